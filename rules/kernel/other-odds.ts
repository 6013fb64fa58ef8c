import { Budget, MOST_WORK } from "./budget.ts";
import type { Catalogue, Settings } from "./catalogue.ts";
import { otherReadingsOf, type ReadOtherwise } from "./in-force.ts";
import { lazy, memoizeByIdentity } from "./memoize.ts";
import type { Odds, OtherOdds } from "./open-position.ts";
import type { Result } from "./position.ts";

/** Odds by one way to read the book. */
export type OddsNow = Omit<Odds, "interpretations" | "otherwise" | "untried">;

/** What other readings may take of the work of a request: what is asked is told in any case. */
const MOST_OTHERWISE = MOST_WORK / 5;
/** What is kept to tell it all. */
const KEPT_TO_TELL = MOST_WORK / 20;

/** How long what is said of a reading is at most, in characters. */
const LONG_OTHERWISE = 400;
/** The most chances that a sentence names. */
const MOST_NAMED = 3;

/** The other readings that may be chosen, under some settings. */
const othersIn = memoizeByIdentity(({ interpretations }: Catalogue) =>
  otherReadingsOf(
    interpretations,
    Object.keys(interpretations).filter((id) => interpretations[id]?.switchable === true),
  ),
);

/** There is no work left for other readings. */
class NoneLeft extends Error {}

const never = { probability: "0/1", about: 0 } as const;
const isPossible = ({ failing }: OddsNow): boolean => failing.length === 0;

/** The facts that are likelier or less likely by another reading, as they are by it. */
function changed(now: OddsNow, other: OddsNow): Odds["facts"] {
  const before = new Map(now.facts.map((fact) => [fact.id, fact]));
  const after = new Set(other.facts.map(({ id }) => id));
  return [
    ...other.facts.filter(({ id, probability }) => before.get(id)?.probability !== probability),
    ...now.facts.filter(({ id }) => !after.has(id)).map((fact) => ({ ...fact, ...never })),
  ];
}

/** What comes of another reading, in words. */
function consequence(now: OddsNow, other: OddsNow, facts: Odds["facts"]): string {
  if (!isPossible(other)) return "Then it is not possible.";
  if (!isPossible(now)) return "Then it is possible.";
  const chanceNow = (id: string): string => now.facts.find((fact) => fact.id === id)?.probability ?? never.probability;
  return facts
    .slice(0, MOST_NAMED)
    .map(({ id, text, probability }) => `Then "${text.replace(/\.$/, "")}" is ${probability}, not ${chanceNow(id)}.`)
    .join(" ");
}

/** What odds would be by another reading; null where they are the same. */
function toldOtherwise(
  catalogue: Catalogue,
  { id, other: reading, text }: ReadOtherwise<string>,
  now: OddsNow,
  other: OddsNow,
): OtherOdds | null {
  const facts = changed(now, other);
  if (facts.length === 0 && isPossible(now) === isPossible(other)) return null;
  const asked = [catalogue.interpretations[id]?.question ?? "", text.endsWith(".") ? text : `${text}.`];
  return { interpretation: id, reading, text: [...asked, consequence(now, other, facts)].join(" "), facts };
}

type Tried = Pick<Odds, "otherwise" | "untried">;

/** What odds rest on and how they hang on it is worked out from. */
interface ByReading {
  readonly catalogue: Catalogue;
  readonly settings: Settings;
  /** Who pays. */
  readonly work: Budget;
  /** The same odds under other settings, paid by a share of that work; null where there is no such position under them. */
  readonly under: (settings: Settings, share: Budget) => Result<OddsNow> | null;
}

/**
 * Odds with the open points that they rest on, those that are cited. What other readings of these would make of them is
 * worked out when it is read, one after another as far as their share of the work goes.
 */
export function withReadings(now: OddsNow, { catalogue, settings, work, under }: ByReading): Odds {
  const { interpretations } = catalogue;
  const rests = now.cites.filter((id) => Object.hasOwn(interpretations, id));

  const tryAll = (): Tried => {
    const all = othersIn(catalogue)(settings).filter(({ id }) => rests.includes(id));
    const left = work.whole - work.spent - KEPT_TO_TELL;
    const most = left === Infinity ? Infinity : Math.min(MOST_OTHERWISE, left);
    const share = new Budget(most, { within: work, fault: () => new NoneLeft() });
    const otherwise: OtherOdds[] = [];
    let at = 0;
    try {
      // without any work left nothing is tried
      share.charge("ways", 1);
      for (; at < all.length; at++) {
        const other = all[at];
        const odds = other && under(other.settings, share);
        const told = other && odds?.ok === true ? toldOtherwise(catalogue, other, now, odds.value) : null;
        if (!told) continue;
        share.charge("text", LONG_OTHERWISE * (1 + told.facts.length));
        otherwise.push(told);
      }
    } catch (error) {
      if (!(error instanceof NoneLeft)) throw error;
    }
    return { otherwise, untried: all.slice(at).map(({ id, other }) => ({ interpretation: id, reading: other })) };
  };
  const tried = lazy(tryAll);

  return {
    ...now,
    interpretations: rests.map((id) => ({
      id,
      reading: settings.readings[id] ?? interpretations[id]?.byDefault ?? "",
    })),
    get otherwise() {
      return tried().otherwise;
    },
    get untried() {
      return tried().untried;
    },
  };
}
