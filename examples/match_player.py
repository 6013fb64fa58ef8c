"""A player of `umpire match` in Python: it is asked as `umpire engine` is, and decides by itself.

    umpire match hour-of-glory/quiet-stair --first "umpire engine" --second "python3 examples/match_player.py"

It knows the rules by an engine of its own. Mostly it does what the game's own policy would, and now and then takes the
action of some after which it has the most to choose from.
"""

import json
import os
import pathlib
import random
import subprocess
import sys

MAIN = pathlib.Path(__file__).resolve().parent.parent / "cli" / "main.ts"
COMMAND = os.environ.get("UMPIRE", f"node {MAIN}").split() + ["engine"]
engine = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")


def ask(question):
    """Asks the engine one thing in a line; what it answers."""
    print(json.dumps(question), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())


def worth(at, action):
    """How much there is to choose from after an action; nothing where somebody else is asked then."""
    tried = ask({"play": {"at": at, "action": action, "seed": 1}})
    if "at" not in tried:
        return 0
    listed = ask({"legal": {"at": tried["at"]}}).get("actions", [])
    ask({"forget": [tried["at"]]})
    return len(listed)


def move_for(at, seed):
    """What the game's own policy does, or in one moment of eight the best of that and two other legal actions."""
    chance = random.Random(seed)
    policy = ask({"policy": {"at": at, "seed": seed}}).get("move")
    if policy is not None and ("choose" in policy or chance.random() < 0.875):
        return {key: policy[key] for key in ("action", "choose") if key in policy}
    actions = [one["action"] for one in ask({"legal": {"at": at}}).get("actions", [])]
    candidates = chance.sample(actions, min(2, len(actions))) + ([policy["action"]] if policy else [])
    return {"action": max(candidates, key=lambda action: worth(at, action))} if candidates else None


def answer(question):
    """The answer to a line: `go` is decided here, everything else is the engine's to answer."""
    if "go" not in question:
        return ask(question)
    move = move_for(question["go"]["at"], question["go"].get("seed", 0))
    return {"id": question.get("id"), "best": {"lines": [] if move is None else [{"move": move}]}}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
    engine.communicate()  # its input ends, and so does it
