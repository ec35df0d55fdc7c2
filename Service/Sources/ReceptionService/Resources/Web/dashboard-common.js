// What all pages of the dashboard share: words, times, the line that says how things stand, and requests.

const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/** What the page says in the agent's language, by name. */
export const say = (name) => words[name] ?? name;

/** Sets every moment below an element by this browser's clock and in the page's language. */
export function showLocalTimes(root) {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of root.querySelectorAll("time[datetime]")) time.textContent = format.format(new Date(time.dateTime));
}

/** Says how things stand: `idle`, `saving`, `saved`, `failed` or `offline`, and what the button “Try again” does. */
export function showStatus(state, text = "", retry = null) {
  const status = document.getElementById("status");
  status.dataset.state = state;
  document.getElementById("status-text").textContent = text;
  const button = document.getElementById("retry");
  button.hidden = retry === null;
  button.onclick = retry;
}

/** A request that failed, in the agent's words. */
export class Failure extends Error {
  constructor(status, code, message, body = {}) {
    super(message);
    this.body = body;
    this.status = status;
    this.code = code;
  }
}

/** Sends a form's fields; answers the JSON, or throws a Failure. */
export async function send(path, fields) {
  let answer;
  try {
    answer = await fetch(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Accept: "application/json" },
      redirect: "error",
    });
  } catch {
    throw new Failure(0, "offline", say(navigator.onLine ? "failed" : "offline"));
  }
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  if (answer.status === 401) throw new Failure(401, "logged_out", say("loggedOut"));
  throw new Failure(answer.status, body.error?.code ?? "failed", body.error?.message ?? say("failed"), body);
}

/** What is typed into fields and not published: kept over a reload, another language, and a lost session. */
export class Draft {
  constructor(key, inputs) {
    this.key = `dragoman.${key}`;
    this.inputs = inputs;
    // As the service sent them, whatever a browser brought back.
    this.published = this.#read((input) => input.defaultValue, (input) => input.defaultChecked);
  }

  #read(text, isChecked) {
    return Object.fromEntries(
      this.inputs.map((input) => [input.name, input.type === "checkbox" ? isChecked(input) : text(input)]),
    );
  }

  get values() {
    return this.#read((input) => input.value, (input) => input.checked);
  }

  get isEdited() {
    return JSON.stringify(this.values) !== JSON.stringify(this.published);
  }

  /** Keeps what is typed, with the revision and the texts that it began with. */
  keep(base = "") {
    if (!this.isEdited) return this.forget();
    const { before = this.published } = this.#kept ?? {};
    sessionStorage.setItem(this.key, JSON.stringify({ base, before, values: this.values }));
  }

  /** Puts what was kept into the fields; answers the revision to go on from where others' texts came between. */
  restore() {
    const kept = this.#kept;
    if (!kept) return null;
    for (const input of this.inputs) {
      const value = kept.values[input.name];
      if (input.type === "checkbox") input.checked = value ?? input.checked;
      // What was typed before this ran goes before what was kept.
      else if (input.value === input.defaultValue) input.value = value ?? input.value;
    }
    return JSON.stringify(kept.before) === JSON.stringify(this.published) ? null : kept.base;
  }

  forget() {
    sessionStorage.removeItem(this.key);
  }

  get #kept() {
    return JSON.parse(sessionStorage.getItem(this.key) ?? "null");
  }
}

/** The link that throws away what is typed, once the agent has said so; answers what shows it. */
export function discarding(forget) {
  const link = document.getElementById("discard");
  link.addEventListener("click", (event) => {
    if (confirm(link.dataset.question)) forget();
    else event.preventDefault();
  });
  return (isShown) => {
    link.hidden = !isShown;
  };
}
