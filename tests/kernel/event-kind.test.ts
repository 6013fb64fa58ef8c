import { describe, expect, it } from "vitest";
import * as z from "zod";
import { kind, toldBy } from "../../rules/kernel/index.ts";

describe("kinds of events", () => {
  let made = 0;
  const { describe: sentenceOf, eventShapes } = toldBy(() => {
    made++;
    return {
      moved: kind({ piece: z.string(), squares: z.int() }, (e) => `${e.piece} moves ${e.squares} squares.`),
      ended: kind({ turn: z.int() }, (e) => `The game ends in turn ${e.turn} by ${e.cites.join(" and ")}.`),
    };
  });

  it("are made once, when they are asked for", () => {
    expect(made).toBe(0);
    expect(Object.keys(eventShapes())).toEqual(["moved", "ended"]);
    expect(Object.keys(eventShapes()["moved"] ?? {})).toEqual(["piece", "squares"]);
    expect(made).toBe(1);
  });

  it("tell an event by its fields, and by what it rests on", () => {
    expect(sentenceOf({ event: "moved", cites: [], piece: "jock", squares: 3 })).toBe("jock moves 3 squares.");
    expect(sentenceOf({ event: "ended", cites: ["a.rule", "a.reading"], turn: 3 })).toBe(
      "The game ends in turn 3 by a.rule and a.reading.",
    );
  });
});
