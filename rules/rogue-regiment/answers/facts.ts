import type { Fact, FactId } from "../../kernel/index.ts";
import { players } from "../table/context.ts";
import type { RogueEvent } from "../table/events.ts";
import type { State } from "../table/state.ts";
import { jagerSeat } from "../table/view.ts";

/** The first words of the ids of facts. */
export const factKinds = [
  "killed",
  "damaged",
  "alerted",
  "ensnared",
  "spotted",
  "dead",
  "hurt",
  "destroyed",
  "alarm",
  "meter",
] as const;
type OwnId = FactId<typeof factKinds>;

/** What is true after an action that was not before: what odds are counted for. */
export function factsOf(before: State, after: State, _events: readonly RogueEvent[]): readonly Fact[] {
  const facts: Fact[] = [];
  const good = (id: OwnId, text: string): void => {
    facts.push({ id, text, goodFor: players });
  };
  // what is bad for the Operators is good for a Jäger player, where there is one: rr.jager.win
  const enemy = after.jager === null ? null : jagerSeat;
  const bad = (id: OwnId, text: string): void => {
    facts.push({ id, text, goodFor: enemy });
  };
  for (const unit of before.units) {
    const now = after.units.find(({ id }) => id === unit.id);
    if (now === undefined) good(`killed:${unit.id}`, `${unit.id} is killed.`);
    else if (now.wounds > unit.wounds)
      good(`damaged:${unit.id}:${now.wounds - unit.wounds}`, `${unit.id} takes ${now.wounds - unit.wounds} damage.`);
    else if (now.held === "ensnared" && unit.held === null) good(`ensnared:${unit.id}`, `${unit.id} is ensnared.`);
    else if (now.alert && !unit.alert) bad(`alerted:${unit.id}`, `${unit.id} is alerted.`);
  }
  for (const operator of before.operators) {
    const now = after.operators.find(({ id }) => id === operator.id);
    if (now === undefined) continue;
    if (now.spotted && !operator.spotted) bad(`spotted:${operator.id}`, `${operator.id} is spotted.`);
    if (now.fate === "dead" && operator.fate !== "dead") bad(`dead:${operator.id}`, `${operator.id} is dead.`);
    else if (now.health < operator.health)
      bad(
        `hurt:${operator.id}:${operator.health - now.health}`,
        `${operator.id} loses ${operator.health - now.health} health.`,
      );
  }
  for (const vehicle of before.vehicles) {
    const now = after.vehicles.find(({ id }) => id === vehicle.id);
    if (now === undefined) bad(`destroyed:${vehicle.id}`, `${vehicle.id} is destroyed.`);
    else if (now.health < vehicle.health)
      bad(
        `hurt:${vehicle.id}:${vehicle.health - now.health}`,
        `${vehicle.id} loses ${vehicle.health - now.health} health.`,
      );
  }
  if (before.typhoon !== null && after.typhoon !== null) {
    const { id } = before.typhoon;
    const lost = before.typhoon.health - after.typhoon.health;
    if (after.typhoon.shotDown && !before.typhoon.shotDown) bad(`destroyed:${id}`, `${id} is shot down.`);
    else if (lost > 0) bad(`hurt:${id}:${lost}`, `${id} loses ${lost} health.`);
  }
  for (const dump of before.dumps) {
    if (!dump.destroyed && after.dumps.some(({ id, destroyed }) => id === dump.id && destroyed))
      good(`destroyed:${dump.id}`, `${dump.id} is destroyed.`);
  }
  if (after.section === "battle" && before.section === "stealth") bad("alarm", "The alarm sounds.");
  if (after.meter < before.meter) bad(`meter:${after.meter}`, `The stealth meter is at ${after.meter}.`);
  return facts;
}
