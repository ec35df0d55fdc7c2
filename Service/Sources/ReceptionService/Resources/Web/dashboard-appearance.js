// The editor of the chat's texts: a preview that follows what is typed, lengths in UTF-16 units, and drafts that outlive a
// change of language, a reload and a failed publication.
import { discarding, say, send, showStatus } from "./dashboard-common.js";

const form = document.getElementById("appearance");
const preview = document.getElementById("preview");
const inputs = [...form.querySelectorAll("[data-limit]")];
const kept = `dragoman.appearance.${new URLSearchParams(location.search).get("app") ?? ""}.${form.dataset.language}`;
// As the service sent them, whatever was typed before this ran.
const published = Object.fromEntries(inputs.map((input) => [input.name, input.defaultValue]));

const isEdited = () => inputs.some((input) => input.value !== published[input.name]);

const showDiscard = discarding(() => sessionStorage.removeItem(kept));

function show() {
  for (const input of inputs) {
    const isTooLong = input.value.length > Number(input.dataset.limit);
    form.querySelector(`[data-length="${input.name}"]`).textContent = input.value.length;
    if (isTooLong) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    const isShown = input.value.trim() !== "" && !isTooLong;
    preview.querySelector(`[data-part="${input.name}"]`).textContent = isShown ? input.value : input.dataset.fallback;
  }
  document.getElementById("unsaved").textContent = isEdited() ? say("unsaved") : "";
  showDiscard(isEdited() || "overtaken" in form.dataset);
}

function keep() {
  const values = Object.fromEntries(inputs.map((input) => [input.name, input.value]));
  if (isEdited()) sessionStorage.setItem(kept, JSON.stringify({ base: form.elements.base.value, values }));
  else sessionStorage.removeItem(kept);
}

async function publish() {
  const refusal = document.getElementById("refusal");
  refusal.textContent = "";
  const long = inputs.find((input) => input.value.length > Number(input.dataset.limit));
  if (long) {
    refusal.textContent = say("tooLong");
    return long.focus();
  }
  showStatus("saving", say("saving"));
  try {
    const { address } = await send(form.action, new FormData(form));
    sessionStorage.removeItem(kept);
    window.location.assign(address);
  } catch (failure) {
    if (failure.status === 409) {
      // Somebody else was first: the page comes back with their texts beside these.
      return HTMLFormElement.prototype.submit.call(form);
    }
    if (failure.code === "refused") {
      refusal.textContent = failure.message;
      return showStatus("idle");
    }
    showStatus(failure.code === "offline" ? "offline" : "failed", failure.message, publish);
  }
}

const draft = JSON.parse(sessionStorage.getItem(kept) ?? "null");
if (draft) {
  // What was looked at after somebody else published may be published on top of theirs.
  if (!("overtaken" in form.dataset)) form.elements.base.value = draft.base;
  for (const input of inputs) {
    if (input.value === input.defaultValue) input.value = draft.values[input.name] ?? input.value;
  }
}
form.addEventListener("input", () => {
  show();
  keep();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  publish();
});
show();
if (isEdited()) keep();
