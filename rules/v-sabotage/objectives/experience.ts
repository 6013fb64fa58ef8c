import { type Choice, draw, citeIf } from "../../kernel/index.ts";
import { fateTokens } from "../book/tokens.ts";
import { xpTitle } from "../book/xp-cards.ts";
import { equipmentCircles, savedSpaces } from "../table/commandos.ts";
import {
  choose,
  commandosOf,
  type Ctx,
  number,
  players,
  reading,
  record,
  type Rules,
  savedActionsOf,
  seatOf,
} from "../table/context.ts";
import { changeCount, layDropped, totalOf } from "../table/pools.ts";
import { extraActions } from "../table/skills.ts";
import type { Commando, Terrain } from "../table/state.ts";
import { drawXp, putUnder } from "../table/xp-decks.ts";

/** XP cards a commando may have: vs.xp.max. */
const xpLimit = (ctx: Ctx): number =>
  number(ctx, ctx.state.ghost.loneWolf ? "vs.number.xp-cards-lone-wolf" : "vs.number.xp-cards");

/** Under a reading room of a commando on another level counts against replacing cards. vs.open.xp-limit */
const hasRoomElsewhere = (ctx: Ctx): boolean =>
  reading(ctx, "vs.open.xp-limit") === "in-the-game" &&
  ctx.state.commandos.some(
    ({ card, status, xp }) =>
      card !== "gander" && (status === "in-play" || status === "outside") && xp.length < xpLimit(ctx),
  );

/**
 * A completed objective gives an XP card to one commando of the level, of a yellow and a blue one drawn, and adds a
 * danger token. When all are at the limit, one may replace a card. `leaving` names who completes it by leaving the
 * level. vs.xp.acquire, vs.xp.acquire-pick, vs.xp.max, vs.xp.replace, vs.open.danger-partial, vs.open.xp-limit, vs.open.xp-who-left
 */
export function* gainXp(ctx: Ctx, terrain: Terrain, leaving: Commando | null = null): Rules {
  const { decks } = ctx.state;
  const barred = reading(ctx, "vs.open.xp-who-left") === "no" ? leaving : null;
  const there = commandosOf(ctx, terrain).filter(({ id, card }) => card !== "gander" && id !== barred?.id);
  if (decks === null || there.length === 0) return;
  const below = there.filter(({ xp }) => xp.length < xpLimit(ctx));
  const replacing = below.length === 0;
  if (replacing && hasRoomElsewhere(ctx)) return;
  const open = reading(ctx, "vs.open.danger-partial") === "yes" || replacing ? there : below;
  const who = yield* choose(
    players,
    { id: "vs.decide.xp", text: "Who gets the XP card?" },
    open.map((commando) => ({ id: commando.id, text: commando.id, value: commando })),
  );
  const gained = yield* pickXpCard(ctx, who);
  if (gained === null) return;
  if (who.xp.length >= xpLimit(ctx)) {
    const choices: Choice<string | null>[] = who.xp.map(({ card }) => ({ id: card, text: card, value: card }));
    const old = yield* choose(seatOf(who), { id: "vs.decide.xp", text: "Which card goes?", piece: who.id }, [
      ...choices,
      { id: "none", text: "None: the new card is not taken", value: null },
    ]);
    if (old === null) {
      putUnder(decks, gained);
      return;
    }
    who.xp = who.xp.filter(({ card }) => card !== old);
    putUnder(decks, old);
    record(ctx, {
      event: "xp-card",
      piece: who.id,
      card: old,
      what: "lost",
      cites: ["vs.xp.replace", "vs.open.xp-limit"],
    });
    giveXp(ctx, who, gained, leaving);
    loseSpaces(ctx, who);
    yield* dropSurplus(ctx, who);
    return;
  }
  giveXp(ctx, who, gained, leaving);
  yield* addDanger(ctx);
}

function giveXp(ctx: Ctx, who: Commando, card: string, leaving: Commando | null): void {
  who.xp.push({ card, used: false });
  record(ctx, {
    event: "xp-card",
    piece: who.id,
    card,
    what: "gained",
    cites: ["vs.xp.acquire", "vs.xp.max", "vs.xp.start-none", ...citeIf(leaving !== null, "vs.open.xp-who-left")],
  });
}

/** Without Old Hand a +1 AP token on the second space is lost. vs.save.limit */
function loseSpaces(ctx: Ctx, who: Commando): void {
  const spaces = savedSpaces(ctx, who);
  who.slots = who.slots.map((slot, i) => {
    if (slot !== "saved" || i < spaces) return slot;
    record(ctx, { event: "saved-lost", piece: who.id, cites: ["vs.save.limit", "vs.xp.replace"] });
    return "free";
  });
  // under the reading that they lie apart; an action that is to be taken this turn is no saved one
  for (; who.apart > 0 && savedActionsOf(who) - extraActions(who) > spaces; who.apart--)
    record(ctx, {
      event: "saved-lost",
      piece: who.id,
      cites: ["vs.save.limit", "vs.xp.replace", "vs.open.saved-space"],
    });
}

/** Without Big Pockets a commando may hold too much: what is over is laid on its tile. vs.setup.carry-limit */
function* dropSurplus(ctx: Ctx, who: Commando): Rules {
  while (who.at !== null && who.tokens.length > equipmentCircles(ctx, who)) {
    const kind = yield* choose(
      seatOf(who),
      { id: "vs.decide.collect", text: "Which token is laid down?", piece: who.id },
      [...new Set(who.tokens.map((token) => token.kind))].map((tokenKind) => ({
        id: tokenKind,
        text: tokenKind,
        value: tokenKind,
      })),
    );
    const [token] = who.tokens.splice(
      who.tokens.findIndex((held) => held.kind === kind),
      1,
    );
    if (token === undefined) return;
    layDropped(ctx, who.at, token);
    record(ctx, {
      event: "dropped",
      piece: who.id,
      token: kind,
      at: who.at,
      cites: ["vs.setup.carry-limit", "vs.collect.drop"],
    });
  }
}

/** A yellow and a blue card are drawn; one is kept, the other goes under its deck. vs.xp.acquire-pick */
function* pickXpCard(ctx: Ctx, who: Commando): Rules<string | null> {
  const { decks } = ctx.state;
  if (decks === null) return null;
  const yellow = yield* drawXp(decks, "yellow");
  const blue = yield* drawXp(decks, "blue");
  if (yellow === null || blue === null) return yellow ?? blue;
  const kept = yield* choose(
    seatOf(who),
    { id: "vs.decide.xp", text: `${xpTitle(yellow)} or ${xpTitle(blue)}?`, piece: who.id },
    [
      { id: "yellow", text: xpTitle(yellow), value: yellow },
      { id: "blue", text: xpTitle(blue), value: blue },
    ],
  );
  putUnder(decks, kept === yellow ? blue : yellow);
  return kept;
}

/** An unseen danger token joins the enemy reserve for each XP card. vs.xp.acquire */
function* addDanger(ctx: Ctx): Rules {
  const { unseen } = ctx.state.danger;
  for (let i = 0; i < number(ctx, "vs.number.danger-per-card") && totalOf(unseen) > 0; i++) {
    // drawn face down; what is in the reserve may be looked at, and so may this: vs.reinf.open-count
    const kinds = fateTokens.filter((kind) => (unseen[kind] ?? 0) > 0);
    const among = kinds.flatMap((kind) => Array.from({ length: unseen[kind] ?? 0 }, () => kind));
    const named = yield* draw("danger tokens", among, {
      text: "A danger token joins the enemy reserve",
      cites: ["vs.xp.acquire"],
    });
    const kind = kinds.find((tokenKind) => tokenKind === named);
    if (kind === undefined) return;
    changeCount(unseen, kind, -1);
    changeCount(ctx.state.enemies.reserve, kind, 1);
  }
}
