import type { Fact } from "../kernel/index.ts";
import type { SabotageEvent } from "./events.ts";
import type { State } from "./state.ts";
import { injuriesOf, isCritical, isSeen } from "./table.ts";

/** The first words of the ids of facts. */
export const factKinds = ["visible", "injured", "critical", "eliminated", "alarm", "objective"];

/**
 * What is true after an action and was not before, for odds: who is seen, hurt or gone, which alarms are on, which
 * objectives are done.
 */
export function factsOf(before: State, after: State, events: readonly SabotageEvent[]): readonly Fact[] {
  const facts: Fact[] = [];
  for (const now of after.commandos) {
    const then = before.commandos.find(({ id }) => id === now.id);
    if (isSeen(now)) facts.push({ id: `visible:${now.id}`, text: `${now.id} is visible.` });
    const hurt = injuriesOf(now) - (then === undefined ? 0 : injuriesOf(then));
    if (hurt > 0 && now.status === "in-play")
      facts.push({ id: `injured:${now.id}:${hurt}`, text: `${now.id} is injured ${hurt} times.` });
    if (isCritical(now) && (then === undefined || !isCritical(then)))
      facts.push({ id: `critical:${now.id}`, text: `${now.id} is in critical condition.` });
  }
  for (const event of events) {
    if (event.event === "eliminated" || event.event === "unit-eliminated")
      facts.push({ id: `eliminated:${event.piece}`, text: `${event.piece} is eliminated.` });
  }
  for (const { id, alarm, objectives } of after.terrains) {
    if (alarm.on) facts.push({ id: `alarm:${id}`, text: `The alarm of ${id} is on.` });
    for (const objective of objectives)
      if (objective.done) facts.push({ id: `objective:${objective.id}`, text: `${objective.id} is completed.` });
  }
  return facts;
}
