"""The team's side of a service with the demo app: a password that tests know, devices that they speak for, logged-in browsers."""

import atexit
import json
import os
import pathlib
import subprocess
import tempfile
import urllib.parse

from service import Service
from webdriver import free_port, wait_for

PASSWORD = "correct-horse-battery"
APP = "demo"


class TeamService(Service):
    """A service with the demo app, whose dashboard has a password that tests know."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="dragoman-data-")
        data = pathlib.Path(self.folder.name) / "data"
        self.process = subprocess.Popen(
            [self.binary, "--port", str(self.port), "--data", str(data), "--log", "off", "--demo", "--no-rate-limits"],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "DASHBOARD_PASSWORD": PASSWORD},
        )
        wait_for(self._answers, 20, "the service")
        return self


_running = {}
# Of the sessions that tests ask with, by the service's address.
_cookies = {}


def team(ground):
    """The one service of all tests of the dashboard."""
    if "service" not in _running:
        _running["service"] = TeamService(ground.binary).__enter__()
        atexit.register(lambda: _running["service"].__exit__(None, None, None))
    return _running["service"]


def settled(browser, mark=""):
    """Waits until a page of the dashboard whose address has a mark is there, and listens to whatever is typed or pressed."""
    wait_for(
        lambda: browser.run(
            "return (location.pathname + location.search).includes(arguments[0])"
            " && document.readyState === 'complete' && document.documentElement.classList.contains('ready')",
            mark,
        ),
        what=f"the page{mark and ' at ' + mark}",
    )


def visit(browser, address):
    """Opens a page of the dashboard."""
    browser.open(address)
    settled(browser)


def log_in(ground, service, path, language="en", width=1280, height=900, dark=False):
    """A browser of an agent who has logged in, and is led to a page."""
    browser = ground.driver.browser(language, dark)
    browser.resize(width, height)
    visit(browser, service.address + "/dashboard/log-in?next=" + urllib.parse.quote(path, safe=""))
    browser.type("#password", PASSWORD)
    browser.click(".log-in .tk-button")
    wait_for(lambda: browser.run("return location.pathname + location.search") == path, what=path)
    settled(browser)
    return browser


def agent(ground, path="/dashboard", language="en", width=1280, height=900, dark=False, service=None):
    """A browser of an agent who is logged in, at everybody's service or at a test's own."""
    return log_in(ground, service or team(ground), path, language, width, height, dark)


class Device:
    """A device of a user, as its SDK speaks for it."""

    def __init__(self, service, language, name="Ada", locale="de_CH"):
        self.service = service
        self.description = {
            "platform": "ios", "sdkVersion": "1", "locale": locale, "timezone": "Europe/Zurich",
            "language": language, "name": name,
        }  # fmt: skip
        status, body = self.ask("POST", "/v1/devices", self.description)
        assert status == 201, body
        self.token = json.loads(body)["token"]
        self.id = next((number for number, shown in service_devices(service) if name and shown == name), None)

    def ask(self, method, path, body=None):
        headers = {"X-App-Id": APP, "Content-Type": "application/json"}
        if hasattr(self, "token"):
            headers["Authorization"] = f"Bearer {self.token}"
        status, _, text = self.service.request(method, path, body and json.dumps(body).encode(), headers)
        return status, text

    def speaks(self, language):
        """Reports another app language."""
        self.description["language"] = language
        status, body = self.ask("PATCH", "/v1/devices/me", self.description)
        assert status == 204, body

    def writes(self, text):
        status, body = self.ask(
            "POST", "/v1/conversation/messages", {"id": os.urandom(8).hex(), "text": text, "photoCount": 0}
        )
        assert status == 201, body

    def reads(self):
        """The texts of the conversation, as the user sees them."""
        status, body = self.ask("GET", "/v1/conversation/messages")
        assert status == 200, body
        return [message["text"] for message in json.loads(body)["messages"]]

    @property
    def page(self):
        return f"/dashboard/conversation?app={APP}&device={self.id}"


def service_devices(service):
    """The number and the name of each device on the first page of the dashboard."""
    import re

    cookie = _cookies.get(service.address)
    if cookie is None:
        body = f"password={PASSWORD}".encode()
        _, headers, _ = service.request("POST", "/dashboard/log-in", body, {"Accept": "text/html"})
        cookie = _cookies[service.address] = headers["Set-Cookie"].split(";")[0]
    _, _, page = service.request(
        "GET", f"/dashboard/devices?app={APP}", headers={"Accept": "text/html", "Cookie": cookie}
    )
    return re.findall(r'data-device="(\d+)".*?<(?:bdi|span) class="(?:name|soft)">(.*?)</', page)
