import type { Quoted, SightRuling, SightVerdict } from "../api/answers.ts";
import { told, toldWithin } from "../page/names.ts";
import { decidingRules, pagesOf } from "../rules/deciding.ts";

/** What is said of the place where it is not as the one who stands there. */
const seenAs = {
  full: "",
  partial: "; only something lower there would be hidden",
  none: ", though not the place itself",
} as const;
const unseenAs = {
  full: ", though the place itself is in view",
  partial: ": anything low is hidden there",
  none: "",
} as const;

/** A verdict in a sentence. */
export const verdictOf = ({ viewer, target, seen, place }: SightVerdict): string =>
  `${told(viewer)} ${seen ? "sees" : "does not see"} ${toldWithin(target)}${(seen ? seenAs : unseenAs)[place]}.`;

/**
 * What decides a verdict: what stops the line; of what is hidden or stays in view past something, what that is; else what
 * the game says last.
 */
export function decisiveReason({
  lines,
  reasons,
  place,
  seen,
}: Pick<SightVerdict, "lines" | "reasons" | "place" | "seen">): SightVerdict["reasons"][number] | undefined {
  const blocker = lines.find((line) => line.blocker !== undefined && line.blocker !== null)?.blocker;
  if (!seen && blocker !== undefined && blocker !== null) return blocker;
  const past = place === "partial" ? lines.flatMap(({ hindrances }) => hindrances)[0] : undefined;
  return past ?? reasons.at(-1);
}

/** Why somebody is not seen where the verdict does not say it; null where it does. */
export function unseenBy(verdict: Pick<SightVerdict, "lines" | "reasons" | "place" | "seen">): string | null {
  const reason = verdict.seen || verdict.place !== "none" ? undefined : decisiveReason(verdict);
  return reason === undefined ? null : told(reason.text);
}

/** The rules that decide a verdict, as they are quoted. */
export const decisiveRules = (
  verdict: Parameters<typeof decisiveReason>[0],
  rules: readonly Quoted[],
): readonly Quoted[] => decidingRules(decisiveReason(verdict)?.cites ?? [], rules);

/** A ruling as text: what was asked, the verdict, why, each reason with its pages, and what hangs on readings. */
export function rulingInWords({
  about,
  ruling,
  rules,
}: {
  readonly about: string | null;
  readonly ruling: SightRuling;
  readonly rules: readonly Quoted[];
}): string {
  const met = ruling.lines.flatMap(({ blocker, hindrances }) => [
    ...(blocker === undefined || blocker === null ? [] : [blocker]),
    ...hindrances,
  ]);
  const reasons = [...met, ...ruling.reasons].map(({ text, cites }) => `- ${told(text)}${pagesOf(cites, rules)}`);
  const open = ruling.otherwise.map(
    ({ text, reading }) => `- Read as “${reading.replaceAll("-", " ")}”: ${told(text)}`,
  );
  return [
    ...(about === null ? [] : [about]),
    verdictOf(ruling),
    ...new Set(reasons),
    ...(open.length === 0 ? [] : ["The rulebook leaves this open:", ...open]),
  ].join("\n");
}
