"""A browser driven through W3C WebDriver, with the standard library alone."""

import base64
import json
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# The keys that the tests press (WebDriver, section 17.4.2).
TAB, ENTER, ESCAPE, SPACE, LEFT, RIGHT = "\ue004", "\ue007", "\ue00c", " ", "\ue012", "\ue014"


class WebDriverError(Exception):
    """What chromedriver answers when it refuses."""


def free_port():
    """A port nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(condition, seconds=10, what="it"):
    """Asks again until the condition holds; its value."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds} s for {what}")
        time.sleep(0.02)


class Driver:
    """A running chromedriver. `with Driver() as driver` ends it, and every browser that it started."""

    def __enter__(self):
        path = shutil.which("chromedriver")
        if path is None:
            raise SystemExit("chromedriver is not installed; Scripts/bootstrap browser installs it")
        self.port = free_port()
        self.sessions = []
        self.process = subprocess.Popen(
            [path, f"--port={self.port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_for(self._is_ready, 20, "chromedriver")
        return self

    def _is_ready(self):
        try:
            return self.send("GET", "/status")["ready"]
        except OSError:
            return False

    def __exit__(self, *_):
        for session in list(self.sessions):
            session.close()
        self.process.terminate()
        self.process.wait(10)

    def send(self, method, path, body=None):
        """One command; its value."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise WebDriverError(f"{value['error']}: {value['message'].splitlines()[0]}") from None

    def browser(self, language="en", dark=False):
        """A new browser of a reader whose device speaks a language."""
        session = Browser(self, language, dark)
        self.sessions.append(session)
        return session


class Browser:
    """One window of one reader."""

    def __init__(self, driver, language, dark):
        self.driver = driver
        self.profile = tempfile.mkdtemp(prefix="dragoman-browser-")
        arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--hide-scrollbars",
            f"--user-data-dir={self.profile}",
            f"--accept-lang={language}",
            f"--lang={language.split(',')[0]}",
        ] + (["--force-dark-mode", "--blink-settings=preferredColorScheme=0"] if dark else [])
        options = {"args": arguments, "prefs": {"intl.accept_languages": language}}
        wanted = {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options}}
        self.id = driver.send("POST", "/session", {"capabilities": wanted})["sessionId"]

    def close(self):
        """Always called, or a browser stays behind."""
        if self in self.driver.sessions:
            self.driver.sessions.remove(self)
            self.send("DELETE", "")
            shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, path, body=None):
        return self.driver.send(method, f"/session/{self.id}{path}", body)

    def open(self, address):
        self.send("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        """The value of a script's `return`."""
        return self.send("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def run_async(self, script, *arguments):
        """The value that a script hands to its last argument, a function."""
        return self.send("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def element(self, selector):
        return self.send("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def click(self, selector):
        # A driver scrolls just far enough, which can be under the bar that stays at the top.
        self.run("document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })", selector)
        self.send("POST", f"/element/{self.element(selector)}/click", {})

    def type(self, selector, text):
        self.send("POST", f"/element/{self.element(selector)}/value", {"text": text})

    def press(self, *keys):
        """Presses and releases keys, one after the other."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.send("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    def shown(self, mark):
        """The words of the text with a mark."""
        return self.text(f'[data-text="{mark}"]')

    def value(self, selector):
        return self.run("return document.querySelector(arguments[0]).value", selector)

    def attribute(self, selector, name):
        return self.run("return document.querySelector(arguments[0]).getAttribute(arguments[1])", selector, name)

    def page_language(self):
        """`lang` and `dir` of the page."""
        return self.run("return [document.documentElement.lang, document.documentElement.dir]")

    def resize(self, width, height):
        """Sets the size of what is seen, whatever the window's frame takes."""
        self.send(
            "POST",
            "/goog/cdp/execute",
            {
                "cmd": "Emulation.setDeviceMetricsOverride",
                "params": {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
            },
        )

    def offline(self, is_offline):
        """Pulls the plug, or puts it back."""
        conditions = {"offline": is_offline, "latency": 0, "throughput": 0 if is_offline else 10_000_000}
        self.send("POST", "/chromium/network_conditions", {"network_conditions": conditions})

    def screenshot(self, file, whole=True):
        """Writes a picture of the page, from its top to its end."""
        if whole:
            size = self.run("return [innerWidth, document.documentElement.scrollHeight]")
            self.resize(size[0], min(max(size[1], 400), 8_000))
        pathlib.Path(file).write_bytes(base64.b64decode(self.send("GET", "/screenshot")))
