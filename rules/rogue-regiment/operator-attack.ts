import { adjacent, ahead, columnOf, directionTo, edgeBetween, opposite, rowOf, type Square, squareAt } from "../geometry/index.ts";
import { type Requirements, roll } from "../kernel/index.ts";
import { unitHealth } from "./axis-attack.ts";
import type { Incident } from "./consequences.ts";
import type { Citation } from "./events.ts";
import type { Modifier } from "./cover.ts";
import { inField, operatorLine } from "./sight.ts";
import type { AxisUnit, Operator, Weapon } from "./state.ts";
import { apart, choose, type G, grid, name, number, onBoard, type Placed, reading, record, type Rules, seatOf, unitNamed, unitsOnBoard } from "./table.ts";
import { edge, ground } from "./terrain.ts";

/** A gun as the Operator's board shows it. Ranges and earshot in squares. */
export interface Gun {
  readonly dice: number;
  readonly number: number;
  readonly short: number;
  readonly long: number;
  readonly earshot: number;
  readonly cites: readonly Citation[];
}

/** What a weapon rolls; null for the fighting knife, which never rolls. */
export function gunOf(g: G, weapon: Weapon): Gun | null {
  switch (weapon) {
    case "knife":
      return null;
    case "pistol":
      return {
        dice: number(g, "rr.number.pistol-dice"),
        number: number(g, "rr.number.pistol-number"),
        short: number(g, "rr.number.pistol-short"),
        long: number(g, "rr.number.pistol-long"),
        earshot: number(g, "rr.number.pistol-earshot"),
        cites: ["rr.pistol.range"],
      };
    case "sten":
      return {
        dice: number(g, "rr.number.sten-dice"),
        number: number(g, "rr.number.sten-number"),
        short: number(g, "rr.number.sten-short"),
        long: number(g, "rr.number.sten-long"),
        earshot: number(g, "rr.number.sten-earshot"),
        cites: ["rr.sten.range"],
      };
  }
}

/** An attack as it is declared: from where, in which posture, and with what it is made. */
export interface Declared {
  readonly from: Square;
  readonly crouched: boolean;
  readonly weapon: Weapon;
  readonly target: string;
  readonly kind: "attack" | "blind" | "marked";
}

/** The square directly behind a unit, opposite to its facing; null off the board. rr.assassinate.behind */
export function squareBehind(g: G, unit: Placed<AxisUnit>): Square | null {
  const { dx, dy } = ahead[opposite[unit.facing]];
  return squareAt(grid(g), columnOf(grid(g), unit.at) + dx, rowOf(grid(g), unit.at) + dy);
}

/** Adds the requirements of an attack. Returns nothing; see Requirements. */
export function requireAttack(g: G, r: Requirements<Citation>, operator: Operator, declared: Declared): void {
  const { weapon, target: id, kind } = declared;
  r.need(operator.weapons.includes(weapon), `${operator.id} has the ${weapon}.`, "rr.opboard.own-only", "rr.attack.cost");
  const target = unitNamed(g, id);
  if (!r.need(target !== undefined && onBoard(target), `${id} is an Axis unit on the board.`, "rr.attack.los-range", "rr.event.spawn-inert") || target === undefined || !onBoard(target)) return;
  if (kind === "marked") requireFront(g, r, operator, target);
  if (weapon === "knife") requireAssassination(g, r, operator, declared, target);
  else requireShot(g, r, operator, declared, target);
}

/** For a marked attack the target lies in the Operator's field of view to his front. rr.mark.front-cone, rr.open.mark-peripheral */
function requireFront(g: G, r: Requirements<Citation>, operator: Operator, target: Placed<AxisUnit>): void {
  if (operator.at === null) return;
  const dx = columnOf(grid(g), target.at) - columnOf(grid(g), operator.at);
  const dy = rowOf(grid(g), target.at) - rowOf(grid(g), operator.at);
  const peripheral = reading(g, "rr.open.mark-peripheral") === "yes";
  r.need(inField(g, operator.facing, dx, dy, peripheral), `${target.id} is in the field of view to the front of ${operator.id}.`, "rr.mark.front-cone", "rr.open.mark-peripheral", "rr.los.operator-all-round");
}

function requireShot(g: G, r: Requirements<Citation>, operator: Operator, { from, crouched, weapon, kind }: Declared, target: Placed<AxisUnit>): void {
  const gun = gunOf(g, weapon);
  if (gun === null) return;
  const distance = apart(g, from, target.at);
  r.need(
    distance <= gun.long,
    `${target.id} is within ${gun.long} squares (it is ${distance} away).`,
    "rr.attack.los-range",
    "rr.attack.range-count",
    "rr.open.distance-metric",
    ...gun.cites,
  );
  r.need(
    operatorLine(g, from, crouched, target.at, kind === "blind"),
    `${operator.id} has a line of sight to ${target.id}.`,
    "rr.attack.los-range",
    "rr.los.operator-line",
    "rr.los.operator-blockers",
    "rr.building.door-attack",
    "rr.open.operator-los-alert-axis",
    "rr.open.operator-sees-over",
    "rr.open.fov-operator-depth",
  );
  if (weapon === "sten") r.need(operator.ammunition > 0, `${operator.id} has an ammunition token for the Sten gun.`, "rr.sten.ammo");
}

function requireAssassination(g: G, r: Requirements<Citation>, operator: Operator, { from }: Declared, target: Placed<AxisUnit>): void {
  r.need(!operator.spotted, `${operator.id} is not spotted.`, "rr.assassinate.not-spotted");
  const behind = squareBehind(g, target) === from;
  r.need(behind, `${operator.id} is on the square directly behind ${target.id}.`, "rr.assassinate.behind", "rr.knife.use", "rr.assassinate.infantry");
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

/** What modifies an Operator's dice: range, aim, mark, blind fire; cover never does. rr.mod.op-short, -aimed, -marked, -blind, -no-cover */
export function operatorModifiers(g: G, operator: Operator, declared: Declared, target: Placed<AxisUnit>, gun: Gun): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  if (apart(g, declared.from, target.at) <= gun.short) {
    modifiers.push({ value: number(g, "rr.number.mod-op-short"), text: "short range", cites: ["rr.mod.op-short", "rr.open.distance-metric"] });
  }
  if (operator.aim === target.id) {
    modifiers.push({ value: number(g, "rr.number.mod-op-aimed"), text: "aimed", cites: modifiers.length > 0 ? ["rr.mod.op-aimed", "rr.aim.bonus", "rr.aim.stacks"] : ["rr.mod.op-aimed", "rr.aim.bonus"] });
  }
  if (declared.kind === "marked") modifiers.push({ value: number(g, "rr.number.mod-op-marked"), text: "marked", cites: ["rr.mod.op-marked", "rr.mark.bonus"] });
  if (declared.kind === "blind") modifiers.push({ value: number(g, "rr.number.mod-op-blind"), text: "blind fire", cites: ["rr.mod.op-blind", "rr.blind.modifier"] });
  return modifiers;
}

/** Carries out a declared attack and writes its account: the roll or the sure kill, corpses, ammunition, what was loud. */
export function* operatorAttack(g: G, it: Incident, operator: Operator, declared: Declared, cites: readonly Citation[]): Rules {
  const target = unitNamed(g, declared.target);
  if (target === undefined || !onBoard(target)) return;
  const gun = gunOf(g, declared.weapon);
  if (gun === null) {
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
      cites: [...cites, "rr.assassinate.weapon", "rr.assassinate.sure", "rr.knife.use", ...(declared.kind === "marked" ? (["rr.mark.knife"] as const) : [])],
    });
    kill(g, it, target, "assassination");
    return;
  }
  const modifiers = operatorModifiers(g, operator, declared, target, gun);
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  if (declared.weapon === "sten") {
    operator.ammunition--;
    record(g, { event: "ammunition", piece: operator.id, weapon: "Sten gun", left: operator.ammunition, cites: ["rr.sten.ammo"] });
  }
  if (gun.earshot > 0) it.loud.push({ at: declared.from, earshot: gun.earshot });
  const dice = yield* roll(gun.dice, 6, { text: `${operator.id} attacks ${target.id}`, cites: ["rr.attack.success"] });
  const results = dice.map((face) => face + sum);
  const hits = results.filter((result) => result >= gun.number).length;
  record(g, {
    event: "attacked",
    piece: operator.id,
    target: target.id,
    weapon: declared.weapon === "sten" ? "Sten gun" : declared.weapon,
    number: gun.number,
    modifiers: modifiers.map(({ value, text }) => ({ value, text })),
    dice,
    results,
    hits,
    cites: [...cites, "rr.attack.success", "rr.dice.attack-roll", "rr.dice.modify-each", "rr.mod.op-no-cover", ...gun.cites, ...modifiers.flatMap((modifier) => modifier.cites)],
  });
  yield* allocate(g, it, operator, declared, target, hits);
  const survivor = unitNamed(g, target.id);
  if (survivor !== undefined) {
    record(g, { event: "missed", piece: operator.id, target: target.id, cites: ["rr.attack.success"] });
    it.attacked.push({ unit: survivor, from: declared.from, blind: declared.kind === "blind" });
  }
}

/** Gives hits to units: all to the target, but each hit of a Sten gun also to a unit beside it in the shooter's sight. rr.sten.strafe, rr.sten.one-range */
function* allocate(g: G, it: Incident, operator: Operator, declared: Declared, target: Placed<AxisUnit>, hits: number): Rules {
  const strafes = declared.weapon === "sten";
  const eligible = (): readonly Placed<AxisUnit>[] =>
    unitsOnBoard(g).filter(
      (unit) => unit.id === target.id || (strafes && adjacent(grid(g), unit.at, target.at) && operatorLine(g, declared.from, declared.crouched, unit.at, declared.kind === "blind")),
    );
  for (let hit = 0; hit < hits; hit++) {
    const units = eligible();
    if (units.length === 0) return;
    const unit = yield* choose(
      seatOf(operator),
      { id: "rr.decide.allocate-strafe", text: "Which unit takes this hit?", piece: operator.id },
      units.map((candidate) => ({ id: candidate.id, text: `${candidate.id} on ${name(g, candidate.at)}`, value: candidate })),
    );
    unit.wounds++;
    const strafed = unit.id !== target.id;
    if (unit.wounds >= unitHealth(g, unit.kind)) kill(g, it, unit, strafed ? "strafe" : "attack");
    else if (strafed && !it.attacked.some((attacked) => attacked.unit === unit)) it.attacked.push({ unit, from: declared.from, blind: declared.kind === "blind" });
  }
}

/** Removes a killed unit, lays its corpse and returns markers that lay on it. rr.attack.corpse, rr.object.corpse-water, rr.open.mark-target-dead */
function kill(g: G, it: Incident, unit: Placed<AxisUnit>, how: "attack" | "assassination" | "strafe"): void {
  const { state } = g;
  const at = unit.at;
  state.units = state.units.filter((other) => other.id !== unit.id);
  it.killed.push({ unit, assassination: how === "assassination" });
  record(g, {
    event: "killed",
    piece: unit.id,
    at: name(g, at),
    how,
    cites: ["rr.dice.unit-health", "rr.attack.corpse", ...(how === "strafe" ? (["rr.sten.strafe", "rr.sten.one-range", "rr.open.strafe-adjacent", "rr.open.strafe-aim", "rr.open.mark-strafe"] as const) : []), ...(how === "assassination" ? (["rr.assassinate.sure"] as const) : [])],
  });
  layCorpse(g, at, ["rr.attack.corpse", "rr.object.corpse-transparent"]);
  for (const operator of state.operators) {
    if (operator.aim === unit.id) operator.aim = null;
    if (operator.mark !== unit.id) continue;
    operator.mark = null;
    record(g, { event: "mark-removed", piece: operator.id, target: unit.id, cites: ["rr.open.mark-target-dead"] });
  }
}

/** Lays a corpse on a square; on water it is gone at once. */
export function layCorpse(g: G, at: Square, cites: readonly Citation[]): void {
  record(g, { event: "corpse-laid", at: name(g, at), cites });
  if (grid(g).squares[at] === ground.water) {
    record(g, { event: "corpse-removed", at: name(g, at), cites: ["rr.object.corpse-water"] });
    return;
  }
  g.state.corpses.push(at);
}

/** The direction (0 to 7) between two squares of one step, for placing and climbing. */
export const stepTo = (g: G, from: Square, to: Square): number | null => directionTo(grid(g), from, to);
