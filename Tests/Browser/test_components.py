"""What a press, a drag or a letter does to ThemeKit's components."""

from webdriver import RIGHT, wait_for


def changed(browser, mark, action):
    """The words of a text once an action has changed them."""
    before = browser.shown(mark)
    action()
    wait_for(lambda: browser.shown(mark) != before, what=f"another {mark}")
    return browser.shown(mark)


def test_each_component_answers_in_the_language_of_the_page(ground):
    browser = ground.browser("/?language=tr&month=2026-12")
    press = lambda selector: lambda: browser.run("document.querySelector(arguments[0]).click()", selector)
    assert changed(browser, "rating.value", press('[name=rating][value="2"]')) == "5 üzerinden 2"
    assert changed(browser, "month.title", press('[data-month="1"]')) == "Ocak 2027"
    assert changed(browser, "month.title", press('[data-month="-1"]')) == "Aralık 2026"
    assert changed(browser, "availability.title", press('[data-step="1"]')) == "Son 4 ürün"
    assert browser.shown("quantity.tickets") == "4 bilet"
    browser.run("document.querySelector('#saturation').focus()")
    assert changed(browser, "channel.saturation.value", lambda: browser.press(RIGHT)) == "%63"


def test_arrows_walk_through_the_stars(ground):
    browser = ground.browser("/?language=en&rating=3")
    browser.run("document.querySelector('[name=rating]:checked').focus()")
    assert changed(browser, "rating.value", lambda: browser.press(RIGHT)) == "4 out of 5"
    assert browser.run("return document.activeElement.ariaLabel") == "4 out of 5"


def test_a_promotional_code_is_judged_and_stays_in_its_field(ground):
    browser = ground.browser("/?language=en")
    browser.type("#promo", "no such %@ <b>")
    press = lambda: browser.click("[data-applies]")
    assert changed(browser, "promo.message", press) == "This code is not valid"
    assert browser.attribute("#promo", "aria-invalid") == "true"
    browser.run("document.getElementById('promo').value = ''")
    browser.type("#promo", "LIVE20")
    assert changed(browser, "promo.message", press) == "LIVE20 applied"
    assert browser.attribute("#promo", "aria-invalid") is None
    assert browser.shown("promo.button") == "Remove"
    browser.click('#language option[value="tr"]')
    wait_for(lambda: browser.page_language()[0] == "tr", what="Turkish")
    assert browser.shown("promo.message").startswith("LIVE20"), browser.shown("promo.message")
    assert browser.value("#promo") == "LIVE20"


def test_a_field_says_when_its_rule_is_broken(ground):
    browser = ground.browser("/?language=en")
    browser.type("#card", "4242 42x")
    assert browser.attribute("#card", "aria-invalid") == "true"
    browser.run("document.getElementById('card').value = ''")
    browser.type("#card", "٤٢٤٢")
    assert browser.attribute("#card", "aria-invalid") is None, "an Arabic keyboard types digits too"
    browser.type("#promo", "abc")
    assert browser.attribute("#promo", "aria-invalid") == "true"
    browser.type("#promo", "d")
    assert browser.attribute("#promo", "aria-invalid") is None


def test_the_loading_button_is_busy_while_it_works(ground):
    browser = ground.browser("/?language=ar")
    seen = "return [...document.querySelectorAll('#check span')].filter((one) => one.checkVisibility()).map((one) => one.dataset.text)"
    assert browser.run(seen) == ["check.title"]
    browser.click("#check")
    assert browser.attribute("#check", "aria-busy") == "true"
    assert browser.run(seen) == ["check.loading"]
    wait_for(lambda: browser.attribute("#check", "aria-busy") == "false", what="the end of its work")
    assert browser.run(seen) == ["check.title"]


def test_the_colour_is_mixed_from_its_channels(ground):
    browser = ground.browser("/?language=en&hue=0&saturation=100&brightness=100&opacity=100")
    colour = "return getComputedStyle(document.getElementById('swatch')).backgroundColor"
    assert browser.run(colour) == "rgb(255, 0, 0)", browser.run(colour)
    browser.run("const hue = document.getElementById('hue'); hue.value = 33; hue.dispatchEvent(new Event('input', {bubbles: true}))")
    assert browser.run(colour).startswith("rgb(") and browser.run(colour) != "rgb(255, 0, 0)"


def test_a_code_as_long_as_a_book_keeps_the_language_switching(ground):
    browser = ground.browser("/?language=en")
    browser.run("document.getElementById('promo').value = 'é'.repeat(100000)")
    press = lambda: browser.click("[data-applies]")
    assert changed(browser, "promo.message", press) == "This code is not valid"
    browser.click('#language option[value="tr"]')
    wait_for(lambda: browser.page_language()[0] == "tr", what="Turkish")
    assert browser.run("return document.getElementById('promo').value.length") == 100000
