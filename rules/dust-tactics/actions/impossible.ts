import type { LossReason } from "../event-words.ts";
import { Requirements } from "../../kernel/index.ts";
import { actorsOf, isFree, nextPlanned } from "../activation.ts";
import { Aim } from "../attack/aim.ts";
import { callable, observedNeeds, observerOf } from "../attack/observing.ts";
import { type Manner, volleysOf, weaponsAgainst } from "../attack/orders.ts";
import { exposed } from "../carrying/standing.ts";
import type { Citation } from "../events.ts";
import { isSpecial, specialNeeds, specialsFor } from "../specials/index.ts";
import type { Planned, Unit } from "../state.ts";
import { type G, reading } from "../table.ts";
import { shakenBy } from "../tokens.ts";
import { type Together, unitNamed } from "../units.ts";
import { mannerNow } from "./manners.ts";
import type { Shot } from "./schema.ts";

/** Why an action is impossible, whatever is chosen for it. */
interface Impossible {
  readonly text: LossReason;
  readonly cites: readonly Citation[];
}

const moves: ReadonlySet<Planned | null> = new Set<Planned>(["move", "march", "free-move"]);
const attacks: ReadonlySet<Planned | null> = new Set<Planned>(["attack", "sustained", "free-attack"]);

/** Whether what is planned is an attack, of whatever kind. */
export const isAttack = (planned: Planned | null): boolean => attacks.has(planned);

/** Why what was declared next is lost without being asked for; null where it is not. dt.open.declared-impossible */
export function barredNow(g: G): Impossible | null {
  const { activation } = g.state;
  if (activation === null) return null;
  const planned = nextPlanned(activation);
  if (activation.stuck && moves.has(planned)) return { text: "it makes no more movement", cites: ["dt.terrain.stuck"] };
  const acting = unitNamed(g.state, activation.unit);
  const enters = planned === "move" || planned === "march";
  if (acting.where === "off" && activation.enters !== null && !enters)
    return { text: "it is not on the table", cites: ["dt.reserve.enter"] };
  const [unit] = actorsOf(g);
  const why = unit === undefined || !attacks.has(planned) ? null : shakenBy(unit);
  return why === null ? null : { text: "it cannot fight", cites: [why] };
}

/** Whether a declared action that has become impossible may be changed: not a free one, which is a skill's. dt.open.declared-impossible */
export function mayChange(g: G): boolean {
  const { activation } = g.state;
  const planned = activation === null ? null : nextPlanned(activation);
  if (activation === null || planned === null || planned === "nothing" || isFree(planned)) return false;
  return activation.half === null && reading(g, "dt.open.declared-impossible") === "may-change";
}

/** Whether a weapon can be fired at an enemy, by those who act or by the artillery they observe for. */
function couldFire(g: G, aim: Aim, actors: Together, manner: Manner, shot: Shot, gun: Unit | null): boolean {
  const r = new Requirements<Citation>(true);
  if (gun === null) volleysOf(g, r, actors, [shot], manner, aim);
  else observedNeeds(g, r, { do: "attack", unit: gun.id, shots: [shot], through: gun.id }, actors, manner, aim);
  return r.holding;
}

/** Whether anything can be fired at anybody now. dt.skill.observer */
function anyShot(g: G): boolean {
  const manner = mannerNow(g);
  const together = actorsOf(g);
  const [actor] = together;
  if (manner === null || actor === undefined) return false;
  const aim = new Aim(g);
  const observed = new Aim(g, observerOf(together));
  return exposed(g.state)
    .filter(({ side }) => side !== actor.side)
    .some(
      (enemy) =>
        weaponsAgainst(g, together, enemy).some((weapon) =>
          couldFire(g, aim, together, manner, { weapon, target: enemy.id }, null),
        ) ||
        callable(g, together, enemy).some(({ gun, weapons }) =>
          weapons.some((weapon) => couldFire(g, observed, together, manner, { weapon, target: enemy.id }, gun)),
        ),
    );
}

/** Whether what was declared next cannot be done, whatever is chosen: nobody to fire at, nobody it could be for. */
export function isImpossible(g: G): boolean {
  const { activation } = g.state;
  const planned = activation === null ? null : nextPlanned(activation);
  if (planned === null || planned === "nothing") return false;
  if (barredNow(g) !== null) return true;
  if (attacks.has(planned)) return !anyShot(g);
  if (!isSpecial(planned)) return false;
  const together = actorsOf(g);
  return !specialsFor(g, together, planned).some((action) => {
    const r = new Requirements<Citation>(true);
    specialNeeds(g, r, together, action);
    return r.holding;
  });
}
