import { describe, expect, it } from "vitest";
import {
  Budget,
  BudgetExceeded,
  type Game,
  games,
  type Odds,
  seededChance,
  type Situation,
  unwrap,
} from "@umpire/rules";

/** The most actions that are asked about in a game: those of a measured table take long. */
const most = (game: string): number => (game === "two-hundred-hours" ? 4 : 24);

/** Moments of some games at which an action is asked for, with some of the actions. */
function* asked(game: Game): Generator<{ readonly situation: Situation; readonly action: unknown }> {
  for (const seed of [2, 3]) yield* askedIn(game, seed);
}

/** The same of games that one seed plays. */
function* askedIn(game: Game, seed: number): Generator<{ readonly situation: Situation; readonly action: unknown }> {
  let yielded = 0;
  for (const { id } of game.scenarios.slice(0, 2)) {
    const chance = seededChance(seed);
    let situation = unwrap(game.setUp(id));
    for (let answers = 0; answers < 120 && yielded < most(game.id); answers++) {
      const decision = situation.decision();
      if (decision === null) break;
      const legal = decision.kind === "act" ? [...situation.legal()] : [];
      for (const at of answers % 4 === 0 ? [0, Math.floor(legal.length / 2)] : []) {
        const chosen = legal[at];
        if (chosen === undefined) continue;
        // what is too much for a request is not asked about
        const few = unwrap(game.open(situation.position(), { budget: new Budget(1_000_000) }));
        try {
          few.odds(chosen.action);
        } catch (error) {
          if (!(error instanceof BudgetExceeded)) throw error;
          continue;
        }
        yielded++;
        yield { situation, action: chosen.action };
      }
      const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
      if (done.outcome === "refused") throw new Error(done.failing.map(({ text }) => text).join(" "));
      ({ situation } = done);
    }
  }
}

const chances = ({ facts }: Pick<Odds, "facts">): ReadonlyMap<string, string> =>
  new Map(facts.filter(({ about }) => about > 0).map(({ id, probability }) => [id, probability]));

/** The same odds of a position that is opened by another reading; null where it is none by it. */
function under(game: Game, situation: Situation, point: string, reading: string, action: unknown): Odds | null {
  const position: { readonly settings: { readonly readings: object } } = JSON.parse(
    JSON.stringify(situation.position()),
  );
  const { settings } = position;
  const read = { ...position, settings: { ...settings, readings: { ...settings.readings, [point]: reading } } };
  const opened = game.open(read);
  if (!opened.ok) return null;
  const odds = opened.value.odds(action);
  return odds.ok ? odds.value : null;
}

describe.each(games)("odds of $id", ({ load }) => {
  it("tell the open points that they rest on, and what they would be by every other reading of these", async () => {
    const game: Game = await load();
    let [rests, others] = [0, 0];
    for (const { situation, action } of asked(game)) {
      const read = situation.odds(action);
      if (!read.ok) continue;
      const { value: odds } = read;
      expect(odds.interpretations.map(({ id }) => id)).toEqual(odds.cites.filter((id) => id in game.interpretations));
      expect(odds.untried).toEqual([]);
      rests += odds.interpretations.length;
      for (const { id, reading } of odds.interpretations) {
        const point = game.interpretations[id];
        expect(point?.readings).toHaveProperty([reading]);
        for (const other of Object.keys(point?.readings ?? {})) {
          if (other === reading || point?.switchable !== true) continue;
          const there = under(game, situation, id, other, action);
          if (there === null) continue;
          const told = odds.otherwise.find((one) => one.interpretation === id && one.reading === other);
          const same = JSON.stringify([...chances(there)].sort()) === JSON.stringify([...chances(odds)].sort());
          expect(told === undefined, `${id}: ${other}`).toBe(same && there.failing.length === 0);
          if (told === undefined) continue;
          others++;
          expect(told.text).toContain(point?.question);
          for (const fact of told.facts) expect(chances(there).get(fact.id) ?? "0/1").toBe(fact.probability);
        }
      }
    }
    expect(rests).toBeGreaterThan(0);
    if (!["v-sabotage", "dust-tactics", "two-hundred-hours"].includes(game.id)) expect(others).toBeGreaterThan(0);
  });

  it("take a share of the work for other readings, and say what it did not suffice for", async () => {
    const game: Game = await load();
    let untried = 0;
    for (const { situation, action } of asked(game)) {
      const whole = new Budget(5_000_000);
      const odds = unwrap(game.open(situation.position(), { budget: whole })).odds(action);
      if (!odds.ok) continue;
      const before = whole.spent;
      const { otherwise } = odds.value;
      expect(whole.spent - before).toBeLessThanOrEqual(1_100_000);
      // with hardly more than the question itself takes nothing else is tried, and nothing fails
      const small = new Budget(before + 1000);
      const scarce = unwrap(game.open(situation.position(), { budget: small })).odds(action);
      const told = unwrap(scarce);
      expect(told.facts).toEqual(odds.value.facts);
      expect(told.otherwise.every((one) => otherwise.some(({ text }) => text === one.text))).toBe(true);
      untried += told.untried.length;
      if (untried > 0) break;
    }
    expect(untried).toBeGreaterThan(0);
  });
});
