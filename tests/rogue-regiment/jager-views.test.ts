import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { anyPolicy, type Policy, type Seat, seededChance, type OpenPosition } from "../../rules/kernel/index.ts";
import { rogueRegiment, ruleset } from "../../rules/rogue-regiment/index.ts";
import { copyState, type State } from "../../rules/rogue-regiment/table/state.ts";
import { viewOf } from "../../rules/rogue-regiment/table/view.ts";
import { tries } from "../soak/at-length.ts";
import { momentsOf, openedAt, valueOf } from "../kernel/random-moments.ts";

type Action = ReturnType<(typeof ruleset)["actionSchema"]["parse"]>;

/** The Operators idle and the Jäger player draws and lays, so that there is something to hide. */
const laying: Policy<State, Action, unknown> = (ask, ctx, chance) => {
  if (ask.ask !== "act") return anyPolicy(ask, ctx, chance);
  const legal = ask.legal();
  const wanted = legal.find(({ do: what }) => what === (chance.index(2) === 0 ? "lay-card" : "draw-card"));
  const idle = legal.find(({ do: what }) => what === "end-phase");
  const action = wanted ?? (chance.index(3) === 0 ? undefined : idle);
  return action === undefined ? anyPolicy(ask, ctx, chance) : { action };
};

const moments = (scenario: string, seed: number, most: number): readonly State[] =>
  momentsOf(ruleset, scenario, { choices: { mode: "jager" } }, { policy: laying, seed, most });

/** The same moment with a card of the hand, or the one that lies face down, exchanged for one nobody has seen. */
function twinOf(state: State, which: "hand" | "laid"): State | null {
  const twin = copyState(state);
  const { jager } = twin;
  if (jager === null) return null;
  const old = which === "hand" ? jager.hand[0] : jager.laid?.card;
  const other = jager.deck.find((card) => card !== old);
  if (old === undefined || old === null || other === undefined) return null;
  const at = jager.deck.indexOf(other);
  jager.deck = [...jager.deck.filter((_, i) => i !== at), old].sort();
  if (which === "hand") jager.hand = [...jager.hand.slice(1), other].sort();
  else jager.laid = jager.laid && { ...jager.laid, card: other };
  return twin;
}

const opened = (state: State): OpenPosition => openedAt(rogueRegiment, state);

/** Everything a seat can ask at a moment. */
function answersOf(state: State, seat: Seat | null): Readonly<Record<string, unknown>> {
  const seen = opened(state).seenBy(seat);
  const forms = seen.forms();
  const actions = forms.flatMap((form) => form.actions.slice(0, 1)).slice(0, 4);
  const ids = state.units.filter(({ at }) => at !== null).map(({ id }) => id);
  return {
    position: seen.position(),
    decision: seen.decision(),
    moment: seen.moment(),
    forms,
    requirements: actions.map((action) => seen.requirements(action)),
    odds: actions.slice(0, 2).map((action) => seen.odds(action, [])),
    preview: seen.preview(),
    board: seen.board(),
    print: seen.print(),
    field: ids.slice(0, 3).map((id) => seen.field(id)),
    policy: seen.policyMove(seededChance(1)),
  };
}

describe("a card of the Jäger player", () => {
  it.each(["hand", "laid"] as const)("in his %s changes nothing that the Operators or the public are told", (which) => {
    let compared = 0;
    for (let seed = 1; seed <= tries(2, 20); seed++)
      for (const state of moments("chalk-farm", seed, 90)) {
        const twin = twinOf(state, which);
        if (twin === null) continue;
        compared++;
        for (const seat of ["player-1", null])
          expect(answersOf(twin, seat), `seed ${seed}, ${seat ?? "public"}`).toEqual(answersOf(state, seat));
        expect(isDeepStrictEqual(viewOf(twin, "jager"), viewOf(state, "jager"))).toBe(false);
        expect(opened(twin).print()).not.toBe(opened(state).print());
      }
    expect(compared).toBeGreaterThan(5);
  });

  it("is told to him by its events, to the others only that he draws and lays", () => {
    const events = (["jager-drew", "jager-laid"] as const).map((event) => ({
      event,
      text: "",
      cites: ["rr.jager.draw"],
      details: { card: "cat/upgrade" },
    }));
    const exchanged = {
      event: "jager-exchanged",
      text: "",
      cites: ["rr.jager.discard-two"],
      details: { card: "cat/upgrade", discarded: ["twig-snap/upgrade", "twig-snap/upgrade"] },
    };
    const told = (seat: Seat | null): unknown =>
      rogueRegiment.witness([...events, exchanged], seat).map(({ details }) => details["card"]);
    expect(told("jager")).toEqual(["cat/upgrade", "cat/upgrade", "cat/upgrade"]);
    for (const seat of ["player-1", "player-2", null]) expect(told(seat)).toEqual([null, null, null]);
    expect(rogueRegiment.witness(events, null).map(({ text }) => text)).toEqual([
      "The Jäger player draws a card.",
      "The Jäger player lays a card face down beside the event deck.",
    ]);
  });
});

describe("the view of a Jäger game", () => {
  it("is a position of its own, and knows no more when it is looked at again", () => {
    for (const state of moments("chalk-farm", 4, 60))
      for (const seat of ["player-1", "jager", null]) {
        const view = viewOf(state, seat);
        expect(viewOf(view, seat)).toEqual(view);
        expect(opened(view).print()).toBe(opened(state).seenBy(seat).print());
      }
  });

  it("lets the Jäger player alone answer what he is asked, and the Operators what the players are", () => {
    const situation = valueOf(rogueRegiment.setUp("chalk-farm", { players: 2, choices: { mode: "jager" } }));
    expect(situation.seats()).toEqual(["player-1", "player-2", "jager"]);
    const begun = valueOf(situation.adjudicate({}));
    if (begun.outcome !== "paused") throw new Error("It goes on.");
    expect(begun.decision).toMatchObject({ seat: "players", prompt: "rr.decide.patrol-start" });
    expect(begun.situation.seenBy("player-2").decision()?.options).toHaveLength(2);
    expect(begun.situation.seenBy("jager").decision()).toMatchObject({ prompt: null, options: [] });
    const tried = valueOf(begun.situation.adjudicate({ choose: ["3,16"], by: "jager" }));
    expect(tried).toMatchObject({ outcome: "paused", unused: { choose: ["3,16"] } });
    const chosen = valueOf(begun.situation.adjudicate({ choose: ["3,16"], by: "player-2" }));
    expect(chosen).toMatchObject({ unused: { choose: [] } });
  });

  it("hides nothing in a co-operative game", () => {
    const open = valueOf(rogueRegiment.setUp("chalk-farm"));
    const hidden = valueOf(rogueRegiment.setUp("chalk-farm", { choices: { mode: "jager" } }));
    expect(rogueRegiment.isHiddenGame(open.position())).toBe(false);
    expect(rogueRegiment.isHiddenGame(hidden.position())).toBe(true);
    expect(open.seenBy("player-1")).toBe(open);
    expect(hidden.seenBy("player-1")).not.toBe(hidden);
  });
});
