import type { Fact, FactId } from "../../kernel/index.ts";
import { players } from "../table/context.ts";
import type { RogueEvent } from "../table/events.ts";
import type { AxisUnit, State } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { jagerSeat } from "../table/view.ts";
import { lastOfTeam } from "../fighting/index.ts";

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

/** The SMG unit that is left of a team that was hit, under its own name or another. rr.unit.mortar-hit, rr.open.dare-hmg-wounded */
const leftOfTeam = (before: State, after: State, { id, kind }: AxisUnit): AxisUnit | undefined =>
  kind === "mortar" || kind === "hmg-team"
    ? after.units.find(
        (unit) =>
          unit.kind === "smg" &&
          (unit.id === id || (unit.id === lastOfTeam(id) && before.units.every((other) => other.id !== unit.id))),
      )
    : undefined;

/** What becomes of a unit: the worst alone is told, and whether it is good for the Operators. */
function fateOf(before: State, after: State, unit: AxisUnit): { id: OwnId; text: string; good: boolean } | null {
  const { id } = unit;
  const now = after.units.find((other) => other.id === id);
  const left = leftOfTeam(before, after, unit);
  if (left !== undefined)
    return { id: `damaged:${id}:1`, text: `${id} is hit: one SMG Infantry unit is left of it.`, good: true };
  if (now === undefined)
    return { id: `killed:${id}`, text: `${id} is ${isVehicle(unit) ? "destroyed" : "killed"}.`, good: true };
  const wounds = now.wounds - unit.wounds;
  if (wounds > 0) return { id: `damaged:${id}:${wounds}`, text: `${id} takes ${wounds} damage.`, good: true };
  if (now.held === "ensnared" && unit.held === null)
    return { id: `ensnared:${id}`, text: `${id} is ensnared.`, good: true };
  return now.alert && !unit.alert ? { id: `alerted:${id}`, text: `${id} is alerted.`, good: false } : null;
}

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
    const fate = fateOf(before, after, unit);
    if (fate !== null) (fate.good ? good : bad)(fate.id, fate.text);
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
