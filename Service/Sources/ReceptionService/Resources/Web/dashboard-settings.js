// The page of settings: what is typed is kept over a reload and another language until it is saved.
import { Draft, discarding, say, send, showStatus } from "./dashboard-common.js";

const form = document.getElementById("settings");
const app = new URLSearchParams(location.search).get("app") ?? "";
const draft = new Draft(`settings.${app}`, [...form.querySelectorAll('[name="name"], [name="hides"]')]);
const showDiscard = discarding(() => draft.forget());

async function save() {
  showStatus("saving", say("saving"));
  try {
    const { address } = await send(form.action, new FormData(form));
    draft.forget();
    window.location.assign(address);
  } catch (failure) {
    showStatus(failure.code === "offline" ? "offline" : "failed", failure.message, save);
  }
}

draft.restore();
if (draft.isEdited) draft.keep();
showDiscard(draft.isEdited);
form.addEventListener("input", () => {
  draft.keep();
  showDiscard(draft.isEdited);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  save();
});
