import type { State } from "../table/state.ts";
import type { Draft } from "./draft.ts";
import type { Reader } from "./reader.ts";

/** A line that says something of the whole position: how it is read, and how it is written, if it is to be said. */
export interface PositionLine {
  /** Whether it may be said several times. */
  readonly often?: true;
  read(draft: Draft, reader: Reader): void;
  write(state: State): readonly string[];
}

/** A line that is left out when it says what is usual. */
export const unless = (usual: boolean, line: string): readonly string[] => (usual ? [] : [line]);

export const readIds = (reader: Reader, what: string): string[] => reader.rest(() => reader.id(what));
