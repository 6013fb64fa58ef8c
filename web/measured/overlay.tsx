import type { ReadonlySignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { BoardModel } from "../api/answers.ts";
import type { Highlight } from "../board/board-view.tsx";
import type { Flash } from "../board/places.ts";
import { baseOf, lengthInWords, piecesNear, type Spot, spotNamed, spotsApart } from "../board/spots.ts";
import type { WatchedGround } from "../board/watched.ts";
import type { Held } from "./held-piece.ts";
import { RING } from "./meant.ts";
import type { Ruler } from "./measuring.ts";
import { linePath, outlinePath } from "./outlines.ts";
import { Label, RulerLine } from "./ruler.tsx";
import type { Lie } from "./table-sheet.tsx";

/** A way over the table, and how long it is as people write it. */
export interface WayShown {
  readonly spots: readonly Spot[];
  readonly length: string | null;
}

/** What lies over a measured table. */
export interface OverlayProps {
  readonly model: BoardModel;
  readonly highlights: readonly Highlight[];
  /** Where the piece that acts may end, as polygons that may overlap. */
  readonly region: readonly (readonly Spot[])[];
  readonly way: WayShown | null;
  /** The ground that the other side watches, as a layer. */
  readonly watched?: readonly WatchedGround[];
  /** What is laid on the table for a moment: templates of weapons, as outlines. */
  readonly templates?: readonly (readonly Spot[])[];
  /** Lines that flash: who sees or attacks whom. */
  readonly lines?: readonly Flash[];
}

/** Draws what lies over the table: ground that is watched, where a piece may end, what is set off, a way, the ruler. */
export function Overlay({
  model,
  highlights,
  region,
  way,
  watched = [],
  templates = [],
  lines = [],
  held,
  ruler,
  lie,
}: OverlayProps & {
  /** A piece that is held: its way is shown in place of any other. */
  readonly held: ReadonlySignal<Held | null>;
  readonly ruler: Ruler | null;
  readonly lie: Lie;
}) {
  const shown = held.value === null ? way : heldWay(model, held.value);
  const besideBases = useId();
  return (
    <>
      {(["partial", "full"] as const).map((well) => (
        <Watched key={well} grounds={watched} well={well} lie={lie} />
      ))}
      {region.length > 0 && (
        <path
          class="region"
          data-region={region.length}
          d={region.map((outline) => outlinePath(outline, lie)).join("")}
        />
      )}
      {templates.map((outline, i) => (
        <path key={i} class="template" data-template={i} d={outlinePath(outline, lie)} />
      ))}
      <clipPath id={besideBases}>
        <path data-bases={model.pieces.length} clip-rule="evenodd" fill-rule="evenodd" d={basesLeftOut(model, lie)} />
      </clipPath>
      {highlights.map(({ place, look }) => (
        <Spotted key={`${look} ${place}`} model={model} place={place} look={look} lie={lie} within={besideBases} />
      ))}
      {shown !== null && <Way way={shown} lie={lie} />}
      {lines.map(({ from, to }) => {
        const spots = [spotNamed(from), spotNamed(to)].flatMap((spot) => spot ?? []);
        return <path key={`${from} ${to}`} class="flash-line" data-flash={`${from} ${to}`} d={linePath(spots, lie)} />;
      })}
      {ruler !== null && <RulerLine model={model} ruler={ruler} lie={lie} />}
    </>
  );
}

/** All of a table but the bases of pieces that stand on it: where miniatures stand close, rings round one leave the others free. */
function basesLeftOut({ pieces, width, height }: BoardModel, lie: Lie): string {
  const [from, to] = [lie.at({ x: -width, y: -height }), lie.at({ x: 2 * width, y: 2 * height })];
  const table = `M${from.x} ${from.y}H${to.x}V${to.y}H${from.x}z`;
  return table + pieces.map((piece) => ringPath(lie.at(piece), baseOf(piece) * lie.unit, undefined)).join("");
}

/** Straight from where a piece stands to where it is held, and how far that is. */
const heldWay = (model: BoardModel, { from, to }: Held): WayShown => ({
  spots: [from, to],
  length: lengthInWords(model, spotsApart(from, to)),
});

/** A place that is set off: round the base of the piece that stands there, or as a small ring. */
function Spotted({
  model,
  place,
  look,
  lie,
  within,
}: {
  readonly model: BoardModel;
  readonly place: string;
  readonly look: Highlight["look"];
  readonly lie: Lie;
  /** What rings round pieces are drawn within, by its id: all but the bases. */
  readonly within: string;
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
      {...(piece !== undefined && { "clip-path": `url(#${within})` })}
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
