import type { Signal } from "@preact/signals";
import { announce } from "../page/announce.tsx";
import { showOfBoards } from "./whole.ts";

/** How many times larger than its room a board may be shown; a measured table larger than a board of places. */
const zooms = [1, 1.5, 2, 3, 4.5, 6, 9];
export const MOST_ZOOM = { places: 3, table: 9 } as const;

/** The least side of a square, in pixels, that a thumb can press. */
const PRESSABLE = 36;

/** How large a board of so many columns is shown at first: by a finger, as large as a finger needs. */
export function zoomFor(room: number, columns: number): number {
  if (innerWidth >= 960) return 1;
  return (
    zooms.filter((zoom) => zoom <= MOST_ZOOM.places).find((zoom) => (room * zoom) / (columns + 1.5) >= PRESSABLE) ??
    MOST_ZOOM.places
  );
}

/** The next larger or smaller zoom. */
export const nextZoom = (zoom: number, step: 1 | -1, most: number): number =>
  (step === 1
    ? zooms.find((candidate) => candidate > zoom * 1.01 && candidate <= most)
    : zooms.findLast((candidate) => candidate < zoom * 0.99)) ?? (step === 1 ? most : 1);

/** A board that can be shown larger and smaller, at the most by so much. */
interface Zoomed {
  readonly zoom: Signal<number>;
  readonly most?: number;
  /** The zoom at which its places are large: there is one press between it and the whole board. Absent in the editor. */
  readonly closer?: number;
}

const isWhole = ({ zoom }: Zoomed): boolean => zoom.value <= 1.01;

/** Shows all of a board, or where all of it is seen its places large, from now on. */
function showWhole(zoomed: Zoomed): void {
  const wanted = isWhole(zoomed) ? "closer" : "whole";
  showOfBoards(wanted);
  zoomed.zoom.value = wanted === "whole" ? 1 : Math.max(1, zoomed.closer ?? 1);
  announce(wanted === "whole" ? "The whole board" : "The board closer");
}

/** Makes a board larger or smaller by plus and minus, and shows all of it by 0; whether a key does that. */
export function zoomByKey(zoomed: Zoomed, event: KeyboardEvent): boolean {
  const { zoom, most = MOST_ZOOM.places } = zoomed;
  const writes = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (writes || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.key === "0" && zoomed.closer !== undefined) showWhole(zoomed);
  else if (event.key === "+" || event.key === "=") zoom.value = nextZoom(zoom.value, 1, most);
  else if (event.key === "-") zoom.value = nextZoom(zoom.value, -1, most);
  else return false;
  event.preventDefault();
  return true;
}

/** Shows a board larger or smaller, and all of it. */
export function Zoom(zoomed: Zoomed) {
  const { zoom, most = MOST_ZOOM.places, closer } = zoomed;
  const by = (step: 1 | -1): void => {
    zoom.value = nextZoom(zoom.value, step, most);
  };
  // a board whose places are large when all of it is seen is shown whole anyway
  const isChoice = closer !== undefined && (closer > 1.01 || !isWhole(zoomed));
  return (
    <div class="zoom">
      <button
        type="button"
        class="quiet"
        onClick={() => by(-1)}
        disabled={zoom.value <= 1}
        aria-label="Show the board smaller"
      >
        −
      </button>
      {isChoice && (
        <button
          type="button"
          class="quiet whole-board"
          data-whole={isWhole(zoomed) ? "on" : "off"}
          title={isWhole(zoomed) ? "Show it closer (0)" : "Show all of the board (0)"}
          onClick={() => showWhole(zoomed)}
        >
          {isWhole(zoomed) ? "Closer" : "Whole board"}
        </button>
      )}
      <button
        type="button"
        class="quiet"
        onClick={() => by(1)}
        disabled={zoom.value >= most}
        aria-label="Show the board larger"
      >
        +
      </button>
    </div>
  );
}
