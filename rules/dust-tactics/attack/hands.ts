import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Shot } from "../table/action-schema.ts";
import type { Mount } from "../book/card.ts";
import { hasRule, isCloseCombat } from "../book/weapons.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, number, reading, type Hindrance, no } from "../table/context.ts";
import { cardOf, type Figure, hasAttribute, isInfantry, leftOf, soldiersOf } from "../table/units.ts";
import { type Arm, armsOf } from "./arms.ts";

/** One use of a weapon in an attack. */
interface Use {
  readonly arm: Arm;
  readonly target: string;
  readonly times: number;
}

/** What of a miniature's weapons an attack uses already: a soldier uses one ranged and one C weapon. */
export class Hands {
  readonly #used = new Map<string, Use[]>();

  uses({ miniature }: Figure, use: Use): void {
    this.#used.set(miniature.id, [...this.of(miniature.id), use]);
  }

  /** The weapons a miniature uses, and how many of each. */
  of(miniature: string): readonly Use[] {
    return this.#used.get(miniature) ?? [];
  }
}

const mountOf = ({ mount }: Arm): Mount | "own" => mount ?? "own";

/** An attack whose weapons are given out: who uses which of them already, and all its shots. */
interface Handling {
  readonly ctx: Ctx;
  readonly hands: Hands;
  readonly shots: readonly Shot[];
}

/** Whether two arms are one weapon: the same one, or the other line of it. dt.declare.two-modes */
const isSameWeapon = (arm: Arm, other: Arm): boolean =>
  arm.carried === other.carried && mountOf(arm) === mountOf(other) && arm.crew === other.crew;

const timesIn = (used: readonly Use[]): number => used.reduce((sum, { times }) => sum + times, 0);

/** Whether a shot is one of a crew's own weapons: it says so, or nobody else has the weapon. dt.declare.vehicle-crew, dt.veh.crew-cc */
export function isCrews({ unit, miniature }: Figure, { weapon, crew }: Pick<Shot, "weapon" | "crew">): boolean {
  const arms = armsOf(unit, miniature).filter((arm) => arm.weapon === weapon);
  return arms.some((arm) => arm.crew) && (crew === true || arms.every((arm) => arm.crew));
}

/** The arms of a miniature that a shot is about: two of a kind where they are mounted on two sides. */
export function armsFor(figure: Figure, shot: Pick<Shot, "weapon" | "crew">): readonly Arm[] {
  const crew = isCrews(figure, shot);
  return armsOf(figure.unit, figure.miniature).filter((arm) => arm.weapon === shot.weapon && arm.crew === crew);
}

/** How often an arm can still be used. */
const timesLeft = (arm: Arm, used: readonly Use[]): number =>
  arm.times - timesIn(used.filter((use) => isSameWeapon(use.arm, arm)));

/** Whether the weapon that a crew serves fires in an attack. */
const mainFires = (unit: Unit, shots: readonly Shot[]): boolean =>
  shots.some(({ weapon }) => weapon === cardOf(unit).mounted[0]?.weapon);

/** How many soldiers are free of a support weapon's crew while its weapon fires. dt.declare.crew-serve */
function crewFree(ctx: Ctx, unit: Unit, weaponFires: boolean): number {
  const soldiers = soldiersOf(unit);
  if (!weaponFires) return soldiers;
  const alone = soldiers === 1 || reading(ctx, "dt.open.crew-emergency") === "any";
  return Math.max(0, soldiers - (alone ? 1 : number(ctx, "dt.number.crew")));
}

/** Whether one more of a crew could be free by another reading. dt.open.crew-emergency */
const mayFreeMore = (ctx: Ctx, unit: Unit): boolean =>
  soldiersOf(unit) > 1 && reading(ctx, "dt.open.crew-emergency") !== "any";

/** The rules by which soldiers of a crew fire beside its weapon, or do not. dt.declare.crew-others, dt.declare.crew-left */
export const crewRules = (ctx: Ctx, unit: Unit, shots: readonly Shot[]): readonly Citation[] => [
  "dt.declare.crew-others",
  "dt.declare.crew-left",
  ...citeIf(mainFires(unit, shots) && mayFreeMore(ctx, unit), "dt.open.crew-emergency"),
];

/** How many soldiers of a crew use weapons of their own already. */
const crewUsed = (used: readonly Use[], close: boolean): number =>
  timesIn(used.filter(({ arm }) => arm.crew && isCloseCombat(arm.weapon) === close));

/** The rule behind a weapon that is used already: its other line, or another target. */
const usedRule = (arm: Arm, used: readonly Use[]): Citation =>
  used.some((use) => isSameWeapon(use.arm, arm) && use.arm.weapon !== arm.weapon)
    ? "dt.declare.two-modes"
    : "dt.declare.split-targets";

/** A hero, a vehicle or an aircraft uses all weapons at once, each once; standard weapons in place of its C weapons. */
function allObstacle(figure: Figure, arm: Arm, used: readonly Use[], rule: Citation): Hindrance | null {
  const standard = (held: Arm): boolean => held.carried === "standard";
  const other = used.some((use) => isCloseCombat(use.arm.weapon) && standard(use.arm) !== standard(arm));
  if (isCloseCombat(arm.weapon) && other)
    return no("Standard weapons are used in place of C weapons, not beside them.", "dt.cc.standard-weapons");
  return timesLeft(arm, used) > 0 ? null : no(`${figure.miniature.id} already uses it.`, rule, usedRule(arm, used));
}

/**
 * A soldier uses one ranged and one C weapon; what is under the barrel with the main weapon, at the same target.
 * dt.declare.soldier-choice, dt.weapon.under-barrel
 */
function soldierObstacle({ miniature }: Figure, arm: Arm, used: readonly Use[], target: string): Hindrance | null {
  const close = isCloseCombat(arm.weapon);
  const same = used.filter((use) => isCloseCombat(use.arm.weapon) === close);
  const [first] = same;
  if (first === undefined) return null;
  const barrel = [arm, first.arm].filter(({ weapon }) => hasRule(weapon, "under-barrel")).length === 1;
  if (!close && barrel && same.length === 1)
    return first.target === target
      ? null
      : no(
          `${miniature.id} would fire its two weapons at two targets; both go at the same one.`,
          "dt.weapon.under-barrel",
          "dt.declare.soldier-weapons",
        );
  const modes = isSameWeapon(first.arm, arm) && first.arm.weapon !== arm.weapon;
  return no(
    `${miniature.id} already uses ${close ? "a C weapon" : "a ranged weapon"}.`,
    "dt.declare.soldier-weapons",
    "dt.declare.soldier-choice",
    ...citeIf(modes, "dt.declare.two-modes"),
  );
}

/** Why a miniature cannot use a weapon besides those it uses already. dt.declare.hero-all, dt.declare.vehicle-all */
export function handsObstacle({ ctx, hands, shots }: Handling, figure: Figure, arm: Arm, shot: Shot): Hindrance | null {
  const { unit } = figure;
  const used = hands.of(figure.miniature.id);
  switch (cardOf(unit).kind) {
    case "hero":
      return allObstacle(figure, arm, used, "dt.declare.hero-all");
    case "squad":
    case "commissar":
      return soldierObstacle(figure, arm, used, shot.target);
    case "support": {
      if (!arm.crew) return allObstacle(figure, arm, used, "dt.declare.crew-serve");
      // who does not serve it uses any of their weapons: dt.declare.crew-choice
      return crewFree(ctx, unit, mainFires(unit, shots)) > crewUsed(used, isCloseCombat(arm.weapon))
        ? null
        : no(
            `All soldiers of ${unit.id} already serve its weapon or fire.`,
            "dt.declare.crew-others",
            "dt.declare.crew-serve",
            ...citeIf(mayFreeMore(ctx, unit), "dt.open.crew-emergency"),
          );
    }
    case "vehicle":
    case "aircraft": {
      const crews = hasAttribute(unit, "crew") && shots.some((fired) => isCrews(figure, fired));
      if (crews && !arm.crew)
        return no(`The crew of ${unit.id} attacks, so ${unit.id} itself does not.`, "dt.declare.vehicle-crew");
      if (!arm.crew) return allObstacle(figure, arm, used, "dt.declare.vehicle-all");
      return Math.min(timesLeft(arm, used), crewLeft(unit, arm, used)) > 0
        ? null
        : no("Each of the crew already uses a weapon.", "dt.declare.vehicle-crew-count", "dt.declare.vehicle-crew");
    }
  }
}

/** How many of a vehicle's crew are left to use another weapon: each uses one ranged and one C weapon. */
const crewLeft = (unit: Unit, arm: Arm, used: readonly Use[]): number =>
  leftOf(unit) - crewUsed(used, isCloseCombat(arm.weapon));

/** How often an arm is used in a shot. */
export function timesOf({ ctx, hands, shots }: Handling, { unit, miniature }: Figure, arm: Arm, shot: Shot): number {
  const used = hands.of(miniature.id);
  const left = timesLeft(arm, used);
  const limit = Math.min(shot.count ?? left, left);
  if (!arm.crew) return limit;
  const close = isCloseCombat(arm.weapon);
  return isInfantry(unit)
    ? Math.min(limit, crewFree(ctx, unit, mainFires(unit, shots)) - crewUsed(used, close))
    : Math.min(limit, crewLeft(unit, arm, used));
}
