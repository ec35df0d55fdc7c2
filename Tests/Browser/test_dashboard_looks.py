"""How the dashboard looks: nothing cut off, axe's rules, pictures to look at."""

import json

import axe
from dashboard import APP, Device, agent, settled, team, visit
from test_accessibility import findings
from test_dashboard import pages
from test_layout import FAULTS
from webdriver import wait_for

LANGUAGES = ["en", "de", "ar", "ja", "en-XC"]
HOSTILE = "<script>alert(1)</script> \u202egnp.exe {app} %@ " + "Wort" * 40


def prepared(ground):
    """A conversation with everything that is hard to lay out."""
    service = team(ground)
    device = Device(service, "ar", name="Layout Test", locale="ar_EG")
    for text in ["مرحبا! Where is my order 4821?", HOSTILE, "長い" * 60, "https://example.org/" + "a" * 200, "🙂"]:
        device.writes(text)
    return device


def switch(browser, service, language):
    """Sets the dashboard's language as the picker does."""
    browser.run(
        "const select = document.getElementById('language'); select.value = arguments[0]; select.form.requestSubmit()", language
    )
    wait_for(lambda: browser.page_language()[0] == language, what=language)
    settled(browser)


def test_no_page_of_the_dashboard_is_cut_off_or_overlaps(ground):
    device = prepared(ground)
    service = team(ground)
    faults = []
    browser = agent(ground)
    for language in LANGUAGES:
        switch(browser, service, language)
        for width in (360, 768, 1280):
            browser.resize(width, 800)
            for page in [*pages(), device.page + "&review=general"]:
                visit(browser, service.address + page)
                # What has been scrolled out of sight is not laid out over anything.
                browser.run("document.querySelector('.chat')?.style.setProperty('max-block-size', 'none')")
                found = browser.run(FAULTS)
                faults += [f"{language} {width} {page}: {fault}" for fault in found]
    assert faults == [], "\n".join(faults)


def test_values_begin_where_a_line_begins_on_a_phone(ground):
    device = prepared(ground)
    service = team(ground)
    for language in ["en", "ar"]:
        browser = agent(ground, width=360)
        switch(browser, service, language)
        for page in [f"/dashboard/devices?app={APP}", device.page]:
            visit(browser, service.address + page)
            # Where the letters of each value begin, from the side on which lines begin: a box may be wider than they are.
            begin = browser.run(
                "const mirrored = document.documentElement.dir === 'rtl', found = [];"
                "for (const cell of document.querySelectorAll('.rows td:not(:first-child), .facts dd')) {"
                "  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);"
                "  while (texts.nextNode()) {"
                "    const words = document.createRange(); words.selectNodeContents(texts.currentNode);"
                "    const box = words.getBoundingClientRect();"
                "    if (box.width > 0) found.push([texts.currentNode.data, Math.round(mirrored ? innerWidth - box.right : box.left)]);"
                "  } }"
                "return found"
            )
            columns = [place for _, place in begin]
            assert len(begin) >= 6 and max(columns) - min(columns) <= 2, (language, page, begin)
        browser.close()


def test_the_open_menu_of_a_phone_lies_inside_the_screen(ground):
    service = team(ground)
    browser = agent(ground)
    faults = []
    for language in ["en", "de", "ar"]:
        switch(browser, service, language)
        for width in (320, 360, 412):
            browser.resize(width, 740)
            visit(browser, service.address + "/dashboard/push?app=demo")
            browser.click(".dash-menu > summary")
            menu, widest, shown = browser.run(
                "const menu = document.querySelector('.dash-menu > nav'), box = menu.getBoundingClientRect();"
                "const links = [...menu.querySelectorAll('a')];"
                "const whole = links.filter((one) => { const at = one.getBoundingClientRect();"
                " return at.left >= box.left && at.right <= box.right && at.width >= 240"
                " && one.contains(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2)) });"
                "return [[box.left, box.right - innerWidth, box.top, box.bottom - innerHeight],"
                " document.documentElement.scrollWidth - innerWidth, whole.length === links.length && links.length > 5]"
            )
            if menu[0] < 0 or menu[1] > 0 or menu[2] < 0 or menu[3] > 0 or widest > 0 or not shown:
                faults.append((language, width, menu, widest, shown))
    assert faults == [], faults


def test_axe_finds_nothing_serious_in_the_dashboard(ground):
    rules = axe.rules()
    if rules is None:
        ground.skip("axe-core could not be fetched")
    device = prepared(ground)
    service = team(ground)
    serious = []
    for dark, width, language in [(False, 1280, "en"), (True, 360, "ar")]:
        browser = agent(ground, width=width, dark=dark)
        switch(browser, service, language)
        for page in [*pages(), device.page + "&review=general"]:
            visit(browser, service.address + page)
            for finding in findings(browser, rules):
                if finding["impact"] in ("serious", "critical"):
                    serious.append((language, page, finding))
        browser.click("form[action^='/dashboard/log-out'] button")
        settled(browser, "/dashboard/log-in")
        serious += [(language, "log-in", one) for one in findings(browser, rules) if one["impact"] in ("serious", "critical")]
        browser.close()
    assert serious == [], json.dumps(serious, ensure_ascii=False, indent=1)


def test_pictures_of_the_dashboard(ground):
    device = prepared(ground)
    service = team(ground)
    for dark in (False, True):
        browser = agent(ground, dark=dark)
        for language in ["ar"] if dark else ["en", "de", "ar", "ja"]:
            switch(browser, service, language)
            for width in (360, 1280):
                for page in [*pages(), device.page + "&review=general"]:
                    browser.resize(width, 800)
                    visit(browser, service.address + page)
                    name = page.split("?")[0].removeprefix("/dashboard").strip("/") or "overview"
                    file = ground.screenshots / f"dashboard-{name}-{language}-{width}{'-dark' if dark else ''}.png"
                    browser.screenshot(file)
                    assert file.stat().st_size > 8_000, f"{file} is empty"
        browser.close()
