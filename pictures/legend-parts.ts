import type { BoardModel, BoardPiece } from "../rules/kernel/index.ts";
import { badgeSample, isBadged } from "./badges.ts";
import { groundEntries, markSampleOf } from "./captions.ts";
import { frameFor, type SampleBox } from "./frame.ts";
import { labelsOfPieces } from "./labels.ts";
import { plain, tellerOf } from "./names.ts";
import { placesOf } from "./places.ts";
import type { Sheet } from "./sheet.ts";
import { element, type Markup, short } from "./svg.ts";
import { palettes, type Theme } from "./theme.ts";
import { drawToken, isThing } from "./tokens.ts";

/** A line of a legend that a page lays out itself: a small drawing, and what it means. */
export interface LegendLine {
  readonly svg: string;
  readonly text: string;
}

/** Lines of one kind. */
export interface LegendPart {
  readonly title: string;
  readonly lines: readonly LegendLine[];
}

/** A line as it is drawn. */
interface Drawn {
  readonly text: string;
  readonly draw: (box: SampleBox) => readonly Markup[];
}

/** The most labels of a kind of mark that are told; of more than these its kind alone is. */
const MOST_LABELS = 2;

const firstOfEach = <T>(all: readonly T[], key: (one: T) => string): readonly (readonly [T, ...T[]])[] =>
  [...Map.groupBy(all, key).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others]],
  );

const times = (count: number): string => (count === 1 ? "" : ` × ${count}`);

const tokenIn = (palette: Sheet["palette"], piece: BoardPiece, label: string, { x, y, size }: SampleBox) =>
  drawToken(palette, piece, label, { x: x + size / 2, y: y + size / 2 }, { r: size * 0.44, large: false });

/** Who is on the board, each unit once; things by their kind. */
function pieceLines({ palette, model, labels, tell }: Sheet): readonly Drawn[] {
  const bare = (piece: BoardPiece): BoardPiece => ({ ...piece, facing: null, conditions: [] });
  const nameOf = ({ id, details: { unit } }: BoardPiece): string => (typeof unit === "string" ? unit : id);
  const people = model.pieces.filter((piece) => !isThing(piece));
  return [
    ...firstOfEach(people, nameOf).map((all): Drawn => {
      const [first] = all;
      const name = tell.name(nameOf(first));
      const kind = plain(first.kind);
      const what = name.toLowerCase().includes(kind.toLowerCase()) ? name : `${name} (${kind})`;
      return {
        text: `${what}${times(all.length)}`,
        draw: (box) => tokenIn(palette, bare(first), labels.get(first.id) ?? "", box),
      };
    }),
    ...firstOfEach(model.pieces.filter(isThing), ({ kind }) => kind).map((all): Drawn => ({
      text: `${plain(all[0].kind)}${times(all.length)}`,
      draw: (box) => tokenIn(palette, bare(all[0]), "", box),
    })),
  ];
}

/** What is drawn on a piece besides its name: where it looks, and the signs of its conditions. */
function signLines({ palette, model, labels, tell }: Sheet): readonly Drawn[] {
  const faced = model.pieces.find((piece) => piece.facing !== null && !isThing(piece));
  const conditions = model.pieces.flatMap((piece) => piece.conditions).filter(isBadged);
  // "5 health" and "3 health" are one sign, with another number
  return [
    ...(faced === undefined
      ? []
      : [
          {
            text: "the way somebody faces",
            draw: (box: SampleBox) =>
              tokenIn(palette, { ...faced, facing: "E", conditions: [] }, labels.get(faced.id) ?? "", {
                ...box,
                size: box.size * 0.8,
              }),
          },
        ]),
    ...firstOfEach(conditions, (condition) => condition.replace(/^\d+ /, "")).map(([first]): Drawn => ({
      text: tell.within(first.replace(/^\d+ /, "")),
      draw: (box) => badgeSample(palette, first, box),
    })),
  ];
}

/** What is marked on the board, by kind. */
function markLines(sheet: Sheet): readonly Drawn[] {
  return firstOfEach(sheet.model.marks, ({ kind }) => kind).map((all): Drawn => {
    const [first] = all;
    const labels = [...new Set(all.map(({ label }) => label))];
    const told = labels.length > MOST_LABELS ? "" : sheet.tell.within(labels.join("; "));
    const kind = plain(first.kind);
    const text =
      told === "" || kind.includes(told.toLowerCase()) ? kind : told.startsWith(kind) ? told : `${kind}: ${told}`;
    return { text, draw: markSampleOf(sheet, first) };
  });
}

/** What a board shows, as a legend: its pieces, the signs on them, its marks, its grounds and borders. */
export function legendParts(model: BoardModel, theme: Theme): readonly LegendPart[] {
  const frame = frameFor(model, undefined);
  const sheet: Sheet = {
    frame,
    palette: palettes[theme],
    prefix: "legend",
    model,
    crowd: placesOf(frame, model),
    labels: labelsOfPieces(model),
    tell: tellerOf(model),
  };
  const size = frame.text * 1.6;
  const margin = size * 0.2;
  const side = short(size + 2 * margin);
  const lineOf = ({ text, draw }: Drawn): LegendLine => ({
    text,
    svg: element(
      "svg",
      { viewBox: `0 0 ${side} ${side}`, "aria-hidden": "true" },
      ...draw({ x: margin, y: margin, size }),
    ).markup,
  });
  const grounds = groundEntries(sheet).map(({ text, draw = () => [] }): Drawn => ({ text, draw }));
  return [
    { title: "Pieces", lines: pieceLines(sheet).map(lineOf) },
    { title: "Signs on pieces", lines: signLines(sheet).map(lineOf) },
    { title: "Marks", lines: markLines(sheet).map(lineOf) },
    { title: "Ground and borders", lines: grounds.map(lineOf) },
  ].filter(({ lines }) => lines.length > 0);
}
