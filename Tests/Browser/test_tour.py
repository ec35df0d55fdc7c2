"""README's five minutes with support, as a newcomer takes them: its commands are run, its steps are clicked."""

import json
import pathlib
import re
import subprocess

from dashboard import TeamService, agent
from webdriver import wait_for

README = pathlib.Path(__file__).resolve().parents[2] / "README.md"


def blocks():
    """The commands of the tour."""
    return re.findall(r"<!-- tour -->\n\n```sh\n(.*?)```", README.read_text(encoding="utf-8"), re.S)


def test_the_tour_of_the_readme(ground):
    # A newcomer's service has seen nothing yet; the one of the other tests has their texts.
    with TeamService(ground.binary) as service:
        tour(ground, service)


def tour(ground, service):
    first, second = blocks()
    script = first.replace("http://127.0.0.1:8080", service.address)
    done = subprocess.run(
        ["bash", "-eu", "-c", script + '\necho "TOKEN $token"'], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    token = re.search(r"TOKEN (dt_\w+)", done.stdout)
    assert token and "أين طلبي؟" in done.stdout, done.stdout

    browser = agent(ground, "/dashboard/conversations?app=demo", service=service)
    browser.run("[...document.querySelectorAll('.inbox a')].find((one) => one.textContent === 'أميرة').click()")
    wait_for(lambda: browser.run("return document.getElementById('messages')?.textContent.includes('أين طلبي؟')"), what="the message")
    facts = browser.text("#facts")
    assert "Arabic" in facts and "ar_EG" in facts and "Egypt" in facts, facts
    browser.type("#text", "طلبك في الطريق 100%")
    browser.click("#send")
    wait_for(lambda: browser.run("return document.querySelector('.bubble:not([data-state])[data-author=team]') !== null"), what="the reply")
    conversation = browser.run("return location.href")

    browser.open(service.address + "/dashboard/outbox?app=demo")
    assert "طلبك في الطريق 100%" in browser.text("main") and "الدعم" in browser.text("main")
    assert "--pushes apns" in browser.text("#stays")

    browser.open(service.address + "/dashboard/appearance?app=demo&language=ar")
    shown = browser.text('[data-part="title"]')
    browser.type("#title", "نحن هنا")
    assert browser.text('[data-part="title"]') == "نحن هنا" != shown
    browser.click("#appearance .tk-button")
    published = lambda: json.loads(service.request("GET", "/v1/appearance", headers={"X-App-Id": "demo"})[2])  # noqa: E731
    wait_for(lambda: published()["appearance"]["text"].get("title", {}).get("ar") == "نحن هنا", what="the publication")
    wait_for(lambda: "notice=published" in browser.run("return location.search"), what="the notice")
    browser.run("window.confirm = () => true")
    browser.click(".history form button")
    wait_for(lambda: published()["appearance"]["text"] == {}, what="the way back")
    wait_for(lambda: browser.text('[data-part="title"]') == shown, what="the built-in title")

    browser.open(conversation)
    browser.click("#review button")
    wait_for(lambda: browser.value("#text") != "", what="the template")
    script = second.replace("$at", service.address).replace("$token", token.group(1))
    assert subprocess.run(["bash", "-eu", "-c", script], capture_output=True, timeout=60, check=False).returncode == 0
    wait_for(lambda: not browser.run("return document.getElementById('question').hidden"), what="the question")
    assert "German" in browser.text("#question-text")
