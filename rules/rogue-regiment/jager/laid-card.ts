import { draw, impossible, citeIf } from "../../kernel/index.ts";
import { cardOf } from "../book/deck.ts";
import { panelInWords } from "../book/panels.ts";
import { choose, type Ctx, reading, record, type Rules } from "../table/context.ts";
import { without } from "../table/jager-state.ts";
import { jagerSeat } from "../table/view.ts";

type Card = NonNullable<ReturnType<typeof cardOf>>;

/** What the panel of a card says that is in force. rr.deck.panels, rr.jager.panel-stealth, rr.jager.panel-battle */
const says = ({ state }: Ctx, card: string): string =>
  panelInWords(card.split("/")[state.section === "stealth" ? 0 : 1] ?? card);

/**
 * The regular card is revealed; the Jäger player decides whether the card he has laid is actioned instead. Used or not,
 * it goes to his discard pile. Null when the regular card is in force. rr.jager.play-after-reveal,
 * rr.jager.play-replaces, rr.jager.play-decision-forced, rr.jager.play-declined, rr.open.jager-special-event,
 * rr.open.jager-battle-panel-during-alarm, rr.jager.regular-events
 */
export function* cardLaid(ctx: Ctx, regular: string): Rules<Card | null> {
  const { jager } = ctx.state;
  if (jager === null || jager.laid === null) return null;
  const { laid } = jager;
  const usable = isUsable(ctx, regular, laid.section);
  const uses =
    usable &&
    (yield* choose(
      jagerSeat,
      {
        id: "rr.decide.jager-use",
        text: `The event card says: ${says(ctx, regular)}. Is ${laid.card === null ? "the card that lies face down" : `the laid card (${says(ctx, laid.card)})`} actioned instead?`,
      },
      [
        { id: "use", text: "Use the laid card", value: true },
        { id: "decline", text: "Discard it", value: false },
      ],
    ));
  const id = laid.card ?? (yield* revealed(ctx));
  jager.laid = null;
  jager.discard = [...jager.discard, id];
  if (!uses) {
    record(ctx, {
      event: "jager-discarded",
      card: id,
      cites: [
        "rr.jager.play-declined",
        "rr.jager.play-decision-forced",
        "rr.jager.discard-pile",
        ...citeIf(!usable, "rr.open.jager-special-event", "rr.open.jager-battle-panel-during-alarm"),
      ],
    });
    return null;
  }
  const card = cardOf(id);
  if (card === null) throw impossible(`a card ${id}`);
  const stealth = ctx.state.section === "stealth";
  record(ctx, {
    event: "jager-used",
    card: id,
    panel: id.split("/")[stealth ? 0 : 1] ?? id,
    cites: [
      "rr.jager.play-after-reveal",
      "rr.jager.play-replaces",
      "rr.jager.discard-pile",
      "rr.jager.regular-events",
      "rr.open.jager-bomb-cards",
      stealth ? "rr.jager.panel-stealth" : "rr.jager.panel-battle",
      ...citeIf(laid.section !== ctx.state.section, "rr.open.jager-battle-panel-during-alarm"),
    ],
  });
  return card;
}

/** Whether the laid card may take the place of this one. */
function isUsable(ctx: Ctx, regular: string, laidIn: "stealth" | "battle"): boolean {
  if (regular === "special/special" && reading(ctx, "rr.open.jager-special-event") === "not-replaced") return false;
  return laidIn === ctx.state.section || reading(ctx, "rr.open.jager-battle-panel-during-alarm") === "battle-panel";
}

/** A card that is not known to whoever asks is one of those nobody has seen. */
function* revealed(ctx: Ctx): Rules<string> {
  const { jager } = ctx.state;
  if (jager === null) throw impossible("no Jäger player");
  const card = yield* draw("jager-deck", jager.deck, {
    text: "The card that lay face down",
    cites: ["rr.jager.play-face-down"],
  });
  jager.deck = without(jager.deck, card);
  return card;
}
