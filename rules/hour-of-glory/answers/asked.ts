import { type Asked, commonParts, type Shapes, wordsOf } from "../../kernel/index.ts";
import { cardIds } from "../book/cards.ts";
import { characters } from "../book/characters.ts";
import type { PromptId } from "../book/decisions.ts";
import { equipmentIds, itemNames } from "../book/items.ts";

const parts = {
  ...commonParts,
  door: { text: "a door", is: "[A-Z][A-Z0-9]*" },
  character: { text: "a character", is: wordsOf(characters) },
  order: { text: "all Intruders in the order of their turns, a + between them", is: "[a-z]+(?:[+][a-z]+)+" },
  thing: { text: "a weapon, equipment, the master key or a card", is: [...wordsOf(itemNames), ...cardIds] },
  equipment: { text: "a piece of equipment", is: equipmentIds },
  name: { text: "a name", is: "[a-z]+" },
  dice: { text: "the faces of the dice, a + between them", is: "[1-6](?:[+][1-6])*" },
} as const;

const yesOrNo = { yes: "yes", no: "no" };
const square = { "{square}": "the square" };
const facing = { "{facing}": "the facing" };
const bodies = {
  corpse: "the only body there",
  "corpse-{name}": "the body of this Intruder, of a `guard` or of the `commander`",
  "corpse-{name}-{number}": "the second body of a Guard or Commander, and so on; those that are alike are one",
};
const things = {
  "{thing}": "one thing; the rest is asked for again",
  all: "everything that is left",
  done: "nothing more",
};

const byOption = {
  "hg.dec.order": { "{order}": "the order" },
  "hg.dec.characters": {
    "{character}": "the character",
    carbine: "the weapon: a carbine",
    rifle: "the weapon: a rifle",
    "{equipment}+{equipment}": "the two pieces of equipment",
  },
  "hg.dec.start-square": square,
  "hg.dec.sentry-posts": { "{door}": "the door he stands at" },
  "hg.dec.commander-start": { ...square, ...facing },
  "hg.dec.action": { "corpse-{name}": "the body that is concealed" },
  "hg.dec.sneak": {
    chance: "SNEAK, taking a chance",
    time: "SNEAK, spending time",
    decline: "he lets himself be heard",
  },
  "hg.dec.react-use": { move: "moving is given up", attack: "fighting or shooting is given up" },
  "hg.dec.bonus-weapon": { knife: "the knife", pistol: "the pistol" },
  "hg.dec.handgun-declare": yesOrNo,
  "hg.dec.range-dice": {
    "{dice}": "the dice that cover the range, by their faces from low to high",
    none: "no dice",
    most: "those that leave the most passes",
  },
  "hg.dec.burst-rerolls": {
    none: "no more rerolls",
    "range-{number}": "this one of the range dice, from 1",
    "attack-{number}": "this one of the attack dice, from 1",
  },
  "hg.dec.counterattack": yesOrNo,
  "hg.dec.take": things,
  "hg.dec.loot": things,
  "hg.dec.recover-try": yesOrNo,
  "hg.dec.recover-mode": { raiding: "raiding mode", assault: "assault mode" },
  "hg.dec.reroll-kit": yesOrNo,
  "hg.dec.sacrifice": yesOrNo,
  "hg.dec.commander-move": facing,
  "hg.dec.investigate": {
    ...bodies,
    alert: "an alert marker",
    sentry: "the marker of a Sentry",
    "{piece}": "the marker of this Sentry, where several lie there",
  },
  "hg.dec.expose-marker": yesOrNo,
  "hg.dec.alert-tie": { ...facing, left: "the left side of the door", right: "the right side" },
  "hg.dec.mobilise": square,
  "hg.dec.guard-target": { "{piece}": "the assaulter" },
  "hg.dec.guard-path": { "{door}": "the door he opens" },
  "hg.dec.replacement": { ...yesOrNo, ...square },
  "hg.dec.replacement-facing": facing,
} as const satisfies Partial<Readonly<Record<PromptId, Shapes>>>;

/** The decisions the rules ask for, and what their answers look like. */
export const asked: Asked = {
  byAction: [
    "hg.dec.action",
    "hg.dec.commander-move",
    "hg.dec.sentry-attack",
    "hg.dec.guard-path",
  ] satisfies PromptId[],
  byOption,
  parts,
};
