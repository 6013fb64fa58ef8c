import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { BoardModel, FieldOfView, SightRuling } from "../api/answers.ts";
import type { Card, Highlight } from "../board/board-view.tsx";
import type { Drags } from "../board/drags.ts";
import { pieceName } from "../page/names.ts";
import type { Flash } from "../board/places.ts";
import type { Bounds } from "../board/room.ts";
import {
  baseOf,
  isOnTable,
  lengthInWords,
  nameOfPress,
  nameOfSpot,
  piecesNear,
  type Spot,
  spotNamed,
  spotsApart,
} from "../board/spots.ts";
import { placeInWords } from "../board/spoken.ts";
import { announce } from "../page/announce.tsx";
import type { WatchedGround } from "../board/watched.ts";
import { meantOnTable, RING } from "./meant.ts";
import { measuredInWords, type Ruler, straightened } from "./measuring.ts";
import { Label, RulerLine } from "./ruler.tsx";
import { type Lie, TableSheet } from "./table-sheet.tsx";
import type { Grip, Touching } from "./touches.ts";

/** A way over the table, and how long it is as people write it. */
export interface WayShown {
  readonly spots: readonly Spot[];
  readonly length: string | null;
}

export interface MeasuredBoardProps {
  readonly model: BoardModel;
  readonly title: string;
  readonly highlights: readonly Highlight[];
  readonly field?: FieldOfView | undefined;
  readonly sight?: SightRuling | undefined;
  /** Where the piece that acts may end, as polygons that may overlap. */
  readonly region: readonly (readonly Spot[])[];
  readonly way: WayShown | null;
  /** Places that a press near them means: named ends, and what was pressed before. */
  readonly snaps: readonly { readonly name: string; readonly at: Spot }[];
  readonly at: string | null;
  /** What is looked at where nothing is selected: who can act. */
  readonly lookAt?: string | null;
  /** The ground that the other side watches, as a layer. */
  readonly watched?: readonly WatchedGround[];
  readonly onPoint: (place: string | null, piece: string | null) => void;
  /** What becomes of pieces that are dragged; without it none are. */
  readonly drags?: Drags;
  /** What is laid on the table for a moment: templates of weapons, as outlines. */
  readonly templates?: readonly (readonly Spot[])[];
  /** Lines that flash: who sees or attacks whom. */
  readonly lines?: readonly Flash[];
  /** What stands on the table beside places of it. */
  readonly cards?: readonly Card[];
  readonly tools: ComponentChildren;
}

const bounds: Bounds = { around: 297, leastTall: 320, most: 1400 };

const outlinePath = (outline: readonly Spot[], lie: Lie): string =>
  `${outline
    .map((corner, i) => {
      const { x, y } = lie.at(corner);
      return `${i === 0 ? "M" : "L"}${x} ${y}`;
    })
    .join("")}z`;

const linePath = (spots: readonly Spot[], lie: Lie): string => outlinePath(spots, lie).slice(0, -1);

/** A measured table to look at, to measure on, to point at, and to walk over with the keys. */
export function MeasuredBoard(props: MeasuredBoardProps) {
  const { model, title, highlights, region, way, snaps, at, onPoint } = props;
  const start = at === null ? null : spotNamed(at);
  const cursor = useSignal<Spot>(start ?? { x: model.width / 2, y: model.height / 2 });
  const ruler = useSignal<Ruler | "ready" | null>(null);
  const typed = useSignal("");
  /** Where somebody went by typing, which comes into view. */
  const gone = useSignal<Spot | null>(null);
  const laid = ruler.value !== null && ruler.value !== "ready" ? ruler.value : null;

  const pointAt = (spot: Spot, slack: number): void => {
    const { place, piece } = meantOnTable(model, snaps, spot, slack);
    onPoint(place, piece);
  };
  const measureFrom = (spot: Spot): void => {
    const from = straightened(model, spot);
    ruler.value = { from, to: from, done: false };
    announce("Measuring from here: walk or press to where.");
  };
  const press = ({ spot, slack }: Touching): void => {
    gone.value = null;
    if (ruler.value === "ready") measureFrom(spot);
    else if (laid !== null && !laid.done) {
      ruler.value = { ...laid, to: straightened(model, spot), done: true };
      announce(measuredInWords(model, ruler.value));
    } else if (laid !== null) measureFrom(spot);
    else pointAt(spot, slack);
  };
  const follow = (spot: Spot): void => {
    if (laid !== null && !laid.done && isOnTable(model, spot)) ruler.value = { ...laid, to: straightened(model, spot) };
  };
  /** A piece that is held, from where and over which place. */
  const held = useSignal<{ readonly from: Spot; readonly to: Spot } | null>(null);
  const grip = ({ spot, byFinger }: Touching): Grip | null => {
    const { drags } = props;
    const [piece] = byFinger || ruler.value !== null ? [] : piecesNear(model, spot, 0);
    if (piece === undefined || drags?.may(piece.id) !== true) return null;
    return {
      move: (to) => {
        if (held.value === null) drags.take(piece.id);
        held.value = { from: piece, to };
      },
      drop: () => {
        const { value } = held;
        held.value = null;
        if (value === null || spotsApart(value.to, piece) <= baseOf(piece)) return;
        const [onto] = piecesNear(model, value.to, 0).filter(({ id }) => id !== piece.id);
        drags.drop(piece.id, onto === undefined ? nameOfPress(value.to) : nameOfSpot(onto), onto?.id ?? null);
      },
    };
  };
  /** The places worth walking to: named ends, then pieces. */
  const stops = [
    ...snaps.map(({ name, at: spot }) => ({ name, spot })),
    ...model.pieces
      .filter((piece) => isOnTable(model, piece))
      .map((piece) => ({ name: pieceName(piece.id), spot: piece })),
  ];
  const toStop = (by: 1 | -1): void => {
    const now = stops.findIndex(({ spot }) => spotsApart(spot, cursor.value) < 0.005);
    const next = stops[(now + by + stops.length) % Math.max(1, stops.length)];
    if (next === undefined) return;
    cursor.value = { x: next.spot.x, y: next.spot.y };
    follow(cursor.value);
    announce(`${next.name}. ${placeInWords(model, nameOfSpot(cursor.value))}`);
  };
  const key = ({ key: pressed }: KeyboardEvent): boolean => {
    if (pressed === "n" || pressed === "N") toStop(pressed === "n" ? 1 : -1);
    else if (pressed === "m") measureFrom(cursor.value);
    else if (pressed === "Escape" && ruler.value !== null) ruler.value = null;
    else return false;
    return true;
  };
  useEffect(() => {
    ruler.value = null;
  }, [title]);

  return (
    <TableSheet
      model={model}
      title={title}
      idPrefix="table"
      bounds={bounds}
      field={props.field}
      sight={props.sight}
      cursor={cursor}
      inWords={(spot) => placeInWords(model, nameOfPress(spot))}
      keysInWords="Arrow keys walk a unit, with Shift a tenth; N goes to the next end or piece, M measures from here, plus and minus zoom, Enter selects."
      at={gone.value ?? start}
      keep={way?.spots.at(-1)}
      lookAt={typeof props.lookAt === "string" ? spotNamed(props.lookAt) : null}
      overlay={(lie) => (
        <>
          {(["partial", "full"] as const).map((well) => (
            <Watched key={well} grounds={props.watched ?? []} well={well} lie={lie} />
          ))}
          {region.length > 0 && (
            <path
              class="region"
              data-region={region.length}
              d={region.map((outline) => outlinePath(outline, lie)).join("")}
            />
          )}
          {(props.templates ?? []).map((outline, i) => (
            <path key={i} class="template" data-template={i} d={outlinePath(outline, lie)} />
          ))}
          {highlights.map(({ place, look }) => (
            <Spotted key={`${look} ${place}`} model={model} place={place} look={look} lie={lie} />
          ))}
          {way !== null && held.value === null && <Way way={way} lie={lie} />}
          {held.value !== null && <Way way={heldWay(model, held.value)} lie={lie} />}
          {(props.lines ?? []).map(({ from, to }) => {
            const spots = [spotNamed(from), spotNamed(to)].flatMap((spot) => spot ?? []);
            return (
              <path key={`${from} ${to}`} class="flash-line" data-flash={`${from} ${to}`} d={linePath(spots, lie)} />
            );
          })}
          {laid !== null && <RulerLine model={model} ruler={laid} lie={lie} />}
        </>
      )}
      cards={props.cards ?? []}
      onPress={press}
      onGrip={grip}
      onHover={follow}
      onKey={key}
      onWalk={(spot) => {
        follow(spot);
        announce(
          laid !== null && !laid.done && ruler.value !== null && ruler.value !== "ready"
            ? measuredInWords(model, ruler.value)
            : placeInWords(model, nameOfPress(spot)),
        );
      }}
      tools={
        <>
          {props.tools}
          <div class="row measuring">
            <button
              type="button"
              data-measure=""
              aria-pressed={ruler.value !== null}
              onClick={() => (ruler.value = ruler.value === null ? "ready" : null)}
            >
              Measure
            </button>
            {ruler.value !== null && (
              <span class="minor" data-measured="" aria-live="polite">
                {laid === null ? "Press where it begins." : measuredInWords(model, laid)}
              </span>
            )}
            <form
              class="go-to"
              onSubmit={(event) => {
                event.preventDefault();
                const spot = spotNamed(typed.value);
                if (spot === null || !isOnTable(model, spot)) {
                  announce(`${typed.value} is no place of the table: write it as 12.5,7.25.`);
                  return;
                }
                cursor.value = spot;
                gone.value = spot;
                onPoint(nameOfSpot(spot), null);
              }}
            >
              <label class="row">
                <span class="minor">Place</span>
                <input
                  data-go=""
                  size={9}
                  autocomplete="off"
                  inputMode="decimal"
                  aria-label="Place"
                  placeholder="12.5,7.25"
                  value={typed.value}
                  onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
                />
              </label>
              <button type="submit">Go</button>
            </form>
          </div>
        </>
      }
    />
  );
}

/** Straight from where a piece stands to where it is held, and how far that is. */
const heldWay = (model: BoardModel, { from, to }: { readonly from: Spot; readonly to: Spot }): WayShown => ({
  spots: [from, to],
  length: lengthInWords(model, spotsApart(from, to)),
});

/** A place that is set off: round the base of the piece that stands there, or as a small ring. */
function Spotted({
  model,
  place,
  look,
  lie,
}: {
  readonly model: BoardModel;
  readonly place: string;
  readonly look: Highlight["look"];
  readonly lie: Lie;
}) {
  const spot = spotNamed(place);
  if (spot === null) return null;
  const [piece] = piecesNear(model, spot, 0).filter((candidate) => spotsApart(candidate, spot) < 0.01);
  const at = lie.at(spot);
  const r = piece === undefined ? RING * lie.pixel : baseOf(piece) * lie.unit + 2.5 * lie.pixel;
  return (
    <path
      class={`mark-${look}${piece === undefined ? " mark-spot" : ""}`}
      data-highlight={look}
      data-place={place}
      d={ringPath(at, r, piece?.bearing) + (look === "aimed" ? ringPath(at, r + 4 * lie.pixel, piece?.bearing) : "")}
    />
  );
}

/** How far a ring leaves the tip free that shows where a piece faces, in degrees to either side. */
const TIP = 32;

/** A ring, open where the piece in it faces: nothing lies over that. */
function ringPath({ x, y }: Spot, r: number, bearing: number | undefined): string {
  if (bearing === undefined) return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const on = (degrees: number): string => {
    const turn = (degrees * Math.PI) / 180;
    return `${x + r * Math.sin(turn)} ${y - r * Math.cos(turn)}`;
  };
  return `M${on(bearing + TIP)}A${r} ${r} 0 1 1 ${on(bearing - TIP)}`;
}

/** Ground that somebody watches; where outlines overlap it is no darker. */
function Watched({
  grounds,
  well,
  lie,
}: {
  readonly grounds: readonly WatchedGround[];
  readonly well: WatchedGround["well"];
  readonly lie: Lie;
}) {
  const outlines = grounds.flatMap((ground) => (ground.well === well ? ground.outlines : []));
  return outlines.length === 0 ? null : (
    <g class={`watched-ground ${well}`} data-watched-ground={well}>
      {outlines.map((outline, i) => (
        <path key={i} d={outlinePath(outline, lie)} />
      ))}
    </g>
  );
}

function Way({ way: { spots, length }, lie }: { readonly way: WayShown; readonly lie: Lie }) {
  const end = spots.at(-1);
  if (spots.length < 2 || end === undefined) return null;
  const { x, y } = lie.at(end);
  return (
    <g data-way-shown={length ?? ""}>
      <path class="way-under" d={linePath(spots, lie)} />
      <path class="way-line" d={linePath(spots, lie)} />
      <circle class="way-end" cx={x} cy={y} r={5 * lie.pixel} />
      {length !== null && <Label x={x} y={y - 12 * lie.pixel} lie={lie} text={length} />}
    </g>
  );
}
