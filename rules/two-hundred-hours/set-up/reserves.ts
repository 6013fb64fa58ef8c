import { together } from "../../kernel/index.ts";
import { askQuestion, type QuestionRule } from "../table/pending.ts";
import { requireAnswer } from "./asking.ts";
import type { Fighter } from "../table/fighter.ts";
import type { State } from "../table/state.ts";
import {
  type Ctx,
  hasKeyword,
  isCharacter,
  membersOf,
  reading,
  record,
  type Rules,
  sideOf,
  type Req,
} from "../table/context.ts";

const defenders = ({ fighters }: State): readonly Fighter[] =>
  fighters.filter((fighter) => sideOf(fighter) === "defender");

/** The cards of the defender: a pair is one, told by its first member. */
const cardsOf = (state: State): readonly Fighter[] =>
  defenders(state).filter((defender) => defender.partner === null || defender.id < defender.partner);

const isTrooper = (fighter: Fighter): boolean => !isCharacter(fighter);
const sizeOf = (fighter: Fighter): number => (fighter.partner === null ? 1 : 2);

/** How many of the troopers stay back, and how each card counts. */
interface KeptBack {
  readonly count: number;
  readonly sizeOf: (card: Fighter) => number;
}

/** How many individual sentries the Disguised rule has deployed. zh.disguise.sentries */
const DISGUISED_AMONG = 3;

/** Whom the defender may keep back of some cards: of individual sentries only those over the three of a disguise. */
function sentriesApart({ options }: State, cards: readonly Fighter[]): readonly Fighter[] {
  if (!options.disguise) return cards;
  const sentries = cards.filter(({ card }) => card === "sentry");
  return cards.filter((card) => !sentries.slice(0, DISGUISED_AMONG).includes(card));
}

/**
 * Half of the troopers deploy, rounded up, in fighters: the smallest number of at least that which whole cards make, with
 * the sentries of a disguise among them; or half of the cards. The others stay back. zh.reserve.choose, zh.open.reserve-half
 */
function keptBack(ctx: Ctx): KeptBack {
  const cards = cardsOf(ctx.state).filter(isTrooper);
  if (reading(ctx, "zh.open.reserve-half") === "cards") return { count: Math.floor(cards.length / 2), sizeOf: () => 1 };
  const all = sumOf(cards, sizeOf);
  let reachable = new Set([0]);
  for (const defender of sentriesApart(ctx.state, cards))
    reachable = new Set([...reachable].flatMap((sum) => [sum, sum + sizeOf(defender)]));
  return { count: Math.max(...[...reachable].filter((sum) => sum <= all / 2)), sizeOf };
}

const sumOf = (cards: readonly Fighter[], size: (card: Fighter) => number): number =>
  cards.reduce((sum, card) => sum + size(card), 0);

/** One character deploys, and half of the troopers. zh.reserve.choose, zh.open.reserve-half */
function requireHalf(ctx: Ctx, req: Req, kept: readonly Fighter[], out: readonly Fighter[]): void {
  req.need(out.filter(isCharacter).length === Math.min(1, [...kept, ...out].filter(isCharacter).length), {
    met: "One character deploys, the others are in reserve.",
    unmet: "One character has to deploy, and the others stay in reserve.",
    cites: ["zh.reserve.choose"],
  });
  const back = keptBack(ctx);
  req.need(sumOf(kept.filter(isTrooper), back.sizeOf) === back.count, {
    met: "Half of the troopers deploy, rounded up.",
    unmet: "More or fewer than half of the troopers, rounded up, would deploy.",
    cites: ["zh.reserve.choose", "zh.open.reserve-half", "zh.open.half"],
  });
}

/** A pair stays back to crew the gun of mission 8, or by one reading two sentries. zh.m8.crew, zh.open.m8-no-pair */
function requireGunCrew(ctx: Ctx, req: Req, kept: readonly Fighter[]): void {
  const two = reading(ctx, "zh.open.m8-no-pair") === "two-troopers";
  const isPair = kept.some((fighter) => hasKeyword(fighter, "pair"));
  req.need(
    isPair || (two && kept.filter(({ card }) => card === "sentry").length >= 2),
    two
      ? {
          met: "Two are in reserve, to crew the gun.",
          unmet: "Neither a pair nor two sentries would be in reserve, to crew the gun.",
        }
      : { met: "A pair is in reserve, to crew the gun.", unmet: "No pair would be in reserve, to crew the gun." },
    "zh.m8.crew",
    "zh.open.m8-no-pair",
  );
}

/** Whom the defender keeps back: all characters but one, and half of the troopers. zh.reserve.choose, zh.decide.reserves */
export const reservesRule: QuestionRule = {
  requires(ctx, req, action) {
    const says = { met: "Reserves are chosen now.", unmet: "What is asked now is who is kept in reserve." };
    if (!requireAnswer(req, action, "keep-in-reserve", says, "zh.setup.sequence")) return;
    const cards = cardsOf(ctx.state);
    const named = action.fighters.map((id) => cards.find((card) => card.id === id || card.partner === id));
    const kept = [...new Set(named.filter((fighter) => fighter !== undefined))];
    const strangers = action.fighters.filter((_, i) => named[i] === undefined);
    const areKnown = req.need(strangers.length === 0 && kept.length === action.fighters.length, {
      met: "Each is a card of the defender, a pair named by one of its members.",
      unmet:
        strangers.length === 0
          ? "A card is named twice; each is named once, a pair by one of its members."
          : `${together(strangers)} ${strangers.length === 1 ? "is not a card" : "are not cards"} of the defender.`,
      cites: ["zh.reserve.choose"],
    });
    if (!areKnown) return;
    const out = cards.filter((card) => !kept.includes(card));
    requireHalf(ctx, req, kept, out);
    if (ctx.state.mission === "m8") requireGunCrew(ctx, req, kept);
    if (ctx.state.options.disguise)
      req.need(out.filter(({ card }) => card === "sentry").length >= DISGUISED_AMONG, {
        met: "At least three individual sentries deploy.",
        unmet: "Fewer than three individual sentries would deploy.",
        cites: ["zh.disguise.sentries"],
      });
  },
  candidates(ctx) {
    const cards = cardsOf(ctx.state);
    const characters = cards.filter(isCharacter);
    const troopers = cards.filter(isTrooper);
    const back = keptBack(ctx);
    // a few ways, beginning at each card in turn: singles first, or pairs first
    const orders = [
      troopers,
      troopers.toReversed(),
      ...(ctx.state.options.disguise ? [sentriesApart(ctx.state, troopers)] : []),
    ];
    const fills = orders.flatMap((order) =>
      order.map((_, shift) => fill([...order.slice(shift), ...order.slice(0, shift)], back)),
    );
    const officers =
      characters.length === 0 ? [[]] : characters.map((character) => characters.filter((other) => other !== character));
    const seen = new Set<string>();
    return officers.flatMap((behind) =>
      fills.flatMap((kept) => {
        const fighters = [...behind, ...kept].map(({ id }) => id).toSorted();
        const key = fighters.join();
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ do: "keep-in-reserve" as const, fighters }];
      }),
    );
  },
};

/** The first cards of an order that together are as many as have to stay back. */
function fill(order: readonly Fighter[], { count, sizeOf: size }: KeptBack): readonly Fighter[] {
  let left = count;
  return order.filter((fighter) => {
    const fits = size(fighter) <= left;
    if (fits) left -= size(fighter);
    return fits;
  });
}

/** The defender chooses its reserves; mission 1 has none. zh.reserve.choose, zh.m1.rules-off */
export function* chooseReserves(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.mission !== "m1") {
    const action = yield* askQuestion(ctx, { id: "zh.decide.reserves", text: "Who stays in reserve?" }, reservesRule, {
      kind: "reserves",
      side: "defender",
    });
    const kept = action.do === "keep-in-reserve" ? action.fighters : [];
    for (const defender of defenders(state)) defender.where = "waiting";
    for (const card of cardsOf(state).filter(
      (fighter) => kept.includes(fighter.id) || kept.includes(fighter.partner ?? ""),
    ))
      for (const member of membersOf(state, card)) {
        member.where = "reserve";
        record(ctx, { event: "in-reserve", fighter: member.id, cites: ["zh.reserve.choose", "zh.reserve.idle"] });
      }
  } else for (const defender of defenders(state)) defender.where = "waiting";
  state.setUp = "route";
}
