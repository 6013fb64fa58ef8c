import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Chance } from "../../rules/kernel/index.ts";

/** A fresh secret for a game's dice, 32 bytes in hexadecimal. It leaves the store only when the game is over. */
export const newSecret = (): string => randomBytes(32).toString("hex");

/** What is published at creation: the SHA-256 of the secret. */
export const commitmentTo = (secret: string): string => createHash("sha256").update(secret, "utf8").digest("hex");

/**
 * The sealed dice of one move. The i-th number of move n is HMAC-SHA-256(secret, "GAME/n/i"), read as 32-bit words from
 * the left; words that would favour some faces are skipped, so that every face is equally likely.
 */
export function sealedDice(secret: string, game: string, move: number): Chance {
  let drawn = 0;
  const below = (count: number): number => {
    const fair = Math.floor(2 ** 32 / count) * count;
    for (;;) {
      const digest = createHmac("sha256", secret).update(`${game}/${move}/${drawn++}`, "utf8").digest();
      for (let at = 0; at < 32; at += 4) {
        const word = digest.readUInt32BE(at);
        if (word < fair) return word % count;
      }
    }
  };
  return { face: (sides) => 1 + below(sides), index: below };
}
