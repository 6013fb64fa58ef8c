import { type Odds, type Requirement, seededChance, type Situation } from "@umpire/rules";
import { notAnOption } from "../rules/kernel/index.ts";
import { valueOf } from "./open.ts";

/** What became of the options that were named for the odds of an action. */
interface ChosenOnTheWay {
  /** Those that change nothing, for nothing of the kind is asked. */
  readonly unused: readonly string[];
  /** That one of them is not among the options. */
  readonly refused: readonly Requirement[];
}

const waysOf = ({ ways }: Odds): string => JSON.stringify(ways);

/** How many games are tried to see whether an option is asked for somewhere. */
const TRIED = 16;

/** Whether all options are taken somewhere on the way: also those that no chance hangs on, at which odds do not stop. */
function areTakenSomewhere(situation: Situation, action: unknown, choose: readonly string[]): boolean {
  for (let seed = 1; seed <= TRIED; seed++) {
    const done = situation.adjudicate({ action, choose, chance: seededChance(seed) });
    if (done.ok && done.value.outcome !== "refused" && done.value.unused.choose.length === 0) return true;
  }
  return false;
}

/** Which of the options that are named for the odds of an action are asked for on its ways. */
export function chosenOnTheWay(
  situation: Situation,
  { action, choose, odds }: { readonly action: unknown; readonly choose: readonly string[]; readonly odds: Odds },
): ChosenOnTheWay {
  const last = waysOf(odds);
  const first = choose.findIndex(
    (_, named) => waysOf(valueOf(situation.odds(action, choose.slice(0, named)))) === last,
  );
  const [option, ...more] = first === -1 ? [] : choose.slice(first);
  if (option === undefined || areTakenSomewhere(situation, action, choose)) return { unused: [], refused: [] };
  const stops = odds.ways.flatMap(({ decision }) => (decision === null ? [] : [decision]));
  if (stops.length === 0) return { unused: [option, ...more], refused: [] };
  const ids = [...new Set(stops.flatMap(({ options }) => options.map(({ id }) => id)))];
  if (ids.includes(option)) return { unused: [], refused: [] };
  const text = notAnOption(option, ids);
  return { unused: [], refused: [{ holds: false, text, cites: [...new Set(stops.flatMap(({ cites }) => cites))] }] };
}
