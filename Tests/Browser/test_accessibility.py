"""axe-core's rules, and what they cannot see."""

import json

import axe
from webdriver import TAB, wait_for

RUN = """
const done = arguments[0];
axe.run(document, { resultTypes: ['violations'] }).then((found) => done(found.violations.map((one) => ({
  rule: one.id, impact: one.impact, help: one.help, nodes: one.nodes.map((node) => node.html.slice(0, 160)) }))));
"""


def findings(browser, rules):
    browser.run(rules + "; window.axe = axe;")
    return browser.run_async(RUN)


def test_axe_finds_nothing_serious(ground):
    rules = axe.rules()
    if rules is None:
        ground.skip("axe-core could not be fetched")
    serious = []
    for language, dark, width in [("en", False, 1280), ("tr", True, 1280), ("ar", False, 360), ("ar", True, 1280)]:
        browser = ground.browser(f"/?language={language}", dark=dark, width=width)
        browser.click('[data-text="page.heading"]')
        wait_for(lambda: browser.run("return document.querySelector('.answer') !== null"), what="the explanation")
        browser.click("#explain-toggle")
        for finding in findings(browser, rules):
            if finding["impact"] in ("serious", "critical"):
                serious.append((language, dark, width, finding))
        browser.close()
    assert serious == [], json.dumps(serious, ensure_ascii=False, indent=1)


def test_axe_sees_faults(ground):
    rules = axe.rules()
    if rules is None:
        ground.skip("axe-core could not be fetched")
    browser = ground.browser("/?language=en")
    browser.run("document.querySelector('label[for=card]').remove(); document.querySelector('h1').style.color = '#ccc'")
    browser.run("document.getElementById('card').removeAttribute('placeholder')")
    found = {finding["rule"] for finding in findings(browser, rules)}
    assert {"label", "color-contrast"} <= found, found


def test_tab_walks_the_whole_page_and_the_focus_is_seen(ground):
    browser = ground.browser("/?language=ar")
    walked, unseen, name = [], [], ""
    for _ in range(240):
        browser.press(TAB)
        name, outline = browser.run(
            """const here = document.activeElement;
            const seen = (element) => element && getComputedStyle(element).outlineStyle !== 'none' && parseFloat(getComputedStyle(element).outlineWidth) >= 2;
            const around = here.closest('.tk-star, .tk-pill');
            return [here === document.body ? null : here.id || here.value || here.dataset.step || here.textContent || here.className, seen(here) || seen(around)]"""
        )
        if name is None:
            break
        walked.append(name)
        if not outline:
            unseen.append(name)
    for control in ["language", "explain-toggle", "mirror", "hue", "card", "quantity", "promo", "seat", "check"]:
        assert control in walked, f"{control} is not reached: {walked}"
    assert unseen == [], f"no visible focus: {unseen}"
    assert name is None, f"the walk does not end: {walked}"


def test_nothing_is_fetched_from_elsewhere_and_nothing_is_refused(ground):
    browser = ground.browser("/?language=tr")
    browser.run("window.refused = []; document.addEventListener('securitypolicyviolation', (e) => refused.push(e.blockedURI))")
    browser.click('[data-step="1"]')
    browser.click('.tk-switcher button[value="en"]')
    wait_for(lambda: browser.page_language()[0] == "en", what="English")
    loaded = browser.run("return performance.getEntriesByType('resource').map((one) => one.name)")
    assert loaded and all(name.startswith(ground.service.address + "/") for name in loaded), loaded
    assert browser.run("return refused") == []
    failed = browser.run(
        "return performance.getEntriesByType('resource').filter((one) => one.responseStatus >= 400).map((one) => one.name)"
    )
    assert failed == [], failed
