import { panelInWords } from "../book/panels.ts";
import { type vehicleSteps, weaponTitles, type WeaponWord } from "../book/titles.ts";
import type { ActionName } from "./action-schema.ts";

/** A modifier as it is written. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Why a unit flips to alert. */
export const alertCauses = {
  sound: "by a sound",
  sight: "by what it sees",
  shout: "by a warning shout",
  attack: "by the attack on it",
  witness: "by what it sees done to another unit",
  corpse: "by a corpse it sees",
  alarm: "by the alarm",
  "break-cover": "by an Operator who breaks cover",
  door: "by an Operator who blocks its doorway",
  smell: "by a smell",
  freed: "by the garrotte it has got free of",
  twig: "by a snapping twig",
} as const;
export type AlertCause = keyof typeof alertCauses;

/** Why an Operator becomes spotted. */
export const spotCauses = {
  willys: "he is in the Willys",
  seen: "he is seen",
  attack: "the unit he attacked sees him",
  assassination: "his assassination attack is seen",
  "blind-fire": "blind fire gives him away",
  "loud-weapon": "his loud weapon gives him away",
  "break-cover": "he breaks cover",
  nominated: "the players nominate him",
  closest: "he is closest to an alert unit",
  door: "he blocks a doorway",
} as const;
export type SpotCause = keyof typeof spotCauses;

/** How somebody dies. */
export const killManners = {
  attack: "",
  assassination: " by assassination",
  garrotte: " with the garrotte",
  strafe: "",
  blast: " by the blast",
  trap: " by a trap",
  "run-over": ", run over",
} as const;
export type KillManner = keyof typeof killManners;

/** What is said of those who act where the title of the action is no deed. */
export const deeds: Partial<Readonly<Record<ActionName, string>>> = {
  "blind-fire": "fire blind",
  "floor-it": "floor it",
};

/** How a vehicle drives a step. */
export const drives: Readonly<Record<(typeof vehicleSteps)[number] | "turn", string>> = {
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

/** An attack for which its weapon rolls no dice: the knife is sure, an explosion has dice of its own. */
const withoutDice: Partial<Readonly<Record<WeaponWord, string>>> = { knife: ": no roll is needed" };

/** Whom or what an attack without dice is on: a room, where nobody in it is in sight. rr.dogs.flame-room-attack-effect */
export const attackWithoutDice = (piece: string, target: string, weapon: WeaponWord): string =>
  `${piece} attacks ${weapon === "flamethrower" ? "the room of " : ""}${target} with the ${weaponTitles[weapon]}${withoutDice[weapon] ?? ""}.`;

/** Whether a place is none of the board. */
const isOff = (at: string): boolean => at === "off the board";
export const onPlace = (at: string): string => (isOff(at) ? at : `on ${at}`);
export const toPlace = (at: string): string => (isOff(at) ? at : `to ${at}`);

/** Where a token of the Jäger player lies; a door lock lies between two squares. */
export const whereToken = (at: string): string => {
  const [square, beyond] = at.split(" ");
  return beyond === undefined ? `on ${at}` : `between ${square} and ${beyond}`;
};

/** A card of the Jäger's deck by its two panels; one that nobody sees is a card. */
export const cardInWords = (card: string | null): string =>
  card === null ? "a card" : `a card (${card.split("/").map(panelInWords).join("; or ")})`;

/** Of the Operators there are Nancy is a woman. */
export const his = (piece: string): string => (piece === "nancy" ? "her" : "his");

/** Why somebody is spotted, of Nancy as of the others. */
export const whySpotted = (piece: string, by: SpotCause, unit: string | undefined): string => {
  const why = by === "seen" && unit !== undefined ? `${unit} sees him` : spotCauses[by];
  return piece === "nancy" ? why.replace(/\bhe\b/g, "she").replace(/\b(?:him|his)\b/g, "her") : why;
};
