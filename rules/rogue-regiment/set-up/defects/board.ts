import { adjacent, edgeBetween, nameOf, type Square } from "../../../geometry/index.ts";
import { roomsOf } from "../../table/rooms.ts";
import { edge, ground } from "../../table/terrain.ts";

import type { Checked } from "./checked.ts";

/** What is wrong with what lies on the board and what is drawn on it. */
export function boardDefects(checked: Checked): void {
  laidDefects(checked);
  flameDefects(checked);
  for (const { id, squares } of checked.state.dumps) squares.forEach((square) => checked.onGrid(square, id));
  routeDefects(checked);
  markerDefects(checked);
  corpseDefects(checked);
  pointDefects(checked);
  lineDefects(checked);
  tileDefects(checked);
  for (const square of checked.state.entry) checked.onGrid(square, "entry");
}

/** Barrels and placed items, templates, bridges. rr.square.water-move, rr.barrel.pass */
function laidDefects({ state, grid, add, onGrid, standingOn }: Checked): void {
  state.laid.forEach(({ kind, at }, i) => {
    const path = `laid/${i}`;
    if (!onGrid(at, path)) return;
    if (grid.squares[at] === ground.water || grid.squares[at] === ground.dump)
      add("impossible-square", path, `A ${kind} does not lie on ${nameOf(grid, at)}.`, "rr.square.water-move");
    const other = standingOn(at);
    if (kind === "barrel" && other !== undefined && !other.passing)
      add("two-on-a-square", path, `${other.id} stands where a barrel is: ${nameOf(grid, at)}.`, "rr.barrel.pass");
  });
  for (const { at } of state.templates) onGrid(at, "templates");
  for (const square of state.bridges) onGrid(square, "bridges");
}

/** rr.dogs.flame-token, rr.dogs.flame-token-stays */
function flameDefects({ state, grid, add, onGrid }: Checked): void {
  state.flames.forEach(({ room }, i) => {
    const path = `flames/${i}`;
    if (!onGrid(room, path)) return;
    if (roomsOf(grid).of[room] !== room)
      add(
        "no-room",
        path,
        `${nameOf(grid, room)} is ${grid.squares[room] === ground.indoors ? "not the first square of its room" : "not in a room of a building"}: flames burn in rooms.`,
        "rr.dogs.flame-token",
      );
    if (state.flames.findIndex((other) => other.room === room) < i)
      add("same-room", path, `The flame tokens of ${nameOf(grid, room)} are one entry.`, "rr.dogs.flame-token-stays");
  });
}

/** rr.vpatrol.route */
function routeDefects({ state, add }: Checked): void {
  state.routes.forEach(({ corners }, i) => {
    corners.forEach((corner, j) => {
      const before = corners[j - 1];
      if (
        before !== undefined &&
        ((before.x === corner.x) === (before.y === corner.y) ||
          Math.abs(before.x - corner.x) + Math.abs(before.y - corner.y) < 2)
      )
        add(
          "broken-route",
          `routes/${i}`,
          "A route runs straight from corner to corner, at least 2 squares at a time.",
          "rr.vpatrol.route",
        );
    });
  });
}

/** No two units wait on one marker. rr.square.one-unit */
function markerDefects({ state, add }: Checked): void {
  const markers = state.units.flatMap(({ post }) => (post.kind === "spawn" ? [`${post.tile}/${post.marker}`] : []));
  if (new Set(markers).size < markers.length)
    add("two-on-a-marker", "units", "Two units wait on one spawn marker.", "rr.square.one-unit");
}

/** rr.object.corpse-water */
function corpseDefects({ state, grid, add, onGrid }: Checked): void {
  for (const square of state.corpses) {
    if (onGrid(square, "corpses") && grid.squares[square] === ground.water)
      add(
        "corpse-in-water",
        "corpses",
        `A corpse on the water square ${nameOf(grid, square)} is removed at once.`,
        "rr.object.corpse-water",
      );
  }
}

/** The sentry points. rr.setup.sentry-place */
function pointDefects({ state, add, onGrid }: Checked): void {
  state.points.forEach(({ at, arrows, byDefault }, i) => {
    onGrid(at, `points/${i}`);
    if (!arrows.includes(byDefault))
      add(
        "no-such-arrow",
        `points/${i}`,
        "The default arrow is one of the arrows of the point.",
        "rr.setup.sentry-place",
      );
  });
}

/** The patrol lines. rr.patrol.four, rr.setup.patrol-place */
function lineDefects(checked: Checked): void {
  const { state, add, onGrid } = checked;
  state.lines.forEach(({ squares, closed, starts }, i) => {
    const path = `lines/${i}`;
    if (!squares.every((square) => onGrid(square, path))) return;
    const ring = closed ? [...squares, squares[0] ?? 0] : squares;
    ring.forEach((square, j) => {
      const before = ring[j - 1];
      if (before !== undefined) lineStepDefects(checked, path, before, square);
    });
    if (new Set(squares).size < squares.length)
      add("crossing-line", path, "A patrol line does not cross itself.", "rr.patrol.four");
    for (const { at } of starts)
      if (!squares.includes(at))
        add("start-off-line", path, "The start points of a patrol line lie on it.", "rr.setup.patrol-place");
  });
}

/** One step of a patrol line. rr.cover.high-blocks, rr.building.wall, rr.square.water-move, rr.square.rock-move */
function lineStepDefects({ grid, add }: Checked, path: string, before: Square, square: Square): void {
  const straight =
    adjacent(grid, before, square) && (Math.abs(before - square) === 1 || Math.abs(before - square) === grid.width);
  if (!straight)
    add(
      "broken-line",
      path,
      `A patrol line goes from square to square, straight: ${nameOf(grid, before)} and ${nameOf(grid, square)} are not such neighbours.`,
      "rr.patrol.four",
    );
  else {
    const code = edgeBetween(grid, before, square);
    if (code !== edge.open && code !== edge.door && code !== edge.lowWall)
      add(
        "blocked-line",
        path,
        `The patrol line is blocked between ${nameOf(grid, before)} and ${nameOf(grid, square)}.`,
        "rr.cover.high-blocks",
        "rr.building.wall",
      );
  }
  const code = grid.squares[square];
  if (code !== ground.regular && code !== ground.forest && code !== ground.indoors)
    add(
      "blocked-line",
      path,
      `The patrol line crosses ${nameOf(grid, square)}, which is not walked on.`,
      "rr.square.water-move",
      "rr.square.rock-move",
    );
}

/** The spawn tiles. rr.setup.spawn-colours */
function tileDefects({ state, grid, add }: Checked): void {
  state.tiles.forEach(({ id, side, from }) => {
    const limit = side === "N" || side === "S" ? grid.width : grid.height;
    if (from + 3 > limit)
      add("tile-off-the-board", id, `Spawn tile ${id} reaches beyond the side of the board.`, "rr.setup.spawn-colours");
  });
}
