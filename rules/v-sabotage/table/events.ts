import { compass, counted, doneBy, type KindsOf, spaced } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { weapons } from "../book/tokens.ts";
import { actionTitles } from "./action-titles.ts";
import type { eventShapes } from "./event-shapes.ts";
import { phaseTitles } from "./phase-titles.ts";

type Kinds = KindsOf<ReturnType<typeof eventShapes>>;

/** The name of a kind of event. */
type EventName = keyof Kinds;

/** One kind of event with its fields and the rules it rests on. */
type EventOf<Name extends EventName> = { readonly event: Name; readonly cites: readonly Citation[] } & Kinds[Name];

/** Something that happened, with the rules it rests on. */
export type SabotageEvent = { readonly [Name in EventName]: EventOf<Name> }[EventName];

const diceText = (faces: readonly number[]): string => (faces.length === 0 ? "no dice" : faces.join(", "));
const listText = (words: readonly string[]): string => (words.length === 0 ? "nothing" : words.join(", "));
/** Where enemies head: a side, or a place. */
const towardText = (word: string): string =>
  Object.entries(compass).find(([letter]) => letter === word)?.[1] ?? `toward ${spaced(word)}`;

/** What is said of those who act where the title of the action is no deed. */
const deedPhrases: Partial<Readonly<Record<keyof typeof actionTitles, string>>> = {
  "close-combat": "fight in close combat",
  skill: "use a special action",
  "ask-us": "wish to be asked",
};

/** When the players are asked whether somebody acts between the steps of the enemy. */
const asksInWords = {
  always: "The players are asked before every step of the enemy.",
  possible: "The players are asked between the steps of the enemy where somebody can act.",
  weighty: "The players are asked between the steps of the enemy where it may matter.",
  never: "The players are not asked between the steps of the enemy.",
} as const;

/** What a shot needs: "4+", or "4+ (5+ in the nest)". */
const neededText = ({ number, nest }: { readonly number: number; readonly nest: number | null }): string =>
  nest === null ? `${number}+` : nest === number ? `${number}+ in the nest` : `${number}+ (${nest}+ in the nest)`;

/** What is said of each kind of event. */
const sentences: { readonly [Name in EventName]: (event: EventOf<Name>) => string } = {
  "phase-began": (event) => `Turn ${event.turn}: ${phaseTitles[event.phase]}.`,
  prepared: (event) => event.what,
  "set-up": (event) => `The terrain ${event.terrain} is set up.`,
  "card-drawn": (event) =>
    `${event.terrain} draws an event card with the alarm ${event.alarm ? "on" : "off"}, ${event.direction === null ? "without a direction" : `toward the ${compass[event.direction]}`}.`,
  "direction-drawn": (event) =>
    `${event.terrain} draws a card for its direction: ${event.direction === null ? "none" : compass[event.direction]}.`,
  effect: (event) => `${event.card} on ${event.terrain}: ${event.text}`,
  reshuffled: (event) =>
    `${counted(event.count, "discard")} ${event.count === 1 ? "becomes" : "become"} a new ${event.pile}.`,
  "turn-began": (event) => `${event.piece} begins with ${event.ap} AP.`,
  "turn-ended": (event) => `${event.piece} has finished; ${event.lost} AP are lost.`,
  acted: (event) =>
    `${event.piece} ${doneBy(deedPhrases[event.action] ?? actionTitles[event.action])} (${event.ap} AP${event.saved > 0 ? ` and ${counted(event.saved, "+1 AP token")}` : ""}).`,
  moved: (event) =>
    event.from === null
      ? `${event.piece} enters on ${event.to}.`
      : `${event.piece} moves from ${event.from} to ${event.to}.`,
  exited: (event) => `${event.piece} exits through the trap door of ${event.from}.`,
  "trap-door": (event) => `The trap door of ${event.at} is ${event.open ? "open" : "blocked"}.`,
  door: (event) => `The door ${event.between} is ${event.locked ? "locked" : "unlocked"}.`,
  visible: (event) => `${event.piece} is visible: ${event.why}.`,
  stealthy: (event) => `${event.piece} is stealthy: ${event.why}.`,
  check: (event) =>
    `${event.piece} takes a stealth check on ${event.at}: ${diceText(event.dice)}, ${event.failed ? "failed" : "passed"}.`,
  "reaction-fire": (event) =>
    `Reaction fire at ${event.piece}, needing ${event.number}+: ${diceText(event.dice)}, ${counted(event.hits, "hit")}.`,
  injured: (event) => `${event.piece} is injured (${event.injuries}) and has ${event.ap} AP.`,
  critical: (event) => `${event.piece} is in critical condition, to be healed by the end of turn ${event.until}.`,
  healed: (event) => `${event.piece} is healed: ${counted(event.injuries, "injury", "injuries")}, ${event.ap} AP.`,
  eliminated: (event) => `${event.piece} is eliminated${event.at === null ? "" : ` on ${event.at}`}: ${event.how}.`,
  replacement: (event) => `${event.piece} (${event.side}) will come in for ${event.of}.`,
  saved: (event) => `${event.piece} has saved an action (${event.saved}).`,
  "saved-lost": (event) => `${event.piece} loses a saved action.`,
  shot: (event) =>
    `${event.piece} shoots at ${event.target} with ${weapons[event.weapon].title}, needing ${neededText(event)}: ${diceText(event.dice)}, ${counted(event.hits, "hit")}.`,
  "hits-lost": (event) => `${counted(event.count, "hit is", "hits are")} lost.`,
  "unit-eliminated": (event) => `${event.piece} is eliminated on ${event.at}: ${event.how}.`,
  "token-placed": (event) => `A token lies on ${event.at}: ${spaced(event.token)} (${event.why}).`,
  "token-discarded": (event) => `The token ${spaced(event.token)} is discarded: ${event.why}.`,
  collected: (event) => `${event.piece} collects the ${spaced(event.token)} on ${event.at}.`,
  dropped: (event) => `${event.piece} drops the ${spaced(event.token)} on ${event.at}.`,
  exchanged: (event) => `${event.piece} gives ${event.with} ${listText(event.gave)} and takes ${listText(event.took)}.`,
  set: (event) => `${event.piece} sets up the ${spaced(event.token)} at ${event.at}.`,
  rerolled: (event) => `${event.piece} has a ${event.was} rolled again: ${event.die}.`,
  uniform: (event) =>
    event.worn ? `${event.piece} wears a German uniform.` : `${event.piece} loses the German uniform.`,
  nest: (event) => `${event.piece} is ${event.inside ? "in" : "out of"} the nest of ${event.at}.`,
  exploded: (event) => `A TNT charge blows up on ${event.at}.`,
  bombarded: (event) =>
    `${event.at} is bombarded, needing ${neededText(event)}: ${diceText(event.dice)}, ${counted(event.hits, "hit")}.`,
  airdrop: (event) =>
    event.at === null
      ? `The airdrop is cancelled: ${event.why}.`
      : `The airdrop of ${listText(event.tokens)} lands on ${event.at}.`,
  barrel: (event) => (event.gone ? `The gas of ${event.at} is gone.` : `The gas barrel of ${event.at} is destroyed.`),
  alarm: (event) => `The alarm of ${event.terrain} is ${event.on ? "on" : "off"}: ${event.why}.`,
  objective: (event) => `The objective ${spaced(event.objective)} is completed.`,
  "person-appeared": (event) => `${event.piece} appears on ${event.at}.`,
  "person-left": (event) => `${event.piece} has left the terrain.`,
  placed: (event) =>
    `${event.piece} (${event.kind}${event.side === null ? "" : `, ${event.side}`}) is placed on ${event.at}.`,
  waits: (event) => `${event.piece} waits behind ${event.behind}.`,
  "empty-set": (event) => `An empty-set token is placed on ${event.at}.`,
  "empty-sets-leave": (event) =>
    `${counted(event.count, "empty-set token")} of ${event.terrain} ${event.count === 1 ? "leaves" : "leave"} the game.`,
  "special-joins": (event) => `A special unit joins the enemy reserve: ${event.kind}.`,
  barricade: (event) => `The barricade at ${event.entrance} ${event.up ? "stands" : "breaks"}.`,
  protects: (event) => `${event.piece} protects ${event.token}.`,
  turned: (event) => `${event.piece} is turned to its ${event.side} side.`,
  heading: (event) => `The enemies of ${event.terrain} head ${towardText(event.toward)}.`,
  weighed: (event) =>
    `${event.piece} weighs ${event.about}: ${event.candidates
      .filter(({ best }) => best)
      .map(({ name }) => name)
      .join(" or ")}${event.decidedBy === null ? "" : `, by ${event.decidedBy}`}.`,
  split: (event) => `The group on ${event.at} splits: ${event.parts.join("; ")}.`,
  stayed: (event) => `${event.piece} stays: ${event.why}.`,
  "group-shot": (event) =>
    `The group on ${event.at} shoots at ${event.target}, needing ${neededText(event)}: ${diceText(event.dice)}, ${counted(event.hits, "hit")}.`,
  removed: (event) => `${event.piece} returns to the reserve: ${event.why}.`,
  completed: (event) => `The terrain ${event.terrain} is completed and taken apart.`,
  "fate-token": (event) => `${event.token} takes effect on ${event.terrain}.`,
  "xp-card": (event) => `${event.piece}: the XP card ${event.card} is ${event.what}.`,
  challenge: (event) =>
    `The challenge ${event.challenge} is met: ${counted(event.boxes, "box", "boxes")} in ${event.category}.`,
  medal: (event) =>
    event.card === null ? "A medal is earned." : `A medal is earned; it unlocks the XP card ${event.card}.`,
  asks: (event) => asksInWords[event.when],
  over: (event) => `${event.result === "victory" ? "Victory" : "Defeat"}: ${event.why}`,
};

/** The sentence of an event. */
export const describe = <Name extends EventName>(event: EventOf<Name>): string => sentences[event.event](event);
