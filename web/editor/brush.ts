import type { LineForm } from "../api/answers.ts";
import { borderBetween, type Entry, entriesAt, groundAt, type TextBoard } from "./text-board.ts";
import { move, paintBorder, paintGround, put, putOnGround, remove } from "./edits.ts";
import { attributeSaying } from "./statement.ts";
import type { Between } from "./sides.ts";
import type { Tool } from "./tool.ts";

/** Where a tool is used: on a place, and near the border that is next to the press. */
export interface Spot {
  readonly place: string;
  readonly side: Between | null;
}

/** What a use of a tool came to: the new text, and what happened in words. */
export interface Use {
  readonly text: string;
  readonly words: string;
}

/** What goes first when a place is cleared: what stands on it, and of that what was put there last. */
const topmost = (board: TextBoard, place: string): Entry | undefined => entriesAt(board, place).at(-1);

export function nameOfSide(between: Between): string {
  if (typeof between === "string") return `between ${between.replace("|", " and ")}`;
  return `on the ${between.side === "N" ? "upper" : "left"} side of ${between.x},${between.y}`;
}

/** Puts a border somewhere; the one that is there already is taken away, unless a stroke goes on. */
export function useBorder(
  board: TextBoard,
  border: Extract<Tool, { does: "border" }>["border"],
  between: Between,
  { goesOn }: { readonly goesOn: boolean },
): Use {
  const [none] = board.notation.borders;
  const isThere = borderBetween(board, between)?.name === border.name;
  const next = isThere && !goesOn && none !== undefined ? none : border;
  return { text: paintBorder(board, between, next), words: `${next.name} ${nameOfSide(between)}` };
}

/** Uses a tool on the board; null where it does nothing. `goesOn` is said of all but the first place of a stroke. */
export function useTool(
  board: TextBoard,
  held: Tool,
  { place, side }: Spot,
  how: { readonly goesOn: boolean; readonly facing: string; readonly choices: Readonly<Record<string, string>> },
): Use | null {
  const { goesOn } = how;
  switch (held.does) {
    case "select":
    case "ask":
      return null;
    case "ground":
      return { text: paintGround(board, place, held.ground), words: `${held.ground.name} on ${place}` };
    case "border":
      return side === null ? null : useBorder(board, held.border, side, how);
    case "piece": {
      if (goesOn) return null;
      const ofGround = blankOfGround(held.form, board.notation);
      if (ofGround !== undefined && !hasPlace(held.form)) {
        const ground = groundAt(board, place);
        const sign = ground?.sign ?? null;
        if (ground === undefined || sign === null || !ofGround.values.includes(sign)) return null;
        const text = putOnGround(board, held.form, { blank: ofGround, sign }, how.choices);
        return { text, words: `${held.form.name} put into ${ground.name}` };
      }
      const faces = attributeSaying(held.form, "facing") === undefined ? null : how.facing;
      return { text: put(board, held.form, place, how.choices, faces), words: `${held.form.name} put on ${place}` };
    }
    case "erase": {
      const entry = topmost(board, place);
      const inGround = entry === undefined ? belongingTo(board, place).at(-1) : undefined;
      if (inGround !== undefined && !goesOn)
        return {
          text: remove(board, inGround, null),
          words: `${inGround.label} taken off ${placeGround(board, place)}`,
        };
      const [plain] = board.notation.grounds;
      if (entry !== undefined)
        return goesOn ? null : { text: remove(board, entry, place), words: `${entry.label} taken off ${place}` };
      return plain === undefined
        ? null
        : { text: paintGround(board, place, plain), words: `${plain.name} on ${place}` };
    }
    case "move": {
      const entry = board.entries.find(({ row }) => row === held.row);
      if (entry === undefined || goesOn) return null;
      return { text: move(board, entry, held.from, place), words: `${entry.label} moved to ${place}` };
    }
  }
}

/** The blank of a form that is filled by the ground of a place, as by the room it is: all that fits there are its signs. */
export const blankOfGround = (
  { blanks }: Pick<LineForm, "blanks">,
  { grounds }: Pick<TextBoard["notation"], "grounds">,
): LineForm["blanks"][number] | undefined =>
  blanks.find(
    ({ kind, values }) =>
      kind === "choice" && values.length > 0 && values.every((value) => grounds.some(({ sign }) => sign === value)),
  );

/** What belongs to the ground of a place and has no place of its own, as the card of a room. */
export function belongingTo(board: TextBoard, place: string): readonly Entry[] {
  const sign = groundAt(board, place)?.sign ?? null;
  return board.entries.filter(({ places, statement: { form, filled } }) => {
    const blank = blankOfGround(form, board.notation);
    return sign !== null && places.length === 0 && blank !== undefined && filled[blank.name] === sign;
  });
}

/** The ground of a place by its name, the place where it has none. */
const placeGround = (board: TextBoard, place: string): string => groundAt(board, place)?.name ?? place;

/** Whether a piece of this form belongs on the board: by a place, or by the ground of one. */
export const isPutDown = (form: LineForm, notation: Pick<TextBoard["notation"], "grounds">): boolean =>
  hasPlace(form) || blankOfGround(form, notation) !== undefined;

/** Whether a piece of this form belongs on the board by a place. */
export const hasPlace = (form: Pick<LineForm, "words" | "blanks">): boolean =>
  form.words.includes("{place}") || form.blanks.some(({ kind }) => kind === "outline");

/** Whether a sign typed on the board stands for a ground or a border. */
export function toolForSign({ grounds, borders }: TextBoard["notation"], sign: string): Tool | null {
  const ground = grounds.find((candidate) => candidate.sign === sign);
  if (ground !== undefined) return { does: "ground", ground };
  const border = borders.find(({ across, down }) => sign.trim() !== "" && (sign === across || sign === down));
  return border === undefined ? null : { does: "border", border };
}
