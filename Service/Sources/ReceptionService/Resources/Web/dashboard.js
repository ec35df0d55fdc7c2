// The dashboard works for reading without this. With it, times are the agent's own, and pages follow what happens.
import { say, showLocalTimes } from "./dashboard-common.js";
import "./dashboard-leaving.js";

document.documentElement.classList.add("scripted");
showLocalTimes(document);

// A choice that has a button of its own without a script is sent at once.
for (const select of document.querySelectorAll("select[data-submits]")) {
  select.addEventListener("change", () => select.form.requestSubmit());
}

// What cannot be undone is asked for once more.
for (const form of document.querySelectorAll("form[data-confirm]")) {
  form.addEventListener("submit", (event) => {
    if (!confirm(form.dataset.confirm)) event.preventDefault();
  });
}

// What only some pages need.
if (document.getElementById("templates")) await import("./dashboard-templates.js");
if (document.getElementById("talk")) await import("./dashboard-conversation.js");
if (document.getElementById("live-list")) await import("./dashboard-list.js");
if (document.getElementById("appearance")) await import("./dashboard-appearance.js");
if (document.getElementById("settings")) await import("./dashboard-settings.js");
// From here on whatever is typed or pressed is heard.
document.documentElement.classList.add("ready");
