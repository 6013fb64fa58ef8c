import { signal } from "@preact/signals";

/** A rule that is shown beside whatever is looked at. */
export interface OpenRule {
  readonly ruleset: string;
  readonly id: string;
}

/** More than these are not kept open: the one that was opened first goes. */
const MOST_OPEN = 6;

/** The rules that are open, the one that was opened last first. */
export const openRules = signal<readonly OpenRule[]>([]);

/** Opens a rule above those that are open; one that is open already comes first again. */
export function openRule(rule: OpenRule): void {
  const others = openRules.value.filter(({ ruleset, id }) => ruleset !== rule.ruleset || id !== rule.id);
  openRules.value = [rule, ...others].slice(0, MOST_OPEN);
}

export function closeRule(rule: OpenRule): void {
  openRules.value = openRules.value.filter((other) => other !== rule);
}
