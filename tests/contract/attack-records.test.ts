import { beforeAll, describe, expect, test } from "vitest";
import { serving } from "./serving.ts";
import { hedge, invited } from "./table.ts";

const service = serving();
let record: string;

beforeAll(async () => {
  const { id, secretOf } = invited(
    (await service.post("/v1/games", { ruleset: "rogue-regiment", board: hedge, title: "True" })).json,
  );
  await service.post(
    `/v1/games/${id}/moves`,
    { expectedVersion: 0, action: { do: "pop-up-and-attack", operator: "jock", weapon: "pistol", target: "guard" } },
    secretOf("player-1"),
  );
  await service.post(`/v1/games/${id}/close`, { expectedVersion: 1 }, secretOf("master"));
  record = await (await service.app.request(`/v1/games/${id}/record`)).text();
});

const overGraphql = (kind: "query" | "mutation", field: string, text: string) =>
  service.post("/graphql", {
    query: `${kind} ($record: String!) { ${field}(record: $record) { __typename } }`,
    variables: { record: text },
  });

/**
 * That a text is refused as a game to go on with, clearly, over both APIs; and at least not called intact.
 */
async function refused(text: string): Promise<void> {
  const imported = await service.post("/v1/records/import", { record: text });
  expect(imported).toMatchObject({ status: 400, type: "application/problem+json" });
  expect((await overGraphql("mutation", "importRecord", text)).json).toMatchObject({
    errors: [{ extensions: { code: "BAD_USER_INPUT" } }],
  });
  const verified = await service.post("/v1/records/verify", { record: text });
  if (verified.status === 200) expect(verified.json["intact"]).toBe(false);
  else expect(verified.status).toBe(400);
  expect(JSON.stringify(imported.json).length).toBeLessThan(20_000);
}

const changed = (from: string | RegExp, to: string) => (): string => {
  const text = record.replace(from, to);
  expect(text).not.toBe(record);
  return text;
};
/** A record whose position is this JSON. */
const withPosition = (json: string) => changed(/^position .*$/m, `position ${json}`);
const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

describe("a record that is imported", () => {
  test("goes on as a private game where it is true, and is the only one that does", async () => {
    expect(await service.post("/v1/records/import", { record, version: 1 })).toMatchObject({
      status: 201,
      json: { visibility: "private", origin: { kind: "import" } },
    });
  });

  test.each<readonly [string, () => string]>([
    ["a face of the dice", changed(/^drawn 6:(\d)$/m, "drawn 6:0")],
    ["a better face", () => record.replace(/^drawn 6:(\d)$/m, (_, face) => `drawn 6:${(Number(face) % 6) + 1}`)],
    ["another target", changed('"target":"guard"', '"target":"jock"')],
    ["another title", changed('title "True"', 'title "False"')],
    ["another commitment", changed(/^commitment .*$/m, `commitment ${"0".repeat(64)}`)],
    ["another secret", changed(/^secret .*$/m, `secret ${"1".repeat(64)}`)],
    ["no secret", changed(/^secret .*\n/m, "")],
    ["another hash", changed(/^hash .*$/m, `hash ${"a".repeat(64)}`)],
    ["another player", changed("by player-1", "by player-2")],
    ["the policy in place of a player", changed("by player-1", "by policy")],
    ["seats of its own", changed("seats player-1", "seats player-1 master")],
    ["rules of its own", changed(/^rules (\S+) .*$/m, `rules $1 ${"b".repeat(64)}`)],
    ["a ruleset that nobody has", changed("ruleset rogue-regiment", "ruleset constructor")],
    ["one move left out", changed(/move 1[\s\S]*?(?=move 2)/, "")],
    ["an undo to nowhere", changed("close", "undo 7")],
    ["an undo by consent of strangers", changed("close", "undo 0 with consent of nobody-else")],
  ])("with %s is refused", async (_name, text) => {
    await refused(text());
    expect(service.logged).toEqual([]);
  });

  test.each<readonly [string, () => string]>([
    ["nothing but blanks", () => " \n".repeat(80_000)],
    ["junk", () => "x".repeat(249_999)],
    ["junk in many lines", () => "x\n".repeat(80_000)],
    ["comments alone", () => "#\n".repeat(80_000)],
    ["its first line again and again", () => "umpire record 1\n".repeat(15_000)],
    [
      "moves without end",
      () =>
        `${record.split("\nmove 0")[0] ?? ""}\n${Array.from(
          { length: 2500 },
          (_, n) => `move ${n}${n === 0 ? "" : " at 2026-01-01T00:00:00.000Z by player-1"}\nhash ${"0".repeat(64)}`,
        )
          .join("\n")
          .slice(0, 240_000)}`,
    ],
    ["a position of arrays in arrays", withPosition(nested("[", "]", 50_000))],
    ["a position of objects in objects", withPosition(nested('{"a":', "}", 20_000).replace(":}", ":1}"))],
    ["a position that reaches for the prototype", withPosition('{"__proto__":{"polluted":1}}')],
    ["a position that reaches for the constructor", withPosition('{"constructor":{"prototype":{"polluted":1}}}')],
    ["a position with an escaped key", withPosition(String.raw`{"\u005f\u005fproto\u005f\u005f":1}`)],
    ["a position of another game", withPosition('{"ruleset":"v-sabotage"}')],
    ["an action that reaches for the prototype", changed(/^action .*$/m, 'action {"__proto__":{"do":"attack"}}')],
    ["a number beyond all numbers", changed(/^drawn .*$/m, "drawn 9999999:9999999")],
    ["numbers without end", changed(/^drawn .*$/m, `drawn ${"6:6 ".repeat(40_000).trim()}`)],
    ["choices without end", changed(/^action .*$/m, `choose [${'"x",'.repeat(40_000)}"x"]`)],
    ["a version that is too large", changed("move 1 ", "move 9999999999 ")],
    ["a command to a terminal", changed('title "True"', 'title "\u001b[2J"')],
    ["a line that a title makes", changed('title "True"', 'title "True"\nclose')],
    ["half a character", changed("True", "\ud800")],
  ])("of %s is refused", async (_name, text) => {
    await refused(text());
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test("is refused as too large, or as no text", async () => {
    expect((await service.post("/v1/records/import", { record: "x".repeat(2_200_000) })).status).toBe(400);
    expect((await service.post("/v1/records/import", { record: "x".repeat(5_000_000) })).status).toBe(413);
    for (const wrong of ["", null, 1, ["x"], { text: record }])
      expect((await service.post("/v1/records/import", { record: wrong })).status).toBe(400);
    for (const version of [-1, 3, 999, 1.5, "1"])
      expect((await service.post("/v1/records/import", { record, version })).status, String(version)).toBe(400);
  });

  test("was not our error", () => {
    expect(service.logged).toEqual([]);
  });
});
