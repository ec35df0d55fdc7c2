// The conversation of the section on MarkdownRender: asks for an answer in the words of the chosen device, and plays it.
import { applyPatch, listenToMarkdown } from "./markdown.js";
import { show, texts } from "./language.js";

const chat = document.getElementById("markdown-chat");
const form = document.querySelector("[data-state=markdown]");
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function listenToMarkdownDemo() {
  listenToMarkdown(chat);
  // The words of the next answer are said at once; those of the answers that are there stay.
  form.addEventListener("change", () => show());
  for (const button of form.querySelectorAll("[data-ask]")) {
    button.addEventListener("click", () => ask(button.dataset.ask, button));
  }
  chat.addEventListener("markdownaction", (event) => {
    const message = event.detail.button.closest(".md-message");
    if (event.detail.action === "retry") ask(message.dataset.message.split(".")[0], event.detail.button);
    else if (event.detail.action === "share") share(message);
  });
}

async function ask(question, button) {
  button.disabled = true;
  try {
    const query = new URLSearchParams(new FormData(form));
    query.set("question", question);
    const response = await fetch(`/markdown/answer?${query}`, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(String(response.status));
    await play(await response.json());
  } catch {
    const failed = document.createElement("li");
    failed.className = "md-message";
    failed.textContent = texts.get(navigator.onLine ? "status.failed" : "status.offline").text;
    chat.querySelector(".md-conversation").append(failed);
  } finally {
    button.disabled = false;
  }
}

async function play(answer) {
  const messages = chat.querySelector(".md-conversation");
  messages.insertAdjacentHTML("beforeend", answer.question + answer.answer);
  const message = messages.lastElementChild;
  for (const patch of answer.patches) {
    applyPatch(message, patch);
    await pause(answer.pace);
  }
}

async function share(message) {
  const text = message.querySelector(".md-answer").innerText;
  if (navigator.share) await navigator.share({ text }).catch(() => {});
  else message.querySelector("[data-action=copy]").click();
}
