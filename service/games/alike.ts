import type { Decision, ShownEvent } from "../../rules/kernel/index.ts";
import { canonicalJson } from "../../rules/kernel/index.ts";

/** What happens by an event, whatever its words and the rules it names. */
const core = ({ event, details }: ShownEvent): string => canonicalJson([event, details]);

/** Whether the same things happen, told in whatever words. */
export const sameEvents = (a: readonly ShownEvent[], b: readonly ShownEvent[]): boolean =>
  a.length === b.length && firstOther(a, b) < 0;

/** Whether the last of these events are those: what came before the shorter list is not known of it. */
export function endsAlike(a: readonly ShownEvent[], b: readonly ShownEvent[]): boolean {
  const length = Math.min(a.length, b.length);
  return sameEvents(a.slice(a.length - length), b.slice(b.length - length));
}

/** The place of the first event that is another one; -1 when there is none. */
export function firstOther(a: readonly ShownEvent[], b: readonly ShownEvent[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [one, other] = [a[i], b[i]];
    if (one === undefined || other === undefined || core(one) !== core(other)) return i;
  }
  return -1;
}

/** What a decision asks, and of whom, whatever its words. */
const asksFor = (decision: Decision | null): string => {
  if (decision === null) return "";
  const { kind, seat, prompt, piece, options, dice, sides, kinds, pile } = decision;
  return canonicalJson([kind, seat, prompt, piece, options.map(({ id }) => id), dice, sides, kinds, pile]);
};

/** Whether the same is asked of the same seat, with the same answers to choose from. */
export const sameQuestion = (a: Decision | null, b: Decision | null): boolean => asksFor(a) === asksFor(b);
