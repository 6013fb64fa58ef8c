import { signal } from "@preact/signals";
import type { Border, Ground, LineForm } from "../api/answers.ts";
import { nameWithin, toldWithin } from "../page/names.ts";

/** What a press on the board does. */
export type Tool =
  | { readonly does: "select" }
  | { readonly does: "ground"; readonly ground: Ground }
  | { readonly does: "border"; readonly border: Border }
  | { readonly does: "piece"; readonly form: LineForm }
  | { readonly does: "erase" }
  /** Two presses draw an arrow from who looks to what is looked at: the question. */
  | { readonly does: "ask"; readonly from: string | null }
  /** The next press puts the thing of this row, from this place, where it is pressed. */
  | { readonly does: "move"; readonly row: number; readonly from: string; readonly label: string };

export const tool = signal<Tool>({ does: "select" });

/** The border that is painted with Shift and an arrow key: the one chosen last. */
export const lastBorder = signal<Border | null>(null);

/** How the next piece faces (a side, or degrees), and what fills its blanks, by the name of its line. */
export const facing = signal("N");
export const choices = signal<Readonly<Record<string, Readonly<Record<string, string>>>>>({});

export function take(next: Tool): void {
  tool.value = next;
  if (next.does === "border") lastBorder.value = next.border;
}

/** A tool in words. */
export function toolInWords(held: Tool): string {
  switch (held.does) {
    case "select":
      return "Press a place to look at it.";
    case "ground":
      return `Draws ${held.ground.name}: press places, or draw over them.`;
    case "border":
      return `Draws ${held.border.name}: press near a side. A second press takes it away.`;
    case "piece":
      return `Press a place: a new ${held.form.name} is put there.`;
    case "erase":
      return "Press a place: what is there goes, last the ground.";
    case "ask":
      return held.from === null ? "Press who looks." : `Now press whom or what ${toldWithin(held.from)} looks at.`;
    case "move":
      return `Press the place where ${nameWithin(held.label)} goes.`;
  }
}
