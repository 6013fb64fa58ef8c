import { describe, expect, it } from "vitest";
import type { ShownEvent } from "../../web/api/answers.ts";
import type { Step } from "../../web/game/table.ts";
import { emptyBoard } from "./small-boards.ts";
import { losersOf } from "../../web/game/outcome.ts";
import {
  alarmsIn,
  beforeTheEnd,
  cameAbout,
  decidingEvent,
  decisiveOf,
  isCounted,
  turnOf,
} from "../../web/table/decisive.ts";

const killed: ShownEvent = { event: "killed", details: { piece: "guard" }, text: "guard is killed.", cites: [] };

const step = (number: number, result: "victory" | "defeat" | null, states: readonly ("open" | "met")[]): Step => ({
  number,
  sent: null,
  events: [killed],
  rules: [],
  moment: {
    where: { in: {} },
    position: null,
    text: "",
    moment: "Turn 4, operator phase",
    decision: null,
    result: result === null ? null : { result, text: "", cites: [] },
    board: { ...emptyBoard, objectives: states.map((state, i) => ({ text: `objective ${i}`, state })) },
  },
});

describe("the account of a game", () => {
  it("knows a result that came about by an event of its name about its piece", () => {
    expect(cameAbout("killed:guard", [killed])).toBe(true);
    expect(cameAbout("killed:major", [killed])).toBe(false);
    expect(cameAbout("alerted:guard", [killed])).toBe(false);
  });

  it("finds what decided it: the luckiest shot of the winners, else the last objective", () => {
    const steps = [
      step(0, null, ["open"]),
      step(1, null, ["open"]),
      step(2, null, ["met"]),
      step(3, "victory", ["met"]),
    ];
    const [, lucky, met] = steps;
    if (lucky === undefined || met === undefined) throw new Error("There are no steps.");
    expect(decisiveOf(steps, [{ step: lucky, expected: 0.3, told: 1 }], null)).toBe(lucky);
    expect(decisiveOf(steps, [{ step: lucky, expected: 0.9, told: 1 }], null)).toBe(met);
  });

  it("finds the unluckiest shot of those who lost", () => {
    const steps = [step(0, null, []), step(1, null, []), step(2, "defeat", [])];
    const [, missed] = steps;
    if (missed === undefined) throw new Error("There are no steps.");
    expect(decisiveOf(steps, [{ step: missed, expected: 0.8, told: 0 }], null)).toBe(missed);
  });

  it("is told by what happened, and not by the end itself", () => {
    const last = step(2, "defeat", []);
    const ended: ShownEvent = { event: "over", details: {}, text: "Victory: the defender wins.", cites: [] };
    const again: ShownEvent = { event: "told", details: {}, text: "The defender wins.", cites: [] };
    const result = { result: "defeat", text: "The defender wins.", cites: [] } as const;
    const told = beforeTheEnd({ ...last, events: [killed, ended, again], moment: { ...last.moment, result } });
    expect(told).toEqual([killed]);
  });

  it("is told by who reached what the mission is about, by what weighs, and never by dice or a phase", () => {
    const event = (name: string, text: string): ShownEvent => ({ event: name, details: {}, text, cites: [] });
    const sneak = { ...event("rolled", "A3, sneak: white III; 1 success."), details: { faces: [3] } };
    const off = event("left", "A3 moves off the table at the north edge.");
    const token = event("token-lost", "1 token of A3 leaves the game.");
    const exit = event("exited", "Sapper exits through the trap door of A11.");
    const phase = event("phase", "Turn 6: the end-of-turn phase.");
    const apart = event("completed", "The terrain post is completed and taken apart.");
    const spoken = event("spoke", "The civilian follows the medic.");
    const decidedBy = (...events: readonly ShownEvent[]) => decidingEvent({ ...step(2, "victory", []), events });
    expect(decidedBy(sneak, off, token)).toBe(off);
    expect(decidedBy(killed, exit, apart, phase)).toBe(exit);
    expect(decidedBy(sneak, killed, phase)).toBe(killed);
    expect(decidedBy(spoken, sneak, token, phase)).toBe(spoken);
  });

  it("counts turns as the moment tells them, where no count does", () => {
    expect(turnOf(step(0, null, []))).toEqual({ word: "turn", number: 4 });
  });

  it("names rounds where the game has them", () => {
    const { moment, ...rest } = step(0, null, []);
    const tracks = [{ name: "round", value: 7, most: null, bad: null, text: null }];
    expect(turnOf({ ...rest, moment: { ...moment, board: { ...moment.board, tracks } } })).toEqual({
      word: "round",
      number: 7,
    });
  });

  it("finds the last blow to those who lost, and not one to the winners", () => {
    const piece = (id: string, side: string) => ({ id, side, kind: "operator", x: 0, y: 0, label: id, states: [] });
    const at = (number: number, hurt: string, result: "victory" | null = null): Step => {
      const made = step(number, result, []);
      const pieces = [paddy, guard];
      const board = JSON.parse(JSON.stringify({ ...made.moment.board, pieces }));
      return { ...made, events: [{ ...killed, details: { piece: hurt } }], moment: { ...made.moment, board } };
    };
    const [paddy, guard] = [piece("paddy", "operators"), piece("guard", "axis")];
    const steps = [at(0, "nobody"), at(1, "guard"), at(2, "paddy"), at(3, "nobody", "victory")];
    expect(decisiveOf(steps, [], losersOf("rogue-regiment", "victory"))?.number).toBe(1);
    expect(decisiveOf(steps, [], losersOf("rogue-regiment", "defeat"))?.number).toBe(2);
  });

  it("counts alarms where the game knows them, and none in a battle that everybody expects", () => {
    const shows = (alarm: boolean): ShownEvent => ({ event: "indicator", details: { alarm }, text: "", cites: [] });
    const exposed: ShownEvent = { event: "exposed", details: { agent: "holt" }, text: "", cites: [] };
    expect(
      alarmsIn("hour-of-glory", [exposed, shows(false), shows(true), shows(true), shows(false), shows(true)]),
    ).toBe(2);
    expect(alarmsIn("rogue-regiment", [{ ...killed, event: "alarm" }])).toBe(1);
    expect(alarmsIn("dust-tactics", [exposed])).toBeNull();
  });

  it("weighs hits where their dice are counted, and no results that say how much", () => {
    const fired: ShownEvent = { event: "fired", details: { unit: "s6", target: "n6", hits: 2 }, text: "", cites: [] };
    expect(cameAbout("hit:n6", [fired])).toBe(true);
    expect(cameAbout("hit:n6", [{ ...fired, details: { ...fired.details, hits: 0 } }])).toBe(false);
    expect(isCounted("damaged:n6:3")).toBe(true);
    expect(isCounted("damaged:n6")).toBe(false);
  });
});
