import type { BoardModel } from "@umpire/rules";
import {
  calledOn,
  doneInWords,
  formHeading,
  idMeant,
  inSentence,
  nameFromId,
  type Teller,
  tellerOf,
} from "../pictures/index.ts";
import { isRecord } from "../rules/kernel/index.ts";

/** How people are told what is on a board, and what they mean by what they say. Programs are told ids. */
export interface Names extends Teller {
  /** An action with who does it: "Mac: sprint to 3,20". */
  readonly action: (action: unknown) => string;
  /** The id of a piece that is named by it or by its name. */
  readonly meant: (said: string) => string;
}

/** Who tells of what is on one board. */
export function namesOn(board: BoardModel): Names {
  const called = calledOn(board);
  return {
    ...tellerOf(board),
    action: (action) => (isRecord(action) ? doneInWords(action, called) : String(action)),
    meant: (said) => idMeant(board, said),
  };
}

/** The board with what stood on an earlier one: who has left it is spoken of by a name, too. */
export const withThoseBefore = (before: BoardModel, after: BoardModel): BoardModel => {
  const still = new Set(after.pieces.map(({ id }) => id));
  return {
    ...after,
    pieces: [...before.pieces.filter(({ id }) => !still.has(id)), ...after.pieces],
    names: [...(before.names ?? []), ...(after.names ?? [])],
  };
};

/** A kind of action inside a sentence: "move stealthily". */
export const kindInWords = (name: string): string => inSentence(formHeading(name));

/** A seat as it stands at the beginning of a line; null for all players. */
export const seatName = (seat: string | null): string => nameFromId(seat ?? "players");
