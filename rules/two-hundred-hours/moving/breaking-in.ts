import type { KeptOutReason } from "../events/index.ts";
import { placeAlerts, removeMarker, remainder } from "../detection/index.ts";
import { offerEvent } from "../cards/offering.ts";
import { alertsOf, basicTest, stealthsOf } from "../rolling/index.ts";
import type { Standing } from "../state/index.ts";
import { choose, type G, reading, record, type Rules, sideOf } from "../table.ts";

/**
 * An attacker at a door: whether it tries, and whether its Brawn test lets it in; alerts and stealth results of the test
 * count. zh.terrain.building-attackers, zh.decide.building, zh.open.break-in-fail
 */
export function* breakIn(g: G, fighter: Standing, building: string): Rules<boolean> {
  if (g.state.opened.includes(building)) return true;
  const card = yield* offerEvent(g, "building entered", {
    fighter: fighter.id,
    text: `${fighter.id} is about to test to enter ${building}: use an Event card?`,
  });
  if (card !== null) return keptOut(g, fighter, building, "the door is locked");
  const { passed, roll } = yield* basicTest(
    g,
    fighter,
    { ability: "brawn", why: `to enter ${building}` },
    "zh.terrain.building-attackers",
  );
  const { alerts, stealths } = remainder(g, alertsOf(roll), stealthsOf(roll), false);
  yield* placeAlerts(g, fighter, alerts, `an alert at the door of ${building}`, "zh.terrain.building-attackers");
  if (stealths > 0 && alerts === 0)
    removeMarker(g, fighter, `a stealth result at the door of ${building}`, "zh.terrain.building-attackers");
  if (passed && reading(g, "zh.open.break-in-fail") === "ends-or-stays-open")
    g.state.opened = [...g.state.opened, building];
  return passed || keptOut(g, fighter, building, "it fails the Brawn test");
}

function keptOut(g: G, fighter: Standing, item: string, why: KeptOutReason): false {
  record(g, {
    event: "kept-out",
    fighter: fighter.id,
    item,
    why,
    cites: ["zh.terrain.building-attackers", "zh.open.break-in-fail"],
  });
  return false;
}

/** Whether a way that is found for an attacker may lead through a building's door: its player says. zh.block.inside */
export const triesDoor = (fighter: Standing, building: string): Rules<boolean> =>
  choose(
    sideOf(fighter),
    { id: "zh.decide.building", text: `Does ${fighter.id} try to enter ${building}?`, piece: fighter.id },
    [
      { id: "enter", text: `Try to enter ${building}`, value: true },
      { id: "outside", text: "Stay outside", value: false },
    ],
  );
