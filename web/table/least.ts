import type { Odds } from "../api/answers.ts";

type Fact = Odds["facts"][number];

/** How much a result says at least, and of whom: "n6 takes at least 3 damage"; null for any other. */
function leastOf({ id, text }: Fact): { readonly about: string; readonly count: number } | null {
  const [, about, count] = /^(.+):(\d+)$/.exec(id) ?? [];
  return about === undefined || !text.includes(" at least ") ? null : { about, count: Number(count) };
}

/** Whom a result says that it is the end of: "eliminated:n6". */
const endOf = ({ id }: Fact): string | null => /^eliminated:(.+)$/.exec(id)?.[1] ?? null;

/**
 * Results without those that say less than another that is as likely: "at least 1" beside "at least 3", and either beside
 * the end of the same piece.
 */
export const withoutLess = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact) => {
    const least = leastOf(fact);
    if (least === null) return true;
    return !facts.some((other) => {
      const ended = endOf(other);
      if (ended !== null && least.about.endsWith(`:${ended}`)) return other.probability === fact.probability;
      const more = leastOf(other);
      return more?.about === least.about && more.count > least.count && other.probability === fact.probability;
    });
  });
