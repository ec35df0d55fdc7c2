// The page works for reading without this. With it, a switch changes the texts in place and keeps what was typed.
import { listenToChat, showChat } from "./chat.js";
import { listenToComponents } from "./components.js";
import { listenToExplain } from "./explain.js";
import { listenToLanguage } from "./language.js";
import { listenToMarkdownDemo } from "./markdown-demo.js";

document.documentElement.classList.add("scripted");
listenToLanguage();
listenToComponents();
listenToMarkdownDemo();
listenToChat();
document.documentElement.addEventListener("answered", (event) => showChat(event.detail.chat));
listenToExplain();
if (new URLSearchParams(location.search).get("openDemo") === "Live Localization") {
  document.getElementById("live-localization").scrollIntoView();
}
