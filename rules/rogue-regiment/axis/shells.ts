import { roll } from "../../kernel/index.ts";
import {
  type AxisUnit,
  choose,
  footTraits,
  type G,
  grid,
  ground,
  isVehicle,
  name,
  type Operator,
  operatorsOnBoard,
  operatorSquares,
  type Placed,
  players,
  record,
  type Rules,
  unitsOnBoard,
} from "../board/index.ts";
<<<<<<< HEAD
import type { Citation } from "../catalogue/index.ts";
import { hurt, kill, muzzlesOf, rangeFrom, type Shooter, scatter } from "../fighting/index.ts";
import { counts, incident } from "../alarm/index.ts";
import { inVehicleArc, lookoutsOf, looksAsVehicle, squaresUnder } from "../sight/index.ts";

/** What fires shells: a mortar team that is set up, or a howitzer. rr.unit.mortar-setup, rr.exp.howitzer-as-mortar */
export interface ShellWeapon {
  readonly name: "mortar" | "howitzer";
  readonly dice: number;
  readonly number: number;
  /** How far its target must be from Axis units, and whether it counts itself. */
  readonly safety: number;
  readonly ownCounts: boolean;
  readonly howitzer: Howitzer | null;
  readonly cites: {
    readonly attack: readonly Citation[];
    readonly scatter: readonly Citation[];
    readonly dice: readonly Citation[];
    readonly share: readonly Citation[];
    readonly inside: readonly Citation[];
    readonly vehicle: readonly Citation[];
    readonly gone: readonly Citation[];
    readonly safety: readonly Citation[];
  };
}

const howitzerCites = {
  scatter: ["rr.exp.howitzer-large-scatter"],
  dice: ["rr.exp.howitzer-damage", "rr.open.exp-howitzer-dice"],
  share: ["rr.exp.howitzer-damage"],
  inside: ["rr.exp.howitzer-in-building"],
  vehicle: ["rr.exp.howitzer-vehicle-target"],
  gone: ["rr.exp.howitzer-template-removed"],
  safety: ["rr.exp.howitzer-seven-squares", "rr.open.exp-howitzer-own-seven"],
} as const;

const mortarCites = {
  attack: [
    "rr.unit.mortar-no-los",
    "rr.unit.mortar-seven",
    "rr.unit.mortar-dice",
    "rr.unit.mortar-cover",
    "rr.axisattack.explosives-first",
  ],
  scatter: ["rr.unit.mortar-scatter"],
  dice: ["rr.unit.mortar-dice"],
  share: ["rr.unit.mortar-share"],
  inside: ["rr.mod.axis-building"],
  vehicle: ["rr.unit.mortar-vehicle-target"],
  gone: ["rr.unit.mortar-template-gone"],
  safety: ["rr.unit.mortar-seven"],
} as const;

/** The dice of a howitzer. rr.open.exp-howitzer-dice */
function howitzerDice(g: G, howitzer: Howitzer): number {
  switch (reading(g, "rr.open.exp-howitzer-dice")) {
    case "by-vehicle":
      return number(g, howitzer.dice);
    case "three":
      return 3;
    case "four":
      return 4;
  }
}

/** What a unit can fire shells with now; null when it has nothing, or is not ready. */
export function shellWeaponOf(g: G, unit: Placed<AxisUnit>): ShellWeapon | null {
  if (!unit.alert || unit.held !== null) return null;
  if (unit.kind === "mortar")
    return unit.setUp
      ? {
          name: "mortar",
          dice: number(g, "rr.number.mortar-dice"),
          number: number(g, "rr.number.mortar-number"),
          safety: number(g, "rr.number.mortar-safety"),
          ownCounts: true,
          howitzer: null,
          cites: mortarCites,
        }
      : null;
  const howitzer = isVehicle(unit) ? vehicleTraits(unit.kind).howitzer : null;
  if (howitzer === null) return null;
  return {
    name: "howitzer",
    dice: howitzerDice(g, howitzer),
    number: number(g, howitzer.number),
    safety: number(g, "rr.number.howitzer-safety"),
    ownCounts: reading(g, "rr.open.exp-howitzer-own-seven") === "counts",
    howitzer,
    cites: {
      ...howitzerCites,
      attack: [
        "rr.exp.howitzer-as-mortar",
        "rr.exp.howitzer-no-los",
        "rr.exp.howitzer-no-range",
        "rr.exp.howitzer-spotted-only",
        "rr.exp.howitzer-seven-squares",
        "rr.exp.howitzer-next-closest",
        "rr.exp.howitzer-attacks-first",
        "rr.open.exp-howitzer-own-seven",
        "rr.open.exp-howitzer-dice",
        "rr.open.exp-howitzer-axis-under-template",
        ...howitzer.cites,
      ],
    },
  };
}

/** Whether an Operator is in the arc of a howitzer as a vehicle stands, or might stand. rr.metal.heavy-car-arc */
export const inHowitzerArc = (g: G, howitzer: Howitzer, shooter: Shooter, operator: Operator): boolean =>
  howitzer.arc === "all-round" ||
  (looksAsVehicle(shooter) &&
    lookoutsOf(g, shooter).some(
      (lookout) =>
        lookout.end === "front" && operatorSquares(g, operator).some((square) => inVehicleArc(g, lookout, square)),
    ));

/**
 * Whom a mortar or howitzer can fire at: spotted Operators with no Axis unit within 7 squares and in its arc, the
 * closest of them. rr.unit.mortar-no-los, rr.unit.mortar-seven, rr.exp.howitzer-next-closest
 */
export function shellTargets(g: G, unit: Placed<AxisUnit>): readonly Placed<Operator>[] {
  const weapon = shellWeaponOf(g, unit);
  if (weapon === null) return [];
  const near = unitsOnBoard(g).filter((other) => (other.id !== unit.id || weapon.ownCounts) && counts(g, other));
  const { howitzer } = weapon;
  const able = spottedOperators(g).filter(
    (operator) =>
      near.every((other) => apartFrom(g, other, operator) > weapon.safety) &&
      (howitzer === null || inHowitzerArc(g, howitzer, unit, operator)),
  );
  const [muzzle = { shooter: unit, lookout: null }] = howitzer === null ? [] : muzzlesOf(g, unit);
  return closest(able, (operator) => rangeFrom(g, muzzle, operator));
}

/**
 * Whether a vehicle that has only a howitzer stays where it is: some spotted Operator is a legal target.
 * rr.open.exp-howitzer-advance
 */
export const holdsItsPlace = (g: G, unit: AxisUnit): boolean =>
  onBoard(unit) &&
  isVehicle(unit) &&
  vehicleTraits(unit.kind).howitzer !== null &&
  vehicleTraits(unit.kind).gun === null &&
  reading(g, "rr.open.exp-howitzer-advance") === "any-legal-position" &&
  shellTargets(g, unit).length > 0;

/** Where a shell came down, and who is under its template. */
interface Impact {
  readonly under: readonly number[];
  readonly modifier: number;
}
=======
import { hurt, kill, killOperator, scatter } from "../fighting/index.ts";
import { incident, keepOneSpotted } from "../alarm/index.ts";
import { type ShellWeapon, shellTargets, shellWeaponOf } from "./shell-weapons.ts";
import { squaresUnder } from "../sight/index.ts";
>>>>>>> main

/** The Operators whose squares, or whose vehicle's, lie under a template. */
const under = (g: G, squares: readonly number[]): readonly Placed<Operator>[] =>
  operatorsOnBoard(g).filter((operator) => operatorSquares(g, operator).some((square) => squares.includes(square)));

const titles = {
  mortar: "its mortar",
  howitzer: "its howitzer",
  panzerfaust: "its Panzerfaust",
  grenade: "its grenade",
} as const satisfies Record<ShellWeapon["name"], string>;

/**
 * A mortar, a howitzer, a Panzerfaust or an Axis grenade is fired: the template scatters from its target, and Operators
 * under it are hit. rr.unit.mortar-scatter, rr.unit.mortar-dice, rr.unit.mortar-share, rr.unit.mortar-cover,
 * rr.unit.mortar-template-gone, rr.exp.howitzer-large-scatter, rr.exp.howitzer-damage, rr.kick.pf-small-scatter
 */
export function* fireShell(g: G, unit: Placed<AxisUnit>): Rules {
  const weapon = shellWeaponOf(g, unit);
  if (weapon === null) return;
  const { cites } = weapon;
  const target = yield* choose(
    players,
    { id: "rr.decide.attack-target-tie", text: `Whom does ${unit.id} attack?`, piece: unit.id },
    shellTargets(g, unit).map((operator) => ({ id: operator.id, text: operator.id, value: operator })),
  );
  const aim = yield* choose(
    players,
    { id: "rr.decide.mortar-vehicle", text: `Which part of the vehicle lies under the 7?`, piece: unit.id },
    operatorSquares(g, target).map((square) => ({ id: name(g, square), text: name(g, square), value: square })),
  );
  const lands = yield* scatter(g, weapon.shell, aim, unit.facing, weapon.scatter, (dice) =>
    roll(dice, 6, { text: `${unit.id} fires ${titles[weapon.name]} at ${target.id}`, cites: cites.scatter }),
  );
  const squares = lands === null ? [] : squaresUnder(g, lands);
  const hits = under(g, squares);
  const dice =
    (hits.length === 0 || weapon.killsOutright) && ownSideUnder(g, squares, weapon).length === 0
      ? []
      : yield* roll(weapon.dice, 6, { text: `The ${weapon.name} shell of ${unit.id}`, cites: cites.dice });
  const inside = hits.length > 0 && hits.every((operator) => modifierFor(g, weapon, operator) !== 0);
  const results = dice.map((face) => (inside ? face + weapon.inside : face));
  record(g, {
    event: "attacked",
    piece: unit.id,
    target: target.aboard ?? target.id,
    weapon: weapon.name,
    number: weapon.number,
    modifiers: inside ? [{ value: weapon.inside, text: "inside a building" }] : [],
    dice,
    results,
    hits: results.filter((result) => result >= weapon.number).length,
    cites: [
      ...cites.attack,
      ...(inside ? cites.inside : []),
      ...(target.aboard === null ? [] : cites.vehicle),
      ...(weapon.name === "mortar" ? [] : cites.scatter),
    ],
  });
  if (weapon.killsOutright) yield* killUnder(g, hits, weapon);
  else yield* shareOut(g, unit, weapon, squares, dice);
  hurtOwnSide(g, squares, dice, weapon);
  record(g, { event: "template-removed", at: lands === null ? "off the board" : name(g, lands), cites: cites.gone });
  if (weapon.usedOnce) turnOver(g, unit);
}

const modifierFor = (g: G, { inside }: ShellWeapon, operator: Placed<Operator>): number =>
  operator.aboard === null && grid(g).squares[operator.at] === ground.indoors ? inside : 0;

/** The players share the successes out among those under the template. rr.unit.mortar-share, rr.exp.howitzer-damage */
function* shareOut(
  g: G,
  unit: Placed<AxisUnit>,
  weapon: ShellWeapon,
  squares: readonly number[],
  dice: readonly number[],
): Rules {
  for (const face of dice) {
    const able = under(g, squares).filter((operator) => face + modifierFor(g, weapon, operator) >= weapon.number);
    // everyone in one vehicle is one target
    const targets = able.filter(
      (operator, i) => operator.aboard === null || able.findIndex((other) => other.aboard === operator.aboard) === i,
    );
    if (targets.length === 0) continue;
    const victim = yield* choose(
      players,
      { id: "rr.decide.allocate-mortar", text: "Who takes this hit?", piece: unit.id },
      targets.map((operator) => ({
        id: operator.aboard ?? operator.id,
        text: operator.aboard ?? operator.id,
        value: operator,
      })),
    );
    record(g, {
      event: "prepared",
      what: `A hit of the ${weapon.name} goes to ${victim.aboard ?? victim.id}.`,
      cites: weapon.cites.share,
    });
    yield* hurt(g, victim, 1);
  }
}

/** Operators on foot under the template are dead, where it is read to kill as theirs do. rr.open.kick-pf-casualties */
function* killUnder(g: G, hits: readonly Placed<Operator>[], weapon: ShellWeapon): Rules {
  for (const operator of hits) if (operator.aboard === null) killOperator(g, operator, weapon.cites.dice);
  yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

/** The infantry under a scattered template, where it is read to suffer as well. */
const ownSideUnder = (g: G, squares: readonly number[], weapon: ShellWeapon): readonly Placed<AxisUnit>[] =>
  weapon.hurtsOwnSide ? unitsOnBoard(g).filter((unit) => !isVehicle(unit) && squares.includes(unit.at)) : [];

/**
 * Axis units under a scattered template, where they are read to suffer as well. rr.open.exp-howitzer-axis-under-template,
 * rr.open.kick-pf-axis-under
 */
function hurtOwnSide(g: G, squares: readonly number[], dice: readonly number[], weapon: ShellWeapon): void {
  const it = incident(g, null);
  const hits = dice.filter((face) => face >= weapon.number).length;
  for (const other of ownSideUnder(g, squares, weapon).slice(0, hits))
    kill(g, it, other, "blast", weapon.cites.ownSide);
}

/** The weapon is used up: the unit is SMG Infantry for the rest of the game. rr.kick.pf-flips, rr.kick.pf-single-use */
function turnOver(g: G, unit: AxisUnit): void {
  unit.kind = "smg";
  record(g, {
    event: "became",
    piece: unit.id,
    kind: footTraits("smg").title,
    cites: ["rr.kick.pf-flips", "rr.kick.pf-single-use", "rr.kick.pf-is-smg"],
  });
}
