import { useLayoutEffect, useRef } from "preact/hooks";
import { told } from "../page/names.ts";

const parsed = (svg: string): DocumentFragment => {
  const holder = document.createElement("template");
  holder.innerHTML = svg;
  // a drawing names pieces by their ids; who points at one reads its name
  for (const title of holder.content.querySelectorAll("title")) title.textContent = told(title.textContent ?? "");
  return holder.content;
};

const same = (one: Node | null, other: Node | null): boolean =>
  one !== null && other !== null && one.isEqualNode(other);

/** The elements whose children are compared one by one; of anything else the whole is put in. */
const isPicture = (node: Node): node is Element => node instanceof SVGSVGElement;

/** Makes the children of a node those of another; what is alike stays as it is, so that it is not drawn again. */
export function renew(shown: Node, wanted: Node): void {
  let old = shown.firstChild;
  for (let next = wanted.firstChild; next !== null;) {
    const following: ChildNode | null = next.nextSibling;
    if (!same(old, next) && old !== null && same(old.nextSibling, next)) {
      const gone: ChildNode = old;
      old = old.nextSibling;
      gone.remove();
    }
    if (same(old, next)) old = old?.nextSibling ?? null;
    else if (old === null || same(old, following)) shown.insertBefore(next, old);
    else {
      const before: ChildNode = old;
      old = old.nextSibling;
      if (isPicture(before) && isPicture(next) && same(before.cloneNode(false), next.cloneNode(false)))
        renew(before, next);
      else before.replaceWith(next);
    }
    next = following;
  }
  while (old !== null) {
    const gone: ChildNode = old;
    old = old.nextSibling;
    gone.remove();
  }
}

/**
 * A drawing in the page. The drawing escapes every text it is given, and knows no other markup than its own. When it
 * changes, only what differs is put in: most of a board stays as it is from move to move.
 */
export function BoardPicture({ svg }: { readonly svg: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (holder.current !== null) renew(holder.current, parsed(svg));
  }, [svg]);
  return <div class="board-picture" ref={holder} />;
}
