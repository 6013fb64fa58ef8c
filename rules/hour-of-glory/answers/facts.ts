import { type Fact, orNone } from "../../kernel/index.ts";
import { cardText } from "../book/cards.ts";
import { defender } from "../table/agents.ts";
import { type GloryEvent, inPlainWords, isByTime } from "../table/events.ts";
import type { State } from "../table/state.ts";

type Tested = Extract<GloryEvent, { readonly event: "tested" }>;

/** The words that ids of facts begin with. */
export const factKinds = [
  "exposed",
  "dead",
  "unconscious",
  "alerted",
  "stood-down",
  "open",
  "closed",
  "taken",
  "turned",
  "escaped",
  "recovered",
  "concealed",
  "found",
  "EVADE",
  "REACT",
  "SNEAK",
  "SNEAK-ATTACK",
  "COUP-DE-GRACE",
  "BREACH",
  "SPY",
  "CONCEAL",
  "HIDE",
  "score",
  "minutes",
  "raiding",
  "assault",
  "victory",
  "defeat",
];

/**
 * The score of a test: after an immediate reroll; 1 by spending time, or null where the game ends before it scores. hg.weapon.handgun-reroll, hg.skill.spend-time-scores-1, hg.open.spend-time-zero
 */
function scoreOf(event: Tested, [next, then]: readonly GloryEvent[]): number | null {
  if (isByTime(event.cites)) return next?.event === "time" && then?.event === "over" ? null : 1;
  if (next?.event !== "rerolled") return event.score;
  return event.score + (next.now >= event.need ? 1 : 0) - (next.was >= event.need ? 1 : 0);
}

/** What is said of the minutes that have gone by. */
const passing = (minutes: number): string =>
  minutes === 1 ? "A minute goes by." : `${orNone(minutes, "minute", "minutes")} ${minutes === 0 ? "goes" : "go"} by.`;

/** The facts an action brings about, for odds. */
export function factsOf(before: State, after: State, events: readonly GloryEvent[]): readonly Fact[] {
  const facts = new Map<string, Fact>();
  const team = before.intruders.map(({ id }) => id);
  const asking = before.intruders.find(({ id }) => id === before.turn?.agent) ?? before.intruders[0];
  const seats = { ours: `intruder-${asking?.player ?? 1}`, theirs: defender };
  const say = (id: string, text: string, goodFor: string | null = seats.ours): void => {
    facts.set(id, { id, text, goodFor });
  };
  /** The seat that gains where an agent loses. */
  const against = (agent: string): string => (team.includes(agent) ? seats.theirs : seats.ours);
  const along = (agent: string): string => (team.includes(agent) ? seats.ours : seats.theirs);
  for (const [i, event] of events.entries()) {
    switch (event.event) {
      case "exposed":
        say(`exposed:${event.agent}`, `${event.agent} is exposed.`, seats.theirs);
        break;
      case "died":
        say(`dead:${event.agent}`, `${event.agent} is dead.`, against(event.agent));
        break;
      case "unconscious":
        say(`unconscious:${event.agent}`, `${event.agent} is unconscious.`, against(event.agent));
        break;
      case "alerted":
        say(`alerted:${event.agent}`, `${event.agent} is alerted.`, seats.theirs);
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
        say(`taken:${event.card}`, `${cardText(event.card)} is taken.`);
        break;
      case "card-turned":
        say(`turned:${event.card}`, `${cardText(event.card)} is turned up.`);
        break;
      case "escaped":
        say(`escaped:${event.agent}`, `${event.agent} escapes.`);
        break;
      case "recovered":
        say(`recovered:${event.agent}`, `${event.agent} recovers.`, along(event.agent));
        break;
      case "corpse-concealed":
        say(
          event.gone ? `concealed:${event.at}` : `found:${event.at}`,
          `The body on ${event.at} is ${event.gone ? "concealed" : "an alert marker now"}.`,
        );
        break;
      case "tested":
        {
          const score = scoreOf(event, events.slice(i + 1));
          if (score !== null)
            say(
              `${event.test}:${score}`,
              `${inPlainWords(event.test)} scores ${score}.`,
              score === 0 ? against(event.agent) : along(event.agent),
            );
        }
        break;
      case "attacked":
        say(
          `score:${event.agent}:${event.score}`,
          `The attack of ${event.agent} scores ${event.score}.`,
          event.score === 0 ? against(event.agent) : along(event.agent),
        );
        break;
      default:
    }
  }
  const minutes = before.timer - after.timer;
  if (minutes > 0 || events.some(({ event }) => event === "time"))
    say(`minutes:${minutes}`, passing(minutes), minutes === 0 ? seats.ours : seats.theirs);
  for (const now of after.intruders) {
    const then = before.intruders.find(({ id }) => id === now.id);
    if (then !== undefined && then.mode !== now.mode) say(`${now.mode}:${now.id}`, `${now.id} is in ${now.mode} mode.`);
  }
  if (after.result !== null && before.result === null)
    say(after.result.result, after.result.text, after.result.result === "victory" ? seats.ours : seats.theirs);
  return [...facts.values()];
}
