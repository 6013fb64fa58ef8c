import type { Frame, Point, SampleBox } from "./frame.ts";
import { lettered, textWidth, wrapped } from "./lettering.ts";
import type { Markup } from "./svg.ts";
import type { Palette } from "./theme.ts";

/** A line of the legend: a small drawing in a box, and what it means. */
export interface Entry {
  readonly text: string;
  readonly bold?: boolean;
  readonly draw?: (box: SampleBox) => readonly Markup[];
}

/** A part of the legend; `across` puts short entries one behind the other, else they stand in columns. */
export interface Block {
  readonly entries: readonly Entry[];
  readonly across?: boolean;
}

/** Where something is laid: from a point downwards, so wide at the most. */
interface Room extends Point {
  readonly width: number;
}

interface Laid {
  readonly markup: readonly Markup[];
  readonly height: number;
}

const LINE = 1.32;
/** The widest that a line of text may run, and the width of a column, in sizes of the text. */
const LONGEST = 66;
const COLUMN = 27;
const PAD = 0.7;

function entryIn({ x, y, width }: Room, frame: Frame, palette: Palette, { text, bold = false, draw }: Entry): Laid {
  const size = frame.text;
  const icon = size * 1.25;
  const indent = draw === undefined ? 0 : icon + size * 0.5;
  const lines = wrapped(text, (width - indent) / size);
  const markup = lines.map((line, i) =>
    lettered(line, { x: x + indent, y: y + size * (1 + i * LINE), size, fill: palette.ink, bold }),
  );
  return {
    markup: [...(draw?.({ x, y: y - size * 0.04, size: icon }) ?? []), ...markup],
    height: Math.max(draw === undefined ? 0 : icon + size * 0.2, lines.length * size * LINE),
  };
}

function inColumns({ x, y: top, width }: Room, frame: Frame, palette: Palette, entries: readonly Entry[]): Laid {
  const columns = Math.min(entries.length, Math.max(1, Math.floor(width / (COLUMN * frame.text))));
  const each = width / Math.max(1, columns);
  const markup: Markup[] = [];
  let y = top;
  for (let i = 0; i < entries.length; i += columns) {
    let tallest = 0;
    entries.slice(i, i + columns).forEach((entry, column) => {
      const room = { x: x + column * each, y, width: Math.min(each - frame.text, LONGEST * frame.text) };
      const laid = entryIn(room, frame, palette, entry);
      markup.push(...laid.markup);
      tallest = Math.max(tallest, laid.height);
    });
    y += tallest + frame.text * 0.12;
  }
  return { markup, height: y - top };
}

function inRows({ x, y: top, width }: Room, frame: Frame, palette: Palette, entries: readonly Entry[]): Laid {
  const { text } = frame;
  const markup: Markup[] = [];
  let at = x;
  let y = top;
  for (const entry of entries) {
    const wide = text * 1.75 + textWidth(entry.text) * text;
    if (at > x && at + wide > x + width) {
      at = x;
      y += text * 1.55;
    }
    // a hair more than it takes, so that rounding breaks no line
    const room = { x: at, y, width: Math.max(wide + text * 0.1, text * 8) };
    markup.push(...entryIn(room, frame, palette, entry).markup);
    at += wide + text * 1.1;
  }
  return { markup, height: y + text * 1.55 - top };
}

/** Lays a legend out below a line of the picture: its drawing, and how high it is. */
export function drawLegend(frame: Frame, palette: Palette, blocks: readonly Block[], top: number): Laid {
  const { text, width } = frame;
  const x = text * PAD;
  const markup: Markup[] = [];
  let y = top;
  for (const { entries, across = false } of blocks) {
    if (entries.length === 0) continue;
    const laid = (across ? inRows : inColumns)({ x, y, width: width - 2 * x }, frame, palette, entries);
    markup.push(...laid.markup);
    y += laid.height + text * 0.55;
  }
  return { markup, height: y - top };
}
