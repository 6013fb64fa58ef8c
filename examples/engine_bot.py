"""A bot in Python: whole games at the speed of the rules, over the standard streams of `umpire engine`.

    python3 examples/engine_bot.py [GAME/SCENARIO] [SEED]

It plays every seat: of the actions that are legal it looks one move ahead and takes the one that leads to a position
from which the most is legal, and lets the game's own policy decide the rest.
"""

import itertools
import json
import os
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMAND = os.environ.get("UMPIRE", f"node {ROOT / 'cli' / 'main.ts'}").split() + ["engine"]


class Engine:
    """Asks one thing a line; an answer that is an error is raised."""

    def __init__(self):
        self.process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ids = itertools.count(1)

    def ask(self, **question):
        print(json.dumps({"id": next(self.ids), **question}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def best_of(engine, at, actions, chance):
    """The action, of some that are tried, after which the most is legal."""
    reached = {}
    for index in chance.sample(range(len(actions)), min(4, len(actions))):
        tried = engine.ask(play={"at": at, "action": index, "seed": chance.randrange(2**32)})
        if "at" in tried:
            reached[index] = len(engine.ask(legal={"at": tried["at"]})["actions"])
            engine.ask(forget=[tried["at"]])
    return max(reached, key=reached.get)


def play(mission, seed):
    ruleset, scenario = mission.split("/")
    chance, engine = random.Random(seed), Engine()
    now = engine.ask(open={"ruleset": ruleset, "scenario": scenario})
    moves = 0
    while now["decision"] is not None:
        at, move = now["at"], {"seed": chance.randrange(2**32)}
        if now["decision"]["kind"] in ("act", "choose"):
            move |= engine.ask(policy={"at": at, "seed": chance.randrange(2**32)})["move"]
            move.pop("seat", None)
            actions = engine.ask(legal={"at": at})["actions"] if now["decision"]["kind"] == "act" else []
            if len(actions) > 1 and chance.random() < 0.1:
                move["action"] = best_of(engine, at, actions, chance)
        now = engine.ask(play={"at": at, **move})
        engine.ask(forget=[at])
        moves += 1
    engine.close()
    print(f"{mission}: {now['result']['text']} ({moves} moves)")


if __name__ == "__main__":
    play(*(sys.argv[1:2] or ["hour-of-glory/quiet-stair"]), seed=int((sys.argv[2:3] or ["1"])[0]))
