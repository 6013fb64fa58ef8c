import type { Signal } from "@preact/signals";

/** How many times larger than its room a board may be shown. */
const zooms = [1, 1.5, 2, 3];

/** The least side of a square, in pixels, that a thumb can press. */
const PRESSABLE = 36;

/** How large a board of so many columns is shown at first: by a finger, as large as a finger needs. */
export function zoomFor(room: number, columns: number): number {
  if (innerWidth >= 960) return 1;
  return zooms.find((zoom) => (room * zoom) / (columns + 1.5) >= PRESSABLE) ?? zooms.at(-1) ?? 1;
}

/** Shows a board larger or smaller. */
export function Zoom({ zoom }: { readonly zoom: Signal<number> }) {
  const by = (step: 1 | -1): void => {
    zoom.value = zooms[Math.max(0, Math.min(zooms.length - 1, zooms.indexOf(zoom.value) + step))] ?? 1;
  };
  return (
    <div class="zoom">
      <button
        type="button"
        class="quiet"
        onClick={() => by(-1)}
        disabled={zoom.value === zooms[0]}
        aria-label="Show the board smaller"
      >
        −
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => by(1)}
        disabled={zoom.value === zooms.at(-1)}
        aria-label="Show the board larger"
      >
        +
      </button>
    </div>
  );
}
