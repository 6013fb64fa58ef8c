import type { DieKind } from "../../kernel/index.ts";

/** What a die shows. dt.dice.three-symbols */
export type Symbol = "ARMY" | "TARGET" | "SHIELD";

/** The die of the rules, and the original one with two symbols. dt.open.die-faces */
export const dieKinds = {
  "three-symbols": { name: "symbols", faces: ["ARMY", "ARMY", "TARGET", "TARGET", "SHIELD", "SHIELD"] },
  "two-symbols": { name: "original", faces: ["target", "target", "blank", "blank", "blank", "blank"] },
} as const satisfies Record<string, DieKind>;

export type DiceInUse = keyof typeof dieKinds;

/** What each face of a die of the rules shows, in their order. */
export const symbolFaces: readonly Symbol[] = dieKinds["three-symbols"].faces;

/**
 * Whether each face of a die is a success in a roll that names these symbols. On original dice the target face is the
 * success where ARMY counts alone, a blank one where another symbol counts, too. dt.dice.army-default,
 * dt.dice.classic-one, dt.dice.classic-two
 */
export const successFaces = (dice: DiceInUse, named: readonly Symbol[]): readonly boolean[] =>
  dice === "three-symbols"
    ? symbolFaces.map((symbol) => named.includes(symbol))
    : dieKinds["two-symbols"].faces.map((face) => (face === "target") === (named.length === 1));
