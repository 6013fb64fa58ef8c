import type { BoardMark, BoardPiece, FieldOfView, SightRuling } from "../rules/kernel/index.ts";
import { borderSample } from "./edges.ts";
import type { Frame, SampleBox } from "./frame.ts";
import type { Block, Entry } from "./legend.ts";
import { lettered, wrapped } from "./lettering.ts";
import { markSample } from "./marks.ts";
import { plain } from "./names.ts";
import type { Sheet } from "./sheet.ts";
import { drawSign, lineSample, type Sign, signsOf } from "./sight.ts";
import { element, type Markup, path } from "./svg.ts";
import { shapeSample } from "./table.ts";
import { tableMarkSample } from "./table-marks.ts";
import { MOST_TOLD, pieceText, verdictText } from "./telling.ts";
import { groundFor, groundSample } from "./terrain.ts";
import type { Palette } from "./theme.ts";
import { drawToken, isThing } from "./tokens.ts";

/** What the verdict of a ruling rests on, line by line. */
export function sightBlocks({ frame, palette, tell }: Sheet, sight: SightRuling): readonly Block[] {
  const fates = [...new Set(sight.lines.map(({ fate }) => fate))];
  const keys = { full: "clear line", partial: "low things are hidden", none: "blocked line" } as const;
  const beside = (sign: Sign): Entry => ({
    text: tell.sentence(sign.reason.text) + (sign.reason.at === undefined ? "" : ` (${tell.within(sign.reason.at)})`),
    draw: ({ x, y, size }) => drawSign(palette, sign, { x: x + size / 2, y: y + size / 2 }, size * 0.46),
  });
  return [
    { entries: [{ text: verdictText(tell, sight), bold: true }] },
    {
      entries: fates.map((fate) => ({
        text: keys[fate],
        draw: (box) => lineSample(frame, palette, fate, box),
      })),
      across: true,
    },
    { entries: signsOf(sight).map(beside) },
    { entries: sight.reasons.slice(0, 8).map(({ text }) => ({ text: tell.sentence(text) })) },
    {
      entries: sight.otherwise
        .slice(0, 4)
        .map(({ text, reading }) => ({ text: `${tell.sentence(text)} Read as “${plain(reading)}”.` })),
    },
    { entries: sight.back === null ? [] : [{ text: `The other way: ${verdictText(tell, sight.back)}` }] },
  ];
}

/** What is shaded as seen, and by whom. */
export function fieldBlock({ palette, prefix, tell }: Sheet, { viewer, full, partial, grounds }: FieldOfView): Block {
  const swatch =
    (fill: string) =>
    ({ x, y, size }: SampleBox) => [
      element("path", {
        d: path("M", x, y, "h", size, "v", size, "h", -size, "z"),
        fill,
        stroke: palette.faint,
        "stroke-width": size * 0.05,
      }),
    ];
  if (grounds !== undefined) {
    const has = (well: "full" | "partial"): string =>
      grounds.flatMap((ground) => (ground.well === well ? [plain(ground.kind)] : [])).join(", ") || "nothing";
    return {
      entries: [
        { text: `${tell.name(viewer)}: ${has("full")}`, draw: swatch(palette.sight.field) },
        { text: has("partial"), draw: swatch(`url(#${prefix}-field)`) },
      ],
      across: true,
    };
  }
  return {
    entries: [
      { text: `${tell.name(viewer)} sees ${full.length} fully`, draw: swatch(palette.sight.field) },
      { text: `${partial.length} partially`, draw: swatch(`url(#${prefix}-field)`) },
    ],
    across: true,
  };
}

/** The pieces of the legend: people and vehicles one by one, things by their kind. */
export function pieceEntries({ palette, model, labels, tell }: Sheet): readonly Entry[] {
  const sample =
    (piece: BoardPiece) =>
    ({ x, y, size }: SampleBox) =>
      drawToken(
        palette,
        { ...piece, facing: null, conditions: [] },
        labels.get(piece.id) ?? "",
        { x: x + size / 2, y: y + size / 2 },
        { r: size * 0.48, large: false },
      );
  const people = model.pieces.filter((piece) => !isThing(piece));
  const kinds = new Map<string, BoardPiece[]>();
  for (const piece of model.pieces.filter(isThing)) kinds.set(piece.kind, [...(kinds.get(piece.kind) ?? []), piece]);
  return [
    ...people.slice(0, MOST_TOLD).map((piece) => ({ text: pieceText(tell, model, piece), draw: sample(piece) })),
    ...(people.length > MOST_TOLD ? [{ text: `and ${people.length - MOST_TOLD} more` }] : []),
    ...[...kinds].flatMap(([kind, pieces]) => {
      const [first] = pieces;
      const places = pieces.map((piece) =>
        [piece.area ?? `${piece.x},${piece.y}`, ...piece.conditions.map(tell.within)].join(", "),
      );
      if (first === undefined) return [];
      const more = places.length > 12 ? " …" : "";
      return [{ text: `${plain(kind)}: ${places.slice(0, 12).join("; ")}${more}`, draw: sample(first) }];
    }),
  ];
}

/** Draws the sign of a mark in a box. */
export const markSampleOf =
  ({ frame, palette, model }: Sheet, mark: BoardMark) =>
  (box: SampleBox): readonly Markup[] =>
    (model.kind === "table" ? tableMarkSample : markSample)(frame, palette, mark, box);

export function markEntries(sheet: Sheet): readonly Entry[] {
  const { model, tell } = sheet;
  const kinds = new Map<string, BoardMark[]>();
  for (const mark of model.marks) kinds.set(mark.kind, [...(kinds.get(mark.kind) ?? []), mark]);
  return [...kinds].flatMap(([kind, marks]) => {
    const [first] = marks;
    const told = marks.map(({ label, area }) =>
      area === undefined || label.includes(area) ? label : `${label} (${area})`,
    );
    const all = tell.within(told.join("; "));
    const text = marks.every(({ label }) => label.startsWith(kind)) ? all : `${plain(kind)}: ${all}`;
    return first === undefined ? [] : [{ text, draw: markSampleOf(sheet, first) }];
  });
}

/** The grounds and borders of the legend, in alphabetical order. */
export function groundEntries({ frame, palette, model }: Sheet): readonly Entry[] {
  const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
  const grounds = sorted([
    ...model.squares.map(({ terrain }) => terrain),
    ...model.areas.map(({ kind }) => groundFor(kind) ?? kind),
  ]);
  const shapes = sorted((model.table?.shapes ?? []).map(({ kind }) => kind));
  const borders = sorted([...model.edges.map(({ terrain }) => terrain), ...model.ways.map(({ kind }) => kind)]);
  return [
    ...grounds.map((kind): Entry => ({
      text: plain(kind),
      draw: (box) => [groundSample(palette, kind, box)],
    })),
    ...shapes.map((kind): Entry => ({
      text: plain(kind),
      draw: (box) => [shapeSample(palette, kind, box)],
    })),
    ...borders.map((kind): Entry => ({
      text: plain(kind),
      draw: (box) => [borderSample(frame, palette, kind, box)],
    })),
  ];
}

/** Title and subtitle above the board, and how high they are. */
export function heading(
  frame: Frame,
  palette: Palette,
  title: string,
  subtitle: string | undefined,
): { readonly markup: readonly Markup[]; readonly height: number } {
  const { text, width } = frame;
  const markup: Markup[] = [];
  let y = text * 0.4;
  const put = (content: string, size: number, { bold }: { readonly bold: boolean }, fill: string): void => {
    for (const line of wrapped(content, (width - text * 1.4) / size)) {
      y += size * 1.25;
      markup.push(lettered(line, { x: text * 0.7, y: y - size * 0.2, size, fill, bold }));
    }
  };
  put(title, text * 1.25, { bold: true }, palette.ink);
  if (subtitle !== undefined && subtitle !== "") put(subtitle, text, { bold: false }, palette.faint);
  return { markup, height: y + text * 0.3 };
}
