import type { Citation } from "../book/citation.ts";
import type { LossReason } from "../table/event-words.ts";
import { isFree, actorsOf, nextPlanned } from "../activation/index.ts";
import {
  Aim,
  callable,
  requireObservedFire,
  observerOf,
  volleysOf,
  weaponsAgainst,
  type DeclaredAttack,
  attackModeNow,
} from "../attack/index.ts";
import { exposed } from "../table/stances.ts";
import { isSpecial, requireSpecialAction, specialsFor } from "../specials/index.ts";
import type { Planned, Unit } from "../table/state.ts";
import { type Ctx, reading, quiet } from "../table/context.ts";
import { shakenBy } from "../table/tokens.ts";
import { unitById } from "../table/units.ts";
import type { WeaponId } from "../book/weapons.ts";

/** Why an action is impossible, whatever is chosen for it. */
interface Impossible {
  readonly text: LossReason;
  readonly cites: readonly Citation[];
}

const moves: ReadonlySet<Planned | null> = new Set<Planned>(["move", "march", "free-move"]);

const attacks: ReadonlySet<Planned | null> = new Set<Planned>(["attack", "sustained", "free-attack"]);

/** Whether the planned action is any kind of move. */
export const isMove = (planned: Planned | null): boolean => moves.has(planned);

/** Whether the planned action is any kind of attack. */
export const isAttack = (planned: Planned | null): boolean => attacks.has(planned);

/** Why what was declared next is lost without being asked for; null where it is not. dt.open.declared-impossible */
export function automaticLoss(ctx: Ctx): Impossible | null {
  const { activation } = ctx.state;
  if (activation === null) return null;
  const planned = nextPlanned(activation);
  if (activation.stuck && isMove(planned)) return { text: "it does not move any further", cites: ["dt.terrain.stuck"] };
  const acting = unitById(ctx.state, activation.unit);
  const enters = planned === "move" || planned === "march";
  if (acting.where === "off" && activation.enters !== null && !enters)
    return { text: "it is not on the table", cites: ["dt.reserve.enter"] };
  const [unit] = actorsOf(ctx);
  const why = unit === undefined || !isAttack(planned) ? null : shakenBy(unit);
  return why === null ? null : { text: "it cannot fight", cites: [why] };
}

/** Whether a declared action that has become impossible may be changed: not a free one, which is a skill's. dt.open.declared-impossible */
export function mayChange(ctx: Ctx): boolean {
  const { activation } = ctx.state;
  const planned = activation === null ? null : nextPlanned(activation);
  if (activation === null || planned === null || planned === "nothing" || isFree(planned)) return false;
  return activation.half === null && reading(ctx, "dt.open.declared-impossible") === "may-change";
}

/** Whether a weapon can be fired at an enemy, by those who act or by the artillery they observe for. */
function couldFire(ctx: Ctx, aim: Aim, attack: DeclaredAttack, gun: Unit | null): boolean {
  const req = quiet();
  if (gun === null) volleysOf(ctx, req, attack, aim);
  else requireObservedFire(ctx, req, { unit: gun.id, through: gun.id }, attack, aim);
  return req.holding;
}

/** Whether anything can be fired at anybody now. dt.skill.observer */
function anyShot(ctx: Ctx): boolean {
  const mode = attackModeNow(ctx);
  const actors = actorsOf(ctx);
  const [actor] = actors;
  if (mode === null || actor === undefined) return false;
  const aim = new Aim(ctx);
  const observed = new Aim(ctx, observerOf(actors));
  const shotAt = (enemy: Unit, weapon: WeaponId): DeclaredAttack => ({
    actors,
    shots: [{ weapon, target: enemy.id }],
    mode,
  });
  return exposed(ctx.state)
    .filter(({ side }) => side !== actor.side)
    .some(
      (enemy) =>
        weaponsAgainst(ctx, actors, enemy).some((weapon) => couldFire(ctx, aim, shotAt(enemy, weapon), null)) ||
        callable(ctx, actors, enemy).some(({ gun, weapons }) =>
          weapons.some((weapon) => couldFire(ctx, observed, shotAt(enemy, weapon), gun)),
        ),
    );
}

/** Whether what was declared next cannot be done, whatever is chosen: nobody to fire at, nobody it could be for. */
export function isImpossible(ctx: Ctx): boolean {
  const { activation } = ctx.state;
  const planned = activation === null ? null : nextPlanned(activation);
  if (planned === null || planned === "nothing") return false;
  if (automaticLoss(ctx) !== null) return true;
  if (isAttack(planned)) return !anyShot(ctx);
  if (!isSpecial(planned)) return false;
  const together = actorsOf(ctx);
  return !specialsFor(ctx, together, planned).some((action) => {
    const req = quiet();
    requireSpecialAction(ctx, req, together, action);
    return req.holding;
  });
}
