import type { BoardMark, BoardModel, BoardPiece, FieldOfView, SightRuling } from "../rules/kernel/index.ts";
import { drawAreas, drawGroups, drawLabels, drawWays } from "./areas.ts";
import { fieldBlock, groundEntries, heading, markEntries, pieceEntries, sightBlocks } from "./captions.ts";
import { drawEdges } from "./edges.ts";
import { drawElevation, elevationsOf, elevationTold } from "./elevation.ts";
import { BORDER, cornerOf, type Frame, frameFor, isLegible } from "./frame.ts";
import { labelsOfPieces } from "./labels.ts";
import { type Block, drawLegend } from "./legend.ts";
import { centred, fontFamily, lettered } from "./lettering.ts";
import { drawInArea, drawOnSide, drawOnSquares, isGround } from "./marks.ts";
import { plain, tellerOf } from "./names.ts";
import { isLarge, type Placed, placesOf, type Slot } from "./places.ts";
import type { Sheet } from "./sheet.ts";
import { drawField, drawLines, drawSigns, fieldPattern } from "./sight.ts";
import { element, group, type Markup, short, words } from "./svg.ts";
import { pieceText, spoken } from "./telling.ts";
import { drawGrid, drawSquares, groundSigns } from "./terrain.ts";
import { palettes, type Theme } from "./theme.ts";
import { drawTableMark } from "./table-marks.ts";
import { drawBase, drawOutlines, drawTable, rulerNumbers } from "./table.ts";
import { drawUnitNames, isTooSmall } from "./unit-names.ts";
import { drawToken, drawVehicle, isThing } from "./tokens.ts";

/** What is drawn on a board, and how it looks. */
export interface PictureOptions {
  readonly theme?: Theme | undefined;
  /** Stands above the board, and is what screen readers call the picture. */
  readonly title?: string | undefined;
  /** A smaller line below the title, e.g. the moment of the game. */
  readonly subtitle?: string | undefined;
  readonly sight?: SightRuling | undefined;
  readonly fieldOfView?: FieldOfView | undefined;
  /**
   * The width it is shown at, in CSS pixels: texts are sized for it. Without it the picture suits a phone and a desk.
   */
  readonly width?: number | undefined;
  /** Whether title and legend are drawn; a page that has its own leaves them out. */
  readonly captions?: boolean | undefined;
  /** What the ids inside the picture begin with: another for each picture of one page. */
  readonly idPrefix?: string | undefined;
}

/** A picture of a board. */
export interface Picture {
  /** A whole SVG document, which can stand inside a page as well. */
  readonly svg: string;
  /** Its own size, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Where the upper left corner of the board lies in it and how large a cell is, so that a page can tell which one is
   * pointed at.
   */
  readonly board: { readonly left: number; readonly top: number; readonly cell: number };
  /**
   * The numbers above and at the left of the board as drawings of their own, for a page that keeps them in view; null
   * where it has none.
   */
  readonly rulers: { readonly above: string; readonly left: string } | null;
  /** What it shows, in words. */
  readonly description: string;
}

/** The numbers along a board of squares, as many as there is room for. */
function coordinates({ frame, palette, model }: Sheet): readonly Markup[] {
  const { kind, width, height } = model;
  if (kind === "areas") return [];
  if (kind === "table") return rulerNumbers(frame, palette, model);
  const { cell, text } = frame;
  const size = Math.min(text * 0.85, cell * 0.62 * Math.max(1, Math.round((text * 1.3) / cell)));
  const step = [1, 2, 5, 10].find((candidate) => candidate * cell >= size * 1.35) ?? 10;
  const every = (count: number): readonly number[] =>
    Array.from({ length: count }, (_, i) => i).filter((i) => i % step === 0);
  return [
    ...every(width).map((x) =>
      centred(String(x), {
        x: cornerOf(frame, { x: x + 0.5, y: 0 }).x,
        y: frame.top - size * 0.62,
        size,
        fill: palette.faint,
      }),
    ),
    ...every(height).map((y) => {
      const at = cornerOf(frame, { x: 0, y: y + 0.5 });
      return lettered(String(y), {
        x: at.x - size * 0.3,
        y: at.y + size * 0.345,
        size,
        fill: palette.faint,
        anchor: "end",
      });
    }),
  ];
}

/** The parts of a picture in which the numbers along the board stand, alone. */
function rulersOf(sheet: Sheet, height: number): NonNullable<Picture["rulers"]> {
  const { frame, palette } = sheet;
  const strip = (across: number, down: number): string =>
    element(
      "svg",
      { viewBox: `0 0 ${short(across)} ${short(down)}`, width: "100%", height: "100%" },
      element("rect", { width: across, height: down, fill: palette.page }),
      ...coordinates(sheet),
    ).markup;
  return { above: strip(frame.width, frame.top), left: strip(frame.left, height) };
}

/** What a piece looks like where it stands. */
function bodyOf({ frame, palette, model, labels }: Sheet, piece: BoardPiece, slot: Slot): readonly Markup[] {
  const label = labels.get(piece.id) ?? "";
  if (model.kind === "table")
    return drawBase(frame, palette, piece, isTooSmall(frame, model, piece, label, slot) ? "" : label, slot);
  if (isLarge(piece)) return drawVehicle(palette, piece, label, cornerOf(frame, piece), frame.cell);
  const most = model.kind === "areas" ? 20 : Infinity;
  const r = Math.min(slot.half * 0.66, most);
  return drawToken(palette, piece, label, slot, { r, large: isLegible(frame, r) });
}

function drawPiece(sheet: Sheet, { piece, slot }: Placed): readonly Markup[] {
  if (slot === null) return [];
  return [group({ "data-piece": piece.id }, pieceText(sheet.tell, sheet.model, piece), ...bodyOf(sheet, piece, slot))];
}

/** The pieces, large ones and things on the ground first, so that nobody stands under them. */
function drawPieces(sheet: Sheet): readonly Markup[] {
  const rank = ({ piece }: Placed): number => (isLarge(piece) ? 0 : isThing(piece) ? 1 : 2);
  return [...sheet.crowd.pieces].sort((a, b) => rank(a) - rank(b)).flatMap((placed) => drawPiece(sheet, placed));
}

/** The names of those who are too small to bear their own. */
function drawNamesBeside({ frame, palette, model, labels, crowd }: Sheet): readonly Markup[] {
  const small = crowd.pieces.flatMap(({ piece, slot }) =>
    slot !== null && isTooSmall(frame, model, piece, labels.get(piece.id) ?? "", slot) ? [{ piece, slot }] : [],
  );
  const slots = crowd.pieces.flatMap(({ slot }) => slot ?? []);
  return small.length === 0
    ? []
    : [
        element(
          "g",
          { "data-unit-names": small.length },
          ...drawUnitNames(frame, palette, small, { occupied: slots, names: model.names ?? [] }),
        ),
      ];
}

/** The marks on the board; those of areas in the rooms left for them. */
function drawMarks({ frame, palette, model, crowd, tell }: Sheet, marks: readonly BoardMark[]): readonly Markup[] {
  const next = new Map<string, number>();
  return marks.flatMap((mark) => {
    const { area, side, squares, kind, label, outlines } = mark;
    if (squares.length === 0 && outlines === undefined) return [];
    const named = (parts: readonly Markup[]): readonly Markup[] => [
      group({ "data-mark": kind }, tell.within(label.startsWith(kind) ? label : `${plain(kind)}: ${label}`), ...parts),
    ];
    if (outlines !== undefined) return named(drawOutlines(frame, palette, mark));
    if (model.kind === "table") return named(drawTableMark(frame, palette, mark));
    if (side !== undefined) return named(drawOnSide(frame, palette, mark, side));
    if (area === undefined) return named(drawOnSquares(frame, palette, mark));
    const place = next.get(area) ?? 0;
    next.set(area, place + 1);
    const room = crowd.marks.get(area)?.[place];
    return room === undefined ? [] : named(drawInArea(palette, mark, room));
  });
}

/** The pieces that are on no square or area: in a row below the board. */
function drawBeside(sheet: Sheet, top: number): { readonly markup: readonly Markup[]; readonly height: number } {
  const { frame, palette, model, labels, crowd, tell } = sheet;
  const waiting = crowd.pieces.filter(({ slot }) => slot === null).map(({ piece }) => piece);
  if (waiting.length === 0) return { markup: [], height: 0 };
  const side = Math.max(frame.text * 2.6, Math.min(frame.cell * 1.1, 46));
  const perRow = Math.max(1, Math.floor((frame.width - frame.text) / side));
  const markup = waiting.map((piece, i) => {
    const at = {
      x: frame.text * 0.7 + side * ((i % perRow) + 0.5),
      y: top + frame.text * 1.5 + side * (Math.floor(i / perRow) + 0.5),
    };
    return group(
      { "data-piece": piece.id },
      pieceText(tell, model, piece),
      ...drawToken(palette, { ...piece, facing: null }, labels.get(piece.id) ?? "", at, { r: side * 0.33 }),
    );
  });
  const caption = lettered("Beside the board", {
    x: frame.text * 0.7,
    y: top + frame.text * 1.2,
    size: frame.text * 0.9,
    fill: palette.faint,
  });
  return { markup: [caption, ...markup], height: frame.text * 1.5 + side * Math.ceil(waiting.length / perRow) };
}

/** Nothing that takes room. */
const nothing: { readonly markup: readonly Markup[]; readonly height: number } = { markup: [], height: 0 };

/** The lines of a ruling from the side, below the board, where the game has heights. */
function drawSides({ frame, palette, model, tell }: Sheet, sight: SightRuling, top: number): typeof nothing {
  const { text } = frame;
  const sign = model.table?.sign ?? "";
  let y = top;
  const markup = elevationsOf(sight).flatMap(({ elevation, fate }) => {
    const place = { left: text * 0.7, top: y, width: frame.width - text * 1.4, text, sign };
    const drawn = drawElevation(palette, elevationTold(elevation, tell.within), fate, place);
    y += drawn.height + text * 0.5;
    return drawn.markup;
  });
  return { markup, height: y - top };
}

const safePrefix = (prefix: string): string => (/^[A-Za-z][\w-]{0,40}$/.test(prefix) ? prefix : "board");

/** What is drawn on a board, layer over layer. */
function layersOf(
  sheet: Sheet,
  { sight, fieldOfView }: Pick<PictureOptions, "sight" | "fieldOfView">,
): readonly Markup[] {
  const { frame, palette, prefix, model } = sheet;
  const grounds = model.marks.filter(isGround);
  const area = { x: frame.left, y: frame.top, width: frame.across, height: frame.down };
  return [
    ...(model.kind === "squares" ? [element("rect", { ...area, fill: palette.ground })] : []),
    ...drawTable(frame, palette, model),
    ...drawSquares(frame, palette, prefix, model),
    ...(model.kind === "squares" ? [drawGrid(frame, palette, model)] : []),
    ...drawAreas(frame, palette, prefix, model),
    ...drawMarks(sheet, grounds),
    ...(fieldOfView === undefined ? [] : drawField(frame, palette, prefix, model, fieldOfView)),
    ...drawEdges(frame, palette, model),
    ...drawWays(frame, palette, model),
    ...drawGroups(frame, palette, model),
    ...drawMarks(
      sheet,
      model.marks.filter((mark) => !isGround(mark)),
    ),
    // under the pieces, so that their labels stay legible
    ...(sight === undefined ? [] : drawLines(frame, palette, model, sheet.crowd.pieces, sight)),
    ...drawLabels(frame, palette, model),
    ...drawPieces(sheet),
    ...drawNamesBeside(sheet),
    ...(sight === undefined ? [] : drawSigns(frame, palette, model, sheet.crowd.pieces, sight)),
    ...coordinates(sheet),
  ];
}

/** The whole drawing, from its parts from top to bottom. */
function svgOf(
  { frame, palette, prefix, model }: Sheet,
  said: Pick<PictureOptions, "subtitle" | "fieldOfView"> & {
    readonly height: number;
    readonly title: string;
    readonly description: string;
  },
  ...parts: readonly (readonly Markup[])[]
): Markup {
  const { height, title, subtitle, description, fieldOfView } = said;
  const kinds = [...model.squares.map(({ terrain }) => terrain), ...model.areas.map(({ kind }) => kind)];
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${short(frame.width)} ${short(height)}`,
      width: frame.width,
      height,
      role: "img",
      "aria-labelledby": `${prefix}-title ${prefix}-desc`,
      "font-family": fontFamily,
    },
    element(
      "title",
      { id: `${prefix}-title` },
      words(subtitle === undefined || subtitle === "" ? title : `${title} — ${subtitle}`),
    ),
    element("desc", { id: `${prefix}-desc` }, words(description)),
    element(
      "defs",
      {},
      ...groundSigns(frame, palette, prefix, kinds),
      ...(fieldOfView === undefined ? [] : [fieldPattern(frame, palette, prefix)]),
    ),
    element("rect", { width: frame.width, height, fill: palette.page }),
    ...parts.flat(),
  );
}

/**
 * Draws a position: a board of any kind with its pieces and marks, a sight ruling and a field of view on it. It knows
 * no game, and what its tables do not know it labels.
 */
export function drawBoard(model: BoardModel, options: PictureOptions = {}): Picture {
  const {
    theme = "light",
    title = "Board",
    subtitle,
    sight,
    fieldOfView,
    captions = true,
    idPrefix = "board",
    width: shownAt,
  } = options;
  const palette = palettes[theme];
  const prefix = safePrefix(idPrefix);
  const free = frameFor(model, shownAt);
  const head = captions ? heading(free, palette, title, subtitle) : { markup: [], height: free.text * 0.3 };
  const severalGroups = new Set(model.areas.map((area) => area.group)).size > 1;
  const frame: Frame = {
    ...free,
    top:
      head.height +
      (model.kind !== "areas" ? free.text * 1.2 + free.rim : severalGroups ? free.text * 1.4 + BORDER : BORDER),
  };
  const sheet: Sheet = {
    frame,
    palette,
    prefix,
    model,
    crowd: placesOf(frame, model),
    labels: labelsOfPieces(model),
    tell: tellerOf(model),
  };

  const board = layersOf(sheet, { sight, fieldOfView });
  const below = frame.top + frame.down + frame.rim + frame.text * 0.7 + (model.kind === "areas" ? BORDER / 2 : 0);
  const beside = drawBeside(sheet, below);
  const blocks = (): readonly Block[] => [
    ...(sight === undefined ? [] : sightBlocks(sheet, sight)),
    ...(fieldOfView === undefined ? [] : [fieldBlock(sheet, fieldOfView)]),
    { entries: pieceEntries(sheet) },
    { entries: markEntries(sheet) },
    { entries: groundEntries(sheet), across: true },
  ];
  const sides = captions && sight !== undefined ? drawSides(sheet, sight, below + beside.height) : nothing;
  const legend = drawLegend(frame, palette, captions ? blocks() : [], below + beside.height + sides.height);
  const height = below + beside.height + sides.height + legend.height;
  const description = spoken(sheet.tell, model, sight, fieldOfView);

  const svg = svgOf(
    sheet,
    { height, title, subtitle, description, fieldOfView },
    head.markup,
    board,
    beside.markup,
    sides.markup,
    legend.markup,
  );
  return {
    svg: svg.markup,
    width: Math.round(frame.width),
    height: Math.round(height),
    board: { left: frame.left, top: frame.top, cell: frame.cell },
    rulers: model.kind === "areas" ? null : rulersOf(sheet, height),
    description,
  };
}
