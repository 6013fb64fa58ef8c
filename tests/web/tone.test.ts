import { describe, expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import type { BoardModel, ShownEvent } from "../../web/api/answers.ts";
import { toneOf } from "../../web/director/tone.ts";
import { oursAt } from "../../web/game/outcome.ts";
import { sidesOf } from "../../web/game/sides.ts";
import { forgetNames, learnNames } from "../../web/page/names.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

/** What is asked, as the page hears it. */
const heard = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));

const eventOf = (event: string, details: ShownEvent["details"]): ShownEvent => ({
  event,
  text: "",
  details,
  cites: [],
});

const harm = new Set(["killed", "injured", "wounded", "died", "unconscious", "taken-out", "miniature-lost", "damaged"]);
const isHarm = ({ event }: ShownEvent): boolean => harm.has(event);

/** So many moments of a game are looked at. */
const MOMENTS = 90;

/** Wounds and deaths of a game: the side of whom they happen to, the seat that looks, and the tone they are told in. */
function harmIn(game: (typeof games)[number], seats: readonly (string | null)[]) {
  forgetNames();
  const found: { readonly side: string; readonly seat: string | null; readonly tone: string | null }[] = [];
  let situation = valueOf(game.setUp(game.scenarios[0]?.id ?? "", {}));
  const chance = seededChance(3);
  for (let moment = 0; moment < MOMENTS && situation.decision() !== null; moment++) {
    const board = heard<BoardModel>(situation.board());
    learnNames(board);
    const answer = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (answer.outcome === "refused") throw new Error(`${game.id} refuses what its policy does.`);
    for (const event of heard<readonly ShownEvent[]>(answer.events).filter(isHarm)) {
      const ids = ["miniature", "fighter", "agent", "piece"].flatMap((field) => event.details[field] ?? []);
      const side = board.pieces.find(({ id }) => ids.includes(id))?.side;
      if (side !== undefined) for (const seat of seats) found.push({ side, seat, tone: toneOf(game.id, event, seat) });
    }
    if (answer.outcome !== "paused") break;
    situation = answer.situation;
  }
  return found;
}

describe("the tone in which something is told", () => {
  it.each(games)("of $title: what happens to one's own pieces is bad, to the others' good, for every seat", (game) => {
    const sides = sidesOf(game.id);
    const found = harmIn(game, sides.length === 0 ? [null] : sides.map(({ seat }) => seat));
    expect(found.length).toBeGreaterThan(0);
    for (const { side, seat, tone } of found) {
      const own = oursAt(game.id, seat)?.own ?? "nobody";
      expect([side, seat, tone]).toEqual([side, seat, side.startsWith(own) ? "bad" : "good"]);
    }
  });

  it("of the end is that of who looks: a victory is good news for those who have won", () => {
    const over = eventOf("over", { result: "victory" });
    expect(toneOf("rogue-regiment", over, null)).toBe("good");
    expect(toneOf("rogue-regiment", over, "jager")).toBe("bad");
    expect(toneOf("v-sabotage", eventOf("over", { result: "defeat" }), null)).toBe("bad");
    expect(toneOf("hour-of-glory", over, "defender")).toBe("bad");
    expect(toneOf("dust-tactics", over, null)).toBe("grave");
  });

  it("of an alarm is bad for those who come unseen, and good where it ends or for those who watch", () => {
    expect(toneOf("v-sabotage", eventOf("alarm", { on: true }), null)).toBe("bad");
    expect(toneOf("v-sabotage", eventOf("alarm", { on: false }), null)).toBe("good");
    expect(toneOf("hour-of-glory", eventOf("exposed", { agent: "holt" }), "defender")).toBe("good");
    expect(toneOf("hour-of-glory", eventOf("exposed", { agent: "holt" }), "intruder-1")).toBe("bad");
  });

  it("of what does not weigh is none, and of what has no side is weighty alone", () => {
    expect(toneOf("rogue-regiment", eventOf("moved", { piece: "jock" }), null)).toBeNull();
    expect(toneOf("rogue-regiment", eventOf("exploded", { at: "3,3" }), null)).toBe("grave");
  });
});
