import { expect, it } from "vitest";
import { games } from "../all-games.ts";
import { Budget, seededChance, type OpenPosition, type Result } from "../../rules/kernel/index.ts";

/** Boards with something on them: each scenario as it is set up, and some decisions later. */
const PAUSES = 12;

function* positionsOf(game: (typeof games)[number]): Generator<OpenPosition> {
  for (const { id } of game.scenarios.slice(0, 4)) {
    const chance = seededChance(5);
    const setUp = game.setUp(id, {}, Budget.unlimited());
    if (!setUp.ok) throw new Error(id);
    let position = setUp.value;
    yield position;
    for (let i = 0; i < PAUSES; i++) {
      const done = position.adjudicate({ ...position.policyMove(chance), chance });
      if (!done.ok || done.value.outcome !== "paused") break;
      position = done.value.situation;
    }
    yield position;
  }
}

/** What is named as nearest where a piece is refused. */
const namedBy = (answer: Result<unknown>, path: string): readonly string[] =>
  answer.ok
    ? []
    : answer.defects.flatMap((defect) =>
        defect.path === path ? (/; nearest: (.*)\.$/.exec(defect.message)?.[1]?.split(", ") ?? []) : [],
      );

it.each(games)("$id names no piece in place of another that it would refuse as well", (game) => {
  let named = 0;
  for (const position of positionsOf(game)) {
    const pieces = position.board().pieces.map(({ id }) => id);
    const [first = "nobody"] = pieces;
    const questions: readonly (readonly [path: string, ask: (piece: string) => Result<unknown>])[] = [
      ["/piece", (piece) => position.field(piece)],
      ["/from", (piece) => position.sight({ from: piece, to: first })],
      ["/to", (piece) => position.sight({ from: first, to: piece })],
    ];
    for (const [path, ask] of questions)
      for (const piece of new Set([...pieces, "nobody"]))
        for (const other of namedBy(ask(piece), path)) {
          named++;
          const answer = ask(other);
          const refused = answer.ok ? [] : answer.defects.filter((defect) => defect.path === path);
          expect(refused, `${position.moment()}: ${piece}, ${other}`).toEqual([]);
        }
  }
  expect(named).toBeGreaterThan(0);
});
