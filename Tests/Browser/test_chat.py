"""The support chat of the live page, and the device that goes offline."""

import json
import pathlib
import shutil

import axe
import test_accessibility
import test_layout
from dashboard import TeamService, agent
from service import Service
from webdriver import ENTER, ESCAPE, TAB, wait_for

SEND = {"en": "Send", "de": "Senden", "ja": "送信", "ar": "إرسال", "he": "שליחה", "ur": "بھیجیں", "tr": "Gönder"}
RIGHT_TO_LEFT = {"ar", "he", "ur", "en-XB"}


def choose(browser, language):
    """Chooses the language of the chat, as a hand does."""
    browser.click(f'#chat option[value="{language}"]')
    wait_for(lambda: part(browser)[0] == language, what=f"the chat in {language}")


def part(browser):
    """`lang` and `dir` of the chat."""
    return browser.run("const chat = document.querySelector('.chat-around'); return [chat.lang, chat.dir]")


def messages(browser):
    return browser.run("return [...document.querySelectorAll('#chat-rows .chat-text')].map((one) => one.textContent)")


def sides(browser):
    """For the first bubble of each author, whether it stands nearer to the right edge of the list."""
    return browser.run(
        """const list = document.getElementById('chat-rows').getBoundingClientRect();
        return ['user', 'team'].map((author) => {
          const box = document.querySelector(`.chat-row[data-author=${author}] .chat-bubble`).getBoundingClientRect();
          return box.left - list.left > list.right - box.right;
        })"""
    )


def fact(browser, name):
    """What stands on the device and at the service, in the two columns of a row."""
    return browser.run(
        "return [...document.querySelectorAll(`[data-fact=${arguments[0]}] td`)].map((cell) => cell.textContent.trim())", name
    )


def tags(browser, name="language"):
    return browser.run(
        "return [...document.querySelectorAll(`[data-fact=${arguments[0]}] td`)].map((cell) => cell.querySelector('code')?.textContent ?? '')",
        name,
    )


def live(browser):
    """The messages that the device sent and got."""
    return browser.run(
        "return [...document.querySelectorAll('#chat-live .chat-row')].map((row) => [row.dataset.author, row.querySelector('.chat-text').textContent, row.querySelector('[data-delivery]')?.dataset.delivery ?? null])"
    )


def press(browser, action):
    browser.click(f'[data-device="{action}"]')


def test_the_chat_mirrors_and_its_messages_and_the_draft_stay(ground):
    browser = ground.browser("/?language=en&conversation=ar")
    before = messages(browser)
    assert len(before) == 7 and before[0].startswith("السلام عليكم"), before
    browser.run("window.marker = 1; window.bubble = document.querySelector('.chat-text')")
    browser.type("#chat-draft", "نصف جملة and half")
    for language in ["ar", "de", "ja", "he", "ur", "tr", "en"]:
        choose(browser, language)
        direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
        assert part(browser) == [language, direction], part(browser)
        assert browser.shown("chat.send") == SEND[language], browser.shown("chat.send")
        assert messages(browser) == before, "a switch changes no message"
        # The user's side is the trailing one, the team's the leading one.
        assert sides(browser) == ([False, True] if direction == "rtl" else [True, False]), (language, sides(browser))
        assert browser.value("#chat-draft") == "نصف جملة and half"
        assert browser.page_language() == ["en", "ltr"], "the page around it stays"
        assert browser.run("return getComputedStyle(document.querySelector('.chat-send')).direction") == direction
    assert browser.run("return window.marker === 1 && window.bubble.isConnected"), "nothing was loaded or made anew"


def test_the_chat_follows_the_page_until_it_is_chosen(ground):
    browser = ground.browser("/?language=en")
    assert part(browser) == ["en", "ltr"] and browser.run("return document.getElementById('chat-rows').dataset.conversation") == "de"
    browser.click('#language option[value="ar"]')
    wait_for(lambda: part(browser) == ["ar", "rtl"], what="the chat in the page's language")
    assert browser.shown("chat.send") == SEND["ar"]
    choose(browser, "de")
    assert browser.page_language() == ["ar", "rtl"] and part(browser) == ["de", "ltr"]
    assert sides(browser) == [True, False]


def test_a_conversation_is_chosen_and_each_message_has_its_own_order(ground):
    browser = ground.browser("/?language=en")
    browser.type("#chat-draft", "still here")
    browser.click('.tk-pill:has([value="mixed"])')
    wait_for(lambda: len(messages(browser)) == 5, what="the mixed conversation")
    shown = messages(browser)
    assert shown[4] == "100% %@ {name} <b>GPX</b> C:\\tours\\*.gpx +49 (30) 1234-56", shown[4]
    assert browser.value("#chat-draft") == "still here"
    # In a left-to-right chat the first word of an Arabic message still stands to the right of what follows it.
    first, last = browser.run(
        """const text = document.querySelector('#chat-rows .chat-text').firstChild;
        const at = (start, end) => { const range = document.createRange(); range.setStart(text, start); range.setEnd(text, end); return range.getClientRects()[0].left };
        const latin = text.data.indexOf('Export'); return [at(0, 2), at(latin, latin + 6)]"""
    )
    assert first > last, (first, last)
    aligned = browser.run("return getComputedStyle(document.querySelector('#chat-rows .chat-text')).textAlign")
    assert aligned in ("left", "start", "-webkit-match-parent", "match-parent"), aligned


def test_the_words_of_the_chat_are_explained(ground):
    browser = ground.browser("/?language=en&chat=ja")
    browser.click('[data-text="chat.word0"]')
    wait_for(lambda: browser.run("return document.querySelector('.answer') !== null"), what="the explanation")
    assert "接続中" in browser.text(".answer .specimen") and browser.text("[data-answered]") == "ja"


def test_the_chat_is_closed_and_opened_with_the_keyboard(ground):
    browser = ground.browser("/?language=de&chat=de")
    browser.run("document.getElementById('chat-close').focus()")
    browser.press(ENTER)
    assert browser.run("return document.activeElement.id") == "chat-open"
    assert browser.text("#chat-open .chat-badge") == "3 ungelesene Nachrichten"
    browser.press(ENTER)
    assert browser.run("return document.activeElement.id") == "chat-draft"


def test_a_device_goes_offline_switches_and_comes_back(ground):
    with Service(ground.binary, options=["--demo"]) as service:
        browser = ground.browser("/?language=en", language="de-CH,de,en", service=service)
        browser.click('#device-language option[value="fr"]')
        wait_for(lambda: tags(browser) == ["fr", ""], what="the device's language, which registers nothing")
        assert fact(browser, "state")[1] == "Knows nothing of it"
        browser.type("#chat-draft", "Bonjour %@ {app} <b>")
        browser.press(ENTER)
        wait_for(lambda: live(browser) == [["user", "Bonjour %@ {app} <b>", "delivered"]], what="the delivery")
        assert browser.value("#chat-draft") == ""
        wait_for(lambda: tags(browser) == ["fr", "fr"], what="the service")
        press(browser, "reply")
        wait_for(lambda: [one[0] for one in live(browser)] == ["user", "team"], what="the team")
        assert live(browser)[1][1].startswith("Merci"), live(browser)
        press(browser, "offline")
        wait_for(lambda: browser.attribute('[data-device="offline"]', "aria-pressed") == "true", what="the switch")
        wait_for(lambda: browser.text("#chat-connection") in ("No internet connection", "Reconnecting…"), what="the banner")
        browser.click('#device-language option[value="es-MX"]')
        wait_for(lambda: tags(browser) == ["es-MX", "fr"], what="the switch that the service has not heard of")
        assert tags(browser, "matched") == ["es-419", "fr"]
        wait_for(lambda: "Offline" in fact(browser, "state")[0] and "Tries again" in fact(browser, "state")[0], what="the wait")
        browser.type("#chat-draft", "¿Hola?")
        browser.press(ENTER)
        wait_for(lambda: live(browser)[-1][:2] == ["user", "¿Hola?"] and live(browser)[-1][2] == "waiting", what="a message that waits")
        press(browser, "offline")
        wait_for(lambda: tags(browser) == ["es-MX", "es-MX"], 40, what="the service after the device is back")
        wait_for(lambda: live(browser)[-1][2] == "delivered", 40, what="the message after the device is back")
        assert tags(browser, "locale") == ["de_CH", "de_CH"] and tags(browser, "region") == ["CH", "CH"]
        assert tags(browser, "matched") == ["es-419", "es-419"]
        wait_for(lambda: browser.text("#chat-connection") == "", 40, what="the connection")
        press(browser, "restart")
        wait_for(lambda: fact(browser, "state")[0] == "The service knows it as it is" and len(live(browser)) == 3, 20, what="the restart")
        assert tags(browser) == ["es-MX", "es-MX"], "the app remembers its choice"
        # The page's language changes the table and the rows' words, and no message.
        browser.click('#language option[value="ar"]')
        wait_for(lambda: fact(browser, "state")[0] == "تعرفه الخدمة كما هو", what="the table in Arabic")
        assert [one[1] for one in live(browser)][0] == "Bonjour %@ {app} <b>"
        wait_for(lambda: browser.run("return document.querySelector('#chat-live [data-delivery]').textContent") == "تم التسليم", what="the rows in Arabic")
        press(browser, "delete")
        assert browser.run("return document.activeElement.value") == "keep", "the question has the keyboard"
        browser.press(ESCAPE)
        assert browser.run("return document.activeElement.dataset.device") == "delete" and len(live(browser)) == 3, "Escape deletes nothing"
        browser.press(ENTER)
        browser.press(ENTER)
        assert not browser.run("return document.getElementById('device-question').open") and len(live(browser)) == 3
        press(browser, "delete")
        browser.press(TAB, ENTER)
        wait_for(lambda: tags(browser)[1] == "" and live(browser) == [], what="the deletion")


def test_an_arabic_browser_has_an_arabic_conversation(ground):
    with TeamService(ground.binary) as service:
        browser = ground.browser("/", language="ar", service=service)
        assert browser.page_language() == ["ar", "rtl"] and part(browser) == ["ar", "rtl"]
        automatic = "return document.querySelector('#device-language option[value=\"\"]').textContent"
        assert browser.run(automatic).replace("\u2068", "").replace("\u2069", "") == "تلقائي، بلغة متصفحك: العربية", browser.run(automatic)
        browser.type("#chat-draft", "أين طلبي؟")
        browser.press(ENTER)
        wait_for(lambda: tags(browser) == ["ar", "ar"], what="the service")
        assert tags(browser, "locale") == ["ar_EG", "ar_EG"] and tags(browser, "region") == ["EG", "EG"]
        wait_for(lambda: [one[2] for one in live(browser)] == ["delivered"], what="the message")
        press(browser, "reply")
        wait_for(lambda: [one[1] for one in live(browser)][1:] == ["شكرًا على رسالتك! ننظر في الأمر الآن."], what="the answer in Arabic")
        team = agent(ground, "/dashboard/outbox?app=demo", service=service)
        push = team.text("main")
        assert "شكرًا على رسالتك! ننظر في الأمر الآن." in push and "الدعم" in push, push
        # The page in another language: the browser is who it was.
        browser.click('#language option[value="tr"]')
        wait_for(lambda: "العربية" in browser.run(automatic) and browser.run(automatic).startswith("Otomatik"), what="the picker in Turkish")


def publish(team, service, title):
    """Publishes an Arabic title as an agent does."""
    team.open(service.address + "/dashboard/appearance?app=demo&language=ar")
    team.run("document.getElementById('title').value = ''")
    team.type("#title", title)
    team.click("#appearance .tk-button")
    wait_for(lambda: "notice=published" in team.run("return location.search"), what="the publication")


def test_a_published_title_is_shown_when_the_chat_next_opens(ground):
    with TeamService(ground.binary) as service:
        browser = ground.browser("/", language="ar", service=service)
        team = agent(ground, service=service)
        title = lambda: browser.shown("chat.title")  # noqa: E731
        assert title() == "الدعم"
        publish(team, service, "نحن هنا")
        # The device's first launch asks what is published, and its user opens the chat after that.
        browser.type("#chat-draft", "1")
        browser.press(ENTER)
        wait_for(lambda: title() == "نحن هنا" == browser.run("return document.querySelector('#chat-open [data-text]').textContent"), what="the published title")
        assert part(browser) == ["ar", "rtl"]
        publish(team, service, "اسألنا")
        wait_for(lambda: [one[2] for one in live(browser)] == ["delivered"], what="the message")
        # What was published meanwhile waits for the next launch, which asks anew.
        assert title() == "نحن هنا"
        press(browser, "restart")
        wait_for(lambda: title() == "اسألنا", what="the second title after the launch")
        # The language of the chat picks another text of the same snapshot, also offline; German was not published.
        press(browser, "offline")
        choose(browser, "de")
        wait_for(lambda: title() == "Support" or title() == "Hilfe", what="the built-in German title")
        choose(browser, "ar")
        wait_for(lambda: title() == "اسألنا", what="the Arabic title offline")
        browser.open(service.address + "/")
        wait_for(lambda: title() == "اسألنا", what="the title after a reload")
        # The panel says where it comes from.
        browser.click('[data-text="chat.title"]')
        wait_for(lambda: browser.run("return document.querySelector('.answer') !== null"), what="the explanation")
        assert "اسألنا" in browser.text(".answer .specimen") and "remote" in browser.text(".answer .steps"), browser.text(".answer")
        press(browser, "offline")
        team.open(service.address + "/dashboard/appearance?app=demo&language=ar")
        team.run("window.confirm = () => true; [...document.querySelectorAll('.history form button')].at(-1).click()")
        wait_for(lambda: "notice=" in team.run("return location.search"), what="the way back")
        press(browser, "restart")
        wait_for(lambda: title() == "الدعم", what="the built-in title again")


def test_two_visitors_have_two_devices(ground):
    with Service(ground.binary, options=["--demo"]) as service:
        first, second = ground.browser("/", service=service), ground.browser("/", language="tr", service=service)
        for browser, language in [(first, "ja"), (second, "he")]:
            browser.click(f'#device-language option[value="{language}"]')
            browser.type("#chat-draft", language)
            browser.press(ENTER)
        for browser, language in [(first, "ja"), (second, "he")]:
            wait_for(lambda: tags(browser) == [language, language], what=language)
            wait_for(lambda: [one[1] for one in live(browser)] == [language], what="its own message")
        assert first.run("return document.cookie") == "", "no script reads who the visitor is"
        # Another page of the same visitor shows the same device.
        first.open(service.address + "/")
        wait_for(lambda: tags(first) == ["ja", "ja"], what="the device after a reload")


def test_a_service_that_is_gone_is_said_and_what_was_typed_stays(ground):
    with Service(ground.binary, options=["--demo"]) as service:
        browser = ground.browser("/", service=service)
        service.stop()
        browser.type("#chat-draft", "halb")
        browser.press(ENTER)
        wait_for(lambda: browser.text("#device-message") != "", what="the failure")
        assert browser.value("#chat-draft") == "halb"


def visitors(ground, service):
    """The names under which the team sees those who try the page."""
    team = agent(ground, "/dashboard/devices?app=demo", service=service)
    names = team.run("return [...document.querySelectorAll('main td a')].map((one) => one.textContent)")
    team.close()
    return [name for name in names if any(character.isdigit() for character in name)]


def test_a_visitor_keeps_the_device_over_a_restart_of_the_service(ground):
    with TeamService(ground.binary) as service:
        browser = ground.browser("/", language="tr", service=service)
        browser.click('#device-language option[value="ar"]')
        browser.type("#chat-draft", "bir")
        browser.press(ENTER)
        wait_for(lambda: [one[2] for one in live(browser)] == ["delivered"], what="the message")
        before = visitors(ground, service)
        assert len(before) == 1 and before[0].startswith("Ziyaretçi "), before
        press(browser, "offline")
        browser.type("#chat-draft", "iki")
        browser.press(ENTER)
        wait_for(lambda: live(browser)[-1][1:] == ["iki", "waiting"], what="a message that waits")
        service.kill()
        browser.type("#chat-draft", "üç")
        browser.press(ENTER)
        wait_for(lambda: browser.text("#device-message") != "" and browser.value("#chat-draft") == "üç", what="the failure")
        service.start_again()
        # Nothing is loaded anew: the page comes back by itself, to the same device.
        browser.press(ENTER)
        wait_for(lambda: [one[1] for one in live(browser)][-2:] == ["iki", "üç"], 20, what="what was typed, in order")
        assert browser.attribute('[data-device="offline"]', "aria-pressed") == "true", "what was switched off stays off"
        press(browser, "offline")
        wait_for(lambda: [one[1:] for one in live(browser)] == [[text, "delivered"] for text in ["bir", "iki", "üç"]], 30, what="everything, once")
        wait_for(lambda: tags(browser) == ["ar", "ar"], what="the language that was chosen")
        assert browser.value("#device-language") == "ar" and browser.text("#device-message") == ""
        assert visitors(ground, service) == before, "one visitor, one device"
        assert service.stop() == 0
        service.start_again()
        browser.open(service.address + "/")
        wait_for(lambda: [one[1] for one in live(browser)] == ["bir", "iki", "üç"], 20, what="the conversation after a reload")
        press(browser, "reply")
        wait_for(lambda: len(live(browser)) == 4 and live(browser)[3][1].startswith("شكرًا"), what="an answer that reaches its reader")
        assert visitors(ground, service) == before


def test_a_device_that_is_gone_is_said_and_the_next_one_speaks_what_was_chosen(ground):
    with TeamService(ground.binary) as service:
        browser = ground.browser("/?language=en", language="en", service=service)
        browser.click('#device-language option[value="ja"]')
        browser.type("#chat-draft", "一")
        browser.press(ENTER)
        wait_for(lambda: [one[2] for one in live(browser)] == ["delivered"], what="the message")
        service.kill()
        shutil.rmtree(pathlib.Path(service.folder.name) / "data" / "visitors")
        browser.type("#chat-draft", "二")
        service.start_again()
        wait_for(lambda: browser.text("#device-message").startswith("The service does not have this device any more."), 20, what="the news")
        assert live(browser) == [] and fact(browser, "state") == ["Begins with what you do", "Knows nothing of it"]
        assert browser.value("#chat-draft") == "二" and browser.value("#device-language") == "ja", "what was typed and chosen stays"
        browser.click('#language option[value="tr"]')
        wait_for(lambda: browser.text("#device-message").startswith("Bu cihaz artık hizmette yok."), what="the news in Turkish")
        browser.run("document.getElementById('chat-draft').focus()")
        browser.press(ENTER)
        wait_for(lambda: [one[1:] for one in live(browser)] == [["二", "delivered"]], what="the next device")
        wait_for(lambda: tags(browser) == ["ja", "ja"], what="its language")
        assert browser.text("#device-message") == ""


def test_a_draft_outlives_a_reload_and_is_sent_once(ground):
    with TeamService(ground.binary) as service:
        browser = ground.browser("/?language=en&chat=en", service=service)
        browser.type("#chat-draft", "half a thought")
        browser.open(service.address + "/?language=tr")
        assert browser.value("#chat-draft") == "half a thought"
        browser.run("document.getElementById('chat-draft').focus()")
        browser.press(ENTER)
        wait_for(lambda: [one[1:] for one in live(browser)] == [["half a thought", "delivered"]], what="the message")
        browser.open(service.address + "/?language=en")
        wait_for(lambda: [one[1] for one in live(browser)] == ["half a thought"], what="the conversation")
        assert browser.value("#chat-draft") == "", "what was sent is no draft"
        # The service has taken it and its answer was lost: after a reload it is sent under the same name.
        browser.run(SLOW + "window.delay = 0; window.loses = true")
        browser.type("#chat-draft", "once")
        browser.run("window.EventSource = class { addEventListener() {} close() {} }")
        browser.press(ENTER)
        wait_for(lambda: browser.value("#chat-draft") in ("once", ""), what="the text, back in the field or taken")
        browser.open(service.address + "/?language=en")
        wait_for(lambda: [one[1] for one in live(browser)] == ["half a thought", "once"], what="the message, once")
        if browser.value("#chat-draft"):
            browser.run("document.getElementById('chat-draft').focus()")
            browser.press(ENTER)
        wait_for(lambda: browser.value("#chat-draft") == "" and pending(browser) == [], what="nothing left")
        assert [one[1] for one in live(browser)] == ["half a thought", "once"]


def test_a_request_for_a_review_is_a_card_with_a_button(ground):
    with TeamService(ground.binary) as service:
        browser = ground.browser("/", language="ar", service=service)
        browser.type("#chat-draft", "التطبيق رائع")
        browser.press(ENTER)
        wait_for(lambda: [one[2] for one in live(browser)] == ["delivered"], what="the message")
        press(browser, "reply")
        wait_for(lambda: len(live(browser)) == 2, what="an answer")
        card = "return [...document.querySelectorAll('#chat-live .chat-card')].map((one) => [one.closest('.chat-row').dataset.author, one.querySelector('h4').textContent, one.querySelector('a').textContent, one.querySelector('a').href])"
        assert browser.run(card) == [], "an answer asks for no review"
        team = agent(ground, "/dashboard/conversations?app=demo", service=service)
        team.run("[...document.querySelectorAll('.inbox a')].find((one) => /[0-9]/.test(one.textContent)).click()")
        wait_for(lambda: team.run("return document.querySelector('#review button') !== null"), what="the conversation")
        team.click("#review button")
        wait_for(lambda: team.value("#text") != "", what="the template")
        asked = team.value("#text")
        team.click("#send")
        wait_for(lambda: len(live(browser)) == 3 and live(browser)[2][:2] == ["team", asked], what="the request")
        [[author, title, button, address]] = browser.run(card)
        assert author == "team" and "Demo" in title and button == browser.shown("chat.review.button"), (title, button)
        assert address == "https://www.apple.com/app-store/" and button == "التقييم على App Store", button
        # The chat's language changes the card and leaves the request as it was written.
        choose(browser, "de")
        wait_for(lambda: browser.run(card)[0][2] == "Im App Store bewerten", what="the card in German")
        assert live(browser)[2][1] == asked
        browser.run("document.querySelector('#chat-live .chat-card').scrollIntoView({ block: 'center' })")
        browser.screenshot(ground.screenshots / "chat-review-card.png", whole=False)


def paste(browser, length):
    """Text that comes at once, as from the clipboard."""
    browser.run("const draft = document.getElementById('chat-draft'); draft.value = 'é'.repeat(arguments[0]); draft.dispatchEvent(new Event('input', { bubbles: true }))", length)


def limit(browser):
    """What is said of the length, and whether the field is wrong."""
    return [browser.text("#chat-limit"), browser.attribute("#chat-draft", "aria-invalid") == "true"]


def test_a_long_text_is_counted_and_what_is_too_long_is_not_sent(ground):
    with Service(ground.binary, options=["--demo"]) as service:
        browser = ground.browser("/?language=en&chat=en", service=service)
        paste(browser, 3_800)
        assert limit(browser) == ["", False]
        for length, said in [(3_801, "199 characters left"), (3_999, "1 character left"), (4_000, "0 characters left")]:
            paste(browser, length)
            wait_for(lambda: limit(browser) == [said, False], what=said)
        paste(browser, 10_000)
        assert limit(browser) == ["Your message is too long.", True]
        browser.run("document.getElementById('chat-draft').focus()")
        browser.press(ENTER)
        assert len(browser.value("#chat-draft")) == 10_000, "what was written stays"
        assert limit(browser)[0] == "Your message is too long." and browser.text("#device-message") == ""
        browser.click('#chat option[value="ar"]')
        wait_for(lambda: limit(browser) == ["رسالتك طويلة جدًا.", True], what="the chat's language")
        browser.run("document.getElementById('chat-limit').scrollIntoView({ block: 'center' })")
        browser.screenshot(ground.screenshots / "chat-too-long.png", whole=False)
        paste(browser, 3_997)
        wait_for(lambda: limit(browser) == ["تبقّت 3 أحرف", False], what="the count in Arabic")
        browser.run("document.getElementById('chat-draft').focus()")
        browser.press(ENTER)
        wait_for(lambda: [len(one[1]) for one in live(browser)] == [3_997], what="the message")
        assert browser.value("#chat-draft") == "" and limit(browser) == ["", False]


def test_the_question_before_the_data_is_gone_has_a_picture(ground):
    for width, language in [(360, "ar"), (1280, "tr")]:
        browser = ground.browser(f"/?language={language}", width=width, height=740)
        press(browser, "delete")
        box = browser.run("const box = document.getElementById('device-question').getBoundingClientRect(); return [box.left, innerWidth - box.right, document.documentElement.scrollWidth - innerWidth]")
        assert min(box[:2]) >= 8 and box[2] <= 0, box
        browser.screenshot(ground.screenshots / f"chat-delete-{language}-{width}.png", whole=False)


def test_names_of_languages_do_not_break_in_a_word(ground):
    with Service(ground.binary, options=["--demo"]) as service:
        for width, language in [(360, "ar"), (768, "tr"), (1280, "ar"), (1280, "en")]:
            browser = ground.browser(f"/?language={language}", width=width, service=service)
            browser.click('#device-language option[value="es-419"]')
            browser.type("#chat-draft", "1")
            browser.press(ENTER)
            wait_for(lambda: tags(browser, "matched") == ["es-419", "es-419"], what="the service")
            broken = browser.run(
                r"""return [...document.querySelectorAll('.device-table bdi')].flatMap((name) => {
                  const text = name.firstChild;
                  return [...text.data.matchAll(/\S+/g)].filter((word) => {
                    const range = document.createRange();
                    range.setStart(text, word.index);
                    range.setEnd(text, word.index + word[0].length);
                    return range.getClientRects().length > 1;
                  }).map(String);
                })"""
            )
            wide = browser.run("const facts = document.getElementById('device-facts'); return facts.scrollWidth - facts.clientWidth")
            assert broken == [] and wide <= 0, (width, language, broken, wide)
            browser.run("document.getElementById('device').scrollIntoView()")
            browser.screenshot(ground.screenshots / f"chat-names-{language}-{width}.png", whole=False)
            browser.close()


SLOW = """const real = window.fetch;
window.fetch = async (...asked) => {
  if (String(asked[0]) !== '/live/device') return real(...asked);
  await new Promise((done) => setTimeout(done, window.delay));
  const answer = await real(...asked);
  if (window.loses) throw new TypeError('lost');
  return answer;
};
"""


def pending(browser):
    """The messages that the device is not known to have."""
    return browser.run("return [...document.querySelectorAll('#chat-pending .chat-row')].map((row) => [row.querySelector('.chat-text').textContent, row.querySelector('[data-delivery]').textContent])")


def test_what_is_typed_while_a_message_is_on_its_way_is_the_next_one(ground):
    with Service(ground.binary, options=["--demo"]) as service:
        browser = ground.browser("/?language=en&chat=en", service=service)
        browser.run(SLOW + "window.delay = 1500")
        browser.type("#chat-draft", "first")
        browser.press(ENTER)
        assert browser.value("#chat-draft") == "" and pending(browser) == [["first", "Sending…"]], pending(browser)
        browser.type("#chat-draft", "second")
        browser.press(ENTER)
        browser.type("#chat-draft", "third")
        wait_for(lambda: [one[1] for one in live(browser)] == ["first", "second"], 20, what="both, in order")
        wait_for(lambda: pending(browser) == [], what="nothing under way")
        assert browser.value("#chat-draft") == "third"


def test_what_is_done_before_the_first_answer_is_done_by_one_device(ground):
    with TeamService(ground.binary) as service:
        browser = ground.browser("/?language=en", service=service)
        # Two requests at once, before any answer has said who the visitor is.
        browser.run(
            """const draft = document.getElementById('chat-draft'), picker = document.getElementById('device-language');
            draft.value = 'first';
            document.getElementById('chat-composer').requestSubmit();
            setTimeout(() => { picker.value = 'ja'; picker.dispatchEvent(new Event('change')); });"""
        )
        wait_for(lambda: [one[1:] for one in live(browser)] == [["first", "delivered"]], 20, what="the message")
        wait_for(lambda: tags(browser) == ["ja", "ja"], what="the language")
        browser.open(service.address + "/?language=en")
        wait_for(lambda: [one[1:] for one in live(browser)] == [["first", "delivered"]], what="the message after a reload")
        assert len(visitors(ground, service)) == 1, "one visitor"


def test_a_message_whose_answer_is_lost_is_not_sent_twice(ground):
    with Service(ground.binary, options=["--demo"]) as service:
        browser = ground.browser("/?language=en&chat=en", service=service)
        browser.run(SLOW + "window.delay = 1500; window.loses = true")
        browser.type("#chat-draft", "once")
        browser.press(ENTER)
        wait_for(lambda: browser.value("#chat-draft") == "once" and pending(browser) == [], what="the text, back in the field")
        browser.press(ENTER)
        browser.type("#chat-draft", "next")
        wait_for(lambda: pending(browser) == [["once", "Not sent"]], what="the failure beside another text")
        browser.run("window.loses = false; document.querySelector('#chat-pending button').click()")
        wait_for(lambda: [one[1] for one in live(browser)] == ["once"] and pending(browser) == [], what="the message, once")
        assert browser.value("#chat-draft") == "next"


def test_axe_finds_nothing_serious_in_the_chat(ground):
    rules = axe.rules()
    if rules is None:
        ground.skip("axe-core could not be fetched")
    serious = []
    with Service(ground.binary, options=["--demo"]) as service:
        for query, dark, width in [("language=en&chat=de", False, 1280), ("language=ar&chat=ja", True, 360), ("language=tr&chat=ur&conversation=mixed", False, 360)]:
            browser = ground.browser(f"/?{query}", dark=dark, width=width, service=service)
            browser.type("#chat-draft", "1")
            browser.press(ENTER)
            # Before it is delivered there may be no conversation yet that could lose its connection.
            wait_for(lambda: live(browser) != [] and live(browser)[0][2] == "delivered", 30, what="a message")
            press(browser, "offline")
            wait_for(lambda: browser.text("#chat-connection") != "", what="the banner")
            found = test_accessibility.findings(browser, rules)
            serious += [(query, one) for one in found if one["impact"] in ("serious", "critical")]
            browser.close()
    assert serious == [], json.dumps(serious, ensure_ascii=False, indent=1)


def test_axe_sees_a_fault_in_the_chat(ground):
    rules = axe.rules()
    if rules is None:
        ground.skip("axe-core could not be fetched")
    browser = ground.browser("/?language=en")
    browser.run("document.getElementById('chat-draft').removeAttribute('aria-label'); document.getElementById('chat-draft').removeAttribute('placeholder'); [...document.querySelectorAll('#chat-rows .chat-text')].at(-1).style.color = '#bbb'")
    found = {one["rule"] for one in test_accessibility.findings(browser, rules)}
    assert {"label", "color-contrast"} <= found, found


def test_the_keyboard_reaches_everything_of_the_chat(ground):
    browser = ground.browser("/?language=ar")
    browser.run("document.getElementById('chat').focus()")
    walked = []
    for _ in range(24):
        browser.press(TAB)
        name, seen = browser.run(
            "const here = document.activeElement; const look = (one) => one && parseFloat(getComputedStyle(one).outlineWidth) >= 2 && getComputedStyle(one).outlineStyle !== 'none'; return [here.id || here.dataset.device || here.name || here.className, look(here) || look(here.closest('.tk-pill'))]"
        )
        walked.append(name)
        assert seen, f"no visible focus on {name}"
    for control in ["conversation", "chat-close", "chat-scroll", "chat-draft", "device-language", "offline", "background", "restart", "reply", "delete"]:
        assert control in walked, f"{control} is not reached: {walked}"


def test_nothing_of_the_chat_is_cut_off(ground):
    faults = []
    for width in test_layout.WIDTHS:
        browser = ground.browser(width=width, height=800)
        for chat in ["de", "ar", "ta", "th", "ja", "fi", "ur", "en-XC"]:
            browser.open(f"{ground.service.address}/?language={'ar' if chat == 'ar' else 'tr'}&chat={chat}&conversation=mixed")
            faults += [f"{chat} {width}: {fault}" for fault in browser.run(test_layout.FAULTS)]
        browser.close()
    assert faults == [], "\n".join(faults)


def test_pictures_of_the_chat(ground):
    with Service(ground.binary, options=["--demo"]) as service:
        for name, query, dark in [
            ("en", "language=en&chat=en", False),
            ("de", "language=en&chat=de&conversation=de", False),
            ("ar", "language=ar&conversation=ar", False),
            ("ja", "language=en&chat=ja&conversation=ja", True),
        ]:
            for width, height in [(360, 740), (1280, 800)]:
                browser = ground.browser(f"/?{query}", dark=dark, width=width, height=height, service=service)
                browser.click('#device-language option[value="es-MX"]')
                browser.type("#chat-draft", "👋")
                browser.press(ENTER)
                wait_for(lambda: live(browser) != [] and live(browser)[0][2] == "delivered", 30, what="the delivery")
                press(browser, "offline")
                browser.click('#device-language option[value="is-IS"]')
                wait_for(lambda: tags(browser) == ["is-IS", "es-MX"], what="the offline switch")
                browser.run("for (const one of document.querySelectorAll('main > :not(#chat-section), aside, footer')) one.hidden = true; document.querySelector('.layout').style.gridTemplateColumns = 'minmax(0, 1fr)'")
                file = ground.screenshots / f"chat-{name}-{width}.png"
                browser.screenshot(file)
                assert file.stat().st_size > 20_000, f"{file} is empty"
                browser.close()


def test_the_chat_can_be_read_without_javascript(ground):
    status, _, body = ground.service.get("/?language=en&chat=ar&conversation=ja")
    assert status == 200
    assert 'lang="ar" dir="rtl" data-part="chat"' in body and SEND["ar"] in body and "高尾山" in body
    assert '<option value="ar" lang="ar" dir="rtl" selected>' in body
