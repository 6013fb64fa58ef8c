import type { Fact, FactId } from "../../kernel/index.ts";
import { injuriesOf, isCritical, isSeen, players } from "../table/context.ts";
import type { SabotageEvent } from "../table/events.ts";
import type { State } from "../table/state.ts";

const enemy = null;

/** The first words of the ids of facts. */
export const factKinds = [
  "visible",
  "stealthy",
  "injured",
  "critical",
  "eliminated",
  "alarm",
  "alarm-off",
  "objective",
] as const;
type OwnFact = Fact & { readonly id: FactId<typeof factKinds> };

/**
 * What is true after an action and was not before, for odds: who is seen, hurt or gone, which alarms are on, which
 * objectives are done.
 */
export function factsOf(before: State, after: State, events: readonly SabotageEvent[]): readonly Fact[] {
  const facts: OwnFact[] = [];
  for (const now of after.commandos) {
    const then = before.commandos.find(({ id }) => id === now.id);
    if (isSeen(now) && (then === undefined || !isSeen(then)))
      facts.push({ id: `visible:${now.id}`, text: `${now.id} is visible.`, goodFor: enemy });
    if (now.status === "in-play" && !now.visible && then !== undefined && isSeen(then) && !isCritical(now))
      facts.push({ id: `stealthy:${now.id}`, text: `${now.id} is stealthy.`, goodFor: players });
    const hurt = injuriesOf(now) - (then === undefined ? 0 : injuriesOf(then));
    if (hurt > 0 && now.status === "in-play")
      facts.push({
        id: `injured:${now.id}:${hurt}`,
        text: `${now.id} takes ${hurt === 1 ? "1 injury" : `${hurt} injuries`}.`,
        goodFor: enemy,
      });
    if (isCritical(now) && (then === undefined || !isCritical(then)))
      facts.push({ id: `critical:${now.id}`, text: `${now.id} is in critical condition.`, goodFor: enemy });
  }
  for (const { id, visible } of after.people) {
    const then = before.people.find((earlier) => earlier.id === id);
    if (then === undefined || then.visible === visible) continue;
    // vs.escort.draws-enemies
    facts.push(
      visible
        ? { id: `visible:${id}`, text: `${id} is visible.`, goodFor: enemy }
        : { id: `stealthy:${id}`, text: `${id} is stealthy.`, goodFor: players },
    );
  }
  for (const event of events) {
    if (event.event === "eliminated" || event.event === "unit-eliminated")
      facts.push({
        id: `eliminated:${event.piece}`,
        text: `${event.piece} is eliminated.`,
        goodFor: event.event === "unit-eliminated" ? players : enemy,
      });
  }
  for (const { id, alarm, objectives } of after.terrains) {
    const then = before.terrains.find((earlier) => earlier.id === id);
    if (alarm.on && then?.alarm.on !== true)
      facts.push({ id: `alarm:${id}`, text: `The alarm of ${id} is on.`, goodFor: enemy });
    if (!alarm.on && then?.alarm.on === true)
      facts.push({ id: `alarm-off:${id}`, text: `The alarm of ${id} is off.`, goodFor: players });
    for (const objective of objectives) {
      const open = then?.objectives.some((earlier) => earlier.id === objective.id && !earlier.done) ?? true;
      if (objective.done && open)
        facts.push({ id: `objective:${objective.id}`, text: `${objective.id} is completed.`, goodFor: players });
    }
  }
  return facts;
}
