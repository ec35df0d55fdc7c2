// What was typed does not stay on a computer that others use: who logs out in one tab leaves no draft in another.
import { say } from "./dashboard-common.js";

// In the storage of all tabs: when somebody last logged out. In a tab's own: up to when it knows of that.
const loggedOut = "dashboard.logged-out";
const leaving = "dashboard.leaving";
// How long other tabs are given to say that they have drafts, in milliseconds.
const patience = 250;

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith("dragoman."));
const lastLogOut = () => localStorage.getItem(loggedOut) ?? "";
const knowsOfIt = () => (sessionStorage.getItem(loggedOut) ?? "") === lastLogOut();

function forget() {
  for (const key of drafts()) sessionStorage.removeItem(key);
  sessionStorage.setItem(loggedOut, lastLogOut());
}

// The log-in page that follows: the session is over, and whatever a tab asks for from now on leads there.
if (sessionStorage.getItem(leaving) && document.getElementById("password")) {
  localStorage.setItem(loggedOut, `${Date.now()}`);
}
sessionStorage.removeItem(leaving);

// A tab that was closed or asleep meanwhile hears of it when it is back, before its drafts are put into the fields.
if (!knowsOfIt()) forget();
const leave = () => {
  if (knowsOfIt()) return;
  forget();
  location.replace(location.href);
};
addEventListener("storage", (event) => event.key === loggedOut && leave());
addEventListener("pageshow", (event) => event.persisted && leave());

const tabs = new BroadcastChannel("dragoman.dashboard");
tabs.addEventListener("message", ({ data }) => {
  if (data === "drafts?" && drafts().length > 0) tabs.postMessage("drafts");
});

/** Whether another tab has drafts. */
const othersHaveDrafts = () =>
  new Promise((answer) => {
    tabs.addEventListener("message", ({ data }) => data === "drafts" && answer(true));
    tabs.postMessage("drafts?");
    setTimeout(answer, patience, false);
  });

document.getElementById("log-out")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  if ((drafts().length > 0 || (await othersHaveDrafts())) && !confirm(say("drafts"))) return;
  forget();
  sessionStorage.setItem(leaving, "yes");
  form.submit();
});
