import { namesOn, type Teller, tellerOf } from "../../pictures/index.ts";
import type { BoardModel, Decision, EnemyIntent } from "../../rules/kernel/index.ts";
import type { Scene } from "../adjudication/action-words.ts";
import { Fault } from "../schema/faults.ts";
import { tokensIn } from "./lines.ts";
import type { Asking } from "./tool.ts";
import type { placeOf } from "./where.ts";

/** What is told as people say it: with names in place of the ids of pieces. The data beside the text keep the ids. */
export const saidBy =
  ({ sentence }: Teller) =>
  <T extends { readonly text: string }>(told: T): T => ({ ...told, text: sentence(told.text) });

/** What is asked as people say it. */
export function askedBy({ sentence }: Teller, decision: Decision | null): Decision | null {
  if (decision === null) return null;
  const said = <T extends { readonly text: string }>(asked: T): T => ({
    ...asked,
    text: sentence(asked.text, decision.piece),
  });
  return { ...said(decision), options: decision.options.map(said) };
}

/** What an enemy will do as people say it, with what it hangs on. */
export const intentBy = (teller: Teller, { condition, ...intent }: EnemyIntent): EnemyIntent => ({
  ...saidBy(teller)(intent),
  ...(condition !== undefined && { condition: { ...condition, text: teller.within(condition.text) } }),
});

/** What stands at a place, and how it is told to people. */
export interface NamedScene extends Scene {
  readonly teller: Teller;
}

type Place = Awaited<ReturnType<typeof placeOf>> & { readonly version?: number };
type Operating = Pick<Asking, "operations" | "callerOf">;

/** What stands at a place, and how it is told by the names on its board. */
export async function sceneAt(
  place: Place,
  { operations, callerOf }: Operating,
  gameId: string | undefined,
): Promise<NamedScene> {
  const { board, decision } = await operations.board(place, callerOf(gameId));
  return { board, decision, teller: tellerOf(board) };
}

/** Who tells of what happened between two boards: who is on one of them alone has a name, too. */
export const tellerBetween = (before: BoardModel, after: BoardModel): Teller =>
  tellerOf({
    ...after,
    pieces: [...before.pieces, ...after.pieces],
    names: [...(before.names ?? []), ...(after.names ?? [])],
  });

/** Who tells of a stored game from a version on; by ids where it has no board, as under other rules than these. */
export async function tellerOfGame(gameId: string, since: number, asking: Operating): Promise<Teller> {
  try {
    const [before, after] = [
      await sceneAt({ gameId, version: since }, asking, gameId),
      await sceneAt({ gameId }, asking, gameId),
    ];
    return tellerBetween(before.board, after.board);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { name: (id) => id, sentence: (text) => text, within: (text) => text };
  }
}

/** The most tokens of a line of names. */
const MOST_NAMES = 250;

/**
 * Who is called what, for ids that stand in what is told; nothing where each says itself what it is called. `told` is
 * what has the ids.
 */
export function nameLines(board: BoardModel, told: string): readonly string[] {
  const words = new Set(told.match(/[\w-]+/g));
  const named = [...namesOn(board)].filter(
    ([id, name]) => words.has(id) && name.toLowerCase() !== id.replaceAll("-", " ").toLowerCase(),
  );
  const kept: string[] = [];
  let left = MOST_NAMES;
  for (const [id, name] of named) {
    left -= tokensIn(`${id} = ${name}; `);
    if (left < 0) break;
    kept.push(`${id} = ${name}`);
  }
  return kept.length === 0 ? [] : [`Names: ${kept.join("; ")}${kept.length < named.length ? "; …" : ""}`];
}
