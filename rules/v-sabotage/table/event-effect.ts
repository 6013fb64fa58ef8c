import { cardEffects, codeOf, type Effect } from "../book/event-effects.ts";
import type { Terrain } from "./state.ts";

/** The effect in force on a terrain: the one that matched its alarm when the card was drawn. vs.event.alarm-state */
export function effectOn({ event }: Terrain): Effect | null {
  const card = event === null ? undefined : cardEffects[codeOf(event.card)];
  return card === undefined || event === null ? null : event.alarm ? card.on : card.off;
}
