// The support chat and the visitor's device: what is pressed goes to the service, and what the device has become comes
// back as events. Every word and every row is the service's.
import { language, texts } from "./language.js";

const rows = document.getElementById("chat-rows");
const live = document.getElementById("chat-live");
const scroll = live.closest(".chat-scroll");
const frame = document.getElementById("chat-frame");
const launcher = document.getElementById("chat-open");
const draft = document.getElementById("chat-draft");
const limit = document.getElementById("chat-limit");
const question = document.getElementById("device-question");
const connection = document.getElementById("chat-connection");
const facts = document.getElementById("device-facts");
const said = document.getElementById("device-message");
const picker = document.getElementById("device-language");
const toggles = [...document.querySelectorAll("[data-device][aria-pressed]")];
const hasDevice = "has-device";
let events;
let isSending = false;
let counting;

export function listenToChat() {
  document.getElementById("chat-close").addEventListener("click", close);
  launcher.addEventListener("click", open);
  document.getElementById("chat-composer").addEventListener("submit", send);
  draft.addEventListener("input", () => count());
  question.addEventListener("close", () => question.returnValue === "delete" && act("delete"));
  picker.addEventListener("change", () => act("language", picker.value));
  document.getElementById("device-controls").addEventListener("submit", (event) => event.preventDefault());
  for (const button of document.querySelectorAll("[data-device]")) {
    button.addEventListener("click", () => press(button));
  }
  live.addEventListener("click", (event) => {
    const button = event.target.closest("[data-retry]");
    if (button) act("retry", button.dataset.retry);
  });
  connection.addEventListener("click", (event) => event.target.closest("button") && act("refresh"));
  document.documentElement.addEventListener("switched", () => {
    count();
    if (events) connect();
  });
  toEnd();
  if (sessionStorage.getItem(hasDevice)) connect();
}

/** The service answers with another conversation than the one that is shown. */
export function showChat(answer) {
  for (const part of document.querySelectorAll("[data-part=chat]")) {
    part.lang = answer.language;
    part.dir = answer.direction;
  }
  if (rows.dataset.conversation === answer.conversation) return;
  rows.dataset.conversation = answer.conversation;
  rows.innerHTML = answer.rows;
  toEnd();
}

const toEnd = () => (scroll.scrollTop = scroll.scrollHeight);

function close() {
  frame.hidden = true;
  launcher.hidden = false;
  launcher.focus();
}

function open() {
  frame.hidden = false;
  launcher.hidden = true;
  toEnd();
  draft.focus();
}

/** How many characters are left from which on the app says so. */
const near = 200;

/** Says what is left as the app does: in the chat's words, and only where the end is near. Answers whether it can be sent. */
function count() {
  const left = Number(draft.dataset.limit) - draft.value.length;
  clearTimeout(counting);
  counting = undefined;
  draft.setAttribute("aria-invalid", String(left < 0));
  if (left < 0) limitSays("chat.tooLong");
  else if (left >= near) limitSays();
  else counting = setTimeout(() => tellLeft(left), 200);
  return left >= 0;
}

async function tellLeft(left) {
  const mine = counting;
  const shown = { table: "ReceptionKit", key: "composer.charactersLeft", arguments: [left], asked: texts.get("chat.send").asked };
  const query = new URLSearchParams({ language: shown.asked, table: shown.table, key: shown.key, argument: left });
  const answer = await fetch(`/explain?${query}`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const text = answer?.ok ? (await answer.json()).explanation.text : String(left);
  if (mine !== counting) return;
  texts.set("chat.left", { ...shown, text });
  limitSays("chat.left");
}

function limitSays(mark) {
  if (mark) limit.dataset.text = mark;
  else delete limit.dataset.text;
  const text = mark ? texts.get(mark).text : "";
  if (limit.textContent !== text) limit.textContent = text;
}

/** What was written is taken out of the field only once the service has it. */
async function send(event) {
  event.preventDefault();
  const text = draft.value;
  if (text.trim() === "" || isSending) return;
  if (!count()) return draft.focus();
  isSending = true;
  if ((await act("send", text)) && draft.value === text) draft.value = "";
  count();
  isSending = false;
}

function press(button) {
  const action = button.dataset.device;
  if (action === "delete") return ask();
  if (!button.hasAttribute("aria-pressed")) return act(action);
  return act(action, button.getAttribute("aria-pressed") === "true" ? "off" : "on");
}

/** What is deleted is gone, so it is asked for twice. */
function ask() {
  question.returnValue = "";
  question.showModal();
}

/** Does something with the device; the first time the visitor gets one. Answers whether it was done. */
async function act(action, value) {
  try {
    const response = await fetch("/live/device", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action, value }),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 429) {
      const failure = await response.json();
      say(failure.error.code === "too_fast" ? "device.tooFast" : "device.tooMany");
      return false;
    }
    if (!response.ok) throw new Error(String(response.status));
    say();
    sessionStorage.setItem(hasDevice, "1");
    if (!events || events.readyState === EventSource.CLOSED) connect();
    return true;
  } catch {
    say("device.failed");
    return false;
  }
}

/** Says what went wrong, in the page's language; nothing takes it back. */
function say(mark) {
  if (mark) said.dataset.text = mark;
  else delete said.dataset.text;
  said.textContent = mark ? texts.get(mark).text : "";
}

/**
 * Listens to the device, in the languages that the page is in now. A browser comes back by itself when this breaks; where
 * there is no device any more it does not, and the next press makes a new one.
 */
function connect() {
  events?.close();
  const query = new URLSearchParams({ language: language(), chat: document.getElementById("chat").value });
  events = new EventSource(`/live/device/events?${query}`);
  events.addEventListener("device", (event) => show(JSON.parse(event.data)));
}

function show(device) {
  for (const [mark, shown] of Object.entries(device.texts)) texts.set(mark, shown);
  if (facts.innerHTML !== device.facts) facts.innerHTML = device.facts;
  showRows(device.rows);
  showConnection(device);
  if (document.activeElement !== picker) picker.value = device.language;
  for (const toggle of toggles) {
    const isOn = toggle.dataset.device === "offline" ? device.isOffline : device.isInBackground;
    toggle.setAttribute("aria-pressed", String(isOn));
  }
}

/** Replaces the rows that have changed, so that a screen reader hears only what is new. */
function showRows(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  const next = [...template.content.children];
  const isAtEnd = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 48;
  const before = live.children.length;
  next.forEach((row, place) => {
    const known = live.children[place];
    if (!known) live.append(row);
    else if (known.outerHTML !== row.outerHTML) known.replaceWith(row);
  });
  while (live.children.length > next.length) live.lastElementChild.remove();
  if (next.length > before && (isAtEnd || next.at(-1)?.dataset.author === "user")) toEnd();
}

function showConnection(device) {
  const key = `${device.connection}|${device.refresh ?? ""}`;
  if (connection.dataset.shown === key) return;
  connection.dataset.shown = key;
  connection.replaceChildren();
  if (device.connection === "") return;
  const words = document.createElement("span");
  words.textContent = device.connection;
  words.dataset.text = "chat.connection";
  connection.append(words);
  if (!device.refresh) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "chat-retry";
  button.textContent = device.refresh;
  button.dataset.text = "chat.refresh";
  connection.append(button);
}
