"""The panel that says where a text came from."""

from webdriver import ENTER, ESCAPE, SPACE, TAB, wait_for


def answer(browser):
    """Key, answering language and outcomes of the panel's last answer."""
    return browser.run(
        """const one = [...document.querySelectorAll('#explain-answers .answer')].at(-1);
        return one && {
          key: one.querySelector('dd code').textContent,
          language: one.querySelector('[data-answered]').textContent,
          text: one.querySelector('.specimen').textContent,
          outcomes: [...one.querySelectorAll('.steps li')].map((step) => step.dataset.outcome),
          sources: [...one.querySelectorAll('.steps code')].map((code) => code.textContent),
        }"""
    )


def test_a_click_on_a_text_explains_it(ground):
    browser = ground.browser("/?language=tr")
    browser.click('[data-text="rating.value"]')
    told = wait_for(lambda: answer(browser), what="the explanation")
    assert told == {
        "key": "%@ out of %@",
        "language": "tr",
        "text": browser.shown("rating.value"),
        "outcomes": ["answered"],
        "sources": ["ThemeKit · override → tr"],
    }, told
    assert browser.run("return document.querySelector('.explained').dataset.text") == "rating.value"


def test_an_explanation_follows_the_language(ground):
    browser = ground.browser("/?language=tr")
    browser.click('[data-text="page.heading"]')
    wait_for(lambda: answer(browser), what="the explanation")
    browser.click('#language option[value="ar"]')
    wait_for(lambda: answer(browser)["language"] == "ar", what="the explanation in Arabic")
    assert answer(browser)["text"] == browser.shown("page.heading")


def test_the_keyboard_alone_reaches_and_explains_a_text(ground):
    browser = ground.browser("/?language=en")
    browser.run("document.getElementById('explain-toggle').focus()")
    browser.press(ENTER)
    assert browser.attribute("#explain-toggle", "aria-pressed") == "true"
    mark = None
    for _ in range(30):
        browser.press(TAB)
        mark = browser.run("return document.activeElement.dataset.text")
        if mark == "live.string":
            break
    assert mark == "live.string", f"Tab ended on {mark}"
    browser.press(SPACE)
    told = wait_for(lambda: answer(browser), what="the explanation")
    assert told["key"] == "Nothing here yet" and told["outcomes"] == ["answered"], told
    assert browser.run("return document.activeElement.dataset.text") == "live.string", "the focus stays"
    browser.press(ESCAPE)
    assert browser.attribute("#explain-toggle", "aria-pressed") == "false"
    assert browser.run("return document.activeElement.id") == "explain-toggle"


def test_while_explaining_a_button_explains_instead_of_acting(ground):
    browser = ground.browser("/?language=en")
    before = browser.value("#quantity")
    browser.click("#explain-toggle")
    browser.click('[data-step="1"]')
    told = wait_for(lambda: answer(browser), what="the explanation")
    assert told["key"] == "Increase quantity", told
    browser.click('.tk-switcher button[value="tr"]')
    assert browser.value("#quantity") == before
    assert browser.page_language() == ["en", "ltr"]


def test_every_text_of_the_page_has_an_explanation(ground):
    browser = ground.browser("/?language=tr")
    wrong = browser.run_async(
        """const done = arguments[0];
        import('/assets/language.js').then(async ({ texts }) => {
          const wrong = [];
          for (const [mark, shown] of texts) {
            if (!shown.key) continue;
            const query = new URLSearchParams({ language: shown.asked ?? 'tr', table: shown.table, key: shown.key });
            for (const value of shown.arguments)
              query.append('argument', typeof value === 'string' ? `text:${value}` : value);
            const told = await (await fetch(`/explain?${query}`)).json();
            const why = told.explanation;
            if (why.text !== shown.text || why.steps.length === 0) wrong.push([mark, shown.text, why.text]);
          }
          done(wrong);
        })"""
    )
    assert wrong == [], wrong
