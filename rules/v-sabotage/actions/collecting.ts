import type { Citation } from "../book/citation.ts";
import { colours, type TokenKind, tokenTitles } from "../book/tokens.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { equipmentCircles } from "../table/commandos.ts";
import { commandoNamed, commandosOn, type Ctx, number, isOnTile, record, type Req } from "../table/context.ts";
import { layDropped } from "../table/pools.ts";
import type { Commando, Laid } from "../table/state.ts";
import { kindsOf, requireHeld, takeFrom } from "./held-tokens.ts";
import { commandoAction } from "./rule.ts";

const collectingCost = (ctx: Ctx): number => number(ctx, "vs.number.cost-collect");

/** A slot is free when no token is in it now, whatever has been. vs.setup.slot-reuse */
const hasFreeSlot = (ctx: Ctx, commando: Commando, more: number): boolean =>
  commando.tokens.length + more <= equipmentCircles(ctx, commando);

const requireSlot = (ctx: Ctx, req: Req, commando: Commando, more: number): boolean =>
  req.need(more <= 0 || hasFreeSlot(ctx, commando, more), {
    met: `${commando.id} has a free equipment slot.`,
    unmet: `${commando.id} holds ${commando.tokens.length} tokens and would have ${commando.tokens.length + more}; its card has ${equipmentCircles(ctx, commando)} circles for them.`,
    cites: ["vs.collect.free-slot", "vs.setup.carry-limit", "vs.setup.slot-reuse", "vs.setup.opaque"],
  });

const findLaidToken = (ctx: Ctx, tile: string, kind: TokenKind): Laid | undefined =>
  ctx.state.laid.find((token) => token.at === tile && token.kind === kind && !token.red);

/**
 * Collecting: 0 AP, a green or blue token from the commando's own tile. vs.collect.action, vs.collect.never-red,
 * vs.collect.never-orange, vs.collect.free-slot, vs.collect.drop, vs.collect.exchange
 */
const collect = commandoAction<"collect">({
  cites: ["vs.collect.action"],
  from: "tile",
  opensWindow: false,
  cost: collectingCost,
  requires(ctx, req, commando, { token }) {
    if (!isOnTile(commando)) return;
    const there = ctx.state.laid.filter(({ at, kind }) => at === commando.at && kind === token);
    req.need(there.length > 0, {
      met: `A token lies on ${commando.at}: ${tokenTitles[token]}.`,
      unmet: `No ${tokenTitles[token]} lies on ${commando.at}, the tile of ${commando.id}.`,
      at: commando.at,
      cites: ["vs.collect.action"],
    });
    if (there.length > 0)
      req.need(
        there.some(({ red }) => !red),
        {
          met: `The ${tokenTitles[token]} on ${commando.at} does not lie red side up.`,
          unmet: `The ${tokenTitles[token]} on ${commando.at} lies red side up: it stays there.`,
          at: commando.at,
          cites: ["vs.collect.never-red", "vs.equip.red", "vs.open.drop-red-side"],
        },
      );
    req.need(colours[token] !== "orange", {
      met: `The ${tokenTitles[token]} is ${colours[token]}.`,
      unmet: `The ${tokenTitles[token]} is orange; only green and blue tokens are collected.`,
      cites: ["vs.collect.never-orange"],
    });
    requireSlot(ctx, req, commando, 1);
  },
  candidates: (ctx, commando) =>
    kindsOf(ctx.state.laid.filter(({ at, red }) => at === commando.at && !red)).map((token) => ({
      do: "collect",
      commando: commando.id,
      token,
    })),
  *perform(ctx, commando, { token }) {
    const laid = commando.at === null ? undefined : findLaidToken(ctx, commando.at, token);
    if (laid === undefined) return;
    ctx.state.laid = ctx.state.laid.filter((other) => other !== laid);
    commando.tokens.push({ kind: token, used: laid.used });
    record(ctx, { event: "collected", piece: commando.id, token, at: laid.at, cites: ["vs.collect.action"] });
  },
});

/** Dropping: 0 AP, a token from the card to the commando's tile. vs.collect.drop, vs.open.drop-red-side */
const drop = commandoAction<"drop">({
  cites: ["vs.collect.drop"],
  from: "tile",
  opensWindow: false,
  cost: collectingCost,
  requires(_ctx, req, commando, { token }) {
    if (isOnTile(commando)) requireHeld(req, commando, [token], "vs.collect.drop");
  },
  candidates: (_ctx, commando) =>
    kindsOf(commando.tokens).map((token) => ({ do: "drop", commando: commando.id, token })),
  *perform(ctx, commando, { token }) {
    const held = takeFrom(commando, token);
    if (held === undefined || commando.at === null) return;
    layDropped(ctx, commando.at, held);
    record(ctx, {
      event: "dropped",
      piece: commando.id,
      token,
      at: commando.at,
      cites: ["vs.collect.drop", "vs.open.drop-red-side"],
    });
  },
});

/** Giving, taking and exchanging between commandos on one tile: 0 AP. vs.collect.exchange */
const exchange = commandoAction<"exchange">({
  cites: ["vs.collect.exchange"],
  from: "tile",
  opensWindow: false,
  cost: collectingCost,
  requires(ctx, req, commando, { with: other, give, take }) {
    if (!isOnTile(commando)) return;
    const partner = commandoNamed(ctx.state, other);
    const isOutside = partner?.status === "outside";
    const isNear = partner !== undefined && partner.id !== commando.id && partner.at === commando.at;
    const words = {
      met: `${other} is another commando on ${commando.at}.`,
      unmet: isOutside
        ? `${other} is outside.`
        : `${other} is not another commando on ${commando.at}; tokens change hands on one tile.`,
      at: commando.at,
    };
    const cites: readonly Citation[] = isOutside ? ["vs.exit.untouched"] : [];
    if (!req.need(isNear, words, "vs.collect.exchange", ...cites) || partner === undefined) return;
    req.need(give.length + take.length > 0, {
      met: "Something changes hands.",
      unmet: "Nothing is given and nothing taken.",
      cites: ["vs.collect.exchange"],
    });
    requireHeld(req, commando, give, "vs.collect.exchange");
    requireHeld(req, partner, take, "vs.collect.exchange");
    requireSlot(ctx, req, commando, take.length - give.length);
    requireSlot(ctx, req, partner, give.length - take.length);
  },
  candidates(ctx, commando) {
    if (!isOnTile(commando)) return [];
    const partners = commandosOn(ctx, commando.at).filter(({ id }) => id !== commando.id);
    return partners.flatMap((partner) => exchangesWith(commando, partner));
  },
  *perform(ctx, commando, { with: other, give, take }) {
    const partner = commandoNamed(ctx.state, other);
    if (partner === undefined) return;
    const given = give.flatMap((kind) => takeFrom(commando, kind) ?? []);
    const taken = take.flatMap((kind) => takeFrom(partner, kind) ?? []);
    partner.tokens.push(...given);
    commando.tokens.push(...taken);
    record(ctx, {
      event: "exchanged",
      piece: commando.id,
      with: other,
      gave: give,
      took: take,
      cites: ["vs.collect.exchange", "vs.open.drop-red-side"],
    });
  },
});

/** One token given, one taken, or one for another, between two commandos. vs.collect.exchange */
function exchangesWith(commando: Commando, partner: Commando): readonly ActionOf<"exchange">[] {
  const mine = kindsOf(commando.tokens);
  const theirs = kindsOf(partner.tokens);
  const offer = (give: TokenKind[], take: TokenKind[]): ActionOf<"exchange"> => ({
    do: "exchange",
    commando: commando.id,
    with: partner.id,
    give,
    take,
  });
  return [
    ...mine.map((kind) => offer([kind], [])),
    ...theirs.map((kind) => offer([], [kind])),
    ...mine.flatMap((kind) => theirs.filter((their) => their !== kind).map((their) => offer([kind], [their]))),
  ];
}

export const actions = { collect, drop, exchange };
