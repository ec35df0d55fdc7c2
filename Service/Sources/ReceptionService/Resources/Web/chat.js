// The support chat and the visitor's device: what is pressed goes to the service, and what the device has become comes
// back as events. Every word and every row is the service's.
import { language, texts } from "./language.js";

const rows = document.getElementById("chat-rows");
const live = document.getElementById("chat-live");
const pending = document.getElementById("chat-pending");
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
const keptDraft = "chat-draft";
/** What the table says before there is a device. */
const noFacts = facts.cloneNode(true);
let events;
let beginning;
let counting;
/** Messages that the device is not known to have, by their names. */
const waiting = new Map();
/** What could not be sent and stands in the field again: it keeps its name. */
let givenBack;
let sending = Promise.resolve();

export function listenToChat() {
  document.getElementById("chat-close").addEventListener("click", close);
  launcher.addEventListener("click", open);
  document.getElementById("chat-composer").addEventListener("submit", send);
  draft.addEventListener("input", () => typed());
  takeDraft();
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
  if (events) act("chat", "closed");
}

function open() {
  frame.hidden = false;
  launcher.hidden = true;
  toEnd();
  draft.focus();
  if (events) act("chat", "open");
}

/** What is typed and not sent outlives a reload, with the name that it may have been sent under before. */
function typed(text = draft.value) {
  if (draft.value !== text) draft.value = text;
  if (text === "") sessionStorage.removeItem(keptDraft);
  else sessionStorage.setItem(keptDraft, JSON.stringify({ text, id: givenBack?.text === text ? givenBack.id : undefined }));
  count();
}

function takeDraft() {
  const kept = JSON.parse(sessionStorage.getItem(keptDraft) ?? "null");
  if (!kept || draft.value !== "") return;
  if (kept.id) givenBack = kept;
  typed(kept.text);
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

/**
 * What is sent leaves the field at once, so that what is written meanwhile is the next message. It stands below the others
 * until the device says that it has it, and has one name however often it is sent.
 */
function send(event) {
  event.preventDefault();
  const text = draft.value;
  if (text.trim() === "") return;
  if (!count()) return draft.focus();
  const message = givenBack?.text === text ? givenBack : { id: crypto.randomUUID?.() ?? String(Math.random()), text };
  givenBack = undefined;
  typed("");
  deliver(message);
}

function deliver(message) {
  message.row ??= pending.appendChild(document.createElement("li"));
  showPending(message, "sending");
  toEnd();
  // One after the other, in the order in which they were written.
  sending = sending.then(async () => {
    if ((await act("send", message.text, message.id)) || !message.row) return;
    if (draft.value !== "") return showPending(message, "failed");
    givenBack = message;
    typed(message.text);
    removePending(message);
  });
}

function showPending(message, delivery) {
  const bubble = document.createElement("div");
  bubble.className = "chat-bubble";
  const words = bubble.appendChild(document.createElement("p"));
  words.className = "chat-text";
  words.textContent = message.text;
  const meta = document.createElement("p");
  meta.className = "chat-meta";
  const how = meta.appendChild(word("span", `chat.${delivery}`));
  how.dataset.delivery = delivery;
  if (delivery === "failed") {
    const again = meta.appendChild(word("button", "chat.again"));
    again.type = "button";
    again.className = "chat-retry";
    again.addEventListener("click", () => deliver(message));
  }
  message.row.className = "chat-row";
  message.row.dataset.author = "user";
  message.row.replaceChildren(bubble, meta);
  waiting.set(message.id, message);
}

function word(kind, mark) {
  const element = document.createElement(kind);
  element.dataset.text = mark;
  element.textContent = texts.get(mark).text;
  return element;
}

function removePending(message) {
  waiting.delete(message.id);
  message.row?.remove();
  message.row = undefined;
}

/** The device has these messages, though it may never have been heard to say so. */
function taken(ids) {
  for (const id of ids) {
    if (waiting.has(id)) removePending(waiting.get(id));
    if (givenBack?.id !== id) continue;
    if (draft.value === givenBack.text) typed("");
    givenBack = undefined;
  }
}

function press(button) {
  const action = button.dataset.device;
  if (action === "delete") return askTwice();
  if (!button.hasAttribute("aria-pressed")) return act(action);
  return act(action, button.getAttribute("aria-pressed") === "true" ? "off" : "on");
}

/** What is deleted is gone, so it is asked for twice. */
function askTwice() {
  question.returnValue = "";
  question.showModal();
}

/** Does something with the device; the first time the visitor gets one. Answers whether it was done. */
async function act(action, value, id) {
  // The first answer says who the visitor is: whatever is asked before it would be somebody else's.
  while (beginning) await beginning;
  if (sessionStorage.getItem(hasDevice)) return ask(action, value, id);
  beginning = ask(action, value, id);
  const isDone = await beginning;
  beginning = undefined;
  return isDone;
}

async function ask(action, value, id) {
  try {
    const response = await fetch("/live/device", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      // Where there is no device any more, a new one speaks what was chosen here.
      body: JSON.stringify({ action, value, id, language: picker.value }),
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
 * Listens to the device, in the languages that the page is in now. A browser comes back by itself when this breaks, and not
 * when it was answered something else: then there may be no device any more.
 */
function connect() {
  events?.close();
  const query = new URLSearchParams({ language: language(), chat: document.getElementById("chat").value });
  events = new EventSource(`/live/device/events?${query}`);
  events.addEventListener("error", (event) => event.target.readyState === EventSource.CLOSED && lookAgain(event.target));
  events.addEventListener("device", (event) => show(JSON.parse(event.data)));
}

/** Whether the device is gone, or the service only was not itself. */
async function lookAgain(closed) {
  const answer = await fetch(closed.url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  answer?.body?.cancel();
  if (closed !== events) return;
  if (answer?.status === 204) lose();
  else setTimeout(() => closed === events && connect(), 3_000);
}

/** The device is gone with what it showed. What is typed and what is chosen stays, for a new one. */
function lose() {
  events = undefined;
  sessionStorage.removeItem(hasDevice);
  live.replaceChildren();
  showConnection({ connection: "" });
  facts.replaceChildren(...noFacts.cloneNode(true).children);
  for (const element of facts.querySelectorAll("[data-text]")) element.textContent = texts.get(element.dataset.text).text;
  for (const toggle of toggles) toggle.setAttribute("aria-pressed", "false");
  say("device.gone");
}

function show(device) {
  for (const [mark, shown] of Object.entries(device.texts)) texts.set(mark, { ...shown, told: device.told[mark] });
  showHeading();
  if (facts.innerHTML !== device.facts) facts.innerHTML = device.facts;
  taken(device.taken);
  showRows(device.rows);
  showConnection(device);
  if (document.activeElement !== picker) picker.value = device.language;
  for (const toggle of toggles) {
    const isOn = toggle.dataset.device === "offline" ? device.isOffline : device.isInBackground;
    toggle.setAttribute("aria-pressed", String(isOn));
  }
}

/** What the team has published stands where the page had the built-in words. */
function showHeading() {
  for (const mark of ["chat.title", "chat.open", "chat.welcome"]) {
    for (const element of document.querySelectorAll(`[data-text="${mark}"]`)) {
      if (element.textContent !== texts.get(mark).text) element.textContent = texts.get(mark).text;
    }
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
