import {
  anyPolicy,
  playout,
  type Position,
  seededChance,
  type Settings,
  type OpenPosition,
  type Start,
  Budget,
} from "../rules/kernel/index.ts";
import { ruleset, sensiblePolicy, twoHundredHours } from "../rules/two-hundred-hours/index.ts";
import { compare, type Row, rounded, sink } from "./measure.ts";
import { absolute, rate } from "./rows.ts";

type State = ReturnType<(typeof ruleset)["stateSchema"]["parse"]>;
type Action = ReturnType<(typeof ruleset)["actionSchema"]["parse"]>;

/** Settings that nothing is kept for yet. */
const anew = (): Settings => ({ readings: {}, numbers: {} });

function startOf(scenario: string): Start<State, Action> {
  const settings = anew();
  const found = ruleset.scenarios.find(({ id }) => id === scenario);
  const made = found === undefined ? null : ruleset.setUp(found, {}, settings);
  if (made === null || !made.ok) throw new Error(`${scenario} cannot be set up.`);
  return { state: made.value, answers: [], settings };
}

const positionOf = (state: State): Position<State, Action> => ({
  ruleset: ruleset.id,
  version: ruleset.version,
  settings: anew(),
  state,
  answers: [],
});

/** Moments of games of two missions, played by the policy and by chance, in which a token is to be assigned. */
function moments(most: number): readonly State[] {
  const found: State[] = [];
  for (const scenario of ["m4-camp", "m8-farm"]) {
    const start = startOf(scenario);
    for (let seed = 1; seed <= 3; seed++) {
      const policy = seed === 1 ? sensiblePolicy : anyPolicy;
      playout(ruleset, start, policy, seededChance(seed), {
        most: 20_000,
        onAsk: (ask, { state }) => {
          if (ask.ask === "act" && state.drawn !== null && state.pending === null && state.offered === null)
            found.push(ruleset.copy(state));
        },
      });
    }
  }
  if (found.length === 0) throw new Error("No game came to an action.");
  return found.filter((_, i) => i % Math.ceil(found.length / most) === 0);
}

function opened(state: State): OpenPosition {
  const read = twoHundredHours.open(structuredClone(positionOf(state)), new Budget(Infinity));
  if (!read.ok) throw new Error(read.defects[0]?.message);
  return read.value;
}

/** Rulings, and listings with every requirement, of battles of 30 points a side. */
export function rulingRows(): readonly Row[] {
  const states = moments(60);
  const names = [
    "cited sight ruling between two fighters",
    "full legal listing with requirements and regions, a position met before",
    "the same, a position met for the first time",
  ] as const;
  const settled = states.map((state) => ({ state, settings: anew(), events: [] }));
  const questions = settled.flatMap((g) => {
    const [attacker, defender] = ["A", "D"].map((side) =>
      g.state.fighters.find(({ id, where }) => where === "table" && id.startsWith(side)),
    );
    return attacker === undefined || defender === undefined
      ? []
      : [{ g, question: { from: defender.id, to: attacker.id } }];
  });
  const rates = compare([
    {
      name: names[0],
      batch: () => {
        for (const { g, question } of questions) {
          const ruling = ruleset.sight(g, question);
          if (ruling.ok) sink.value += ruling.value.reasons.length;
        }
        return questions.length;
      },
    },
    {
      name: names[1],
      batch: () => {
        for (const g of settled) sink.value += ruleset.forms(g).length;
        return settled.length;
      },
    },
    {
      name: names[2],
      batch: () => {
        for (const { state } of settled) sink.value += ruleset.forms({ state, settings: anew(), events: [] }).length;
        return settled.length;
      },
    },
  ]);
  const millisecondsOf = (name: string): Row => {
    const milliseconds = 1000 / rate(rates, name);
    return {
      ...absolute(rates, name, null),
      figure: `${milliseconds.toFixed(2)} ms`,
      target: "at most 10 ms",
      met: milliseconds <= 10,
    };
  };
  return [absolute(rates, names[0], null), millisecondsOf(names[1]), millisecondsOf(names[2])];
}

/** Actions in which no way over the table is searched for. */
const withoutWay: readonly Action["do"][] = ["shoot", "set-charge", "contact-hq", "search", "throw-smoke", "fire-gun"];

/** One action from plain JSON to described events and the next question. */
export function actionRows(): readonly Row[] {
  const cases = moments(40).flatMap((state) => {
    const situation = opened(state);
    const g = { state, settings: anew(), events: [] };
    const actions = ruleset.forms(g).flatMap((form) => form.actions);
    return actions.map((action) => ({ situation, action }));
  });
  const adjudicated = (of: typeof cases) => {
    const chance = seededChance(1);
    return (): number => {
      for (const { situation, action } of of) {
        const answer = situation.adjudicate({ action, chance });
        if (!answer.ok || answer.value.outcome === "refused") throw new Error("The action was not adjudicated.");
        sink.value += answer.value.events.length;
      }
      return of.length;
    };
  };
  const names = [
    "one action without a way adjudicated, dice included, up to the next question",
    "one action with a way adjudicated, dice included, up to the next question",
  ] as const;
  const isStill = ({ action }: (typeof cases)[number]): boolean =>
    withoutWay.includes(action.do) && !("path" in action && action.path !== undefined);
  // so many small rules are compiled for good only after some seconds
  const rates = compare(
    [
      { name: names[0], batch: adjudicated(cases.filter(isStill)) },
      { name: names[1], batch: adjudicated(cases.filter((one) => !isStill(one))) },
    ],
    { warmUp: 8000 },
  );
  return [absolute(rates, names[0], 20_000), absolute(rates, names[1], 1000)];
}

/** Many who may be hit, friends near by who are shaken, and fighters of both sides beside the way of the shot. */
const crowd = `
mission m2
table 36 36
terrain o1 obstacle 20,8 20.4,8 20.4,16 20,16
A1 = sas-officer smg at 12,12 facing 90, marker
A2 = sas-trooper rifle at 12,13.2 facing 90, marker
A3 = sas-trooper rifle at 13,9 facing 90, marker
A4 = sas-trooper rifle at 11,15 facing 90
D1 = sentry rifle at 18,12 facing 270, marker
D2 = sentry rifle at 18,13.2 facing 270, marker
D3 = sentry rifle at 18,10.8 facing 270, marker
D4 = sentry rifle at 19.2,12 facing 270, marker
D5 = sentry rifle at 17,15 facing 270, marker
D6 = sentry rifle at 16,8 facing 270, marker
alarm raised 8
drawn character for attacker
`.trim();

/** Exact odds of an attack into a crowd. */
export function oddsRows(): readonly Row[] {
  const battle = twoHundredHours.openText(crowd, {}, new Budget(Infinity));
  if (!battle.ok) throw new Error(battle.defects[0]?.message);
  const name = "exact odds of a burst of an SMG at one of six, its friends near by";
  const rates = compare([
    {
      name,
      batch: () => {
        const odds = battle.value.odds({ do: "shoot", fighter: "A1", target: "D1" }, []);
        if (!odds.ok || odds.value.facts.length === 0) throw new Error("The odds were not told.");
        sink.value += odds.value.ways.length;
        return 1;
      },
    },
  ]);
  return [absolute(rates, name, null)];
}

/** Whole games. */
export function playoutRows(): readonly Row[] {
  const start = startOf("m3-camp");
  const names = ["whole random games of mission 3", "whole games of mission 3 by the policy"] as const;
  const [any, sensible] = [anyPolicy, sensiblePolicy].map((policy) => {
    let seed = 0;
    return (): number => {
      sink.value += playout(ruleset, start, policy, seededChance(++seed), { most: 20_000 }).asks;
      return 1;
    };
  });
  if (any === undefined || sensible === undefined) throw new Error("Two policies are measured.");
  const rates = compare(
    [
      { name: names[0], batch: any },
      { name: names[1], batch: sensible },
    ],
    { rounds: 5, milliseconds: 2000, warmUp: 3000 },
  );
  return [absolute(rates, names[0], null), absolute(rates, names[1], null)];
}

/** How large positions are. */
export function sizeRows(): readonly Row[] {
  let most = 0;
  for (const scenario of ["m4-camp", "m8-depot"]) {
    const start = startOf(scenario);
    for (let seed = 1; seed <= 10; seed++)
      playout(ruleset, start, anyPolicy, seededChance(seed), {
        most: 20_000,
        onAsk: (ask, { state }) => {
          if (ask.ask !== "act") return;
          const stored = { ...positionOf(state), state: ruleset.serialize?.(state) };
          most = Math.max(most, Buffer.byteLength(JSON.stringify(stored)));
        },
      });
  }
  return [
    {
      what: "largest position of 20 random games of missions 4 and 8, JSON",
      figure: `${rounded(most)} bytes`,
      peer: "",
      peerFigure: "",
      ratio: null,
      target: `at most ${rounded(10_000)}`,
      met: most <= 10_000,
    },
  ];
}
