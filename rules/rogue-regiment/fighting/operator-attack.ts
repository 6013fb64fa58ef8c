import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  type Ctx,
  distanceBetween,
  grid,
  number,
  isOnBoard,
  type Placed,
  record,
  recordNoEffect,
  type Rules,
  seatOf,
  squaresOf,
  unitNamed,
} from "../table/context.ts";
import { grenadeOf, operatorRoll, useItem } from "../table/rolls.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { type Square, squareNamed } from "../../geometry/index.ts";
import { type Gun, gunOf, guns } from "./operator-guns.ts";
import { garrotte } from "./garrotte.ts";
import { isSilent } from "./assassinations.ts";
import { aimedSquare, type Declared, isLow } from "./require-attack.ts";
import { type Modifier, operatorLine } from "../sight/index.ts";
import { explode, scatter } from "./explosions.ts";
import { kill } from "./casualties.ts";
import { allocateShots, type Burst } from "./bursts.ts";
import type { Incident } from "../alarm/index.ts";

/**
 * What modifies an Operator's dice: range, aim, mark, blind fire; cover never does. rr.mod.op-short, rr.mod.op-aimed,
 * rr.mod.op-marked, rr.mod.op-blind, rr.mod.op-no-cover, rr.aim.stacks, rr.mark.bonus, rr.blind.modifier
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
      cites: [
        "rr.mod.op-marked",
        "rr.mark.bonus",
        ...citeIf(distance > number(ctx, "rr.number.view-depth"), "rr.open.mark-depth"),
      ],
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
    yield* shootBarrel(ctx, incident, { operator, declared, square }, cites);
    return;
  }
  const target = unitNamed(ctx.state, declared.target);
  if (target === undefined || !isOnBoard(target)) return;
  if (declared.weapon === "garrotte") yield* garrotte(ctx, incident, operator, target, cites);
  else if (declared.weapon === "knife") knife(ctx, incident, { operator, declared, target }, cites);
  else yield* shootUnit(ctx, incident, { operator, declared, target }, cites);
}

/** A declared attack on a unit. */
interface UnitAttack {
  readonly operator: Operator;
  readonly declared: Declared;
  readonly target: Placed<AxisUnit>;
}

/** A knife kills without a roll. rr.assassinate.sure, rr.knife.use, rr.assassinate.weapon, rr.mark.knife */
function knife(
  ctx: Ctx,
  incident: Incident,
  { operator, declared, target }: UnitAttack,
  cites: readonly Citation[],
): void {
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
      ...citeIf(declared.kind === "marked", "rr.mark.knife"),
    ],
  });
  kill(ctx, incident, target, "assassination", []);
}

/** Fires at a unit, and gives the hits out. */
function* shootUnit(
  ctx: Ctx,
  incident: Incident,
  { operator, declared, target }: UnitAttack,
  cites: readonly Citation[],
): Rules {
  const gun = gunOf(ctx, declared.weapon);
  if (gun === null) return;
  const { distance } = aimedSquare(ctx, operator, declared, squaresOf(ctx, target));
  const hits = yield* shots(ctx, incident, { operator, declared, gun, distance }, cites);
  const blind = declared.kind === "blind";
  const eyes = { square: declared.from, low: isLow(ctx, operator, declared), blind };
  const burst: Burst = {
    piece: operator.id,
    seat: seatOf(operator),
    from: declared.from,
    strafes: declared.weapon === "sten",
    sees: (other) => squaresOf(ctx, other).some((own) => operatorLine(ctx, eyes, own)),
    spear: declared.weapon === "speargun",
    blind,
  };
  yield* allocateShots(ctx, incident, burst, target, hits);
}

/** An attack with a gun: whose, how it is declared, and over how many squares. */
interface GunAttack {
  readonly operator: Operator;
  readonly declared: Declared;
  readonly gun: Gun;
  readonly distance: number;
}

/** Fires: ammunition, noise, dice with their modifiers; returns the hits. rr.attack.success */
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
      ...citeIf(declared.weapon === "speargun", "rr.spear.assassination", "rr.spear.one-per-turn"),
      ...citeIf(operator.scuba, "rr.scuba.weapon"),
      ...modifiers.flatMap((modifier) => modifier.cites),
    ],
  });
  return hits;
}

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
      ...citeIf(item === "stick-grenade", "rr.kick.stick-grenade", "rr.open.kick-equipment-source"),
    ],
  });
  const lands = sees
    ? square
    : yield* scatter(ctx, { what: "grenade", size: "small" }, square, operator.facing, (dice, alike) =>
        operatorRoll(
          ctx,
          dice,
          { text: `${operator.id} throws a grenade without line of sight`, cites: ["rr.grenade.no-los"] },
          alike,
        ),
      );
  if (lands === null) {
    recordNoEffect(ctx, "the grenade has no effect off the board.", "rr.open.scatter-off-board");
    return;
  }
  yield* explode(ctx, incident, "grenade", lands, operator.id);
}

/** A barrel that is hit explodes. rr.barrel.explodes, rr.open.barrel-owner */
function* shootBarrel(
  ctx: Ctx,
  incident: Incident,
  { operator, declared, square }: Pick<UnitAttack, "operator" | "declared"> & { readonly square: Square },
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
