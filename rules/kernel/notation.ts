/**
 * What the text notation of a game offers, as plain data: for editors, which help people to write positions of games
 * they do not know. It need not be all that the notation can say, but all of it can be said.
 */
export interface Notation {
  /** How the board is drawn. */
  readonly drawing: DrawnBoard;
  /** What a place can be: what fills a square, or how an area is. The one that needs nothing said comes first. */
  readonly grounds: readonly Ground[];
  /** What can lie between two neighbouring places; the one that needs nothing said comes first. */
  readonly borders: readonly Border[];
  /** The lines that put something on the board. */
  readonly lines: readonly LineForm[];
}

export const drawingKinds = ["squares", "areas", "signs", "table"] as const;

/**
 * How a board is drawn in the text. Squares: rows of corners `+` and borders alternate with rows of borders and
 * squares, a sign each. Areas: a word a cell; cells with one name are one area. Signs: rows of signs, one a square,
 * without blanks and small letters; between different signs lies the first of the borders, and lines say what else.
 * Table: nothing is drawn, lines say where everything lies on a measured table.
 */
export interface DrawnBoard {
  /** Which of the four ways of drawing it is. */
  readonly kind: (typeof drawingKinds)[number];
  /** The line above the drawing; of a table the line that tells its size, with the blanks {width} and {height}. */
  readonly begins: string;
  /** The line that begins another board of its own, where several can be in play. */
  readonly another: string | null;
  /** What is drawn in a cell where nothing is: of squares the plain ground, of areas a gap; of a table nothing. */
  readonly blank: string;
  /** The most cells a side; of a table the most units of length. */
  readonly most: number;
  /** Lines that stand for a whole drawing; a text without a drawing and without such a line has the first. */
  readonly named: readonly NamedDrawing[];
}

/** A board that the notation knows by name. */
export interface NamedDrawing {
  /** E.g. `stronghold karst-fort`. */
  readonly line: string;
  /** The lines that draw the same. */
  readonly text: string;
}

/** A kind of ground: drawn by a sign on a board of squares, else said by a line such as `indoor {place}`. */
export interface Ground {
  /** What people call it. */
  readonly name: string;
  /** The sign that draws it; null where a line says it. */
  readonly sign: string | null;
  /** The line that says it, with the blank {place}; null where a sign draws it. */
  readonly line: string | null;
  /** How the drawing model calls it; null for plain ground, and for what it does not draw by itself. */
  readonly terrain: string | null;
}

/** A kind of border: signs of one that runs across and one that runs down, or a line such as `door {way} locked`. */
export interface Border {
  /** What people call it. */
  readonly name: string;
  /** The sign of one that runs across, between a place and the one below; null where a line says it. */
  readonly across: string | null;
  /** The sign of one that runs down, between a place and the one to its right; null where a line says it. */
  readonly down: string | null;
  /** The line that says it, with the blank {way}; null where signs draw it. */
  readonly line: string | null;
  /** How the drawing model calls it; null for one that needs nothing said. */
  readonly terrain: string | null;
  /** How its line names it, where each has a name of its own: the line has the blank {id} then. */
  readonly named: NamedBorder | null;
}

/** A border with a name of its own. */
export interface NamedBorder {
  /** What the name begins with; a number follows. */
  readonly stem: string;
  /** The names of the grounds of which one is that of the place named first. */
  readonly first: readonly string[];
}

/** A line that puts something on the board: words with blanks in braces, then attributes behind commas. */
export interface LineForm {
  /** What it puts there; no two lines of a game have the same name. */
  readonly name: string;
  /** The heading it stands under. */
  readonly group: string;
  /** E.g. `unit {id} {kind} {side} at {place}`. */
  readonly words: string;
  /** The words in braces, each by its name. */
  readonly blanks: readonly Blank[];
  /** What may follow behind commas. */
  readonly attributes: readonly Attribute[];
  /** Whether it may be drawn on the board by a capital letter or digit: the line is then `G = …`, without its place. */
  readonly drawn: boolean;
  /** Squares across and along the way it faces, for what covers several; its place is the upper left one. */
  readonly covers: {
    /** How many squares it is wide, seen the way it faces. */
    readonly across: number;
    /** How many squares it is long. */
    readonly along: number;
  } | null;
  /** Whether it stands among the lines under the drawing of the board it belongs to, ahead of pieces. */
  readonly underDrawing: boolean;
}

/** A line of words alone, which a game's own lines begin from. */
export const plainLine = { blanks: [], attributes: [], drawn: false, covers: null, underDrawing: false } as const;

/** A line that is written and never drawn. */
export const lineForm = (
  group: string,
  name: string,
  words: string,
  blanks: readonly Blank[],
  attributes: readonly Attribute[] = [],
): LineForm => ({ ...plainLine, group, name, words, blanks, attributes });

/** A line about a piece that ends with its place. */
export const placedForm = (
  group: string,
  name: string,
  words: string,
  blanks: readonly Blank[],
  attributes: readonly Attribute[] = [],
): LineForm => lineForm(group, name, words, [...blanks, blank.place()], attributes);

/** A line that says something of the moment: whose turn it is, what has happened. */
export const momentForm = (name: string, words: string, ...blanks: readonly Blank[]): LineForm =>
  lineForm("The moment", name, words, blanks);

/** A line of the moment that is a word with its value. */
export const momentValue = (name: string, filled: Blank): LineForm =>
  momentForm(name, `${name} {${filled.name}}`, filled);

export const blankKinds = ["name", "choice", "number", "place", "piece", "words", "outline"] as const;

/** A word of a line that is filled in. */
export interface Blank {
  /** Its name in the braces of the line. */
  readonly name: string;
  /**
   * What belongs there: the name of the piece itself, one of the values, a whole number, a place, another piece, any
   * words, the corners of a shape on a measured table one after the other.
   */
  readonly kind: (typeof blankKinds)[number];
  /** The words that fit, or for a name where others fit too, those that are usual. */
  readonly values: readonly string[];
  /** What people call these values, in their order; nothing where the words say it themselves. */
  readonly called: readonly string[];
  /** The bounds of a number. */
  readonly least: number | null;
  /** The highest number that fits; null where it is no number. */
  readonly most: number | null;
  /** Whether the line may do without it. */
  readonly optional: boolean;
  /** Whether several words may stand there, e.g. the squares of a bridge. */
  readonly many: boolean;
  /** What a new line has there; of a name, its beginning; of an outline, one round 0,0. Null for the first value. */
  readonly usual: string | null;
}

/** Something more that a line can say behind its words. */
export interface Attribute {
  /** The word that stands behind the comma. */
  readonly word: string;
  /** What it means. */
  readonly text: string;
  /** What is filled in behind the word; null where the word says it all. */
  readonly blank: Blank | null;
  /**
   * Whether it says the way the piece faces (a side, or as a number degrees clockwise from the upper edge), or what
   * ground it stands on where a letter hides that, or that all of a unit stand by its one place.
   */
  readonly says: "facing" | "ground" | "whole" | null;
}

const plainBlank = { values: [], called: [], least: null, most: null, optional: false, many: false, usual: null };

/** Blanks of a line, by what belongs there. */
export const blank = {
  name: (name: string, values: readonly string[], usual: string | null): Blank => ({
    ...plainBlank,
    name,
    kind: "name",
    values,
    usual,
  }),
  choice: (name: string, values: readonly string[], called: readonly string[] = []): Blank => ({
    ...plainBlank,
    name,
    kind: "choice",
    values,
    called,
  }),
  number: (name: string, least: number, most: number): Blank => ({ ...plainBlank, name, kind: "number", least, most }),
  place: (name = "place"): Blank => ({ ...plainBlank, name, kind: "place" }),
  piece: (name: string): Blank => ({ ...plainBlank, name, kind: "piece" }),
  words: (name: string): Blank => ({ ...plainBlank, name, kind: "words" }),
  outline: (name: string, usual: string): Blank => ({ ...plainBlank, name, kind: "outline", many: true, usual }),
} as const;

/** An attribute that its word says wholly. */
export const flag = (word: string, text: string): Attribute => ({ word, text, blank: null, says: null });
/** An attribute with something behind its word. */
export const attribute = (word: string, text: string, filled: Blank, says: Attribute["says"] = null): Attribute => ({
  word,
  text,
  blank: filled,
  says,
});
/** An attribute with a whole number behind its word. */
export const counting = (word: string, text: string, least: number, most: number): Attribute =>
  attribute(word, text, blank.number(word, least, most));
