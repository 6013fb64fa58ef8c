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

/** The seats of a game as an action sees them: of those who take it, and of the others. */
class Seats {
  readonly ours: string;
  readonly theirs = defender;
  readonly #team: readonly string[];

  constructor({ intruders, turn }: State) {
    const asking = intruders.find(({ id }) => id === turn?.agent) ?? intruders[0];
    this.ours = `intruder-${asking?.player ?? 1}`;
    this.#team = intruders.map(({ id }) => id);
  }

  /** The seat that gains where an agent does. */
  along(agent: string): string {
    return this.#team.includes(agent) ? this.ours : this.theirs;
  }

  /** The seat that gains where an agent loses. */
  against(agent: string): string {
    return this.#team.includes(agent) ? this.theirs : this.ours;
  }
}

const fact = (id: string, text: string, goodFor: string): Fact => ({ id, text, goodFor });

/** The fact that an event is, with those that come behind it; null of most. */
function factOf(event: GloryEvent, behind: readonly GloryEvent[], seats: Seats): Fact | null {
  const { ours, theirs } = seats;
  switch (event.event) {
    case "exposed":
      return fact(`exposed:${event.agent}`, `${event.agent} is exposed.`, theirs);
    case "died":
      return fact(`dead:${event.agent}`, `${event.agent} is dead.`, seats.against(event.agent));
    case "unconscious":
      return fact(`unconscious:${event.agent}`, `${event.agent} is unconscious.`, seats.against(event.agent));
    case "alerted":
      return fact(`alerted:${event.agent}`, `${event.agent} is alerted.`, theirs);
    case "stood-down":
      return fact(`stood-down:${event.agent}`, `${event.agent} stands down.`, ours);
    case "door": {
      const is = event.open ? "open" : "closed";
      return fact(`${is}:${event.door}`, `The door ${event.door} is ${is}.`, ours);
    }
    case "card-taken":
      return fact(`taken:${event.card}`, `${cardText(event.card)} is taken.`, ours);
    case "card-turned":
      return fact(`turned:${event.card}`, `${cardText(event.card)} is turned up.`, ours);
    case "escaped":
      return fact(`escaped:${event.agent}`, `${event.agent} escapes.`, ours);
    case "recovered":
      return fact(`recovered:${event.agent}`, `${event.agent} recovers.`, seats.along(event.agent));
    case "corpse-concealed":
      return event.gone
        ? fact(`concealed:${event.at}`, `The body on ${event.at} is concealed.`, ours)
        : fact(`found:${event.at}`, `The body on ${event.at} is an alert marker now.`, ours);
    case "tested": {
      const score = scoreOf(event, behind);
      if (score === null) return null;
      const gains = score === 0 ? seats.against(event.agent) : seats.along(event.agent);
      return fact(`${event.test}:${score}`, `${inPlainWords(event.test)} scores ${score}.`, gains);
    }
    case "attacked": {
      const { agent, score } = event;
      const gains = score === 0 ? seats.against(agent) : seats.along(agent);
      return fact(`score:${agent}:${score}`, `The attack of ${agent} scores ${score}.`, gains);
    }
    default:
      return null;
  }
}

/** The facts an action brings about, for odds: of those that are told twice the last one. */
export function factsOf(before: State, after: State, events: readonly GloryEvent[]): readonly Fact[] {
  const seats = new Seats(before);
  const { ours, theirs } = seats;
  const facts = events.flatMap((event, i) => factOf(event, events.slice(i + 1), seats) ?? []);
  const minutes = before.timer - after.timer;
  if (minutes > 0 || events.some(({ event }) => event === "time"))
    facts.push(fact(`minutes:${minutes}`, passing(minutes), minutes === 0 ? ours : theirs));
  for (const { id, mode } of after.intruders) {
    const then = before.intruders.find((intruder) => intruder.id === id);
    if (then !== undefined && then.mode !== mode) facts.push(fact(`${mode}:${id}`, `${id} is in ${mode} mode.`, ours));
  }
  if (after.result !== null && before.result === null) {
    const { result, text } = after.result;
    facts.push(fact(result, text, result === "victory" ? ours : theirs));
  }
  return [...new Map(facts.map((told) => [told.id, told])).values()];
}
