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
  type G,
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
export function entryEdges(g: G, side: Side, zone: "own" | "left" | "right"): readonly Edge[] {
  const { width, height } = g.state;
  const y = side === "south" ? height : 0;
  const plan = sidePlan(g.state, side);
  if (zone === "own") {
    const [left, right] = plan?.arrives ?? [0, width / measured.centimetre];
    return [{ from: { x: left * measured.centimetre, y }, to: { x: right * measured.centimetre, y } }];
  }
  const reach = centimetres(g, "dt.number.scatter");
  // the player looks at the table from the own edge: the left of the north lies in the east
  const west = (zone === "left") === (side === "south");
  const x = west ? 0 : width;
  return [
    { from: { x, y }, to: { x: west ? Math.min(width, reach) : Math.max(0, width - reach), y } },
    { from: { x, y }, to: { x, y: side === "south" ? Math.max(0, height - reach) : Math.min(height, reach) } },
  ];
}

/** The table as it is while units enter: they stand at the place where they come on. */
export function entering(g: G, together: Together, from: Place): { readonly g: G; readonly together: Together } {
  const inside = (unit: Unit): Unit => ({
    ...unit,
    where: "table",
    miniatures: unit.miniatures.map((one) => ({ ...one, at: from, floor: 0 })),
  });
  const there = new Map(together.map((unit) => [unit, unit.where === "off" ? inside(unit) : unit]));
  const units = g.state.units.map((unit) => there.get(unit) ?? unit);
  return { g: { ...g, state: { ...g.state, units } }, together: together.map((unit) => there.get(unit) ?? unit) };
}

/** Whether the units that act are not on the table yet. */
export const areOff = (together: Together): boolean => together.some(({ where }) => where === "off");

/** What entering needs: a place of its zone where it comes on; null where it has none. dt.reserve.enter */
export function entryNeeds(g: G, r: Needs, action: ActionOf<"move">): Place | null {
  const { enters } = activationOf(g);
  const [unit] = actorsOf(g);
  if (
    !r.need(
      enters !== null,
      { met: `${action.unit} may enter the table now.`, unmet: `${action.unit} cannot enter the table now.` },
      "dt.reserve.enter",
    ) ||
    enters === null
  )
    return null;
  if (
    !r.need(
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
  const edges = entryEdges(g, unit.side, enters);
  const inZone = edges.some((edge) => measured.onSegment(edge.from, edge.to, from));
  const zone = edges.map((edge) => `${written(edge.from)} to ${written(edge.to)}`).join(" or ");
  const rule = enters === "own" ? "dt.meet.off-table" : "dt.reserve.scattered";
  return r.need(
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
export function enterTable(g: G, together: Together, from: Place): void {
  for (const unit of together) {
    if (unit.where !== "off") continue;
    unit.where = "table";
    unit.waits = null;
    for (const miniature of unit.miniatures) {
      miniature.at = { x: from.x, y: from.y };
      miniature.floor = 0;
    }
    record(g, {
      event: "placed",
      unit: unit.id,
      at: written(from),
      cites: isFirstMeeting(g.state, unit.side)
        ? (["dt.meet.off-table", "dt.meet.first-move"] as const)
        : (["dt.reserve.enter"] as const),
    });
  }
}

/** How many dice a reserve unit rolls this turn; null where it arrives by itself. dt.reserve.roll, dt.reserve.delayed */
function reserveDice(g: G, side: Side): number | null {
  const delayed = sidePlan(g.state, side)?.reserves === "delayed";
  const turn = g.state.turn - (delayed ? number(g, "dt.number.delayed-by") : 0);
  if (turn >= number(g, "dt.number.reserve-automatic")) return null;
  if (turn < 1) return 0;
  return number(g, turn === 1 ? "dt.number.reserve-dice-1" : "dt.number.reserve-dice-2");
}

/** The zone of a scattered arrival. dt.reserve.scattered, dt.open.scatter-symbols */
function* scattered(g: G, unit: Unit): Rules<"own" | "left" | "right"> {
  if (sidePlan(g.state, unit.side)?.scattered !== true) return "own";
  const cites: readonly Citation[] = ["dt.reserve.scattered", "dt.open.scatter-symbols"];
  const [symbol = "ARMY"] = yield* rollSymbols(1, `Where ${unit.id} arrives`, ...cites);
  record(g, { event: "rolled", unit: unit.id, about: "its zone", dice: [symbol], successes: 0, cites });
  if (symbol === "ARMY") return "own";
  const left = reading(g, "dt.open.scatter-symbols") === "target-left" ? "TARGET" : "SHIELD";
  return symbol === left ? "left" : "right";
}

/** Whether a unit in reserve arrives. dt.reserve.roll, dt.reserve.stay, dt.reserve.automatic, dt.reserve.hero */
function* arrives(g: G, unit: Unit): Rules<boolean> {
  const dice = reserveDice(g, unit.side);
  if (dice === null) {
    record(g, { event: "no-roll", unit: unit.id, about: "its arrival", passes: true, cites: ["dt.reserve.automatic"] });
    return true;
  }
  const delayed: readonly Citation[] =
    sidePlan(g.state, unit.side)?.reserves === "delayed" ? ["dt.reserve.delayed"] : [];
  if (dice === 0) {
    record(g, {
      event: "no-roll",
      unit: unit.id,
      about: "its arrival",
      passes: false,
      cites: ["dt.reserve.roll", ...delayed],
    });
    return false;
  }
  const rolled = yield* roll(g, dice, ["ARMY"], `${unit.id} arrives`, "dt.reserve.roll", ...delayed);
  record(g, {
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
function* spyRolls(g: G, unit: Unit): Rules {
  const activation = activationOf(g);
  const tries = yield* asks(unit.side, { id: "dt.decide.spy", text: `Does ${unit.id} try to appear?`, piece: unit.id });
  if (!tries) return;
  const rolled = yield* roll(g, number(g, "dt.number.spy-dice"), ["ARMY"], `${unit.id} appears`, "dt.skill.spy");
  record(g, {
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
export function* arrivalRolls(g: G): Rules {
  const activation = activationOf(g);
  const [unit] = actorsOf(g);
  if (unit === undefined) return;
  // whoever is aboard comes with its carrier: dt.reserve.carried, dt.ambush.passengers
  if (unit.where === "aboard" && findUnit(g.state, unit.carrier ?? "")?.where === "off")
    return stays(g, unit, "its carrier is not on the table", "dt.reserve.carried");
  if (unit.where !== "off") return;
  // a hero in reserve and the unit he joins roll once for both: dt.reserve.hero
  const waits = actorsOf(g).some((one) => one.waits === "reserve") ? "reserve" : unit.waits;
  switch (waits) {
    case "spy":
      return yield* spyRolls(g, unit);
    case "ambush":
      activation.appears = "ambush";
      return;
    case "reserve":
      if (!(yield* arrives(g, unit))) return stays(g, unit, "it stays in reserve", "dt.reserve.stay");
      activation.enters = yield* scattered(g, unit);
      break;
    default:
      // who comes back enters as reserves do: dt.cmd.reinforce-enter
      activation.enters = yield* scattered(g, unit);
  }
  for (const one of actorsOf(g)) if (one.where === "off") one.waits = "arrival";
}

/** It stays where it is and takes NOTHING actions. dt.reserve.stay */
function stays(g: G, unit: Unit, why: NothingReason, rule: Citation): void {
  const activation = activationOf(g);
  activation.plan = ["nothing"];
  activation.actions = 1;
  record(g, { event: "nothing", unit: unit.id, why, cites: [rule, "dt.act.nothing"] });
  activation.done = 1;
}

/** Where a unit held in ambush may appear. dt.ambush.place */
function ambushNeeds(g: G, r: Needs, unit: Unit, placed: G, together: Together): void {
  const plan = sidePlan(g.state, unit.side);
  const area = plan?.deploys ?? null;
  if (area !== null) {
    const [left, top, right, bottom] = area.map((cm) => cm * measured.centimetre);
    const inside = figuresOf(together).every(
      ({ miniature: { at } }) =>
        at.x >= (left ?? 0) && at.x <= (right ?? 0) && at.y >= (top ?? 0) && at.y <= (bottom ?? 0),
    );
    r.need(
      inside,
      { met: "It appears in its own deployment area.", unmet: "It would appear outside its own deployment area." },
      "dt.ambush.place",
    );
  }
  const aim = new Aim(placed);
  const cm = number(g, "dt.number.ambush-distance");
  for (const enemy of onTable(g.state).filter(({ side }) => side !== unit.side)) {
    const least = leastBetween(placed, together, [enemy]);
    const far = figuresOf(together).every(({ unit: own, miniature }) =>
      figuresOf([enemy]).every((other) =>
        isAtLeastCm(g, prismOf(placed.state, own, miniature), prismOf(g.state, enemy, other.miniature), cm),
      ),
    );
    r.need(
      far,
      {
        met: `It appears ${inCm(least)} cm from ${enemy.id}, at least ${cm} cm away.`,
        unmet: `It would appear ${inCm(least)} cm from ${enemy.id}; it has to be at least ${cm} cm.`,
      },
      "dt.ambush.place",
    );
    const covered = figuresOf([enemy]).every((from) => aim.unitInCover(from, together));
    r.need(
      covered,
      { met: `It appears in cover from ${enemy.id}.`, unmet: `It would not be in cover from ${enemy.id}.` },
      "dt.ambush.place",
    );
  }
}

const leastBetween = (g: G, one: Together, other: Together): number =>
  Math.min(
    ...figuresOf(one).flatMap((a) =>
      figuresOf(other).map((b) =>
        distanceOf(g, prismOf(g.state, a.unit, a.miniature), prismOf(g.state, b.unit, b.miniature)),
      ),
    ),
  );

/** The table as it would be with units standing at given places. */
function placedAt(g: G, together: Together, places: readonly Place[], facing: number): { g: G; together: Together } {
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
  const units = g.state.units.map((unit) => there.get(unit) ?? unit);
  return { g: { ...g, state: { ...g.state, units } }, together: together.map((unit) => there.get(unit) ?? unit) };
}

/** What placing a unit needs that appears from an ambush, or of a spy. dt.ambush.place, dt.skill.spy */
export function appearNeeds(g: G, r: Needs, action: ActionOf<"appear">): void {
  const { activation } = g.state;
  const appears = activation?.appears ?? null;
  const waits = appears !== null && activation?.unit === action.unit;
  if (
    !r.need(
      waits,
      { met: `${action.unit} may appear now.`, unmet: `${action.unit} cannot appear now.` },
      "dt.ambush.place",
    ) ||
    appears === null
  )
    return;
  const together = actorsOf(g);
  const [unit] = together;
  if (unit === undefined) return;
  const places = action.places.map(placeOf);
  const count = figuresOf(together).length;
  if (
    !r.need(
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
  const placed = placedAt(g, together, places, facing);
  for (const figure of figuresOf(placed.together)) {
    const { at, id } = figure.miniature;
    const why = standObstacle(placed.g, figure.unit, at, facing, 0, new Map(), id);
    if (why !== null) r.fail(`${id}: ${why.text}`, ...why.cites);
  }
  needCoherent(placed.g, r, placed.together, new Map());
  const crowd = crowdObstacle(placed.g, placed.together);
  if (crowd !== null) r.fail(crowd.text, ...crowd.cites);
  if (appears === "ambush") return ambushNeeds(g, r, unit, placed.g, placed.together);
  const near = onTable(g.state)
    .filter(({ side }) => side === otherSide(unit.side))
    .some((enemy) => isNear(placed.g, placed.together, enemy));
  r.need(
    near,
    {
      met: `It appears within ${number(g, "dt.number.spy")} cm of an enemy unit.`,
      unmet: `No enemy unit would be within ${number(g, "dt.number.spy")} cm.`,
    },
    "dt.skill.spy",
  );
}

const isNear = (g: G, together: Together, enemy: Unit): boolean =>
  figuresOf(together).some(({ unit, miniature }) =>
    figuresOf([enemy]).some((other) =>
      isWithinCm(
        g,
        prismOf(g.state, unit, miniature),
        prismOf(g.state, enemy, other.miniature),
        number(g, "dt.number.spy"),
      ),
    ),
  );

/** A unit appears; out of an ambush its dice say how many actions it has. dt.ambush.actions, dt.open.ambush-symbol */
export function* appear(g: G, action: ActionOf<"appear">): Rules {
  const activation = activationOf(g);
  const together = actorsOf(g);
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
    record(g, { event: "placed", unit: unit.id, at: action.places[0] ?? "0,0", cites: [rule] });
  }
  const spies = activation.appears === "spy";
  activation.appears = null;
  const [unit] = together;
  if (spies || unit === undefined) return;
  const second = secondSymbol(g, "dt.open.ambush-symbol");
  const dice = number(g, "dt.number.ambush-dice");
  const cites: readonly Citation[] = ["dt.ambush.actions", "dt.open.ambush-symbol", "dt.open.ambush-ace"];
  const rolled = yield* roll(g, dice, ["ARMY", second], `${unit.id} acts from its ambush`, ...cites);
  record(g, {
    event: "rolled",
    unit: unit.id,
    about: "actions from its ambush",
    dice: rolled.shown,
    successes: rolled.successes,
    cites: [...cites, "dt.ambush.passengers"],
  });
  // an ace has rolled for one more: dt.open.ambush-ace
  const more = Math.max(0, activation.actions - number(g, "dt.number.actions"));
  const aces = reading(g, "dt.open.ambush-ace") === "one-more" ? more : 0;
  activation.actions = Math.min(rolled.successes + aces, number(g, "dt.number.most-actions"));
  // no action is completed, so nobody reacts: dt.react.window
  if (activation.actions === 0) activation.plan = [];
}

/** What a declaration needs of a unit that enters, and in the first turn of a meeting engagement. dt.meet */
export function arrivalDeclares(g: G, r: Needs, action: ActionOf<"declare">): void {
  const together = actorsOf(g);
  const [unit] = together;
  if (unit === undefined) return;
  const { plan } = action;
  const meets = isFirstMeeting(g.state, unit.side);
  if (meets) {
    const sustains = plan.includes("sustained") || (activationOf(g).stimulant === "attack" && plan.includes("attack"));
    r.need(
      !sustains,
      {
        met: "It takes no SUSTAINED ATTACK.",
        unmet: "It cannot take a SUSTAINED ATTACK in the first turn of a meeting engagement.",
      },
      "dt.meet.no-sustained",
    );
    if (together.some(isAircraft))
      r.need(
        !plan.includes("attack"),
        { met: "It takes no attack.", unmet: "Aircraft cannot attack in the first turn of a meeting engagement." },
        "dt.meet.aircraft-no-attack",
      );
  }
  if (!areOff(together)) return;
  const waits = plan.every((planned) => planned === "nothing");
  // before the rolls nobody knows whether it comes: dt.open.declare-order
  const open =
    declaresFirst(g) && together.some(({ waits: why }) => why === "reserve" || why === "ambush" || why === "spy");
  const isPlaced = together.some((one) => one.waits === "ambush" || one.waits === "spy");
  // who rolls for its arrival comes on if it may: dt.reserve.enter
  const rolls = together.some(({ waits: why, side }) => why === "reserve" && reserveDice(g, side) !== 0);
  if (open && ((waits && !rolls) || isPlaced)) return;
  if (waits) {
    const may = (!declaresFirst(g) && activationOf(g).enters === null) || (meets && together.every(isAircraft));
    r.need(
      may,
      { met: "It may wait.", unmet: `${unit.id} cannot wait any longer: it has to come on now.` },
      "dt.meet.off-table",
      "dt.meet.aircraft-wait",
      "dt.ambush.nothing",
    );
    return;
  }
  const enters = declaresFirst(g) || activationOf(g).enters !== null;
  r.need(
    enters,
    { met: `${unit.id} comes on.`, unmet: `${unit.id} does not come on and can only take NOTHING actions.` },
    "dt.ambush.nothing",
    "dt.skill.spy-waiting",
    "dt.reserve.stay",
  );
  const first = plan[0];
  r.need(
    first === "move" || first === "march",
    {
      met: "Its first action is a MOVE or MARCH MOVE.",
      unmet: `${unit.id} comes on with its first action, which has to be a MOVE or MARCH MOVE.`,
    },
    "dt.meet.first-move",
    "dt.reserve.enter",
  );
}
