import * as z from "zod";
import {
  compass,
  counted,
  doneBy,
  type EventsOf,
  kind,
  listed,
  named,
  spaced,
  together,
  toldBy,
} from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  fateTitle,
  fateTokens,
  type TokenKind,
  tokenKinds,
  tokenTitles,
  unitKinds,
  unitTitles,
  weaponNames,
  weapons,
} from "../book/tokens.ts";
import { challengeTitle } from "../book/challenges.ts";
import { titleOfEvent } from "../book/event-effects.ts";
import { xpTitle } from "../book/xp-cards.ts";
import { type ActionName, actionNames, actionTitle } from "./action-schema.ts";
import * as said from "./event-words.ts";
import { preparation } from "./preparations.ts";
import { phases, phaseTitles } from "./state.ts";

const { piece, place, either } = named;
const direction = z.enum(["N", "E", "S", "W"]);
const side = z.enum(["mauser", "mp40"]);
const token = z.enum(tokenKinds);
const tokens = listed(token);
const unitKind = z.enum(unitKinds);
const count = z.int();
const faces = listed(count);

const diceText = (shown: readonly number[]): string => (shown.length === 0 ? "no dice" : shown.join(", "));
const tokensText = (all: readonly TokenKind[]): string => together(all.map((one) => tokenTitles[one]));
/** An entrance, "school/south", as people say it. */
const entranceText = (entrance: string): string => {
  const [terrain, id] = entrance.split("/");
  return id === undefined ? `the ${spaced(entrance)} entrance` : `the ${spaced(id)} entrance of ${terrain ?? ""}`;
};
/** Of those who are escorted the civilians are several. */
const isOrAre = (who: string): "is" | "are" => (who === "civilians" ? "are" : "is");
/** A part of a group, "A5: u6 u7", as a list. */
function partInWords(part: string): string {
  const [tile = "", ...units] = part.split(" ");
  return units.length === 0 ? tile : `${tile} ${units.join(", ")}`;
}
/** The two sides of a regular unit. */
const sideTitles = { mauser: "Mauser", mp40: "MP40" } as const;
/** Where enemies head: a side, or a place. */
const towardText = (word: string): string =>
  word === "nowhere"
    ? "nowhere"
    : (Object.entries(compass).find(([letter]) => letter === word)?.[1] ?? `toward ${spaced(word)}`);

/** What is said of those who act where the title of the action is no deed. */
const deedPhrases: Partial<Readonly<Record<ActionName, string>>> = {
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

/** Phases, turns and moves. */
const turnEvents = () => ({
  "phase-began": kind({ phase: z.enum(phases), turn: count }, (e) => `Turn ${e.turn}: ${phaseTitles[e.phase]}.`),
  prepared: kind({ what: preparation() }, (e) => e.what),
  "set-up": kind({ terrain: piece }, (e) => `The terrain ${e.terrain} is set up.`),
  "card-drawn": kind(
    { terrain: piece, card: said.eventCard, direction: direction.nullable(), alarm: z.boolean() },
    (e) =>
      `${e.terrain} draws the event card ${titleOfEvent(e.card)} with the alarm ${e.alarm ? "on" : "off"}, ${e.direction === null ? "without a direction" : `toward the ${compass[e.direction]}`}.`,
  ),
  "direction-drawn": kind(
    { terrain: piece, card: said.eventCard, direction: direction.nullable() },
    (e) => `${e.terrain} draws a card for its direction: ${e.direction === null ? "none" : compass[e.direction]}.`,
  ),
  effect: kind(
    { terrain: piece, card: said.effectCard, text: said.effectText },
    (e) => `${e.card} on ${e.terrain}: ${e.text}`,
  ),
  reshuffled: kind(
    { pile: said.pile, count },
    (e) => `${counted(e.count, "discard")} ${e.count === 1 ? "becomes" : "become"} a new ${e.pile}.`,
  ),
  "turn-began": kind({ piece, ap: count }, (e) => `${e.piece} begins with ${e.ap} AP.`),
  "turn-ended": kind({ piece, lost: count }, (e) =>
    e.lost === 0
      ? `${e.piece} has finished.`
      : `${e.piece} has finished; ${e.lost} AP ${e.lost === 1 ? "is" : "are"} lost.`,
  ),
  acted: kind(
    { piece, action: z.enum(actionNames), ap: count, saved: count },
    (e) =>
      `${e.piece} ${doneBy(deedPhrases[e.action] ?? actionTitle(e.action))} (${e.ap} AP${e.saved > 0 ? ` and ${counted(e.saved, "+1 AP token")}` : ""}).`,
  ),
  moved: kind({ piece, from: place.nullable(), to: place }, (e) =>
    e.from === null ? `${e.piece} enters on ${e.to}.` : `${e.piece} moves from ${e.from} to ${e.to}.`,
  ),
  exited: kind({ piece, from: place }, (e) => `${e.piece} exits through the trap door of ${e.from}.`),
  "trap-door": kind(
    { at: place, open: z.boolean() },
    (e) => `The trap door of ${e.at} is ${e.open ? "open" : "blocked"}.`,
  ),
  door: kind(
    { between: place, locked: z.boolean() },
    (e) => `The door between ${e.between.replace("|", " and ")} is ${e.locked ? "locked" : "unlocked"}.`,
  ),
});

/** Stealth, injuries, attacks and who falls. */
const harmEvents = () => ({
  visible: kind({ piece, why: said.visibleReason }, (e) => `${e.piece} is visible: ${e.why}.`),
  stealthy: kind({ piece, why: said.stealthyReason }, (e) => `${e.piece} is stealthy: ${e.why}.`),
  check: kind(
    { piece, at: place, dice: faces, failed: z.boolean() },
    (e) => `${e.piece} takes a stealth check on ${e.at}: ${diceText(e.dice)}, ${e.failed ? "failed" : "passed"}.`,
  ),
  "reaction-fire": kind(
    { piece, number: count, dice: faces, hits: count },
    (e) => `Reaction fire at ${e.piece}, needing ${e.number}+: ${diceText(e.dice)}, ${counted(e.hits, "hit")}.`,
  ),
  injured: kind(
    { piece, injuries: count, ap: count },
    (e) => `${e.piece} is injured (${e.injuries}) and has ${e.ap} AP.`,
  ),
  critical: kind(
    { piece, until: count },
    (e) => `${e.piece} is in critical condition, to be healed by the end of turn ${e.until}.`,
  ),
  healed: kind(
    { piece, injuries: count, ap: count },
    (e) => `${e.piece} is healed: ${counted(e.injuries, "injury", "injuries")}, ${e.ap} AP.`,
  ),
  eliminated: kind(
    { piece, at: place.nullable(), how: said.elimination },
    (e) => `${e.piece} ${isOrAre(e.piece)} eliminated${e.at === null ? "" : ` on ${e.at}`}: ${e.how}.`,
  ),
  replacement: kind(
    { piece, side: z.enum(["tan", "blue"]), of: piece },
    (e) => `${e.piece} (${e.side}) will come in for ${e.of}.`,
  ),
  saved: kind({ piece, saved: count }, (e) => `${e.piece} has saved an action (${e.saved}).`),
  "saved-lost": kind({ piece }, (e) => `${e.piece} loses a saved action.`),
  shot: kind(
    {
      piece,
      weapon: z.enum(weaponNames),
      target: either,
      number: count,
      nest: count.nullable(),
      dice: faces,
      hits: count,
    },
    (e) =>
      `${e.piece} shoots at ${e.target} with ${weapons[e.weapon].title}, needing ${neededText(e)}: ${diceText(e.dice)}, ${counted(e.hits, "hit")}.`,
  ),
  "hits-lost": kind({ count }, (e) => `${counted(e.count, "hit is", "hits are")} lost.`),
  "unit-eliminated": kind(
    { piece, kind: unitKind, at: place, how: said.unitElimination },
    (e) => `${e.piece} is eliminated on ${e.at}: ${e.how}.`,
  ),
});

/** Tokens, equipment and what lies on the tiles. */
const tokenEvents = () => ({
  "token-placed": kind(
    { token: token, at: place, why: said.placingReason },
    (e) => `A token lies on ${e.at}: ${tokenTitles[e.token]} (${e.why}).`,
  ),
  "token-discarded": kind(
    { token: token, why: said.discardReason },
    (e) => `The ${tokenTitles[e.token]} is discarded: ${e.why}.`,
  ),
  collected: kind(
    { piece, token: token, at: place },
    (e) => `${e.piece} collects the ${tokenTitles[e.token]} on ${e.at}.`,
  ),
  dropped: kind({ piece, token: token, at: place }, (e) => `${e.piece} drops the ${tokenTitles[e.token]} on ${e.at}.`),
  exchanged: kind(
    { piece, with: piece, gave: tokens, took: tokens },
    (e) => `${e.piece} gives ${e.with} ${tokensText(e.gave)} and takes ${tokensText(e.took)}.`,
  ),
  set: kind(
    { piece, token: token, at: place },
    (e) => `${e.piece} sets up the ${tokenTitles[e.token]} at ${e.at.includes("/") ? entranceText(e.at) : e.at}.`,
  ),
  rerolled: kind({ piece, die: count, was: count }, (e) => `${e.piece} has a ${e.was} rolled again: ${e.die}.`),
  uniform: kind({ piece, worn: z.boolean() }, (e) =>
    e.worn ? `${e.piece} wears a German uniform.` : `${e.piece} loses the German uniform.`,
  ),
  nest: kind(
    { piece, at: place, inside: z.boolean() },
    (e) => `${e.piece} is ${e.inside ? "in" : "out of"} the nest of ${e.at}.`,
  ),
  exploded: kind({ at: place }, (e) => `A TNT charge blows up on ${e.at}.`),
  bombarded: kind(
    { at: place, number: count, nest: count.nullable(), dice: faces, hits: count },
    (e) => `${e.at} is bombarded, needing ${neededText(e)}: ${diceText(e.dice)}, ${counted(e.hits, "hit")}.`,
  ),
  airdrop: kind({ at: place.nullable(), tokens: tokens, drifted: count, why: said.airdropReason }, (e) =>
    e.at === null
      ? `The airdrop is cancelled: ${e.why}.`
      : `The airdrop of ${tokensText(e.tokens)} ${e.drifted === 0 ? "" : `drifts ${counted(e.drifted, "tile")} and `}lands on ${e.at}.`,
  ),
  barrel: kind({ at: place, gone: z.boolean() }, (e) =>
    e.gone ? `The gas of ${e.at} is gone.` : `The gas barrel of ${e.at} is destroyed.`,
  ),
  alarm: kind(
    { terrain: piece, on: z.boolean(), why: said.alarmReason },
    (e) => `The alarm of ${e.terrain} is ${e.on ? "on" : "off"}: ${e.why}.`,
  ),
});

/** Objectives and the characters of them. */
const objectiveEvents = () => ({
  objective: kind({ objective: piece, at: place }, (e) => `An objective is completed: ${spaced(e.objective)}.`),
  "person-appeared": kind(
    { piece, objective: piece, at: place },
    (e) => `${e.piece} ${isOrAre(e.piece) === "are" ? "appear" : "appears"} on ${e.at}.`,
  ),
  "person-left": kind({ piece }, (e) => `${e.piece} ${isOrAre(e.piece) === "are" ? "have" : "has"} left the terrain.`),
});

/** A tile that is weighed, with its scores. */
const candidate = () => z.strictObject({ name: place, scores: faces, best: z.boolean() }).readonly();

/** The enemy: who comes, what it weighs, who leaves. */
const enemyEvents = () => ({
  placed: kind(
    { piece, kind: unitKind, side: side.nullable(), at: place },
    (e) => `${e.piece} is placed on ${e.at}${e.side === null ? "" : `, its ${sideTitles[e.side]} side up`}.`,
  ),
  waits: kind({ piece, behind: z.string() }, (e) => `${e.piece} waits behind ${entranceText(e.behind)}.`),
  "empty-set": kind({ at: place }, (e) => `An empty-set token is placed on ${e.at}.`),
  "empty-sets-leave": kind(
    { terrain: piece, count },
    (e) => `${counted(e.count, "empty-set token")} of ${e.terrain} ${e.count === 1 ? "leaves" : "leave"} the game.`,
  ),
  "special-joins": kind({ kind: unitKind }, (e) => `A special unit joins the enemy reserve: ${unitTitles[e.kind]}.`),
  barricade: kind(
    { entrance: z.string(), up: z.boolean() },
    (e) => `The barricade at ${entranceText(e.entrance)} ${e.up ? "stands" : "breaks"}.`,
  ),
  protects: kind(
    { piece, token: z.union([z.enum(["alarm", "nest"]), piece]) },
    (e) => `${e.piece} protects the ${spaced(e.token)}.`,
  ),
  turned: kind({ piece, side }, (e) => `${e.piece} is turned to its ${sideTitles[e.side]} side.`),
  heading: kind(
    { terrain: piece, toward: z.string() },
    (e) => `The enemies of ${e.terrain} head ${towardText(e.toward)}.`,
  ),
  weighed: kind(
    {
      piece: either,
      about: z.literal("its next tile"),
      criteria: listed(said.criterion),
      candidates: listed(candidate()),
      decidedBy: said.criterion.nullable(),
    },
    (e) =>
      `The group on ${e.piece} weighs ${e.about}: ${e.candidates
        .filter(({ best }) => best)
        .map(({ name }) => name)
        .join(" or ")}${e.decidedBy === null ? "" : `. What decides: ${e.decidedBy}`}.`,
  ),
  split: kind(
    { at: place, parts: listed(z.string()) },
    (e) => `The group on ${e.at} splits: ${e.parts.map(partInWords).join("; ")}.`,
  ),
  stayed: kind({ piece, why: said.stayReason }, (e) => `${e.piece} stays: ${e.why}.`),
  "group-shot": kind(
    { at: place, target: either, number: count, nest: count.nullable(), dice: faces, hits: count },
    (e) =>
      `The group on ${e.at} shoots at ${e.target}, needing ${neededText(e)}: ${diceText(e.dice)}, ${counted(e.hits, "hit")}.`,
  ),
  removed: kind(
    { piece, kind: unitKind, why: said.removalReason },
    (e) => `${e.piece} returns to the reserve: ${e.why}.`,
  ),
});

/** What a game earns, and its end. */
const endEvents = () => ({
  completed: kind({ terrain: piece }, (e) => `The terrain ${e.terrain} is completed and taken apart.`),
  "fate-token": kind(
    { token: z.enum(fateTokens), terrain: piece },
    (e) => `${fateTitle(e.token)} takes effect on ${e.terrain}.`,
  ),
  "xp-card": kind(
    { piece, card: said.xpCard, what: z.enum(["gained", "played", "lost"]) },
    (e) => `${e.piece}: the XP card ${xpTitle(e.card)} is ${e.what}.`,
  ),
  challenge: kind(
    { challenge: said.challenge, category: said.category, boxes: count },
    (e) =>
      `A challenge is met for ${counted(e.boxes, "box", "boxes")} in ${spaced(e.category)}: ${challengeTitle(e.challenge)}.`,
  ),
  medal: kind({ card: said.xpCard.nullable() }, (e) =>
    e.card === null ? "A medal is earned." : `A medal is earned; it unlocks the XP card ${xpTitle(e.card)}.`,
  ),
  asks: kind({ when: z.enum(["always", "possible", "weighty", "never"]) }, (e) => asksInWords[e.when]),
  over: kind(
    { result: z.enum(["victory", "defeat"]), why: said.endText },
    (e) => `${e.result === "victory" ? "Victory" : "Defeat"}: ${e.why}`,
  ),
});

/** Every kind of event, by name. */
const kinds = () => ({
  ...turnEvents(),
  ...harmEvents(),
  ...tokenEvents(),
  ...objectiveEvents(),
  ...enemyEvents(),
  ...endEvents(),
});

type SabotageEvents<Cited extends string = string> = EventsOf<ReturnType<typeof kinds>, Cited>;

/** Something that has happened. */
export type SabotageEvent = SabotageEvents[keyof SabotageEvents];

/** An event as the rules write it: what it cites exists. */
export type CitedSabotageEvent = SabotageEvents<Citation>[keyof SabotageEvents];

export const { eventShapes, describe } = toldBy(kinds);
