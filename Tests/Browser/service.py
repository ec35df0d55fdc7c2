"""The built service on a free port, for as long as the tests need it."""

import http.client
import pathlib
import signal
import subprocess
import tempfile

from webdriver import free_port, wait_for


class Service:
    """`with Service(binary) as service` stops it, and says when it did not stop cleanly."""

    def __init__(self, binary, environment=None, options=()):
        self.binary = str(binary)
        self.environment = environment
        self.options = options
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="dragoman-data-")
        data = pathlib.Path(self.folder.name) / "data"
        self.process = subprocess.Popen(
            [self.binary, "--port", str(self.port), "--data", str(data), "--log", "off", *self.options],
            stdout=subprocess.DEVNULL,
            env=self.environment,
        )
        wait_for(self._answers, 20, "the service")
        return self

    def _answers(self):
        if self.process.poll() is not None:
            raise SystemExit(f"{self.binary} ended with {self.process.returncode}")
        try:
            return self.get("/healthz")[0] == 200
        except OSError:
            return False

    def get(self, path, headers=None):
        """Status, headers and body of a GET."""
        return self.request("GET", path, headers=headers)

    def request(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read().decode()
        finally:
            connection.close()

    def kill(self):
        """Ends it as a power cut does."""
        self.process.kill()
        self.process.wait(10)

    def start_again(self):
        """Starts it as it was started, on the same data."""
        self.process = subprocess.Popen(self.process.args, stdout=subprocess.DEVNULL, env=self.environment)
        wait_for(self._answers, 20, "the service")

    def stop(self):
        """Ends it as a terminal does; its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(10)

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)
        self.folder.cleanup()
