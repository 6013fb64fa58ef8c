import { capital } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type TokenKind, tokenKinds, tokenTitles, type UnitKind } from "../book/tokens.ts";
import {
  choose,
  freeSpacesOutsideNest,
  type Ctx,
  isNestTaken,
  number,
  players,
  reading,
  record,
  type Rules,
  remark,
} from "../table/context.ts";
import { changeCount, drawToken, refillEvents } from "../table/pools.ts";
import type { Terrain, Unit } from "../table/state.ts";
import { layOutForCampaign } from "./campaign.ts";
import { type TerrainCard } from "./terrain-cards.ts";

/** Takes a named token out of the equipment reserve, or else out of the discard pile. vs.setup.equipment-source */
export function takeToken(ctx: Ctx, kind: TokenKind): boolean {
  const { reserve, discard } = ctx.state.equipment;
  const pile = (reserve[kind] ?? 0) > 0 ? reserve : (discard[kind] ?? 0) > 0 ? discard : null;
  if (pile !== null) changeCount(pile, kind, -1);
  return pile !== null;
}

/**
 * Lays a terrain out: its equipment, guards and limit deck. vs.setup.tiles, vs.setup.north, vs.setup.guard-token,
 * vs.setup.limit-deck, vs.setup.operation-overrides
 */
export function* setUpTerrain(ctx: Ctx, card: TerrainCard, without: readonly EquipmentClaim[]): Rules {
  const { terrain } = card;
  ctx.state.terrains.push(terrain);
  remark(
    ctx,
    `${terrain.id} is laid out for ${terrain.commandos} commandos, north as everywhere.`,
    "vs.setup.tiles",
    "vs.setup.north",
    "vs.setup.game-size",
  );
  yield* layEquipment(ctx, card, without);
  for (const at of card.barrels) if (ctx.state.resistance) ctx.state.barrels.push({ at, destroyed: false });
  yield* layOutForCampaign(ctx, terrain);
  placeGuards(ctx, card);
  if (terrain.limit !== null) makeLimitDeck(ctx, terrain, terrain.limit.turns);
  const veteran = ctx.state.difficulty === "veteran";
  const inForce =
    ctx.state.operation !== null && (veteran || reading(ctx, "vs.open.standard-rules") === "marked-dropped");
  const ofOperation = card.rules.filter(({ operation }) => operation === ctx.state.operation);
  const rules = inForce ? ofOperation.filter(({ marked }) => veteran || !marked) : [];
  for (const { rule } of rules) ctx.state.facts = [...ctx.state.facts, `rule:${rule}`];
  const cite: Citation = ctx.state.difficulty === "veteran" ? "vs.setup.veteran" : "vs.setup.standard";
  if (card.rules.length > 0)
    remark(ctx, specialRulesText(rules.length), cite, "vs.setup.operation-overrides", "vs.open.standard-rules");
}

/** How many rules of its own an operation has here. */
const specialRulesText = (count: number) =>
  count === 0
    ? "No special rule of the operation is in force."
    : count === 1
      ? "A special rule of the operation is in force."
      : (`${count} special rules of the operation are in force.` as const);

/** Somebody or some tile that a kind of token is called for. */
export interface EquipmentClaim {
  readonly kind: TokenKind;
  readonly by: string;
}

/** What a terrain card calls for by kind: vs.setup.equipment-source. */
export const claimsOf = ({ tokens }: TerrainCard): readonly EquipmentClaim[] =>
  tokens.map(({ kind, at }) => ({ kind, by: at }));

/**
 * Where reserve and discard pile lack a kind, the players choose which tiles or commandos go without. Returns those.
 * vs.setup.equipment-shortfall
 */
export function* chooseWhoGoesWithout(ctx: Ctx, claims: readonly EquipmentClaim[]): Rules<readonly EquipmentClaim[]> {
  const without: EquipmentClaim[] = [];
  for (const kind of tokenKinds) {
    let left = claims.filter((claim) => claim.kind === kind);
    const stock = (ctx.state.equipment.reserve[kind] ?? 0) + (ctx.state.equipment.discard[kind] ?? 0);
    while (left.length > stock) {
      const names = stock === 0 ? [left[0]?.by ?? ""] : [...new Set(left.map(({ by }) => by))];
      const by = yield* choose(
        players,
        {
          id: "vs.decide.missing-equipment",
          text: `${capital(tokenTitles[kind])}: ${stock === 1 ? "there is only 1" : `there are only ${stock}`}. Who or what goes without?`,
        },
        names.map((name) => ({ id: name, text: name, value: name })),
      );
      const at = left.findIndex((claim) => claim.by === by);
      left = left.filter((_, i) => i !== at);
      without.push({ kind, by });
      remark(ctx, `${by} goes without: ${tokenTitles[kind]}.`, "vs.setup.equipment-shortfall");
    }
  }
  return without;
}

/**
 * The equipment a terrain card calls for, and its random tokens. vs.setup.equipment-source, vs.setup.equipment-reserve
 */
function* layEquipment(ctx: Ctx, card: TerrainCard, without: readonly EquipmentClaim[]): Rules {
  const missing = [...without];
  for (const { kind, by: at } of claimsOf(card)) {
    const lacking = missing.findIndex((claim) => claim.kind === kind && claim.by === at);
    if (lacking >= 0) {
      missing.splice(lacking, 1);
      continue;
    }
    takeToken(ctx, kind);
    ctx.state.laid.push({ kind, at, red: false, used: [] });
    record(ctx, {
      event: "token-placed",
      token: kind,
      at,
      why: "the terrain card",
      cites: ["vs.setup.equipment-source"],
    });
  }
  for (const at of card.randomTokens) {
    const kind = yield* drawToken(ctx, `A random token for ${at}`, ["vs.setup.equipment-reserve"]);
    if (kind === null) continue;
    ctx.state.laid.push({ kind, at, red: false, used: [] });
    record(ctx, {
      event: "token-placed",
      token: kind,
      at,
      why: "the terrain card",
      cites: ["vs.setup.equipment-reserve", "vs.setup.equipment-source"],
    });
  }
}

/**
 * A regular unit that can show an MP40, out of the reserve; a lack of them fails the operation. vs.open.shortage-setup
 */
function takeGuard(ctx: Ctx): UnitKind | null {
  const kind = (["regular", "gas-mask", "ss", "sledgehammer"] as const).find(
    (guardKind) => (ctx.state.enemies.reserve[guardKind] ?? 0) > 0,
  );
  if (kind !== undefined) {
    changeCount(ctx.state.enemies.reserve, kind, -1);
    return kind;
  }
  if (reading(ctx, "vs.open.shortage-setup") === "fails" && !ctx.state.facts.includes("shortage"))
    ctx.state.facts = [...ctx.state.facts, "shortage"];
  return null;
}

/** The next free id of a unit, counted on. */
function nextUnitId(ctx: Ctx): string {
  for (;;) {
    ctx.state.drawn++;
    const id = `u${ctx.state.drawn}`;
    if (!ctx.state.units.some((unit) => unit.id === id)) return id;
  }
}

/** A guard on a tile; where replaced numbers leave no space for it, there is none. vs.move.free-space */
function placeGuard(ctx: Ctx, at: string, protects: string | null, cites: readonly Citation[]): void {
  if (protects === "nest" ? isNestTaken(ctx, at) : freeSpacesOutsideNest(ctx, at) < 1) {
    remark(ctx, `${at} has no space for a guard.`, ...cites, "vs.move.free-space");
    return;
  }
  const kind = takeGuard(ctx);
  if (kind === null) return;
  const unit: Unit = { id: nextUnitId(ctx), kind, side: "mp40", at, behind: null, protects };
  ctx.state.units.push(unit);
  record(ctx, { event: "placed", piece: unit.id, kind, side: "mp40", at, cites });
}

/**
 * Guards on every triangular token and, on veteran, at the entrances. vs.setup.guard-token, vs.setup.guard-nest,
 * vs.setup.veteran-guards
 */
function placeGuards(ctx: Ctx, { guards, veteranGuards }: TerrainCard): void {
  for (const { at, protects } of guards)
    placeGuard(
      ctx,
      at,
      protects,
      protects === "nest" ? ["vs.setup.guard-token", "vs.setup.guard-nest"] : ["vs.setup.guard-token"],
    );
  if (ctx.state.difficulty !== "veteran") return;
  for (const at of veteranGuards) {
    for (let i = 0; i < number(ctx, "vs.number.veteran-guards"); i++)
      placeGuard(ctx, at, null, ["vs.setup.veteran-guards"]);
  }
}

/** Moves cards from the main deck to the limit deck of a terrain; returns how many are still missing. */
function fillLimitDeck(ctx: Ctx, terrain: Terrain, cards: number): number {
  let left = cards;
  for (const pool of ctx.state.events.pools) {
    const taken = Math.min(left, pool.main);
    if (taken === 0) continue;
    pool.main -= taken;
    pool.limits[terrain.id] = taken;
    left -= taken;
  }
  return left;
}

/**
 * A terrain with a turn limit has an event deck of its own, of cards nobody knows; where the main deck has too few, the
 * discarded ones are shuffled first. vs.setup.limit-deck, vs.event.reshuffle
 */
function makeLimitDeck(ctx: Ctx, terrain: Terrain, turns: number): void {
  let left = fillLimitDeck(ctx, terrain, turns);
  if (left > 0) {
    refillEvents(ctx);
    left = fillLimitDeck(ctx, terrain, left);
  }
  remark(ctx, `${terrain.id} has an event deck of ${turns - left} cards of its own.`, "vs.setup.limit-deck");
}
