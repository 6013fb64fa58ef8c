import type { Seat } from "./ask.ts";
import type { Ruleset } from "./game.ts";
import type { CitedEvent } from "./position.ts";
import { compiled } from "./compiled.ts";
import { fragmentsOf, addIds, withoutIds } from "./fragments.ts";
import { lazy } from "./memoize.ts";
import type { ShownEvent } from "./open-position.ts";

/** How the events of a game are shown, and what of them somebody learns. */
export interface EventPresenter<E> {
  readonly show: (event: E) => ShownEvent;
  /** Stored events as a seat may know them, or the public (null); what it learns nothing of is left out. */
  readonly witnessed: (events: readonly ShownEvent[], seat: Seat | null) => readonly ShownEvent[];
}

/** Rules, each once: what comes of several causes may be cited twice. */
function onceEach(cites: readonly string[]): readonly string[] {
  // hardly ever is one there twice, and sets cost more than a look at so few
  for (const [i, id] of cites.entries()) if (cites.indexOf(id) < i) return [...new Set(cites)];
  return cites;
}

/** How the events of a game are shown. */
export function eventPresenterOf<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>): EventPresenter<E> {
  const fragments = lazy(() => fragmentsOf(ruleset.eventShapes?.() ?? {}));

  const show = (event: E): ShownEvent => {
    const details: Record<string, unknown> = {};
    // every action shows a dozen: this takes half of the time that leaving fields out of a copy does
    for (const field in event) if (field !== "event" && field !== "cites") details[field] = event[field];
    const words = fragments().get(event.event);
    if (words !== undefined) addIds(details, words);
    return { event: event.event, text: ruleset.describe(event), cites: onceEach(event.cites), details };
  };

  const parseEvent = lazy(() => (ruleset.witness === undefined ? null : compiled(ruleset.witness.eventSchema)));

  const witnessed = (events: readonly ShownEvent[], seat: Seat | null): readonly ShownEvent[] => {
    const { witness } = ruleset;
    if (witness === undefined) return events;
    const { kinds } = witness;
    if (kinds !== undefined && !events.some(({ event }) => kinds.includes(event))) return events;
    return events.flatMap((told) => {
      const { event, cites, details } = told;
      if (kinds !== undefined && !kinds.includes(event)) return [told];
      const words = fragments().get(event);
      const parsed = parseEvent()?.safeParse({
        event,
        cites,
        ...(words === undefined ? details : withoutIds(details, words)),
      });
      // one that other rules wrote may hide what these cannot tell apart: nobody learns of it
      if (parsed?.success !== true) return [];
      const seen = witness.seenBy(parsed.data, seat);
      return seen === null ? [] : [show(seen)];
    });
  };

  return { show, witnessed };
}
