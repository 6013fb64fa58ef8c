import { useSignal } from "@preact/signals";
import type { LegendProps } from "./legend.tsx";
import { LegendLazily } from "./lazily.tsx";

/** Opens what the letters, signs and colours of a board mean, beside it; a press elsewhere, or Escape, closes it. */
export function LegendButton({ board }: LegendProps) {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" data-legend="" popovertarget="legend">
        Legend
      </button>
      <div
        id="legend"
        class="rule-dialog"
        popover="auto"
        role="dialog"
        aria-label="Legend"
        onToggle={({ newState }) => (isOpen.value = newState === "open")}
      >
        {isOpen.value && <LegendLazily board={board} />}
      </div>
    </>
  );
}
