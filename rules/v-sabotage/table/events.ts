import { compass, counted, doneBy, type KindsOf, spaced } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { weapons } from "../book/tokens.ts";
import { actionTitles } from "./action-titles.ts";
import type { eventShapes } from "./event-shapes.ts";
import { phaseTitles } from "./phase-titles.ts";

type Kinds = KindsOf<ReturnType<typeof eventShapes>>;

/** Something that happened, with the rules it rests on. */
export type SabotageEvent = {
  readonly [K in keyof Kinds]: { readonly event: K; readonly cites: readonly Citation[] } & Kinds[K];
}[keyof Kinds];

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

/** The sentence of an event. */
export function describe(event: SabotageEvent): string {
  switch (event.event) {
    case "phase-began":
      return `Turn ${event.turn}: ${phaseTitles[event.phase]}.`;
    case "prepared":
      return event.what;
    case "set-up":
      return `The terrain ${event.terrain} is set up.`;
    case "card-drawn":
      return `${event.terrain} draws an event card with the alarm ${event.alarm ? "on" : "off"}, ${event.direction === null ? "without a direction" : `toward the ${compass[event.direction]}`}.`;
    case "direction-drawn":
      return `${event.terrain} draws a card for its direction: ${event.direction === null ? "none" : compass[event.direction]}.`;
    case "effect":
      return `${event.card} on ${event.terrain}: ${event.text}`;
    case "reshuffled":
      return `${counted(event.count, "discard")} ${event.count === 1 ? "becomes" : "become"} a new ${event.pile}.`;
    case "turn-began":
      return `${event.piece} begins with ${event.ap} AP.`;
    case "turn-ended":
      return `${event.piece} has finished; ${event.lost} AP are lost.`;
    case "acted":
      return `${event.piece} ${doneBy(deedPhrases[event.action] ?? actionTitles[event.action])} (${event.ap} AP${event.saved > 0 ? ` and ${counted(event.saved, "+1 AP token")}` : ""}).`;
    case "moved":
      return event.from === null
        ? `${event.piece} enters on ${event.to}.`
        : `${event.piece} moves from ${event.from} to ${event.to}.`;
    case "exited":
      return `${event.piece} exits through the trap door of ${event.from}.`;
    case "trap-door":
      return `The trap door of ${event.at} is ${event.open ? "open" : "blocked"}.`;
    case "door":
      return `The door ${event.between} is ${event.locked ? "locked" : "unlocked"}.`;
    case "visible":
      return `${event.piece} is visible: ${event.why}.`;
    case "stealthy":
      return `${event.piece} is stealthy: ${event.why}.`;
    case "check":
      return `${event.piece} takes a stealth check on ${event.at}: ${diceText(event.dice)}, ${event.failed ? "failed" : "passed"}.`;
    case "reaction-fire":
      return `Reaction fire at ${event.piece}, needing ${event.number}+: ${diceText(event.dice)}, ${counted(event.hits, "hit")}.`;
    case "injured":
      return `${event.piece} is injured (${event.injuries}) and has ${event.ap} AP.`;
    case "critical":
      return `${event.piece} is in critical condition, to be healed by the end of turn ${event.until}.`;
    case "healed":
      return `${event.piece} is healed: ${counted(event.injuries, "injury", "injuries")}, ${event.ap} AP.`;
    case "eliminated":
      return `${event.piece} is eliminated${event.at === null ? "" : ` on ${event.at}`}: ${event.how}.`;
    case "replacement":
      return `${event.piece} (${event.side}) will come in for ${event.of}.`;
    case "saved":
      return `${event.piece} has saved an action (${event.saved}).`;
    case "saved-lost":
      return `${event.piece} loses a saved action.`;
    case "shot":
      return `${event.piece} shoots at ${event.target} with ${weapons[event.weapon].title}, needing ${neededText(event)}: ${diceText(event.dice)}, ${counted(event.hits, "hit")}.`;
    case "hits-lost":
      return `${counted(event.count, "hit is", "hits are")} lost.`;
    case "unit-eliminated":
      return `${event.piece} is eliminated on ${event.at}: ${event.how}.`;
    case "token-placed":
      return `A token lies on ${event.at}: ${spaced(event.token)} (${event.why}).`;
    case "token-discarded":
      return `The token ${spaced(event.token)} is discarded: ${event.why}.`;
    case "collected":
      return `${event.piece} collects the ${spaced(event.token)} on ${event.at}.`;
    case "dropped":
      return `${event.piece} drops the ${spaced(event.token)} on ${event.at}.`;
    case "exchanged":
      return `${event.piece} gives ${event.with} ${listText(event.gave)} and takes ${listText(event.took)}.`;
    case "set":
      return `${event.piece} sets up the ${spaced(event.token)} at ${event.at}.`;
    case "rerolled":
      return `${event.piece} has a ${event.was} rolled again: ${event.die}.`;
    case "uniform":
      return event.worn ? `${event.piece} wears a German uniform.` : `${event.piece} loses the German uniform.`;
    case "nest":
      return `${event.piece} is ${event.inside ? "in" : "out of"} the nest of ${event.at}.`;
    case "exploded":
      return `A TNT charge blows up on ${event.at}.`;
    case "bombarded":
      return `${event.at} is bombarded, needing ${neededText(event)}: ${diceText(event.dice)}, ${counted(event.hits, "hit")}.`;
    case "airdrop":
      return event.at === null
        ? `The airdrop is cancelled: ${event.why}.`
        : `The airdrop of ${listText(event.tokens)} lands on ${event.at}.`;
    case "barrel":
      return event.gone ? `The gas of ${event.at} is gone.` : `The gas barrel of ${event.at} is destroyed.`;
    case "alarm":
      return `The alarm of ${event.terrain} is ${event.on ? "on" : "off"}: ${event.why}.`;
    case "objective":
      return `The objective ${spaced(event.objective)} is completed.`;
    case "person-appeared":
      return `${event.piece} appears on ${event.at}.`;
    case "person-left":
      return `${event.piece} has left the terrain.`;
    case "placed":
      return `${event.piece} (${event.kind}${event.side === null ? "" : `, ${event.side}`}) is placed on ${event.at}.`;
    case "waits":
      return `${event.piece} waits behind ${event.behind}.`;
    case "empty-set":
      return `An empty-set token is placed on ${event.at}.`;
    case "empty-sets-leave":
      return `${counted(event.count, "empty-set token")} of ${event.terrain} ${event.count === 1 ? "leaves" : "leave"} the game.`;
    case "special-joins":
      return `A special unit joins the enemy reserve: ${event.kind}.`;
    case "barricade":
      return `The barricade at ${event.entrance} ${event.up ? "stands" : "breaks"}.`;
    case "protects":
      return `${event.piece} protects ${event.token}.`;
    case "turned":
      return `${event.piece} is turned to its ${event.side} side.`;
    case "heading":
      return `The enemies of ${event.terrain} head ${towardText(event.toward)}.`;
    case "weighed":
      return `${event.piece} weighs ${event.about}: ${event.candidates
        .filter(({ best }) => best)
        .map(({ name }) => name)
        .join(" or ")}${event.decidedBy === null ? "" : `, by ${event.decidedBy}`}.`;
    case "split":
      return `The group on ${event.at} splits: ${event.parts.join("; ")}.`;
    case "stayed":
      return `${event.piece} stays: ${event.why}.`;
    case "group-shot":
      return `The group on ${event.at} shoots at ${event.target}, needing ${neededText(event)}: ${diceText(event.dice)}, ${counted(event.hits, "hit")}.`;
    case "removed":
      return `${event.piece} returns to the reserve: ${event.why}.`;
    case "completed":
      return `The terrain ${event.terrain} is completed and taken apart.`;
    case "fate-token":
      return `${event.token} takes effect on ${event.terrain}.`;
    case "xp-card":
      return `${event.piece}: the XP card ${event.card} is ${event.what}.`;
    case "challenge":
      return `The challenge ${event.challenge} is met: ${counted(event.boxes, "box", "boxes")} in ${event.category}.`;
    case "medal":
      return event.card === null ? "A medal is earned." : `A medal is earned; it unlocks the XP card ${event.card}.`;
    case "asks":
      return asksInWords[event.when];
    case "over":
      return `${event.result === "victory" ? "Victory" : "Defeat"}: ${event.why}`;
  }
}
