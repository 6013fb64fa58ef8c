import type { BoardModel, SightRuling } from "../api/answers.ts";
import { drawBoard } from "../../pictures/index.ts";
import { base64Of } from "../page/base64.ts";
import { theme } from "../page/theme.ts";
import light from "../styles/fonts/umpire-sans-400.woff2?url";
import bold from "../styles/fonts/umpire-sans-700.woff2?url";
import { frameAround, type Lie, middleIn } from "./frames.ts";
import type { Flash } from "./places.ts";
import { spotNamed } from "./spots.ts";

/** What a question about a board is drawn with besides its pieces. */
export interface Drawn {
  /** The way that somebody goes, place by place. */
  readonly way: readonly string[];
  /** From who does something to whom it is done. */
  readonly lines: readonly Flash[];
  /** Where those stand whom it is about. */
  readonly about: readonly string[];
}

/** A ruling as a picture of its own: above the board stand what was answered and what was asked. */
export interface Pictured {
  readonly model: BoardModel;
  readonly title: string;
  readonly subtitle: string;
  readonly sight?: SightRuling | undefined;
  readonly drawn?: Drawn | undefined;
}

/** How wide a picture is in pixels: twice as wide as chats show it. */
const WIDE = 1600;
/** The most pixels to a side: more than that no browser paints. */
const MOST = 8000;

/** A colour of the page as it looks now. */
const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointAt(model: BoardModel, place: string, lie: Lie): Point | null {
  if (model.kind !== "table") return middleIn(model, place, lie);
  const spot = spotNamed(place);
  return spot === null ? null : { x: lie.left + spot.x * lie.side, y: lie.top + spot.y * lie.side };
}

const lineThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, nth) => `${nth === 0 ? "M" : "L"}${x} ${y}`).join("");

/** Round who stands at a place. */
function ringAt(model: BoardModel, place: string, lie: Lie): string {
  const at = model.kind === "table" ? pointAt(model, place, lie) : null;
  if (at === null) return frameAround(model, place, "pointed", lie);
  const there = model.pieces.find((piece) => `${piece.x},${piece.y}` === place);
  const r = (there?.radius ?? 0.5) * lie.side * 1.25;
  return `M${at.x - r} ${at.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The way, the lines and the rings of a question, as they lie over a drawing so wide. */
function overlay(model: BoardModel, { way, lines, about }: Drawn, lie: Lie, width: number): string {
  const stroke = (d: string, look: string, thick: number, dash: string): string =>
    `<path d="${d}" fill="none" stroke="${look}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"${dash === "" ? "" : ` stroke-dasharray="${dash}"`}/>`;
  const points = (names: readonly string[]): readonly Point[] =>
    names.flatMap((name) => pointAt(model, name, lie) ?? []);
  const unit = width / 320;
  const walked = points(way);
  const end = walked.at(-1);
  return [
    ...about.map((place) =>
      stroke(ringAt(model, place, lie), colour("--pointed"), unit * 1.2, `${unit * 2.4} ${unit * 2}`),
    ),
    ...(walked.length > 1 && end !== undefined
      ? [
          stroke(lineThrough(walked), colour("--chosen"), unit, `${unit * 3} ${unit * 2}`),
          `<circle cx="${end.x}" cy="${end.y}" r="${unit * 1.6}" fill="${colour("--chosen")}"/>`,
        ]
      : []),
    ...lines.map(({ from, to }) => stroke(lineThrough(points([from, to])), colour("--warn"), unit, "")),
  ].join("");
}

/** A letter file of the page as text that a drawing can hold: a drawing that is painted fetches nothing. */
async function held(address: string): Promise<string> {
  const bytes = await (await fetch(address)).bytes();
  return `data:font/woff2;base64,${base64Of(bytes)}`;
}

/** Letters as far apart as they are drawn, whatever size the drawing is painted at. */
const EVEN = "text{text-rendering:geometricPrecision}";

/** The letters of the page, as a style inside a drawing; those of the system where they cannot be fetched. */
async function letters(): Promise<string> {
  try {
    const [thin, thick] = await Promise.all([held(light), held(bold)]);
    const face = (weight: number, source: string): string =>
      `@font-face{font-family:"Source Sans 3";font-weight:${weight};src:url(${source})}`;
    return `<style>${EVEN}${face(400, thin)}${face(700, thick)}</style>`;
  } catch {
    return `<style>${EVEN}</style>`;
  }
}

/** A ruling as a drawing, and how large it is. */
export async function drawnPicture({ model, title, subtitle, sight, drawn }: Pictured): Promise<{
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}> {
  const { svg, width, height, board } = drawBoard(model, {
    theme: theme.peek(),
    title,
    subtitle,
    sight,
    width: WIDE / 2,
    idPrefix: "saved-",
  });
  const lie = { left: board.left, top: board.top, side: board.cell };
  const over = drawn === undefined ? "" : `<g data-drawn="">${overlay(model, drawn, lie, width)}</g>`;
  const [begun, end] = [svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>")];
  const whole = `${svg.slice(0, begun)}${await letters()}${svg.slice(begun, end)}${over}${svg.slice(end)}`;
  return { svg: whole, width, height };
}

/** A ruling as a PNG; null where this browser paints none. */
export async function paintedPicture(pictured: Pictured): Promise<Blob | null> {
  const { svg, width, height } = await drawnPicture(pictured);
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const scale = Math.min(WIDE / width, MOST / height);
    const image = new Image(Math.round(width * scale), Math.round(height * scale));
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, image.width, image.height);
    return await new Promise((done) => {
      canvas.toBlob(done, "image/png");
    });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
