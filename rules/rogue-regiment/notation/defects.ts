import { adjacent, edgeBetween, nameOf, type Square } from "../../geometry/index.ts";
import { type Defect, nearest, type Settings } from "../../kernel/index.ts";
import {
  type AxisUnit,
  type AxisVehicleKind,
  expansionsOf,
  expansionsOfCard,
  footTraits,
  vehicleTraits,
  bears,
  crewIds,
  cardOf,
  decks,
  edge,
  ground,
  groundNamed,
  isVehicleKind,
  lengthOf,
  modelOf,
  numberIn,
  readingIn,
  readTerrain,
  roomsOf,
  type State,
  terrainOf,
  tokenSquares,
} from "../board/index.ts";
import { jagerDefects } from "./jager-defects.ts";
import { type Citation, itemTitles } from "../catalogue/index.ts";
import { type ExpansionId, expansionTitles } from "../expansions/index.ts";
import { seatCount, sheetOf } from "../fighting/index.ts";
import { daringPieces, outfitDefects } from "./outfit-defects.ts";
import { typhoonDefects } from "./typhoon-defects.ts";

type Add = (code: string, path: string, message: string, ...cites: readonly Citation[]) => void;

/** Pieces, tokens and cards of expansions that are not in play. */
function notInPlay(state: State, add: Add): void {
  const missing = (expansions: readonly ExpansionId[]): boolean =>
    expansions.length > 0 && !expansions.some((expansion) => state.expansions.includes(expansion));
  const refuse = (path: string, what: string, expansions: readonly ExpansionId[]): void => {
    const titles = expansions.map((expansion) => expansionTitles[expansion]).join(" and to ");
    const words = expansions.map((expansion) => `"expansions ${expansion}"`).join(" or ");
    const why = expansions.length > 1 ? "neither of which is" : "which is not";
    add("not-in-play", path, `${what} belongs to ${titles}, ${why} in play: the position says ${words} where it is.`);
  };
  for (const { id, kind, stalled } of state.units) {
    const expansions = expansionsOf(kind);
    if (missing(expansions)) refuse(id, `${id}, a ${kind},`, expansions);
    else if (stalled && missing(["heavy-metal"])) refuse(id, `The token on ${id}`, ["heavy-metal"]);
  }
  for (const { id, failure } of state.operators)
    if (failure && missing(["heavy-metal"])) refuse(id, `The mechanical failure token of ${id}`, ["heavy-metal"]);
  for (const { id, kind } of state.vehicles)
    if (kind === "support-willys" && missing(["they-who-dare"]))
      refuse(id, `${id}, a Support Willys,`, ["they-who-dare"]);
  if (state.typhoon !== null && missing(["they-who-dare"]))
    refuse(state.typhoon.id, `${state.typhoon.id}, a Hawker Typhoon,`, ["they-who-dare"]);
  if (
    state.operators.filter(({ failure }) => failure).length + state.units.filter(({ stalled }) => stalled).length >
    12
  )
    add("too-many-failures", "operators", "There are at most 12 mechanical failure tokens.", "rr.metal.failure-gain");
  if (state.flames.length > 0 && missing(["hot-dogs"])) refuse("flames", "A flame token", ["hot-dogs"]);
  for (const { id, items } of state.operators) {
    const own = items.find(({ item }) => item === "stick-grenade" || item === "cigarettes");
    if (own !== undefined && missing(["kickstarter"]))
      refuse(id, `The ${itemTitles[own.item]} of ${id}`, ["kickstarter"]);
  }
  for (const { id, offered } of state.units)
    if (offered && missing(["kickstarter"])) refuse(id, `The cigarette offered to ${id}`, ["kickstarter"]);
  for (const { path, what, of } of daringPieces(state)) if (missing(of)) refuse(path, what, of);
  for (const card of new Set([...state.deck.cards, ...state.deck.discard])) {
    const expansions = expansionsOfCard(card);
    if (missing(expansions)) refuse("deck", `The card ${card}`, expansions);
  }
}

/** Why a set-up is no position of this game: what the rules make impossible. Empty when it is one. */
export function defectsOf(state: State, settings: Settings): readonly Defect[] {
  const board = readTerrain(state.board.rows);
  if (!board.ok)
    return board.faults.map(({ row, column, message }) => ({
      code: "unreadable-board",
      path: `/position/state/board/rows/${row}`,
      message,
      line: row + 1,
      column: column + 1,
    }));
  const { grid } = terrainOf(state.board);
  const defects: Defect[] = [];
  const add = (code: string, path: string, message: string, ...cites: readonly Citation[]): void => {
    defects.push({ code, path, message, cites });
  };
  const onGrid = (square: Square, path: string): boolean => {
    if (square < grid.squares.length) return true;
    add("off-the-board", path, `Square ${square} is not on this board of ${grid.width} by ${grid.height} squares.`);
    return false;
  };
  const ids = [...state.operators.map(({ id }) => id), ...state.units.map(({ id }) => id)];
  for (const id of new Set(ids))
    if (ids.filter((other) => other === id).length > 1) add("same-id", id, `Two pieces are called ${id}.`);

  const standing = new Map<Square, { id: string; passing: boolean }>();
  const figure = (id: string, at: Square | null, passing: boolean): void => {
    if (at === null || !onGrid(at, id)) return;
    const other = standing.get(at);
    if (other !== undefined && !passing && !other.passing)
      add("two-on-a-square", id, `${other.id} and ${id} are both on ${nameOf(grid, at)}.`, "rr.square.one-unit");
    if (other?.id !== id) standing.set(at, { id, passing });
  };
  for (const operator of state.operators) {
    const { id, at, fate } = operator;
    const vehicle =
      operator.aboard === null ? undefined : state.vehicles.find(({ id: other }) => other === operator.aboard);
    if (operator.aboard !== null) {
      if (vehicle === undefined || !vehicle.seats.includes(id))
        add(
          "not-aboard",
          id,
          `${id} is said to sit in ${operator.aboard}, but no seat there is his.`,
          "rr.opveh.board",
        );
      else if (
        (tokenSquares(grid, { ...vehicle.token, facing: vehicle.facing }, lengthOf(settings, modelOf(vehicle)))[0] ??
          null) !== at
      )
        add("not-where-it-says", id, `${id} sits in ${vehicle.id}, but is somewhere else.`, "rr.opveh.board");
    }
    if (vehicle === undefined && (fate === "in-play") !== (at !== null))
      add("nowhere", id, `${id} is ${fate === "in-play" ? "in play but on no square" : `${fate} but on a square`}.`);
    if (operator.aboard === null)
      figure(id, at, operator.turn === "acting" && state.phase === "operator" && operator.ap > 0);
    if (at !== null && at < grid.squares.length && operator.aboard === null) {
      const code = grid.squares[at] ?? 0;
      const wet = code === ground.water;
      if (code === ground.rock && !operator.equipment.includes("grappling-hook"))
        add("impossible-square", id, `${id} stands on a rock square without a grappling hook.`, "rr.square.rock-move");
      if (wet && !operator.scuba)
        add(
          "impossible-square",
          id,
          `${id} is on a water square without his scuba token: write "scuba-gear, scuba".`,
          "rr.square.water-move",
          "rr.scuba.enter",
        );
      if (operator.scuba && !wet && !state.bridges.includes(at))
        add("impossible-square", id, `${id} has his scuba token up, but is not in water.`, "rr.scuba.leave");
      if (operator.scuba && !operator.equipment.includes("scuba-gear"))
        add("impossible-square", id, `${id} swims without scuba gear.`, "rr.scuba.enter");
      if (operator.scuba && (operator.crouched || operator.carrying !== null))
        add(
          "crouched-swimming",
          id,
          `${id} neither crouches nor carries an object in the water.`,
          "rr.open.scuba-crouch",
          "rr.scuba.actions",
        );
      if (code === ground.dump) add("impossible-square", id, `${id} stands on a supply dump.`, "rr.cover.supply-dump");
    }
    if (fate === "in-play" && operator.health === 0)
      add("dead-in-play", id, `${id} is in play with 0 health.`, "rr.dice.axis-damage");
    const full = numberIn(settings, operator.support ? "rr.number.support-health" : "rr.number.operator-health");
    if (operator.health > full)
      add(
        "too-healthy",
        id,
        `${id} has more than ${full} health.`,
        operator.support ? "rr.support.health" : "rr.opboard.contents",
      );
    if (operator.items.length > numberIn(settings, "rr.number.item-spaces"))
      add(
        "too-many-items",
        id,
        `${id} has more than ${numberIn(settings, "rr.number.item-spaces")} item spaces.`,
        "rr.opboard.contents",
      );
    if (new Set(operator.items.map(({ item, of }) => `${item} ${of ?? ""}`)).size < operator.items.length)
      add("same-item", id, `${id} has two stacks of one item.`, "rr.opboard.stacks");
    if (operator.support && (operator.items.length > 0 || operator.carrying !== null || operator.mark !== null))
      add(
        "support-unit",
        id,
        `${id} is a support unit: it has no items, carries nothing and marks nobody.`,
        "rr.support.no-pickup",
        "rr.support.no-mark",
      );
    const mostAp = numberIn(settings, operator.support ? "rr.number.support-ap" : "rr.number.operator-ap");
    if (operator.ap > mostAp)
      add(
        "too-many-ap",
        id,
        `${id} has more than ${mostAp} AP.`,
        operator.support ? "rr.open.support-ap" : "rr.op.four-ap",
      );
    if (operator.crouched && operator.carrying !== null)
      add("crouched-carrying", id, `${id} is crouched and carries an object.`, "rr.crouch.no-objects");
    for (const what of ["aim", "mark"] as const) {
      const target = operator[what];
      if (target !== null && !state.units.some((unit) => unit.id === target))
        add(
          "unknown-target",
          id,
          `${id} has ${what === "aim" ? "taken aim at" : "marked"} ${target}, which is not there.`,
          "rr.open.mark-target-dead",
        );
    }
    if (new Set(operator.weapons).size < operator.weapons.length)
      add("same-weapon", id, `${id} has a weapon twice.`, "rr.opboard.contents");
  }
  if (state.operators.filter(({ turn }) => turn === "acting").length > 1)
    add("two-acting", "operators", "Two Operators are in the middle of their turns.", "rr.op.one-at-a-time");
  if (state.operators.filter(({ support }) => !support).length > numberIn(settings, "rr.number.operators-most"))
    add(
      "too-many-operators",
      "operators",
      `A mission has at most ${numberIn(settings, "rr.number.operators-most")} Operators.`,
      "rr.turn.operator-split",
    );
  const tokens = state.units.filter(({ smoking, offered }) => smoking && !offered).length;
  if (state.operators.filter(({ cigarette }) => cigarette).length + tokens > 1)
    add("two-cigarettes", "operators", "There is only one cigarette token.", "rr.event.cigarette-in-play");

  const vehicleDefects = (unit: AxisUnit, kind: AxisVehicleKind): void => {
    const { id, at, post, token, facing } = unit;
    const waiting = post.kind === "convoy" && post.waiting;
    if (token === null) {
      if (!waiting)
        add("nowhere", id, `${id} has no place: a vehicle has the upper left square of its token.`, "rr.veh.forward");
      if (at !== null) add("not-where-it-says", id, `${id} has a square but no token.`, "rr.veh.forward");
    } else {
      const squares = tokenSquares(grid, { ...token, facing }, lengthOf(settings, kind));
      if ((squares[0] ?? null) !== at)
        add(
          "not-where-it-says",
          id,
          `${id} covers ${squares.map((square) => nameOf(grid, square)).join(" ")}; its first square is not ${at === null ? "off the board" : nameOf(grid, at)}.`,
          "rr.veh.forward",
        );
      for (const square of squares) {
        figure(id, square, false);
        if (!bears(kind, grid.squares[square]))
          add(
            "impossible-square",
            id,
            `${id} stands on ${nameOf(grid, square)}, a square of ${groundNamed(grid.squares[square] ?? 0)}.`,
            "rr.veh.blocked",
          );
      }
    }
    if (post.kind === "sentry" || post.kind === "patrol" || post.kind === "officer")
      add("wrong-kind", id, `${id} is a vehicle: it has no post on foot.`, "rr.setup.sentry-place");
    if ((post.kind === "route" || post.kind === "convoy") && state.routes[post.route] === undefined)
      add("no-such-route", id, `${id} drives a route that is not there.`, "rr.vpatrol.route");
    if (post.kind === "spawn" && (state.tiles[post.tile] === undefined || at !== null))
      add(
        "no-such-tile",
        id,
        `${id} waits on a spawn tile that is not there, or is on the board already.`,
        "rr.vspawn.enter",
      );
    if (state.section === "battle" && !unit.alert && !waiting)
      add("not-alert", id, `In the Battle Section every Axis unit is alert; ${id} is not.`, "rr.alarm.flip-all");
    if (unit.smoking && readingIn(settings, "rr.open.cigarette-vehicle") === "infantry")
      add(
        "wrong-kind",
        id,
        `${id} is a vehicle, and bears no cigarette.`,
        "rr.event.cigarette-use",
        "rr.open.cigarette-vehicle",
      );
    if (unit.setUp) add("wrong-kind", id, `${id} is a vehicle: it is not set up.`, "rr.unit.mortar-setup");
    if (unit.wounds >= numberIn(settings, vehicleTraits(kind).health))
      add("wounded", id, `${id} has as much damage as health.`, "rr.vattack.destroyed");
  };

  notInPlay(state, add);
  jagerDefects(state, grid, settings, add);
  outfitDefects(state, settings, add);
  typhoonDefects(state, settings, add);

  for (const unit of state.units) {
    const { id, at, post, kind } = unit;
    if (unit.wanted && !isVehicleKind(kind))
      add("wrong-kind", id, `${id} is no vehicle: missions ask for the destruction of vehicles.`);
    if (unit.stalled && !isVehicleKind(kind))
      add("wrong-kind", id, `${id} is no vehicle: it has no mechanical failure.`, "rr.metal.failure-use");
    if (unit.empty && (!isVehicleKind(kind) || vehicleTraits(kind).troops === null))
      add("wrong-kind", id, `${id} carries no troops that could have left it.`, "rr.metal.transport-deploy");
    if (isVehicleKind(kind)) {
      vehicleDefects(unit, kind);
      continue;
    }
    if (unit.token !== null)
      add("no-token", id, `${id} is no vehicle and has no token of several squares.`, "rr.square.one-unit");
    if (post.kind === "route" || post.kind === "convoy" || post.kind === "assault")
      add("wrong-kind", id, `Only vehicles drive routes; ${id} is a ${kind}.`, "rr.vpatrol.route");
    if (unit.setUp && (kind !== "mortar" || at === null || !state.points.some((point) => point.at === at)))
      add("not-set-up", id, `Only a mortar team on a sentry point is set up.`, "rr.unit.mortar-setup");
    figure(id, at, false);
    if (at !== null && at < grid.squares.length) {
      const code = grid.squares[at] ?? 0;
      const climbsCrates = readingIn(settings, "rr.open.axis-climb-crates") === "yes";
      if (
        code === ground.rock ||
        code === ground.water ||
        code === ground.dump ||
        (code === ground.crates && !climbsCrates)
      )
        add(
          "impossible-square",
          id,
          `${id} stands on a square of ${groundNamed(code)}, which Axis infantry cannot enter.`,
          "rr.square.water-move",
          "rr.square.rock-move",
          "rr.cover.high-blocks",
          "rr.open.axis-climb-crates",
        );
    }
    if ((post.kind === "spawn") !== (at === null))
      add("nowhere", id, `${id} is neither on a square nor on a spawn marker, or on both.`, "rr.event.spawn");
    if (post.kind === "spawn" && state.tiles[post.tile] === undefined)
      add("no-such-tile", id, `${id} waits on a spawn tile that is not there.`, "rr.event.spawn");
    if (post.kind === "spawn" && !footTraits(kind).spawns)
      add(
        "wrong-kind",
        id,
        `Only units that events bring on wait on spawn tiles; ${id} is a ${kind}.`,
        "rr.unit.smg-spawn",
        "rr.unit.rifle-no-spawn",
      );
    if (post.kind === "sentry" && state.points[post.point] === undefined)
      add("no-such-point", id, `${id} belongs to a sentry point that is not there.`, "rr.setup.sentry-place");
    if (post.kind === "patrol" && state.lines[post.line] === undefined)
      add("no-such-line", id, `${id} belongs to a patrol line that is not there.`, "rr.setup.patrol-place");
    if ((post.kind === "sentry" || post.kind === "patrol") && kind !== "rifleman")
      add(
        "wrong-kind",
        id,
        `Sentries and patrolmen are Riflemen; ${id} is a ${kind}.`,
        "rr.setup.sentry-place",
        "rr.setup.patrol-place",
      );
    if ((post.kind === "officer") !== (kind === "officer"))
      add("wrong-kind", id, `${id} has the post of an officer without being one, or the reverse.`, "rr.setup.officers");
    if (state.section === "battle" && !unit.alert)
      add("not-alert", id, `In the Battle Section every Axis unit is alert; ${id} is not.`, "rr.alarm.flip-all");
    if (unit.offered && !unit.smoking)
      add("not-smoking", id, `${id} has no cigarette that could have been offered to it.`, "rr.kick.cigarette-effect");
    if (unit.alert && unit.smoking)
      add("alert-smoking", id, `${id} is alert and bears the cigarette token.`, "rr.event.cigarette-broken");
    const unitHealth = numberIn(settings, footTraits(kind).health);
    if (unit.wounds > 0 && unit.wounds >= unitHealth)
      add(
        "wounded-infantry",
        id,
        `${id} has ${unitHealth} health: ${unitHealth === 1 ? "one successful attack kills" : `${unitHealth} successful attacks kill`} it.`,
        "rr.dice.unit-health",
        ...footTraits(kind).cites.wounds,
      );
  }
  for (const { id, crew, aboard } of state.operators)
    if (crew !== null && !state.vehicles.some((one) => one.id === aboard && crewIds(one.id).includes(id)))
      add("no-crew", id, `${id} is of the crew of no Support Willys.`, "rr.dare.swillys-crew-stays");
  for (const vehicle of state.vehicles) {
    const { id, token, facing, seats, health } = vehicle;
    if (ids.includes(id)) add("same-id", id, `Two pieces are called ${id}.`);
    const model = modelOf(vehicle);
    for (const square of tokenSquares(grid, { ...token, facing }, lengthOf(settings, model))) {
      figure(id, square, false);
      if (!bears(model, grid.squares[square]))
        add(
          "impossible-square",
          id,
          `${id} stands on ${nameOf(grid, square)}, a square of ${groundNamed(grid.squares[square] ?? 0)}.`,
          "rr.veh.blocked",
          "rr.square.water-move",
        );
    }
    if (vehicle.kind === "support-willys")
      crewIds(id).forEach((member, seat) => {
        const crew = state.operators.find((operator) => operator.id === member);
        if (seats[seat] !== member || crew?.crew !== (seat === 0 ? "driver" : "gunner") || crew.aboard !== id)
          add("no-crew", id, `${member} has not his place in the crew of ${id}.`, "rr.dare.swillys-own-crew");
        else if (!crew.spotted || !crew.support || crew.turn !== "finished" || crew.ap > 0)
          add(
            "no-crew",
            id,
            `${member} is of a crew: a support unit, always spotted, without a turn of his own.`,
            "rr.dare.swillys-always-spotted",
            "rr.dare.swillys-own-crew",
          );
      });
    if (health === 0) add("dead-in-play", id, `${id} is in play with 0 health.`, "rr.opveh.destroyed");
    if (health > numberIn(settings, sheetOf(vehicle).health))
      add(
        "too-healthy",
        id,
        `${id} has more than ${numberIn(settings, sheetOf(vehicle).health)} health.`,
        "rr.opveh.destroyed",
      );
    if (vehicle.ap > numberIn(settings, "rr.number.vehicle-ap"))
      add(
        "too-many-ap",
        id,
        `${id} has more than ${numberIn(settings, "rr.number.vehicle-ap")} AP.`,
        "rr.opveh.two-ap",
      );
    if (seats.length !== seatCount(vehicle.kind))
      add("seats", id, `A ${vehicle.kind} has ${seatCount(vehicle.kind)} seats.`, "rr.opveh.board");
    for (const seat of seats)
      if (seat !== null && !state.operators.some((operator) => operator.id === seat && operator.aboard === id))
        add("not-aboard", id, `${seat} has a seat in ${id} but is not aboard.`, "rr.opveh.board");
    const taken = seats.filter((seat) => seat !== null);
    if (new Set(taken).size < taken.length) add("two-seats", id, `Somebody has two seats in ${id}.`, "rr.opveh.board");
  }
  state.laid.forEach(({ kind, at }, i) => {
    const path = `laid/${i}`;
    if (!onGrid(at, path)) return;
    if (grid.squares[at] === ground.water || grid.squares[at] === ground.dump)
      add("impossible-square", path, `A ${kind} does not lie on ${nameOf(grid, at)}.`, "rr.square.water-move");
    const other = standing.get(at);
    if (kind === "barrel" && other !== undefined && !other.passing)
      add("two-on-a-square", path, `${other.id} stands where a barrel is: ${nameOf(grid, at)}.`, "rr.barrel.pass");
  });
  for (const { at } of state.templates) onGrid(at, "templates");
  for (const square of state.bridges) onGrid(square, "bridges");
  state.flames.forEach(({ room }, i) => {
    const path = `flames/${i}`;
    if (!onGrid(room, path)) return;
    if (roomsOf(grid).of[room] !== room)
      add(
        "no-room",
        path,
        `${nameOf(grid, room)} is ${grid.squares[room] === ground.indoors ? "not the first square of its room" : "in no room of a building"}: flames burn in rooms.`,
        "rr.dogs.flame-token",
      );
    if (state.flames.findIndex((other) => other.room === room) < i)
      add("same-room", path, `The flame tokens of ${nameOf(grid, room)} are one entry.`, "rr.dogs.flame-token-stays");
  });
  for (const { id, squares } of state.dumps) squares.forEach((square) => onGrid(square, id));
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
  const markers = state.units.flatMap(({ post }) => (post.kind === "spawn" ? [`${post.tile}/${post.marker}`] : []));
  if (new Set(markers).size < markers.length)
    add("two-on-a-marker", "units", "Two units wait on one spawn marker.", "rr.square.one-unit");

  for (const square of state.corpses) {
    if (onGrid(square, "corpses") && grid.squares[square] === ground.water)
      add(
        "corpse-in-water",
        "corpses",
        `A corpse on the water square ${nameOf(grid, square)} is removed at once.`,
        "rr.object.corpse-water",
      );
  }
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
  state.lines.forEach(({ squares, closed, starts }, i) => {
    const path = `lines/${i}`;
    if (!squares.every((square) => onGrid(square, path))) return;
    const ring = closed ? [...squares, squares[0] ?? 0] : squares;
    ring.forEach((square, j) => {
      const before = ring[j - 1];
      if (before === undefined) return;
      const straight =
        adjacent(grid, before, square) && (Math.abs(before - square) === 1 || Math.abs(before - square) === grid.width);
      if (!straight)
        add(
          "broken-line",
          path,
          `A patrol line goes from square to square, straight: ${nameOf(grid, before)} and ${nameOf(grid, square)} are no such neighbours.`,
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
    });
    if (new Set(squares).size < squares.length)
      add("crossing-line", path, "A patrol line does not cross itself.", "rr.patrol.four");
    for (const { at } of starts)
      if (!squares.includes(at))
        add("start-off-line", path, "The start points of a patrol line lie on it.", "rr.setup.patrol-place");
  });
  state.tiles.forEach(({ id, side, from }) => {
    const most = side === "N" || side === "S" ? grid.width : grid.height;
    if (from + 3 > most)
      add("tile-off-the-board", id, `Spawn tile ${id} reaches beyond the side of the board.`, "rr.setup.spawn-colours");
  });
  for (const square of state.entry) onGrid(square, "entry");
  const unknown = [...state.deck.cards, ...state.deck.discard].filter((card) => cardOf(card) === null);
  // what is near is looked for once, however many there are
  for (const [i, card] of unknown.entries()) {
    const near = i > 0 ? "" : nearest(card, Object.values(decks).flat());
    add("no-such-card", "deck", `"${card}" is no event card${near}.`, "rr.deck.panels");
  }
  if (state.deck.cards.length + state.deck.discard.length === 0 && state.deck.window === null)
    add("no-deck", "deck", "The event deck has no cards.", "rr.deck.draw");
  if (state.phase === "patrol" && state.section === "battle")
    add("no-such-phase", "phase", "The Battle Section has no Patrol Phase.", "rr.turn.battle-phases");
  if (state.section === "stealth" && state.meter === 0)
    add("meter-at-zero", "meter", "At 0 the alarm has sounded: the Battle Section has begun.", "rr.alarm.at-zero");
  if (state.phase !== "operator" && state.operators.some(({ turn }) => turn === "acting"))
    add("acting-out-of-phase", "operators", "An Operator acts only in the Operator Phase.", "rr.turn.stealth-phases");
  return defects.slice(0, 40);
}
