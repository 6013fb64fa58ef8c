import { compass, counted, doneBy } from "../../kernel/index.ts";
import type { AlertCause, EventName, EventOf, KillManner, SpotCause } from "./events.ts";
import {
  jagerTokenTitles,
  panelInWords,
  actionTitles,
  explosiveTitles,
  itemTitles,
  thingTitles,
  type vehicleSteps,
  weaponTitles,
} from "../book/index.ts";

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const causes: Readonly<Record<AlertCause, string>> = {
  sound: "by a sound",
  sight: "by what it sees",
  shout: "by a warning shout",
  attack: "by the attack on it",
  witness: "by a kill it sees",
  corpse: "by a corpse it sees",
  alarm: "by the alarm",
  "break-cover": "by an Operator who breaks cover",
  door: "by an Operator who blocks its doorway",
  smell: "by a smell",
  twig: "by a snapping twig",
  freed: "by the garrotte it has got free of",
};

const spotCauses: Readonly<Record<SpotCause, string>> = {
  willys: "he is in the Willys",
  seen: "he is seen",
  attack: "the unit he attacked sees him",
  assassination: "his assassination is seen",
  "blind-fire": "blind fire gives him away",
  "loud-weapon": "his loud weapon gives him away",
  "break-cover": "he breaks cover",
  nominated: "the players nominate him",
  closest: "he is closest to an alert unit",
  door: "he blocks a doorway",
};

const manners: Readonly<Record<KillManner, string>> = {
  attack: "",
  strafe: "",
  garrotte: " with the garrotte",
  assassination: " by assassination",
  blast: " by the blast",
  trap: " by a trap",
  "run-over": ", run over",
};

/** What is said of those who act where the title of the action is no deed. */
const deeds: Partial<Readonly<Record<keyof typeof actionTitles, string>>> = {
  "blind-fire": "fire blind",
  "floor-it": "floor it",
};

/** How a vehicle drives a step. */
const drives: Readonly<Record<(typeof vehicleSteps)[number] | "turn", string>> = {
  forward: "drives forward",
  "forward-left": "drives forward and left",
  "forward-right": "drives forward and right",
  "turn-left": "turns left",
  "turn-right": "turns right",
  reverse: "reverses",
  "reverse-left": "reverses left",
  "reverse-right": "reverses right",
  "reverse-turn-left": "turns left in reverse",
  "reverse-turn-right": "turns right in reverse",
  turn: "turns round",
};

/** Of the Operators there are Nancy is a woman. */
const his = (piece: string): string => (piece === "nancy" ? "her" : "his");

/** Why somebody is spotted, of Nancy as of the others. */
const whySpotted = (piece: string, by: SpotCause, unit: string | undefined): string => {
  const why = by === "seen" && unit !== undefined ? `${unit} sees him` : spotCauses[by];
  return piece === "nancy" ? why.replace(/\bhe\b/g, "she").replace(/\b(?:him|his)\b/g, "her") : why;
};

/** What is said of each kind of event. */
const sentences: { readonly [Name in EventName]: (e: EventOf<Name>) => string } = {
  "phase-began": (e) => `Turn ${e.turn}, ${e.section} section: the ${e.phase} phase begins.`,
  "placed-unit": (e) => `${e.piece} is placed on ${e.at}, facing ${compass[e.facing]}.`,
  prepared: (e) => e.what,
  "turn-began": (e) => `The turn of ${e.piece} begins with ${e.ap} AP.`,
  "turn-ended": (e) =>
    e.lost > 0
      ? `The turn of ${e.piece} ends; ${e.lost} AP ${e.lost === 1 ? "is" : "are"} lost.`
      : `The turn of ${e.piece} ends.`,
  acted: (e) => `${e.piece} ${doneBy(deeds[e.action] ?? actionTitles[e.action])} (${e.ap} AP).`,
  moved: (e) => `${e.piece} moves from ${e.from} to ${e.to}.`,
  faced: (e) =>
    e.turn === null
      ? `${e.piece} faces ${compass[e.facing]}.`
      : `${e.piece} turns ${e.turn} to face ${compass[e.facing]}.`,
  crouched: (e) => `${e.piece} crouches.`,
  "stood-up": (e) => `${e.piece} stands up.`,
  aimed: (e) => `${e.piece} takes aim at ${e.target}.`,
  "aim-lost": (e) => `${e.piece} loses the aim at ${e.target}.`,
  marked: (e) => `${e.piece} marks ${e.target}.`,
  "mark-removed": (e) => `The target marker of ${e.piece} comes off ${e.target}.`,
  attacked: (e) => {
    const modifiers = e.modifiers.map(({ value, text }) => `, ${signed(value)} (${text.replace(/\.$/, "")})`).join("");
    return e.dice.length === 0
      ? `${e.piece} attacks ${e.target} with the ${weaponTitles[e.weapon]}: no roll is needed.`
      : `${e.piece} attacks ${e.target} with the ${weaponTitles[e.weapon]}, needing ${e.number}+${modifiers}: ${e.dice.join(", ")} → ${e.results.join(", ")}, ${e.hits} hit${e.hits === 1 ? "" : "s"}.`;
  },
  hit: (e) => `${e.piece} loses ${e.damage} health and has ${e.health}.`,
  killed: (e) => `${e.piece} is killed on ${e.at}${manners[e.how]}.`,
  damaged: (e) => `${e.piece} takes damage: ${e.wounds} of ${e.health}.`,
  destroyed: (e) => `${e.piece} is destroyed.`,
  exploded: (e) => `A ${explosiveTitles[e.what]} explodes on ${e.at}.`,
  blast: (e) =>
    `The blast of the ${explosiveTitles[e.what]} on ${e.at}, needing ${e.number}+: ${e.dice.join(", ")} → ${e.hits} success${e.hits === 1 ? "" : "es"}.`,
  "template-laid": (e) => `The blast template of the ${explosiveTitles[e.of]} stays on ${e.at} until the End Phase.`,
  "template-removed": (e) => `The blast template on ${e.at} is removed.`,
  scattered: (e) =>
    e.squares === 0
      ? `The ${explosiveTitles[e.what]} lands on ${e.to}.`
      : `The ${explosiveTitles[e.what]} scatters from ${e.from} by ${e.squares} to ${e.to} (${e.sum}).`,
  "item-used": (e) => `${e.piece} uses a ${itemTitles[e.item]}: ${e.left} left.`,
  "bomb-card": (e) => `The bomb card of the bomb on ${e.at} goes under ${e.depth} card${e.depth === 1 ? "" : "s"}.`,
  rerolled: (e) => `${e.piece} uses the rabbit's foot: die ${e.die}, a ${e.was}, becomes a 6.`,
  healed: (e) => `${e.piece} is restored to ${e.health} health.`,
  swims: (e) =>
    e.swimming ? `${e.piece} switches to the scuba token.` : `${e.piece} switches back to the standing token.`,
  "grenade-marked": (e) => `${e.piece} puts a grenade on ${e.at} to mark it.`,
  mode: (e) => `${e.piece} flips to ${e.mode} mode.`,
  replaced: (e) => `${e.piece} is replaced by ${e.by}.`,
  drove: (e) => `${e.piece} ${drives[e.step]} to ${e.to}, facing ${compass[e.facing]} (${counted(e.points, "point")}).`,
  "off-board": (e) => `${e.piece} has left the board${e.turned ? " and is turned round" : ""}.`,
  boarded: (e) => `${e.piece} boards ${e.vehicle} as ${e.seat}.`,
  deployed: (e) => `${e.piece} leaves the vehicle for ${e.to}.`,
  seated: (e) => `${e.piece} takes the seat of the ${e.seat}.`,
  repaired: (e) => `${e.piece} is repaired to ${e.health} health.`,
  missed: (e) => `${e.piece} does not kill ${e.target}.`,
  ammunition: (e) => `${e.piece} discards an ammunition token of the ${weaponTitles[e.weapon]}: ${e.left} left.`,
  "corpse-laid": (e) => `A corpse lies on ${e.at}.`,
  "corpse-removed": (e) => `The corpse on ${e.at} is removed.`,
  "picked-up": (e) => `${e.piece} picks up a ${thingTitles[e.what]} on ${e.at}.`,
  "put-down": (e) => `${e.piece} puts a ${thingTitles[e.what]} on ${e.at}.`,
  recovered: (e) => `${e.piece} recovers to ${e.health} health.`,
  alerted: (e) => `${e.piece} is alerted ${causes[e.by]}.`,
  spotted: (e) => `${e.piece} is spotted: ${whySpotted(e.piece, e.by, e.unit)}.`,
  unspotted: (e) => `${e.piece} is no longer spotted.`,
  shouted: (e) => `${e.piece} shouts a warning, heard within ${e.radius} squares.`,
  heard: (e) => `${e.piece} hears the sound from ${e.at}.`,
  unseen: (e) => `${e.piece} stays unseen.`,
  silenced: (e) => `${e.piece} is dead before it can flip, shout or attack.`,
  meter: (e) => `The stealth meter goes from ${e.from} to ${e.to}.`,
  alarm: () => "The alarm sounds: the Battle Section begins.",
  weighed: (e) => {
    const best = e.candidates.filter((candidate) => candidate.best).map(({ name }) => name);
    return `${e.piece} weighs its ${e.about}: ${best.join(" or ")}${e.decidedBy === null ? "" : `, by ${e.decidedBy}`}.`;
  },
  advanced: (e) => `${e.piece} advances on ${e.target} (priority ${e.priority}).`,
  stayed: (e) => `${e.piece} stays: ${e.why}`,
  stopped: (e) => `${e.piece} stops on ${e.at}.`,
  "card-drawn": (e) => `An event card is drawn: ${panelInWords(e.panel)}.`,
  token: (e) => `The patrol token shows ${e.colour}.`,
  reshuffled: (e) => `The event deck is shuffled again: ${e.cards} cards.`,
  "event-void": (e) => `Nothing happens: ${e.why}`,
  spawned: (e) => `${e.piece} is put on marker ${e.marker + 1} of spawn tile ${e.tile}.`,
  "cigarette-taken": (e) => `${e.piece} takes the cigarette token.`,
  "cigarette-given": (e) => `${e.piece} puts the cigarette token on ${e.target}.`,
  "cigarette-discarded": (e) => `The cigarette token on ${e.piece} is discarded.`,
  "failure-taken": (e) => `${e.piece} takes the mechanical failure token.`,
  "failure-used": (e) => `${e.piece} puts the mechanical failure token on ${e.target}.`,
  "failure-discarded": (e) => `The mechanical failure token on ${e.piece} is discarded.`,
  "outfit-changed": (e) =>
    `${e.piece} ${e.wears === "disguise" ? "changes into the disguise" : "changes out of the disguise"}.`,
  suspected: (e) =>
    `${e.piece} arouses suspicion: ${e.by.join(" and ")} ${e.by.length === 1 ? "has" : "have"} her in sight.`,
  interacts: (e) =>
    `${e.piece} interacts with ${e.target} (${e.tokens} interact token${e.tokens === 1 ? "" : "s"} left).`,
  "interaction-ended": (e) => `The interaction of ${e.piece} with ${e.target} is over.`,
  ensnared: (e) => `${e.piece} has ${e.target} in her garrotte.`,
  freed: (e) => `${e.piece} is free of the garrotte of ${e.by}.`,
  emptied: (e) => `${counted(e.units, "unit")} got off ${e.piece}, which is empty now.`,
  smelled: (e) => `${e.piece} smells ${e.target} on ${e.at}.`,
  flames: (e) => `The room of ${e.at} burns: ${e.tokens} flame token${e.tokens === 1 ? "" : "s"}.`,
  burned: (e) =>
    `${e.piece} is in the burning room of ${e.at}, needing ${e.number}+: ${e.dice.join(", ")} → ${e.hits} health lost.`,
  called: (e) =>
    `${e.piece} is called to the ${compass[e.side]} edge: its card goes under ${e.depth} card${e.depth === 1 ? "" : "s"}.`,
  arrived: (e) =>
    `${e.piece} arrives at the ${compass[e.side]} edge, before ${e.side === "N" || e.side === "S" ? "column" : "row"} ${e.line} of the tiles.`,
  flew: (e) => `${e.piece} flies ${compass[e.heading]} to ${e.to}.`,
  rearmed: (e) => `${e.piece} has ${e.rockets} rockets again.`,
  became: (e) => `${e.piece} turns over its token: it is ${e.kind} now.`,
  "jager-drew": (e) => `The Jäger player draws ${e.card ?? "a card"}.`,
  "jager-laid": (e) => `The Jäger player lays ${e.card ?? "a card"} face down beside the event deck.`,
  "jager-exchanged": (e) => `The Jäger player discards ${e.discarded.join(" and ")} and draws ${e.card ?? "a card"}.`,
  "jager-discarded": (e) => `The Jäger card ${e.card} goes to the Jäger discard pile.`,
  "jager-passed": (e) => `The Jäger player, with ${e.held} card${e.held === 1 ? "" : "s"} in his hand, does nothing.`,
  "jager-used": (e) =>
    `The Jäger player uses the card he has laid, ${e.card}: ${e.panel} takes the place of the event.`,
  "token-placed": (e) => `The ${jagerTokenTitles[e.what]} token is put on ${e.at}.`,
  "token-removed": (e) => `The ${jagerTokenTitles[e.what]} token on ${e.at} is removed.`,
  "stain-turned": (e) => `The blood stain on ${e.at} is turned to its small symbol.`,
  "cat-startled": (e) => `${e.by} startles the cat on ${e.at}.`,
  "twig-snapped": (e) => `A twig snaps under ${e.piece} on ${e.at}, heard within ${e.radius} squares.`,
  "in-position": (e) => `${e.piece} is in position on ${e.at}.`,
  commanded: (e) => `The Jäger player moves ${e.piece} to ${e.to}, facing ${e.facing}.`,
  "markers-returned": (e) => `The target marker of ${e.piece} returns to ${his(e.piece)} board.`,
  left: (e) => `${e.piece} leaves the board.`,
  over: (e) => `${e.result === "victory" ? "Victory" : "Defeat"}: ${e.why}`,
};

/** The sentence of an event. */
export const describe = <Name extends EventName>(event: EventOf<Name>): string => sentences[event.event](event);
