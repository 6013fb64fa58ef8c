import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** What others ask for. Where it is out of the window, as on a telephone that was pushed on, a line at the top says so. */
export function AskedAbove({ words, children }: { readonly words: string; readonly children: ComponentChildren }) {
  const held = useRef<HTMLDivElement>(null);
  const isSeen = useSignal(true);
  useEffect(() => {
    const { current } = held;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) isSeen.value = entry.isIntersecting;
      },
      { threshold: 0.5 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={held}>
      {!isSeen.value && (
        <button
          type="button"
          class="asked-above"
          data-asked-above=""
          onClick={() => held.current?.scrollIntoView({ block: "center", behavior: "instant" })}
        >
          {words}: look
        </button>
      )}
      {children}
    </div>
  );
}
