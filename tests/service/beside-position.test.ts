import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "../../rules/kernel/index.ts";
import { besidePosition } from "../../service/games/beside-position.ts";
import type { StoredMove } from "../../service/storage/store.ts";
import { playedGame } from "./recorded-games.ts";
import { storedMove } from "./stored-move.ts";

const stored = (body: string): StoredMove => storedMove({ version: 1, body });

test("what a move holds is told beside its position, whatever stands in either", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom('"', "\\", '\\"', '","position":{', "}", "]", "{"),
  );
  const value = fc.jsonValue({ stringUnit: "binary", maxDepth: 3 });
  fc.assert(
    fc.property(text, value, value, text, (words, position, events, moment) => {
      const body = { at: "now", by: words, events, moment, position, sent: { move: { position: words } }, words };
      const { happened, position: found } = besidePosition(stored(canonicalJson(body)));
      expect(found).toBe(canonicalJson(position));
      expect(canonicalJson(happened)).toBe(canonicalJson({ ...body, position: null }));
    }),
    { numRuns: 100 },
  );
});

test("of a game that was played, it is what its moves hold", () => {
  const { moves } = playedGame({ ruleset: "v-sabotage", scenario: "relay-post", seed: 3, dice: "sealed", most: 12 });
  for (const { body, ...move } of moves) {
    const { happened, position } = besidePosition({ ...move, body });
    expect(JSON.parse(body)).toEqual({ ...happened, position: JSON.parse(position) });
  }
});
