import { describe, expect, it } from "vitest";
import { Budget, type Game, type Odds, type OpenPosition, seededChance } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { tries } from "../soak/at-length.ts";
import { valueOf } from "./random-moments.ts";

/*
 * Odds of an action are what dice come to: it is played with many seeds, and each fact comes true about as often as the
 * odds say. Moments in the middle of an action are asked about first: what lies on the table there stays as it is.
 */

/** How often each action is played, and by how many standard deviations a count may be off. */
const [SEEDS, WIDE] = [100, 5];

interface Asked {
  readonly situation: OpenPosition;
  readonly action: unknown;
  readonly odds: Odds;
}

/** The odds of an action; null where it takes more work than a test has, or nothing hangs on dice or on what lies there. */
function oddsOf(game: Game, situation: OpenPosition, action: unknown): Odds | null {
  const opened = valueOf(game.open(situation.position(), new Budget(2_000_000)));
  try {
    const odds = opened.odds(action, []);
    return odds.ok && odds.value.facts.length > 0 ? odds.value : null;
  } catch {
    return null;
  }
}

/** Actions of a game by its policy, with their odds: two of each moment in the middle of an action, one of some others. */
function* askedIn(game: Game, scenario: string, seed: number): Generator<Asked> {
  const chance = seededChance(seed);
  let situation = valueOf(game.setUp(scenario, {}, Budget.unlimited()));
  for (let answers = 0; answers < 400; answers++) {
    const decision = situation.decision();
    if (decision === null) return;
    const midway = situation.position().answers.length > 0;
    if (decision.kind === "act" && (midway || answers % 8 === 0)) {
      const actions = situation.forms().flatMap((form) => [...form.actions]);
      for (let most = midway ? 2 : 1; most > 0 && actions.length > 0; most--) {
        const action = actions[chance.index(actions.length)];
        const odds = oddsOf(game, situation, action);
        if (odds !== null) yield { situation, action, odds };
      }
    }
    const done = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (done.outcome !== "paused") return;
    ({ situation } = done);
  }
}

/** How often each fact comes true; null where somebody is asked on the way: of some choices odds know that none matters. */
function countsOf({ situation, action }: Asked): ReadonlyMap<string, number> | null {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const move = { action, until: "phase" } as const;
    const done = valueOf(situation.adjudicate({ ...move, chance: seededChance(seed) }));
    if (done.outcome === "paused" && done.decision.kind === "choose") return null;
    for (const { id } of valueOf(situation.cameTrue({ ...move, chance: seededChance(seed) })))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The facts that come true more often, or more seldom, than the odds of them say; null where it cannot be told. */
function otherwise(asked: Asked): readonly string[] | null {
  const { action, odds } = asked;
  const counts = countsOf(asked);
  if (counts === null) return null;
  const told = new Map(odds.facts.map(({ id, about }) => [id, about]));
  return [...new Set([...counts.keys(), ...told.keys()])].flatMap((id) => {
    const [probability, count] = [told.get(id) ?? 0, counts.get(id) ?? 0];
    const off = Math.abs(count - probability * SEEDS);
    return off > WIDE * Math.sqrt(SEEDS * probability * (1 - probability)) + 1e-6
      ? [`${id}: ${count} of ${SEEDS} times, with odds of ${probability}; ${JSON.stringify(action)}`]
      : [];
  });
}

describe.each(games)("odds of $id", (game) => {
  it("are what dice come to, also in the middle of an action", () => {
    const most = tries(4, 1000);
    const found: string[] = [];
    let asked = 0;
    for (let seed = 1; asked < most && seed <= 20 * most; seed++) {
      const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? "";
      for (const one of askedIn(game, scenario, seed)) {
        const others = otherwise(one);
        if (others === null) continue;
        found.push(...others);
        if (++asked >= most) break;
      }
    }
    expect(found).toEqual([]);
    expect(asked).toBe(most);
  });
});
