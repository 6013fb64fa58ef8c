import {
  adjacent,
  ahead,
  columnOf,
  directionTo,
  edgeBetween,
  opposite,
  rowOf,
  type Square,
  squareAt,
  squareNamed,
} from "../../geometry/index.ts";
import type { Requirements } from "../../kernel/index.ts";
import { kill, wound } from "./casualties.ts";
import { inField, type Modifier, operatorLine } from "../sight/index.ts";
import type { Citation, NumberId } from "../catalogue/index.ts";
import { explode, scatter } from "./explosions.ts";
import type { Incident } from "../alarm/index.ts";
import {
  apart,
  type AttackWeapon,
  type AxisUnit,
  barrelAt,
  choose,
  edge,
  type G,
  grid,
  ground,
  isVehicleKind,
  name,
  number,
  onBoard,
  type Operator,
  operatorRoll,
  ownStack,
  type Placed,
  reading,
  record,
  type Rules,
  seatOf,
  squaresOf,
  unitNamed,
  unitsOnBoard,
  useItem,
  type Weapon,
} from "../board/index.ts";

/** A gun as the Operator's board shows it. Ranges and earshot in squares. */
export interface Gun {
  readonly name: string;
  readonly dice: number;
  readonly number: number;
  readonly short: number;
  readonly long: number;
  readonly earshot: number;
  readonly cites: readonly Citation[];
}

const gunNumbers = <K extends "pistol" | "sten" | "sniper" | "speargun" | "rifle-of-resistance">(kind: K) =>
  ({
    dice: `rr.number.${kind}-dice`,
    number: `rr.number.${kind}-number`,
    short: `rr.number.${kind}-short`,
    long: `rr.number.${kind}-long`,
    earshot: `rr.number.${kind}-earshot`,
  }) as const;

interface GunRow {
  readonly name: string;
  readonly numbers: Readonly<Record<"dice" | "number" | "short" | "long" | "earshot", NumberId>>;
  readonly cites: readonly Citation[];
  /** Where its ammunition tokens are counted, if it has any. */
  readonly ammunition: "ammunition" | "sniperAmmunition" | null;
  /** The rule of its ammunition. */
  readonly spends: readonly Citation[];
}

const guns: Readonly<Record<Exclude<Weapon, "knife">, GunRow>> = {
  pistol: { name: "pistol", numbers: gunNumbers("pistol"), cites: ["rr.pistol.range"], ammunition: null, spends: [] },
  sten: {
    name: "Sten gun",
    numbers: gunNumbers("sten"),
    cites: ["rr.sten.range"],
    ammunition: "ammunition",
    spends: ["rr.sten.ammo"],
  },
  sniper: {
    name: "sniper rifle",
    numbers: gunNumbers("sniper"),
    cites: ["rr.sniper.range"],
    ammunition: "sniperAmmunition",
    spends: ["rr.sniper.range"],
  },
  speargun: {
    name: "speargun",
    numbers: gunNumbers("speargun"),
    cites: ["rr.spear.on-land"],
    ammunition: null,
    spends: [],
  },
  rifle: {
    name: "rifle",
    numbers: gunNumbers("rifle-of-resistance"),
    cites: ["rr.support.actions"],
    ammunition: null,
    spends: [],
  },
};

/** What a weapon rolls; null for the fighting knife, which never rolls, and for a grenade, which explodes. */
export function gunOf(g: G, weapon: AttackWeapon): Gun | null {
  if (weapon === "knife" || weapon === "grenade") return null;
  const { name: title, numbers: ids, cites } = guns[weapon];
  return {
    name: title,
    dice: number(g, ids.dice),
    number: number(g, ids.number),
    short: number(g, ids.short),
    long: number(g, ids.long),
    earshot: number(g, ids.earshot),
    cites,
  };
}

/** An attack as it is declared: from where, in which posture, and with what it is made. */
export interface Declared {
  readonly from: Square;
  readonly crouched: boolean;
  readonly weapon: AttackWeapon;
  /** A unit's id, or the square of a fuel barrel or of a grenade's throw. */
  readonly target: string;
  readonly kind: "attack" | "blind" | "marked";
}

/** The square directly behind a unit, opposite to its facing; null off the board. rr.assassinate.behind */
export function squareBehind(g: G, unit: Placed<AxisUnit>): Square | null {
  const { dx, dy } = ahead[opposite[unit.facing]];
  return squareAt(grid(g), columnOf(grid(g), unit.at) + dx, rowOf(grid(g), unit.at) + dy);
}

/**
 * Whether low cover hides things from an Operator who attacks: he is crouched, or in the water.
 * rr.crouch.los-both-ways, rr.scuba.low-cover-los
 */
const isLow = (g: G, operator: Operator, { crouched, from }: Declared): boolean =>
  crouched || swimsAt(g, operator, from);

/** Whether an Operator swims on a square of his action: in water, or where he is under a bridge. */
const swimsAt = (g: G, operator: Operator, square: Square): boolean =>
  operator.aboard === null && (grid(g).squares[square] === ground.water || (operator.scuba && operator.at === square));

/** Adds the requirements of an attack. Returns nothing; see Requirements. */
export function requireAttack(g: G, r: Requirements<Citation>, operator: Operator, declared: Declared): void {
  const { weapon, target: id, kind } = declared;
  if (weapon === "grenade") {
    requireThrow(g, r, operator, declared);
    return;
  }
  r.need(
    operator.weapons.includes(weapon),
    `${operator.id} has the ${weapon}.`,
    "rr.opboard.own-only",
    "rr.attack.cost",
  );
  if (swimsAt(g, operator, declared.from))
    r.need(weapon === "speargun", "From a water square only the speargun may attack.", "rr.scuba.weapon");
  const square = squareNamed(grid(g), id);
  if (square !== null) {
    if (r.need(barrelAt(g, square), `A fuel barrel stands on ${id}.`, "rr.barrel.explodes"))
      requireBarrelShot(g, r, operator, declared, square);
    return;
  }
  const target = unitNamed(g, id);
  if (
    !r.need(
      target !== undefined && onBoard(target),
      `${id} is an Axis unit on the board.`,
      "rr.attack.los-range",
      "rr.event.spawn-inert",
    ) ||
    target === undefined ||
    !onBoard(target)
  )
    return;
  if (kind === "marked") requireFront(g, r, operator, squaresOf(g, target), target.id);
  if (weapon === "knife") requireAssassination(g, r, operator, declared, target);
  else requireShot(g, r, operator, declared, squaresOf(g, target), target.id);
}

/**
 * For a marked attack the target lies in the Operator's field of view to his front. rr.mark.front-cone,
 * rr.open.mark-peripheral
 */
function requireFront(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  squares: readonly Square[],
  target: string,
): void {
  const { at, facing } = operator;
  if (at === null) return;
  const peripheral = reading(g, "rr.open.mark-peripheral") === "yes";
  const inFront = squares.some((square) =>
    inField(
      g,
      facing,
      columnOf(grid(g), square) - columnOf(grid(g), at),
      rowOf(grid(g), square) - rowOf(grid(g), at),
      peripheral,
    ),
  );
  r.need(
    inFront,
    `${target} is in the field of view to the front of ${operator.id}.`,
    "rr.mark.front-cone",
    "rr.open.mark-peripheral",
    "rr.los.operator-all-round",
  );
}

/**
 * The square of a target at which it is shot: the nearest one in line of sight, else the nearest.
 * rr.vattack.operators-attack
 */
function aimedSquare(
  g: G,
  operator: Operator,
  declared: Declared,
  squares: readonly Square[],
): { readonly distance: number; readonly inLine: boolean } {
  const low = isLow(g, operator, declared);
  const seen = squares.filter((square) => operatorLine(g, declared.from, low, square, declared.kind === "blind"));
  return {
    distance: Math.min(...(seen.length > 0 ? seen : squares).map((square) => apart(g, declared.from, square))),
    inLine: seen.length > 0,
  };
}

function requireShot(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  declared: Declared,
  squares: readonly Square[],
  target: string,
): void {
  const gun = gunOf(g, declared.weapon);
  if (gun === null || declared.weapon === "knife" || declared.weapon === "grenade") return;
  const { distance, inLine } = aimedSquare(g, operator, declared, squares);
  r.need(
    distance <= gun.long,
    `${target} is within ${gun.long} squares (it is ${distance} away).`,
    "rr.attack.los-range",
    "rr.attack.range-count",
    "rr.open.distance-metric",
    ...gun.cites,
  );
  r.need(
    inLine,
    `${operator.id} has a line of sight to ${target}.`,
    "rr.attack.los-range",
    "rr.los.operator-line",
    "rr.los.operator-blockers",
    "rr.building.door-attack",
    "rr.vlos.blocks",
    "rr.barrel.hides",
    ...(operator.scuba ? (["rr.scuba.low-cover-los"] as const) : []),
    "rr.open.operator-los-alert-axis",
    "rr.open.operator-sees-over",
    "rr.open.fov-operator-depth",
  );
  const { ammunition, spends } = guns[declared.weapon];
  if (ammunition !== null)
    r.need(operator[ammunition] > 0, `${operator.id} has an ammunition token for the ${gun.name}.`, ...spends);
  if (declared.weapon === "speargun")
    r.need(
      !operator.speared,
      `${operator.id} has not used the speargun in this turn.`,
      "rr.spear.one-per-turn",
      "rr.open.spear-spotted",
    );
  if (declared.weapon === "speargun" && reading(g, "rr.open.spear-spotted") === "assassination")
    r.need(!operator.spotted, `${operator.id} is not spotted.`, "rr.assassinate.not-spotted", "rr.open.spear-spotted");
}

/** A fuel barrel explodes on a successful attack with a loud weapon. rr.barrel.explodes */
function requireBarrelShot(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  declared: Declared,
  square: Square,
): void {
  const gun = gunOf(g, declared.weapon);
  if (
    !r.need(
      gun !== null && gun.earshot > 0,
      "Only a loud weapon sets off a barrel.",
      "rr.barrel.explodes",
      "rr.heard.loud",
    ) ||
    gun === null
  )
    return;
  requireShot(g, r, operator, declared, [square], `the barrel on ${declared.target}`);
}

/**
 * A grenade is thrown at any square in range; without line of sight it scatters. rr.grenade.throw, rr.grenade.no-los
 */
function requireThrow(g: G, r: Requirements<Citation>, operator: Operator, declared: Declared): void {
  const square = squareNamed(grid(g), declared.target);
  r.need(
    ownStack(operator, "grenade") !== undefined,
    `${operator.id} has a grenade.`,
    "rr.grenade.throw",
    "rr.opboard.own-only",
  );
  r.need(!swimsAt(g, operator, declared.from), "From a water square only the speargun may attack.", "rr.scuba.weapon");
  r.need(declared.kind !== "blind", "Blind fire takes a gun.", "rr.blind.use");
  if (!r.need(square !== null, `${declared.target} is a square of the board.`, "rr.grenade.throw") || square === null)
    return;
  const most = number(g, "rr.number.grenade-long");
  const distance = apart(g, declared.from, square);
  r.need(
    distance <= most,
    `${declared.target} is within ${most} squares (it is ${distance} away).`,
    "rr.grenade.throw",
    "rr.open.distance-metric",
  );
  if (declared.kind === "marked") {
    r.need(operator.markAt === square, "The grenade lies on this square as his marker.", "rr.grenade.mark");
    requireFront(g, r, operator, [square], declared.target);
  }
}

function requireAssassination(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  { from }: Declared,
  target: Placed<AxisUnit>,
): void {
  r.need(!operator.spotted, `${operator.id} is not spotted.`, "rr.assassinate.not-spotted");
  r.need(!isVehicleKind(target.kind), `${target.id} is infantry.`, "rr.assassinate.infantry");
  const behind = squareBehind(g, target) === from;
  r.need(
    behind,
    `${operator.id} is on the square directly behind ${target.id}.`,
    "rr.assassinate.behind",
    "rr.knife.use",
    "rr.assassinate.infantry",
  );
  if (!behind) return;
  const between = edgeBetween(grid(g), from, target.at);
  r.need(between !== edge.door, "No doorway lies between.", "rr.building.door-attack");
  r.need(
    between === edge.open || between === edge.lowWall || between === edge.window || between === edge.door,
    "No wall lies between.",
    "rr.building.wall",
    "rr.cover.high-blocks",
    "rr.assassinate.window",
  );
}

/**
 * What modifies an Operator's dice: range, aim, mark, blind fire; cover never does. rr.mod.op-short, -aimed, -marked,
 * -blind, -no-cover
 */
export function operatorModifiers(
  g: G,
  operator: Operator,
  declared: Declared,
  distance: number,
  gun: Gun,
): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  if (distance <= gun.short)
    modifiers.push({
      value: number(g, "rr.number.mod-op-short"),
      text: "short range",
      cites: ["rr.mod.op-short", "rr.open.distance-metric"],
    });
  if (operator.aim === declared.target) {
    modifiers.push({
      value: number(g, "rr.number.mod-op-aimed"),
      text: "aimed",
      cites:
        modifiers.length > 0
          ? ["rr.mod.op-aimed", "rr.aim.bonus", "rr.aim.stacks"]
          : ["rr.mod.op-aimed", "rr.aim.bonus"],
    });
  }
  if (declared.kind === "marked")
    modifiers.push({
      value: number(g, "rr.number.mod-op-marked"),
      text: "marked",
      cites: ["rr.mod.op-marked", "rr.mark.bonus"],
    });
  if (declared.kind === "blind")
    modifiers.push({
      value: number(g, "rr.number.mod-op-blind"),
      text: "blind fire",
      cites: ["rr.mod.op-blind", "rr.blind.modifier"],
    });
  return modifiers;
}

/**
 * Carries out a declared attack and writes its account: the roll or the sure kill, the explosion, corpses, ammunition,
 * what was loud.
 */
export function* operatorAttack(
  g: G,
  it: Incident,
  operator: Operator,
  declared: Declared,
  cites: readonly Citation[],
): Rules {
  it.attacks = true;
  if (declared.weapon === "grenade") {
    yield* throwGrenade(g, it, operator, declared, cites);
    return;
  }
  const square = squareNamed(grid(g), declared.target);
  if (square !== null) {
    yield* shootBarrel(g, it, operator, declared, square, cites);
    return;
  }
  const target = unitNamed(g, declared.target);
  if (target === undefined || !onBoard(target)) return;
  if (declared.weapon === "knife") {
    record(g, {
      event: "attacked",
      piece: operator.id,
      target: target.id,
      weapon: "fighting knife",
      number: 1,
      modifiers: [],
      dice: [],
      results: [],
      hits: 1,
      cites: [
        ...cites,
        "rr.assassinate.weapon",
        "rr.assassinate.sure",
        "rr.knife.use",
        ...(declared.kind === "marked" ? (["rr.mark.knife"] as const) : []),
      ],
    });
    kill(g, it, target, "assassination", []);
    return;
  }
  const gun = gunOf(g, declared.weapon);
  if (gun === null) return;
  const { distance } = aimedSquare(g, operator, declared, squaresOf(g, target));
  const hits = yield* shots(g, it, operator, declared, gun, distance, cites);
  yield* allocateShots(
    g,
    it,
    {
      shooter: operator,
      from: declared.from,
      gun,
      strafes: declared.weapon === "sten",
      sees: (other) =>
        squaresOf(g, other).some((own) =>
          operatorLine(g, declared.from, isLow(g, operator, declared), own, declared.kind === "blind"),
        ),
      spear: declared.weapon === "speargun",
      blind: declared.kind === "blind",
    },
    target,
    hits,
  );
}

/** Fires: ammunition, noise, dice with their modifiers; returns the hits. */
function* shots(
  g: G,
  it: Incident,
  operator: Operator,
  declared: Declared,
  gun: Gun,
  distance: number,
  cites: readonly Citation[],
): Rules<number> {
  if (declared.weapon === "knife" || declared.weapon === "grenade") return 0;
  const modifiers = operatorModifiers(g, operator, declared, distance, gun);
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const { ammunition, spends } = guns[declared.weapon];
  if (ammunition !== null) {
    operator[ammunition]--;
    record(g, { event: "ammunition", piece: operator.id, weapon: gun.name, left: operator[ammunition], cites: spends });
  }
  if (declared.weapon === "speargun") operator.speared = true;
  if (gun.earshot > 0) it.loud.push({ at: declared.from, earshot: gun.earshot, spots: true, meter: true });
  const dice = yield* operatorRoll(g, gun.dice, {
    text: `${operator.id} attacks ${declared.target}`,
    cites: ["rr.attack.success"],
  });
  const results = dice.map((face) => face + sum);
  const hits = results.filter((result) => result >= gun.number).length;
  record(g, {
    event: "attacked",
    piece: operator.id,
    target: declared.target,
    weapon: gun.name,
    number: gun.number,
    modifiers: modifiers.map(({ value, text }) => ({ value, text })),
    dice,
    results,
    hits,
    cites: [
      ...cites,
      "rr.attack.success",
      "rr.dice.attack-roll",
      "rr.dice.modify-each",
      "rr.mod.op-no-cover",
      ...gun.cites,
      ...(declared.weapon === "speargun" ? (["rr.spear.assassination", "rr.spear.one-per-turn"] as const) : []),
      ...(operator.scuba ? (["rr.scuba.weapon"] as const) : []),
      ...modifiers.flatMap((modifier) => modifier.cites),
    ],
  });
  return hits;
}

/** An attack whose hits are to be given to units. */
export interface Burst {
  readonly shooter: Operator;
  readonly from: Square;
  readonly gun: Gun;
  /** Whether hits may go to units beside the target: rr.sten.strafe, rr.opveh.strafe. */
  readonly strafes: boolean;
  readonly sees: (unit: Placed<AxisUnit>) => boolean;
  readonly spear: boolean;
  readonly blind: boolean;
}

/**
 * Gives hits to units: all to the target, but each hit of a strafing gun also to a unit beside it in the shooter's
 * sight. rr.sten.strafe, rr.sten.one-range
 */
export function* allocateShots(g: G, it: Incident, burst: Burst, target: Placed<AxisUnit>, hits: number): Rules {
  const { shooter, from, strafes, spear, blind } = burst;
  const places = squaresOf(g, target);
  const beside = (unit: Placed<AxisUnit>): boolean =>
    squaresOf(g, unit).some((own) => places.some((square) => adjacent(grid(g), own, square)));
  const eligible = (): readonly Placed<AxisUnit>[] =>
    unitsOnBoard(g).filter((unit) => unit.id === target.id || (strafes && beside(unit) && burst.sees(unit)));
  for (let hit = 0; hit < hits; hit++) {
    const units = eligible();
    if (units.length === 0) break;
    const unit = yield* choose(
      seatOf(shooter),
      { id: "rr.decide.allocate-strafe", text: "Which unit takes this hit?", piece: shooter.id },
      units.map((candidate) => ({
        id: candidate.id,
        text: `${candidate.id} on ${name(g, candidate.at)}`,
        value: candidate,
      })),
    );
    const strafed = unit.id !== target.id;
    if (unit.kind === "half-track")
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: "armour is damaged only by explosive weapons.",
        cites: ["rr.dice.armour", "rr.unit.halftrack"],
      });
    else if (
      wound(
        g,
        it,
        unit,
        spear ? "assassination" : strafed ? "strafe" : "attack",
        spear ? ["rr.spear.assassination"] : [],
      )
    )
      continue;
    if (strafed && !it.attacked.some((attacked) => attacked.unit === unit) && unitNamed(g, unit.id) !== undefined)
      it.attacked.push({ unit, from, blind });
  }
  // a mortar team that was hit lives on as an SMG unit on its square
  const survivor =
    unitNamed(g, target.id) ??
    (it.killed.some(({ unit }) => unit.id === target.id)
      ? undefined
      : unitNamed(g, `smg-of-${target.id}`.slice(0, 31)));
  if (survivor === undefined) return;
  record(g, {
    event: "missed",
    piece: shooter.id,
    target: survivor.id,
    cites: spear ? ["rr.spear.miss"] : ["rr.attack.success"],
  });
  it.attacked.push({ unit: survivor, from, blind });
}

/**
 * A grenade lands on its square, or scatters when it is thrown without line of sight, and explodes. rr.grenade.throw,
 * rr.grenade.dice, rr.grenade.no-los, rr.grenade.no-bonus
 */
function* throwGrenade(g: G, it: Incident, operator: Operator, declared: Declared, cites: readonly Citation[]): Rules {
  const square = squareNamed(grid(g), declared.target);
  if (square === null) return;
  const sees = operatorLine(g, declared.from, declared.crouched, square);
  useItem(g, operator, "grenade");
  record(g, {
    event: "attacked",
    piece: operator.id,
    target: declared.target,
    weapon: "grenade",
    number: number(g, "rr.number.grenade-number"),
    modifiers: [],
    dice: [],
    results: [],
    hits: 0,
    cites: [...cites, "rr.grenade.throw", "rr.grenade.no-bonus"],
  });
  const lands = sees
    ? square
    : yield* scatter(g, "grenade", square, operator.facing, "small", (dice) =>
        operatorRoll(g, dice, {
          text: `${operator.id} throws a grenade without line of sight`,
          cites: ["rr.grenade.no-los"],
        }),
      );
  if (lands === null) {
    record(g, {
      event: "event-void",
      why: "the grenade has no effect off the board.",
      cites: ["rr.open.scatter-off-board"],
    });
    return;
  }
  yield* explode(g, it, "grenade", lands, operator.id);
}

/** A barrel that is hit explodes. rr.barrel.explodes, rr.open.barrel-owner */
function* shootBarrel(
  g: G,
  it: Incident,
  operator: Operator,
  declared: Declared,
  square: Square,
  cites: readonly Citation[],
): Rules {
  const gun = gunOf(g, declared.weapon);
  if (gun === null) return;
  const hits = yield* shots(g, it, operator, declared, gun, apart(g, declared.from, square), cites);
  if (hits === 0) {
    record(g, { event: "missed", piece: operator.id, target: declared.target, cites: ["rr.attack.success"] });
    return;
  }
  const barrel = g.state.laid.find(({ kind, at }) => kind === "barrel" && at === square);
  g.state.laid = g.state.laid.filter((thing) => thing !== barrel);
  yield* explode(g, it, "barrel", square, operator.id);
}

/** The direction (0 to 7) between two squares of one step, for placing and climbing. */
export const stepTo = (g: G, from: Square, to: Square): number | null => directionTo(grid(g), from, to);
