import type { Citation } from "../book/citation.ts";
import { placeOf } from "../table/action-schema.ts";
import { screenAt } from "./smoke.ts";
import { type Ctx, number, record, recordRolled, roll, type Rules } from "../table/context.ts";
import type { Volley } from "./volley.ts";

/**
 * Smoke instead of an attack: on ARMY a screen stands where it was fired. dt.weapon.smoke-shell,
 * dt.hit.sustained-reroll
 */
export function* fireSmoke(
  ctx: Ctx,
  { shot, weapon, firers }: Volley,
  { sustained }: { readonly sustained: boolean },
): Rules {
  const [by] = firers;
  if (by === undefined || shot.at === undefined) return;
  const { id } = by.figure.unit;
  const cites: readonly Citation[] = ["dt.weapon.smoke-shell", "dt.open.smoke-shell-action"];
  let rolled = yield* roll(ctx, 1, ["ARMY"], `${id} fires smoke`, ...cites);
  recordRolled(ctx, { unit: id, about: `smoke with ${weapon}` }, rolled, cites);
  if (rolled.successes === 0 && sustained) {
    rolled = yield* roll(ctx, 1, ["ARMY"], `${id} fires smoke again`, ...cites, "dt.hit.sustained-reroll");
    record(ctx, { event: "rerolled", unit: id, weapon, dice: rolled.shown, hits: rolled.successes, cites });
  }
  if (rolled.successes === 0) return;
  ctx.state.named++;
  const screen = screenAt(ctx, `smoke-${ctx.state.named}`, placeOf(shot.at), number(ctx, "dt.number.smoke-turns"));
  ctx.state.terrain = [...ctx.state.terrain, screen];
  record(ctx, {
    event: "terrain",
    piece: screen.id,
    what: `smoke at ${shot.at}`,
    cites: [...cites, "dt.weapon.smoke-screen"],
  });
}
