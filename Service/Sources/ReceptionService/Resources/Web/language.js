// Asks the service for the page's texts in a language, and puts them where they belong.

const root = document.documentElement;
const picker = document.getElementById("language");
const mirror = document.getElementById("mirror");
const status = document.getElementById("status");
const retry = document.getElementById("retry");

/** Every text of the page by its mark, with its key, as the service last answered. */
export const texts = new Map(Object.entries(JSON.parse(document.getElementById("texts").textContent)));

let wanted = picker.value;
let beforeArabic = picker.value === "ar" ? "en" : picker.value;
let turn = 0;
let quietening;

/** What is asked for now: "automatic" or a tag. */
export const language = () => wanted;

/** Shows the page in a language; without one, in the same again, after a component changed. Answers whether it worked. */
export async function show(next = wanted) {
  const isSwitch = next !== wanted || status.dataset.state !== "idle";
  wanted = next;
  const mine = ++turn;
  const slow = setTimeout(() => mine === turn && say("saving"), 250);
  try {
    const response = await fetch(`/live?${query()}`, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(String(response.status));
    const answer = await response.json();
    if (mine !== turn) return true;
    put(answer);
    remember();
    say(isSwitch || status.dataset.state !== "idle" ? "saved" : "idle");
    root.dispatchEvent(new CustomEvent("switched"));
    return true;
  } catch {
    if (mine === turn) say(navigator.onLine ? "failed" : "offline");
    return false;
  } finally {
    clearTimeout(slow);
  }
}

/** The longest value that the service reads of a component, in characters. */
const longest = 40;

/** The language and what is set on the components. What was typed stays here; the address takes no book of it. */
function query() {
  const items = new URLSearchParams({ language: wanted });
  for (const form of document.querySelectorAll("form[data-state]")) {
    for (const [name, value] of new FormData(form)) {
      // A form that says the language for a page without a script is not asked.
      if (name !== "language") items.set(name, [...value].slice(0, longest).join(""));
    }
  }
  return items;
}

function put(answer) {
  root.lang = answer.language;
  root.dir = answer.direction;
  // Whoever shows more than texts does so first.
  root.dispatchEvent(new CustomEvent("answered", { detail: answer }));
  for (const [mark, shown] of Object.entries(answer.texts)) texts.set(mark, shown);
  for (const element of document.querySelectorAll("[data-text]")) {
    const shown = answer.texts[element.dataset.text];
    if (!shown) continue;
    if (element.textContent !== shown.text) element.textContent = shown.text;
    setOrRemove(element, "lang", shown.lang);
    setOrRemove(element, "dir", shown.dir);
  }
  for (const attribute of ["aria-label", "placeholder"]) {
    for (const element of document.querySelectorAll(`[data-text-${attribute}]`)) {
      const shown = answer.texts[element.getAttribute(`data-text-${attribute}`)];
      if (shown) element.setAttribute(attribute, shown.text);
    }
  }
  for (const place of document.querySelectorAll("[data-optional]")) place.hidden = !(place.dataset.optional in answer.texts);
  const beside = document.getElementById("beside").selectedOptions[0];
  setOrRemove(document.getElementById("there"), "lang", beside.lang);
  setOrRemove(document.getElementById("there"), "dir", beside.dir);
  const notice = document.getElementById("notice");
  notice.hidden = notice.textContent === "";
  setChosen(answer);
}

function setOrRemove(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** Every control of the language says the same. */
function setChosen(answer) {
  picker.value = answer.requested === "automatic" ? "automatic" : answer.language;
  for (const button of document.querySelectorAll(".tk-switcher button")) {
    button.setAttribute("aria-pressed", String(button.value === answer.language));
  }
  const isArabic = answer.language === "ar";
  mirror.setAttribute("aria-pressed", String(isArabic));
  if (!isArabic) beforeArabic = wanted;
  mirror.value = isArabic ? beforeArabic : "ar";
}

/** The address keeps the language, so that a reload or a link shows the same. */
function remember() {
  const address = new URL(location.href);
  if (wanted === "automatic") address.searchParams.delete("language");
  else address.searchParams.set("language", wanted);
  history.replaceState(null, "", address);
}

/** Says in which state the page is: idle, saving, saved, failed, offline. */
function say(state) {
  clearTimeout(quietening);
  status.dataset.state = state;
  document.getElementById("status-text").textContent = texts.get(`status.${state}`)?.text ?? "";
  retry.hidden = state !== "failed" && state !== "offline";
  if (state === "saved") quietening = setTimeout(() => say("idle"), 2_000);
}

export function listenToLanguage() {
  picker.addEventListener("change", () => show(picker.value));
  for (const button of document.querySelectorAll(".tk-switcher button, #mirror")) {
    button.addEventListener("click", (event) => {
      event.preventDefault();
      show(button.value);
    });
  }
  retry.addEventListener("click", () => show());
  window.addEventListener("online", () => show());
  window.addEventListener("offline", () => say("offline"));
}
