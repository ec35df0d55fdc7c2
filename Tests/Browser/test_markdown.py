"""Rendered Markdown on the live page: copying, folding, streaming, and whose words stand around it."""

from webdriver import ENTER, wait_for

LAST = "return [...document.querySelectorAll('.md-message[data-author=assistant]')].at(-1)"
ANSWERS = "return document.querySelectorAll('.md-message[data-author=assistant]').length"


def section(ground, query="", language="en"):
    """A browser at the section, with a clipboard that can be read."""
    browser = ground.browser(f"/?language={language}{query}")
    browser.run(
        """window.copied = []; Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {
             writeText: async (text) => { if (window.isRefused) throw new Error('no'); copied.push(text); } } });
           document.getElementById('markdown').scrollIntoView()"""
    )
    return browser


def ask(browser, question, wait=True):
    """Asks a question, as a hand does; waits until its answer is whole."""
    before = browser.run(ANSWERS)
    browser.run(f"document.querySelector('[data-ask={question}]').click()")
    wait_for(lambda: browser.run(ANSWERS) > before, what="an answer")
    if wait:
        wait_for(lambda: browser.run(LAST + ".getAttribute('aria-busy')") == "false", 30, "the whole answer")


def last(browser, selector):
    """The words of an element of the last answer."""
    return browser.run(LAST + ".querySelector(arguments[0])?.textContent", selector)


def test_code_is_copied_and_the_button_says_so_to_eyes_and_ears(ground):
    browser = section(ground)
    code = browser.run("return document.querySelector('.md-code code').textContent")
    browser.run("document.querySelector('.md-copy').click()")
    wait_for(lambda: browser.text(".md-copy") == "Copied", what="the word on the button")
    wait_for(lambda: browser.text(".md-announcer") == "Copied", what="the word to be read out")
    assert browser.attribute(".md-announcer", "role") == "status"
    assert browser.attribute(".md-announcer", "lang") == "en"
    assert browser.run("return copied") == [code] and "enumerateSubstrings" in code
    browser.run("document.querySelector('.md-copy').click()")
    wait_for(lambda: browser.text(".md-copy") == "Copy", what="the button as it was")


def test_code_is_copied_by_hand_where_the_clipboard_is_refused(ground):
    browser = section(ground)
    browser.run(
        "window.isRefused = true; document.execCommand = (name) => { copied.push(document.activeElement.value); return name === 'copy'; }"
    )
    browser.run("const button = document.querySelector('.md-copy'); button.focus(); button.click()")
    wait_for(lambda: browser.text(".md-copy") == "Copied", what="the word on the button")
    assert "enumerateSubstrings" in browser.run("return copied[0]")
    assert browser.run("return document.activeElement.className") == "md-copy", "the focus comes back"


def test_a_message_is_copied_without_reasoning_and_chrome(ground):
    browser = section(ground)
    browser.run("document.querySelector('.md-message[data-author=assistant] [data-action=copy]').click()")
    wait_for(lambda: browser.run("return copied.length") == 1, what="the copy")
    text = browser.run("return copied[0]")
    assert text.startswith("Ask for word boundaries") and "Thought" not in text and "naive" not in text, text
    assert "Copy\n" not in text and "enumerateSubstrings" in text, text
    labels = browser.run("return [...document.querySelectorAll('.md-action')].map((one) => one.ariaLabel)")
    assert labels[-3:] == ["Copy message", "Try again", "Share message"], labels


def test_an_answer_is_streamed_and_its_fold_closes_when_the_answer_starts(ground):
    browser = section(ground)
    ask(browser, "en", wait=False)
    wait_for(lambda: last(browser, "summary") == "Thinking…", what="the thinking")
    assert browser.run(LAST + ".querySelector('details').open") is True
    wait_for(lambda: last(browser, ".md-answer p") is not None, 20, "the answer")
    assert browser.run(LAST + ".querySelector('details').open") is False
    assert last(browser, "summary").startswith("Thought for "), last(browser, "summary")
    # From here on the first paragraph is finished, and stays the node it is but for the definition at the end.
    wait_for(lambda: browser.run(LAST + ".querySelector('.md-code pre') !== null"), 20, "the code")
    browser.run(LAST.replace("return ", "window.finished = ") + ".querySelector('.md-answer p')")
    wait_for(lambda: last(browser, "td") is not None, 20, "the table")
    browser.run(LAST.replace("return ", "window.code = ") + ".querySelector('.md-code')")
    wait_for(lambda: browser.run(LAST + ".getAttribute('aria-busy')") == "false", 30, "the whole answer")
    assert browser.run("return finished.isConnected && code.isConnected")
    assert browser.run(LAST + ".querySelector('a[href*=\"tr29\"]').textContent") == "Unicode’s annex"
    assert browser.run(LAST + ".querySelectorAll('.md-action').length") == 3


def test_a_streamed_answer_is_what_the_page_shows_of_a_whole_one(ground):
    browser = section(ground)
    ask(browser, "en")
    shape = "const answers = [...document.querySelectorAll('.md-message[data-author=assistant] .md-answer')]; return answers.map((one) => one.innerHTML)"
    whole, streamed = browser.run(shape)
    assert whole == streamed, f"{whole}\n{streamed}"


def test_a_reader_who_has_opened_or_closed_the_fold_is_not_overruled(ground):
    browser = section(ground)
    ask(browser, "en", wait=False)
    wait_for(lambda: last(browser, "summary") == "Thinking…", what="the thinking")
    browser.run(LAST + ".querySelector('summary').click()")
    assert browser.run(LAST + ".querySelector('details').open") is False
    browser.run(LAST + ".querySelector('summary').focus()")
    browser.press(ENTER)
    assert browser.run(LAST + ".querySelector('details').open") is True
    wait_for(lambda: browser.run(LAST + ".getAttribute('aria-busy')") == "false", 30, "the whole answer")
    assert browser.run(LAST + ".querySelector('details').open") is True, "the reader opened it"


def test_answers_keep_the_words_of_the_device_they_were_made_on(ground):
    browser = section(ground)
    browser.click('#device option[value="fr, zh-Hans-CN"]')
    wait_for(lambda: "复制" in browser.shown("markdown.next"), what="the words of the next answer")
    ask(browser, "zh")
    assert last(browser, ".md-copy") == "复制" and last(browser, "summary").startswith("已思考 ")
    browser.click('#device option[value="zh-Hant-TW, en"]')
    wait_for(lambda: "Copy" in browser.shown("markdown.next"), what="English: Traditional Chinese does not ship")
    browser.run("document.querySelector('[name=own]').click()")
    wait_for(lambda: "拷贝" in browser.shown("markdown.next"), what="the app's own wording")
    ask(browser, "en", wait=False)
    wait_for(lambda: last(browser, "summary") == "Working…", what="the app's own wording")
    wait_for(lambda: last(browser, ".md-copy") is not None, 20, "the code")
    words = browser.run("return [...document.querySelectorAll('.md-copy')].map((one) => [one.textContent, one.lang])")
    assert words == [["Copy", "en"], ["复制", "zh-Hans"], ["拷贝", ""]], words
    browser.click('#language option[value="ar"]')
    wait_for(lambda: browser.page_language()[0] == "ar", what="Arabic")
    kept = browser.run("return [...document.querySelectorAll('.md-copy')].map((one) => one.textContent)")
    assert kept == ["Copy", "复制", "拷贝"], "a switch of the page reaches no answer"


def test_a_copied_word_is_said_in_the_language_of_its_answer(ground):
    browser = section(ground, "&device=zh-Hans-CN,%20en")
    browser.run("document.querySelector('.md-copy').click()")
    wait_for(lambda: browser.text(".md-announcer") == "已复制", what="the word to be read out")
    assert browser.attribute(".md-announcer", "lang") == "zh-Hans"


def test_an_answer_that_does_not_come_says_so_and_can_be_asked_again(ground):
    browser = section(ground)
    browser.offline(True)
    browser.run("document.querySelector('[data-ask=en]').click()")
    wait_for(lambda: "offline" in browser.run("return document.querySelector('.md-conversation').lastElementChild.textContent"), what="the failure")
    browser.offline(False)
    ask(browser, "zh")
    assert last(browser, ".md-answer p").startswith("不要按空格切分")


def test_the_conversation_can_be_read_without_javascript(ground):
    body = ground.service.get("/?language=tr&device=zh-Hans-CN,%20en")[2]
    assert '<details class="md-reasoning"' in body and "<summary>" in body
    assert "enumerateSubstrings" in body and "<td" in body and ">复制</button>" in body
    css = ground.service.get("/assets/page.css")[2]
    assert "html:not(.scripted) :is(.md-copy" in css
