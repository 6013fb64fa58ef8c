import type { DieKind, KindDie } from "../../kernel/index.ts";

/** An ability score or the strength of a weapon: how many chevrons a success may show. zh.ability.range */
export type Score = 1 | 2 | 3;

/** The two kinds of dice; their faces are assumed. zh.dice.two-kinds, zh.dice.white-likelier, zh.open.dice-faces */
export const dieKinds = {
  white: { name: "white", faces: ["I", "I", "II", "III", "medal", "alert"] },
  grey: { name: "grey", faces: ["I", "II", "III", "medal", "medal", "stealth"] },
} as const satisfies Record<string, DieKind>;

export type Colour = keyof typeof dieKinds;

/** All that stands on some die. */
export const faces = ["I", "II", "III", "medal", "alert", "stealth"] as const;
export type Face = (typeof faces)[number];

/** The face a word stands for. Throws for a word that is on no die. */
export function faceOf(word: string): Face {
  const face = faces.find((candidate) => candidate === word);
  if (face === undefined) throw new Error(`No die has the face ${word}.`);
  return face;
}

const meanings = ["success", "failure", "medal", "alert", "stealth"] as const;

/** What a face means in a roll. zh.ability.one-per-die */
export type Meaning = (typeof meanings)[number];

const words: readonly string[] = meanings;

/** Whether a word is a meaning of a face. */
export const isMeaning = (word: string): word is Meaning => words.includes(word);

const chevrons: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3 };

/** What a face means to a score: a chevron is a success if it shows no more of them. zh.ability.score-1, zh.ability.score-2, zh.ability.score-3 */
export function meaningOf(face: string, score: Score): Meaning {
  const shown = chevrons[face];
  if (shown !== undefined) return shown <= score ? "success" : "failure";
  switch (face) {
    case "medal":
    case "alert":
    case "stealth":
      return face;
    default:
      throw new Error(`No die has the face ${face}.`);
  }
}

const dieRead = (colour: Colour, score: Score): KindDie => ({
  kind: dieKinds[colour],
  means: dieKinds[colour].faces.map((face) => meaningOf(face, score)),
});

/** The faces of a die of each colour, as each score reads them. */
const diceRead: Readonly<Record<Score, Readonly<Record<Colour, KindDie>>>> = {
  1: { white: dieRead("white", 1), grey: dieRead("grey", 1) },
  2: { white: dieRead("white", 2), grey: dieRead("grey", 2) },
  3: { white: dieRead("white", 3), grey: dieRead("grey", 3) },
};

/** The dice of a roll, white ones first, read with a score. */
export function dicePool(white: number, grey: number, score: Score): readonly KindDie[] {
  const read = diceRead[score];
  const dice: KindDie[] = [];
  for (let die = 0; die < white + grey; die++) dice.push(die < white ? read.white : read.grey);
  return dice;
}
