import { useEffect, useRef } from "preact/hooks";
import type { Step, Table } from "../game/table.ts";
import { note } from "../page/route.ts";
import type { ViewProps } from "../page/view-props.ts";
import type { Doing } from "./doing.ts";

/** What stands on a table, and what is looked at there. */
interface AtHand {
  readonly table: Table;
  readonly step: Step;
  readonly doing: Doing;
  readonly query: ViewProps["query"];
}

/** Goes a step back, at this screen; whether there is one. */
function undo({ table, step }: AtHand): boolean {
  if (table.kept !== "here" || step.number === 0) return false;
  note({ step: String(step.number - 1) });
  return true;
}

/** Puts away what was half done; where nothing was, lets go of whoever is selected. Whether there was something. */
function letGo({ doing, query }: AtHand, unselect: () => void): boolean {
  if (doing.form.peek() !== null) doing.begin(null);
  else if (query["piece"] !== undefined || query["at"] !== undefined) unselect();
  else return false;
  return true;
}

/** Whether a key is meant for something that is written in. */
const writes = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLInputElement ||
  event.target instanceof HTMLSelectElement ||
  event.target instanceof HTMLTextAreaElement;

/**
 * The keys that undo and let go everywhere, wherever on the page somebody has pressed last. What is open above the
 * table, or has used the key itself, comes first.
 */
export function useTableKeys(atHand: AtHand, unselect: () => void): void {
  const now = useRef({ atHand, unselect });
  now.current = { atHand, unselect };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || writes(event) || document.querySelector("dialog[open]") !== null) return;
      const undoes = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
      const isUsed = undoes
        ? undo(now.current.atHand)
        : event.key === "Escape" && letGo(now.current.atHand, now.current.unselect);
      if (isUsed) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
