import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { fateTitle, type FateToken, type UnitKind, isSpecial, isUnitKind } from "../book/tokens.ts";
import { freeSpaces, type Ctx, number, reading, record, type Rules, unitNamed, remark } from "../table/context.ts";
import { changeCount, discardToken, drawEnemy } from "../table/pools.ts";
import { hasCard } from "../table/skills.ts";
import type { Entrance, Terrain, Unit } from "../table/state.ts";
import { arrive } from "./arrival.ts";
import { mayProtect, ignoredTokenCitations, chooseWhoFits } from "./protection.ts";
import { sumOf } from "./wording.ts";

/** How the place behind an entrance is written. */
const entranceName = (terrain: Terrain, entrance: Entrance): string => `${terrain.id}/${entrance.id}`;

/** The units that wait behind an entrance: vs.reinf.no-space, vs.barricade.holds. */
export const waitingBehind = (ctx: Ctx, terrain: Terrain, entrance: Entrance): readonly Unit[] =>
  ctx.state.units.filter(({ behind }) => behind === entranceName(terrain, entrance));

/** The units behind the entrances of a tile that are not barred, whichever of them they wait at. vs.reinf.waiting-enter */
export const waitingAtTile = (ctx: Ctx, terrain: Terrain, tile: string): readonly Unit[] =>
  terrain.entrances
    .filter(({ at, barred }) => at === tile && !barred)
    .flatMap((entrance) => waitingBehind(ctx, terrain, entrance));

/** A place where tokens arrive: a tile in contact with entrances, and the one they come through. */
export interface ArrivalPoint {
  readonly tile: string;
  readonly entrance: Entrance;
}

const firstOpenEntrance = (entrances: readonly Entrance[]): readonly Entrance[] =>
  [entrances.find(({ barred }) => !barred) ?? entrances[0]].flatMap((entrance) => entrance ?? []);

/**
 * Where tokens arrive on a terrain: once for each tile, through its first entrance that is not barred; or at each
 * entrance. vs.reinf.number, vs.open.entrances-per-tile
 */
export function arrivalPointsOf(ctx: Ctx, terrain: Terrain): readonly ArrivalPoint[] {
  const { entrances } = terrain;
  if (reading(ctx, "vs.open.entrances-per-tile") === "each-entrance")
    return entrances.map((entrance) => ({ tile: entrance.at, entrance }));
  const tiles = [...new Set(entrances.map(({ at }) => at))];
  return tiles.flatMap((tile) =>
    firstOpenEntrance(entrances.filter(({ at }) => at === tile)).map((entrance) => ({ tile, entrance })),
  );
}

/** The next free number for a unit: u1, u2 … */
function nextUnitId(ctx: Ctx): string {
  do ctx.state.drawn++;
  while (unitNamed(ctx.state, `u${ctx.state.drawn}`) !== undefined);
  return `u${ctx.state.drawn}`;
}

/** A new unit, still behind an entrance. */
export function newUnitBehind(
  ctx: Ctx,
  terrain: Terrain,
  entrance: Entrance,
  kind: UnitKind,
  side: Unit["side"],
): Unit {
  const unit: Unit = {
    id: nextUnitId(ctx),
    kind,
    side,
    at: null,
    behind: entranceName(terrain, entrance),
    protects: null,
  };
  ctx.state.units.push(unit);
  return unit;
}

/** What was drawn for an entrance; `short` when the reserve could not supply all of it. */
interface DrawnTokens {
  readonly units: readonly Unit[];
  readonly fate: readonly FateToken[];
  readonly short: boolean;
}

/**
 * Draws so many tokens for an entrance: units, Ø tokens, and on from every danger and luck token.
 * vs.reinf.random, vs.reinf.open-count, vs.empty.no-enemy, vs.danger.draw-on, vs.luck.draw-on
 */
export function* drawTokensFor(
  ctx: Ctx,
  terrain: Terrain,
  { tile, entrance }: ArrivalPoint,
  count: number,
): Rules<DrawnTokens> {
  const units: Unit[] = [];
  const fate: FateToken[] = [];
  for (let placed = 0; placed < count;) {
    const drawn = yield* drawEnemy(ctx, `Reinforcement ${placed + 1} of ${count} on ${tile}`, [
      "vs.reinf.random",
      "vs.reinf.number",
      "vs.reinf.open-count",
    ]);
    if (drawn === null) return { units, fate, short: true };
    const { token, side } = drawn;
    if (isUnitKind(token)) units.push(newUnitBehind(ctx, terrain, entrance, token, side));
    else if (token === "empty")
      record(ctx, {
        event: "empty-set",
        at: tile,
        cites: ["vs.empty.no-enemy", "vs.reinf.random", "vs.reinf.number", "vs.open.full-shortage"],
      });
    else {
      fate.push(token);
      remark(
        ctx,
        `${fateTitle(token)} is drawn for ${tile}; another token follows at once.`,
        token.startsWith("luck") ? "vs.luck.draw-on" : "vs.danger.draw-on",
      );
      continue;
    }
    placed++;
  }
  return { units, fate, short: false };
}

/** How much units behind a barricade press on it: vs.barricade.four. */
export const pressure = (ctx: Ctx, units: readonly Unit[]): number =>
  sumOf(units, ({ kind }) =>
    number(ctx, kind === "sledgehammer" ? "vs.number.sledgehammer-value" : "vs.number.unit-value"),
  );

/** Where the barricades of the saboteur's blue side break. */
const SABOTEURS_BARRICADE = 6;

/** The pressure at which barricades break: vs.barricade.four; more with the saboteur's blue side in play. */
export const barricadeBreaksAt = (ctx: Ctx): number =>
  ctx.state.commandos.some((commando) => commando.status === "in-play" && hasCard(commando, "saboteur", "blue"))
    ? SABOTEURS_BARRICADE
    : number(ctx, "vs.number.barricade");

/**
 * Whether a barricade gives way; under a reading only when everyone behind it finds a space. vs.barricade.four,
 * vs.open.barricade-space
 */
function barricadeBreaks(ctx: Ctx, entrance: Entrance, behind: readonly Unit[]): boolean {
  if (pressure(ctx, behind) < barricadeBreaksAt(ctx)) return false;
  return reading(ctx, "vs.open.barricade-space") === "breaks" || behind.length <= freeSpaces(ctx, entrance.at);
}

function breakBarricade(ctx: Ctx, entrance: Entrance): void {
  entrance.barred = false;
  record(ctx, {
    event: "barricade",
    entrance: entrance.id,
    up: false,
    cites: ["vs.barricade.four", "vs.barricade.breaks", "vs.barricade.again", "vs.open.barricade-space"],
  });
  discardToken(ctx, "crowbar", "the barricade breaks", ["vs.barricade.breaks"]);
}

/**
 * What the kind of a unit rests on; how it is shown changes nothing. vs.term.synonyms, vs.resist.enemies, vs.bonus.ss,
 * vs.mini.no-rule-change
 */
const unitKindCitations = ({ kind }: Unit): readonly Citation[] => [
  ...citeIf(isSpecial(kind), "vs.term.synonyms"),
  ...citeIf(kind === "gas-mask" || kind === "officer" || kind === "dog", "vs.resist.enemies"),
  ...citeIf(kind === "ss", "vs.bonus.ss"),
  "vs.mini.no-rule-change",
];

const recordWaiting = (ctx: Ctx, unit: Unit, behind: string, cites: readonly Citation[]): void =>
  record(ctx, { event: "waits", piece: unit.id, behind, cites });

/**
 * Units come through an entrance. A barricade holds them up until it breaks, and then lets in all who wait behind it;
 * who finds no space waits outside. vs.barricade.holds, vs.barricade.breaks, vs.reinf.no-space, vs.reinf.waiting-enter,
 * vs.open.protect-by-reinforcement
 */
export function* enterThrough(
  ctx: Ctx,
  terrain: Terrain,
  entrance: Entrance,
  due: readonly Unit[],
  cites: readonly Citation[],
): Rules {
  if (due.length === 0) return;
  const behind = entranceName(terrain, entrance);
  // who waits on has tried to come in before the others, or with them
  const order = citeIf(cites.includes("vs.open.waiting-order"), "vs.open.waiting-order");
  let coming = due;
  let because = cites;
  if (entrance.barred) {
    const all = waitingBehind(ctx, terrain, entrance);
    if (!barricadeBreaks(ctx, entrance, all)) {
      for (const unit of due)
        recordWaiting(ctx, unit, behind, [
          "vs.barricade.holds",
          "vs.barricade.four",
          ...order,
          ...citeIf(pressure(ctx, all) >= barricadeBreaksAt(ctx), "vs.open.barricade-space"),
        ]);
      return;
    }
    breakBarricade(ctx, entrance);
    coming = all;
    because = [...cites, "vs.barricade.breaks"];
  }
  const protecting = reading(ctx, "vs.open.protect-by-reinforcement") === "yes";
  const entering = yield* chooseWhoFits(
    ctx,
    entrance.at,
    coming,
    { id: "vs.decide.reinforcement-space", text: `There is too little space on ${entrance.at}. Which unit enters?` },
    (unit) => protecting && mayProtect(ctx, unit, "nest"),
  );
  for (const unit of coming)
    if (!entering.includes(unit))
      recordWaiting(ctx, unit, unit.behind ?? behind, ["vs.reinf.no-space", "vs.reinf.waiting-enter", ...order]);
  for (const unit of entering) {
    unit.at = entrance.at;
    unit.behind = null;
    record(ctx, {
      event: "placed",
      piece: unit.id,
      kind: unit.kind,
      side: unit.side,
      at: entrance.at,
      cites: [...because, ...unitKindCitations(unit), ...ignoredTokenCitations(ctx, unit, entrance.at)],
    });
  }
  const arriving = { batch: entering, protectors: protecting ? entering : [] };
  yield* arrive(ctx, entrance.at, arriving, "vs.reinf.check", ["vs.open.protect-by-reinforcement"]);
}

/** The reserve cannot supply what is required: the operation fails. vs.reinf.shortage, vs.open.full-shortage */
export function recordShortage(ctx: Ctx): void {
  if (ctx.state.facts.includes("shortage")) return;
  ctx.state.facts = [...ctx.state.facts, "shortage"];
  remark(
    ctx,
    "The enemy reserve cannot supply every token required.",
    "vs.reinf.shortage",
    "vs.open.full-shortage",
    "vs.reinf.open-count",
  );
}

export const reinforcementCitations: readonly Citation[] = [
  "vs.reinf.random",
  "vs.reinf.number",
  "vs.open.entrances-per-tile",
  "vs.open.alarm-mid-step",
  "vs.reinf.open-count",
  "vs.open.token-sides",
];

/** One more token arrives at an entrance; danger and luck tokens drawn on the way are returned. vs.danger.extra-unit */
export function* placeReinforcement(ctx: Ctx, terrain: Terrain, entrance: Entrance): Rules<readonly FateToken[]> {
  const { units, fate, short } = yield* drawTokensFor(ctx, terrain, { tile: entrance.at, entrance }, 1);
  if (short) recordShortage(ctx);
  else yield* enterThrough(ctx, terrain, entrance, units, ["vs.reinf.random", "vs.danger.extra-unit"]);
  return fate;
}

/** Puts a special unit into the enemy reserve. vs.empty.exchange */
export function joinReserve(ctx: Ctx, kind: UnitKind): void {
  changeCount(ctx.state.enemies.reserve, kind, 1);
  record(ctx, { event: "special-joins", kind, cites: ["vs.empty.exchange"] });
}
