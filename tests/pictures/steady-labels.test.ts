import { describe, expect, it } from "vitest";
import { labelsOfPieces } from "../../pictures/labels.ts";
import { Budget, type Game, type OpenPosition, seededChance } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";

/** How many decisions of a mission are played. */
const MOST = 60;

/** What comes next where the game's own policy decides; null where the game is over or goes no further. */
function next(position: OpenPosition, seed: number): OpenPosition | null {
  const decision = position.decision();
  if (decision === null) return null;
  const asked = decision.kind === "act" || decision.kind === "choose";
  const move = asked ? position.policyMove(seededChance(seed)) : null;
  const read = position.adjudicate({ ...move, chance: seededChance(seed) });
  return read.ok && read.value.outcome === "paused" ? read.value.situation : null;
}

/** The boards of a mission, as the game's own policy plays it. */
function* boardsOf(game: Game, scenario: string): Generator<ReturnType<OpenPosition["board"]>, void, void> {
  const begun = game.setUp(scenario, {}, new Budget(Infinity));
  if (!begun.ok) return;
  let position: OpenPosition | null = begun.value;
  for (let at = 0; at < MOST && position !== null; at++) {
    yield position.board();
    position = next(position, at);
  }
}

/** Labels that a piece has had besides its first one. */
function changed(game: Game, scenario: string): readonly string[] {
  const first = new Map<string, string>();
  const changes = new Set<string>();
  let boards = 0;
  for (const board of boardsOf(game, scenario)) {
    boards++;
    // a film has the pieces in another order
    const turned = labelsOfPieces({ ...board, pieces: board.pieces.toReversed() });
    for (const [id, label] of labelsOfPieces(board)) {
      if (turned.get(id) !== label) changes.add(`${id}: ${label}, in another order ${turned.get(id)}`);
      const before = first.get(id);
      if (before === undefined) first.set(id, label);
      else if (before !== label) changes.add(`${id}: ${before}, then ${label}`);
    }
  }
  expect(boards).toBeGreaterThan(5);
  return [...changes];
}

describe("the letters of a piece", () => {
  it.each(games.map((game) => [game.id, game] as const))("stay the same throughout a game: %s", (_, game) => {
    const scenarios = game.scenarios.slice(0, 3).map(({ id }) => id);
    expect(scenarios.flatMap((scenario) => changed(game, scenario).map((one) => `${scenario}: ${one}`))).toEqual([]);
  });
});
