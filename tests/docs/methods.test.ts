import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

/** The methods that an interface declares; its fields that are plain data are none. */
function methodsOf(path: string, name: string): readonly string[] {
  const [, body = ""] = new RegExp(`export interface ${name}\\b[^{]*\\{\\n([^]*?)\\n\\}`).exec(textOf(path)) ?? [];
  return [...body.matchAll(/^  (?:(\w+)\(|readonly (\w+): (?:Asked<|Send;))/gm)].map(
    ([, method, field]) => method ?? field ?? "",
  );
}

describe("the listing of all methods", () => {
  const [, listing = ""] = textOf("docs/packages.md").split("## All methods");
  const rows = new Map(
    [...listing.matchAll(/^- (.+?): ([^]+?)\n(?=-|\n)/gm)].map(([, of = "", methods = ""]) => [of, methods]),
  );

  it.each([
    ["a game of `@umpire/rules`", "rules/library/game.ts", "Game"],
    ["a situation, also as a seat knows it", "rules/library/game.ts", "Seen"],
    ["the client", "client/client.ts", "PositionQuestions"],
    ["the client", "client/client.ts", "UmpireClient"],
    ["`umpire.games`", "client/client.ts", "Games"],
    ["`umpire.records`", "client/client.ts", "Records"],
    ["`umpire.rulesets`", "client/client.ts", "RuleBooks"],
    ["a seat", "client/seat.ts", "Seat"],
    ["a turn", "client/seat.ts", "Turn"],
  ])("names every one of %s (%s, %s)", (of, path, name) => {
    const methods = methodsOf(path, name);
    expect(methods.length).toBeGreaterThan(0);
    const listed = rows.get(of) ?? "";
    expect(methods.filter((method) => !new RegExp(`\`${method}[\`(]`).test(listed))).toEqual([]);
  });
});
