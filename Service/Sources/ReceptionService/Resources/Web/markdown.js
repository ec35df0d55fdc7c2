// What rendered Markdown does in the browser: code and messages are copied, folds obey their reader, and what a streamed
// message changes is put in its place, every other node left alone.

const restored = new WeakMap();

/** Listens to everything that is pressed inside an element, now and later. */
export function listenToMarkdown(root) {
  root.addEventListener("click", (event) => {
    const summary = event.target.closest?.(".md-reasoning > summary");
    if (summary) summary.parentElement.dataset.chosen = "";
    const button = event.target.closest?.(".md-copy, .md-action");
    if (!button) return;
    if (button.matches(".md-copy")) copy(button, button.closest(".md-code").querySelector("code").textContent);
    else if (button.dataset.action === "copy") copy(button, textOf(button.closest(".md-message")));
    else root.dispatchEvent(new CustomEvent("markdownaction", { detail: { action: button.dataset.action, button } }));
  });
}

/** The words of a message: without its reasoning and without the words around its code. */
function textOf(message) {
  const content = message.querySelector(".md-content").cloneNode(true);
  for (const chrome of content.querySelectorAll(".md-reasoning, .md-bar")) chrome.remove();
  // Laid out, so that blocks stand on lines of their own; seen by nobody.
  content.className = "md-unseen";
  document.body.append(content);
  const text = content.innerText;
  content.remove();
  return text;
}

async function copy(button, text) {
  if (!(await write(text))) return;
  const before = restored.get(button) ?? { content: [...button.childNodes], lang: button.lang, timer: 0 };
  clearTimeout(before.timer);
  if (button.matches(".md-copy")) {
    button.replaceChildren(button.dataset.copied);
    setLanguage(button, button.dataset.copiedLang);
  }
  button.dataset.state = "copied";
  announce(button);
  before.timer = setTimeout(() => {
    button.replaceChildren(...before.content);
    setLanguage(button, before.lang);
    delete button.dataset.state;
    restored.delete(button);
  }, 2_000);
  restored.set(button, before);
}

async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeByHand(text);
  }
}

/** Where the clipboard may not be written to directly: by a selection, as a hand would. */
function writeByHand(text) {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  field.className = "md-unseen";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return isCopied;
}

/** Tells screen readers. The same words twice are heard twice, since the place is emptied between. */
function announce(button) {
  let place = document.querySelector(".md-announcer");
  if (!place) {
    place = document.createElement("p");
    place.className = "md-announcer";
    place.setAttribute("role", "status");
    document.body.append(place);
  }
  place.textContent = "";
  setLanguage(place, button.dataset.copiedLang);
  setTimeout(() => (place.textContent = button.dataset.copied), 50);
}

function setLanguage(element, language) {
  if (language) element.lang = language;
  else element.removeAttribute("lang");
}

/** Puts what a chunk changes in its place in a message. */
export function applyPatch(message, patch) {
  const content = message.querySelector(".md-content");
  for (const change of patch.sections) {
    const section = sectionOf(content, change);
    if (change.fold) setFold(section, change.fold);
    setBlocks(section.querySelector(":scope > .md-thought") ?? section, change);
  }
  if (patch.isFinished) message.setAttribute("aria-busy", "false");
  if (patch.actions) message.append(...nodes(patch.actions));
}

function sectionOf(content, change) {
  const known = content.querySelector(`:scope > [data-part="${change.part}"]`);
  if (known) return known;
  const [made] = nodes(change.shell);
  if (change.part === "channel") content.prepend(made);
  else content.append(made);
  return made;
}

/** A reader who has opened or closed the fold is not overruled. */
function setFold(fold, next) {
  fold.dataset.state = next.state;
  fold.querySelector(":scope > summary").replaceChildren(...nodes(next.label));
  if (fold.dataset.chosen === undefined) fold.open = next.isOpen;
}

function setBlocks(holder, change) {
  for (const block of change.blocks) {
    const [made] = nodes(block.html);
    const old = holder.children[block.at];
    if (!old) holder.append(made);
    else if (!grow(old, made)) old.replaceWith(made);
  }
  while (holder.children.length > change.count) holder.lastElementChild.remove();
}

/** Code that only became longer keeps its nodes: its scroll position, its selection, and what its button says. */
function grow(old, made) {
  if (!old.matches(".md-code") || !made.matches(".md-code")) return false;
  const [before, after] = [old, made].map((block) => block.querySelector("code"));
  const bars = [old, made].map((block) => block.querySelector(".md-language").textContent);
  if (bars[0] !== bars[1] || !after.textContent.startsWith(before.textContent)) return false;
  before.append(after.textContent.slice(before.textContent.length));
  before.normalize();
  return true;
}

function nodes(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return [...template.content.childNodes];
}
