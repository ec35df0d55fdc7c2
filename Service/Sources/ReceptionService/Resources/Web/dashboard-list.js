// A list that follows what happens: when the service says that something has changed, the list is asked for anew.
import { say, showLocalTimes, showStatus } from "./dashboard-common.js";

const list = document.getElementById("live-list");

async function refresh() {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok || answer.redirected) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const focused = document.activeElement?.closest("#live-list") ? document.activeElement.getAttribute("href") : null;
  showLocalTimes(page.getElementById("live-list"));
  list.replaceChildren(...page.getElementById("live-list").childNodes);
  if (focused) list.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
  for (const [old, fresh] of [...document.querySelectorAll("[data-unread]")].map((one, place) => [one, page.querySelectorAll("[data-unread]")[place]])) {
    if (fresh) old.replaceWith(fresh);
  }
}

function listen() {
  const events = new EventSource(list.dataset.events);
  let wasBroken = false;
  events.addEventListener("open", () => {
    showStatus("idle");
    if (wasBroken) refresh();
    wasBroken = false;
  });
  events.addEventListener("changed", refresh);
  events.addEventListener("error", () => {
    wasBroken = true;
    showStatus("offline", say(navigator.onLine ? "paused" : "offline"));
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 5000);
  });
}

listen();
