// ThemeKit's components in the browser: what a press or a drag does. Their words come from the service.
import { show, texts } from "./language.js";

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let waiting;

/** Asks for the texts again once the hand rests. */
function showSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(show, 60);
}

export function listenToComponents() {
  for (const form of document.querySelectorAll("form[data-state]")) {
    // A choice in a list is told as a change everywhere, and as input in most browsers.
    for (const kind of ["input", "change"]) form.addEventListener(kind, (event) => event.target.name && showSoon());
    form.addEventListener("submit", (event) => event.preventDefault());
  }
  for (const button of document.querySelectorAll("[data-step]")) button.addEventListener("click", () => step(button));
  for (const button of document.querySelectorAll("[data-clears]")) button.addEventListener("click", () => clear(button));
  for (const button of document.querySelectorAll("[data-resends]")) button.addEventListener("click", () => resend(button));
  for (const button of document.querySelectorAll("[data-month]")) button.addEventListener("click", () => turn(button));
  for (const field of document.querySelectorAll("[data-rule]")) field.addEventListener("input", () => check(field));
  document.querySelector("[data-applies]").addEventListener("click", apply);
  document.getElementById("check").addEventListener("click", (event) => load(event.currentTarget));
  document.documentElement.addEventListener("switched", judge);
  document.documentElement.addEventListener("switched", judgeSearch);
  document.addEventListener("input", (event) => event.target.dataset.channel && paint());
  paint();
}

function step(button) {
  const field = document.getElementById(button.getAttribute("aria-controls"));
  const value = (Number(field.value) || 0) + Number(button.dataset.step);
  field.value = Math.min(Math.max(value, Number(field.min)), Number(field.max));
  showSoon();
}

function clear(button) {
  const field = document.getElementById(button.dataset.clears);
  field.value = "";
  field.focus();
  showSoon();
}

/** Sends a code, and counts down until another may be sent. */
async function resend(button) {
  const field = document.getElementById(button.dataset.resends);
  button.disabled = true;
  for (let left = 15; left >= 0; left--) {
    field.value = left;
    await Promise.all([show(), left > 0 ? pause(1_000) : undefined]);
  }
  button.disabled = false;
}

function turn(button) {
  const field = document.getElementById("month");
  const [year, month] = field.value.split("-").map(Number);
  const months = Math.min(Math.max(year * 12 + month - 1 + Number(button.dataset.month), 12), 9_999 * 12 + 11);
  field.value = `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
  showSoon();
}

/** Digits of any script; four characters or more. An empty field breaks no rule. */
function check(field) {
  const isRight = field.dataset.rule === "digits" ? /^[\p{Nd}\s]*$/u.test(field.value) : !/^.{1,3}$/u.test(field.value);
  if (isRight) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
}

/** Sends the promotional code, or takes an applied one back. */
function apply() {
  const sent = document.getElementById("promo-sent");
  sent.value = texts.get("promo.button").key === "Remove" ? "" : document.getElementById("promo").value;
  show();
}

/** What found nothing says so below the field. */
function judgeSearch() {
  document.getElementById("search-empty").hidden = !texts.get("search.status").key?.startsWith("No results");
}

/** A code that the shop refuses is marked as what it is, until another is typed. */
function judge() {
  const field = document.getElementById("promo");
  if (texts.get("promo.message").key === "This code is not valid") field.setAttribute("aria-invalid", "true");
  else check(field);
}

/** The button is busy while the service is asked, and long enough to be seen. */
async function load(button) {
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  await Promise.all([show(), pause(800)]);
  button.setAttribute("aria-busy", "false");
}

/** Mixes the channels. CSS has no hue-saturation-brightness, so brightness becomes lightness. */
function paint() {
  const [hue, saturation, brightness, opacity] = ["hue", "saturation", "brightness", "opacity"].map(
    (id) => Number(document.getElementById(id).value) / 100,
  );
  const lightness = brightness * (1 - saturation / 2);
  const room = Math.min(lightness, 1 - lightness);
  const chroma = room === 0 ? 0 : (brightness - lightness) / room;
  const percent = (share) => `${(share * 100).toFixed(1)}%`;
  document.getElementById("swatch").style.backgroundColor =
    `hsl(${(hue * 360).toFixed(0)} ${percent(chroma)} ${percent(lightness)} / ${percent(opacity)})`;
}
