import type { Seen } from "@umpire/rules";
import { nearest } from "../rules/kernel/index.ts";
import { Unreadable } from "./failures.ts";

/** Which of the legal actions are asked for. */
interface Filter {
  readonly piece?: string | undefined;
  readonly name?: string | undefined;
}

/** Throws `Unreadable` for a piece that is not there: an empty list would say that it can do nothing. */
export function requireKnown(seen: Seen, { piece, name }: Filter): void {
  if (piece === undefined && name === undefined) return;
  const forms = seen.forms();
  const pieces = [...seen.board().pieces.map(({ id }) => id), ...forms.map((form) => form.piece)];
  if (piece !== undefined && !pieces.includes(piece))
    throw new Unreadable(`There is no piece "${piece}" in this position${nearest(piece, pieces)}.`);
  const kinds = forms.map((form) => form.name);
  if (name !== undefined && kinds.length > 0 && !kinds.includes(name))
    throw new Unreadable(`No piece has a kind of action "${name}" here${nearest(name, kinds)}.`);
}
