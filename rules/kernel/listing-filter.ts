import { actionNames } from "./action-names.ts";
import type { SeatedForm } from "./game.ts";
import { nearest } from "./nearest.ts";
import type { Game, PlayerView } from "./open-position.ts";
import type { Defect } from "./position.ts";

/** Which of the legal actions are asked for: those of a piece, of a kind, or of both. */
export interface ListingFilter {
  readonly piece?: string | undefined;
  readonly name?: string | undefined;
}

const unknown = (field: string, message: string): Defect => ({ code: `unknown-${field}`, path: `/${field}`, message });

/**
 * What is wrong with a filter that names a piece that is not on the board, or a kind of action that the game does not
 * have: an empty list would say that nothing of it is legal. Null where nothing is.
 */
export function filterDefect(
  view: Pick<PlayerView, "board">,
  forms: readonly SeatedForm<unknown>[],
  game: Pick<Game, "actionJsonSchema">,
  { piece, name }: ListingFilter,
): Defect | null {
  const kinds = name === undefined || forms.some((form) => form.name === name) ? null : actionNames(game);
  if (name !== undefined && kinds?.includes(name) === false)
    return unknown("name", `There is no kind of action "${name}"${nearest(name, kinds)}.`);
  if (piece === undefined || forms.some((form) => form.piece === piece)) return null;
  const pieces = view.board().pieces.map(({ id }) => id);
  if (pieces.includes(piece)) return null;
  // those that are not on the board yet may act, too
  const known = [...pieces, ...forms.map((form) => form.piece)];
  return unknown("piece", `There is no piece "${piece}" in this position${nearest(piece, known)}.`);
}
