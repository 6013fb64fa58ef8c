"""A bot in Python: a whole game at the speed of the rules, over the standard streams of `umpire engine`.

    python3 examples/engine_bot.py [GAME/SCENARIO] [SEED]

It plays every seat by the game's own policy. Now and then it tries some actions, and takes the one after which the
most is legal.
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


def ask(**question):
    """Asks one thing in a line; an answer that is an error is raised."""
    print(json.dumps(question), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        raise ValueError(answer["error"])
    return answer


def best_action(at, chance):
    """The number, in the listing, of the action of four after which the most is legal."""
    actions = range(len(ask(legal={"at": at})["actions"]))
    options = {}
    for action in chance.sample(actions, min(4, len(actions))):
        tried = ask(play={"at": at, "action": action, "seed": 1})
        options[action] = len(ask(legal={"at": tried["at"]})["actions"])
        ask(forget=[tried["at"]])
    return max(options, key=options.get)


def play(mission, seed):
    ruleset, scenario = mission.split("/")
    chance, moves = random.Random(seed), 0
    now = ask(open={"ruleset": ruleset, "scenario": scenario})
    while now["decision"] is not None:
        at = now["at"]
        if now["decision"]["kind"] == "act" and chance.random() < 0.1:
            move = {"action": best_action(at, chance)}
        else:  # between two phases nobody is asked, and nothing is sent
            move = ask(policy={"at": at, "seed": seed})["move"] or {}
        now = ask(play={"at": at, **move, "seed": chance.randrange(2**32)})
        ask(forget=[at])
        moves += 1
    print(f"{mission}: {now['result']['text']} ({moves} moves)")
    engine.communicate()  # its input ends, and so does it


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    play(given.get(1, "hour-of-glory/quiet-stair"), int(given.get(2, 1)))
