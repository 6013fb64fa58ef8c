import { counted, type Fact } from "../../kernel/index.ts";
import type { HoursEvent } from "../table/events.ts";
import type { State } from "../table/state.ts";
import { fighterNamed, otherSide, sideOf } from "../table/context.ts";

/** The first words of the ids of facts. */
export const factKinds = [
  "taken-out",
  "detected",
  "covert",
  "hit",
  "wounded",
  "unready",
  "red",
  "alarm",
  "raised",
  "charge-set",
  "destroyed",
  "successes",
  "accurate",
  "gun-hits",
  "cancelled",
  "stays-off",
  "passed",
  "failed",
  "medals",
  "winner",
] as const;

/** What is true after an action and was not before, for odds. */
export function factsOf(before: State, after: State, events: readonly HoursEvent[]): readonly Fact[] {
  const facts = new Map<string, Fact>();
  const say = (id: string, text: string, goodFor: string | null): void => void facts.set(id, { id, text, goodFor });
  for (const fighter of after.fighters) {
    const { id } = fighter;
    const was = fighterNamed(before, id);
    if (was === undefined) continue;
    const [own, enemy] = [sideOf(fighter), otherSide(sideOf(fighter))];
    if (fighter.where === "out" && was.where !== "out") say(`taken-out:${id}`, `${id} is taken out.`, enemy);
    if (fighter.marker && !was.marker) say(`detected:${id}`, `${id} is detected.`, enemy);
    if (!fighter.marker && was.marker && fighter.where === "table") say(`covert:${id}`, `${id} is covert.`, own);
    if (fighter.red > was.red) say(`red:${id}`, `A token of ${id} turns red.`, enemy);
  }
  for (const event of events) eventFacts(before, event, say);
  // with a success a charge is set: what is still asked is only where it touches the base
  const { pending } = after;
  if (pending?.kind === "charge-place" && pending.fighter !== null) sayCharge(pending.fighter, say);
  const { alarm } = after;
  if (alarm.raised && !before.alarm.raised) say("raised", "The alarm is raised.", "defender");
  else if (alarm.track !== before.alarm.track)
    say(
      `alarm:${alarm.track}`,
      `The alarm track stands at ${alarm.track}.`,
      alarm.track > before.alarm.track ? "defender" : "attacker",
    );
  for (const { id, status } of after.objectives)
    if (
      status === "destroyed" &&
      before.objectives.some((objective) => objective.id === id && objective.status !== "destroyed")
    )
      say(`destroyed:${id}`, `${id} is destroyed.`, "attacker");
  if (after.result !== null && before.result === null)
    say(`winner:${after.result.winner ?? "nobody"}`, after.result.text, after.result.winner);
  return [...facts.values()];
}

type Say = (id: string, text: string, goodFor: string | null) => void;

const sayCharge = (fighter: string, say: Say): void =>
  say(`charge-set:${fighter}`, `${fighter} sets a charge.`, "attacker");

function eventFacts(before: State, event: HoursEvent, say: Say): void {
  const sideOfFighter = (id: string): "attacker" | "defender" => {
    const fighter = fighterNamed(before, id);
    return fighter === undefined ? "attacker" : sideOf(fighter);
  };
  switch (event.event) {
    case "hit": {
      // what is no fighter is an objective, which the attackers destroy
      const isFighter = fighterNamed(before, event.fighter) !== undefined;
      const goodFor = isFighter ? otherSide(sideOfFighter(event.fighter)) : "attacker";
      say(`hit:${event.fighter}`, `${event.fighter} is hit.`, goodFor);
      break;
    }
    case "wounded":
      say(`wounded:${event.fighter}`, `${event.fighter} has a minor wound.`, otherSide(sideOfFighter(event.fighter)));
      break;
    case "charge-set":
      sayCharge(event.fighter, say);
      break;
    case "attacked":
      say(
        `accurate:${event.accurate}`,
        `${counted(event.accurate, "accurate attack")}.`,
        event.accurate > 0 ? sideOfFighter(event.fighter) : null,
      );
      break;
    case "gun-fired":
      say(`gun-hits:${event.hits}`, `${counted(event.hits, "hit")} of the gun.`, event.hits > 0 ? "defender" : null);
      break;
    case "rolled":
      // the outcome of other rolls has facts of its own
      if (event.fighter !== null && !/^(?:Wound roll|Duck|Defend|.* test)$/.test(event.roll))
        say(
          `successes:${event.successes}`,
          `${counted(event.successes, "success", "successes")}.`,
          event.successes > 0 ? sideOfFighter(event.fighter) : null,
        );
      break;
    case "tested":
      say(
        `${event.passed ? "passed" : "failed"}:${event.fighter}`,
        `${event.fighter} ${event.passed ? "passes" : "fails"} the test.`,
        event.passed ? sideOfFighter(event.fighter) : otherSide(sideOfFighter(event.fighter)),
      );
      break;
    case "stays-off":
      say(
        `stays-off:${event.fighter}`,
        `${event.fighter} stays off the table.`,
        otherSide(sideOfFighter(event.fighter)),
      );
      break;
    default:
      break;
  }
}
