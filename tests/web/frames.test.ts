import { describe, expect, it } from "vitest";
import type { BoardModel, ShownEvent } from "../../web/api/answers.ts";
import { framesOf } from "../../web/director/frames.ts";
import type { Step } from "../../web/game/table.ts";
import { rifleman, rowOfNine } from "./small-boards.ts";

const boardOf = (xs: readonly number[], turn: number): BoardModel =>
  rowOfNine(
    xs.map((x, i) => rifleman(`s1-${i + 1}`, x, { side: "commandos" })),
    { tracks: [{ name: "Turn", value: turn, most: null, bad: null, text: null }] },
  );

const event = (name: string, text: string, details: ShownEvent["details"]): ShownEvent => ({
  event: name,
  text,
  details,
  cites: [],
});
const move = (miniature: string, to: string): ShownEvent =>
  event("moved", `${miniature} moves to ${to}.`, { unit: "s1", miniature, to });

describe("the film of a step", () => {
  const events = [
    move("s1-1", "3,0"),
    move("s1-2", "4,0"),
    event("phase-began", "Turn 2: the units act.", { turn: 2 }),
    event("activated", "s1 is activated.", { unit: "s1" }),
  ];
  const moment = { where: { in: {} }, position: {}, text: "", decision: null, result: null };
  const after: Step = {
    number: 1,
    sent: {},
    events,
    rules: [],
    moment: { ...moment, moment: "Turn 2, the units act", board: boardOf([3, 4], 2) },
  };
  const frames = framesOf({ board: boardOf([0, 1], 1), moment: "Turn 1, the units act" }, after);

  it("has a moment for each sentence: a unit moves at once", () => {
    expect(frames.map(({ event: told }) => told?.text)).toEqual([
      "s1 moves to 3,0.",
      "Turn 2: the units act.",
      "s1 is activated.",
    ]);
    expect(frames[0]?.board.pieces.map(({ x }) => x)).toEqual([3, 4]);
  });

  it("tells how things stood before it, and counts as it goes", () => {
    expect(new Set(frames.map((frame) => frame.moment))).toEqual(new Set(["Turn 1, the units act"]));
    expect(frames.map(({ board }) => board.tracks?.[0]?.value)).toEqual([1, 2, 2]);
  });

  it("shows nobody before he comes on, and then where he comes on", () => {
    const come = (name: string, details: ShownEvent["details"]): ShownEvent =>
      event(name, `${name}.`, { piece: "s1-2", ...details });
    const step: Step = {
      ...after,
      events: [come("chosen", {}), come("rolled", {}), come("entered", { at: "1,0" }), come("moved", { to: "4,0" })],
    };
    const film = framesOf({ board: boardOf([3], 1), moment: "Turn 1, the units act" }, step);
    const places = film.map(({ board }) => board.pieces.find(({ id }) => id === "s1-2")?.x ?? null);
    expect(places).toEqual([null, null, 1, 4]);
  });
});
