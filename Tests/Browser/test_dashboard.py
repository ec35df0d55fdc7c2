"""The team's dashboard: who gets in, what is live, and that nothing that was typed is ever lost."""

import gzip
import json

from dashboard import APP, PASSWORD, Device, TeamService, agent, service_devices, settled, team, visit
from webdriver import ENTER, TAB, wait_for


def bubbles(browser):
    """Author, state and text of each message that is shown."""
    return browser.run(
        """return [...document.querySelectorAll('#messages .bubble')].map((one) =>
        [one.dataset.author, one.dataset.state ?? '', one.querySelector('.said')?.textContent ?? ''])"""
    )


def is_idle(browser):
    return browser.attribute("#status", "data-state") == "idle"


def test_an_agent_logs_in_by_keyboard_and_out(ground):
    service = team(ground)
    browser = ground.driver.browser("en")
    visit(browser, service.address + "/dashboard/devices?app=demo")
    wait_for(lambda: browser.run("return document.activeElement !== null && location.pathname") == "/dashboard/log-in")
    browser.type("#password", "wrong")
    browser.press(ENTER)
    wait_for(lambda: browser.run("return document.querySelector('#problem')?.textContent") == "This is not the team’s password.", what="a refusal")
    settled(browser)
    browser.type("#password", PASSWORD)
    browser.press(ENTER)
    settled(browser, "/dashboard/devices?app=demo")
    assert browser.run("return document.cookie") == "", "a script can read the session"
    browser.click("form[action^='/dashboard/log-out'] button")
    wait_for(lambda: browser.run("return location.pathname") == "/dashboard/log-in", what="the log-out")
    visit(browser, service.address + "/dashboard")
    assert browser.run("return location.pathname") == "/dashboard/log-in"


def test_a_bad_address_leads_back_into_the_dashboard(ground):
    browser = agent(ground, language="de")
    for path, said in [
        ("/appearance?app=demo&language=%00", "lässt sich nicht lesen"),
        ("/%E0%A4%A", "lässt sich nicht lesen"),
        ("/nope", "Das gibt es hier nicht mehr."),
        ("/push/publish", "Unter dieser Adresse gibt es keine Seite."),
    ]:
        visit(browser, team(ground).address + "/dashboard" + path)
        assert said in browser.text("main .lead"), (path, browser.text("body"))
        assert browser.run("return document.querySelectorAll('.dash-nav a').length") > 5, path
        browser.click("main a.step")
        wait_for(lambda: browser.run("return location.pathname") == "/dashboard", what="the dashboard")
        settled(browser)


def test_the_language_is_the_agents_own(ground):
    browser = agent(ground, "/dashboard/devices?app=demo")
    browser.run("const select = document.getElementById('language'); select.value = 'ar'; select.dispatchEvent(new Event('change'))")
    wait_for(lambda: browser.page_language() == ["ar", "rtl"], what="Arabic")
    settled(browser)
    assert browser.run("return location.pathname + location.search") == "/dashboard/devices?app=demo"
    assert "الأجهزة" in browser.text("h1")


def test_devices_show_what_they_report_and_follow_a_switch(ground):
    service = team(ground)
    device = Device(service, "de-CH", name="Vera Four")
    browser = agent(ground, f"/dashboard/devices?app={APP}&search=vera")
    facts = browser.run("return [...document.querySelectorAll('.rows td')].map((one) => one.innerText.replace(/\\s+/g, ' ').trim())")
    assert facts[1:5] == ["German (Switzerland) de-CH", "German de", "de_CH", "Switzerland CH"], facts
    visit(browser, service.address + device.page)
    wait_for(lambda: is_idle(browser), what="the stream")
    # The device was offline when its user switched; it reports when it is back, and the page follows without a reload.
    device.speaks("ar-EG")
    shown = wait_for(lambda: (lambda text: "Arabic" in text and text)(browser.run("return document.getElementById('facts').innerText")))
    assert "ar-EG" in shown and "de_CH" in shown and "Switzerland" in shown, shown


def test_a_conversation_goes_on_while_it_is_open(ground):
    service = team(ground)
    device = Device(service, "ar", name="Live One", locale="ar_EG")
    device.writes("السلام عليكم")
    inbox = agent(ground, f"/dashboard/conversations?app={APP}")
    wait_for(lambda: is_idle(inbox), what="the list's stream")
    browser = agent(ground, device.page)
    wait_for(lambda: is_idle(browser), what="the stream")
    device.writes("أين طلبي؟ <b>order</b> 4821")
    wait_for(lambda: len(bubbles(browser)) == 2, what="the message")
    rows = lambda: inbox.run("return [...document.querySelectorAll('#live-list li')].map((one) => [one.textContent, one.classList.contains('new')])")
    own = lambda: [(text, new) for text, new in rows() if "Live One" in text]
    wait_for(lambda: len(own()) == 1 and "4821" in own()[0][0], what="the list")
    browser.type("#text", "Hello شكرًا {name} %@")
    browser.click("#send")
    wait_for(lambda: bubbles(browser)[-1][:2] == ["team", ""], what="the reply")
    assert [one[2] for one in bubbles(browser)] == ["السلام عليكم", "أين طلبي؟ <b>order</b> 4821", "Hello شكرًا {name} %@"]
    assert device.reads()[-1] == "Hello شكرًا {name} %@"
    assert browser.value("#text") == ""
    # Mixed directions: each message in its own, on its author's side.
    sides = browser.run(
        """const list = document.getElementById('messages').getBoundingClientRect();
        return [...document.querySelectorAll('.bubble')].map((one) => { const box = one.getBoundingClientRect();
          return [one.dataset.author, box.left - list.left < list.right - box.right, getComputedStyle(one.querySelector('.said')).unicodeBidi] })"""
    )
    assert sides == [["user", True, "plaintext"], ["user", True, "plaintext"], ["team", False, "plaintext"]], sides
    # Seen is read: the list hears of it.
    wait_for(lambda: len(own()) == 1 and "Hello" in own()[0][0] and not own()[0][1], what="the reading")


def test_an_earlier_page_reads_nothing_and_leads_to_the_latest(ground):
    device = Device(team(ground), "de", name="Long Talk")
    for number in range(45):
        device.writes(f"[{number + 1}]")
    browser = agent(ground, device.page + "&before=41")
    wait_for(lambda: is_idle(browser), what="the stream")
    device.writes("[46]")
    inbox = agent(ground, f"/dashboard/conversations?app={APP}")
    row = lambda: inbox.run(
        "const one = [...document.querySelectorAll('#live-list li')].find((one) => one.textContent.includes('Long Talk'));"
        " return [one.textContent.includes('[46]'), one.classList.contains('new')]"
    )
    assert row() == [True, True], row()
    assert len(bubbles(browser)) == 40 and bubbles(browser)[-1][2] == "[40]"
    # The reply stands at the end of the conversation: the page of the latest comes with it, and is read.
    browser.type("#text", "Da bin ich")
    browser.click("#send")
    wait_for(lambda: "before" not in browser.run("return location.search"), what="the latest messages")
    settled(browser, "conversation")
    wait_for(lambda: [one[2] for one in bubbles(browser)][-2:] == ["[46]", "Da bin ich"], what="the reply")
    wait_for(lambda: row() == [False, False], what="the reading")


def test_a_reply_written_offline_is_never_lost_and_sent_once(ground):
    service = team(ground)
    device = Device(service, "de", name="Off Line")
    browser = agent(ground, device.page)
    wait_for(lambda: is_idle(browser), what="the stream")
    browser.offline(True)
    browser.type("#text", "Ich bin unterwegs.")
    browser.click("#send")
    wait_for(lambda: bubbles(browser)[-1][1] == "failed", what="the failure")
    assert "Not sent" in browser.text(".bubble[data-state] .sent")
    browser.type("#text", "Und noch etwas")
    browser.offline(False)
    # A reload keeps both: what waits is sent, what was being written stands in the field.
    visit(browser, service.address + device.page)
    wait_for(lambda: bubbles(browser) == [["team", "", "Ich bin unterwegs."]], what="the reply")
    assert browser.value("#text") == "Und noch etwas"
    assert device.reads() == ["Ich bin unterwegs."]
    browser.offline(True)
    browser.click("#send")
    wait_for(lambda: bubbles(browser)[-1][1] == "failed" and len(bubbles(browser)) == 2, what="the failure")
    browser.run("[...document.querySelectorAll('.bubble .row button')].at(-1).click()")
    assert browser.value("#text") == "Und noch etwas" and len(bubbles(browser)) == 1
    browser.offline(False)
    browser.click("#send")
    wait_for(lambda: device.reads() == ["Ich bin unterwegs.", "Und noch etwas"], what="the second reply")


def test_the_length_of_a_reply_is_counted_and_nothing_is_cut_off(ground):
    service = team(ground)
    device = Device(service, "de", name="Long Reply")
    browser = agent(ground, device.page)
    wait_for(lambda: is_idle(browser), what="the stream")
    shown = lambda: browser.text("#text-length")
    assert shown() == "0 / 4000"
    browser.type("#text", "Hi 👋")
    wait_for(lambda: shown() == "5 / 4000", what="the count")
    # Pasted text is kept whole, however long it is.
    browser.run("const text = document.getElementById('text'); text.value = 'x'.repeat(4001); text.dispatchEvent(new Event('input', { bubbles: true }))")
    wait_for(lambda: shown() == "4001 / 4000", what="the count of what is too long")
    assert "too long" in browser.text("#text-problem") and browser.attribute("#text", "aria-invalid") == "true"
    browser.click("#send")
    assert bubbles(browser) == [] and len(browser.value("#text")) == 4001
    browser.run("const text = document.getElementById('text'); text.value = 'y'.repeat(4000); text.dispatchEvent(new Event('input', { bubbles: true }))")
    wait_for(lambda: browser.text("#text-problem") == "", what="the end of the problem")
    browser.click("#send")
    wait_for(lambda: device.reads() == ["y" * 4000], what="the reply")
    wait_for(lambda: shown() == "0 / 4000", what="the empty composer")


def test_what_is_typed_before_the_script_runs_is_kept(ground):
    service = team(ground)
    device = Device(service, "de", name="Slow Line")
    browser = agent(ground, "/dashboard")
    # Somebody types as soon as there is a field, on a line over which scripts come late.
    browser.send("POST", "/goog/cdp/execute", {"cmd": "Page.addScriptToEvaluateOnNewDocument", "params": {
        "source": "new MutationObserver((_, seen) => { const field = document.querySelector('#text, #title, #name, [name=general]');"
        " if (field) { field.value = 'Früh'; seen.disconnect(); } }).observe(document, { childList: true, subtree: true })"}})  # fmt: skip
    lost = []
    for page, field in [
        (device.page, "#text"), (f"/dashboard/appearance?app={APP}&language=sl", "#title"),
        (f"/dashboard/reviews?app={APP}&language=sl", '[name="general"]'), (f"/dashboard/settings?app={APP}", "#name"),
    ]:  # fmt: skip
        visit(browser, service.address + page)
        shown = browser.value(field)
        kept = browser.run("return Object.values(sessionStorage).some((kept) => kept.includes('Früh'))")
        if (shown, kept) != ("Früh", True):
            lost.append((page, shown, kept))
        browser.run("sessionStorage.clear()")
    assert lost == [], lost


def test_a_blocked_device_is_sent_nothing_until_it_is_unblocked(ground):
    service = team(ground)
    device = Device(service, "de", name="Blocked One")
    browser, other = agent(ground, device.page), agent(ground, device.page)
    wait_for(lambda: is_idle(other), what="the stream")
    assert not other.run("return document.getElementById('blocked').checkVisibility()")
    other.type("#text", "Moment bitte")
    # It is asked first.
    browser.run("window.confirm = (asked) => { window.asked = asked; return false }")
    browser.click("#block button")
    assert "Block this device?" in browser.run("return window.asked")
    assert browser.run("return document.getElementById('block').checkVisibility() && !location.search.includes('notice')")
    browser.run("window.confirm = () => true")
    browser.click("#block button")
    settled(browser, "notice=blocked")
    # Another agent who has the conversation open sees it, and keeps what was typed.
    wait_for(lambda: other.run("return document.getElementById('blocked').checkVisibility()"), what="the other's notice")
    assert other.run("return document.getElementById('send').disabled")
    other.run("document.getElementById('composer').requestSubmit()")
    assert bubbles(other) == [] and other.value("#text") == "Moment bitte"
    assert other.run("return document.getElementById('unblock').checkVisibility() && !document.getElementById('block').checkVisibility()")
    browser.click("#unblock button")
    wait_for(lambda: not other.run("return document.getElementById('send').disabled"), what="the way on")
    other.click("#send")
    wait_for(lambda: device.reads() == ["Moment bitte"], what="the reply")


def test_logging_out_asks_about_drafts_and_leaves_none(ground):
    service = team(ground)
    device = Device(service, "de", name="Shared Computer")
    browser = agent(ground, device.page)
    wait_for(lambda: is_idle(browser), what="the stream")
    browser.type("#text", "Geheim")
    kept = lambda: browser.run("return Object.keys(sessionStorage).filter((key) => key.startsWith('dragoman.'))")
    wait_for(lambda: len(kept()) == 1, what="the draft")
    browser.run("window.confirm = () => false")
    browser.click("#log-out button")
    assert browser.run("return location.pathname") == "/dashboard/conversation" and browser.value("#text") == "Geheim"
    browser.run("window.confirm = () => true")
    browser.click("#log-out button")
    wait_for(lambda: browser.run("return location.pathname") == "/dashboard/log-in", what="the log-out")
    assert kept() == []
    # Nothing is asked where there is nothing to lose: a reply that was sent leaves nothing either.
    browser = agent(ground, device.page)
    wait_for(lambda: is_idle(browser), what="the stream")
    browser.type("#text", "Hallo")
    browser.click("#send")
    wait_for(lambda: device.reads() == ["Hallo"] and kept() == [], what="the reply")
    browser.run("window.confirm = () => { throw new Error('asked') }")
    browser.click("#log-out button")
    wait_for(lambda: browser.run("return location.pathname") == "/dashboard/log-in", what="the log-out")


def test_logging_out_leaves_no_draft_in_another_tab(ground):
    service = team(ground)
    device, other = Device(service, "de", name="First Tab"), Device(service, "de", name="Second Tab")
    browser = agent(ground, device.page)
    kept = lambda: browser.run("return Object.keys(sessionStorage).filter((key) => key.startsWith('dragoman.'))")
    first = browser.send("GET", "/window")
    second = browser.send("POST", "/window/new", {"type": "tab"})["handle"]
    show = lambda tab: browser.send("POST", "/window", {"handle": tab})
    show(second)
    visit(browser, service.address + other.page)
    wait_for(lambda: is_idle(browser), what="the stream")
    browser.type("#text", "Geheim")
    wait_for(lambda: len(kept()) == 1, what="the draft")
    # The first tab has none, and asks all the same.
    show(first)
    browser.run("window.asked = 0; window.confirm = () => { asked += 1; return false }")
    browser.click("#log-out button")
    wait_for(lambda: browser.run("return asked") == 1, what="the question")
    assert browser.run("return location.pathname") == "/dashboard/conversation"
    show(second)
    assert browser.value("#text") == "Geheim" and len(kept()) == 1
    show(first)
    browser.run("window.confirm = () => true")
    browser.click("#log-out button")
    wait_for(lambda: browser.run("return location.pathname") == "/dashboard/log-in", what="the log-out")
    show(second)
    wait_for(lambda: browser.run("return location.pathname") == "/dashboard/log-in", what="the other tab's log-out")
    assert kept() == []
    # Whoever logs in next finds nothing, and what they type is kept over a session that ends by itself.
    browser.type("#password", PASSWORD)
    browser.click(".log-in .tk-button")
    settled(browser, other.page)
    wait_for(lambda: is_idle(browser), what="the stream")
    assert browser.value("#text") == ""
    browser.type("#text", "Wieder da")
    wait_for(lambda: len(kept()) == 1, what="the draft")
    browser.send("DELETE", "/cookie")
    browser.open(service.address + other.page)
    wait_for(lambda: browser.run("return location.pathname") == "/dashboard/log-in", what="the lost session")
    browser.type("#password", PASSWORD)
    browser.click(".log-in .tk-button")
    settled(browser, other.page)
    wait_for(lambda: browser.value("#text") == "Wieder da", what="the draft")


def begun_review(ground, device, silent=False):
    """An agent's browser with a draft that has been changed by hand."""
    browser = agent(ground, "/dashboard")
    if silent:
        # Without live events, as behind a proxy that holds them back: the service itself is the guard.
        browser.send("POST", "/goog/cdp/execute", {"cmd": "Page.addScriptToEvaluateOnNewDocument", "params": {
            "source": "window.EventSource = class { addEventListener() {} close() {} }"}})  # fmt: skip
    visit(browser, team(ground).address + device.page)
    if not silent:
        wait_for(lambda: is_idle(browser), what="the stream")
    browser.type("#text", "A reply that waits")
    browser.run("document.getElementById('scenario').value = 'afterFix'")
    browser.click("#review button")
    wait_for(lambda: browser.value("#text") not in ("", "A reply that waits"), what="the template")
    template = browser.value("#text")
    browser.type("#text", " MINE")
    return browser, template


def test_a_draft_asks_what_to_keep_when_the_language_changes(ground):
    service = team(ground)
    device = Device(service, "es-MX", name="Review One", locale="es_MX")
    browser, template = begun_review(ground, device)
    wait_for(lambda: is_idle(browser), what="the stream")
    device.speaks("es-AR")
    wait_for(lambda: "es-AR" in browser.text("#facts"), what="the same language of another country")
    assert browser.run("return document.getElementById('question').hidden"), "es-MX to es-AR asks"
    device.speaks("ar")
    wait_for(lambda: not browser.run("return document.getElementById('question').hidden"), what="the question")
    assert "Arabic" in browser.text("#question-text") and "Spanish" in browser.text("#question-text")
    assert browser.run("return document.getElementById('send').disabled")
    assert browser.run("return document.activeElement.id") == "keep", "the question is not announced to a keyboard"
    browser.run("document.getElementById('composer').requestSubmit()")
    assert device.reads() == [] and browser.value("#text") == template + " MINE"
    browser.click("#keep")
    assert browser.value("#text") == template + " MINE"
    browser.click("#send")
    wait_for(lambda: device.reads() == [template + " MINE"], what="the kept draft")
    assert browser.value("#text") == "A reply that waits", "the reply that was being written is gone"


def test_a_replaced_draft_can_be_brought_back(ground):
    service = team(ground)
    device = Device(service, "de", name="Review Two")
    browser, template = begun_review(ground, device)
    wait_for(lambda: is_idle(browser), what="the stream")
    device.speaks("ja")
    wait_for(lambda: not browser.run("return document.getElementById('question').hidden"), what="the question")
    browser.click("#replace")
    wait_for(lambda: browser.value("#text") not in (template + " MINE", ""), what="the Japanese template")
    assert browser.run("return document.getElementById('question').hidden")
    japanese = browser.value("#text")
    browser.click("#undo")
    assert browser.value("#text") == template + " MINE"
    browser.run("document.getElementById('text').value = ''; document.getElementById('text').dispatchEvent(new Event('input', { bubbles: true }))")
    browser.type("#text", japanese)
    browser.click("#send")
    wait_for(lambda: device.reads() == [japanese], what="the Japanese request")


def test_the_services_own_guard_asks_where_no_event_came(ground):
    service = team(ground)
    device = Device(service, "de", name="Review Three")
    browser, template = begun_review(ground, device, silent=True)
    device.speaks("fr")
    browser.click("#send")
    wait_for(lambda: not browser.run("return document.getElementById('question').hidden"), what="the question")
    assert device.reads() == [] and browser.value("#text") == template + " MINE"
    assert "French" in browser.text("#question-text") and "German" in browser.text("#question-text"), browser.text("#question-text")
    browser.click("#keep")
    browser.click("#send")
    wait_for(lambda: device.reads() == [template + " MINE"], what="the kept draft")


def test_an_appearance_is_previewed_published_and_rolled_back(ground):
    with TeamService(ground.binary) as service:
        appearance(ground, service)


def appearance(ground, service):
    browser = agent(ground, f"/dashboard/appearance?app={APP}&language=ar", service=service)
    assert browser.run("return [document.getElementById('preview').lang, document.getElementById('preview').dir]") == ["ar", "rtl"]
    before = browser.text('[data-part="title"]')
    browser.type("#title", "مساعدة 👋")
    assert browser.text('[data-part="title"]') == "مساعدة 👋" and browser.text('[data-length="title"]') == "9"
    assert browser.text("#unsaved") == "Not published yet"
    # Another language and back: the draft is still there.
    visit(browser, f"{service.address}/dashboard/appearance?app={APP}&language=de")
    assert browser.value("#title") == ""
    visit(browser, f"{service.address}/dashboard/appearance?app={APP}&language=ar")
    assert browser.value("#title") == "مساعدة 👋"
    # A long title leaves the button beside it whole.
    browser.run("document.getElementById('title').value = 'x'.repeat(80); document.getElementById('title').dispatchEvent(new Event('input', { bubbles: true }))")
    button = browser.run("const words = document.createRange(); words.selectNodeContents(document.querySelector('#preview .phone-bar .soft')); return [String(words), words.getClientRects().length]")
    assert browser.text('[data-part="title"]') == "x" * 80 and button == ["إغلاق", 1], button
    browser.run("document.getElementById('preview').scrollIntoView({ block: 'center' })")
    browser.screenshot(ground.screenshots / "dashboard-preview-long.png", whole=False)
    browser.run("window.confirm = () => true")
    browser.run("document.documentElement.classList.remove('ready')")
    browser.click("#discard")
    settled(browser)
    assert browser.value("#title") == "", "the draft is still there"
    browser.run("document.getElementById('title').value = 'x'.repeat(81); document.getElementById('title').dispatchEvent(new Event('input', { bubbles: true }))")
    browser.click("#appearance .tk-button")
    assert browser.text("#refusal") == "This is longer than its limit." and browser.text('[data-part="title"]') == before
    browser.run("document.getElementById('title').value = 'مساعدة 👋'; document.getElementById('title').dispatchEvent(new Event('input', { bubbles: true }))")
    browser.offline(True)
    browser.click("#appearance .tk-button")
    wait_for(lambda: browser.attribute("#status", "data-state") in ("offline", "failed"), what="the failure")
    browser.offline(False)
    browser.click("#retry")
    wait_for(lambda: "Published." in (browser.run("return document.getElementById('notice')?.textContent") or ""), what="the notice")
    settled(browser)
    published = lambda: json.loads(service.request("GET", "/v1/appearance", headers={"X-App-Id": APP})[2])  # noqa: E731
    wait_for(lambda: published()["appearance"]["text"].get("title") == {"ar": "مساعدة 👋"}, what="the publication")
    revision = published()["revision"]
    browser.run("document.getElementById('title').value = 'second'; document.getElementById('title').dispatchEvent(new Event('input', { bubbles: true }))")
    browser.click("#appearance .tk-button")
    wait_for(lambda: published()["revision"] == revision + 1, what="the second revision")
    wait_for(lambda: browser.run("return document.querySelectorAll('.history > li').length") == 3, what="the history")
    settled(browser)
    # What is asked says what it takes back.
    browser.run("window.confirm = (asked) => { sessionStorage.setItem('asked', asked); return true }")
    browser.click(".history form button")
    wait_for(lambda: published()["revision"] == revision + 2, what="the rollback")
    settled(browser, "notice=rolled-back")
    asked = browser.run("return sessionStorage.getItem('asked')").replace("\u2068", "").replace("\u2069", "")
    assert asked.endswith("\n\nWhat changes: Arabic (Title)"), asked
    assert published()["appearance"]["text"]["title"] == {"ar": "مساعدة 👋"}


def test_an_agent_who_was_overtaken_sees_both_texts(ground):
    with TeamService(ground.binary) as service:
        overtaken(ground, service)


def overtaken(ground, service):
    path = f"/dashboard/appearance?app={APP}&language=ro"
    first, second = (agent(ground, path, service=service) for _ in range(2))
    first.type("#title", "Al meu")
    second.type("#title", "Al celuilalt")
    second.click("#appearance .tk-button")
    wait_for(lambda: "language=ro&notice" in second.run("return location.search"), what="the other publication")
    first.click("#appearance .tk-button")
    wait_for(lambda: "Al celuilalt" in (first.run("return document.getElementById('appearance')?.textContent") or ""), what="the other text")
    settled(first)
    assert first.value("#title") == "Al meu"
    first.click("#appearance .tk-button")
    wait_for(lambda: "notice" in first.run("return location.search"), what="the publication on top")
    published = json.loads(service.request("GET", "/v1/appearance", headers={"X-App-Id": APP})[2])
    assert published["appearance"]["text"]["title"]["ro"] == "Al meu"


PAGES = ["", "/conversations", "/devices", "/appearance?language=ar", "/health", "/push", "/reviews", "/outbox", "/settings"]


def pages():
    """The address of each page of the demo app."""
    for page in PAGES:
        yield "/dashboard" + page + ("&" if "?" in page else "?") + f"app={APP}"


def test_each_page_is_light_comes_from_here_and_breaks_no_policy(ground):
    service = team(ground)
    device = Device(service, "de", name="Light Weight")
    browser = agent(ground)
    for page in [*pages(), device.page]:
        visit(browser, service.address + page)
        loaded = browser.run("return performance.getEntriesByType('resource').map((one) => one.name)")
        assert all(name.startswith(service.address + "/") for name in loaded), loaded
        texts = [browser.run("return document.documentElement.outerHTML")]
        assets = {name for name in loaded if "/assets/" in name}
        texts += [service.get(name.removeprefix(service.address))[2] for name in assets]
        weight = sum(len(gzip.compress(text.encode())) for text in texts)
        assert weight <= 60_000, f"{page} weighs {weight}"
        refused = [entry for entry in browser.send("POST", "/se/log", {"type": "browser"}) if "Content Security" in entry["message"]]
        assert refused == [], refused


def test_many_devices_are_paged_and_searched(ground):
    service = team(ground)
    assert len(service_devices(service)) <= 50
    for number in range(60):
        Device(service, "de", name=None if number % 20 else f"Row {number}")
    browser = agent(ground, f"/dashboard/devices?app={APP}")
    assert browser.run("return document.querySelectorAll('.rows tbody tr').length") == 50
    browser.click(".pager a[rel=next]")
    settled(browser, "after=")
    assert browser.run("return document.querySelectorAll('.rows tbody tr').length") > 10
    browser.click(".pager a[rel=prev]")
    settled(browser, "before=")
    browser.type("#search", "ROW 40")
    browser.press(ENTER)
    wait_for(lambda: browser.run("return document.querySelectorAll('.rows tbody tr').length") == 1, what="the search")
    assert "Row 40" in browser.text(".rows tbody")


def test_tab_reaches_everything_and_the_focus_is_seen(ground):
    service = team(ground)
    device = Device(service, "de", name="Key Board")
    device.writes("Hallo")
    browser = agent(ground, device.page, language="de")
    wait_for(lambda: is_idle(browser), what="the stream")
    walked, unseen = [], []
    for _ in range(40):
        browser.press(TAB)
        name, outline = browser.run(
            """const here = document.activeElement;
            if (here === document.body) return [null, false];
            const style = getComputedStyle(here);
            return [here.id || here.textContent.trim(), style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2]"""
        )
        if name is None:
            break
        walked.append(name)
        if not outline:
            unseen.append(name)
    for control in ["language", "Abmelden", "Geräte", "Hallo", "text", "send", "scenario", "Sperren", "Entfernen"]:
        assert any(control in one for one in walked), f"{control} is not reached: {walked}"
    assert unseen == [], f"no visible focus: {unseen}"
