import { describe, expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import type { BoardModel, ShownEvent } from "../../web/api/answers.ts";
import { framesOf } from "../../web/director/frames.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";
import { rifleman, rowOfNine } from "./small-boards.ts";

const event = (name: string, details: ShownEvent["details"]): ShownEvent => ({
  event: name,
  text: `${name} ${JSON.stringify(details)}.`,
  details,
  cites: [],
});

const filmOf = (before: BoardModel, last: BoardModel, events: readonly ShownEvent[]) =>
  framesOf(
    { board: before, moment: "" },
    {
      number: 1,
      sent: {},
      events,
      rules: [],
      moment: { where: { in: {} }, position: {}, text: "", decision: null, result: null, moment: "", board: last },
    },
  ).map(({ board }) => board);

const idsOf = ({ pieces }: BoardModel): readonly string[] => pieces.map(({ id }) => id).toSorted();

describe("who comes on and goes in a film", () => {
  it("is not there before it is put somewhere, whatever is told of it first", () => {
    const film = filmOf(rowOfNine([]), rowOfNine([rifleman("s1", 4)]), [
      event("activated", { piece: "s1" }),
      event("placed", { piece: "s1", at: "2,0" }),
      event("moved", { piece: "s1", to: "4,0" }),
    ]);
    expect(film.map(({ pieces }) => pieces.map(({ x }) => x))).toEqual([[], [2], [4]]);
  });

  it("comes with the event that speaks of it or of its place, where none puts it anywhere", () => {
    const marker = rifleman("marker-of-s2", 3);
    const corpse = rifleman("corpse-1", 5);
    const film = filmOf(
      rowOfNine([rifleman("s2", 1), rifleman("b", 5)]),
      rowOfNine([rifleman("s2", 1), marker, corpse]),
      [
        event("tested", { agent: "s2" }),
        event("killed", { piece: "b", at: "5,0" }),
        event("alerted", { agent: "s2", marker: "3,0" }),
      ],
    );
    expect(film.map(idsOf)).toEqual([
      ["b", "s2"],
      ["corpse-1", "s2"],
      ["corpse-1", "marker-of-s2", "s2"],
    ]);
  });

  it("is gone with the last event that speaks of it, where none takes it off", () => {
    const film = filmOf(rowOfNine([rifleman("s1", 1), rifleman("marker-of-s1", 3)]), rowOfNine([rifleman("s1", 1)]), [
      event("time", {}),
      event("stood-down", { agent: "s1" }),
      event("time", {}),
    ]);
    expect(film.map(idsOf)).toEqual([["marker-of-s1", "s1"], ["s1"], ["s1"]]);
  });

  it("stands once, where an event names its unit", () => {
    const own = { details: { unit: "s1" } };
    const film = filmOf(rowOfNine([rifleman("s1-1", 1, own)]), rowOfNine([rifleman("s1-1", 1, own)]), [
      event("faced", { unit: "s1", facing: 90 }),
    ]);
    expect(film.map(idsOf)).toEqual([["s1-1"]]);
  });

  it("has its hull where it is, and none while it is not there", () => {
    const hull = {
      id: "hull-of-n6",
      kind: "hull",
      label: "n6",
      outline: [
        { x: 6, y: 0 },
        { x: 8, y: 0 },
        { x: 8, y: 1 },
      ],
      height: 1,
      details: {},
    };
    const table = (shapes: readonly (typeof hull)[]) => ({ unit: "inch", sign: "″", shapes });
    const film = filmOf(
      rowOfNine([], { kind: "table", table: table([]) }),
      rowOfNine([rifleman("n6", 7)], { kind: "table", table: table([hull]) }),
      [
        event("activated", { unit: "n6" }),
        event("placed", { unit: "n6", at: "2,0" }),
        event("moved", { unit: "n6", to: "7,0" }),
      ],
    );
    const lies = film.map((board) => board.table?.shapes.map(({ outline }) => outline.map(({ x }) => x)));
    expect(lies).toEqual([[], [[1, 3, 3]], [[6, 8, 8]]]);
  });

  it("finds a door closed until it is told of", () => {
    const door = (terrain: string) => ({ edges: [{ x: 1, y: 0, side: "W" as const, name: "D1", terrain }] });
    const film = filmOf(rowOfNine([], door("door")), rowOfNine([], door("open door")), [
      event("tested", {}),
      event("door", { door: "D1" }),
      event("time", {}),
    ]);
    expect(film.map(({ edges }) => edges[0]?.terrain)).toEqual(["door", "open door", "open door"]);
  });

  it("finds a way between two tiles as it was until it is told of", () => {
    const way = (kind: string) => ({ ways: [{ between: ["A5", "A6"] as const, kind }] });
    const film = filmOf(rowOfNine([], way("unlocked door")), rowOfNine([], way("locked door")), [
      event("moved", { piece: "sapper", from: "A5", to: "A6" }),
      event("door", { between: "A5|A6", locked: true }),
      event("phase-began", {}),
    ]);
    expect(film.map(({ ways }) => ways[0]?.kind)).toEqual(["unlocked door", "locked door", "locked door"]);
  });

  it("turns a card up, takes an objective off and rings a bell when that is told", () => {
    const mark = (kind: string, label: string, x: number) => ({ kind, label, squares: [{ x, y: 4 }] });
    const before = [mark("face-down card", "room 6: a card face down", 6), mark("objective", "ledger: 1 AP", 3)];
    const last = [mark("face-up card", "room 6: Harbour chart", 6)];
    const film = filmOf(rowOfNine([], { marks: before }), rowOfNine([], { marks: last }), [
      event("moved", { agent: "holt", to: "6,4" }),
      event("card-turned", { agent: "holt", room: "6" }),
      event("objective", { objective: "ledger", at: "3,4" }),
      event("phase-began", {}),
    ]);
    expect(film.map(({ marks }) => marks.map(({ kind }) => kind).toSorted())).toEqual([
      ["face-down card", "objective"],
      ["face-up card", "objective"],
      ["face-up card"],
      ["face-up card"],
    ]);
  });

  it("shows a piece as it ends when nothing more is told of it, and not before", () => {
    const film = filmOf(rowOfNine([rifleman("s1", 4)]), rowOfNine([rifleman("s1", 4, { conditions: ["visible"] })]), [
      event("activated", { piece: "s1" }),
      event("visible", { piece: "s1" }),
      event("phase-began", {}),
    ]);
    expect(film.map(({ pieces }) => pieces[0]?.conditions)).toEqual([[], ["visible"], ["visible"]]);
  });
});

/** What lies on the ground of a board, each thing as a text. */
const groundOf = ({ edges, ways, marks }: BoardModel): readonly string[] =>
  [edges, ways, marks].flatMap((things) => things.map((thing) => JSON.stringify(thing)));

/** Whether an event tells of something that changes nothing on the ground: somebody begins, is chosen, rolls. */
const isQuiet = (told: ShownEvent | undefined): boolean =>
  told !== undefined && /^(?:.*began|activated|acted|chosen|assigned|rolled.*|tested|token-drawn)$/.test(told.event);

/** So many moves of a game are looked at. */
const MOVES = 60;

describe.each(games)("$title: the films of a game", (game) => {
  it("begin with who was there, end with who is, and show nobody twice", () => {
    let situation = valueOf(game.setUp(game.scenarios[0]?.id ?? "", {}));
    const chance = seededChance(5);
    let quiet = 0;
    const heard = (): BoardModel => JSON.parse(JSON.stringify(situation.board()));
    for (let move = 0; move < MOVES && situation.decision() !== null; move++) {
      const before = heard();
      const answer = valueOf(situation.adjudicate({ ...situation.policyMove(chance), until: "phase", chance }));
      if (answer.outcome === "refused") throw new Error(answer.failing.map(({ text }) => text).join(" "));
      situation = answer.situation;
      const last = heard();
      const film = filmOf(before, last, answer.events);
      const allowed = new Set([...idsOf(before), ...idsOf(last)]);
      for (const board of film) {
        expect(idsOf(board)).toEqual([...new Set(idsOf(board))]);
        expect(idsOf(board).filter((id) => !allowed.has(id))).toEqual([]);
        const hulls = (board.table?.shapes ?? []).filter(({ kind }) => kind === "hull").map(({ label }) => label);
        expect(hulls.filter((id) => !idsOf(board).includes(id))).toEqual([]);
      }
      const ground = new Set([...groundOf(before), ...groundOf(last)]);
      for (const board of film) expect(groundOf(board).filter((thing) => !ground.has(thing))).toEqual([]);
      const [first] = film;
      if (first !== undefined && film.length > 1 && isQuiet(answer.events[0])) {
        quiet++;
        expect(groundOf(first).toSorted()).toEqual(groundOf(before).toSorted());
      }
      const end = film.at(-1);
      if (end !== undefined) expect(idsOf(end)).toEqual(idsOf(last));
      if (answer.outcome !== "paused") break;
    }
    expect(quiet).toBeGreaterThan(0);
  });
});
