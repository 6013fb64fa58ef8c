import type { Signal } from "@preact/signals";

/** How many times larger than its room a board may be shown. */
const zooms = [1, 1.5, 2, 3];

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
