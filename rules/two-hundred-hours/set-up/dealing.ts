import { citeIf } from "../../kernel/index.ts";
import { askQuestion, type QuestionRule } from "../table/pending.ts";
import { requireAnswer } from "./asking.ts";
import { eventCard, eventIds } from "../book/event-cards.ts";
import { type Flag, flagOf } from "../book/flags.ts";
import { orderCard, orderIds } from "../book/order-cards.ts";
import { sides, type Side } from "../book/ids.ts";
import { veteranCard, type VeteranId, veteranIds } from "../book/veteran-cards.ts";
import type { Fighter } from "../table/fighter.ts";
import type { State } from "../table/state.ts";
import {
  draw,
  type Ctx,
  hasCards,
  hasDog,
  hasKeyword,
  membersOf,
  number,
  otherSide,
  record,
  type Rules,
  sideOf,
} from "../table/context.ts";

/** Whether a side shows a flag: one of its Recruitment cards has it. zh.setup.flag-cards */
const shows = ({ fighters }: State, side: Side, flag: Flag | undefined): boolean =>
  flag === undefined || fighters.some((fighter) => sideOf(fighter) === side && flagOf[fighter.card] === flag);

/** Event cards that the mission leaves out. zh.m8.cards-off */
const leftOut = ({ mission }: State): readonly string[] =>
  mission === "m8" ? ["e-bad-intel", "e-dangerous-objective"] : [];

/** The decks: ten Order cards, twenty Event cards, of those whose flags are shown. zh.order.deck, zh.event.deck */
function makeDecks(ctx: Ctx): void {
  const { state } = ctx;
  if (!hasCards(state)) return;
  const orders = orderIds.filter((id) => shows(state, "attacker", orderCard(id).flag));
  const events = eventIds.filter((id) => shows(state, "defender", eventCard(id).flag) && !leftOut(state).includes(id));
  state.orders = {
    left: Math.min(orders.length, number(ctx, "zh.number.order-cards")),
    unseen: orders,
    hand: [],
    discard: [],
  };
  state.events = {
    left: Math.min(events.length, number(ctx, "zh.number.event-cards")),
    unseen: events,
    hand: [],
    discard: [],
  };
}

/** Whether a Veteran card may be given to a fighter. zh.veteran.any-fighter, zh.veteran.card-camouflage */
export function mayHave(fighter: Pick<Fighter, "card">, id: VeteranId): boolean {
  const { for: whom } = veteranCard(id);
  if (whom === "attacker" || whom === "defender") return sideOf(fighter) === whom;
  return whom === "any" || hasDog(fighter);
}

/**
 * Deals a card for each Recruitment card with the keyword; one that nobody of the force may have is replaced.
 * zh.veteran.redeal, zh.veteran.count
 */
function* deal(ctx: Ctx, side: Side): Rules {
  const { state } = ctx;
  const own = state.fighters.filter((fighter) => sideOf(fighter) === side);
  const count = own.filter((fighter) => hasKeyword(fighter, "veteran")).length;
  for (let i = 0; i < count; i++) {
    let pile = veteranIds.filter(
      (id) =>
        shows(state, side, veteranCard(id).flag) &&
        ![...state.veterans[side], ...state.veterans[otherSide(side)]].includes(id) &&
        !state.fighters.some(({ veteran }) => veteran === id),
    );
    for (;;) {
      const drawn = yield* draw("veterans", pile, `A Veteran card for the ${side}`, "zh.veteran.count");
      const id = pile.find((candidate) => candidate === drawn);
      if (id === undefined) break;
      record(ctx, { event: "card-drawn", seat: side, deck: "veteran", card: id, cites: ["zh.veteran.count"] });
      if (own.some((fighter) => mayHave(fighter, id))) {
        state.veterans[side] = [...state.veterans[side], id];
        break;
      }
      record(ctx, { event: "card-returned", seat: side, card: id, cites: ["zh.veteran.redeal"] });
      pile = pile.filter((candidate) => candidate !== id);
    }
  }
}

/**
 * Every dealt card is given to a fighter that may have it, one each. zh.veteran.one-each, zh.decide.veteran,
 * zh.veteran.pair
 */
export const veteransRule: QuestionRule = {
  requires(ctx, req, action) {
    const { pending, veterans, fighters } = ctx.state;
    const side = pending?.side ?? "attacker";
    const says = { met: "Veteran cards are given now.", unmet: "What is asked now is who has which Veteran card." };
    if (!requireAnswer(req, action, "give-veterans", says, "zh.setup.sequence")) return;
    const { cards } = action;
    req.need(
      cards
        .map(({ card }) => card)
        .toSorted()
        .join() === veterans[side].toSorted().join(),
      {
        met: "Every dealt card is given, and no other.",
        unmet: "The cards given are not those that were dealt.",
        cites: ["zh.veteran.count", "zh.veteran.any-fighter"],
      },
    );
    req.need(new Set(cards.map(({ fighter }) => fighter)).size === cards.length, {
      met: "A fighter has at most one Veteran card.",
      unmet: "A fighter would have two Veteran cards, and can have only one.",
      cites: ["zh.veteran.one-each"],
    });
    for (const [i, { fighter: id, card }] of cards.entries()) {
      const fighter = fighters.find((other) => other.id === id);
      const able = fighter !== undefined && sideOf(fighter) === side && mayHave(fighter, card);
      req.need(able, {
        met: `${id} may have ${card}.`,
        unmet:
          fighter === undefined || sideOf(fighter) !== side
            ? `${id} is not a fighter of the ${side}.`
            : `${id} cannot have ${veteranCard(card).name}: it is a card for the ${veteranCard(card).for}.`,
        cites: ["zh.veteran.any-fighter"],
      });
      const partner = fighter?.partner ?? null;
      // of the two it is said once
      req.need(partner === null || !cards.slice(0, i).some((other) => other.fighter === partner), {
        met: "A card given to a pair is that of both members.",
        unmet: "Both members of a pair are given a card: one is that of both.",
        cites: ["zh.veteran.pair"],
      });
    }
  },
  candidates(ctx) {
    const { pending, veterans, fighters } = ctx.state;
    const side = pending?.side ?? "attacker";
    const own = fighters.filter(
      (fighter) => sideOf(fighter) === side && (fighter.partner === null || fighter.id < fighter.partner),
    );
    const cards = veterans[side];
    const giving = (shift: number): { fighter: string; card: VeteranId }[] => {
      const used = new Set<string>();
      return cards.flatMap((card, i) => {
        const order = own.map((_, j) => own[(j + i + shift) % own.length] ?? own[0]);
        const able = order.filter(
          (fighter) => fighter !== undefined && !used.has(fighter.id) && mayHave(fighter, card),
        );
        // a second card would take the place of the first
        const candidate = able.find((fighter) => fighter?.veteran === null) ?? able[0];
        if (candidate === undefined) return [];
        used.add(candidate.id);
        return [{ fighter: candidate.id, card }];
      });
    };
    return own.map((_, shift) => ({ do: "give-veterans", cards: giving(shift) }));
  },
};

/** Whether a fighter has the card it has kept from an earlier battle: others are dealt beside it. zh.xp.keep */
const isKept = ({ options }: State, { card, veteran }: Fighter): boolean =>
  options.kept.some((keptCard) => keptCard.card === card && keptCard.veteran === veteran);

/** Cards and track: decks, Veteran cards. zh.setup.sequence, zh.alarm.start, zh.m1.rules-off */
export function* dealCards(ctx: Ctx): Rules {
  const { state } = ctx;
  makeDecks(ctx);
  // zh.m1.alarm
  if (state.mission === "m1") state.alarm = { track: 0, raised: true, since: null };
  if (state.mission !== "m1")
    for (const side of sides) {
      const dealt = state.fighters.some(
        (fighter) => sideOf(fighter) === side && fighter.veteran !== null && !isKept(state, fighter),
      );
      if (state.veterans[side].length === 0 && !dealt) yield* deal(ctx, side);
    }
  state.setUp = "veterans";
}

/** The dealt cards are given. zh.decide.veteran, zh.veteran.pair */
export function* giveVeterans(ctx: Ctx): Rules {
  const { state } = ctx;
  for (const side of sides) {
    if (state.veterans[side].length === 0) continue;
    const action = yield* askQuestion(
      ctx,
      { id: "zh.decide.veteran", text: `Who gets the Veteran cards of the ${side}?` },
      veteransRule,
      { kind: "veterans", side },
    );
    if (action.do !== "give-veterans") continue;
    for (const { fighter: id, card } of action.cards)
      for (const fighter of state.fighters.filter((other) => other.id === id))
        for (const member of membersOf(state, fighter)) {
          member.veteran = card;
          record(ctx, {
            event: "veteran-given",
            fighter: member.id,
            card,
            cites: [
              "zh.veteran.any-fighter",
              "zh.veteran.one-each",
              ...citeIf(member.partner !== null, "zh.veteran.pair"),
            ],
          });
        }
    state.veterans[side] = [];
  }
  state.setUp = "reserves";
}
