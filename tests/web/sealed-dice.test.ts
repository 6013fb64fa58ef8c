import { createHash, createHmac } from "node:crypto";
import { array, assert, asyncProperty, integer, oneof } from "fast-check";
import { describe, expect, it } from "vitest";
import { type DrawnMove, isCommitted, SealedDice, verifyDice } from "../../web/post/sealed-dice.ts";

const secret = "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d";
const commitment = "dba1de6de88c058e5e0922171e0bd97e79e20e9fc6c1d2737a91146765527305";

/** The derivation of docs/dice.md once more, with the tools of the server. */
function derived(game: string, version: number, ofs: readonly number[]): readonly number[] {
  let place = 0;
  return ofs.map((of) => {
    for (;;) {
      const digest = createHmac("sha256", secret).update(`${game}/${version}/${place++}`).digest();
      for (let i = 0; i < 32; i += 4)
        if (digest.readUInt32BE(i) < Math.floor(2 ** 32 / of) * of) return (digest.readUInt32BE(i) % of) + 1;
    }
  });
}

const move = (version: number, chance: DrawnMove["chance"], previous: string): DrawnMove => ({
  version,
  chance,
  hash: `hash ${version}`,
  previous,
});

describe("the dice verified in the browser", () => {
  it("are those of the example that is worked out by hand", async () => {
    const dice = await SealedDice.from("example", secret);
    expect(await dice.numbersOf(2, [6])).toEqual([[6, 4]]);
    expect(await isCommitted(secret, commitment)).toBe(true);
    expect(createHash("sha256").update(secret).digest("hex")).toBe(commitment);
    expect(await isCommitted(secret.replace("3", "4"), commitment)).toBe(false);
  });

  it("follow the derivation for any number of sides, skipped words included", async () => {
    const dice = await SealedDice.from("g", secret);
    // with so many sides that almost half of all words are skipped
    const sides = oneof(integer({ min: 1, max: 100 }), integer({ min: 2 ** 31 + 1, max: 2 ** 32 - 1 }));
    await assert(
      asyncProperty(
        integer({ min: 0, max: 5000 }),
        array(sides, { minLength: 1, maxLength: 8 }),
        async (version, ofs) => {
          const numbers = await dice.numbersOf(version, ofs);
          expect(numbers.map(([, drawn]) => drawn)).toEqual(derived("g", version, ofs));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("are told apart from others, and so is a chain with a link that does not hold", async () => {
    const game = { id: "example", secret, commitment, hash: "hash 2", version: 2 };
    const moves = [move(0, [], ""), move(1, [], "hash 0"), move(2, [[6, 4]], "hash 1")];
    expect(await verifyDice(game, moves)).toMatchObject({
      committed: true,
      numbers: 1,
      brokenAt: null,
      missing: false,
    });
    const wrong = await verifyDice(game, [...moves.slice(0, 2), move(2, [[6, 5]], "hash 1")]);
    expect(wrong.moves.get(2)).toEqual({ version: 2, holds: false, derived: [[6, 4]] });
    expect(await verifyDice(game, [move(0, [], ""), move(1, [], "other"), move(2, [], "hash 1")])).toMatchObject({
      brokenAt: 1,
    });
    expect(await verifyDice({ ...game, hash: "other" }, moves)).toMatchObject({ brokenAt: 2 });
    expect(await verifyDice(game, moves.slice(0, 2))).toMatchObject({ missing: true });
  });
});
