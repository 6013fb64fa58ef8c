import type { Signal } from "@preact/signals";

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

/** Shows a board larger or smaller. */
export function Zoom({ zoom, most = MOST_ZOOM.places }: { readonly zoom: Signal<number>; readonly most?: number }) {
  const by = (step: 1 | -1): void => {
    zoom.value = nextZoom(zoom.value, step, most);
  };
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
