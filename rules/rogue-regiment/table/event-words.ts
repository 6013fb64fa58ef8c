import { compass, counted, doneBy } from "../../kernel/index.ts";
import type { AlertCause, KillManner, RogueEvent, SpotCause } from "./events.ts";
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

/** The sentence of an event. */
export function describe(e: RogueEvent): string {
  switch (e.event) {
    case "phase-began":
      return `Turn ${e.turn}, ${e.section} section: the ${e.phase} phase begins.`;
    case "placed-unit":
      return `${e.piece} is placed on ${e.at}, facing ${compass[e.facing]}.`;
    case "prepared":
      return e.what;
    case "turn-began":
      return `The turn of ${e.piece} begins with ${e.ap} AP.`;
    case "turn-ended":
      return e.lost > 0
        ? `The turn of ${e.piece} ends; ${e.lost} AP ${e.lost === 1 ? "is" : "are"} lost.`
        : `The turn of ${e.piece} ends.`;
    case "acted":
      return `${e.piece} ${doneBy(deeds[e.action] ?? actionTitles[e.action])} (${e.ap} AP).`;
    case "moved":
      return `${e.piece} moves from ${e.from} to ${e.to}.`;
    case "faced":
      return e.turn === null
        ? `${e.piece} faces ${compass[e.facing]}.`
        : `${e.piece} turns ${e.turn} to face ${compass[e.facing]}.`;
    case "crouched":
      return `${e.piece} crouches.`;
    case "stood-up":
      return `${e.piece} stands up.`;
    case "aimed":
      return `${e.piece} takes aim at ${e.target}.`;
    case "aim-lost":
      return `${e.piece} loses the aim at ${e.target}.`;
    case "marked":
      return `${e.piece} marks ${e.target}.`;
    case "mark-removed":
      return `The target marker of ${e.piece} comes off ${e.target}.`;
    case "attacked": {
      const modifiers = e.modifiers
        .map(({ value, text }) => `, ${signed(value)} (${text.replace(/\.$/, "")})`)
        .join("");
      return e.dice.length === 0
        ? `${e.piece} attacks ${e.target} with the ${weaponTitles[e.weapon]}: no roll is needed.`
        : `${e.piece} attacks ${e.target} with the ${weaponTitles[e.weapon]}, needing ${e.number}+${modifiers}: ${e.dice.join(", ")} → ${e.results.join(", ")}, ${e.hits} hit${e.hits === 1 ? "" : "s"}.`;
    }
    case "hit":
      return `${e.piece} loses ${e.damage} health and has ${e.health}.`;
    case "killed":
      return `${e.piece} is killed on ${e.at}${manners[e.how]}.`;
    case "damaged":
      return `${e.piece} takes damage: ${e.wounds} of ${e.health}.`;
    case "destroyed":
      return `${e.piece} is destroyed.`;
    case "exploded":
      return `A ${explosiveTitles[e.what]} explodes on ${e.at}.`;
    case "blast":
      return `The blast of the ${explosiveTitles[e.what]} on ${e.at}, needing ${e.number}+: ${e.dice.join(", ")} → ${e.hits} success${e.hits === 1 ? "" : "es"}.`;
    case "template-laid":
      return `The blast template of the ${explosiveTitles[e.of]} stays on ${e.at} until the End Phase.`;
    case "template-removed":
      return `The blast template on ${e.at} is removed.`;
    case "scattered":
      return e.squares === 0
        ? `The ${explosiveTitles[e.what]} lands on ${e.to}.`
        : `The ${explosiveTitles[e.what]} scatters from ${e.from} by ${e.squares} to ${e.to} (${e.sum}).`;
    case "item-used":
      return `${e.piece} uses a ${itemTitles[e.item]}: ${e.left} left.`;
    case "bomb-card":
      return `The bomb card of the bomb on ${e.at} goes under ${e.depth} card${e.depth === 1 ? "" : "s"}.`;
    case "rerolled":
      return `${e.piece} uses the rabbit's foot: die ${e.die}, a ${e.was}, becomes a 6.`;
    case "healed":
      return `${e.piece} is restored to ${e.health} health.`;
    case "swims":
      return e.swimming ? `${e.piece} switches to the scuba token.` : `${e.piece} switches back to the standing token.`;
    case "grenade-marked":
      return `${e.piece} puts a grenade on ${e.at} to mark it.`;
    case "mode":
      return `${e.piece} flips to ${e.mode} mode.`;
    case "replaced":
      return `${e.piece} is replaced by ${e.by}.`;
    case "drove":
      return `${e.piece} ${drives[e.step]} to ${e.to}, facing ${compass[e.facing]} (${counted(e.points, "point")}).`;
    case "off-board":
      return `${e.piece} has left the board${e.turned ? " and is turned round" : ""}.`;
    case "waits":
      return `${e.piece} waits: ${e.why}`;
    case "boarded":
      return `${e.piece} boards ${e.vehicle} as ${e.seat}.`;
    case "deployed":
      return `${e.piece} leaves the vehicle for ${e.to}.`;
    case "seated":
      return `${e.piece} takes the seat of the ${e.seat}.`;
    case "repaired":
      return `${e.piece} is repaired to ${e.health} health.`;
    case "missed":
      return `${e.piece} does not kill ${e.target}.`;
    case "ammunition":
      return `${e.piece} discards an ammunition token of the ${weaponTitles[e.weapon]}: ${e.left} left.`;
    case "corpse-laid":
      return `A corpse lies on ${e.at}.`;
    case "corpse-removed":
      return `The corpse on ${e.at} is removed.`;
    case "picked-up":
      return `${e.piece} picks up a ${thingTitles[e.what]} on ${e.at}.`;
    case "put-down":
      return `${e.piece} puts a ${thingTitles[e.what]} on ${e.at}.`;
    case "recovered":
      return `${e.piece} recovers to ${e.health} health.`;
    case "alerted":
      return `${e.piece} is alerted ${causes[e.by]}.`;
    case "spotted":
      return `${e.piece} is spotted: ${whySpotted(e.piece, e.by, e.unit)}.`;
    case "unspotted":
      return `${e.piece} is no longer spotted.`;
    case "shouted":
      return `${e.piece} shouts a warning, heard within ${e.radius} squares.`;
    case "heard":
      return `${e.piece} hears the sound from ${e.at}.`;
    case "unseen":
      return `${e.piece} stays unseen.`;
    case "silenced":
      return `${e.piece} is dead before it can flip, shout or attack.`;
    case "meter":
      return `The stealth meter goes from ${e.from} to ${e.to}.`;
    case "alarm":
      return "The alarm sounds: the Battle Section begins.";
    case "weighed": {
      const best = e.candidates.filter((candidate) => candidate.best).map(({ name }) => name);
      return `${e.piece} weighs its ${e.about}: ${best.join(" or ")}${e.decidedBy === null ? "" : `, by ${e.decidedBy}`}.`;
    }
    case "advanced":
      return `${e.piece} advances on ${e.target} (priority ${e.priority}).`;
    case "stayed":
      return `${e.piece} stays: ${e.why}`;
    case "stopped":
      return `${e.piece} stops on ${e.at}.`;
    case "card-drawn":
      return `An event card is drawn: ${panelInWords(e.panel)}.`;
    case "token":
      return `The patrol token shows ${e.colour}.`;
    case "reshuffled":
      return `The event deck is shuffled again: ${e.cards} cards.`;
    case "event-void":
      return `Nothing happens: ${e.why}`;
    case "spawned":
      return `${e.piece} is put on marker ${e.marker + 1} of spawn tile ${e.tile}.`;
    case "cigarette-taken":
      return `${e.piece} takes the cigarette token.`;
    case "cigarette-given":
      return `${e.piece} puts the cigarette token on ${e.target}.`;
    case "cigarette-discarded":
      return `The cigarette token on ${e.piece} is discarded.`;
    case "failure-taken":
      return `${e.piece} takes the mechanical failure token.`;
    case "failure-used":
      return `${e.piece} puts the mechanical failure token on ${e.target}.`;
    case "failure-discarded":
      return `The mechanical failure token on ${e.piece} is discarded.`;
    case "outfit-changed":
      return `${e.piece} ${e.wears === "disguise" ? "changes into the disguise" : "changes out of the disguise"}.`;
    case "suspected":
      return `${e.piece} arouses suspicion: ${e.by.join(" and ")} ${e.by.length === 1 ? "has" : "have"} her in sight.`;
    case "interacts":
      return `${e.piece} interacts with ${e.target} (${e.tokens} interact token${e.tokens === 1 ? "" : "s"} left).`;
    case "interaction-ended":
      return `The interaction of ${e.piece} with ${e.target} is over.`;
    case "ensnared":
      return `${e.piece} has ${e.target} in her garrotte.`;
    case "freed":
      return `${e.piece} is free of the garrotte of ${e.by}.`;
    case "emptied":
      return `${counted(e.units, "unit")} got off ${e.piece}, which is empty now.`;
    case "smelled":
      return `${e.piece} smells ${e.target} on ${e.at}.`;
    case "flames":
      return `The room of ${e.at} burns: ${e.tokens} flame token${e.tokens === 1 ? "" : "s"}.`;
    case "burned":
      return `${e.piece} is in the burning room of ${e.at}, needing ${e.number}+: ${e.dice.join(", ")} → ${e.hits} health lost.`;
    case "called":
      return `${e.piece} is called to the ${compass[e.side]} edge: its card goes under ${e.depth} card${e.depth === 1 ? "" : "s"}.`;
    case "arrived":
      return `${e.piece} arrives at the ${compass[e.side]} edge, before ${e.side === "N" || e.side === "S" ? "column" : "row"} ${e.line} of the tiles.`;
    case "flew":
      return `${e.piece} flies ${compass[e.heading]} to ${e.to}.`;
    case "rearmed":
      return `${e.piece} has ${e.rockets} rockets again.`;
    case "became":
      return `${e.piece} turns over its token: it is ${e.kind} now.`;
    case "jager-drew":
      return `The Jäger player draws ${e.card ?? "a card"}.`;
    case "jager-laid":
      return `The Jäger player lays ${e.card ?? "a card"} face down beside the event deck.`;
    case "jager-exchanged":
      return `The Jäger player discards ${e.discarded.join(" and ")} and draws ${e.card ?? "a card"}.`;
    case "jager-discarded":
      return `The Jäger card ${e.card} goes to the Jäger discard pile.`;
    case "jager-passed":
      return `The Jäger player, with ${e.held} card${e.held === 1 ? "" : "s"} in his hand, does nothing.`;
    case "jager-used":
      return `The Jäger player uses the card he has laid, ${e.card}: ${e.panel} takes the place of the event.`;
    case "token-placed":
      return `The ${jagerTokenTitles[e.what]} token is put on ${e.at}.`;
    case "token-removed":
      return `The ${jagerTokenTitles[e.what]} token on ${e.at} is removed.`;
    case "stain-turned":
      return `The blood stain on ${e.at} is turned to its small symbol.`;
    case "cat-startled":
      return `${e.by} startles the cat on ${e.at}.`;
    case "twig-snapped":
      return `A twig snaps under ${e.piece} on ${e.at}, heard within ${e.radius} squares.`;
    case "in-position":
      return `${e.piece} is in position on ${e.at}.`;
    case "commanded":
      return `The Jäger player moves ${e.piece} to ${e.to}, facing ${e.facing}.`;
    case "markers-returned":
      return `The target marker of ${e.piece} returns to ${his(e.piece)} board.`;
    case "left":
      return `${e.piece} leaves the board.`;
    case "over":
      return `${e.result === "victory" ? "Victory" : "Defeat"}: ${e.why}`;
  }
}
