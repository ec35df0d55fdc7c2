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


def test_travellers_and_pages_are_counted_in_the_language_of_the_page(ground):
    browser = ground.browser("/?language=ar&adult=2&child=0")
    press = lambda field, step: lambda: browser.run(
        "document.querySelector(`[aria-controls=${arguments[0]}][data-step='${arguments[1]}']`).click()", field, step)
    assert browser.shown("passengers.summary") == "بالغان"
    assert changed(browser, "passengers.summary", press("adult", 1)) == "3 بالغين"
    assert changed(browser, "passengers.summary", press("child", 1)) == "3 بالغين، طفل واحد"
    browser.click('#language option[value="tr"]')
    wait_for(lambda: browser.page_language()[0] == "tr", what="Turkish")
    assert browser.shown("passengers.summary") == "3 yetişkin, 1 çocuk"
    assert browser.shown("reviews.status") == "Sayfa 2 / 9"
    assert changed(browser, "reviews.status", press("reviews", 1)) == "Sayfa 3 / 9"
    for _ in range(8):
        press("reviews", 1)()
    wait_for(lambda: browser.shown("reviews.status") == "Sayfa 9 / 9", what="the last page and no further")


def test_a_code_takes_a_line_off_the_price(ground):
    browser = ground.browser("/?language=en&quantity=2")
    lines = """return [...document.querySelectorAll('.tk-lines > div')].filter((one) => one.checkVisibility())
      .map((one) => one.innerText.replace(/\\s+/g, ' '))"""
    assert browser.run(lines) == ["Subtotal €79.80", "Delivery Free", "Tax €5.59", "Total €85.39"], browser.run(lines)
    browser.type("#promo", "LIVE20")
    browser.click("[data-applies]")
    wait_for(lambda: len(browser.run(lines)) == 5, what="the discount")
    assert browser.run(lines)[1] == "Discount -€15.96", browser.run(lines)
    browser.click('#language option[value="tr"]')
    wait_for(lambda: browser.page_language()[0] == "tr", what="Turkish")
    assert browser.run(lines)[0] == "Ara toplam €79,80", browser.run(lines)
    browser.click("[data-applies]")
    wait_for(lambda: len(browser.run(lines)) == 4, what="the discount taken back")


def test_a_search_says_how_much_it_found(ground):
    browser = ground.browser("/?language=en")
    empty = "return document.getElementById('search-empty').checkVisibility()"
    assert browser.shown("search.status") == "" and not browser.run(empty)
    browser.type("#search", "en")
    wait_for(lambda: browser.shown("search.status") == "1 result", what="English alone")
    browser.type("#search", " <b>%@")
    wait_for(lambda: browser.run(empty), what="what stands where nothing is")
    assert browser.shown("search.status") == "No results for “en <b>%@”"
    browser.click('#language option[value="tr"]')
    wait_for(lambda: browser.page_language()[0] == "tr", what="Turkish")
    assert browser.value("#search") == "en <b>%@" and "en <b>%@" in browser.shown("search.status")
    browser.click("#search-empty [data-clears]")
    wait_for(lambda: not browser.run(empty), what="the field emptied")
    assert browser.value("#search") == "" and browser.run("return document.activeElement.id") == "search"


def test_a_code_is_sent_again_only_after_a_while(ground):
    browser = ground.browser("/?language=en")
    assert browser.shown("resend.title") == "Resend code"
    browser.click("[data-resends]")
    wait_for(lambda: browser.shown("resend.title") == "Resend code in 0:14", what="the seconds")
    assert browser.run("return document.querySelector('[data-resends]').disabled")
    browser.click('#language option[value="tr"]')
    wait_for(lambda: browser.page_language()[0] == "tr", what="Turkish, while it counts")
    wait_for(lambda: "0:1" in browser.shown("resend.title") and "Resend" not in browser.shown("resend.title"), what="the seconds in Turkish")


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
