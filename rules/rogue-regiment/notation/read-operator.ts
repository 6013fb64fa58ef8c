import type { Item, Weapon } from "../book/titles.ts";
import { newOutfit } from "../table/nancy.ts";
import { plainOperator } from "../table/new-operator.ts";
import type { Operator, Outfit } from "../table/state.ts";
import type { TextPlace } from "../../kernel/index.ts";
import {
  type AttributeTable,
  facingAttributes,
  type PieceDraft,
  readAttributes,
  readId,
  readSquare,
  readTokens,
  type WrittenPiece,
} from "./attributes.ts";
import { equipmentWords, facings, itemWords, outfits } from "./piece-words.ts";
import type { Reader } from "./text.ts";

/** An Operator as the legend describes him, before he is bound to his place. */
export interface ReadOperator {
  readonly kind: "operator";
  readonly operator: Operator;
  readonly ground: string | null;
  readonly place: TextPlace;
}

/** The words of the legend for Operators and for the support that plays like them. */
export type OperatorWord = "operator" | "resistance" | "sas";

type OperatorDraft = PieceDraft<Operator>;

/** What Jock, Paddy and anyone else carry when the legend names no weapon. */
const usualWeapons = (id: string): readonly Weapon[] => (id === "paddy" ? ["pistol", "sten"] : ["knife", "pistol"]);

/** The usual number of Sten gun ammunition tokens. */
const FULL_STEN = 5;

/** The interact tokens Nancy starts with. rr.dare.interact-three-tokens */
const FULL_TOKENS = 3;

/** The boards of whoever is described so far: those of Nancy, with the regular one up. */
const outfitOf = ({ outfit }: Operator): Outfit => outfit ?? newOutfit("regular", FULL_TOKENS);

/** `interacts sentry-1 N`, `interacts sentry-1 N kept` */
const readInteraction = (reader: Reader): Outfit["interacts"] => ({
  unit: readId(reader),
  facing: reader.oneOf("the facing it goes back to", facings),
  kept: reader.take("kept"),
});

/** `garrotte sentry-1`, `garrotte sentry-1 2` */
const readGarrotte = (reader: Reader): Outfit["garrotte"] => ({
  unit: readId(reader),
  failed: /^\d/.test(reader.peek()) ? reader.count("failed attacks of this turn", 0, 99) : 0,
});

/** `grenade 2`, `trap 1 of reg`: a stack on the Operator board, of so many tokens where none are named. */
function readItem(operator: Operator, item: Item, usualCount: number, reader: Reader): void {
  const count = readTokens(reader, "tokens", usualCount);
  const of = reader.take("of") ? readId(reader) : null;
  if (operator.items.length >= 4) reader.fail("too-many", "An Operator board has 4 item spaces.");
  operator.items.push({ item, count, of });
}

/** An attribute that stands alone: it says all of what it changes. */
const flagAttribute =
  (changes: Partial<Operator>) =>
  ({ piece }: OperatorDraft): void => {
    Object.assign(piece, changes);
  };

/** A weapon without ammunition tokens. */
const armedWith =
  (weapon: Weapon) =>
  ({ piece }: OperatorDraft): void => {
    piece.weapons.push(weapon);
  };

/** Whoever is out of play is done for the turn. */
const outOfPlay = (fate: "dead" | "left") => flagAttribute({ fate, at: null, turn: "finished", ap: 0 });

/** What the legend may say of the state of an Operator. */
const stateAttributes: AttributeTable<OperatorDraft> = {
  ...facingAttributes,
  at: ({ piece, grid }, reader) => (piece.at = readSquare(reader, grid)),
  standing: flagAttribute({ crouched: false }),
  crouched: flagAttribute({ crouched: true }),
  health: ({ piece }, reader) => (piece.health = reader.count("health", 0, 99)),
  ap: ({ piece }, reader) => (piece.ap = reader.count("action points", 0, 99)),
  spotted: flagAttribute({ spotted: true }),
  scuba: flagAttribute({ scuba: true }),
  speared: flagAttribute({ speared: true }),
  aim: ({ piece }, reader) => (piece.aim = readId(reader)),
  mark: ({ piece }, reader) => (piece.mark = readId(reader)),
  "mark-at": ({ piece, grid }, reader) => (piece.markAt = readSquare(reader, grid)),
  cigarette: flagAttribute({ cigarette: true }),
  failure: flagAttribute({ failure: true }),
  player: ({ piece }, reader) => (piece.player = reader.count("a player", 1, 4)),
  acting: flagAttribute({ turn: "acting" }),
  finished: flagAttribute({ turn: "finished" }),
  dead: outOfPlay("dead"),
  left: outOfPlay("left"),
};

/** What an Operator carries: weapons with their ammunition, equipment, items, an object. */
const kitAttributes: AttributeTable<OperatorDraft> = {
  knife: armedWith("knife"),
  pistol: armedWith("pistol"),
  speargun: armedWith("speargun"),
  rifle: armedWith("rifle"),
  sniper: ({ piece }, reader) => {
    piece.weapons.push("sniper");
    piece.sniperAmmunition = readTokens(reader, "ammunition tokens", FULL_STEN);
  },
  sten: ({ piece }, reader) => {
    piece.weapons.push("sten");
    piece.ammunition = readTokens(reader, "ammunition tokens", FULL_STEN);
  },
  unarmed: ({ piece }) => (piece.weapons.length = 0),
  carrying: ({ piece }, reader) => (piece.carrying = reader.oneOf("an object", ["corpse", "barrel"] as const)),
  ...Object.fromEntries(
    equipmentWords.map((word) => [word, ({ piece }: OperatorDraft) => void piece.equipment.push(word)]),
  ),
  ...Object.fromEntries(
    Object.entries(itemWords).map(([word, { item, count }]) => [
      word,
      ({ piece }: OperatorDraft, reader: Reader) => readItem(piece, item, count, reader),
    ]),
  ),
};

/** What the boards of Nancy say. */
const outfitAttributes: AttributeTable<OperatorDraft> = {
  outfit: ({ piece }, reader) => {
    piece.outfit = { ...outfitOf(piece), wears: reader.oneOf("an outfit", outfits) };
  },
  tokens: ({ piece }, reader) => {
    piece.outfit = { ...outfitOf(piece), tokens: reader.count("interact tokens", 0, 99) };
  },
  interacts: ({ piece }, reader) => (piece.outfit = { ...outfitOf(piece), interacts: readInteraction(reader) }),
  garrotte: ({ piece }, reader) => (piece.outfit = { ...outfitOf(piece), garrotte: readGarrotte(reader) }),
  blown: ({ piece }) => (piece.outfit = { ...outfitOf(piece), blown: true }),
};

/** Of an item an Operator may have several stacks: his own and those of others. */
const severalItems = new Set(Object.keys(itemWords));

const operatorAttributes = { ...stateAttributes, ...kitAttributes, ...outfitAttributes };

/** An Operator, or support, with nothing in his hands. */
const newOperator = (id: string, kind: OperatorWord, at: Operator["at"]): Operator => ({
  ...plainOperator(id, { health: kind === "operator" ? 5 : 3, ap: 4 }),
  at,
  support: kind !== "operator",
  sas: kind === "sas",
});

/** `operator jock at 3,4, facing E, crouched, sten 3, grenade 2, spotted` */
export function readOperator(written: WrittenPiece, kind: OperatorWord): ReadOperator {
  const { id, attributes, place, grid, drawnAt } = written;
  const operator = newOperator(id, kind, drawnAt);
  const draft: OperatorDraft = { piece: operator, grid, ground: null };
  readAttributes(written, draft, operatorAttributes, severalItems);
  const unarmed = attributes.some(({ words: [word] }) => word?.text === "unarmed");
  if (operator.weapons.length === 0 && !unarmed) {
    operator.weapons.push(...(operator.support ? (["rifle"] as const) : usualWeapons(id)));
    if (operator.weapons.includes("sten")) operator.ammunition = FULL_STEN;
  }
  return { kind: "operator", operator, ground: draft.ground, place };
}
