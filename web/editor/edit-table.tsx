import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { BoardModel } from "../api/answers.ts";
import type { Bounds } from "../board/room.ts";
import { type Flash, unitOf } from "../board/places.ts";
import { placeInWords } from "../board/spoken.ts";
import { baseOf, nameOfPress, nameOfSpot, piecesNear, type Spot, spotNamed, spotsApart } from "../board/spots.ts";
import { type Lie, TableSheet } from "../measured/table-sheet.tsx";
import type { Grip, Touching } from "../measured/touches.ts";
import { announce } from "../page/announce.tsx";
import { capital, nameWithin } from "../page/names.ts";
import { Arrow } from "./arrow.tsx";
import type { Spot as Use } from "./brush.ts";
import { move, moveCorner, turnTo } from "./edits.ts";
import { degreesOf, outlineOf } from "./on-table.ts";
import { type Entry, entriesAt, type TextBoard } from "./text-board.ts";
import { tool } from "./tool.ts";

interface EditTableProps {
  readonly board: TextBoard;
  readonly model: BoardModel;
  readonly title: string;
  readonly at: string | null;
  /** Places that a defect is about, with what is wrong there. */
  readonly wrong: ReadonlyMap<string, string>;
  /** Whether a press takes hold of things: with the tool that looks. */
  readonly takesHold: boolean;
  readonly onUse: (spot: Use, stroke: { readonly id: string; readonly goesOn: boolean }) => void;
  /** What was dragged: the text it becomes, where it is looked at then, and the stroke it belongs to. */
  readonly onDrag: (text: string, at: string, stroke: string) => void;
  readonly onKey: (key: string, place: string) => boolean;
  readonly tools: ComponentChildren;
  /** The question as an arrow between two places; null where there is none. */
  readonly arrow: Flash | null;
}

const bounds: Bounds = { around: 340, leastTall: 300, most: 1200 };

/** Each use of the mouse is one stroke, which is taken back as one. */
let strokes = 0;

/** How far from the base the handle lies by which a piece is turned, in pixels. */
const HANDLE = 20;

/** Facings that are dragged to snap to so many degrees. */
const SNAP = 5;

const handleOf = (piece: BoardModel["pieces"][number], degrees: number, lie: Lie): Spot => {
  const turn = (degrees * Math.PI) / 180;
  const far = baseOf(piece) * lie.unit + HANDLE * lie.pixel;
  const { x, y } = lie.at(piece);
  return { x: x + Math.sin(turn) * far, y: y - Math.cos(turn) * far };
};

/** What is looked at on the table: its entry, its outline where it is a shape, its piece, and the facing it has. */
function chosenAt({ board, model, at }: EditTableProps) {
  const chosen: Entry | undefined = at === null ? undefined : entriesAt(board, at).at(-1);
  const outline = chosen === undefined ? null : outlineOf(chosen.statement);
  const piece =
    chosen === undefined || outline !== null ? undefined : model.pieces.find(({ id }) => id === chosen.label);
  const degrees = chosen === undefined ? null : degreesOf(chosen.statement);
  return { chosen, outline, piece, degrees };
}

type Chosen = ReturnType<typeof chosenAt>;

/**
 * The place that a press means: that of the piece which is pressed; of a miniature that the text does not tell of by itself
 * that of its unit, whose line says all of it.
 */
function placeAt({ board, model }: Pick<EditTableProps, "board" | "model">, { spot, slack }: Touching): string {
  const [near] = piecesNear(model, spot, slack / 2);
  if (near === undefined) return nameOfPress(spot);
  const place = nameOfSpot(near);
  const unit = unitOf(near);
  // who is asked about is the miniature itself
  if (unit === null || tool.value.does === "ask" || piecesAt(board, place)) return place;
  const line = board.entries.find(({ label, places }) => label === unit && places.length > 0);
  return line?.places[0] ?? place;
}

/** Whether the text puts a piece on a place, and not only ground under it. */
const piecesAt = (board: TextBoard, place: string): boolean =>
  entriesAt(board, place).some(({ statement }) => outlineOf(statement) === null);

/** The entry that a press takes hold of: a piece, or the shape that is looked at. */
function heldAt({ board, model }: EditTableProps, chosen: Entry | undefined, touching: Touching): Entry | undefined {
  const entry = entriesAt(board, placeAt({ board, model }, touching)).at(-1);
  if (entry === undefined) return undefined;
  return outlineOf(entry.statement) === null || entry.row === chosen?.row ? entry : undefined;
}

/** Drags a corner of a shape. */
function cornerGrip({ board, at, onDrag }: EditTableProps, entry: Entry, corner: number): Grip {
  const stroke = `drag ${++strokes}`;
  return { move: (spot) => onDrag(moveCorner(board, entry, corner, spot), at ?? "", stroke), drop: () => undefined };
}

/** Turns a piece about where it stands. */
function turnGrip({ board, at, onDrag }: EditTableProps, entry: Entry, from: Spot): Grip {
  const stroke = `turn ${++strokes}`;
  return {
    move: (spot) => {
      const turned = (Math.atan2(spot.x - from.x, from.y - spot.y) * 180) / Math.PI;
      onDrag(turnTo(board, entry, Math.round(turned / SNAP) * SNAP), at ?? "", stroke);
    },
    drop: () => undefined,
  };
}

/** Moves a piece or a shape. */
function moveGrip({ board, onDrag }: EditTableProps, entry: Entry, from: Spot): Grip {
  const stroke = `drag ${++strokes}`;
  const isShape = outlineOf(entry.statement) !== null;
  const place = spotNamed(entry.places[0] ?? "") ?? from;
  return {
    move: (spot) => {
      // a piece is held where it was gripped, not by its middle
      const to = { x: place.x + spot.x - from.x, y: place.y + spot.y - from.y };
      onDrag(
        move(board, entry, nameOfSpot(place), nameOfPress(to)),
        isShape ? nameOfPress(spot) : nameOfPress(to),
        stroke,
      );
    },
    drop: () => announce(`${capital(nameWithin(entry.label))} put down.`),
  };
}

/** What a press takes hold of, by the tool that looks. */
function gripAt(props: EditTableProps, { chosen, piece }: Chosen, touching: Touching): Grip | null {
  if (!props.takesHold) return null;
  const corner = touching.target?.getAttribute("data-corner-handle") ?? null;
  if (chosen !== undefined && corner !== null) return cornerGrip(props, chosen, Number(corner));
  if (chosen !== undefined && piece !== undefined && touching.target?.hasAttribute("data-turn-handle") === true)
    return turnGrip(props, chosen, piece);
  const held = heldAt(props, chosen, touching);
  return held === undefined ? null : moveGrip(props, held, touching.spot);
}

/** What is at a spot, and what is wrong there. */
function toldOf({ model, wrong }: EditTableProps, spot: Spot): string {
  const place = nameOfPress(spot);
  const wrongHere = [...wrong].find(([name]) => spotsApart(spotNamed(name) ?? { x: -9, y: -9 }, spot) < 0.3);
  return [placeInWords(model, place), ...(wrongHere === undefined ? [] : [`Wrong here: ${wrongHere[1]}`])].join(" ");
}

/** The thing after the one under the cursor, or the one before it. */
function stopFrom(
  board: TextBoard,
  cursor: Spot,
  by: 1 | -1,
): { readonly label: string; readonly spot: Spot } | undefined {
  const stops = board.entries.flatMap(({ label, places: [place] }) => {
    const spot = place === undefined ? null : spotNamed(place);
    return spot === null ? [] : [{ label, spot }];
  });
  const now = stops.findIndex(({ spot }) => spotsApart(spot, cursor) < 0.02);
  return stops[(now + by + stops.length) % Math.max(1, stops.length)];
}

/** A measured table to lay out: pieces are dragged and turned, shapes dragged by themselves and by their corners. */
export function EditTable(props: EditTableProps) {
  const { board, model, title, at, onUse, onKey } = props;
  const start = at === null ? null : spotNamed(at);
  const cursor = useSignal<Spot>(start ?? { x: model.width / 2, y: model.height / 2 });
  const chosen = chosenAt(props);
  const told = (spot: Spot): string => toldOf(props, spot);

  return (
    <TableSheet
      model={model}
      title={title}
      idPrefix="editor"
      bounds={bounds}
      cursor={cursor}
      inWords={told}
      keysInWords="Arrow keys walk a unit, with Shift a tenth; N goes to the next thing, Enter uses the tool, brackets turn, plus and minus zoom."
      at={start}
      onPress={(touching) =>
        onUse({ place: placeAt(props, touching), side: null }, { id: `stroke ${++strokes}`, goesOn: false })
      }
      onGrip={(touching) => gripAt(props, chosen, touching)}
      onKey={({ key }) => {
        if (key !== "n" && key !== "N") return onKey(key, nameHere(board, cursor.value));
        const next = stopFrom(board, cursor.value, key === "n" ? 1 : -1);
        if (next === undefined) return true;
        cursor.value = next.spot;
        announce(`${next.label}. ${told(next.spot)}`);
        return true;
      }}
      onWalk={(spot) => announce(told(spot))}
      overlay={(lie) => <Overlay {...props} {...chosen} lie={lie} />}
      tools={props.tools}
    />
  );
}

const isSpot = (spot: Spot | null | undefined): spot is Spot => spot !== null && spot !== undefined;

/** What is drawn over the table: what is asked, what is wrong, what is looked at, and its handles. */
function Overlay({
  model,
  at,
  wrong,
  arrow,
  chosen,
  outline,
  piece,
  degrees,
  lie,
}: EditTableProps & Chosen & { readonly lie: Lie }) {
  const [from, to] = arrow === null ? [] : [arrow.from, arrow.to].map(spotNamed);
  return (
    <>
      {isSpot(from) && isSpot(to) && <Arrow from={lie.at(from)} to={lie.at(to)} pixel={lie.pixel} />}
      {[...wrong.keys()].map((name) => (
        <Ring key={name} place={name} look="wrong" model={model} lie={lie} />
      ))}
      {at !== null && outline === null && <Ring place={at} look="selected" model={model} lie={lie} />}
      {chosen !== undefined && outline !== null && (
        <g data-selected={at}>
          <path
            class="mark-selected"
            d={`${outline.map((corner, i) => `${i === 0 ? "M" : "L"}${lie.at(corner).x} ${lie.at(corner).y}`).join("")}z`}
          />
          {outline.map((corner, i) => (
            <circle
              key={i}
              class="handle"
              data-corner-handle={i}
              cx={lie.at(corner).x}
              cy={lie.at(corner).y}
              r={7 * lie.pixel}
            />
          ))}
        </g>
      )}
      {piece !== undefined && degrees !== null && (
        <circle
          class="handle turning"
          data-turn-handle=""
          cx={handleOf(piece, degrees, lie).x}
          cy={handleOf(piece, degrees, lie).y}
          r={8 * lie.pixel}
        />
      )}
      {piece !== undefined && (
        <circle
          class="hold"
          data-hold={piece.id}
          cx={lie.at(piece).x}
          cy={lie.at(piece).y}
          r={baseOf(piece) * lie.unit}
        />
      )}
    </>
  );
}

/** The place under the cursor: that of whatever stands there. */
const nameHere = (board: TextBoard, spot: Spot): string => {
  const near = board.entries.find(({ places: [place] }) => {
    const there = place === undefined ? null : spotNamed(place);
    return there !== null && spotsApart(there, spot) < 0.02;
  });
  return near?.places[0] ?? nameOfPress(spot);
};

function Ring({
  place,
  look,
  model,
  lie,
}: {
  readonly place: string;
  readonly look: "wrong" | "selected";
  readonly model: BoardModel;
  readonly lie: Lie;
}) {
  const spot = spotNamed(place);
  if (spot === null) return null;
  const [piece] = piecesNear(model, spot, 0);
  const { x, y } = lie.at(piece ?? spot);
  const r = piece === undefined ? 7 * lie.pixel : baseOf(piece) * lie.unit + 3 * lie.pixel;
  const marks = look === "wrong" ? { "data-wrong": place } : { "data-selected": place };
  return (
    <path
      class={`mark-${look}`}
      {...marks}
      d={`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`}
    />
  );
}
