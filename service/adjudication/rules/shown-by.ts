import { MOST_CASES } from "../../schema/titles.ts";
import { shownByOf } from "./shown-by.generated.ts";

/** A conformance case that shows a row. */
export interface ShowingCase {
  readonly id: string;
  readonly title: string;
}

/** The conformance cases that show a row: how many there are, and some of them, the plainest first. */
export interface ShownBy {
  readonly count: number;
  readonly some: readonly ShowingCase[];
}

type Row = readonly [number, ...(readonly [string, string])[]];
const places: Readonly<Record<string, () => Promise<{ readonly shownBy: Readonly<Record<string, Row>> }>>> = shownByOf;

/** By which cases the rows of a game are shown, `most` of each by name. */
export async function shownByIn(game: string, most = MOST_CASES): Promise<(id: string) => ShownBy> {
  const rows = Object.hasOwn(places, game) ? (await places[game]?.())?.shownBy : undefined;
  return (id) => {
    const [count, ...cases] = (rows !== undefined && Object.hasOwn(rows, id) ? rows[id] : undefined) ?? [0];
    return { count, some: cases.slice(0, most).map(([name, title]) => ({ id: name, title })) };
  };
}
