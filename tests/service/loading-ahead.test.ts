import { expect, test } from "vitest";
import { hourOfGlory } from "../../rules/hour-of-glory/index.ts";
import { listingOf } from "../../rules/kernel/index.ts";
import { loadAhead } from "../../service/local/loading-ahead.ts";

/*
 * A server loads its games when nobody waits for them, so that no first question pays for all of them.
 */

const atOnce = { first: 0, next: 0 };
const ids = ["one", "two", "three"];

/** Games that note what is asked of them; those among `broken` cannot be loaded. */
function noted(broken: readonly string[] = []) {
  const said: string[] = [];
  const all = ids.map((id) => ({
    id,
    load: async () => {
      said.push(`${id} begins`);
      await Promise.resolve();
      if (broken.includes(id)) throw new Error(`${id} is broken.`);
      said.push(`${id} ends`);
      return hourOfGlory;
    },
    listing: async () => {
      said.push("listed");
      return await Promise.resolve(listingOf(hourOfGlory));
    },
  }));
  return { all, said };
}

test("games are loaded one after another, and then listed", async () => {
  const { all, said } = noted();
  const loading = loadAhead(all, () => expect.unreachable(), atOnce);
  expect(said, "whoever asks at once is answered first").toEqual([]);
  await loading;
  expect(said).toEqual([...ids.flatMap((id) => [`${id} begins`, `${id} ends`]), "listed"]);
});

test("one that cannot be loaded is told, and the others are loaded", async () => {
  const { all, said } = noted(["two"]);
  const lines: unknown[] = [];
  await loadAhead(all, (line) => lines.push(line), atOnce);
  expect(said).toEqual(["one begins", "one ends", "two begins", "three begins", "three ends", "listed"]);
  expect(lines).toEqual([{ level: "error", event: "load", error: "two is broken." }]);
});
