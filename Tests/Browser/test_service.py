"""What the program does with its command line, its port and its signals."""

import json
import os
import pathlib
import signal
import subprocess
import tempfile

from service import Service


def started(binary, *arguments, environment=None):
    """Exit code and both outputs of a start that ends by itself."""
    done = subprocess.run(
        [str(binary), *arguments], capture_output=True, text=True, timeout=20, check=False, env=environment
    )
    return done.returncode, done.stdout, done.stderr


def test_a_start_that_cannot_be_says_why_in_one_sentence(ground):
    port = str(ground.service.port)
    cases = [
        (["--port", port], f"Port {port} on 127.0.0.1 is in use"),
        (["--port", "65536"], "--port must be a number from 0 to 65535"),
        (["--port"], "--port needs a value"),
        (["--prot", "1"], "There is no option --prot"),
        (["--host", "nowhere.invalid", "--port", "0"], "no address “nowhere.invalid”"),
        (["--port", "0", "--data", str(ground.binary)], "is a file"),
        (["--port", "0", "--data", "/proc/nowhere/data"], "cannot be made"),
    ]
    for arguments, expected in cases:
        code, out, error = started(ground.binary, *arguments)
        assert code == 2 and out == "", (arguments, code, out)
        assert expected in error and error.count("\n") == 1, (arguments, error)
    code, _, error = started(ground.binary, environment={**os.environ, "PORT": "x"})
    assert code == 2 and "PORT must be" in error, error


def test_a_new_password_is_made_where_a_service_keeps_its_data(ground, tmp="/nowhere/at/all"):
    code, out, error = started(ground.binary, "new-password", "--data", tmp)
    assert code == 2 and out == "" and f"No service has kept anything in {tmp}" in error, error
    assert not os.path.exists(tmp)


def test_help_names_every_option(ground):
    code, out, error = started(ground.binary, "--help")
    assert code == 0 and error == ""
    assert all(option in out for option in ["--host", "--port", "--data", "PORT", "DATA_DIR", "publish FILE", "--allowed-host"]), out


def test_both_signals_stop_it_cleanly(ground):
    for number in (signal.SIGINT, signal.SIGTERM):
        with Service(ground.binary) as service:
            service.process.send_signal(number)
            assert service.process.wait(10) == 0


def test_the_servers_own_language_never_reaches_a_reader(ground):
    turkish = {**os.environ, "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr", "LC_ALL": "tr_TR.UTF-8"}
    with Service(ground.binary, turkish) as service:
        for language in ("en", "de", "automatic"):
            _, _, body = service.get(f"/live?language={language}", {"Accept-Language": "de"})
            texts = json.loads(body)["texts"]
            assert texts["card.title"]["text"] == "Card number", (language, texts["card.title"])
            assert texts["channel.hue"]["text"] == "Hue"
            assert "Eylül" not in body


def test_a_program_without_its_resources_says_so(ground):
    import pathlib
    import shutil
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        moved = pathlib.Path(folder) / "reception-service"
        shutil.copy2(ground.binary, moved)
        code, _, error = started(moved, "--port", "0", "--data", folder + "/data")
        assert code == 2 and "resources are not beside it" in error, error
        shutil.copytree(
            pathlib.Path(__file__).resolve().parents[2] / "Service/Sources/ReceptionService/Resources",
            pathlib.Path(folder) / "Resources",
        )
        (pathlib.Path(folder) / "Resources/ThemeKit.xcstrings").write_text('{"strings": [')
        code, _, error = started(moved, "--port", "0", "--data", folder + "/data")
        assert code == 2 and "ThemeKit.xcstrings is damaged: 1:14:" in error, error


def test_scripts_run_hands_commands_on_to_the_service_with_its_data(ground):
    root = pathlib.Path(__file__).resolve().parents[2]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        # What is built already is not built again: this `swift` only says where it is.
        swift = folder / "swift"
        swift.write_text('#!/bin/sh\ncase "$*" in *--show-bin-path*) echo "$BUILT";; --version) echo "Swift version 6.2";; esac\n')
        swift.chmod(0o755)
        data = folder / "data"
        ours = {"BUILT": str(pathlib.Path(ground.binary).resolve().parent), "DATA_DIR": str(data)}
        ours["PATH"] = f"{folder}:{os.environ['PATH']}"

        def run(*words):
            return subprocess.run(
                [root / "Scripts" / "run", *words], env={**os.environ, **ours}, cwd=folder, capture_output=True, text=True
            )

        absent = run("new-password")
        assert absent.returncode == 2 and str(data) in absent.stderr and not data.exists(), absent
        with subprocess.Popen([ground.binary, "--port", "0", "--data", data], stdout=subprocess.PIPE, text=True) as service:
            assert "http" in service.stdout.readline()
            # Beside the service that runs.
            added = run("add-app", "shop", "--name", "Shop")
            made = run("new-password")
            service.terminate()
        assert added.returncode == 0, added
        assert made.returncode == 0 and "shown this once" in made.stdout, made
        assert "shop" in run("apps").stdout
        assert [one.name for one in folder.iterdir() if one.name.startswith(".data")] == []
        for command in ("new-password", "publish", "rollback", "add-app", "apps", "migrate"):
            assert command in run("--help").stdout, command
