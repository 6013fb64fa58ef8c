import type { BoardModel, Scenario } from "../api/answers.ts";
import { notation } from "../api/questions.ts";

const boards = new Map<string, Promise<readonly (BoardModel | null)[]>>();

/** The ground of each mission as far as its text draws it; null where a mission is laid out only after choices. */
export function missionBoards(ruleset: string, missions: readonly Scenario[]): Promise<readonly (BoardModel | null)[]> {
  const kept = boards.get(ruleset);
  if (kept !== undefined) return kept;
  const asked = (async () => {
    const [{ notation: offered }, { modelOf, readText, writtenOut }] = await Promise.all([
      notation(ruleset),
      import("../editor/text-board.ts"),
    ]);
    return missions.map(({ board }) => (offered === null ? null : modelOf(writtenOut(readText(board, offered)), null)));
  })();
  boards.set(ruleset, asked);
  asked.catch(() => boards.delete(ruleset));
  return asked;
}
