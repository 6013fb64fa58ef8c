import type { ActionOf } from "../actions/schema.ts";
import { hasRule } from "../data/weapons.ts";
import { removalRoll } from "../activation.ts";
import type { Unit } from "../state.ts";
import { choose, type G, reading, record, type Rules } from "../table.ts";
import { drop, gain, shakenBy } from "../tokens.ts";
import {
  type Figure,
  figuresOf,
  findUnit,
  hasOwnSkill,
  hasSkill,
  hasToken,
  isOnTable,
  type Together,
} from "../units.ts";
import { Aim } from "./aim.ts";
import { armsOf } from "./arms.ts";
import { type Manner, type Needs, volleysOf } from "./orders.ts";

/** Who of those that act observes for artillery. dt.skill.observer */
export function observerOf(together: Together): Figure | null {
  const unit =
    together.find((one) => hasOwnSkill(one, "artillery observer")) ??
    together.find((one) => hasSkill(one, "artillery observer", together));
  return unit === undefined ? null : (figuresOf([unit])[0] ?? null);
}

/** What artillery fire through an observer needs. dt.skill.observer-los, dt.skill.observer-same-action */
export function observedNeeds(g: G, r: Needs, action: ActionOf<"attack">, together: Together, manner: Manner): void {
  const observer = observerOf(together);
  if (!r.need(observer !== null, `${action.unit} is an Artillery Observer.`, "dt.skill.observer") || observer === null)
    return;
  const gun = findUnit(g.state, action.through ?? "");
  const there = gun !== undefined && isOnTable(gun) && gun.side === observer.unit.side;
  if (
    !r.need(there, `${action.through ?? "It"} is a friendly unit on the table.`, "dt.skill.observer") ||
    gun === undefined
  )
    return;
  r.need(!gun.activated, `${gun.id} has not activated.`, "dt.skill.observer");
  const artillery = action.shots.every(({ weapon }) => hasRule(weapon, "artillery"));
  r.need(artillery && action.shots.length > 0, "It fires artillery weapons.", "dt.skill.observer");
  if (reading(g, "dt.open.observer-suppressed") === "not-called")
    r.need(
      !hasToken(gun, "suppressed") && !hasToken(gun, "stunned"),
      `${gun.id} has no token.`,
      "dt.open.observer-suppressed",
    );
  const loads = mayReload(gun, manner);
  const loaded: Unit = loads && !hasToken(gun, "loaded") ? { ...gun, tokens: [...gun.tokens, "loaded"] } : gun;
  volleysOf(g, r, [loaded], action.shots, manner, new Aim(g, observer));
}

/** Whether a unit may reload before or after it fires for an observer. dt.skill.observer-reload */
const mayReload = (gun: Unit, { sustained }: Manner): boolean =>
  !sustained &&
  figuresOf([gun]).some(({ miniature }) => armsOf(gun, miniature).some(({ weapon }) => hasRule(weapon, "reload")));

/**
 * The artillery unit activates at once: it shakes off its tokens, and where it still has one it does not fire.
 * dt.skill.observer-same-action, dt.skill.observer-ends, dt.open.observer-suppressed
 */
export function* callArtillery(g: G, gun: Unit, fires: () => Rules, manner: Manner): Rules {
  gun.activated = true;
  gun.acted = true;
  gun.marched = false;
  record(
    g,
    { event: "activated", unit: gun.id, hero: null, actions: 1 },
    "dt.skill.observer",
    "dt.skill.observer-same-action",
  );
  yield* removalRoll(g, [gun]);
  const stunned = hasToken(gun, "stunned");
  drop(g, gun, "stunned", "it activates", "dt.skill.stunned-activate");
  if (stunned || shakenBy(gun) !== null) {
    record(g, { event: "nothing", unit: gun.id, why: "it has a token" }, "dt.open.observer-suppressed");
    return;
  }
  const reloads = mayReload(gun, manner);
  const empty = !hasToken(gun, "loaded");
  const when = !reloads
    ? "no"
    : yield* choose<"before" | "after" | "no">(
        gun.side,
        { id: "dt.decide.observer", text: `Does ${gun.id} reload?`, piece: gun.id },
        empty
          ? [{ id: "before", text: "Before it fires", value: "before" }]
          : [
              { id: "after", text: "After it has fired", value: "after" },
              { id: "no", text: "No", value: "no" },
            ],
      );
  if (when === "before") gain(g, gun, "loaded", "it reloads", "dt.skill.observer-reload");
  yield* fires();
  if (when === "after") gain(g, gun, "loaded", "it reloads", "dt.skill.observer-reload");
  record(g, { event: "activation-over", unit: gun.id }, "dt.skill.observer-ends");
}
