// Says of any text on the page where it came from: a click on it, or Enter on it while "Explain texts" is on.
import { language, texts } from "./language.js";

const explainable = "[data-text], [data-text-aria-label], [data-text-placeholder], select";
const panel = document.getElementById("explain");
const answers = document.getElementById("explain-answers");
const toggle = document.getElementById("explain-toggle");
let marks = [];
let isOn = false;

export function listenToExplain() {
  toggle.addEventListener("click", () => turnOn(!isOn));
  document.getElementById("explain-close").addEventListener("click", close);
  document.addEventListener("click", onClick, true);
  document.addEventListener("mousedown", (event) => isOn && textAt(event.target) && event.preventDefault(), true);
  document.addEventListener("keydown", onKey, true);
  document.documentElement.addEventListener("switched", () => marks.length > 0 && ask());
}

/** While it is on, every text can be reached with Tab, and a press explains instead of doing what it else does. */
function turnOn(next) {
  isOn = next;
  toggle.setAttribute("aria-pressed", String(isOn));
  document.documentElement.classList.toggle("explaining", isOn);
  for (const element of document.querySelectorAll(explainable)) {
    if (element.matches("a, button, input, select, option, title, [hidden] *") || isOurs(element)) continue;
    if (isOn) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }
  if (isOn) open();
}

const isOurs = (element) => element.closest("#explain-toggle, #explain-close, #retry") !== null;

/** The element whose text stands at a place, if any. */
function textAt(target) {
  const element = target.closest?.(explainable);
  if (element) return isOurs(element) ? null : element;
  const around = target.closest?.("button, label");
  return around && !isOurs(around) ? around.querySelector(explainable) : null;
}

function onClick(event) {
  const element = textAt(event.target);
  if (!element) return;
  const does = element.closest("a, button, input, select, label:has(input)");
  if (!isOn && does) return;
  if (isOn) {
    event.preventDefault();
    event.stopPropagation();
  } else if (String(getSelection()) !== "") {
    return; // A text was being selected, not chosen.
  }
  explain(element);
}

function onKey(event) {
  if (event.key === "Escape" && (isOn || panel.dataset.open !== undefined)) {
    turnOn(false);
    close();
    toggle.focus();
  } else if (isOn && (event.key === "Enter" || event.key === " ")) {
    const element = textAt(event.target);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    explain(element);
  }
}

function explain(element) {
  for (const other of document.querySelectorAll(".explained")) other.classList.remove("explained");
  element.classList.add("explained");
  marks = marksOf(element);
  open();
  return ask();
}

/** An element can show several texts: its words, its accessible name, its label, what stands in it while empty. */
function marksOf(element) {
  const label = element.matches("input, select") ? element.labels?.[0]?.dataset.text : undefined;
  const chosen = element.matches("select") ? element.selectedOptions[0]?.dataset.text : undefined;
  const found = [element.dataset.text, label, chosen, element.dataset.textAriaLabel, element.dataset.textPlaceholder];
  return [...new Set(found.filter((mark) => texts.has(mark)))];
}

function open() {
  panel.dataset.open = "";
}

function close() {
  delete panel.dataset.open;
  for (const element of document.querySelectorAll(".explained")) element.classList.remove("explained");
}

async function ask() {
  const asked = marks;
  try {
    const made = await Promise.all(asked.map(answer));
    if (asked !== marks) return;
    answers.replaceChildren(...made);
  } catch {
    answers.replaceChildren(make("p", {}, texts.get(navigator.onLine ? "status.failed" : "status.offline").text));
  }
  panel.dataset.answers = "";
}

/** One text with every source that was asked for it. */
async function answer(mark) {
  const shown = texts.get(mark);
  if (!shown.key) return make("article", { class: "answer" }, specimen(shown), worded("p", "explain.verbatim"));
  const told = shown.told ?? (await asked(shown));
  const why = told.explanation;
  return make(
    "article",
    { class: "answer", "data-mark": mark },
    specimen({ text: why.text, lang: why.language, dir: told.direction }),
    facts(told),
    worded("h3", "explain.steps"),
    make("ol", { class: "steps" }, ...why.steps.map((one, place) => step(one, told.says[place]))),
    ...(why.answeredBy === undefined ? [worded("p", "explain.nobody")] : []),
  );
}

/** What the service says of a text. */
async function asked(shown) {
  const query = new URLSearchParams({ language: shown.asked ?? language(), table: shown.table, key: shown.key });
  for (const value of shown.arguments) query.append("argument", typeof value === "string" ? `text:${value}` : value);
  const response = await fetch(`/explain?${query}`, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

const specimen = (shown) => make("p", { class: "specimen", lang: shown.lang, dir: shown.dir ?? "auto" }, shown.text);

function facts(told) {
  const values = told.arguments.map((value) => make("code", { dir: "ltr" }, JSON.stringify(value)));
  const spaced = values.flatMap((value, place) => (place === 0 ? [value] : [" ", value]));
  return make(
    "dl",
    {},
    worded("dt", "explain.key"),
    make("dd", {}, make("code", { dir: "ltr" }, told.explanation.key)),
    ...(values.length > 0 ? [worded("dt", "explain.values"), make("dd", {}, ...spaced)] : []),
    worded("dt", "explain.asked"),
    make("dd", {}, make("code", { dir: "ltr" }, wish(told))),
    worded("dt", "explain.answered"),
    make("dd", {}, make("code", { dir: "ltr", "data-answered": "" }, told.explanation.language)),
  );
}

/** What was asked for, which of the browser's wishes that came to, and by which rule the page's language answers it. */
function wish(told) {
  const wanted = told.wanted && told.wanted !== told.requested ? ` → ${told.wanted}` : "";
  return `${told.requested}${wanted} (${told.rule})`;
}

function step(one, says) {
  const asked = one.language ? `${one.asked} → ${one.language}` : one.asked;
  return make(
    "li",
    { "data-outcome": one.outcome },
    make("code", { dir: "ltr" }, `${one.source} · ${asked}`),
    make("span", { class: "outcome" }, says),
  );
}

/** An element with one of the page's own words. */
const worded = (name, mark) => make(name, { "data-text": mark, lang: texts.get(mark).lang }, texts.get(mark).text);

/** An element; texts among its content stay texts. */
function make(name, attributes, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, value);
  element.append(...content);
  return element;
}
