"""The team's pages of templates, settings and the outbox, as an agent uses them."""

import contextlib
import json

import axe
from dashboard import TeamService, log_in, settled, visit
from test_accessibility import findings
from webdriver import TAB, wait_for

PAGES = ["push", "reviews", "settings", "outbox"]


@contextlib.contextmanager
def desk(ground):
    """A service of its own, and a way to open its pages as an agent."""
    with TeamService(ground.binary) as service:

        def agent(path, language="en", **window):
            browser = log_in(ground, service, path, language, **window)
            assert browser.run("return document.querySelector('.dash-nav a[aria-current]') !== null"), browser.text("main")
            return browser

        yield service, agent


def fill(browser, selector, text):
    """Replaces what stands in a field, as somebody who types does."""
    browser.run("document.querySelector(arguments[0]).value = ''", selector)
    browser.type(selector, text)


def test_a_push_is_previewed_while_it_is_typed_published_and_rolled_back(ground):
    with desk(ground) as (service, agent):
        browser = agent("/dashboard/push?app=demo&language=ar")
        shown = lambda: browser.run("return [...document.querySelectorAll('[data-sample]')].map((one) => [...one.children].map((part) => part.innerText).join('\\n'))")
        built_in = shown()
        assert built_in[0].startswith("رسالة جديدة من فريق الدعم"), built_in[0]
        assert browser.run("return getComputedStyle(document.querySelector('[data-sample]')).direction") == "rtl"
        fill(browser, '[name="title"]', "رد من {sender}")
        fill(browser, '[name="sender"]', "ليلى {x} 5%")
        fill(browser, "#input-reply", "نعم {app} <b>")
        wait_for(lambda: shown()[0] == "رد من ليلى {x} 5%\nنعم {app} <b>", what="the preview")
        assert "Not published yet" in browser.text("#unsaved")
        fill(browser, '[name="photos.one"]', "صورة")
        wait_for(lambda: "missing" in browser.text("#problem-photos\\.two"), what="the missing form")
        assert browser.text("#length-title") == f"{len('رد من {sender}')} / 500"
        # The hints below a field are no part of what is wrong with it.
        look = "const look = getComputedStyle(document.getElementById(arguments[0])); return [look.color, look.fontWeight]"
        assert browser.run("return document.getElementById('input-photos.two').getAttribute('aria-invalid')") == "true"
        assert browser.run(look, "built-in-photos.two") == browser.run(look, "built-in-title")
        browser.click('[name="do"][value="publish"]')
        wait_for(lambda: "Nothing was published" in browser.text("#refusal"), what="the refusal")
        assert browser.value('[name="title"]') == "رد من {sender}"
        fill(browser, '[name="photos.one"]', " ")
        wait_for(lambda: browser.text("#problem-photos\\.two") == "", what="nothing missing")
        browser.click('[name="do"][value="publish"]')
        settled(browser, "notice=templates-published")
        assert "Published." in browser.text("#notice")
        assert browser.value('[name="title"]') == "رد من {sender}"
        fill(browser, '[name="title"]', "{sender}")
        browser.click('[name="do"][value="publish"]')
        wait_for(lambda: "Revision \u20682\u2069" in (browser.run("return document.querySelector('.history')?.textContent") or ""), what="the second revision")
        settled(browser)
        browser.run("window.confirm = () => true")
        browser.click(".history form button")
        settled(browser, "notice=rolled-back")
        assert "Rolled back" in browser.text("#notice")
        assert browser.value('[name="title"]') == "رد من {sender}"


def test_what_is_typed_outlives_a_lost_connection(ground):
    with desk(ground) as (service, agent):
        browser = agent("/dashboard/reviews?app=demo&language=de")
        browser.offline(True)
        fill(browser, '[name="general"]', "Gefällt {app}?")
        browser.click('[name="do"][value="publish"]')
        wait_for(lambda: browser.attribute("#status", "data-state") == "failed", what="the failure")
        assert browser.value('[name="general"]') == "Gefällt {app}?"
        browser.offline(False)
        browser.click("#retry")
        settled(browser, "notice=templates-published")
        assert browser.value('[name="general"]') == "Gefällt {app}?"


def test_what_is_typed_outlives_a_reload_and_other_languages(ground):
    with desk(ground) as (service, agent):
        browser = agent("/dashboard/push?app=demo&language=de")
        opened = lambda page, language: visit(browser, f"{service.address}/dashboard/{page}?app=demo&language={language}")
        shown = lambda: browser.text('[data-sample="text"] [data-part="title"]')
        typed = lambda: [browser.value(name) for name in ('[name="title"]', '[name="hidden"]', '[name="sender"]')]

        def speak(language):
            browser.run(
                "const select = document.getElementById('language'); select.value = arguments[0]; select.form.requestSubmit()", language
            )
            wait_for(lambda: browser.page_language()[0] == language, what=language)
            settled(browser)

        assert not browser.run("return document.getElementById('discard').checkVisibility()")
        fill(browser, '[name="title"]', "Post von {sender}")
        fill(browser, '[name="hidden"]', "Eine Antwort")
        fill(browser, '[name="sender"]', "Leila")
        opened("push", "de")
        wait_for(lambda: typed() == ["Post von {sender}", "Eine Antwort", "Leila"], what="the draft after a reload")
        wait_for(lambda: shown() == "Post von Leila", what="its preview")
        assert browser.text("#unsaved") == "Not published yet"
        # Another language has its own texts, and the same sender.
        browser.run("const select = document.getElementById('edited'); select.value = 'ja'; select.dispatchEvent(new Event('change'))")
        settled(browser, "language=ja")
        wait_for(lambda: browser.value('[name="sender"]') == "Leila", what="the sender")
        assert browser.value('[name="title"]') == ""
        fill(browser, '[name="title"]', "{sender}より")
        browser.click('[name="do"][value="publish"]')
        settled(browser, "notice=templates-published")
        # Publishing one language is nobody else's publication for the draft of another, and takes the shared sender.
        opened("push", "de")
        wait_for(lambda: typed() == ["Post von {sender}", "Eine Antwort", "Leila"], what="the draft after a publication")
        speak("ar")
        wait_for(lambda: typed() == ["Post von {sender}", "Eine Antwort", "Leila"], what="the draft in an Arabic dashboard")
        speak("en")
        browser.click('[name="do"][value="publish"]')
        settled(browser, "notice=templates-published")
        assert browser.run("return sessionStorage.length") == 0
        # Thrown away only when the agent says so.
        opened("reviews", "de")
        fill(browser, '[name="general"]', "Gefällt {app}?")
        browser.run("window.confirm = () => false")
        browser.click("#discard")
        assert browser.value('[name="general"]') == "Gefällt {app}?"
        browser.run("window.confirm = () => true")
        browser.click("#discard")
        wait_for(lambda: browser.run("return document.querySelector('[name=general]')?.value") == "", what="the discarded draft")
        opened("reviews", "de")
        assert browser.value('[name="general"]') == "" and browser.run("return sessionStorage.length") == 0


def test_what_is_typed_on_top_of_anothers_texts_is_looked_at_first(ground):
    with desk(ground) as (service, agent):
        browser, other = (agent("/dashboard/reviews?app=demo&language=de") for _ in range(2))
        fill(browser, '[name="general"]', "Meins, {app}")
        fill(other, '[name="general"]', "Anderes, {app}")
        other.click('[name="do"][value="publish"]')
        settled(other, "notice=")
        visit(browser, f"{service.address}/dashboard/reviews?app=demo&language=de")
        wait_for(lambda: browser.value('[name="general"]') == "Meins, {app}", what="the draft")
        browser.click('[name="do"][value="publish"]')
        wait_for(lambda: "Somebody else published" in browser.text("#refusal"), what="the question")
        browser.click('[name="do"][value="publish"]')
        settled(browser, "notice=")
        assert browser.value('[name="general"]') == "Meins, {app}"


def test_a_setting_that_is_not_saved_outlives_a_reload(ground):
    with desk(ground) as (service, agent):
        browser = agent("/dashboard/settings?app=demo")
        before = browser.value("#name")
        fill(browser, "#name", "Hafen")
        browser.click('input[name="hides"]')
        visit(browser, service.address + "/dashboard/settings?app=demo")
        wait_for(lambda: browser.value("#name") == "Hafen", what="the draft")
        assert browser.run("return document.querySelector('input[name=hides]').checked")
        browser.run("window.confirm = () => true")
        browser.click("#discard")
        wait_for(lambda: browser.run("return document.getElementById('name')?.value") == before, what="the discarded draft")
        settled(browser)
        assert not browser.run("return document.querySelector('input[name=hides]').checked")
        fill(browser, "#name", " ")
        browser.click("main .tk-button")
        wait_for(lambda: "Write a name" in browser.text("#status-text"), what="the refusal")


def test_hostile_texts_stay_texts(ground):
    with desk(ground) as (service, agent):
        browser = agent("/dashboard/push?app=demo&language=en")
        hostile = "<img src=x onerror=alert(1)></textarea><script>alert(2)</script> \u202e{{"
        browser.run(
            "document.querySelector('[name=title]').value = arguments[0];"
            "document.querySelector('[name=title]').dispatchEvent(new Event('input', { bubbles: true }))",
            hostile,
        )
        title = lambda: browser.text('[data-sample="text"] [data-part="title"]')
        wait_for(lambda: title().startswith("<img"), what="the preview")
        browser.click('[name="do"][value="publish"]')
        settled(browser, "notice=")
        assert title() == hostile.replace("{{", "{"), title()
        assert browser.value('[name="title"]') == hostile
        assert browser.run("return document.querySelectorAll('main img').length") == 0


def test_settings_hide_texts_and_the_preview_of_a_push_shows_it(ground):
    with desk(ground) as (service, agent):
        browser = agent("/dashboard/settings?app=demo")
        browser.click('input[name="hides"]')
        fill(browser, "#name", "Hafenamt")
        browser.click("main .tk-button")
        wait_for(lambda: "saved" in (browser.run("return document.getElementById('notice')?.textContent") or ""), what="the notice")
        settled(browser)
        assert browser.run("return document.querySelector('input[name=hides]').checked")
        assert browser.value("#name") == "Hafenamt"


def test_axe_finds_nothing_serious_on_the_pages_of_messages(ground):
    rules = axe.rules()
    if rules is None:
        ground.skip("axe-core could not be fetched")
    serious = []
    with desk(ground) as (service, agent):
        for language, dark, width in [("en", False, 1280), ("ar", False, 360), ("ja", True, 1280)]:
            for page in PAGES:
                browser = agent(f"/dashboard/{page}?app=demo", language, dark=dark, width=width)
                for finding in findings(browser, rules):
                    if finding["impact"] in ("serious", "critical"):
                        serious.append((page, language, dark, width, finding))
                browser.close()
    assert serious == [], json.dumps(serious, ensure_ascii=False, indent=1)


def test_pages_of_messages_fit_every_width_in_every_language(ground):
    with desk(ground) as (service, agent):
        for language in ["en", "de", "ar", "ja"]:
            browser = agent("/dashboard/push?app=demo&language=ta", language)
            for page in PAGES:
                for width in (360, 768, 1280):
                    browser.resize(width, 900)
                    visit(browser, f"{service.address}/dashboard/{page}?app=demo&language=ta")
                    assert browser.run("return document.querySelector('.dash-nav a[aria-current]') !== null"), page
                    wide = browser.run(
                        "return [...document.querySelectorAll('main *')].filter((one) => {"
                        "const box = one.getBoundingClientRect();"
                        "return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) && !one.closest('.unseen')"
                        "}).map((one) => one.outerHTML.slice(0, 120))"
                    )
                    assert wide == [], (language, page, width, wide[:3])
                    if width != 768:
                        browser.screenshot(ground.screenshots / f"dashboard-{page}-{language}-{width}.png")
            browser.close()


def test_tab_reaches_every_control_of_the_templates(ground):
    with desk(ground) as (service, agent):
        browser = agent("/dashboard/push?app=demo&language=de")
        walked, unseen = [], []
        for _ in range(80):
            browser.press(TAB)
            name, seen = browser.run(
                "const here = document.activeElement;"
                "return [here === document.body ? null : here.id || here.name || here.textContent.trim(),"
                " getComputedStyle(here).outlineStyle !== 'none' && parseFloat(getComputedStyle(here).outlineWidth) >= 2]"
            )
            if name is None:
                break
            walked.append(name)
            if not seen:
                unseen.append(name)
        for control in ["edited", "input-title", "input-photos.one", "input-hidden", "input-sender", "do"]:
            assert control in walked, f"{control} is not reached: {walked}"
        assert unseen == [], f"no visible focus: {unseen}"
