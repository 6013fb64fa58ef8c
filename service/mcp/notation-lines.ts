import type { DrawnBoard, LineForm, Notation } from "../../rules/kernel/index.ts";

/** How each kind of board is drawn. */
const drawn: Readonly<Record<DrawnBoard["kind"], string>> = {
  squares:
    "Rows of corners (+) and the borders between them alternate with rows of squares and the borders between them: w squares are 2w+1 characters, h squares 2h+1 rows. Squares are x,y from 0,0 at the upper left, y downwards. A capital letter or digit on a square is a piece: a line under the board says which, e.g. `G = operator jock, facing N`.",
  areas: "A grid of words with blanks between them, a word a cell: cells with the same name are one area.",
  signs:
    "Rows of signs, one a square, without blanks: squares with one sign are one room or passage. Squares are x,y from 0,0 at the upper left, y downwards. Between different signs there is a wall, and lines say what else.",
  table:
    "Nothing is drawn: lines say where everything lies on a table, in x,y units of length from 0,0 at the upper left.",
};

/** How ground and borders are written. */
function signLines({ grounds, borders }: Notation): readonly string[] {
  const ground = grounds.map(
    ({ name, sign, line }) => `${sign === null ? "" : `\`${sign}\` `}${name}${line === null ? "" : ` (line: ${line})`}`,
  );
  const border = borders.map(
    ({ name, across, down, line }) =>
      `${across === null ? "" : `\`${across}\`${down === across || down === null ? "" : ` or \`${down}\``} `}${name}${line === null ? "" : ` (line: ${line})`}`,
  );
  return [
    ...(ground.length > 0 ? [`Grounds: ${ground.join("; ")}.`] : []),
    ...(border.length > 0 ? [`Borders: ${border.join("; ")}.`] : []),
  ];
}

/** A word that fits, with what people call it where the word does not say it. */
const wordWithName = (word: string, called: string | undefined): string =>
  called === undefined ? word : `${word} (${called})`;

/** The words that may stand in the blanks of a line. */
const blanksOf = ({ blanks }: LineForm): string =>
  blanks
    .filter(({ values }) => values.length > 0)
    .map(
      ({ name, values, called }) => `{${name}}: ${values.map((word, at) => wordWithName(word, called[at])).join("|")}`,
    )
    .join("; ");

/** A line that puts something on the board, with what may stand in it. */
function formLines(form: LineForm): readonly string[] {
  const attributes = form.attributes.map(({ word, text }) => `${word} (${text})`);
  const blanks = blanksOf(form);
  return [
    `- ${form.name}: \`${form.words}\`${form.drawn ? ", or drawn on the board and `G = …` without its place" : ""}`,
    ...(blanks === "" ? [] : [`  ${blanks}`]),
    ...(attributes.length > 0 ? [`  behind commas: ${attributes.join(", ")}`] : []),
  ];
}

/** The headings of a notation's lines. */
export const headings = ({ lines }: Notation): readonly string[] => [...new Set(lines.map(({ group }) => group))];

/** How positions of a game are written; with `about` only the lines of a heading or a name, each with all it can say. */
export function notationLines(notation: Notation, about?: string): readonly string[] {
  if (about !== undefined) {
    const wanted = about.toLowerCase();
    const forms = notation.lines.filter(
      ({ group, name }) => group.toLowerCase() === wanted || name.toLowerCase().includes(wanted),
    );
    return forms.flatMap(formLines);
  }
  const { begins, another, blank, most, kind, named } = notation.drawing;
  return [
    `A board begins with the line \`${begins}\`${another === null ? "" : `, a further one with \`${another}\``}. ${drawn[kind]}`,
    ...(blank === "" ? [] : [`\`${blank}\` is a cell with nothing in it; at most ${most} a side.`]),
    ...(named.length > 0
      ? [`Known boards, in place of a drawing: ${named.map(({ line }) => `\`${line}\``).join(", ")}.`]
      : []),
    ...signLines(notation),
    ...headings(notation).map(
      (group) =>
        `${group}: ${notation.lines.flatMap((form) => (form.group === group ? [`\`${form.words}\``] : [])).join(", ")}`,
    ),
    "Attributes follow a line behind commas: ask again with `about` (a heading, or the name of a line) for those, and for the words that fit. What is not said is as usual. show_position of a ready mission is an example.",
  ];
}
