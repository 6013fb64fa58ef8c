import { useLayoutEffect } from "preact/hooks";
import type { RefObject } from "preact";

/** A telephone, on which what is about to be done is a sheet over the foot of the window. */
const narrow = matchMedia("(max-width: 959px)");

/**
 * Tells the board how tall it may be above the sheet of what is about to be done: it gives way only as far as it has to,
 * so that the place that was pressed stays under the finger.
 */
export function useSheetRoom(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = sheet.current;
    const table = box?.closest<HTMLElement>(".table");
    const room = table?.querySelector<HTMLElement>(".board-room");
    if (box === null || table === null || table === undefined || room === null || room === undefined) return undefined;
    const measure = (): void => {
      if (!narrow.matches) return;
      const free = box.getBoundingClientRect().top - Math.max(0, room.getBoundingClientRect().top);
      table.style.setProperty("--above-sheet", `${Math.floor(free)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => {
      observer.disconnect();
      table.style.removeProperty("--above-sheet");
    };
  }, []);
}
