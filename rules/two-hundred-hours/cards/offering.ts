import type { Choice } from "../../kernel/index.ts";
import { isRaised } from "../alarm/index.ts";
import { type EventCard, eventCard, type EventId, eventIds, type EventMoment } from "../book/event-cards.ts";
import { choose, fighterNamed, type Ctx, hasCards, hasDog, record, type Rules } from "../table/context.ts";

/** What a moment is about. */
export interface Occasion {
  /** The fighter whose action, test or roll it is. */
  readonly fighter?: string;
  /** What happens, in words. */
  readonly text: string;
  /** Whether a card can be used, apart from its own conditions; everybody can see this. */
  readonly fits?: (card: EventCard) => boolean;
}

/** Whether a card could be used at a moment by a player who holds it; nothing hidden decides this. */
function applies(ctx: Ctx, id: EventId, moment: EventMoment, { fighter, fits }: Occasion): boolean {
  const card = eventCard(id);
  if (card.moment !== moment || fits?.(card) === false) return false;
  const { needs } = card;
  if (needs === undefined) return true;
  switch (needs) {
    case "alarm":
      return isRaised(ctx);
    case "no alarm":
      return !isRaised(ctx);
    case "dog handler": {
      const handler = fighter === undefined ? undefined : fighterNamed(ctx.state, fighter);
      return handler !== undefined && hasDog(handler);
    }
    default:
      return false;
  }
}

/** Whether the defender may be asked for Event cards at all: it holds some, and has not passed for this turn. */
export const mayUseEvents = ({ state }: Ctx): boolean =>
  hasCards(state) && state.events.hand.length > 0 && state.silentTurn !== state.turn;

/**
 * Offers the defender the moment to use an Event card. It is asked whenever a card for it could be in its hand, so that
 * being asked reveals nothing about its hand; it may say that it will use none for the rest of the turn. The card used is
 * shown and discarded; null if none is used. zh.event.moment, zh.event.reveal, zh.event.once, zh.event.hidden
 */
export function* offerEvent(ctx: Ctx, moment: EventMoment, occasion: Occasion): Rules<EventId | null> {
  const { state } = ctx;
  const { hand, unseen } = state.events;
  if (!mayUseEvents(ctx)) return null;
  const possible = eventIds.filter((id) => applies(ctx, id, moment, occasion));
  if (!possible.some((id) => hand.includes(id) || unseen.includes(id))) return null;
  const choices: Choice<EventId | "pass" | "silent">[] = [
    { id: "pass", text: "Use no card now", value: "pass" },
    { id: "pass-turn", text: "Use no card for the rest of the turn", value: "silent" },
    ...possible
      .filter((id) => hand.includes(id))
      .map((id): Choice<EventId> => ({ id, text: eventCard(id).name, value: id })),
  ];
  const prompt = {
    id: "zh.decide.event",
    text: occasion.text,
    ...(occasion.fighter !== undefined && { piece: occasion.fighter }),
  } as const;
  const chosen = yield* choose("defender", prompt, choices);
  if (chosen === "silent") state.silentTurn = state.turn;
  if (chosen === "pass" || chosen === "silent") return null;
  playEvent(ctx, chosen, occasion.fighter ?? null);
  return chosen;
}

/** Discards a card from the hand, face up. zh.event.reveal, zh.event.once */
export function playEvent(ctx: Ctx, card: EventId, on: string | null): void {
  const { events } = ctx.state;
  const at = events.hand.indexOf(card);
  if (at >= 0) events.hand = events.hand.filter((_, i) => i !== at);
  events.discard = [...events.discard, card];
  record(ctx, { event: "card-played", seat: "defender", card, on, cites: ["zh.event.reveal", "zh.event.once"] });
}
