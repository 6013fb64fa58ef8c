import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { showInPanel } from "./into-view.ts";
import { isStage } from "./room.ts";

/** Shows something that has just come: in the panel that it stands in, on a telephone in the window. */
export function comeInSight(shown: Element | null): void {
  if (isStage.peek()) showInPanel(shown);
  else shown?.scrollIntoView({ block: "nearest", behavior: "instant" });
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
