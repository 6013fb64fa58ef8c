import type { KeptOutReason } from "../table/events.ts";
import { placeAlerts, remainder, removeMarker } from "../detection/index.ts";
import { offerEvent } from "../cards/index.ts";
import { alertsOf, basicTest, stealthsOf } from "../dice/index.ts";
import type { OnTable } from "../table/fighter.ts";
import { choose, type Ctx, reading, record, type Rules, sideOf } from "../table/context.ts";

/**
 * An attacker at a door: whether it tries, and whether its Brawn test lets it in; alerts and stealth results of the test
 * count. zh.terrain.building-attackers, zh.decide.building, zh.open.break-in-fail
 */
export function* breakIn(ctx: Ctx, fighter: OnTable, building: string): Rules<boolean> {
  if (ctx.state.opened.includes(building)) return true;
  const card = yield* offerEvent(ctx, "building entered", {
    fighter: fighter.id,
    text: `${fighter.id} is about to test to enter ${building}: use an Event card?`,
  });
  if (card !== null) return keptOut(ctx, fighter, building, "the door is locked");
  const { passed, roll } = yield* basicTest(
    ctx,
    fighter,
    { ability: "brawn", why: `to enter ${building}` },
    "zh.terrain.building-attackers",
  );
  const { alerts, stealths } = remainder(ctx, alertsOf(roll), stealthsOf(roll), { loud: false });
  yield* placeAlerts(ctx, fighter, alerts, `an alert at the door of ${building}`, "zh.terrain.building-attackers");
  if (stealths > 0 && alerts === 0)
    removeMarker(ctx, fighter, `a stealth result at the door of ${building}`, "zh.terrain.building-attackers");
  if (passed && reading(ctx, "zh.open.break-in-fail") === "ends-or-stays-open")
    ctx.state.opened = [...ctx.state.opened, building];
  return passed || keptOut(ctx, fighter, building, "it fails the Brawn test");
}

function keptOut(ctx: Ctx, fighter: OnTable, item: string, why: KeptOutReason): false {
  record(ctx, {
    event: "kept-out",
    fighter: fighter.id,
    item,
    why,
    cites: ["zh.terrain.building-attackers", "zh.open.break-in-fail"],
  });
  return false;
}

/** Whether a path that is found for an attacker may lead through a building's door, as its player decides. zh.block.inside */
export const triesDoor = (fighter: OnTable, building: string): Rules<boolean> =>
  choose(
    sideOf(fighter),
    { id: "zh.decide.building", text: `Does ${fighter.id} try to enter ${building}?`, piece: fighter.id },
    [
      { id: "enter", text: `Try to enter ${building}`, value: true },
      { id: "outside", text: "Stay outside", value: false },
    ],
  );
