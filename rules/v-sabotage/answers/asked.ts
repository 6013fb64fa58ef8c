import { type Asked, commonParts, type Shapes, wordsOf } from "../../kernel/index.ts";
import { commandoCards } from "../book/commando-cards.ts";
import type { PromptId } from "../book/decisions.ts";
import { tokenKinds } from "../book/tokens.ts";
import { xpCards } from "../book/xp-cards.ts";

const tiles = "[A-Za-z][A-Za-z0-9-]*";

const parts = {
  ...commonParts,
  tile: { text: "a tile", is: tiles, names: "place" },
  way: { text: "a way between two tiles, `A1|A2`", is: `${tiles}[|]${tiles}`, names: "place" },
  name: { text: "a name", is: tiles },
  card: { text: "a commando card", is: wordsOf(commandoCards) },
  xp: { text: "an XP card", is: wordsOf(xpCards) },
  token: { text: "an equipment token", is: tokenKinds },
  parts: {
    text: "each part of the group with its tile: `A2: g1 g2; A3: g3`",
    is: `${tiles}: ${tiles}(?: ${tiles})*(?:; ${tiles}: ${tiles}(?: ${tiles})*)*`,
  },
} as const;

const unit = { "{piece}": "the unit" };
const die = { keep: "the dice stay as they are", "die {number}": "this die, from 1, is rolled again" };

const byOption = {
  "vs.decide.missing-equipment": {
    "{tile}": "the tile that goes without",
    "{piece}": "the commando who goes without",
  },
  "vs.decide.commando": { "{card} tan": "the card with its tan side", "{card} blue": "with its blue side" },
  "vs.decide.event-order": { "{name}": "the terrain that draws first" },
  "vs.decide.event": {
    "{tile}": "the tile",
    "{piece}": "the unit or commando",
    "{way}": "the door",
    "{facing}": "the direction the enemies head in",
    nobody: "nobody else",
  },
  "vs.decide.action": { "{tile}": "where the other commando of a skill moves" },
  "vs.decide.collect": { "{token}": "the token that is laid down" },
  "vs.decide.share-hits": {
    "{piece}": "the unit that is hit; units that are alike are one option, the first of them",
    barrel: "the gas barrel",
    rest: "a visible character left on the tile",
    lose: "the hit is lost",
  },
  "vs.decide.share-rest": { "{piece}": "the visible character" },
  "vs.decide.nest": { "{piece}": "who takes the nest", nobody: "it is left to the enemy" },
  "vs.decide.token-side": { "{token}": "the token that is kept" },
  "vs.decide.binoculars": die,
  "vs.decide.reroll": die,
  "vs.decide.reinforcement-space": unit,
  "vs.decide.split": { "{parts}": "the whole split", "{tile}": "by a reading: the tile this unit goes to" },
  "vs.decide.nearest-tie": { "{tile}": "those on this tile", "{piece}": "the commando they head for" },
  "vs.decide.movement-space": unit,
  "vs.decide.protector": { "{piece}": "the unit", "{name}": "the token that is protected" },
  "vs.decide.officer-group": unit,
  "vs.decide.group-order": { "{tile}": "the group on this tile" },
  "vs.decide.adjacent-target": { "{tile}": "the tile that is shot at" },
  "vs.decide.share-enemy-hits": { "{piece}": "who takes the hit", lose: "the hit is lost" },
  "vs.decide.critical-nest": { stay: "it stays in the nest", leave: "it moves to another space of the tile" },
  "vs.decide.replacement": { tan: "the tan side", blue: "the blue side" },
  "vs.decide.drop-target": { "{tile}": "where the airdrop lands" },
  "vs.decide.xp": {
    "{piece}": "who gets the card",
    yellow: "the yellow card",
    blue: "the blue card",
    "{xp}": "the old card that goes",
    none: "the new card is not taken",
    play: "the card is played",
    keep: "it is kept",
  },
  "vs.decide.token-order": { "{name}": "the token that acts next" },
  "vs.decide.luck": {
    "relieve {piece}": "a −1 AP token of the commando is removed",
    "action {piece}": "the commando performs one more action",
    "saved {piece}": "the commando gains a +1 AP token",
    "{piece}": "the unit that returns to the reserve, or the entrance that is removed",
  },
  "vs.decide.lone-wolf": {
    gander: "Gander comes along",
    alone: "the commando goes alone",
    "{xp}": "the XP card",
    "{token}": "the equipment",
    "replace {token}": "the starting equipment that it replaces",
  },
  "vs.decide.campaign": { "{tile}": "the tile" },
} as const satisfies Partial<Readonly<Record<PromptId, Shapes>>>;

/** What the rules ask, and how it is answered. */
export const asked: Asked = {
  byAction: ["vs.decide.action", "vs.decide.between-steps"] satisfies PromptId[],
  byOption,
  parts,
};
