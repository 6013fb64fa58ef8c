import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { gasOnEntry } from "../combat/index.ts";
import { escortsAppear } from "../objectives/index.ts";
import { revealByDogs, hide, baseCheckDice, reveal, stealthCheck, watchAlarm, watchersOn } from "../sight/index.ts";
import {
  type Ctx,
  hasNest,
  isCritical,
  isSeen,
  isNestTaken,
  number,
  reading,
  record,
  roll,
  type Rules,
  unitsOn,
  remark,
} from "../table/context.ts";
import { terrainOf, type Tile, tileById, type TileSize } from "../table/map.ts";
import type { Commando, Person, Terrain } from "../table/state.ts";
import { reactionFire, survivors } from "./reaction-fire.ts";

/**
 * The size that counts for a commando's stealth: in a German uniform every tile is small. vs.uniform.all-small,
 * vs.bonus.gander
 */
export const stealthSize = (commando: Commando, { size }: Tile): TileSize =>
  commando.uniform || commando.card === "gander" ? "small" : size;

/**
 * Whether entering a tile so leaves a commando stealthy, apart from checks: vs.stealth.small, vs.stealth.large,
 * vs.stealth.medium.
 */
const isHiddenBy = (size: TileSize, stealthily: boolean): boolean =>
  size === "small" || (size === "medium" && stealthily);

const sizeRule: Readonly<Record<TileSize, Citation>> = {
  small: "vs.stealth.small",
  medium: "vs.stealth.medium",
  large: "vs.stealth.large",
};

/** A character placed on a tile with an unoccupied nest is in the nest. vs.nest.auto-enter */
function enterFreeNest(ctx: Ctx, piece: Commando | Person, tile: string): void {
  if (!hasNest(ctx, tile) || isNestTaken(ctx, tile)) return;
  piece.nest = true;
  record(ctx, { event: "nest", piece: piece.id, at: tile, inside: true, cites: ["vs.nest.auto-enter"] });
}

/** A character goes along with its commando. vs.escort.follows */
function follow(ctx: Ctx, person: Person, to: string): void {
  record(ctx, {
    event: "moved",
    piece: person.id,
    from: person.at,
    to,
    cites: ["vs.escort.follows", "vs.escort.no-skills"],
  });
  person.at = to;
  person.nest = false;
}

/**
 * A commando goes to a tile, from another or from outside, with those it escorts: reaction fire, the state it arrives
 * in, the stealth check, and everything that waits on the tile. vs.react.move-completes, vs.stealth.small,
 * vs.stealth.large, vs.stealth.medium, vs.check.own-entry
 */
export function* enter(
  ctx: Ctx,
  commando: Commando,
  to: string,
  { stealthily, along }: { readonly stealthily: boolean; readonly along: readonly Person[] },
  cites: readonly Citation[],
): Rules {
  const from = commando.at;
  const terrain = terrainOf(ctx.state, to);
  const tile = tileById(ctx.state, to);
  const outsideVisible = commando.exitedVisible && reading(ctx, "vs.open.trap-entry-state") === "as-it-exited";
  const wasVisible = from === null ? outsideVisible : isSeen(commando);
  // who exited visible is fired at, whatever state it has on entry: vs.open.trap-entry-fire
  const exposed =
    from === null && commando.exitedVisible && reading(ctx, "vs.open.trap-entry-fire") === "destination-number";
  const shooters = [...(from === null ? [] : unitsOn(ctx, from)), ...unitsOn(ctx, to)];
  const peopleBefore = along.map(({ visible }) => visible);
  // whether whom it leads along in sight is fired at
  const sharing = citeIf(
    from !== null && shooters.length > 0 && peopleBefore.includes(true),
    "vs.open.escort-reaction",
  );
  commando.at = to;
  commando.status = "in-play";
  commando.nest = false;
  commando.exitedVisible = false;
  commando.visible = wasVisible;
  terrain.entered = true;
  record(ctx, {
    event: "moved",
    piece: commando.id,
    from,
    to,
    cites: [...cites, "vs.move.no-space-tokens", ...placeCitations(ctx, from, to), ...sharing],
  });
  for (const person of along) follow(ctx, person, to);
  enterFreeNest(ctx, commando, to);
  for (const person of along) enterFreeNest(ctx, person, to);
  const fired = wasVisible || (reading(ctx, "vs.open.escort-reaction") === "shared" && peopleBefore.includes(true));
  if (fired && from !== null)
    yield* reactionFire(ctx, commando, { shooters, against: from, movers: along }, [
      "vs.react.move-completes",
      ...sharing,
    ]);
  else if (exposed) {
    commando.visible = true;
    yield* reactionFire(ctx, commando, { shooters, against: to, movers: along }, ["vs.open.trap-entry-fire"]);
    if (!isCritical(commando)) commando.visible = wasVisible;
  }
  if (commando.at === null) return;
  const arrived = survivors(ctx, along);
  settleState(ctx, commando, tile, { stealthily, wasVisible, from });
  for (const person of arrived) settlePersonState(ctx, person, tile, stealthily);
  revealByDogs(ctx, to);
  yield* checkOnOwnEntry(ctx, commando, from);
  for (const person of arrived) yield* personCheck(ctx, person);
  if (commando.at !== null) watchAlarm(ctx, terrain);
  yield* gasOnEntry(ctx, to);
  yield* charactersAppear(ctx, terrain);
}

/**
 * Characters to escort appear on a terrain; who appears in the gas is on its tile as well. vs.escort.appears,
 * vs.open.escort-late, vs.gas.lasts
 */
export function* charactersAppear(ctx: Ctx, terrain: Terrain): Rules {
  const before = new Set(ctx.state.people.map(({ id }) => id));
  yield* escortsAppear(ctx, terrain);
  const appeared = ctx.state.people.filter(({ id }) => !before.has(id));
  for (const tile of new Set(appeared.map(({ at }) => at))) yield* gasOnEntry(ctx, tile);
}

/** What a move between two tiles does not cause: vs.check.not-on-leaving, vs.escort.enemy-no-check, vs.gas.no-space. */
const placeCitations = (ctx: Ctx, from: string | null, to: string): readonly Citation[] => [
  ...citeIf(from !== null && unitsOn(ctx, from).length > 0, "vs.check.not-on-leaving"),
  ...citeIf(
    ctx.state.people.some(({ at, enemy }) => at === to && enemy),
    "vs.escort.enemy-no-check",
  ),
  ...citeIf(
    ctx.state.barrels.some(({ at }) => at === to),
    "vs.gas.no-space",
  ),
];

/** How a commando has entered a tile: whether with care, in which state, and from where; null from outside. */
interface Entry {
  readonly stealthily: boolean;
  readonly wasVisible: boolean;
  readonly from: string | null;
}

/**
 * The state a commando has on the tile it entered. vs.stealthmove.stays-stealthy, vs.stealthmove.becomes-stealthy,
 * vs.stealth.not-with-enemies
 */
function settleState(ctx: Ctx, commando: Commando, tile: Tile, { stealthily, wasVisible, from }: Entry): void {
  if (isCritical(commando)) return;
  const size = stealthSize(commando, tile);
  const why: Citation = commando.uniform || commando.card === "gander" ? "vs.uniform.all-small" : sizeRule[size];
  const from_: readonly Citation[] = from === null ? ["vs.open.trap-entry-state"] : [];
  if (!isHiddenBy(size, stealthily)) {
    reveal(ctx, commando, `it enters a ${tile.size} tile`, [why, ...from_]);
    return;
  }
  const enemies = unitsOn(ctx, tile.name).length > 0;
  if (wasVisible && enemies) {
    remark(
      ctx,
      `${commando.id} stays visible among enemy units.`,
      "vs.stealth.not-with-enemies",
      "vs.open.stealthmove-enemies",
    );
    return;
  }
  const careful: readonly Citation[] =
    size === "medium" ? [wasVisible ? "vs.stealthmove.becomes-stealthy" : "vs.stealthmove.stays-stealthy"] : [];
  if (wasVisible) hide(ctx, commando, `it enters a ${tile.size} tile`, [why, ...careful]);
  else
    record(ctx, {
      event: "stealthy",
      piece: commando.id,
      why: `it enters a ${tile.size} tile`,
      cites: [why, ...careful, ...from_],
    });
}

/** The state of an escorted character on the tile it entered. vs.escort.types */
function settlePersonState(ctx: Ctx, person: Person, tile: Tile, stealthily: boolean): void {
  if (person.type === "stealthy") return;
  const visible =
    person.type === "visible" ||
    !isHiddenBy(tile.size, stealthily) ||
    (person.visible && unitsOn(ctx, tile.name).length > 0);
  if (visible === person.visible) return;
  person.visible = visible;
  record(
    ctx,
    visible
      ? { event: "visible", piece: person.id, why: `it enters a ${tile.size} tile`, cites: ["vs.escort.types"] }
      : { event: "stealthy", piece: person.id, why: `it enters a ${tile.size} tile`, cites: ["vs.escort.types"] },
  );
}

/**
 * A stealthy commando on a tile with enemy units takes a check. vs.check.own-entry, vs.check.not-on-leaving,
 * vs.react.stealthy-entry, vs.escort.enemy-no-check
 */
function* checkOnOwnEntry(ctx: Ctx, commando: Commando, from: string | null): Rules {
  const { at } = commando;
  if (at === null || commando.visible || isCritical(commando)) return;
  const units = watchersOn(ctx, at);
  const fire: readonly Citation[] = from === null ? ["vs.open.trap-entry-fire"] : [];
  if (units > 0)
    yield* stealthCheck(ctx, Object.assign(commando, { at }), units, [
      "vs.check.own-entry",
      "vs.check.not-on-leaving",
      "vs.react.stealthy-entry",
      ...citeIf(
        ctx.state.people.some((person) => person.at === at && person.enemy),
        "vs.escort.enemy-no-check",
      ),
      ...citeIf(
        ctx.state.barrels.some((barrel) => barrel.at === at),
        "vs.open.gas-presence",
      ),
      ...fire,
    ]);
}

/**
 * An escorted character that follows the rules of commandos takes its own check, without their skills. vs.escort.types,
 * vs.escort.no-skills
 */
export function* personCheck(ctx: Ctx, person: Person, units = watchersOn(ctx, person.at)): Rules {
  if (person.type !== "stealthy-visible" || person.visible || units === 0) return;
  const dice = baseCheckDice(ctx, person.at, units);
  if (dice === 0) return;
  const faces = yield* roll(ctx, dice, `${person.id}'s stealth check`, "vs.escort.types", "vs.escort.no-skills");
  const failed = faces.some((face) => face <= number(ctx, "vs.number.check-fails"));
  record(ctx, {
    event: "check",
    piece: person.id,
    at: person.at,
    dice: faces,
    failed,
    cites: ["vs.escort.types", "vs.check.result"],
  });
  if (!failed) return;
  person.visible = true;
  record(ctx, {
    event: "visible",
    piece: person.id,
    why: "it failed a stealth check",
    cites: ["vs.escort.types", "vs.check.result"],
  });
}
