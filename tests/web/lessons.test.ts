import { describe, expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import { fits, lessonOf, taughtAt, type Teachable } from "../../web/table/lessons.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

/** So many answers are given at the most until everything should have come up. */
const ANSWERS = 220;

describe.each(games)("$title: the lesson of its first mission", (game) => {
  const lesson = lessonOf(game.id);

  it("teaches five to eight things, each by a rule of the book, in a line", () => {
    expect(lesson.length).toBeGreaterThanOrEqual(5);
    expect(lesson.length).toBeLessThanOrEqual(8);
    const rules = new Set([...Object.keys(game.catalogue.rules), ...Object.keys(game.catalogue.numbers)]);
    expect(lesson.filter(({ rule }) => !rules.has(rule)).map(({ rule }) => rule)).toEqual([]);
    expect(lesson.filter(({ text }) => text.length > 110).map(({ text }) => text)).toEqual([]);
  });

  it("comes to at least five of them in one game by the real rules", () => {
    const [mission] = game.scenarios;
    let situation = valueOf(game.setUp(mission?.id ?? "", {}));
    const chance = seededChance(7);
    const learnt = new Set<number>();
    let events: ReadonlySet<string> = new Set();
    for (let given = 0; given < ANSWERS && learnt.size < 5; given++) {
      const decision = situation.decision();
      if (decision === null) break;
      const can = new Set(
        decision.kind === "act"
          ? situation.forms().flatMap(({ name, actions }) => (actions.length > 0 ? [name] : []))
          : [],
      );
      // whoever plays selects a piece and looks at what it can do
      for (const forming of [null, ...can]) {
        const moment: Teachable = { can, events, isSelected: forming !== null, forming };
        const found = taughtAt(lesson, learnt, moment);
        if (found !== null) learnt.add(found);
      }
      const answer = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
      if (answer.outcome !== "paused") break;
      events = new Set(answer.events.map(({ event }) => event));
      situation = answer.situation;
    }
    expect(learnt.size).toBeGreaterThanOrEqual(5);
  });
});

describe("a lesson", () => {
  const nothing: Teachable = { can: new Set(), events: new Set(), isSelected: false, forming: null };

  it("teaches what fits, once", () => {
    const lesson = lessonOf("rogue-regiment");
    const moment = { ...nothing, can: new Set(["move"]) };
    expect(taughtAt(lesson, new Set(), moment)).toBe(0);
    expect(taughtAt(lesson, new Set([0]), moment)).toBeNull();
    expect(fits({ can: ["move"], selected: true }, moment)).toBe(false);
  });

  it("is there for no game that is not known", () => {
    expect(lessonOf("constructor")).toEqual([]);
  });
});
