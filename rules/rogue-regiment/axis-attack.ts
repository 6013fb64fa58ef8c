import { nameOf, type Square } from "../geometry/index.ts";
import { roll } from "../kernel/index.ts";
import { keepOneSpotted } from "./alert.ts";
import { coverAgainst, type Modifier } from "./cover.ts";
import type { Citation } from "./events.ts";
import type { NumberId } from "./numbers.ts";
import { rangeTo } from "./sight.ts";
import type { AxisUnit, Operator, UnitKind } from "./state.ts";
import { type G, grid, number, operatorsOnBoard, type Placed, record, type Rules } from "./table.ts";

/** How a kind of unit attacks. Ranges in squares. */
export interface AttackProfile {
  readonly dice: number;
  readonly number: number;
  readonly short: number;
  readonly long: number;
}

type ProfileNumbers = Readonly<Record<keyof AttackProfile | "health" | "move", NumberId>>;

const profileNumbers: Readonly<Record<UnitKind, ProfileNumbers>> = {
  rifleman: { dice: "rr.number.rifle-dice", number: "rr.number.rifle-number", short: "rr.number.rifle-short", long: "rr.number.rifle-long", health: "rr.number.rifle-health", move: "rr.number.rifle-move" },
  smg: { dice: "rr.number.smg-dice", number: "rr.number.smg-number", short: "rr.number.smg-short", long: "rr.number.smg-long", health: "rr.number.smg-health", move: "rr.number.smg-move" },
  officer: { dice: "rr.number.officer-dice", number: "rr.number.officer-number", short: "rr.number.officer-short", long: "rr.number.officer-long", health: "rr.number.officer-health", move: "rr.number.officer-move" },
};

export const attackProfile = (g: G, kind: UnitKind): AttackProfile => {
  const ids = profileNumbers[kind];
  return { dice: number(g, ids.dice), number: number(g, ids.number), short: number(g, ids.short), long: number(g, ids.long) };
};

/** The successful attacks that kill a unit: rr.dice.unit-health. */
export const unitHealth = (g: G, kind: UnitKind): number => number(g, profileNumbers[kind].health);

/** The movement points of a unit. */
export const unitMove = (g: G, kind: UnitKind): number => number(g, profileNumbers[kind].move);

/** The name of what a unit fires. */
export const unitWeapon: Readonly<Record<UnitKind, string>> = { rifleman: "rifle", smg: "SMG", officer: "side arm" };

/** The modifiers of an attack from a square on an Operator: range and cover. rr.mod.axis-short, rr.axisattack.combine */
export function axisModifiers(g: G, kind: UnitKind, from: Square, operator: Placed<Operator>): readonly Modifier[] {
  const { short } = attackProfile(g, kind);
  const modifiers: Modifier[] = [];
  if (rangeTo(g, from, operator.at) <= short) {
    modifiers.push({ value: number(g, "rr.number.mod-axis-short"), text: "short range", cites: ["rr.mod.axis-short", "rr.open.distance-metric"] });
  }
  return [...modifiers, ...coverAgainst(g, from, operator)];
}

const leaving = (g: G): Modifier => ({ value: number(g, "rr.number.mod-axis-leaving"), text: "moving out of LOS or range", cites: ["rr.mod.axis-leaving", "rr.reaction.leaving-only"] });

/**
 * A unit attacks an Operator: dice, modifiers on every die, and a health point for each success.
 * `isLeaving` replaces range and cover by the modifier for moving out of LOS. rr.dice.attack-roll, rr.dice.modify-each, rr.dice.axis-damage
 */
export function* axisAttack(g: G, unit: Placed<AxisUnit>, operator: Placed<Operator>, cites: readonly Citation[], isLeaving = false): Rules {
  const { dice, number: needed } = attackProfile(g, unit.kind);
  const modifiers = isLeaving ? [leaving(g)] : axisModifiers(g, unit.kind, unit.at, operator);
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const weapon = unitWeapon[unit.kind];
  const rolled = yield* roll(dice, 6, { text: `${unit.id} attacks ${operator.id}`, cites });
  const results = rolled.map((face) => face + sum);
  const hits = results.filter((result) => result >= needed).length;
  const covered = modifiers.some(({ value }) => value < 0);
  record(g, {
    event: "attacked",
    piece: unit.id,
    target: operator.id,
    weapon,
    number: needed,
    modifiers: modifiers.map(({ value, text }) => ({ value, text })),
    dice: rolled,
    results,
    hits,
    cites: [
      ...cites,
      "rr.dice.attack-roll",
      "rr.dice.modify-each",
      ...modifiers.flatMap((modifier) => modifier.cites),
      ...(modifiers.length > 1 ? (["rr.axisattack.combine"] as const) : []),
      ...(covered || isLeaving ? [] : (["rr.axisattack.not-adjacent-cover", "rr.axisattack.adjacent-none"] as const)),
    ],
  });
  if (hits > 0) yield* hurt(g, operator, hits);
}

/** Takes health from an Operator; at 0 he is dead. rr.dice.axis-damage, rr.open.operator-death */
function* hurt(g: G, operator: Placed<Operator>, damage: number): Rules {
  operator.health = Math.max(0, operator.health - damage);
  record(g, { event: "hit", piece: operator.id, damage, health: operator.health, cites: ["rr.dice.axis-damage"] });
  if (operator.health > 0) return;
  const at = operator.at;
  record(g, { event: "killed", piece: operator.id, at: nameOf(grid(g), at), how: "attack", cites: ["rr.dice.axis-damage", "rr.open.operator-death"] });
  if (operator.carrying !== null) {
    g.state.corpses.push(at);
    record(g, { event: "corpse-laid", at: nameOf(grid(g), at), cites: ["rr.open.operator-death"] });
  }
  leavePlay(operator, "dead");
  yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

/** Takes an Operator off the board for good. */
export function leavePlay(operator: Operator, fate: "dead" | "left"): void {
  Object.assign(operator, { at: null, fate, spotted: false, carrying: null, cigarette: false, aim: null, mark: null, turn: "finished", ap: 0 } satisfies Partial<Operator>);
}

/** Whether anyone is left to play. */
export const anyoneLeft = (g: G): boolean => operatorsOnBoard(g).length > 0;
