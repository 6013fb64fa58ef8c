import type { Odds } from "../api/answers.ts";
import { odds } from "../api/questions.ts";
import { isGrave } from "../director/grave.ts";
import { losersOf } from "../game/outcome.ts";
import type { Step, Table } from "../game/table.ts";
import { harms } from "./aim.ts";
import { alarmsIn, cameAbout, decisiveOf, isCounted, type Shot, turnOf } from "./decisive.ts";

/** What is told of a game when it is over: how long it took, what went wrong, how lucky the shots were, what decided it. */
export interface Account {
  /** The last turn or round; null where the game counts none. */
  readonly turns: ReturnType<typeof turnOf>;
  /** How often an alarm was raised; null in a game that knows none. */
  readonly alarms: number | null;
  readonly shots: Shots;
  /** The step that decided it; null where none stands out. */
  readonly decisive: Step | null;
}

/** The attacks of those who play here, against what was to be expected of them by the exact odds. */
interface Shots {
  readonly fired: number;
  /** How many there were: of some the odds are not told. */
  readonly of: number;
  readonly told: number;
  readonly expected: number;
}

/** So many steps are looked at, and so many attacks asked about, at the most. */
const MOST_STEPS = 600;
const MOST_SHOTS = 60;

/** The good results of an attack that an event can tell of, with their chances. */
const tellingFacts = ({ facts }: Pick<Odds, "facts">): Odds["facts"] =>
  facts.filter(({ id, good }) => good && !isCounted(id) && isGrave({ event: id.split(":")[0] ?? "" }));

async function shotOf(before: Step, step: Step): Promise<Shot | null> {
  const action = step.sent?.action;
  if (action === undefined || !harms(action)) return null;
  try {
    const facts = tellingFacts((await odds(before.moment.where, action)).odds);
    return facts.length === 0
      ? null
      : {
          step,
          expected: facts.reduce((sum, { about }) => sum + about, 0),
          told: facts.filter(({ id }) => cameAbout(id, step.events)).length,
        };
  } catch {
    // odds that cannot be told are left out of the account
    return null;
  }
}

/** Gives the account of a game from its steps. */
export async function accountOf(table: Table, last: Step): Promise<Account> {
  const from = Math.max(0, last.number + 1 - MOST_STEPS);
  const steps = await Promise.all(
    Array.from({ length: last.number + 1 - from }, (_, i) => (from + i === last.number ? last : table.step(from + i))),
  );
  const fought = steps.flatMap((step, i) => {
    const before = steps[i - 1];
    const isShot = step.sent?.action !== undefined && harms(step.sent.action);
    return before === undefined || !isShot ? [] : [{ before, step }];
  });
  const shots: Shot[] = [];
  for (const { before, step } of fought.slice(-MOST_SHOTS)) {
    const shot = await shotOf(before, step);
    if (shot !== null) shots.push(shot);
  }
  const { ruleset } = table.card;
  return {
    turns: turnOf(last),
    alarms: alarmsIn(
      ruleset,
      steps.flatMap(({ events }) => events),
    ),
    shots: {
      fired: shots.length,
      of: fought.length,
      told: shots.reduce((sum, { told }) => sum + told, 0),
      expected: shots.reduce((sum, { expected }) => sum + expected, 0),
    },
    decisive: decisiveOf(steps, shots, losersOf(ruleset, last.moment.result?.result ?? "draw")),
  };
}
