/** A part of a shape, which stands there in braces: the square of "{square} {facing}". */
export interface ShapePart {
  /** What it is, for people. */
  readonly text: string;
  /** The words it may be, or a regular expression for it that has no groups of its own. */
  readonly is: readonly string[] | string;
  /** Whether it names pieces or places; several names have a blank, "+", "|" or "; " between them. */
  readonly names?: "piece" | "place";
}

export type ShapeParts = Readonly<Record<string, ShapePart>>;

/** Parts that shapes of every game may have. */
export const commonParts = {
  piece: { text: "the id of a piece", is: "[A-Za-z][A-Za-z0-9-]*", names: "piece" },
  facing: { text: "a facing", is: ["N", "E", "S", "W"] },
  number: { text: "a whole number", is: "[0-9]+" },
  square: { text: "a square, `x,y`", is: "-?[0-9]+,-?[0-9]+" },
  place: { text: "a place, `x,y`", is: "-?[0-9]+(?:[.][0-9]+)?,-?[0-9]+(?:[.][0-9]+)?" },
} as const satisfies ShapeParts;

/** The shapes of what is written by rule: each with what it stands for, in words. */
export type Shapes = Readonly<Record<string, string>>;

/** What the rules ask of persons, by the ids of decisions. One may be answered by an action here and an option there. */
export interface Asked {
  /** Decisions that a whole action answers. */
  readonly byAction: readonly string[];
  /** Decisions that one of some options answers: the shapes that the ids of these options have. */
  readonly byOption: Readonly<Record<string, Shapes>>;
  readonly parts: ShapeParts;
}

/** Names that the rules give to pieces that come into play later, e.g. reinforcements. */
export interface LaterNames {
  readonly shapes: Shapes;
  readonly parts: ShapeParts;
}

/** A way in which something written has a shape: the part that stands at each of the shape's braces. */
export interface ShapeMatch {
  readonly shape: string;
  readonly parts: readonly { readonly part: string; readonly written: string }[];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface ReadShape {
  readonly pattern: RegExp;
  readonly parts: readonly string[];
}

const shapesByParts = new WeakMap<ShapeParts, Map<string, ReadShape>>();

/** A shape as a regular expression, and the names of its parts in order. Throws where a part is not known. */
function readShape(shape: string, parts: ShapeParts): ReadShape {
  let ofParts = shapesByParts.get(parts);
  if (ofParts === undefined) shapesByParts.set(parts, (ofParts = new Map()));
  let read = ofParts.get(shape);
  if (read === undefined) {
    const pieces = shape.split(/\{([a-z-]+)\}/);
    const source = pieces.map((piece, i) => {
      if (i % 2 === 0) return escaped(piece);
      const part = parts[piece];
      if (part === undefined) throw new Error(`The shape "${shape}" has a part that is not known: ${piece}.`);
      return `(${typeof part.is === "string" ? part.is : part.is.map(escaped).join("|")})`;
    });
    read = { pattern: new RegExp(`^${source.join("")}$`), parts: pieces.filter((_, i) => i % 2 === 1) };
    ofParts.set(shape, read);
  }
  return read;
}

/** Every way in which something written has one of some shapes. */
export const shapesOf = (written: string, shapes: Iterable<string>, parts: ShapeParts): readonly ShapeMatch[] =>
  [...shapes].flatMap((shape) => {
    const { pattern, parts: names } = readShape(shape, parts);
    const match = pattern.exec(written);
    return match === null ? [] : [{ shape, parts: names.map((part, i) => ({ part, written: match[i + 1] ?? "" })) }];
  });
