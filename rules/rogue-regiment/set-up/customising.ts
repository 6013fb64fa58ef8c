import { offeredExpansions } from "../book/expansions/index.ts";
import { numberIn } from "../book/in-force.ts";
import { isConvoyTruck } from "../book/vehicle-kinds.ts";
import { isWillys, withCrews } from "../table/crew.ts";
import { roomsOf } from "../table/rooms.ts";
import type { Objective, PatrolLine, State, Token } from "../table/state.ts";
import { boardRows, terrainOf } from "../table/terrain.ts";
import { tilesOf } from "../table/tiles.ts";
import { lengthOf, modelOf, tokenSquares } from "../table/vehicle-token.ts";
import { emptyGrid, type Facing, type Grid, type Square } from "../../geometry/index.ts";
import { err, ok, type Result, type Settings } from "../../kernel/index.ts";
import { choiceFault } from "../../kit/index.ts";
import { parsePosition, saidOnce } from "../notation/index.ts";
import { MOST_TILES } from "./choices.ts";
import { resizedBy, takesWillys } from "./map-size.ts";

const pair = (text: string, separator: string): readonly [number, number] | null => {
  const [a, b, more] = text.split(separator).map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN));
  return a === undefined || b === undefined || more !== undefined || Number.isNaN(a) || Number.isNaN(b) ? null : [a, b];
};

/** How a map is cut or grown: the part of it that is kept, and the new board. */
interface Resizing {
  readonly grid: Grid;
  readonly next: Grid;
  readonly left: number;
  readonly top: number;
  /** Where a square of the old map lies on the new one; null where it is cut off. */
  readonly move: (square: Square) => Square | null;
}

/** Keeps the tiles from a corner on, in columns and rows of squares, and grows them to the new size. */
function resizing(grid: Grid, [left, top]: readonly [number, number], width: number, height: number): Resizing {
  const kept = { width: Math.min(grid.width - left, width), height: Math.min(grid.height - top, height) };
  const next = grow(crop(grid, left, top, kept.width, kept.height), width, height);
  const move = (square: Square): Square | null => {
    const x = (square % grid.width) - left;
    const y = Math.floor(square / grid.width) - top;
    return x < 0 || y < 0 || x >= kept.width || y >= kept.height ? null : y * next.width + x;
  };
  return { grid, next, left, top, move };
}

/** Things that lie on one square each, on the new map. */
const onto = <T extends { readonly at: Square }>(things: readonly T[], { move }: Resizing): T[] =>
  things.flatMap((thing) => {
    const at = move(thing.at);
    return at === null ? [] : [{ ...thing, at }];
  });

/** The new numbers of what is left of a list, by the old ones. */
const renumbered = (list: readonly unknown[]): ReadonlyMap<number, number> =>
  new Map(list.flatMap((entry, number) => (entry === null ? [] : [number])).map((old, number) => [old, number]));

/** The units that are left: those on the map on foot, whose sentry point or patrol line is still there. */
function unitsOnto(
  units: State["units"],
  { move }: Resizing,
  pointNumber: ReadonlyMap<number, number>,
  lineNumber: ReadonlyMap<number, number>,
): State["units"] {
  return units.flatMap((unit) => {
    const at = unit.at === null ? null : move(unit.at);
    const { post } = unit;
    if (unit.token !== null || (unit.at !== null && at === null) || post.kind === "spawn") return [];
    if (post.kind === "sentry") {
      const point = pointNumber.get(post.point);
      return point === undefined ? [] : [{ ...unit, at, post: { ...post, point } }];
    }
    if (post.kind === "patrol") {
      const line = lineNumber.get(post.line);
      return line === undefined ? [] : [{ ...unit, at, post: { ...post, line } }];
    }
    return [{ ...unit, at }];
  });
}

/** The vehicles that are left: a Willys where the map is large enough for one, others whose token lies on the board. */
const vehiclesOnto = (
  vehicles: State["vehicles"],
  settings: Settings,
  { grid, next, left, top }: Resizing,
  { entry, willysFits }: { readonly entry: readonly Square[]; readonly willysFits: boolean },
): State["vehicles"] =>
  vehicles.flatMap((vehicle) => {
    const length = lengthOf(settings, modelOf(vehicle));
    const token: Token = { x: vehicle.token.x - left, y: vehicle.token.y - top };
    const isOn = (map: Grid, at: Token): boolean =>
      tokenSquares(map, { ...at, facing: vehicle.facing }, length).length > 0;
    if (!isWillys(vehicle)) return isOn(next, token) ? [{ ...vehicle, token }] : [];
    if (!willysFits) return [];
    return [{ ...vehicle, ...(isOn(grid, vehicle.token) ? { token } : besideEntry(next, entry, length, vehicle)) }];
  });

/** Where a Willys waits beside the board, its front at the entry/exit tile: as it did before, if it can. rr.setup.entry-willys */
function besideEntry(
  { width, height }: Grid,
  entry: readonly Square[],
  length: number,
  { facing }: Pick<State["vehicles"][number], "facing">,
): Pick<State["vehicles"][number], "facing" | "token"> {
  const places = entry.flatMap((square): ReturnType<typeof besideEntry>[] => {
    const [x, y] = [Math.min(square % width, width - 2), Math.min(Math.floor(square / width), height - 2)];
    return [
      ...(square >= width * (height - 1) ? [{ facing: "N" as const, token: { x, y: height } }] : []),
      ...(square % width === 0 ? [{ facing: "E" as const, token: { x: -length, y } }] : []),
      ...(square < width ? [{ facing: "S" as const, token: { x, y: -length } }] : []),
      ...(square % width === width - 1 ? [{ facing: "W" as const, token: { x: width, y } }] : []),
    ];
  });
  return places.find((place) => place.facing === facing) ?? places[0] ?? { facing: "N", token: { x: 0, y: height } };
}

/** Whether what an objective is about is on the table; without it the objective would be met, or lost, from the start. */
const hasSubject: Readonly<Record<Objective, (state: State) => boolean>> = {
  leave: () => true,
  "kill-officers": ({ units }) => units.some(({ kind }) => kind === "officer"),
  "destroy-dumps": ({ dumps }) => dumps.length > 0,
  "take-documents": ({ laid, operators }) =>
    laid.some(({ kind }) => kind === "document") ||
    operators.some(({ items }) => items.some(({ item }) => item === "document")),
  "stop-convoy": ({ units }) => units.some((unit) => unit.post.kind === "convoy" && isConvoyTruck(unit)),
  "destroy-an-aa-gun": ({ units }) => units.some(({ kind }) => kind === "aa-gun"),
  "destroy-aa-guns": ({ units }) => units.filter(({ kind }) => kind === "aa-gun").length > 1,
  "destroy-wanted": ({ units }) => units.filter(({ wanted }) => wanted).length > 1,
};

/** The objectives that are left of a mission that has lost something. rr.decide.resize, rr.custom.change */
const objectivesLeft = (state: State): State["objectives"] =>
  state.objectives.filter((objective) => hasSubject[objective](state));

const isChosen = ({ support }: State["operators"][number]): boolean => !support;

/** The Operators of a smaller mission: the last ones stay at home; support does not count. */
function operatorsOnto(operators: State["operators"], wanted: number, { move }: Resizing): State["operators"] {
  const chosen = operators.filter(isChosen);
  const surplus = wanted - chosen.length;
  const dropped = surplus < 0 ? chosen.slice(surplus).map(({ id }) => id) : [];
  return operators
    .filter(({ id }) => !dropped.includes(id))
    .map((operator) => ({ ...operator, at: operator.at === null ? null : move(operator.at) }));
}

/** Everything of a mission on its new map, but for its objectives. `change` is what the guidelines add or take away. */
function stateOnto(
  state: State,
  settings: Settings,
  onMap: Resizing,
  { tiles, change }: { readonly tiles: number; readonly change: ReturnType<typeof resizedBy> },
): State {
  const { move, next, left, top } = onMap;
  const moveAll = (squares: readonly Square[]): Square[] => squares.flatMap((square) => move(square) ?? []);
  const lines = state.lines.map((line) => cutLine(line, move));
  const kept = moveAll(state.entry);
  const entry = kept.length > 0 ? kept : cornerOf(next, state.entry.length);
  const wanted = Math.max(1, state.toChoose + state.operators.filter(isChosen).length + change.operators);
  const operators = operatorsOnto(state.operators, wanted, onMap);
  return {
    ...state,
    board: { rows: boardRows(next) },
    meter: Math.max(1, state.meter + change.meter),
    toChoose: Math.max(0, wanted - operators.filter(isChosen).length),
    points: onto(state.points, onMap),
    lines: lines.filter((line) => line !== null),
    tiles: state.tiles.flatMap((tile) => tileOnto(tile, left, top, next)),
    entry,
    operators,
    units: unitsOnto(state.units, onMap, renumbered(state.points.map(({ at }) => move(at))), renumbered(lines)),
    corpses: moveAll(state.corpses),
    laid: onto(state.laid, onMap),
    dumps: state.dumps.flatMap((dump) => {
      const squares = moveAll(dump.squares);
      return squares.length === dump.squares.length ? [{ ...dump, squares }] : [];
    }),
    bridges: moveAll(state.bridges),
    flames: state.flames.flatMap(({ room, tokens }) => {
      const at = move(room);
      return at === null ? [] : [{ room: roomsOf(next).of[at] ?? at, tokens }];
    }),
    routes: [],
    vehicles: vehiclesOnto(state.vehicles, settings, onMap, { entry, willysFits: takesWillys(tiles) }),
  };
}

/**
 * Resizes a mission to so many tiles across and down. A smaller map keeps the named part of it; a larger one goes on
 * with its last tiles mirrored. The meter and the number of Operators follow the guidelines, and the Willys is left out
 * of maps of fewer than 8 tiles. rr.resize.nine-to-six, rr.resize.nine-to-four, rr.resize.expand, rr.resize.willys,
 * rr.open.resize-other, rr.decide.resize
 */
export function resize(state: State, settings: Settings, wanted: string, from: string | undefined): Result<State> {
  const { grid } = terrainOf(state.board);
  const size = numberIn(settings, "rr.number.tile-size");
  const now = tilesOf(settings, grid);
  const tiles = pair(wanted, "x");
  const corner = from === undefined ? ([0, 0] as const) : pair(from, ",");
  const bad = (message: string, path: string): Result<State> => err(choiceFault(path, message, "rr.decide.resize"));
  if (tiles === null || tiles[0] < 1 || tiles[1] < 1 || tiles[0] > MOST_TILES || tiles[1] > MOST_TILES)
    return bad(`The new size is written in tiles across and down, "3x2", at most ${MOST_TILES} each way.`, "tiles");
  if (corner === null || corner[0] >= now.across || corner[1] >= now.down)
    return bad(
      `The part that is kept begins at a tile "column,row" of the ${now.across} by ${now.down} there are.`,
      "from",
    );
  const [across, down] = tiles;
  const onMap = resizing(grid, [corner[0] * size, corner[1] * size], across * size, down * size);
  const change = resizedBy(settings, now.across * now.down, across * down);
  const resized = stateOnto(state, settings, onMap, { tiles: across * down, change });
  return ok(withCrews(standOnEntry({ ...resized, objectives: objectivesLeft(resized) }, onMap.next), onMap.next));
}

/** Operators whose squares fell away begin on the entry/exit tile. */
function standOnEntry(state: State, grid: Grid): State {
  const taken = new Set(state.operators.flatMap(({ at }) => at ?? []));
  const free = [...state.entry, ...cornerOf(grid, state.entry.length)].filter((square) => !taken.has(square));
  return {
    ...state,
    operators: state.operators.map((operator) =>
      operator.at === null && operator.aboard === null && operator.fate === "in-play"
        ? { ...operator, at: free.shift() ?? null }
        : operator,
    ),
  };
}

/** The entry/exit tile at the lower left corner, where the mission's own fell away: no smaller than that was. */
const cornerOf = ({ width, height }: Grid, squares: number): Square[] => [
  (height - 3) * width,
  (height - 2) * width,
  ...Array.from({ length: Math.max(2, squares - 2) }, (_, x) => (height - 1) * width + x),
];

function crop(grid: Grid, left: number, top: number, width: number, height: number): Grid {
  const next = emptyGrid(width, height);
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (x < width && y < height) next.squares[y * width + x] = grid.squares[(y + top) * grid.width + x + left] ?? 0;
      if (x < width && y > 0 && y < height)
        next.north[y * width + x] = grid.north[(y + top) * grid.width + x + left] ?? 0;
      if (y < height && x > 0 && x < width)
        next.west[y * (width + 1) + x] = grid.west[(y + top) * (grid.width + 1) + x + left] ?? 0;
    }
  }
  return next;
}

/** A larger board: beyond the old edge the ground goes on as in a mirror; its edges stay open. */
function grow(grid: Grid, width: number, height: number): Grid {
  if (width <= grid.width && height <= grid.height) return grid;
  const next = emptyGrid(width, height);
  const mirrored = (i: number, size: number): number =>
    Math.floor(i / size) % 2 === 0 ? i % size : size - 1 - (i % size);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = x < grid.width && y < grid.height;
      const code = grid.squares[mirrored(y, grid.height) * grid.width + mirrored(x, grid.width)] ?? 0;
      // only open country is mirrored: no water without banks, no buildings without walls
      next.squares[y * width + x] = inside || code === 2 || code === 3 || code === 4 ? code : 0;
      if (!inside) continue;
      next.north[y * width + x] = grid.north[y * grid.width + x] ?? 0;
      next.west[y * (width + 1) + x] = grid.west[y * (grid.width + 1) + x] ?? 0;
    }
  }
  return next;
}

/** The longest part of a patrol line that is still on the map; null when less than two squares are. */
function cutLine(line: PatrolLine, move: (square: Square) => Square | null): PatrolLine | null {
  const squares = line.squares.map(move);
  if (squares.every((square) => square !== null))
    return { ...line, squares, starts: line.starts.flatMap(({ at, facing }) => ({ at: move(at) ?? 0, facing })) };
  let best: Square[] = [];
  let run: Square[] = [];
  for (const square of line.closed ? [...squares, ...squares] : squares) {
    if (square === null || run.includes(square)) run = square === null ? [] : [square];
    else run.push(square);
    if (run.length > best.length) best = [...run];
  }
  if (best.length < 2) return null;
  const starts = line.starts.flatMap(({ at, facing }) => {
    const to = move(at);
    return to !== null && best.includes(to) ? [{ at: to, facing }] : [];
  });
  const [first = 0, second = 0] = best;
  return {
    ...line,
    squares: best,
    closed: false,
    starts: starts.length > 0 ? starts : [{ at: first, facing: facingOf(second - first) }],
  };
}

const facingOf = (step: number): Facing => (step === 1 ? "E" : step === -1 ? "W" : step > 0 ? "S" : "N");

/** A spawn tile lies at the new edge of the board, where it still fits. */
function tileOnto(tile: State["tiles"][number], left: number, top: number, grid: Grid): State["tiles"] {
  const along = tile.side === "N" || tile.side === "S";
  const from = tile.from - (along ? left : top);
  return from < 0 || from + 3 > (along ? grid.width : grid.height) ? [] : [{ ...tile, from }];
}

/** The word that a line begins with. */
const headOf = (line: string): string => line.trim().split(/\s/, 1)[0] ?? "";

/** The text of a mission without the lines that others take the place of: those that are said once. */
function withoutReplaced(text: string, added: string): string {
  const heads = new Set(
    added
      .split("\n")
      .map(headOf)
      .filter((head) => saidOnce.has(head)),
  );
  const kept = (line: string): string => (heads.has(headOf(line)) ? "" : line);
  return text.split("\n").map(kept).join("\n");
}

/**
 * Changes a mission: pieces, points and objectives are added in the text notation, pieces are taken away by their ids,
 * another deck is chosen. rr.custom.change
 */
export function customise(text: string, choices: Readonly<Record<string, string>>): Result<State> {
  const { add = "", remove = "", deck, expansions } = choices;
  const gone = new Set(remove.split(/[\s,]+/).filter((id) => id !== ""));
  const inPlay = expansions?.split(/[\s,]+/).filter((word) => word !== "") ?? [];
  const unoffered = inPlay.find((word) => !offeredExpansions.some((offered) => offered === word));
  if (unoffered !== undefined)
    return err({
      code: "unknown-expansion",
      path: "/options/choices/expansions",
      message: `There is no expansion "${unoffered}"; offered are: ${offeredExpansions.join(", ")}.`,
      cites: ["rr.custom.change"],
    });
  const added = [
    ...(inPlay.length === 0 ? [] : [`expansions ${inPlay.join(" ")}`]),
    ...(deck === undefined ? [] : [`deck ${deck}`]),
    add,
    "",
  ].join("\n");
  const parsed = parsePosition(`${withoutReplaced(text.trimEnd(), added)}\n${added}`);
  if (!parsed.ok)
    return add === ""
      ? parsed
      : err(...parsed.defects.map((defect) => ({ ...defect, path: `/options/choices/add (${defect.path})` })));
  const state = parsed.value;
  const knownIds = new Set([
    ...state.units.map(({ id }) => id),
    ...state.vehicles.map(({ id }) => id),
    ...state.dumps.map(({ id }) => id),
    ...(state.typhoon === null ? [] : [state.typhoon.id]),
  ]);
  const unknown = [...gone].find((id) => !knownIds.has(id));
  if (unknown !== undefined)
    return err({
      code: "unknown-piece",
      path: "/options/choices/remove",
      message: `There is no ${unknown} in this mission.`,
      cites: ["rr.custom.change"],
    });
  const { grid } = terrainOf(state.board);
  const kept: State = {
    ...state,
    units: state.units.filter(({ id }) => !gone.has(id)),
    vehicles: state.vehicles.filter(({ id }) => !gone.has(id)),
    dumps: state.dumps.filter(({ id }) => !gone.has(id)),
    typhoon: state.typhoon !== null && gone.has(state.typhoon.id) ? null : state.typhoon,
  };
  return ok(withCrews(gone.size === 0 ? kept : { ...kept, objectives: objectivesLeft(kept) }, grid));
}
