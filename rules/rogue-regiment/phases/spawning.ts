import { citeIf } from "../../kernel/index.ts";
import { type Facing, squareAt } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { SpawnKind } from "../book/deck.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import { expansionsOf } from "../book/unit-kinds.ts";
import { type AxisVehicleKind, isVehicleKind } from "../book/vehicle-kinds.ts";
import {
  choose,
  type Ctx,
  grid,
  markerPlace,
  name,
  number,
  players,
  reading,
  record,
  recordNoEffect,
  type Rules,
  spawnedName,
} from "../table/context.ts";
import { newUnit } from "../table/new-unit.ts";
import type { AxisUnit, SpawnTile } from "../table/state.ts";
import { lengthOf } from "../table/vehicle-token.ts";

/**
 * Puts SMG Infantry on a spawn tile of a colour. rr.event.spawn, rr.event.spawn-full, rr.event.battle-spawn,
 * rr.open.mixed-spawn, rr.open.several-spawn-tiles, rr.unit.rifle-no-spawn, rr.unit.smg-spawn
 */
export function* spawn(
  ctx: Ctx,
  colour: "black" | "white" | "mixed",
  units: number,
  { battle }: { readonly battle: boolean },
  kind: SpawnKind = "smg",
): Rules {
  const cites: readonly Citation[] = battle
    ? [
        "rr.event.battle-spawn",
        "rr.unit.smg-spawn",
        "rr.unit.rifle-no-spawn",
        ...(isFootKind(kind) ? footTraits(kind).cites.spawn : []),
      ]
    : ["rr.event.spawn", "rr.unit.smg-spawn", "rr.event.spawn-inert"];
  for (const { tile, index, cites: why } of yield* chosenTiles(ctx, colour, [...cites, ...jagerRules(ctx, kind)]))
    yield* spawnOn(ctx, { tile, index }, { units, kind, as: { alert: battle } }, why);
}

/** A Jäger unit that an event brings on is automated. rr.jager.units-in-coop */
const jagerRules = ({ state }: Ctx, kind: SpawnKind): readonly Citation[] =>
  state.expansions.includes("jager") && expansionsOf(kind).includes("jager")
    ? ["rr.jager.units-in-coop", "rr.jager.always-alert"]
    : [];

/** A spawn tile that a card names, with its number and the rules that lead to it. */
export interface ChosenTile {
  readonly tile: SpawnTile;
  readonly index: number;
  readonly cites: readonly Citation[];
}

/** The spawn tiles a card of a colour brings units onto. rr.open.mixed-spawn, rr.open.several-spawn-tiles */
export function* chosenTiles(
  ctx: Ctx,
  colour: "black" | "white" | "mixed",
  cites: readonly Citation[],
): Rules<readonly ChosenTile[]> {
  const tiles = ctx.state.tiles
    .map((tile, index) => ({ tile, index }))
    .filter(({ tile }) => tile.colour === colour || tile.colour === "mixed");
  if (tiles.length === 0) {
    recordNoEffect(ctx, `there is no ${colour} spawn tile.`, ...cites, "rr.open.mixed-spawn", "rr.setup.spawn-colours");
    return [];
  }
  const chosen =
    reading(ctx, "rr.open.several-spawn-tiles") === "each"
      ? tiles
      : [
          yield* choose(
            players,
            { id: "rr.decide.spawn-markers", text: "On which spawn tile?" },
            tiles.map(({ tile, index }) => ({ id: tile.id, text: `Spawn tile ${tile.id}`, value: { tile, index } })),
          ),
        ];
  return chosen.map(({ tile, index }) => ({
    tile,
    index,
    cites: [
      ...cites,
      ...citeIf(tiles.length > 1, "rr.open.several-spawn-tiles"),
      ...citeIf(tile.colour === "mixed", "rr.open.mixed-spawn"),
    ],
  }));
}

/** The markers of a spawn tile that nobody waits on. rr.number.spawn-markers */
export const freeMarkersOf = (ctx: Ctx, index: number): readonly number[] =>
  Array.from({ length: number(ctx, "rr.number.spawn-markers") }, (_, marker) => marker).filter(
    (marker) => !ctx.state.units.some((unit) => markersOf(unit, index).includes(marker)),
  );

const sides: Readonly<Record<SpawnTile["side"], string>> = { N: "north", E: "east", S: "south", W: "west" };

/** The nearest column or row of a board. */
const within = (at: number, size: number): number => Math.max(0, Math.min(size - 1, at));

/** A marker of a spawn tile for whoever chooses it: with the square of the board that it lies beside, or the one before it. */
function markerText(ctx: Ctx, tile: SpawnTile, marker: number): string {
  if (marker >= 3) return `Marker ${marker + 1}, behind marker ${marker - 2}`;
  const board = grid(ctx);
  const { x, y } = markerPlace(ctx, tile, marker);
  const square = squareAt(board, within(x, board.width), within(y, board.height));
  return square === null ? `Marker ${marker + 1}` : `Marker ${marker + 1}, beside ${name(ctx, square)}`;
}

/** A spawn tile with its number among those of the mission. */
interface NumberedTile {
  readonly tile: SpawnTile;
  readonly index: number;
}

/** Puts units of a kind on the free markers of a tile, those nearest the board first. */
export function* spawnOn(
  ctx: Ctx,
  { tile, index }: NumberedTile,
  { units, kind, as }: { readonly units: number; readonly kind: SpawnKind; readonly as: Partial<AxisUnit> },
  cites: readonly Citation[],
): Rules {
  if (isVehicleKind(kind)) {
    spawnVehicle(ctx, { tile, index }, kind, as, cites);
    return;
  }
  const room = freeMarkersOf(ctx, index).length;
  if (room === 0 || (room < units && reading(ctx, "rr.open.spawn-partial") === "none")) {
    recordNoEffect(ctx, `spawn tile ${tile.id} has no room.`, ...cites, "rr.event.spawn-full", "rr.open.spawn-partial");
    return;
  }
  for (let left = Math.min(units, room); left > 0; left--) {
    const free = freeMarkersOf(ctx, index);
    const front = free.filter((marker) => marker < 3);
    const row = front.length > 0 ? front : free;
    const [first = 0] = row;
    const marker =
      left >= row.length
        ? first
        : yield* choose(
            players,
            {
              id: "rr.decide.spawn-markers",
              text: `On which marker of spawn tile ${tile.id}, at the ${sides[tile.side]} edge?`,
            },
            row.map((candidate) => ({
              id: String(candidate + 1),
              text: markerText(ctx, tile, candidate),
              value: candidate,
            })),
          );
    const id = spawnedName(ctx, `${kind}-${tile.id.toLowerCase()}`);
    ctx.state.units.push(
      newUnit({
        id,
        kind,
        post: { kind: "spawn", tile: index, marker },
        at: null,
        facing: inward[tile.side],
        ...as,
      }),
    );
    record(ctx, {
      event: "spawned",
      piece: id,
      tile: tile.id,
      marker,
      cites: room < units ? [...cites, "rr.open.spawn-partial"] : cites,
    });
  }
}

/** The markers a waiting unit takes up: a vehicle two of each row. */
function markersOf(unit: AxisUnit, tile: number): readonly number[] {
  const { post } = unit;
  if (post.kind !== "spawn" || post.tile !== tile) return [];
  return isVehicleKind(unit.kind) ? [post.marker, post.marker + 1, post.marker + 3, post.marker + 4] : [post.marker];
}

/** A spawning vehicle is put on its tile, its front at the edge of the board. rr.vspawn.enter */
function spawnVehicle(
  ctx: Ctx,
  { tile, index }: NumberedTile,
  kind: AxisVehicleKind,
  as: Partial<AxisUnit>,
  cites: readonly Citation[],
): void {
  const free = freeMarkersOf(ctx, index);
  const marker = [0, 1].find((first) =>
    [first, first + 1, first + 3, first + 4].every((needed) => free.includes(needed)),
  );
  if (marker === undefined) {
    recordNoEffect(
      ctx,
      `spawn tile ${tile.id} has no room for a vehicle.`,
      ...cites,
      "rr.event.spawn-full",
      "rr.open.spawn-partial",
    );
    return;
  }
  const facing = inward[tile.side];
  const length = lengthOf(ctx.settings, kind);
  const { x, y } = markerPlace(ctx, tile, marker);
  // its front row lies on the front row of markers
  const token =
    facing === "N" || facing === "W" ? { x, y } : facing === "S" ? { x, y: y - length + 1 } : { x: x - length + 1, y };
  const id = spawnedName(ctx, `${kind}-${tile.id.toLowerCase()}`);
  ctx.state.units.push(
    newUnit({ id, kind, post: { kind: "spawn", tile: index, marker }, at: null, token, facing, ...as }),
  );
  record(ctx, { event: "spawned", piece: id, tile: tile.id, marker, cites: [...cites, "rr.vspawn.enter"] });
}

/** The facing from a side of the board onto it. */
export const inward: Readonly<Record<SpawnTile["side"], Facing>> = { N: "S", S: "N", E: "W", W: "E" };
