"""What follows a switch and what does not, and two languages on one screen."""

from webdriver import wait_for

CAPTURED = "return [...document.querySelectorAll('#captured .specimen')].map((one) => [one.textContent, one.lang, one.dir])"
KEPT = "return [...document.querySelectorAll('#kept .specimen')].map((one) => one.textContent)"
THERE = """const there = document.getElementById('there');
return [there.lang, there.dir, getComputedStyle(there).direction]"""

ENGLISH = ["Nothing here yet", "Hue", "4.5 out of 5"]
TURKISH = ["Henüz bir şey yok", "Renk tonu", "5 üzerinden 4.5"]


def choose(browser, language):
    browser.click(f'#language option[value="{language}"]')
    wait_for(lambda: browser.page_language()[0] == language, what=f"the page in {language}")


def test_a_string_taken_out_stays_and_a_message_value_follows(ground):
    browser = ground.browser("/?language=en")
    captured = [[text, "en", "ltr"] for text in ENGLISH]
    assert browser.run(CAPTURED) == captured
    assert browser.run(KEPT) == ENGLISH
    choose(browser, "tr")
    assert browser.run(CAPTURED) == captured, "a String knows nothing of a switch"
    assert browser.run(KEPT) == TURKISH
    choose(browser, "ar")
    assert browser.run(CAPTURED) == captured
    side = "return getComputedStyle(document.querySelector('#captured .specimen')).direction"
    assert browser.run(side) == "ltr", "English words on a page from right to left"
    browser.open(ground.service.address + "/?language=tr")
    assert browser.run(CAPTURED) == [[text, "tr", "ltr"] for text in TURKISH], "taken out anew"


def test_one_part_speaks_its_own_language(ground):
    browser = ground.browser("/?language=en")
    browser.click('#beside option[value="ar"]')
    wait_for(lambda: browser.shown("there-empty.title") == "حدث خطأ ما", what="the part in Arabic")
    for language, here in [("tr", "Bir sorun oluştu"), ("en", "Something went wrong"), ("ar", "حدث خطأ ما")]:
        choose(browser, language)
        assert browser.shown("here-empty.title") == here
        assert browser.shown("there-empty.title") == "حدث خطأ ما", "the part is left alone"
        assert browser.shown("there.badge.title") == "بقيت 3 قطع"
        assert browser.run(THERE) == ["ar", "rtl", "rtl"]
    browser.click('#beside option[value="tr"]')
    wait_for(lambda: browser.shown("there-empty.title") == "Bir sorun oluştu", what="the part in Turkish")
    assert browser.run(THERE) == ["tr", "ltr", "ltr"], "on an Arabic page"
    assert browser.shown("there.price.amount") == "€39,90"
    assert browser.shown("here.price.amount") != "€39,90"


def test_a_text_of_the_part_is_explained_in_its_language(ground):
    browser = ground.browser("/?language=en&beside=tr")
    browser.click('[data-text="there.badge.title"]')
    wait_for(lambda: browser.run("return document.querySelector('[data-answered]') !== null"), what="the explanation")
    assert browser.text("[data-answered]") == "tr"
    assert browser.text(".answer .specimen") == "Son 3 ürün"
    browser.click('[data-text="here.badge.title"]')
    wait_for(lambda: browser.text("[data-answered]") == "en", what="the other explanation")


def test_an_unknown_language_of_the_part_is_the_first_that_the_page_is_not_in(ground):
    for beside in ["", "de", "%3Cb%3E", "tr-TR", "x" * 5_000]:
        browser = ground.browser(f"/?language=ar&beside={beside}")
        assert browser.run(THERE)[0] != "ar"
        assert browser.value("#beside") == browser.run(THERE)[0]
        browser.close()


def test_the_address_opens_the_live_localization(ground):
    browser = ground.browser("/?openDemo=Live%20Localization", height=500)
    top = "return document.getElementById('live-localization').getBoundingClientRect().top"
    wait_for(lambda: 0 <= browser.run(top) < 250, what="the section at the top of the window")
    elsewhere = ground.browser("/?openDemo=Nothing", height=500)
    assert elsewhere.run("return scrollY") == 0
