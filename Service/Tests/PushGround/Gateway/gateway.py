#!/usr/bin/env python3
"""A push gateway on this machine alone, which answers as a test tells it: gateway.py FOLDER.

FOLDER holds server.pem and server.key. rules.json there, read anew for each request, has for a device token the answers in
turn, of which the last one stays: {"aa11": [{"status": 429, "retryAfter": 3}, {"status": 200}]}. An answer may also
{"hang": true} for ever, {"drop": true} the connection, or leave it {"deaf": true}: open, and nothing on it is answered any more. Every request is a line of JSON in requests.jsonl; the first line on standard
output is the port.
"""

import collections
import json
import pathlib
import socket
import ssl
import sys
import threading

import h2.config
import h2.connection
import h2.events

FOLDER = pathlib.Path(sys.argv[1])
LOCK = threading.Lock()
SEEN = collections.Counter()


def answer_to(token):
    """What the rules have for the next request of a token."""
    with LOCK:
        rules = json.loads((FOLDER / "rules.json").read_text()).get(token) or [{"status": 200}]
        SEEN[token] += 1
        return rules[min(SEEN[token], len(rules)) - 1]


def note(request):
    """Writes down what came."""
    with LOCK, open(FOLDER / "requests.jsonl", "a", encoding="utf-8") as file:
        file.write(json.dumps(request) + "\n")


def respond(connection, stream, fields, answer):
    """Answers as APNs does: its name for the push, and a word for what went wrong."""
    status = answer.get("status", 200)
    said = [(":status", str(status)), ("apns-id", answer.get("id", fields.get("apns-id", "")))]
    if "retryAfter" in answer:
        said.append(("retry-after", str(answer["retryAfter"])))
    body = b"" if status == 200 else json.dumps({"reason": answer.get("reason", "Other")}).encode()
    body = answer["body"].encode() if "body" in answer else body
    connection.send_headers(stream, said, end_stream=not body)
    if body:
        connection.send_data(stream, body[:16000], end_stream=True)


def serve(plain, number, context):
    """One connection."""
    with context.wrap_socket(plain, server_side=True) as peer:
        connection = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False, header_encoding="utf-8"))
        connection.initiate_connection()
        peer.sendall(connection.data_to_send())
        streams, deaf = {}, False
        while data := peer.recv(65536):
            for event in connection.receive_data(data):
                if isinstance(event, h2.events.RequestReceived):
                    streams[event.stream_id] = (dict(event.headers), bytearray())
                elif isinstance(event, h2.events.DataReceived):
                    streams[event.stream_id][1].extend(event.data)
                    connection.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
                elif isinstance(event, h2.events.StreamEnded):
                    fields, body = streams.pop(event.stream_id)
                    token = fields[":path"].rsplit("/", 1)[-1]
                    note({"connection": number, "fields": fields, "body": body.decode("utf-8", "replace")})
                    answer = answer_to(token)
                    if answer.get("drop"):
                        return
                    deaf = deaf or answer.get("deaf", False)
                    if not deaf and not answer.get("hang"):
                        respond(connection, event.stream_id, fields, answer)
            if not deaf:
                peer.sendall(connection.data_to_send())


def main():
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(FOLDER / "server.pem", FOLDER / "server.key")
    context.set_alpn_protocols(["h2"])
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    number = 0
    while True:
        plain, _ = listener.accept()
        number += 1

        def run(plain=plain, number=number):
            try:
                serve(plain, number, context)
            except (OSError, ssl.SSLError, h2.exceptions.ProtocolError):
                pass

        threading.Thread(target=run, daemon=True).start()


main()
