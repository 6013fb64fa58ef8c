import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { showInPanel } from "./into-view.ts";
import { isStage } from "./room.ts";

/** Shows something that has just come: in the panel that it stands in, on a telephone in the window. */
export function comeInSight(shown: Element | null): void {
  if (isStage.peek()) showInPanel(shown);
  else shown?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** What has to be read when it comes, as a refusal: it is in view at once, wherever the panel was scrolled to. */
export function InSight({ children }: { readonly children: ComponentChildren }) {
  const held = useRef<HTMLDivElement>(null);
  useEffect(() => comeInSight(held.current), []);
  return <div ref={held}>{children}</div>;
}
