import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { FieldOfView, SightRuling } from "../api/answers.ts";
import type { Card } from "../board/beside.tsx";
import type { Drags } from "../board/drags.ts";
import type { Bounds } from "../board/room.ts";
import { isOnTable, nameOfPress, nameOfSpot, type Spot, spotNamed, spotsApart } from "../board/spots.ts";
import { placeInWords } from "../board/spoken.ts";
import { announce } from "../page/announce.tsx";
import { pieceName } from "../page/names.ts";
import { useHeldPiece } from "./held-piece.ts";
import { meantOnTable } from "./meant.ts";
import { measuredInWords } from "./measuring.ts";
import { Overlay, type OverlayProps } from "./overlay.tsx";
import { TableSheet } from "./table-sheet.tsx";
import { GoTo, Measuring } from "./table-tools.tsx";
import type { Touching } from "./touches.ts";
import { type RulerInHand, useRuler } from "./use-ruler.ts";

interface MeasuredBoardProps extends OverlayProps {
  readonly title: string;
  readonly field?: FieldOfView | undefined;
  readonly sight?: SightRuling | undefined;
  /** Places that a press near them means: named ends, and what was pressed before. */
  readonly snaps: readonly { readonly name: string; readonly at: Spot }[];
  readonly at: string | null;
  /** What is looked at where nothing is selected: who can act. */
  readonly lookAt?: string | null;
  /** What the question is about that waits: all of it is shown when it is asked. */
  readonly subject?: readonly string[];
  /** What a dispute is about: all of it is shown, smaller where it does not fit. */
  readonly whole?: readonly string[];
  readonly onPoint: (place: string | null, piece: string | null) => void;
  /** What becomes of pieces that are dragged; without it none are. */
  readonly drags?: Drags;
  /** What stands on the table beside places of it. */
  readonly cards?: readonly Card[];
  readonly tools: ComponentChildren;
}

const bounds: Bounds = { around: 297, leastTall: 320, most: 1400 };

/** A place worth walking to. */
interface Stop {
  readonly name: string;
  readonly spot: Spot;
}

/** The places worth walking to: named ends, then pieces. */
const stopsOf = ({ model, snaps }: Pick<MeasuredBoardProps, "model" | "snaps">): readonly Stop[] => [
  ...snaps.map(({ name, at: spot }) => ({ name, spot })),
  ...model.pieces
    .filter((piece) => isOnTable(model, piece))
    .map((piece) => ({ name: pieceName(piece.id), spot: piece })),
];

/** The stop after or before where somebody is. */
function stopAfter(stops: readonly Stop[], at: Spot, by: 1 | -1): Stop | undefined {
  const now = stops.findIndex(({ spot }) => spotsApart(spot, at) < 0.005);
  return stops[(now + by + stops.length) % Math.max(1, stops.length)];
}

/** Where what was chosen last lies: a piece beside the table has no way there. */
const chosenSpot = (highlights: OverlayProps["highlights"]): Spot | undefined =>
  spotNamed(highlights.findLast(({ look }) => look === "chosen" || look === "aimed")?.place ?? "") ?? undefined;

/** Walking over a table with the keys, also to the next end or piece, and measuring on the way. */
function walking(props: MeasuredBoardProps, cursor: Signal<Spot>, ruler: RulerInHand) {
  const { model } = props;
  const walk = (spot: Spot): void => {
    ruler.follow(spot);
    const following = ruler.following();
    announce(following === null ? placeInWords(model, nameOfPress(spot)) : measuredInWords(model, following));
  };
  const walkToStop = (by: 1 | -1): void => {
    const next = stopAfter(stopsOf(props), cursor.value, by);
    if (next === undefined) return;
    cursor.value = { x: next.spot.x, y: next.spot.y };
    ruler.follow(cursor.value);
    announce(`${next.name}. ${placeInWords(model, nameOfSpot(cursor.value))}`);
  };
  /** Answers whether a key did something. */
  const key = ({ key: pressed }: KeyboardEvent): boolean => {
    if (pressed === "n" || pressed === "N") walkToStop(pressed === "n" ? 1 : -1);
    else if (pressed === "m") ruler.beginAt(cursor.value);
    else if (pressed === "Escape" && ruler.isOut()) ruler.putAway();
    else return false;
    return true;
  };
  return { walk, key };
}

/** A measured table to look at, to measure on, to point at, and to walk over with the keys. */
export function MeasuredBoard(props: MeasuredBoardProps) {
  const { model, title, snaps, at, onPoint } = props;
  const start = at === null ? null : spotNamed(at);
  const cursor = useSignal<Spot>(start ?? { x: model.width / 2, y: model.height / 2 });
  /** Where somebody went by typing, which comes into view. */
  const gone = useSignal<Spot | null>(null);
  const ruler = useRuler(model, title);
  const { held, grip } = useHeldPiece(model, props.drags, ruler.isOut);

  const press = ({ spot, slack }: Touching): void => {
    gone.value = null;
    if (ruler.press(spot)) return;
    const { place, piece } = meantOnTable(model, snaps, spot, slack);
    onPoint(place, piece);
  };
  const goTo = (spot: Spot): void => {
    cursor.value = spot;
    gone.value = spot;
    onPoint(nameOfSpot(spot), null);
  };
  const { walk, key } = walking(props, cursor, ruler);

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
      keysInWords="Arrow keys walk a unit, with Shift a tenth; N goes to the next end or piece, M measures from here, plus and minus zoom, 0 shows all of it, Enter selects."
      at={gone.value ?? start}
      keep={props.way?.spots.at(-1) ?? chosenSpot(props.highlights)}
      lookAt={typeof props.lookAt === "string" ? spotNamed(props.lookAt) : null}
      whole={props.whole ?? []}
      subject={(props.subject ?? []).flatMap((name) => spotNamed(name) ?? [])}
      overlay={(lie) => <Overlay {...props} held={held} ruler={ruler.laid()} lie={lie} />}
      cards={props.cards ?? []}
      onPress={press}
      onGrip={grip}
      onHover={ruler.follow}
      onKey={key}
      onWalk={walk}
      tools={
        <>
          {props.tools}
          <div class="row measuring">
            <Measuring model={model} ruler={ruler} />
            <GoTo model={model} onGo={goTo} />
          </div>
        </>
      }
    />
  );
}
