// The pages of templates: a preview that follows what is typed, and publishing that loses nothing of it.
import { Draft, discarding, say, showStatus } from "./dashboard-common.js";

const form = document.getElementById("templates");
const fields = [...form.querySelectorAll("[data-input]")];
const scope = `${form.dataset.kind}.${new URLSearchParams(location.search).get("app") ?? ""}`;
// The sender is one for all languages, and the example reply belongs to the page: each is kept by itself.
const isShared = (input) => input.name === "sender";
const own = new Draft(`${scope}.${form.elements.language.value}`, fields.filter((input) => !isShared(input)));
const shared = new Draft(`${scope}.sender`, fields.filter(isShared));
const example = new Draft(`${scope}.reply`, [...form.querySelectorAll('[name="reply"]')]);
const drafts = [own, shared, example];
let asked = 0;

/** Whether something was typed that is not published. */
const isEdited = () => own.isEdited || shared.isEdited;

/** Keeps what is typed, and says that it is not published. */
function keep() {
  for (const draft of drafts) draft.keep(form.elements.base.value);
  showEdited();
}

function showEdited() {
  unsaved.textContent = isEdited() ? say("unsaved") : "";
  showDiscard(isEdited());
}

const forget = () => drafts.forEach((draft) => draft.forget());
const showDiscard = discarding(forget);

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
  showEdited();
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
      forget();
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

const bases = drafts.slice(0, 2).map((draft) => draft.restore());
example.restore();
// Somebody published other texts than these began with: the agent is asked to look once more.
const overtaken = bases.find((base) => base !== null);
if (overtaken !== undefined) form.elements.base.value = overtaken;
count();
let timer;
form.addEventListener("input", () => {
  count();
  keep();
  clearTimeout(timer);
  timer = setTimeout(preview, 150);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(timer);
  publish();
});
if (isEdited() || example.isEdited) {
  keep();
  preview();
}
