import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { createDiscord } from "../../cli/discord.ts";
import { answerElsewhere, answerHere } from "../../cli/mcp.ts";
import { verifyRecord } from "../../cli/records.ts";
import { createUmpire } from "../../cli/server.ts";
import { openTable } from "../../cli/sqlite.ts";
import { Unreadable } from "../../rules/kernel/index.ts";

const { table } = openTable("memory");
const streams = () => ({ input: new PassThrough(), output: new PassThrough() });

/** What each door is rightly given, and how it is called with something else. */
const doors: readonly (readonly [name: string, right: object, call: (given: never) => unknown])[] = [
  ["createUmpire", { table }, createUmpire],
  ["createDiscord", { key: "0".repeat(64) }, createDiscord],
  ["answerHere", streams(), (given) => answerHere(given, () => undefined)],
  ["answerElsewhere", { ...streams(), url: "http://umpire.test", invitations: [] }, answerElsewhere],
  ["verifyRecord", {}, (given) => verifyRecord("", given)],
];

const wrong: readonly unknown[] = [null, 7, "x", [], true, { x: 1 }];

async function refused(call: (given: never) => unknown, given: unknown): Promise<Unreadable> {
  try {
    await Reflect.apply(call, undefined, [given]);
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
  throw new Error(`Impossible: ${JSON.stringify(given)} was taken.`);
}

describe.each(doors)("%s", (_, right, call) => {
  it("takes no option that there is not, and tells the nearest there is", async () => {
    const { message } = await refused(call, { ...right, tabel: 1 });
    expect(message).toMatch(/^\/\w+\/tabel: There is no option "tabel"; nearest: /);
  });

  it("takes nothing but options", async () => {
    for (const given of wrong) expect((await refused(call, given)).faults).not.toEqual([]);
  });

  it("takes no option of another kind", async () => {
    for (const name of Object.keys(right))
      for (const value of wrong) {
        if (typeof value === "string" && name === "key") continue;
        if (Array.isArray(value) && name === "invitations") continue;
        const { faults } = await refused(call, { ...right, [name]: value });
        expect(faults.map(({ path }) => path.split("/").at(-1))).toEqual([name]);
      }
  });
});

it("a folder is a text, and a record a text or its bytes", async () => {
  for (const value of [undefined, null, 7, {}, []]) {
    for (const call of [openTable, verifyRecord]) expect((await refused(call, value)).faults).toHaveLength(1);
  }
});
