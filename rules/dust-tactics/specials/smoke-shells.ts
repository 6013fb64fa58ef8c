import { volleysOf, type Volley, type AttackMode, payFor, fireSmoke } from "../attack/index.ts";
import { type Req, type Ctx, type Rules, quiet } from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import type { CombinedUnit } from "../table/units.ts";
import { artilleryOf } from "./actors.ts";

/** Smoke, and nothing else. */
const smoke: AttackMode = { sustained: false, only: null, weapons: "smoke" };

/** The volleys of FIRE SMOKE, under the reading that makes it a special action. dt.open.smoke-shell-action */
function smokeVolleys(ctx: Ctx, req: Req, together: CombinedUnit, { at }: ActionOf<"special">): readonly Volley[] {
  const gun = together.find((unit) => artilleryOf(unit) !== null);
  const weapon = gun === undefined ? null : artilleryOf(gun);
  if (gun === undefined || weapon === null) return [];
  const place = at === undefined ? {} : { at };
  const shots = [{ weapon, target: gun.id, smoke: true, ...place }];
  return volleysOf(ctx, req, { actors: [gun], shots, mode: smoke });
}

/** What FIRE SMOKE needs: a place in the field of fire, in range and in sight. dt.weapon.smoke-shell */
export function requireSmokePlace(ctx: Ctx, req: Req, together: CombinedUnit, action: ActionOf<"special">): void {
  const told = action.at !== undefined;
  if (
    req.need(told, {
      met: "The place for the smoke is given.",
      unmet: "Say where the smoke goes.",
      cites: ["dt.weapon.smoke-shell"],
    })
  )
    smokeVolleys(ctx, req, together, action);
}

/** FIRE SMOKE: it costs what an attack would cost of the weapon. dt.open.smoke-shell-action, dt.weapon.reload-spent */
export function* shootSmoke(ctx: Ctx, together: CombinedUnit, action: ActionOf<"special">): Rules {
  const volleys = smokeVolleys(ctx, quiet(), together, action);
  payFor(ctx, volleys);
  for (const volley of volleys) yield* fireSmoke(ctx, volley, { sustained: false });
}
