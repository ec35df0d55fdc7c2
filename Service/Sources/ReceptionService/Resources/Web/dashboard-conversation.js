// A conversation that is open: messages come as they are written, what is typed is kept whatever happens, and a request
// for a review asks what to keep when the user's language changes meanwhile.
import { Failure, say, send, showLocalTimes, showStatus } from "./dashboard-common.js";

const talk = document.getElementById("talk");
const list = document.getElementById("messages");
const log = list.parentElement;
// Such a page ends before the last message: nothing is read there, and what comes belongs on the page of the latest.
const isEarlier = "earlier" in list.dataset;
const form = document.getElementById("composer");
const text = document.getElementById("text");
const question = document.getElementById("question");
const device = talk.dataset.device;
const kept = `dragoman.composer.${device}`;
// A browser would cut off in silence what is pasted.
const longest = text.maxLength;
text.removeAttribute("maxlength");

/** What the composer holds: a reply, and beside it a request for a review with the language that it was drafted for. */
const state = Object.assign({ reply: "", review: null, waiting: [] }, JSON.parse(sessionStorage.getItem(kept) ?? "{}"));
let language = talk.dataset.language;
let isBlocked = "blocked" in form.dataset;
let undo = null;

function keep() {
  if (state.review) state.review.text = text.value;
  else state.reply = text.value;
  save();
}

/** Kept in this tab, for as long as there is something to keep. */
function save() {
  const isEmpty = state.reply.trim() === "" && !state.review && state.waiting.length === 0;
  if (isEmpty) sessionStorage.removeItem(kept);
  else sessionStorage.setItem(kept, JSON.stringify(state));
}

// MARK: The composer

function show() {
  text.value = state.review ? state.review.text : state.reply;
  form.elements.scenario.value = state.review?.scenario ?? "";
  form.elements.drafted.value = state.review?.language ?? "";
  document.getElementById("kind").hidden = !state.review;
  document.getElementById("leave-review").hidden = !state.review;
  document.getElementById("undo").hidden = !(state.review && undo !== null);
  count();
  ask();
}

/** Says how long the text is. What is too long stays whole, so that it can be shortened or sent in two parts. */
function count() {
  form.querySelector("[data-length]").textContent = text.value.length;
  document.getElementById("text-problem").textContent = text.value.length > longest ? say("tooLong") : "";
  if (text.value.length > longest) text.setAttribute("aria-invalid", "true");
  else text.removeAttribute("aria-invalid");
}

/** Nothing can be sent to a device that is not served; what is typed stays. */
function showBlocked() {
  document.getElementById("blocked").hidden = !isBlocked;
  document.getElementById("block").hidden = isBlocked;
  document.getElementById("unblock").hidden = !isBlocked;
}

/** Asks what to keep where the draft is for another language than the user's, and lets nothing be sent before. */
function ask() {
  const differs = Boolean(state.review) && state.review.language !== language;
  document.getElementById("send").disabled = differs || isBlocked;
  if (differs && question.hidden) {
    question.hidden = false;
    document.getElementById("keep").focus({ preventScroll: false });
  } else if (!differs) question.hidden = true;
}

/** The question in the words of the languages it is about. */
function wordQuestion(name) {
  const line = document.getElementById("question-text");
  line.textContent = say("question").replace("{now}", () => name).replace("{drafted}", () => state.review?.name ?? "");
}

async function draft(scenario) {
  const address = new URL("/dashboard/conversation/draft", location.href);
  address.search = new URLSearchParams({ ...appOf(location), device, review: scenario });
  const answer = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => null);
  if (!answer?.ok) {
    showStatus("failed", say(answer?.status === 401 ? "loggedOut" : "failed"), () => begin(scenario));
    return null;
  }
  showStatus("idle");
  const body = await answer.json();
  return { scenario, text: body.text, language: body.language, name: body.languageName };
}

const appOf = ({ search }) => {
  const app = new URLSearchParams(search).get("app");
  return app ? { app } : {};
};

/** Begins a request for a review; the reply that was being written stays for later. */
async function begin(scenario) {
  keep();
  const made = await draft(scenario);
  if (!made) return;
  undo = state.review && state.review.text.trim() !== "" ? state.review : null;
  state.review = made;
  text.value = made.text;
  language = made.language;
  keep();
  show();
  text.focus();
}

document.getElementById("review").addEventListener("submit", (event) => {
  event.preventDefault();
  begin(event.target.elements.review.value);
});

document.getElementById("leave-review").addEventListener("click", () => {
  keep();
  undo = state.review;
  state.review = null;
  show();
  text.focus();
});

document.getElementById("keep").addEventListener("click", (event) => {
  event.preventDefault();
  keep();
  state.review.language = language;
  question.hidden = true;
  show();
  text.focus();
});

document.getElementById("replace").addEventListener("click", (event) => {
  event.preventDefault();
  begin(state.review.scenario);
});

document.getElementById("undo").addEventListener("click", () => {
  const back = undo;
  undo = null;
  keep();
  state.review = { ...state.review, text: back.text };
  text.value = back.text;
  show();
});

text.addEventListener("input", () => {
  keep();
  count();
});
text.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) form.requestSubmit();
});

// MARK: Sending

form.addEventListener("submit", (event) => {
  event.preventDefault();
  keep();
  if (isBlocked) return;
  if (text.value.trim() === "" || text.value.length > longest) return text.focus();
  if (state.review && state.review.language !== language) return ask();
  const id = `team-${[...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, "0")).join("")}`;
  const message = { id, text: text.value, review: state.review };
  if (state.review) state.review = null;
  else state.reply = "";
  undo = null;
  state.waiting.push(message);
  save();
  show();
  deliver(message);
});

/** Shows a message that waits, and sends it. It leaves the page only when the service has it. */
async function deliver(message) {
  const bubble = list.querySelector(`[data-id="${message.id}"]`) ?? waitingBubble(message);
  setState(bubble, "sending");
  try {
    const stored = await send(form.action, {
      token: form.elements.token.value,
      device,
      id: message.id,
      text: message.text,
      scenario: message.review?.scenario ?? "",
      drafted: message.review?.language ?? "",
    });
    forget(message);
    // It stands at the conversation's end, which is not here. What else waits is kept, and sent by that page.
    if (isEarlier) return location.assign(document.getElementById("latest").href);
    place(stored);
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    if (failure.code === "language_changed") {
      forget(message);
      bubble.remove();
      keep();
      // Another request may have been begun meanwhile: it stays within reach.
      undo = state.review;
      state.review = message.review;
      state.review.text = message.text;
      text.value = message.text;
      language = failure.body.language;
      wordQuestion(failure.body.languageName);
      save();
      return show();
    }
    setState(bubble, "failed", failure.message, message);
  }
}

function forget(message) {
  state.waiting = state.waiting.filter((one) => one.id !== message.id);
  save();
}

function waitingBubble(message) {
  const bubble = document.createElement("li");
  bubble.className = "bubble";
  bubble.dataset.author = "team";
  bubble.dataset.id = message.id;
  const said = document.createElement("p");
  said.className = "said";
  said.lang = "";
  said.textContent = message.text;
  const how = document.createElement("span");
  how.className = "sent";
  bubble.append(said, how);
  document.getElementById("silence").hidden = true;
  list.append(bubble);
  toEnd();
  return bubble;
}

/** How a message that waits stands; one that failed can be sent again or taken back. */
function setState(bubble, name, reason = "", message = null) {
  bubble.dataset.state = name;
  const how = bubble.querySelector(".sent");
  how.textContent = name === "sending" ? say("sending") : `${say("notSent")}. ${reason}`;
  bubble.querySelector(".row")?.remove();
  if (name !== "failed") return;
  const row = document.createElement("div");
  row.className = "row";
  const button = (words, action) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "quiet";
    made.textContent = say(words);
    made.addEventListener("click", action);
    row.append(made);
  };
  button("again", () => deliver(message));
  button("edit", () => {
    forget(message);
    bubble.remove();
    keep();
    if (message.review && !state.review) state.review = { ...message.review, text: message.text };
    else state.reply = state.reply.trim() === "" ? message.text : `${state.reply}\n${message.text}`;
    if (!message.review && state.review) state.review = null;
    save();
    show();
    text.focus();
  });
  bubble.append(row);
}

// MARK: Messages

const isAtEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 80;
const toEnd = () => log.scrollTo({ top: log.scrollHeight });

/** Puts a message of the service in its place: once, in order, and over the bubble that waited for it. */
function place({ number, id, author, html }) {
  if (number <= Number(list.dataset.last) && list.querySelector(`[data-number="${number}"]`)) {
    list.querySelector(`[data-id="${CSS.escape(id)}"]:not([data-number])`)?.remove();
    return;
  }
  const holder = document.createElement("template");
  holder.innerHTML = html;
  showLocalTimes(holder.content);
  const stays = isAtEnd();
  const waiting = list.querySelector(`[data-id="${CSS.escape(id)}"]:not([data-number])`);
  const next = [...list.querySelectorAll("[data-number]")].find((one) => Number(one.dataset.number) > number);
  waiting?.remove();
  list.insertBefore(holder.content, next ?? list.querySelector("[data-state]"));
  list.dataset.last = Math.max(number, Number(list.dataset.last));
  document.getElementById("silence").hidden = true;
  if (stays || author === "team") toEnd();
  if (author === "user") markRead();
}

let readUpTo = 0;

/** What is on a page that somebody sees is read. */
async function markRead() {
  const last = Number(list.dataset.last);
  if (isEarlier || document.visibilityState !== "visible" || last <= readUpTo) return;
  readUpTo = last;
  const address = new URL("/dashboard/conversation/read", location.href);
  address.search = new URLSearchParams(appOf(location));
  await send(address, { token: form.elements.token.value, device, number: last }).catch(() => (readUpTo = 0));
}

document.addEventListener("visibilitychange", markRead);

// MARK: Events

function listen() {
  const address = new URL("/dashboard/conversation/events", location.href);
  address.search = new URLSearchParams({ ...appOf(location), device, after: list.dataset.last });
  const events = new EventSource(address);
  events.addEventListener("open", () => showStatus("idle"));
  if (!isEarlier) events.addEventListener("message", (event) => place(JSON.parse(event.data)));
  events.addEventListener("device", (event) => {
    const now = JSON.parse(event.data);
    for (const [id, html] of [["facts", now.facts], ["badges", now.badges]]) {
      const part = document.getElementById(id);
      part.innerHTML = html;
      showLocalTimes(part);
    }
    language = now.language;
    isBlocked = now.isBlocked;
    showBlocked();
    if (state.review) wordQuestion(now.languageName);
    ask();
  });
  events.addEventListener("gone", (event) => {
    events.close();
    showStatus("failed", JSON.parse(event.data).message);
    document.getElementById("send").disabled = true;
  });
  events.addEventListener("error", async () => {
    showStatus("offline", say(navigator.onLine ? "paused" : "offline"));
    // A browser gives up for good where the answer is no stream: the session has ended, or the service is starting.
    if (events.readyState !== EventSource.CLOSED) return;
    setTimeout(listen, 5000);
    const answer = await fetch(location.href, { method: "HEAD", headers: { Accept: "application/json" } }).catch(() => null);
    if (answer?.status === 401) showStatus("failed", say("loggedOut"));
  });
}

// MARK: Beginning

const drafted = form.elements.scenario.value;
if (drafted) {
  // Asked for in the address: it lies over whatever was kept.
  if (state.review && state.review.text !== text.value) undo = state.review;
  state.review = { scenario: drafted, text: text.value, language: form.elements.drafted.value, name: form.dataset.drafted };
}
// What was typed before this ran is a reply, beside whatever was kept.
if (!drafted && text.value !== text.defaultValue) {
  state.reply = state.reply.trim() === "" ? text.value : `${state.reply}\n${text.value}`;
  save();
}
show();
for (const message of state.waiting) deliver(message);
toEnd();
markRead();
listen();
