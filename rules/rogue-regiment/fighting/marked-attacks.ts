import { type Declared, requireAttack } from "./require-attack.ts";
import { type Ctx, name, type Placed, type Req } from "../table/context.ts";
import { weaponsAtHand } from "../table/nancy.ts";
import type { AttackWeapon, Operator } from "../table/state.ts";

/** An attack of an Operator on foot from where he stands. */
export const declared = (
  operator: Placed<Operator>,
  weapon: AttackWeapon,
  target: string,
  kind: Declared["kind"] = "attack",
): Declared => ({
  from: operator.at,
  crouched: kind === "blind",
  weapon,
  target,
  kind,
});

/**
 * The attacks an Operator could make on his marked unit right now, as requirements by weapon. rr.mark.los-range,
 * rr.open.mark-limits
 */
export function markedAttacks(ctx: Ctx, operator: Placed<Operator>): readonly Declared[] {
  const { mark, markAt } = operator;
  const thrown: readonly Declared[] =
    markAt === null ? [] : [declared(operator, "grenade", name(ctx, markAt), "marked")];
  return mark === null
    ? thrown
    : weaponsAtHand(operator).map((weapon) => ({
        ...declared(operator, weapon, mark, "marked"),
        crouched: operator.crouched,
      }));
}

/** Adds what a marked attack requires. */
export function requireMarkedAttack(ctx: Ctx, req: Req, operator: Operator, attack_: Declared): void {
  req.need(!operator.crouched, {
    met: `${operator.id} is standing.`,
    unmet: `${operator.id} is crouched; a marked attack is made standing.`,
    cites: ["rr.open.mark-limits", "rr.open.mark-move-attack"],
  });
  req.need(operator.carrying === null, {
    met: `${operator.id} carries nothing.`,
    unmet: `${operator.id} carries a ${operator.carrying ?? "thing"}.`,
    cites: ["rr.open.mark-limits"],
  });
  requireAttack(ctx, req, operator, attack_);
}
