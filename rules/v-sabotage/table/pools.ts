import { draw } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  type ReserveToken,
  reserveTokens,
  type SpecialKind,
  specialKinds,
  type TokenKind,
  tokenKinds,
  type UnitKind,
} from "../book/tokens.ts";
import { type Ctx, reading, record, type Rules } from "./context.ts";
import type { DiscardReason } from "./event-words.ts";
import type { CardPool, Token } from "./state.ts";

const repeated = <T>(kinds: readonly T[], countOf: (kind: T) => number): readonly T[] =>
  kinds.flatMap((kind) => Array.from({ length: countOf(kind) }, () => kind));

export const totalOf = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** Adds to a pool, or takes from it when `by` is negative. */
export function changeCount<K extends string>(counts: Partial<Record<K, number>>, kind: K, by: number): void {
  counts[kind] = (counts[kind] ?? 0) + by;
}

const findNamed = <T extends string>(kinds: readonly T[], named: string): T | undefined =>
  kinds.find((kind) => kind === named);

/** Discarded tokens become the new reserve when it is empty: vs.equip.reshuffle. */
function refillEquipment(ctx: Ctx): void {
  const { equipment } = ctx.state;
  if (totalOf(equipment.reserve) > 0 || totalOf(equipment.discard) === 0) return;
  record(ctx, {
    event: "reshuffled",
    pile: "equipment reserve",
    count: totalOf(equipment.discard),
    cites: ["vs.equip.reshuffle"],
  });
  equipment.reserve = equipment.discard;
  equipment.discard = {};
}

/**
 * Draws a random token of the equipment reserve; null when reserve and discard pile are empty.
 * vs.setup.equipment-reserve
 */
export function* drawToken(ctx: Ctx, text: string, cites: readonly Citation[]): Rules<TokenKind | null> {
  refillEquipment(ctx);
  const { reserve } = ctx.state.equipment;
  const among = repeated(tokenKinds, (kind) => reserve[kind] ?? 0);
  if (among.length === 0) return null;
  const drawn = findNamed(tokenKinds, yield* draw("equipment reserve", among, { text, cites }));
  if (drawn === undefined) return null;
  changeCount(reserve, drawn, -1);
  return drawn;
}

/** Puts a token on the discard pile, never into the reserve. vs.equip.colours */
export function discardToken(ctx: Ctx, kind: TokenKind, why: DiscardReason, cites: readonly Citation[]): void {
  changeCount(ctx.state.equipment.discard, kind, 1);
  record(ctx, { event: "token-discarded", token: kind, why, cites });
}

/**
 * Weapons have left play that were hot: where that heats all others of their kind, one of these is hot for it.
 * vs.weapon.overheat, vs.open.overheat-scope
 */
export function keepHeat(ctx: Ctx, gone: readonly Token[]): void {
  const scope = reading(ctx, "vs.open.overheat-scope");
  if (scope === "token") return;
  const left = [...ctx.state.commandos.flatMap(({ tokens }) => tokens), ...ctx.state.laid];
  const nests = scope === "kind-with-nests" ? ctx.state.terrains.flatMap((terrain) => terrain.nests) : [];
  for (const { kind, used } of gone) {
    if (kind !== "stg44" && kind !== "mg42") continue;
    const other = left.find((weapon) => weapon.kind === kind) ?? (kind === "mg42" ? nests[0] : undefined);
    if (other !== undefined) other.used = [...new Set([...other.used, ...used])];
  }
}

/**
 * Lays a token that a commando drops on its tile: under a reading red side up where it has such a side, and lost.
 * vs.collect.drop, vs.open.drop-red-side
 */
export function layDropped(ctx: Ctx, at: string, { kind, used }: Token): void {
  const hasRedSide = kind === "tnt" || kind === "crowbar";
  ctx.state.laid.push({ kind, at, red: hasRedSide && reading(ctx, "vs.open.drop-red-side") === "red-side", used });
}

/** A token drawn from the enemy reserve, with the side that is up. */
export interface DrawnEnemy {
  readonly token: ReserveToken;
  readonly side: "mauser" | "mp40" | null;
}

const twoSided: ReadonlySet<string> = new Set<UnitKind>(["regular", "gas-mask", "sledgehammer", "ss"]);

/**
 * Draws a random token of the enemy reserve with a random side up; null when it is empty. vs.reinf.random,
 * vs.open.token-sides
 */
export function* drawEnemy(ctx: Ctx, text: string, cites: readonly Citation[]): Rules<DrawnEnemy | null> {
  const { reserve } = ctx.state.enemies;
  const sides = repeated(reserveTokens, (kind) => reserve[kind] ?? 0).flatMap((kind) =>
    twoSided.has(kind) ? [`${kind}/mauser`, `${kind}/mp40`] : [kind, kind],
  );
  if (sides.length === 0) return null;
  const [named = "", side] = (yield* draw("enemy reserve", sides, { text, cites })).split("/");
  const token = findNamed(reserveTokens, named);
  if (token === undefined) return null;
  changeCount(reserve, token, -1);
  return { token, side: side === "mauser" || side === "mp40" ? side : null };
}

/** Draws a random unit of the special reserve; null when it is empty. vs.setup.special-reserve */
export function* drawSpecial(ctx: Ctx, text: string, cites: readonly Citation[]): Rules<SpecialKind | null> {
  const { special } = ctx.state.enemies;
  const among = repeated(specialKinds, (kind) => special[kind] ?? 0);
  if (among.length === 0) return null;
  const drawn = findNamed(specialKinds, yield* draw("special reserve", among, { text, cites }));
  if (drawn === undefined) return null;
  changeCount(special, drawn, -1);
  return drawn;
}

const hasCards = (pool: CardPool, deck: string | null): boolean =>
  (deck === null ? pool.main : (pool.limits[deck] ?? 0)) > 0;

/** Discarded event cards become the new main deck when it is empty: vs.event.reshuffle. */
export function refillEvents(ctx: Ctx): void {
  const { events } = ctx.state;
  if (events.pools.some((pool) => hasCards(pool, null)) || events.discard.length === 0) return;
  record(ctx, { event: "reshuffled", pile: "event deck", count: events.discard.length, cites: ["vs.event.reshuffle"] });
  events.pools.push({ cards: events.discard.toSorted(), main: events.discard.length, limits: {} });
  events.discard = [];
}

/**
 * Draws an event card: of a terrain's limit deck, or of the main deck (null). Cards in decks nobody has looked into are
 * one pool in unknown order. An empty main deck is made anew of the discarded cards; null when there are none.
 * vs.event.reshuffle, vs.setup.event-deck, vs.setup.limit-deck
 */
export function* drawEvent(
  ctx: Ctx,
  deck: string | null,
  text: string,
  cites: readonly Citation[],
): Rules<string | null> {
  const { events } = ctx.state;
  if (deck === null) refillEvents(ctx);
  const pool = events.pools.find((candidate) => hasCards(candidate, deck));
  if (pool === undefined) return null;
  const card = yield* draw("event cards", pool.cards, { text, cites });
  const at = pool.cards.indexOf(card);
  pool.cards = pool.cards.filter((_, i) => i !== at);
  if (deck === null) pool.main--;
  else pool.limits[deck] = (pool.limits[deck] ?? 0) - 1;
  events.pools = events.pools.filter(({ cards }) => cards.length > 0);
  return card;
}

/** Cards left in the limit deck of a terrain: vs.setup.limit-deck. */
export const limitLeft = (ctx: Ctx, terrain: string): number =>
  ctx.state.events.pools.reduce((sum, { limits }) => sum + (limits[terrain] ?? 0), 0);

/** Puts event cards on the discard pile: vs.event.discard. */
export function discardEvents(ctx: Ctx, cards: readonly string[]): void {
  ctx.state.events.discard = [...ctx.state.events.discard, ...cards].toSorted();
}
