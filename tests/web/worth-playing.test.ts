import { describe, expect, it } from "vitest";
import type { BoardModel, ShownEvent } from "../../web/api/answers.ts";
import type { Frame } from "../../web/director/frames.ts";
import { isWorthPlaying } from "../../web/director/worth-playing.ts";

const piece = (id: string): BoardModel["pieces"][number] => ({
  id,
  kind: "rifle",
  side: "commandos",
  x: 0,
  y: 0,
  area: null,
  facing: null,
  conditions: [],
  details: {},
});
const board: BoardModel = {
  kind: "squares",
  width: 9,
  height: 1,
  squares: [],
  edges: [],
  areas: [],
  ways: [],
  pieces: [piece("jock"), piece("s1-1"), piece("guard-1")],
  marks: [],
  tracks: [],
  objectives: [],
};

const frame = (details: ShownEvent["details"], more: Partial<Frame> = {}): Frame => ({
  step: {
    number: 1,
    sent: null,
    events: [],
    rules: [],
    moment: { where: { in: {} }, position: {}, text: "", board, moment: "", decision: null, result: null },
  },
  event: { event: "moved", text: "", details, cites: [] },
  move: null,
  board,
  moment: "",
  at: ["1,0"],
  grave: false,
  way: [],
  lines: [],
  templates: [],
  dice: [],
  ...more,
});

const sprint = { sent: { action: { do: "sprint", piece: "jock", path: ["1,0", "2,0"] } } };
const plain = [frame({ piece: "jock" }), frame({ piece: "jock" }), frame({ piece: "jock", to: "2,0" })];

describe("what plays by itself", () => {
  it("is no plain move of one's own, nor of one's own unit, however many moments it has", () => {
    expect(isWorthPlaying(sprint, plain, { isOwn: true })).toBe(false);
    const unit = { sent: { action: { do: "move", unit: "s1" } } };
    const told = [1, 2, 3].map(() => frame({ unit: "s1", miniature: "s1-1" }));
    expect(isWorthPlaying(unit, told, { isOwn: true })).toBe(false);
  });

  it("is the same move where somebody else made it", () => {
    expect(isWorthPlaying(sprint, plain, { isOwn: false })).toBe(true);
  });

  it("is a move of one's own with dice, with something that weighs, or with what others do about it", () => {
    expect(isWorthPlaying(sprint, [frame({ piece: "jock" }, { grave: true })], { isOwn: true })).toBe(true);
    expect(isWorthPlaying(sprint, [...plain, frame({ piece: "guard-1" })], { isOwn: true })).toBe(true);
    const dice = [4];
    expect(isWorthPlaying(sprint, [frame({ piece: "jock" }, { dice })], { isOwn: true })).toBe(true);
  });

  it("is nothing that is told for the record only, as who stays where he is", () => {
    const stays = plain.map((shown) => ({ ...shown, event: { event: "stayed", text: "", details: {}, cites: [] } }));
    expect(isWorthPlaying({ sent: {} }, stays, { isOwn: true })).toBe(false);
    expect(isWorthPlaying({ sent: {} }, [...stays, ...plain], { isOwn: true })).toBe(true);
  });

  it("is what follows an answer, as where a phase ends, from so many moments on", () => {
    expect(isWorthPlaying({ sent: {} }, plain, { isOwn: true })).toBe(true);
    expect(isWorthPlaying({ sent: {} }, plain.slice(1), { isOwn: true })).toBe(false);
  });
});
