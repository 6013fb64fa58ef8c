import {
  distanceBetween,
  type AxisUnit,
  choose,
  grenadeOf,
  type Ctx,
  grid,
  isVehicle,
  name,
  number,
  onBoard,
  type Operator,
  operatorRoll,
  type Placed,
  reading,
  record,
  type Rules,
  seatOf,
  squaresOf,
  unitNamed,
  unitsOnBoard,
  useItem,
} from "../table/index.ts";
import { footTraits, isFootKind, vehicleTraits, type Citation } from "../book/index.ts";
import { adjacent, type Square, squareNamed } from "../../geometry/index.ts";
import { type Gun, gunOf, guns } from "./operator-guns.ts";
import { garrotte } from "./garrotte.ts";
import { isSilent } from "./assassinations.ts";
import { aimedSquare, type Declared, isLow } from "./require-attack.ts";
import { type Modifier, operatorLine } from "../sight/index.ts";
import { explode, scatter } from "./explosions.ts";
import { kill, leftOf, wound } from "./casualties.ts";
import type { Incident } from "../alarm/index.ts";

/**
 * What modifies an Operator's dice: range, aim, mark, blind fire; cover never does. rr.mod.op-short, -aimed, -marked,
 * -blind, -no-cover
 */
export function operatorModifiers(
  ctx: Ctx,
  operator: Operator,
  declared: Declared,
  distance: number,
  gun: Gun,
): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  if (distance <= gun.short)
    modifiers.push({
      value: number(ctx, "rr.number.mod-op-short"),
      text: "short range",
      cites: ["rr.mod.op-short", "rr.open.distance-metric"],
    });
  if (operator.aim === declared.target) {
    modifiers.push({
      value: number(ctx, "rr.number.mod-op-aimed"),
      text: "aimed",
      cites:
        modifiers.length > 0
          ? ["rr.mod.op-aimed", "rr.aim.bonus", "rr.aim.stacks"]
          : ["rr.mod.op-aimed", "rr.aim.bonus"],
    });
  }
  if (declared.kind === "marked")
    modifiers.push({
      value: number(ctx, "rr.number.mod-op-marked"),
      text: "marked",
      cites: ["rr.mod.op-marked", "rr.mark.bonus"],
    });
  if (declared.kind === "blind")
    modifiers.push({
      value: number(ctx, "rr.number.mod-op-blind"),
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
  ctx: Ctx,
  incident: Incident,
  operator: Operator,
  declared: Declared,
  cites: readonly Citation[],
): Rules {
  incident.attacks = true;
  if (declared.weapon === "grenade") {
    yield* throwGrenade(ctx, incident, operator, declared, cites);
    return;
  }
  const square = squareNamed(grid(ctx), declared.target);
  if (square !== null) {
    yield* shootBarrel(ctx, incident, operator, declared, square, cites);
    return;
  }
  const target = unitNamed(ctx, declared.target);
  if (target === undefined || !onBoard(target)) return;
  if (declared.weapon === "garrotte") {
    yield* garrotte(ctx, incident, operator, target, cites);
    return;
  }
  if (declared.weapon === "knife") {
    record(ctx, {
      event: "attacked",
      piece: operator.id,
      target: target.id,
      weapon: "knife",
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
    kill(ctx, incident, target, "assassination", []);
    return;
  }
  const gun = gunOf(ctx, declared.weapon);
  if (gun === null) return;
  const { distance } = aimedSquare(ctx, operator, declared, squaresOf(ctx, target));
  const hits = yield* shots(ctx, incident, { operator, declared, gun, distance }, cites);
  yield* allocateShots(
    ctx,
    incident,
    {
      piece: operator.id,
      seat: seatOf(operator),
      from: declared.from,
      strafes: declared.weapon === "sten",
      sees: (other) =>
        squaresOf(ctx, other).some((own) =>
          operatorLine(
            ctx,
            { square: declared.from, low: isLow(ctx, operator, declared), blind: declared.kind === "blind" },
            own,
          ),
        ),
      spear: declared.weapon === "speargun",
      blind: declared.kind === "blind",
    },
    target,
    hits,
  );
}

/** An attack with a gun: whose, how it is declared, and over how many squares. */
interface GunAttack {
  readonly operator: Operator;
  readonly declared: Declared;
  readonly gun: Gun;
  readonly distance: number;
}

/** Fires: ammunition, noise, dice with their modifiers; returns the hits. */
function* shots(
  ctx: Ctx,
  incident: Incident,
  { operator, declared, gun, distance }: GunAttack,
  cites: readonly Citation[],
): Rules<number> {
  if (isSilent(declared.weapon) || declared.weapon === "grenade") return 0;
  const modifiers = operatorModifiers(ctx, operator, declared, distance, gun);
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const { ammunition, spends } = guns[declared.weapon];
  if (ammunition !== null) {
    operator[ammunition]--;
    record(ctx, {
      event: "ammunition",
      piece: operator.id,
      weapon: declared.weapon,
      left: operator[ammunition],
      cites: spends,
    });
  }
  if (declared.weapon === "speargun") operator.speared = true;
  if (gun.earshot > 0) incident.loud.push({ at: declared.from, earshot: gun.earshot, spots: true, meter: true });
  const hitsOf = (faces: readonly number[]): number => faces.filter((face) => face + sum >= gun.number).length;
  const dice = yield* operatorRoll(
    ctx,
    gun.dice,
    { text: `${operator.id} attacks ${declared.target}`, cites: ["rr.attack.success"] },
    (faces) => String(hitsOf(faces)),
  );
  const results = dice.map((face) => face + sum);
  const hits = hitsOf(dice);
  record(ctx, {
    event: "attacked",
    piece: operator.id,
    target: declared.target,
    weapon: declared.weapon,
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
  /** Who or what fires, and who gives the hits out. */
  readonly piece: string;
  readonly seat: string;
  /** Where the shots come from; null for aircraft, to which nobody turns. rr.open.dare-typhoon-loud */
  readonly from: Square | null;
  /** Whether hits may go to units beside the target: rr.sten.strafe, rr.opveh.strafe. */
  readonly strafes: boolean;
  readonly sees: (unit: Placed<AxisUnit>) => boolean;
  readonly spear: boolean;
  readonly blind: boolean;
}

/**
 * Gives hits to units: all to the target, but each hit of a strafing gun also to a unit beside it in the shooter's
 * sight. All are of one burst: whom it can reach is read to be settled before anyone falls. rr.sten.strafe,
 * rr.sten.one-range, rr.open.strafe-when
 */
export function* allocateShots(
  ctx: Ctx,
  incident: Incident,
  burst: Burst,
  target: Placed<AxisUnit>,
  hits: number,
): Rules {
  const { piece, from, strafes, spear, blind } = burst;
  const places = squaresOf(ctx, target);
  const beside = (unit: Placed<AxisUnit>): boolean =>
    squaresOf(ctx, unit).some((own) => places.some((square) => adjacent(grid(ctx), own, square)));
  const inReach = (): readonly Placed<AxisUnit>[] =>
    unitsOnBoard(ctx).filter((unit) => unit.id === target.id || (strafes && beside(unit) && burst.sees(unit)));
  const before = unitsOnBoard(ctx);
  const reached = inReach();
  const hitByHit = reading(ctx, "rr.open.strafe-when") === "hit-by-hit";
  // the second success against a mortar team is for the SMG unit that is left of it, or is lost: rr.unit.mortar-hit,
  // rr.open.mortar-second-success
  const secondKills = reading(ctx, "rr.open.mortar-second-success") === "kills";
  const eligible = (): readonly Placed<AxisUnit>[] => {
    const left = new Set([...reached, ...(hitByHit ? inReach() : [])].map((unit) => leftOf(ctx, unit)));
    return unitsOnBoard(ctx).filter((unit) => left.has(unit) && (secondKills || !isLeftOfMortar(ctx, unit, before)));
  };
  const strafed: AxisUnit[] = [];
  for (let hit = 0; hit < hits; hit++) {
    const units = eligible();
    if (units.length === 0) break;
    const unit = yield* choose(
      burst.seat,
      { id: "rr.decide.allocate-strafe", text: "Which unit takes this hit?", piece },
      units.map((candidate) => ({
        id: candidate.id,
        text: `${candidate.id} on ${name(ctx, candidate.at)}`,
        value: candidate,
      })),
    );
    const isTarget = unit === leftOf(ctx, target);
    if (!isTarget) strafed.push(unit);
    // rr.dice.armour, rr.exp.armoured-explosive-only
    const armour = isVehicle(unit) && vehicleTraits(unit.kind).armoured ? vehicleTraits(unit.kind).cites.armour : null;
    if (armour !== null)
      record(ctx, {
        event: "stayed",
        piece: unit.id,
        why: "armour is damaged only by explosive weapons.",
        cites: ["rr.dice.armour", ...armour],
      });
    else
      wound(ctx, incident, unit, spear && silently(ctx, unit) ? "assassination" : isTarget ? "attack" : "strafe", [
        ...(spear ? (["rr.spear.assassination"] as const) : []),
        ...dogRule(unit),
        ...(isTarget ? [] : (["rr.open.strafe-when"] as const)),
        ...(isLeftOfMortar(ctx, unit, before) ? (["rr.open.mortar-second-success"] as const) : []),
      ]);
  }
  if (from !== null)
    for (const unit of new Set(strafed.map((hit) => leftOf(ctx, hit))))
      if (unit !== undefined && !incident.attacked.some((attacked) => attacked.unit === unit))
        incident.attacked.push({ unit, from, blind });
  const survivor = leftOf(ctx, target);
  if (survivor === undefined) return;
  record(ctx, {
    event: "missed",
    piece,
    target: survivor.id,
    cites: spear ? ["rr.spear.miss"] : ["rr.attack.success"],
  });
  if (from !== null) incident.attacked.push({ unit: survivor, from, blind });
}

/** Whether a unit is what is left of a Mortar Team that stood there before the burst. rr.open.mortar-second-success */
const isLeftOfMortar = (ctx: Ctx, unit: AxisUnit, before: readonly AxisUnit[]): boolean =>
  before.some((team) => team.kind === "mortar" && unit !== team && leftOf(ctx, team) === unit);

/**
 * A grenade lands on its square, or scatters when it is thrown without line of sight, and explodes. rr.grenade.throw,
 * rr.grenade.dice, rr.grenade.no-los, rr.grenade.no-bonus
 */
function* throwGrenade(
  ctx: Ctx,
  incident: Incident,
  operator: Operator,
  declared: Declared,
  cites: readonly Citation[],
): Rules {
  const square = squareNamed(grid(ctx), declared.target);
  if (square === null) return;
  const sees = operatorLine(ctx, { square: declared.from, low: declared.crouched }, square);
  const item = grenadeOf(operator) ?? "grenade";
  useItem(ctx, operator, item);
  record(ctx, {
    event: "attacked",
    piece: operator.id,
    target: declared.target,
    weapon: "grenade",
    number: number(ctx, "rr.number.grenade-number"),
    modifiers: [],
    dice: [],
    results: [],
    hits: 0,
    cites: [
      ...cites,
      "rr.grenade.throw",
      "rr.grenade.no-bonus",
      ...(item === "stick-grenade" ? (["rr.kick.stick-grenade", "rr.open.kick-equipment-source"] as const) : []),
    ],
  });
  const lands = sees
    ? square
    : yield* scatter(ctx, "grenade", square, operator.facing, "small", (dice, alike) =>
        operatorRoll(
          ctx,
          dice,
          { text: `${operator.id} throws a grenade without line of sight`, cites: ["rr.grenade.no-los"] },
          alike,
        ),
      );
  if (lands === null) {
    record(ctx, {
      event: "event-void",
      why: "the grenade has no effect off the board.",
      cites: ["rr.open.scatter-off-board"],
    });
    return;
  }
  yield* explode(ctx, incident, "grenade", lands, operator.id);
}

/** A barrel that is hit explodes. rr.barrel.explodes, rr.open.barrel-owner */
function* shootBarrel(
  ctx: Ctx,
  incident: Incident,
  operator: Operator,
  declared: Declared,
  square: Square,
  cites: readonly Citation[],
): Rules {
  const gun = gunOf(ctx, declared.weapon);
  if (gun === null) return;
  const distance = distanceBetween(ctx, declared.from, square);
  const hits = yield* shots(ctx, incident, { operator, declared, gun, distance }, cites);
  if (hits === 0) {
    record(ctx, { event: "missed", piece: operator.id, target: declared.target, cites: ["rr.attack.success"] });
    return;
  }
  const barrel = ctx.state.laid.find(({ kind, at }) => kind === "barrel" && at === square);
  ctx.state.laid = ctx.state.laid.filter((thing) => thing !== barrel);
  yield* explode(ctx, incident, "barrel", square, operator.id);
}

/** Whether a silent weapon that reaches further makes it an assassination: not of a Dog. rr.open.dogs-infantry */
const silently = (ctx: Ctx, unit: AxisUnit): boolean =>
  !isFootKind(unit.kind) || footTraits(unit.kind).infantry || reading(ctx, "rr.open.dogs-infantry") !== "no";

const dogRule = (unit: AxisUnit): readonly Citation[] => (unit.kind === "dog" ? ["rr.open.dogs-infantry"] : []);
