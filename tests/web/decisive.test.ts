import { describe, expect, it } from "vitest";
import type { ShownEvent } from "../../web/api/answers.ts";
import type { Step } from "../../web/game/table.ts";
import { emptyBoard } from "./small-boards.ts";
import { beforeTheEnd, cameAbout, decidingEvent, decisiveOf, turnOf } from "../../web/table/decisive.ts";

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
    expect(decisiveOf(steps, [{ step: lucky, expected: 0.3, told: 1 }])).toBe(lucky);
    expect(decisiveOf(steps, [{ step: lucky, expected: 0.9, told: 1 }])).toBe(met);
  });

  it("finds the unluckiest shot of those who lost", () => {
    const steps = [step(0, null, []), step(1, null, []), step(2, "defeat", [])];
    const [, missed] = steps;
    if (missed === undefined) throw new Error("There are no steps.");
    expect(decisiveOf(steps, [{ step: missed, expected: 0.8, told: 0 }])).toBe(missed);
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
    expect(turnOf(step(0, null, []))).toBe(4);
  });
});
