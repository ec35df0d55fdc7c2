"""Switching the language of the live page."""

import gzip

from webdriver import wait_for

# What the page says, by hand, in each language.
HEADING = {
    "en": "Switch the language. Every text follows.",
    "tr": "Dili değiştirin. Her metin peşinden gelir.",
    "ar": "بدّل اللغة فتتبعها كل النصوص.",
}
CARD = {"en": "Card number", "tr": "Kart numarası", "ar": "رقم البطاقة"}
HUE = {"en": "Hue", "tr": "Renk tonu", "ar": "درجة اللون"}
DIRECTION = {"en": "ltr", "tr": "ltr", "ar": "rtl"}


def choose(browser, language):
    """Chooses in the picker, as a hand does."""
    browser.click(f'#language option[value="{language}"]')
    wait_for(lambda: browser.page_language()[0] == language, what=f"the page in {language}")


def assert_speaks(browser, language):
    assert browser.page_language() == [language, DIRECTION[language]], browser.page_language()
    assert browser.shown("page.heading") == HEADING[language], browser.shown("page.heading")
    assert browser.shown("card.title") == CARD[language], browser.shown("card.title")
    assert browser.shown("channel.hue") == HUE[language], browser.shown("channel.hue")
    assert browser.run("return document.title") == browser.shown("page.title")
    assert browser.value("#language") == language
    assert browser.run("return getComputedStyle(document.querySelector('.card')).direction") == DIRECTION[language]


def test_a_switch_changes_text_lang_and_dir_and_keeps_what_was_typed(ground):
    browser = ground.browser("/?language=en")
    assert_speaks(browser, "en")
    browser.run("window.marker = 'still here'; window.heading = document.querySelector('h1')")
    browser.type("#card", "4242 4242")
    browser.type("#promo", "yarım kal")
    browser.click('#seat option[value="seat.aisle"]')
    for language in ["tr", "ar", "en"]:
        choose(browser, language)
        assert_speaks(browser, language)
        assert browser.value("#card") == "4242 4242"
        assert browser.value("#promo") == "yarım kal"
        assert browser.value("#seat") == "seat.aisle"
        assert browser.run("return window.marker") == "still here", "the page was loaded anew"
        assert browser.run("return window.heading.isConnected"), "the heading was replaced, not changed"
        assert f"language={language}" in browser.run("return location.href")
    assert browser.run("return performance.getEntriesByType('navigation').length") == 1


def test_the_switcher_and_the_arabic_switch_do_the_same_as_the_picker(ground):
    browser = ground.browser("/?language=en&openDemo=Live%20Localization")
    browser.run("window.marker = 1")
    browser.click('.tk-switcher button[value="tr"]')
    wait_for(lambda: browser.shown("channel.hue") == HUE["tr"], what="Turkish titles")
    assert_speaks(browser, "tr")
    assert browser.attribute('.tk-switcher button[value="tr"]', "aria-pressed") == "true"
    browser.click("#mirror")
    wait_for(lambda: browser.page_language() == ["ar", "rtl"], what="the mirrored page")
    assert_speaks(browser, "ar")
    assert browser.attribute("#mirror", "aria-pressed") == "true"
    start = browser.run("return document.querySelector('.brand').getBoundingClientRect().right > innerWidth / 2")
    assert start, "the brand stands at the start of the line, which is the right"
    browser.click("#mirror")
    wait_for(lambda: browser.page_language() == ["tr", "ltr"], what="the language of before")
    assert browser.run("return window.marker") == 1
    assert "openDemo=Live" in browser.run("return location.href")


def test_automatic_follows_the_browser(ground):
    cases = [("tr-TR", "tr"), ("ar-EG", "ar"), ("fr-FR,tr", "tr"), ("ja", "en")]
    for accepted, expected in cases:
        browser = ground.browser("/", language=accepted)
        assert browser.page_language() == [expected, DIRECTION[expected]], (accepted, browser.page_language())
        assert browser.value("#language") == "automatic"
        browser.close()


def test_two_readers_see_two_languages_at_once(ground):
    turkish = ground.browser("/", language="tr")
    arabic = ground.browser("/", language="ar")
    for _ in range(3):
        for browser, language in [(turkish, "tr"), (arabic, "ar")]:
            browser.click('[data-step="1"]')
            wanted = browser.value("#quantity")
            wait_for(lambda: wanted == "3" or browser.run("return 1"), what="an answer")
            assert browser.page_language() == [language, DIRECTION[language]]
            assert browser.shown("card.title") == CARD[language]
    choose(turkish, "en")
    assert arabic.page_language() == ["ar", "rtl"]
    arabic.open(ground.service.address + "/")
    assert arabic.shown("page.heading") == HEADING["ar"]


def test_an_unknown_language_is_answered_in_english_and_says_so(ground):
    browser = ground.browser("/?language=de", language="tr")
    assert browser.page_language() == ["en", "ltr"]
    assert browser.shown("page.notice") == "“Deutsch” is not among this page’s languages; English answers."
    assert not browser.run("return document.getElementById('notice').hidden")
    choose(browser, "tr")
    assert browser.run("return document.getElementById('notice').hidden"), "the notice goes with its cause"


def test_a_malformed_tag_is_said_and_the_browser_followed(ground):
    browser = ground.browser("/?language=%3Cb%3E_!", language="tr")
    assert browser.page_language() == ["tr", "ltr"]
    assert "<b>_!" in browser.shown("page.notice"), browser.shown("page.notice")
    assert browser.run("return document.querySelector('#notice b')") is None


def test_values_go_through_the_plural_of_the_language(ground):
    browser = ground.browser("/?language=ar&quantity=1")
    # The forms of Arabic for 1, 2, 3.
    said = [browser.shown("quantity.tickets")]
    for _ in range(2):
        before = browser.shown("quantity.tickets")
        browser.click('[data-step="1"]')
        wait_for(lambda: browser.shown("quantity.tickets") != before, what="another number of tickets")
        said.append(browser.shown("quantity.tickets"))
    assert said == ["تذكرة واحدة", "تذكرتان", "3 تذاكر"], said


def test_a_lost_connection_is_said_and_a_second_try_works(ground):
    browser = ground.browser("/?language=tr")
    browser.type("#card", "12")
    browser.offline(True)
    browser.click('#language option[value="ar"]')
    wait_for(lambda: browser.attribute("#status", "data-state") in ("offline", "failed"), what="the failure")
    assert browser.text("#status-text").strip() != ""
    assert browser.page_language() == ["tr", "ltr"], "the page keeps what it shows"
    assert browser.value("#card") == "12"
    browser.offline(False)
    browser.run("if (!document.getElementById('retry').hidden) document.getElementById('retry').click()")
    wait_for(lambda: browser.page_language() == ["ar", "rtl"], what="Arabic after the connection came back")
    assert browser.value("#card") == "12"


def test_the_page_can_be_read_without_javascript(ground):
    status, headers, body = ground.service.get("/?language=ar", {"Accept-Language": "tr"})
    assert status == 200 and headers["Content-Language"] == "ar"
    assert '<html lang="ar" dir="rtl">' in body and HEADING["ar"] in body and CARD["ar"] in body
    assert 'class="quiet without-script"' in body
    assert len(gzip.compress(body.encode())) < 60_000, len(gzip.compress(body.encode()))


def test_a_switch_that_is_said_moves_nothing_that_is_read(ground):
    for width in (360, 768, 1280):
        browser = ground.browser("/?language=en", width=width, height=740)
        for language in ["ar", "tr"]:
            browser.click(f'#language option[value="{language}"]')
            wait_for(lambda: browser.attribute("#status", "data-state") == "saved", what="the word for it")
            said, saved = browser.run(
                "return [document.getElementById('status-text').getBoundingClientRect().width, document.querySelector('.top').offsetHeight]"
            )
            browser.screenshot(ground.screenshots / f"switched-{language}-{width}.png", whole=False)
            wait_for(lambda: browser.attribute("#status", "data-state") == "idle", what="quiet")
            quiet = browser.run("return document.querySelector('.top').offsetHeight")
            assert said > 8 and saved == quiet, (width, language, said, saved, quiet)
        browser.close()
