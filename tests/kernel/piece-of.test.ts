import { expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { valueOf } from "./random-moments.ts";

it.each(games.map((game) => [game.id, game] as const))(
  "the piece of an action is that of its form in %s",
  (_id, game) => {
    const chance = seededChance(11);
    let seen = 0;
    for (const { id } of game.scenarios.slice(0, 3)) {
      let situation = valueOf(game.setUp(id));
      for (let move = 0; move < 25; move++) {
        const pieces = situation.board().pieces.map(({ id: name }) => name);
        for (const { piece, actions } of situation.forms())
          for (const action of actions.slice(0, 2)) {
            const found = valueOf(situation.pieceOf(action));
            // what nobody does by himself stands under the name of a side
            if (found === null) expect(pieces, JSON.stringify(action)).not.toContain(piece);
            else expect(found, JSON.stringify(action)).toBe(piece);
            seen++;
          }
        const next = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
        if (next.outcome !== "paused") break;
        situation = next.situation;
      }
    }
    expect(seen).toBeGreaterThan(20);
  },
);
