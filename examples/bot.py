#!/usr/bin/env python3
"""Joins a table on an Ahu server and plays random legal moves until the game is over.

    python3 bot.py http://127.0.0.1:8080/t/TABLE [NAME]
"""

import json
import random
import sys
import urllib.error
import urllib.request

link, name = sys.argv[1], (sys.argv[2:] or ["Random Rob"])[0]
site, table = link.rstrip("/").split("/t/")
key = None


def ask(method, path, body=None, accept="application/json"):
    """Sends a request to the server and returns the open response."""
    headers = {"Accept": accept, "Content-Type": "application/json"}
    if key:
        headers["Authorization"] = "Bearer " + key
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(site + "/api/v1" + path, data, headers, method=method)
    return urllib.request.urlopen(request)


def play(state):
    """Plays a random legal move."""
    mv = random.choice(state["moves"])
    print(mv["label"])
    try:
        ask("POST", f"/tables/{table}/play", {"version": state["version"], "mv": mv["mv"]})
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        print(problem["message"])
        if error.code != 409:  # 409: the table has changed; the stream reports its new state
            sys.exit(1)


try:
    key = json.load(ask("POST", "/guests", {"name": name}))["token"]
    ask("POST", f"/tables/{table}/sit", {})
    while True:  # a stream ends from time to time: open it again
        for line in ask("GET", f"/tables/{table}/stream?moves=true", accept="application/x-ndjson"):
            event = json.loads(line) if line.strip() else {}
            state = event.get("state", {})
            if state.get("phase") in ("over", "closed"):
                sys.exit(0)
            if state.get("is_asked"):
                play(state)
except urllib.error.HTTPError as error:
    sys.exit(json.load(error)["message"])
