import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { type OpenPosition, seededChance } from "../../rules/kernel/index.ts";
import type { BoardModel, Form } from "../../web/api/answers.ts";
import { besideDoor, doorAt, doorFrame, doorNamed, plateAt } from "../../web/board/doors.ts";
import { piecesOn, placesOf } from "../../web/board/places.ts";
import { startDoing } from "../../web/table/doing.ts";
import { type Asked, markedFor } from "../../web/table/marked.ts";
import { meaningOf } from "../../web/table/meaning.ts";
import { actionInWords } from "../../web/table/narrow.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

const heard = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));

const asked = (situation: OpenPosition): Omit<Asked, "doer"> => ({
  board: heard<BoardModel>(situation.board()),
  decision: heard<Asked["decision"]>(situation.decision()),
  forms: situation.decision()?.kind === "act" ? heard<readonly Form[]>(situation.forms()) : [],
});

const game = games.find(({ id }) => id === "hour-of-glory");

/** What is asked when the first Sentry is put at a door. */
function askedForADoor(): Omit<Asked, "doer"> {
  if (game === undefined) throw new Error("There is no Hour of Glory.");
  let situation = valueOf(game.setUp("two-lanterns", {}));
  const chance = seededChance(1);
  for (let moment = 0; moment < 4; moment++) {
    const question = asked(situation);
    if (question.decision?.kind === "choose" && question.decision.text.startsWith("At which door")) return question;
    const answer = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (answer.outcome !== "paused") break;
    situation = valueOf(game.open(heard(answer.situation.position())));
  }
  throw new Error("Nobody is asked for a door.");
}

describe("the name of a door", () => {
  const plate = { width: 1.7, height: 0.36 };

  it("stands beside it, where it covers fewer pieces and never the door", () => {
    const { board } = askedForADoor();
    const named = board.edges.flatMap((edge) => (edge.name === undefined || edge.name === null ? [] : [edge]));
    expect(named.length).toBeGreaterThan(5);
    const someone = { id: "holt", kind: "", side: "", area: null, facing: null, conditions: [], details: {} } as const;
    for (const door of named) {
      const [here, there] = besideDoor(door);
      for (const cell of [here, there]) {
        if (cell === undefined) throw new Error("A door lies between two cells.");
        const at = plateAt({ ...board, pieces: [{ ...someone, ...cell }] }, door, plate);
        const [far, half] = door.side === "N" ? [at.y - door.y, plate.height / 2] : [at.x - door.x, plate.width / 2];
        expect(Math.abs(far)).toBeGreaterThan(half);
        // away from whoever stands at the door
        const side = door.side === "N" ? cell.y + 0.5 - door.y : cell.x + 0.5 - door.x;
        expect(Math.sign(far)).toBe(-Math.sign(side));
      }
    }
  });
});

describe("Doors of Hour of Glory", () => {
  const question = askedForADoor();
  const doing = startDoing(signal({ moment: question }));
  const options = question.decision?.kind === "choose" ? question.decision.options.map(({ id }) => id) : [];
  const marked = markedFor({ ...question, doer: null }, doing).map(({ place }) => place);

  it("are marked where they lie when somebody is asked for one, and a press there is the answer", () => {
    expect(options.length).toBeGreaterThan(5);
    expect(marked.toSorted()).toEqual(options.toSorted());
    for (const option of options) {
      const door = doorNamed(question.board, option);
      if (door === undefined) throw new Error(`No door is called ${option}.`);
      // a little off its middle, as a hand does it
      const spot = door.side === "N" ? { x: door.x + 0.6, y: door.y - 0.2 } : { x: door.x + 0.2, y: door.y + 0.4 };
      expect(doorAt(question.board, marked, spot)).toBe(option);
      expect(meaningOf({ ...question, doer: null }, doing, { place: option, piece: null })).toEqual({
        means: "option",
        option,
      });
      expect(piecesOn(question.board, option)).toEqual([]);
      expect(placesOf(question.board, option)).toEqual([option]);
    }
  });

  it("are no door where none that is asked for lies", () => {
    expect(doorAt(question.board, marked, { x: 0.5, y: 0.5 })).toBeNull();
    expect(doorAt(question.board, [], { x: 2.5, y: 3 })).toBeNull();
  });

  it("have a frame across their wall", () => {
    const [first = ""] = options;
    const door = doorNamed(question.board, first);
    expect(door && doorFrame(door, { left: 0, top: 0, side: 10 })).toMatch(/^M\S+ \S+h[49]v[49]h-[49]z$/);
  });

  it("are called what people call them", () => {
    expect(actionInWords({ do: "breach", agent: "holt", door: "D6", by: "time" }, "holt")).toBe(
      "Breach door D6 by time",
    );
  });
});
