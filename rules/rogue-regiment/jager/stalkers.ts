import { citeIf } from "../../kernel/index.ts";
import { facings, type Route, type Square } from "../../geometry/index.ts";
import { setFacing } from "../alarm/index.ts";
import { distinctRoutes, follow, noticeOnTheWay, routesToward, stopHere } from "../axis/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  choose,
  closest,
  type Ctx,
  distanceBetweenPlaces,
  grid,
  markerPlace,
  name,
  number,
  occupied,
  isOnBoard,
  placeOf,
  players,
  reading,
  record,
  remark,
  type Rules,
  standsAlone,
  recordStay,
  unitNamed,
} from "../table/context.ts";
import type { Jager } from "../table/jager-state.ts";
import { newUnit } from "../table/new-unit.ts";
import type { AxisUnit } from "../table/state.ts";
import { jagerSeat } from "../table/view.ts";
import { sighted } from "../sight/index.ts";
import { jagerOf } from "./hand.ts";
import { infantryStands, stalkerNumbered } from "./token-rules.ts";

type Waypoint = Jager["waypoints"][number];

const inward = { N: "S", S: "N", E: "W", W: "E" } as const;

/** Before play the Stalkers are put on empty spaces of spawn tiles. rr.jager.setup-stalkers, rr.open.jager-stalker-profile */
export function* placeStalkers(ctx: Ctx): Rules {
  for (let stalker = 1; stalker <= number(ctx, "rr.number.jager-stalkers"); stalker++) {
    if (stalkerNumbered(ctx, stalker) !== undefined) continue;
    const free = ctx.state.tiles.flatMap((tile, index) =>
      [0, 1, 2, 3, 4, 5]
        .filter((marker) => !ctx.state.units.some((unit) => waitsOn(unit, index, marker)))
        .map((marker) => ({ tile, index, marker })),
    );
    if (free.length === 0) return;
    const { tile, index, marker } = yield* choose(
      jagerSeat,
      { id: "rr.decide.jager-stalkers", text: `On which space does Stalker ${stalker} wait?` },
      free.map((space) => {
        const id = `${space.tile.id} ${space.marker + 1}`;
        const { x, y } = markerPlace(ctx, space.tile, space.marker);
        return { id, text: `Spawn tile ${space.tile.id}, space ${space.marker + 1} (beside ${x},${y})`, value: space };
      }),
    );
    const id = `stalker-${stalker}`;
    ctx.state.units.push(
      newUnit({
        id,
        kind: "smg",
        post: { kind: "spawn", tile: index, marker },
        at: null,
        facing: inward[tile.side],
        stalker,
      }),
    );
    record(ctx, {
      event: "spawned",
      piece: id,
      tile: tile.id,
      marker,
      cites: ["rr.jager.setup-stalkers", "rr.open.jager-stalker-profile"],
    });
  }
}

const waitsOn = ({ post }: AxisUnit, tile: number, marker: number): boolean =>
  post.kind === "spawn" && post.tile === tile && post.marker === marker;

/**
 * The Stalkers make for their waypoints, in the order of their numbers. rr.jager.stalker-moves, rr.jager.stalker-waits,
 * rr.open.jager-stalker-alert
 */
export function* stalkersMove(ctx: Ctx): Rules {
  if (ctx.state.jager === null) return;
  for (let stalker = 1; stalker <= 4; stalker++) {
    const unit = stalkerNumbered(ctx, stalker);
    if (unit === undefined || unit.smoking || unit.held !== null || unit.jager !== null) continue;
    if (unit.alert && reading(ctx, "rr.open.jager-stalker-alert") === "advances") continue;
    const waypoint = ctx.state.jager.waypoints.find((point) => point.stalker === stalker);
    if (waypoint === undefined) {
      if (unit.at === null && ctx.state.section === "stealth")
        recordStay(ctx, unit.id, "it has no waypoint.", "rr.jager.stalker-waits");
    } else if (!waypoint.reached) yield* makeFor(ctx, unit, waypoint);
  }
}

function* makeFor(ctx: Ctx, unit: AxisUnit, waypoint: Waypoint): Rules {
  const goals = goalsOf(ctx, unit, waypoint.at);
  const aboutSquare = goals.includes(waypoint.at) ? [] : (["rr.open.jager-waypoint-square"] as const);
  unit.advanced = true;
  if (unit.at === null || !goals.includes(unit.at)) {
    const direct = routesToward(ctx, unit, goals);
    const barred = direct.length === 0 && !isOnlyApproached(ctx, waypoint.at, goals);
    const aboutWay = barred ? (["rr.open.jager-waypoint-no-way"] as const) : [];
    const waits = barred && reading(ctx, "rr.open.jager-waypoint-no-way") === "waits";
    const routes = direct.length > 0 ? direct : waits ? [] : routesNear(ctx, unit, waypoint.at);
    if (routes.length === 0 && isAsNear(ctx, unit, waypoint)) {
      yield* arrive(ctx, unit, waypoint, ["rr.open.jager-waypoint-no-way"]);
      return;
    }
    if (routes.length === 0) {
      recordStay(
        ctx,
        unit.id,
        `no way leads to its waypoint on ${name(ctx, waypoint.at)}.`,
        "rr.jager.stalker-moves",
        ...aboutSquare,
        ...aboutWay,
      );
      return;
    }
    remark(
      ctx,
      `${unit.id} makes for its waypoint on ${name(ctx, waypoint.at)}.`,
      "rr.jager.stalker-moves",
      ...citeIf(unit.alert, "rr.open.jager-stalker-alert"),
      ...aboutSquare,
      ...aboutWay,
    );
    const distinct = distinctRoutes(ctx, unit, routes);
    const route = yield* choose(
      players,
      { id: "rr.decide.route-tie", text: `Which of the equally short routes does ${unit.id} take?`, piece: unit.id },
      distinct.map((course) => {
        const names = course.squares.map((square) => name(ctx, square));
        const squares = names.join(" ");
        return { id: squares, text: `Go by ${names.join(", then ")}`, value: course };
      }),
    );
    let free = unit.at;
    let stops = false;
    for (const [i, square] of route.squares.entries()) {
      const wasAlert = unit.alert;
      yield* follow(ctx, unit, { squares: [square], spent: [route.spent[i] ?? 0] });
      if (unitNamed(ctx.state, unit.id) === undefined || !isOnBoard(unit)) return;
      if (standsAlone(ctx, unit)) free = square;
      stops ||= !wasAlert && unit.alert && reading(ctx, "rr.open.jager-stalker-sight") === "as-a-patrol";
      // whoever has just stepped onto the board, and upon somebody, has nowhere to step back to
      if (!stops || free === null) continue;
      stopHere(ctx, unit, free, ["rr.open.jager-stalker-sight", "rr.patrol.sees-stops"]);
      return;
    }
  }
  if (unit.at !== null && goals.includes(unit.at)) yield* arrive(ctx, unit, waypoint, []);
  else if (isAsNear(ctx, unit, waypoint)) yield* arrive(ctx, unit, waypoint, ["rr.open.jager-waypoint-no-way"]);
}

/**
 * Whether the square of a waypoint is one a Stalker comes as near to as it can, and never reaches.
 * rr.open.jager-waypoint-square
 */
const isOnlyApproached = (ctx: Ctx, waypoint: Square, goals: readonly Square[]): boolean =>
  !goals.includes(waypoint) && reading(ctx, "rr.open.jager-waypoint-square") === "any-square";

/** Whether a Stalker has come as near as it can to a waypoint without a way, and that counts. */
function isAsNear(ctx: Ctx, unit: AxisUnit, { at }: Waypoint): boolean {
  const goals = goalsOf(ctx, unit, at);
  return (
    unit.at !== null &&
    reading(ctx, "rr.open.jager-waypoint-no-way") === "nearest-counts" &&
    !isOnlyApproached(ctx, at, goals) &&
    routesToward(ctx, unit, goals).length === 0 &&
    routesNear(ctx, unit, at).length === 0
  );
}

/**
 * Where a Stalker makes for: its waypoint; where that is occupied, the nearest free squares. By the other reading a
 * square it cannot stand on is only approached. rr.open.jager-waypoint-square
 */
function goalsOf(ctx: Ctx, unit: AxisUnit, waypoint: Square): readonly Square[] {
  const isFree = (square: Square): boolean => square === unit.at || !occupied(ctx, square);
  if (isFree(waypoint) && infantryStands(ctx, waypoint)) return [waypoint];
  const free = [...grid(ctx).squares.keys()].filter((square) => infantryStands(ctx, square) && isFree(square));
  return closest(free, (square) => distanceBetweenPlaces(ctx, placeOf(ctx, square), placeOf(ctx, waypoint)));
}

/**
 * The routes toward the nearest squares a Stalker can come to, where no way leads to its waypoint; none where it stands
 * as near as it can. rr.jager.stalker-moves
 */
function routesNear(ctx: Ctx, unit: AxisUnit, waypoint: Square): readonly Route[] {
  const isFree = (square: Square): boolean => square === unit.at || !occupied(ctx, square);
  const free = [...grid(ctx).squares.keys()].filter((square) => infantryStands(ctx, square) && isFree(square));
  const away = (square: Square): number => distanceBetweenPlaces(ctx, placeOf(ctx, square), placeOf(ctx, waypoint));
  for (const distance of [...new Set(free.map(away))].toSorted((near, other) => near - other)) {
    const goals = free.filter((square) => away(square) === distance);
    if (unit.at !== null && goals.includes(unit.at)) return [];
    const routes = routesToward(ctx, unit, goals);
    if (routes.length > 0) return routes;
  }
  return [];
}

/**
 * A Stalker is in position: the Jäger player chooses its facing, once, and it follows the rules of guards.
 * rr.jager.stalker-facing, rr.jager.stalker-as-guard, rr.open.jager-stalker-refacing
 */
function* arrive(ctx: Ctx, unit: AxisUnit, waypoint: Waypoint, because: readonly Citation[]): Rules {
  const onIt = unit.at === waypoint.at;
  if (!onIt && because.length === 0 && reading(ctx, "rr.open.jager-waypoint-square") === "any-square") return;
  const jager = jagerOf(ctx);
  jager.waypoints = jager.waypoints.map((point) =>
    point.stalker === waypoint.stalker ? { ...point, reached: true } : point,
  );
  record(ctx, {
    event: "in-position",
    piece: unit.id,
    at: name(ctx, unit.at ?? waypoint.at),
    cites: [
      "rr.jager.stalker-as-guard",
      "rr.jager.stalker-facing",
      ...citeIf(!onIt, "rr.open.jager-waypoint-square"),
      ...because,
    ],
  });
  const before = sighted(ctx, unit);
  const facing = yield* choose(
    jagerSeat,
    { id: "rr.decide.stalker-facing", text: `Which way does ${unit.id} face?`, piece: unit.id },
    facings.map((way) => ({ id: way, text: `Face ${way}`, value: way })),
  );
  setFacing(ctx, unit, facing, ["rr.jager.stalker-facing", "rr.open.jager-stalker-refacing"]);
  noticeOnTheWay(ctx, unit, before);
}
