// The pages of templates: a preview that follows what is typed, and publishing that loses nothing of it.
import { say, showStatus } from "./dashboard-common.js";

const form = document.getElementById("templates");
const published = new URLSearchParams(new FormData(form)).toString();
let asked = 0;

/** Whether something was typed that is not published. */
const isEdited = () => {
  const fields = new URLSearchParams(new FormData(form));
  const before = new URLSearchParams(published);
  for (const name of ["reply", "base"]) {
    fields.delete(name);
    before.delete(name);
  }
  return fields.toString() !== before.toString();
};

/** Asks the service about what is typed; `what` is `preview` or `publish`. */
async function ask(what) {
  const fields = new URLSearchParams(new FormData(form));
  fields.set("do", what);
  const headers = { Accept: "application/json" };
  const answer = await fetch(form.action, { method: "POST", body: fields, headers, redirect: "error" });
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
}

/** Shows the previews and the problems of an answer. */
function show({ samples = [], problems = [], base }) {
  for (const { id, title, text } of samples) {
    const shown = document.querySelector(`[data-sample="${id}"]`);
    const titlePart = shown?.querySelector('[data-part="title"]');
    if (titlePart) titlePart.textContent = title ?? "";
    if (shown) shown.querySelector('[data-part="text"]').textContent = text;
  }
  for (const input of form.querySelectorAll("[data-input]")) {
    const messages = problems.filter((problem) => problem.input === input.dataset.input).map(({ message }) => message);
    document.getElementById(`problem-${input.dataset.input}`).textContent = messages.join(" ");
    if (messages.length > 0) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  }
  if (base !== undefined) form.elements.base.value = base;
}

/** Counts every text in UTF-16 units, as the service does. */
function count() {
  for (const input of form.querySelectorAll("[data-input]"))
    form.querySelector(`[data-length="${input.dataset.input}"]`).textContent = input.value.length;
}

const refusal = document.getElementById("refusal");
const unsaved = document.getElementById("unsaved");

async function preview() {
  const turn = ++asked;
  unsaved.textContent = isEdited() ? say("unsaved") : "";
  try {
    const { status, body } = await ask("preview");
    // A later question has a later answer.
    if (turn !== asked) return;
    if (status === 401) return showStatus("failed", say("loggedOut"), preview);
    if (status !== 200) return showStatus("failed", body.error?.message ?? say("failed"), preview);
    show({ ...body, base: undefined });
    showStatus("idle");
  } catch {
    if (turn === asked) showStatus("offline", say(navigator.onLine ? "failed" : "offline"), preview);
  }
}

async function publish() {
  ++asked;
  showStatus("saving", say("saving"));
  refusal.textContent = "";
  try {
    const { status, body } = await ask("publish");
    if (status === 200 && body.address) {
      unsaved.textContent = "";
      leaving = true;
      return window.location.assign(body.address);
    }
    showStatus(status === 401 ? "failed" : "idle", status === 401 ? say("loggedOut") : "", status === 401 ? publish : null);
    if (body.samples) show(body);
    refusal.textContent = status === 401 ? "" : (body.error?.message ?? say("failed"));
    form.querySelector('[aria-invalid="true"]')?.focus();
  } catch {
    showStatus("failed", say(navigator.onLine ? "failed" : "offline"), publish);
  }
}

// A browser may have brought back what was typed.
count();
let leaving = false;
let timer;
form.addEventListener("input", () => {
  count();
  unsaved.textContent = isEdited() ? say("unsaved") : "";
  clearTimeout(timer);
  timer = setTimeout(preview, 150);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(timer);
  publish();
});
window.addEventListener("beforeunload", (event) => {
  if (!leaving && isEdited()) event.preventDefault();
});
