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
