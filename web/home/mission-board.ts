import type { BoardModel, Scenario } from "../api/answers.ts";
import { draft, notation } from "../api/questions.ts";

const boards = new Map<string, Promise<readonly (BoardModel | null)[]>>();

/** The ground of each mission as far as its text draws it, else as the rules do; null where they have none yet. */
export function missionBoards(ruleset: string, missions: readonly Scenario[]): Promise<readonly (BoardModel | null)[]> {
  const kept = boards.get(ruleset);
  if (kept !== undefined) return kept;
  const asked = (async () => {
    const [{ notation: offered }, { modelOf, readText, writtenOut }] = await Promise.all([
      notation(ruleset),
      import("../editor/text-board.ts"),
    ]);
    const drawn = async (board: string): Promise<BoardModel | null> => {
      const model = offered === null ? null : modelOf(writtenOut(readText(board, offered)), null);
      return model ?? (await draft(ruleset, board, undefined)).drawn?.board ?? null;
    };
    return await Promise.all(missions.map(({ board }) => drawn(board)));
  })();
  boards.set(ruleset, asked);
  asked.catch(() => boards.delete(ruleset));
  return asked;
}
