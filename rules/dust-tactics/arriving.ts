import type { NothingReason } from "./event-words.ts";
import { measured } from "../geometry/index.ts";
import type { ActionOf } from "./actions/schema.ts";
import { placeOf } from "./actions/schema.ts";
import { activationOf, actorsOf, declaresFirst } from "./activation.ts";
import { Aim } from "./attack/aim.ts";
import type { Needs } from "./attack/orders.ts";
import { prismOf } from "./bodies.ts";
import { battles, type SidePlan } from "./data/scenarios.ts";
import type { Citation } from "./events.ts";
import { crowdObstacle, standObstacle } from "./moving/barriers.ts";
import { needCoherent } from "./moving/ways.ts";
import { distanceOf, isAtLeastCm, isWithinCm } from "./ranges.ts";
import { otherSide, type Side, type State, type Unit } from "./state.ts";
import {
  asks,
  centimetres,
  type Ctx,
  inCm,
  number,
  reading,
  record,
  roll,
  rollSymbols,
  type Rules,
  secondSymbol,
  written,
} from "./table.ts";
import { figuresOf, findUnit, isAircraft, onTable, type Together } from "./units.ts";

type Place = measured.Place;

/** How a side comes to the table in the scenario that is played; null where none says. */
export const sidePlan = ({ scenario }: State, side: Side): SidePlan | null =>
  battles.find(({ id }) => id === scenario)?.sides[side] ?? null;

/** Whether units of a side begin off the table, and this is the first turn. dt.meet.off-table */
export const isFirstMeeting = (state: State, side: Side): boolean =>
  state.turn === 1 && sidePlan(state, side)?.meeting === true;

/** A place on the way along the edges from a side's left-hand corner, as that player sees the table. */
interface Edge {
  readonly from: Place;
  readonly to: Place;
}

/** The stretches of the table's edge where a unit may enter. dt.reserve.enter, dt.reserve.scattered, dt.meet.off-table */
export function entryEdges(ctx: Ctx, side: Side, zone: "own" | "left" | "right"): readonly Edge[] {
  const { width, height } = ctx.state;
  const y = side === "south" ? height : 0;
  const plan = sidePlan(ctx.state, side);
  if (zone === "own") {
    const [left, right] = plan?.arrives ?? [0, width / measured.centimetre];
    return [{ from: { x: left * measured.centimetre, y }, to: { x: right * measured.centimetre, y } }];
  }
  const reach = centimetres(ctx, "dt.number.scatter");
  // the player looks at the table from the own edge: the left of the north lies in the east
  const west = (zone === "left") === (side === "south");
  const x = west ? 0 : width;
  return [
    { from: { x, y }, to: { x: west ? Math.min(width, reach) : Math.max(0, width - reach), y } },
    { from: { x, y }, to: { x, y: side === "south" ? Math.max(0, height - reach) : Math.min(height, reach) } },
  ];
}

/** The table as it is while units enter: they stand at the place where they come on. */
export function entering(ctx: Ctx, together: Together, from: Place): { readonly g: Ctx; readonly together: Together } {
  const inside = (unit: Unit): Unit => ({
    ...unit,
    where: "table",
    miniatures: unit.miniatures.map((one) => ({ ...one, at: from, floor: 0 })),
  });
  const there = new Map(together.map((unit) => [unit, unit.where === "off" ? inside(unit) : unit]));
  const units = ctx.state.units.map((unit) => there.get(unit) ?? unit);
  return { g: { ...ctx, state: { ...ctx.state, units } }, together: together.map((unit) => there.get(unit) ?? unit) };
}

/** Whether the units that act are not on the table yet. */
export const areOff = (together: Together): boolean => together.some(({ where }) => where === "off");

/** What entering needs: a place of its zone where it comes on; null where it has none. dt.reserve.enter */
export function entryNeeds(ctx: Ctx, req: Needs, action: ActionOf<"move">): Place | null {
  const { enters } = activationOf(ctx);
  const [unit] = actorsOf(ctx);
  if (
    !req.need(
      enters !== null,
      { met: `${action.unit} may enter the table now.`, unmet: `${action.unit} cannot enter the table now.` },
      "dt.reserve.enter",
    ) ||
    enters === null
  )
    return null;
  if (
    !req.need(
      action.from !== undefined,
      {
        met: `The place where ${action.unit} comes on is given.`,
        unmet: `Say where ${action.unit} comes on: a place on the edge of the table.`,
      },
      "dt.reserve.enter",
      "dt.meet.first-move",
    )
  )
    return null;
  if (action.from === undefined || unit === undefined) return null;
  const from = placeOf(action.from);
  const edges = entryEdges(ctx, unit.side, enters);
  const inZone = edges.some((edge) => measured.onSegment(edge.from, edge.to, from));
  const zone = edges.map((edge) => `${written(edge.from)} to ${written(edge.to)}`).join(" or ");
  const rule = enters === "own" ? "dt.meet.off-table" : "dt.reserve.scattered";
  return req.need(
    inZone,
    {
      met: `${action.unit} comes on between ${zone}.`,
      unmet: `${action.unit} would come on at ${written(from)}; it has to be between ${zone}.`,
    },
    rule,
    "dt.reserve.enter",
  )
    ? from
    : null;
}

/** Units stand where they come on, and are on the table. */
export function enterTable(ctx: Ctx, together: Together, from: Place): void {
  for (const unit of together) {
    if (unit.where !== "off") continue;
    unit.where = "table";
    unit.waits = null;
    for (const miniature of unit.miniatures) {
      miniature.at = { x: from.x, y: from.y };
      miniature.floor = 0;
    }
    record(ctx, {
      event: "placed",
      unit: unit.id,
      at: written(from),
      cites: isFirstMeeting(ctx.state, unit.side)
        ? (["dt.meet.off-table", "dt.meet.first-move"] as const)
        : (["dt.reserve.enter"] as const),
    });
  }
}

/** How many dice a reserve unit rolls this turn; null where it arrives by itself. dt.reserve.roll, dt.reserve.delayed */
function reserveDice(ctx: Ctx, side: Side): number | null {
  const delayed = sidePlan(ctx.state, side)?.reserves === "delayed";
  const turn = ctx.state.turn - (delayed ? number(ctx, "dt.number.delayed-by") : 0);
  if (turn >= number(ctx, "dt.number.reserve-automatic")) return null;
  if (turn < 1) return 0;
  return number(ctx, turn === 1 ? "dt.number.reserve-dice-1" : "dt.number.reserve-dice-2");
}

/** The zone of a scattered arrival. dt.reserve.scattered, dt.open.scatter-symbols */
function* scattered(ctx: Ctx, unit: Unit): Rules<"own" | "left" | "right"> {
  if (sidePlan(ctx.state, unit.side)?.scattered !== true) return "own";
  const cites: readonly Citation[] = ["dt.reserve.scattered", "dt.open.scatter-symbols"];
  const [symbol = "ARMY"] = yield* rollSymbols(1, `Where ${unit.id} arrives`, ...cites);
  record(ctx, { event: "rolled", unit: unit.id, about: "its zone", dice: [symbol], successes: 0, cites });
  if (symbol === "ARMY") return "own";
  const left = reading(ctx, "dt.open.scatter-symbols") === "target-left" ? "TARGET" : "SHIELD";
  return symbol === left ? "left" : "right";
}

/** Whether a unit in reserve arrives. dt.reserve.roll, dt.reserve.stay, dt.reserve.automatic, dt.reserve.hero */
function* arrives(ctx: Ctx, unit: Unit): Rules<boolean> {
  const dice = reserveDice(ctx, unit.side);
  if (dice === null) {
    record(ctx, {
      event: "no-roll",
      unit: unit.id,
      about: "its arrival",
      passes: true,
      cites: ["dt.reserve.automatic"],
    });
    return true;
  }
  const delayed: readonly Citation[] =
    sidePlan(ctx.state, unit.side)?.reserves === "delayed" ? ["dt.reserve.delayed"] : [];
  if (dice === 0) {
    record(ctx, {
      event: "no-roll",
      unit: unit.id,
      about: "its arrival",
      passes: false,
      cites: ["dt.reserve.roll", ...delayed],
    });
    return false;
  }
  const rolled = yield* roll(ctx, dice, ["ARMY"], `${unit.id} arrives`, "dt.reserve.roll", ...delayed);
  record(ctx, {
    event: "rolled",
    unit: unit.id,
    about: "its arrival",
    dice: rolled.shown,
    successes: rolled.successes,
    cites: ["dt.reserve.roll", "dt.reserve.hero", "dt.reserve.carried", ...delayed],
  });
  return rolled.successes > 0;
}

/** A spy that waits may be sought a place for. dt.skill.spy, dt.skill.spy-waiting */
function* spyRolls(ctx: Ctx, unit: Unit): Rules {
  const activation = activationOf(ctx);
  const tries = yield* asks(unit.side, { id: "dt.decide.spy", text: `Does ${unit.id} try to appear?`, piece: unit.id });
  if (!tries) return;
  const rolled = yield* roll(ctx, number(ctx, "dt.number.spy-dice"), ["ARMY"], `${unit.id} appears`, "dt.skill.spy");
  record(ctx, {
    event: "rolled",
    unit: unit.id,
    about: "appearing",
    dice: rolled.shown,
    successes: rolled.successes,
    cites: ["dt.skill.spy"],
  });
  if (rolled.successes === 0) return;
  activation.appears = "spy";
  activation.actions = rolled.successes;
}

/** What is rolled when units activate that are not on the table. dt.meet, dt.reserve, dt.ambush, dt.skill.spy */
export function* arrivalRolls(ctx: Ctx): Rules {
  const activation = activationOf(ctx);
  const [unit] = actorsOf(ctx);
  if (unit === undefined) return;
  // whoever is aboard comes with its carrier: dt.reserve.carried, dt.ambush.passengers
  if (unit.where === "aboard" && findUnit(ctx.state, unit.carrier ?? "")?.where === "off")
    return stays(ctx, unit, "its carrier is not on the table", "dt.reserve.carried");
  if (unit.where !== "off") return;
  // a hero in reserve and the unit he joins roll once for both: dt.reserve.hero
  const waits = actorsOf(ctx).some((one) => one.waits === "reserve") ? "reserve" : unit.waits;
  switch (waits) {
    case "spy":
      return yield* spyRolls(ctx, unit);
    case "ambush":
      activation.appears = "ambush";
      return;
    case "reserve":
      if (!(yield* arrives(ctx, unit))) return stays(ctx, unit, "it stays in reserve", "dt.reserve.stay");
      activation.enters = yield* scattered(ctx, unit);
      break;
    default:
      // who comes back enters as reserves do: dt.cmd.reinforce-enter
      activation.enters = yield* scattered(ctx, unit);
  }
  for (const one of actorsOf(ctx)) if (one.where === "off") one.waits = "arrival";
}

/** It stays where it is and takes NOTHING actions. dt.reserve.stay */
function stays(ctx: Ctx, unit: Unit, why: NothingReason, rule: Citation): void {
  const activation = activationOf(ctx);
  activation.plan = ["nothing"];
  activation.actions = 1;
  record(ctx, { event: "nothing", unit: unit.id, why, cites: [rule, "dt.act.nothing"] });
  activation.done = 1;
}

/** Where a unit held in ambush may appear. dt.ambush.place */
function ambushNeeds(ctx: Ctx, req: Needs, unit: Unit, placed: Ctx, together: Together): void {
  const plan = sidePlan(ctx.state, unit.side);
  const area = plan?.deploys ?? null;
  if (area !== null) {
    const [left, top, right, bottom] = area.map((cm) => cm * measured.centimetre);
    const inside = figuresOf(together).every(
      ({ miniature: { at } }) =>
        at.x >= (left ?? 0) && at.x <= (right ?? 0) && at.y >= (top ?? 0) && at.y <= (bottom ?? 0),
    );
    req.need(
      inside,
      { met: "It appears in its own deployment area.", unmet: "It would appear outside its own deployment area." },
      "dt.ambush.place",
    );
  }
  const aim = new Aim(placed);
  const cm = number(ctx, "dt.number.ambush-distance");
  for (const enemy of onTable(ctx.state).filter(({ side }) => side !== unit.side)) {
    const least = leastBetween(placed, together, [enemy]);
    const far = figuresOf(together).every(({ unit: own, miniature }) =>
      figuresOf([enemy]).every((other) =>
        isAtLeastCm(ctx, prismOf(placed.state, own, miniature), prismOf(ctx.state, enemy, other.miniature), cm),
      ),
    );
    req.need(
      far,
      {
        met: `It appears ${inCm(least)} cm from ${enemy.id}, at least ${cm} cm away.`,
        unmet: `It would appear ${inCm(least)} cm from ${enemy.id}; it has to be at least ${cm} cm.`,
      },
      "dt.ambush.place",
    );
    const covered = figuresOf([enemy]).every((from) => aim.unitInCover(from, together));
    req.need(
      covered,
      { met: `It appears in cover from ${enemy.id}.`, unmet: `It would not be in cover from ${enemy.id}.` },
      "dt.ambush.place",
    );
  }
}

const leastBetween = (ctx: Ctx, one: Together, other: Together): number =>
  Math.min(
    ...figuresOf(one).flatMap((a) =>
      figuresOf(other).map((b) =>
        distanceOf(ctx, prismOf(ctx.state, a.unit, a.miniature), prismOf(ctx.state, b.unit, b.miniature)),
      ),
    ),
  );

/** The table as it would be with units standing at given places. */
function placedAt(
  ctx: Ctx,
  together: Together,
  places: readonly Place[],
  facing: number,
): { g: Ctx; together: Together } {
  let next = 0;
  const there = new Map(
    together.map((unit) => [
      unit,
      {
        ...unit,
        where: "table" as const,
        facing,
        miniatures: unit.miniatures.map((one) => ({ ...one, at: places[next++] ?? one.at, floor: 0 })),
      },
    ]),
  );
  const units = ctx.state.units.map((unit) => there.get(unit) ?? unit);
  return { g: { ...ctx, state: { ...ctx.state, units } }, together: together.map((unit) => there.get(unit) ?? unit) };
}

/** What placing a unit needs that appears from an ambush, or of a spy. dt.ambush.place, dt.skill.spy */
export function appearNeeds(ctx: Ctx, req: Needs, action: ActionOf<"appear">): void {
  const { activation } = ctx.state;
  const appears = activation?.appears ?? null;
  const waits = appears !== null && activation?.unit === action.unit;
  if (
    !req.need(
      waits,
      { met: `${action.unit} may appear now.`, unmet: `${action.unit} cannot appear now.` },
      "dt.ambush.place",
    ) ||
    appears === null
  )
    return;
  const together = actorsOf(ctx);
  const [unit] = together;
  if (unit === undefined) return;
  const places = action.places.map(placeOf);
  const count = figuresOf(together).length;
  if (
    !req.need(
      places.length === count,
      {
        met: "Each miniature has a place.",
        unmet: `${places.length} places are given; ${count} are needed, one for each miniature.`,
      },
      "dt.ambush.place",
    )
  )
    return;
  const facing = action.facing ?? unit.facing;
  const placed = placedAt(ctx, together, places, facing);
  for (const figure of figuresOf(placed.together)) {
    const { at, id } = figure.miniature;
    const why = standObstacle(placed.g, figure.unit, at, facing, 0, new Map(), id);
    if (why !== null) req.fail(`${id}: ${why.text}`, ...why.cites);
  }
  needCoherent(placed.g, req, placed.together, new Map());
  const crowd = crowdObstacle(placed.g, placed.together);
  if (crowd !== null) req.fail(crowd.text, ...crowd.cites);
  if (appears === "ambush") return ambushNeeds(ctx, req, unit, placed.g, placed.together);
  const near = onTable(ctx.state)
    .filter(({ side }) => side === otherSide(unit.side))
    .some((enemy) => isNear(placed.g, placed.together, enemy));
  req.need(
    near,
    {
      met: `It appears within ${number(ctx, "dt.number.spy")} cm of an enemy unit.`,
      unmet: `No enemy unit would be within ${number(ctx, "dt.number.spy")} cm.`,
    },
    "dt.skill.spy",
  );
}

const isNear = (ctx: Ctx, together: Together, enemy: Unit): boolean =>
  figuresOf(together).some(({ unit, miniature }) =>
    figuresOf([enemy]).some((other) =>
      isWithinCm(
        ctx,
        prismOf(ctx.state, unit, miniature),
        prismOf(ctx.state, enemy, other.miniature),
        number(ctx, "dt.number.spy"),
      ),
    ),
  );

/** A unit appears; out of an ambush its dice say how many actions it has. dt.ambush.actions, dt.open.ambush-symbol */
export function* appear(ctx: Ctx, action: ActionOf<"appear">): Rules {
  const activation = activationOf(ctx);
  const together = actorsOf(ctx);
  const places = action.places.map(placeOf);
  let next = 0;
  for (const unit of together) {
    unit.where = "table";
    unit.waits = null;
    unit.facing = action.facing ?? unit.facing;
    for (const miniature of unit.miniatures) {
      const at = places[next++];
      if (at !== undefined) miniature.at = { x: at.x, y: at.y };
    }
    const rule = activation.appears === "spy" ? "dt.skill.spy" : "dt.ambush.place";
    record(ctx, { event: "placed", unit: unit.id, at: action.places[0] ?? "0,0", cites: [rule] });
  }
  const spies = activation.appears === "spy";
  activation.appears = null;
  const [unit] = together;
  if (spies || unit === undefined) return;
  const second = secondSymbol(ctx, "dt.open.ambush-symbol");
  const dice = number(ctx, "dt.number.ambush-dice");
  const cites: readonly Citation[] = ["dt.ambush.actions", "dt.open.ambush-symbol", "dt.open.ambush-ace"];
  const rolled = yield* roll(ctx, dice, ["ARMY", second], `${unit.id} acts from its ambush`, ...cites);
  record(ctx, {
    event: "rolled",
    unit: unit.id,
    about: "actions from its ambush",
    dice: rolled.shown,
    successes: rolled.successes,
    cites: [...cites, "dt.ambush.passengers"],
  });
  // an ace has rolled for one more: dt.open.ambush-ace
  const more = Math.max(0, activation.actions - number(ctx, "dt.number.actions"));
  const aces = reading(ctx, "dt.open.ambush-ace") === "one-more" ? more : 0;
  activation.actions = Math.min(rolled.successes + aces, number(ctx, "dt.number.most-actions"));
  // no action is completed, so nobody reacts: dt.react.window
  if (activation.actions === 0) activation.plan = [];
}

/** What a declaration needs of a unit that enters, and in the first turn of a meeting engagement. dt.meet */
export function arrivalDeclares(ctx: Ctx, req: Needs, action: ActionOf<"declare">): void {
  const together = actorsOf(ctx);
  const [unit] = together;
  if (unit === undefined) return;
  const { plan } = action;
  const meets = isFirstMeeting(ctx.state, unit.side);
  if (meets) {
    const sustains =
      plan.includes("sustained") || (activationOf(ctx).stimulant === "attack" && plan.includes("attack"));
    req.need(
      !sustains,
      {
        met: "It takes no SUSTAINED ATTACK.",
        unmet: "It cannot take a SUSTAINED ATTACK in the first turn of a meeting engagement.",
      },
      "dt.meet.no-sustained",
    );
    if (together.some(isAircraft))
      req.need(
        !plan.includes("attack"),
        { met: "It takes no attack.", unmet: "Aircraft cannot attack in the first turn of a meeting engagement." },
        "dt.meet.aircraft-no-attack",
      );
  }
  if (!areOff(together)) return;
  const waits = plan.every((planned) => planned === "nothing");
  // before the rolls nobody knows whether it comes: dt.open.declare-order
  const open =
    declaresFirst(ctx) && together.some(({ waits: why }) => why === "reserve" || why === "ambush" || why === "spy");
  const isPlaced = together.some((one) => one.waits === "ambush" || one.waits === "spy");
  // who rolls for its arrival comes on if it may: dt.reserve.enter
  const rolls = together.some(({ waits: why, side }) => why === "reserve" && reserveDice(ctx, side) !== 0);
  if (open && ((waits && !rolls) || isPlaced)) return;
  if (waits) {
    const may = (!declaresFirst(ctx) && activationOf(ctx).enters === null) || (meets && together.every(isAircraft));
    req.need(
      may,
      { met: "It may wait.", unmet: `${unit.id} cannot wait any longer: it has to come on now.` },
      "dt.meet.off-table",
      "dt.meet.aircraft-wait",
      "dt.ambush.nothing",
    );
    return;
  }
  const enters = declaresFirst(ctx) || activationOf(ctx).enters !== null;
  req.need(
    enters,
    { met: `${unit.id} comes on.`, unmet: `${unit.id} does not come on and can only take NOTHING actions.` },
    "dt.ambush.nothing",
    "dt.skill.spy-waiting",
    "dt.reserve.stay",
  );
  const first = plan[0];
  req.need(
    first === "move" || first === "march",
    {
      met: "Its first action is a MOVE or MARCH MOVE.",
      unmet: `${unit.id} comes on with its first action, which has to be a MOVE or MARCH MOVE.`,
    },
    "dt.meet.first-move",
    "dt.reserve.enter",
  );
}
