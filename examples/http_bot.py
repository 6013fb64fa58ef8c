"""A bot in Python that plays all seats of a game by post over HTTP, with the standard library alone.

    python3 examples/http_bot.py [http://localhost:4000] [GAME/SCENARIO] [SEED]

Now and then it takes any action that is legal, else it does what the game's own policy would.
"""

import json
import random
import secrets
import sys
import urllib.request
from urllib.error import HTTPError


def ask(url, path, body, invitation=None):
    """Sends a request and reads its answer; what is wrong with it is told by the server's own sentence."""
    headers = {"content-type": "application/json"}
    if invitation is not None:
        headers["authorization"] = f"Bearer {invitation}"
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)
    except HTTPError as error:
        raise SystemExit(f"{path}: {json.load(error)['detail']}") from error


def move_for(url, game, seat, invitation, chance):
    """What a seat sends; None where of several who are asked another goes on."""
    here = {"gameId": game["id"], "version": game["version"]}
    if game["decision"]["kind"] == "act" and chance.random() < 0.1:
        forms = ask(url, "/v1/legal-actions", here, invitation)["forms"]
        own = [action for form in forms if form["seat"] in (None, seat) for action in form["actions"]]
        if own:
            return {"action": chance.choice(own)}
    policy = ask(url, "/v1/policy-move", here, invitation)
    if policy["seat"] not in (None, seat) and policy["seat"] in game["seats"]:
        return None
    if policy["action"] is not None:
        return {"action": policy["action"]}
    return {"choose": policy["choose"]} if policy["choose"] else None


def play(url, mission, seed):
    ruleset, scenario = mission.split("/")
    chance, moves = random.Random(seed), 0
    key = secrets.token_urlsafe(24)  # sent again with it, it is created once
    game = ask(url, "/v1/games", {"ruleset": ruleset, "scenario": scenario, "idempotencyKey": key})
    invitations = {one["seat"]: one["secret"] for one in game["invitations"]}
    while game["waitsFor"] is not None:
        for seat in game["waitsFor"]["seats"]:
            move = move_for(url, game, seat, invitations[seat], chance)
            if move is None:
                continue
            sent = {**move, "expectedVersion": game["version"], "idempotencyKey": secrets.token_urlsafe(24)}
            answer = ask(url, f"/v1/games/{game['id']}/moves", sent, invitations[seat])
            if answer["outcome"] == "refused":
                raise SystemExit(" ".join(one["text"] for one in answer["failing"] if not one["holds"]))
            game, moves = answer["game"], moves + 1
            break
        else:
            raise SystemExit("Of those who are asked nobody goes on.")
    print(f"{mission}: {game['result']['text']} ({moves} moves)")


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    play(
        given.get(1, "http://localhost:4000").rstrip("/"),
        given.get(2, "hour-of-glory/salt-one"),
        int(given.get(3, 1)),
    )
