import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { showInPanel } from "./into-view.ts";
import { isStage } from "./room.ts";
import { AROUND } from "./stretches.ts";

/** Shows something that has just come: in the panel that it stands in, on a telephone in the window. */
export function comeInSight(shown: Element | null): void {
  if (isStage.peek()) showInPanel(shown);
  else shown?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Shows what stands at the top of a panel again: on a telephone the board stays in view, and covers what is above it. */
export function comeBelowBoard(shown: HTMLElement | null): void {
  if (isStage.peek()) {
    showInPanel(shown);
    return;
  }
  const board = shown?.closest(".table")?.querySelector(".table-board");
  if (shown === null || board === null || board === undefined || shown.offsetHeight === 0) return;
  const covered = board.getBoundingClientRect().bottom + AROUND - shown.getBoundingClientRect().top;
  if (covered > AROUND) scrollBy({ top: -covered, behavior: "instant" });
}

/** Keeps something in sight that has just come, while it becomes larger as answers come in. */
export function useInSight(held: { readonly current: HTMLElement | null }, about: readonly unknown[]): void {
  useEffect(() => {
    const { current } = held;
    comeInSight(current);
    if (current === null) return undefined;
    let tall = current.offsetHeight;
    const observer = new ResizeObserver(() => {
      if (current.offsetHeight > tall) comeInSight(current);
      tall = current.offsetHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, about);
}

/** What has to be read when it comes, as a refusal: it is in view at once, wherever the panel was scrolled to. */
export function InSight({ children }: { readonly children: ComponentChildren }) {
  const held = useRef<HTMLDivElement>(null);
  useEffect(() => comeInSight(held.current), []);
  return <div ref={held}>{children}</div>;
}
