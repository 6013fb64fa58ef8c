import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** A point of the drawing, in its own units. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds that a piece takes from place to place, and all its way at the most. */
const STEP = 110;
const MOST = 450;
/** What moves less than this many units of the drawing only turned. */
const STILL = 4;

const middleOf = (drawn: SVGGraphicsElement): Point => {
  const { x, y, width, height } = drawn.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
};

/**
 * Lets pieces walk to where a new drawing has them, along the way where it is told, instead of jumping there; not where
 * the reader wants little motion. A drawing of another size shows no walk.
 */
export function useGliding(
  sheet: RefObject<HTMLElement | null>,
  svg: string,
  size: string,
  way: readonly Point[],
): void {
  const before = useRef<{ readonly size: string; readonly at: ReadonlyMap<string, Point> } | null>(null);
  useLayoutEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const drawn = [...(sheet.current?.querySelectorAll(".board-picture [data-piece]") ?? [])].filter(
      (element) => element instanceof SVGGraphicsElement,
    );
    const at = new Map(drawn.map((element) => [element.getAttribute("data-piece") ?? "", middleOf(element)]));
    const previous = before.current;
    before.current = { size, at };
    if (previous === null || previous.size !== size) return;
    for (const element of drawn) {
      const id = element.getAttribute("data-piece") ?? "";
      const [from, to] = [previous.at.get(id), at.get(id)];
      if (from === undefined || to === undefined || Math.hypot(to.x - from.x, to.y - from.y) < STILL) continue;
      const last = way.at(-1);
      const walks = last !== undefined && Math.hypot(last.x - to.x, last.y - to.y) < STILL;
      const points = [from, ...(walks ? way.slice(0, -1) : []), to];
      element.animate(
        points.map((point) => ({ transform: `translate(${point.x - to.x}px, ${point.y - to.y}px)` })),
        { duration: Math.min(MOST, STEP * (points.length + 1)), easing: points.length > 2 ? "linear" : "ease-out" },
      );
    }
  }, [svg]);
}
