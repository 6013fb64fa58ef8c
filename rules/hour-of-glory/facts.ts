import type { Fact } from "../kernel/index.ts";
import type { GloryEvent } from "./events.ts";
import type { State } from "./state.ts";

/** What is true after an action and was not before, for odds. */
export function factsOf(before: State, after: State, events: readonly GloryEvent[]): readonly Fact[] {
  const facts = new Map<string, string>();
  const say = (id: string, text: string): void => {
    facts.set(id, text);
  };
  for (const event of events) {
    switch (event.event) {
      case "exposed":
        say(`exposed:${event.agent}`, `${event.agent} is exposed.`);
        break;
      case "died":
        say(`dead:${event.agent}`, `${event.agent} is dead.`);
        break;
      case "unconscious":
        say(`unconscious:${event.agent}`, `${event.agent} is unconscious.`);
        break;
      case "alerted":
        say(`alerted:${event.agent}`, `${event.agent} is alerted.`);
        break;
      case "stood-down":
        say(`stood-down:${event.agent}`, `${event.agent} stands down.`);
        break;
      case "door":
        say(
          `${event.open ? "open" : "closed"}:${event.door}`,
          `The door ${event.door} is ${event.open ? "open" : "closed"}.`,
        );
        break;
      case "card-taken":
        say(`taken:${event.card}`, `The card ${event.card} is taken.`);
        break;
      case "card-turned":
        say(`turned:${event.card}`, `The card ${event.card} is turned up.`);
        break;
      case "escaped":
        say(`escaped:${event.agent}`, `${event.agent} escapes.`);
        break;
      case "recovered":
        say(`recovered:${event.agent}`, `${event.agent} recovers.`);
        break;
      case "corpse-concealed":
        say(
          event.gone ? `concealed:${event.at}` : `found:${event.at}`,
          `The body on ${event.at} is ${event.gone ? "concealed" : "an alert marker now"}.`,
        );
        break;
      case "tested":
        say(`${event.test}:${event.score}`, `${event.test} scores ${event.score}.`);
        break;
      case "attacked":
        say(`score:${event.agent}:${event.score}`, `The attack of ${event.agent} scores ${event.score}.`);
        break;
      default:
    }
  }
  const minutes = before.timer - after.timer;
  if (minutes > 0) say(`minutes:${minutes}`, `${minutes} minutes go by.`);
  for (const now of after.intruders) {
    const then = before.intruders.find(({ id }) => id === now.id);
    if (then !== undefined && then.mode !== now.mode) say(`${now.mode}:${now.id}`, `${now.id} is in ${now.mode} mode.`);
  }
  if (after.result !== null && before.result === null) say(after.result.result, after.result.text);
  return [...facts].map(([id, text]) => ({ id, text }));
}
