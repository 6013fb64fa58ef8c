import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { anyPolicy, type Policy, type Seat, seededChance, type OpenPosition } from "../../rules/kernel/index.ts";
import { hourOfGlory, ruleset } from "../../rules/hour-of-glory/index.ts";
import type { Action } from "../../rules/hour-of-glory/table/action-schema.ts";
import type { GloryEvent } from "../../rules/hour-of-glory/table/events.ts";
import { copyState, type State, viewOf } from "../../rules/hour-of-glory/table/state.ts";
import { momentsOf, openedAt } from "../kernel/random-moments.ts";

/** Looks come first, so that there is something to hide. */
const curious: Policy<State, Action, GloryEvent> = (ask, ctx, chance) => {
  const looks = ask.ask === "act" ? ask.legal().filter((action) => action.do === "peek") : [];
  const look = chance.index(2) === 0 ? looks[chance.index(looks.length)] : undefined;
  return look === undefined ? anyPolicy(ask, ctx, chance) : { action: look };
};

const moments = (scenario: string, seed: number, most: number): readonly State[] =>
  momentsOf(ruleset, scenario, {}, { policy: curious, seed, most });

/** The same moment with a card that was looked at in secret exchanged for one that nobody has seen. */
function twinOf(state: State): State | null {
  const twin = copyState(state);
  const room = twin.rooms.find(({ up, seen }) => !up && seen.length > 0);
  const [other] = twin.pile;
  if (room === undefined || other === undefined || room.card === "unknown" || room.card === "taken") return null;
  twin.pile = [...twin.pile.slice(1), room.card].sort();
  room.card = other;
  return twin;
}

const opened = (state: State): OpenPosition => openedAt(hourOfGlory, state);

/** Everything a seat can ask at a moment. */
function answersOf(state: State, seat: Seat | null): Readonly<Record<string, unknown>> {
  const seen = opened(state).seenBy(seat);
  const actions = seen.forms().flatMap((form) => form.actions.slice(0, 2));
  const ids = [...state.intruders, ...state.sentries, ...state.guards]
    .filter(({ at }) => at !== null)
    .map(({ id }) => id);
  return {
    position: seen.position(),
    decision: seen.decision(),
    moment: seen.moment(),
    forms: seen.forms(),
    requirements: actions.map((action) => seen.requirements(action)),
    odds: actions.slice(0, 3).map((action) => seen.odds(action, [])),
    preview: seen.preview(),
    board: seen.board(),
    print: seen.print(),
    field: ids.map((id) => seen.field(id)),
    sight: ids.map((id) => seen.sight({ from: id, to: ids[0] ?? id })),
    policy: seen.policyMove(seededChance(1)),
  };
}

describe("a card that was looked at in secret", () => {
  it("changes nothing that the Defender or the public is told, and something that the team is", () => {
    let compared = 0;
    for (const seed of [1, 2, 3])
      for (const state of moments("twin-vault", seed, 60)) {
        const twin = twinOf(state);
        if (twin === null) continue;
        compared++;
        for (const seat of ["defender", null])
          expect(answersOf(twin, seat), `seed ${seed}, ${seat ?? "public"}`).toEqual(answersOf(state, seat));
        expect(isDeepStrictEqual(viewOf(twin, "intruder-1"), viewOf(state, "intruder-1"))).toBe(false);
      }
    expect(compared).toBeGreaterThan(10);
  });

  it("would be told by the position itself: the comparison sees a leak", () => {
    const told = [...moments("twin-vault", 1, 60)].flatMap((state) => {
      const twin = twinOf(state);
      return twin === null ? [] : [opened(twin).print() !== opened(state).print()];
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told).not.toContain(false);
  });

  it("is told to the team by its event, to the others only that somebody looked", () => {
    const event = {
      event: "peeked",
      text: "",
      cites: ["hg.intel.map-peek"],
      details: { agent: "holt", room: "1", card: "I4", seats: ["intruder-1", "intruder-2"] },
    };
    const cardOf = (seat: Seat | null): unknown => hourOfGlory.witness([event], seat)[0]?.details["card"];
    expect([cardOf("intruder-1"), cardOf("intruder-2"), cardOf("defender"), cardOf(null)]).toEqual([
      "I4",
      "I4",
      null,
      null,
    ]);
  });
});

describe("a view", () => {
  it("is a position of its own, and knows no more when it is looked at again", () => {
    for (const state of moments("twin-vault", 4, 40))
      for (const seat of ["intruder-1", "defender", null]) {
        const view = viewOf(state, seat);
        expect(viewOf(view, seat)).toEqual(view);
        expect(opened(view).print()).toBe(opened(state).seenBy(seat).print());
      }
  });
});
