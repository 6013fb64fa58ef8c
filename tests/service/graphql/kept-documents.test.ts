import { type DocumentNode, parse } from "graphql";
import { afterEach, expect, test, vi } from "vitest";
import { KeptDocuments } from "../../../service/graphql/kept-documents.ts";
import { startService } from "../../contract/table.ts";

/*
 * What is kept of documents is bounded by what they take: every place in a document holds on to its whole text and to all
 * its tokens, comments among them.
 */

afterEach(() => vi.restoreAllMocks());

/** Heaps of documents that differ in their beginning alone, each as large as a document that is kept may be. */
const kinds: readonly (readonly [kind: string, document: (n: number) => string])[] = [
  ["one long comment", (n) => `#${n} ${"x".repeat(19_000)}\n{ rulesets { id } }`],
  ["thousands of comments", (n) => `#${n}\n${"#\n".repeat(9000)}{ rulesets { id } }`],
  ["a long text", (n) => `{ ruleset(id: "${n}${"x".repeat(19_000)}") { id } }`],
  ["as many fields as there may be", (n) => `query q${n} { rulesets { ${"id ".repeat(1400)} } }`],
  [
    "as many values",
    (n) => `query q${n} { ${Array.from({ length: 300 }, (_, nth) => `a${nth}: f(a: { b: [1, 2] })`).join(" ")} }`,
  ],
];

/** The documents of which those that are kept are still found. */
async function keptOf(documents: readonly DocumentNode[]): Promise<readonly DocumentNode[]> {
  const kept = new KeptDocuments();
  for (const [n, document] of documents.entries()) await kept.set(String(n), document);
  const found = await Promise.all(documents.map((_, n) => kept.get(String(n))));
  return found.filter((document) => document !== undefined);
}

test.each(kinds)("of documents with %s about thirty megabytes are kept, and the latest are", async (_, textOf) => {
  const documents = Array.from({ length: 60 }, (_each, n) => parse(textOf(n)));
  const kept = await keptOf(documents);
  expect(kept.at(-1)).toBe(documents.at(-1));
  const tokens = kept.map(({ loc }) => {
    let count = 0;
    for (let token = loc?.startToken ?? null; token !== null; token = token.next) count++;
    return count;
  });
  const texts = kept.map(({ loc }) => loc?.source.body.length ?? 0);
  const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);
  expect(512 * total(tokens) + 2 * total(texts)).toBeLessThanOrEqual(30_000_000);
});

test("of one that is longer than any that is kept nothing is", async () => {
  const document = parse(`#${"x".repeat(240_000)}\n{ rulesets { id } }`);
  expect(await keptOf([document, parse("{ rulesets { id } }")])).toHaveLength(1);
});

test("however short they are, so many are kept and no more", async () => {
  const documents = Array.from({ length: 600 }, (_, n) => parse(`query q${n} { rulesets { id } }`));
  const kept = await keptOf(documents);
  expect(kept).toHaveLength(500);
  expect(kept.at(-1)).toBe(documents.at(-1));
});

test("Apollo keeps its documents there, and finds them again", async () => {
  const [set, get] = [vi.spyOn(KeptDocuments.prototype, "set"), vi.spyOn(KeptDocuments.prototype, "get")];
  const service = await startService();
  for (let times = 0; times < 2; times++) await service.post("/graphql", { query: "{ __typename }" });
  await service.embedded.close();
  expect(set).toHaveBeenCalledTimes(1);
  expect(await get.mock.results.at(-1)?.value).toBe(set.mock.calls[0]?.[1]);
});
