import { createHash } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { games, type Game, positionId, seededChance, type Situation, unwrap } from "@umpire/rules";
import { games as listed } from "../../rules/index.ts";
import { canonicalJson } from "../../rules/kernel/index.ts";

/** A scenario of each game that its own policy ends soon, and the seats that may sit there. */
const short: Readonly<Record<string, { readonly scenario: string; readonly seat: RegExp }>> = {
  "rogue-regiment": { scenario: "tern-river", seat: /^(?:player-\d+|jager)$/ },
  "v-sabotage": { scenario: "station", seat: /^player-\d+$/ },
  "hour-of-glory": { scenario: "cold-infirmary", seat: /^(?:intruder-\d+|defender)$/ },
  "two-hundred-hours": { scenario: "m3-camp", seat: /^(?:attacker|defender)$/ },
  "dust-tactics": { scenario: "the-weir", seat: /^(?:north|south)$/ },
};

const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
/** What the schema of a game's own says is wrong with a value; null for nothing. */
const faultsBy = (schema: unknown): ((value: unknown) => unknown) => {
  const validate = ajv.compile(Object(schema));
  return (value) => (validate(value) ? null : validate.errors);
};

describe.each(games)("$id", ({ id, title, load }) => {
  it("is played to its end, and everything it says is of the types made from its schemas", async () => {
    const game: Game = await load();
    const closed = await listed.find((one) => one.id === id)?.load();
    const { scenario, seat = /^$/ } = short[id] ?? {};
    const faultsOf = {
      action: faultsBy(closed?.actionJsonSchema()),
      event: faultsBy(closed?.shownEventJsonSchema()),
      position: faultsBy(closed?.positionJsonSchema()),
    };
    const chance = seededChance(1);
    let situation: Situation = unwrap(game.setUp(scenario ?? ""));
    let over: string | null = null;
    for (let asked = 0; over === null && asked < 2000; asked++) {
      const move = situation.policyMove(chance);
      if (move !== null) expect(move.seat).toMatch(move.seat === "players" ? /./ : seat);
      if (move !== null && "action" in move) expect(faultsOf.action(move.action)).toBeNull();
      const done = unwrap(situation.adjudicate({ ...move, chance }));
      if (done.outcome === "refused") throw new Error(done.failing.map(({ text }) => text).join("\n"));
      for (const event of done.events) expect(faultsOf.event(event)).toBeNull();
      if (done.outcome === "over") over = done.result.result;
      ({ situation } = done);
      if (asked % 50 === 0) expect(faultsOf.position(situation.position())).toBeNull();
    }
    expect(over).toMatch(/^(?:victory|defeat|draw)$/);
    for (const name of situation.seats()) expect(name).toMatch(seat);
    expect(unwrap(game.open(JSON.parse(JSON.stringify(situation.position())))).id()).toBe(situation.id());
  });

  it("has the title of the list, and scenarios and rules to quote", async () => {
    const game: Game = await load();
    expect([game.id, game.title]).toEqual([id, title]);
    const closed = await listed.find((one) => one.id === id)?.load();
    const [rule = ""] = Object.keys(closed?.catalogue.rules ?? {});
    const [open = ""] = Object.keys(game.interpretations);
    const [number = ""] = Object.keys(game.numbers);
    const quotes = await game.quote([open, rule, "nothing", number]);
    expect(quotes.map((quote) => [quote.id, quote.kind])).toEqual([
      [open, "interpretation"],
      [rule, "rule"],
      [number, "number"],
    ]);
    expect(quotes[1]).toMatchObject({ text: closed?.catalogue.rules[rule]?.text });
    const { byDefault = "", readings = {} } = game.interpretations[open] ?? {};
    expect(quotes[0]?.reading).toBe(readings[byDefault]?.text);
    expect(quotes[1]).not.toHaveProperty("reading");
  });

  it("tells a position of another game as such, in one sentence", async () => {
    const game: Game = await load();
    const ruleset = id === "v-sabotage" ? "hour-of-glory" : "v-sabotage";
    const message = `This is a position of "${ruleset}", not of "${id}".`;
    expect(game.open({ ruleset, state: {} })).toEqual({
      ok: false,
      defects: [{ code: "another-game", path: "/position/ruleset", message }],
    });
  });
});

describe("ids", () => {
  it("are of the text in UTF-8, whatever is in it", () => {
    for (const text of ["a", "Jäger", "東", "😀", "half \ud800"])
      expect(positionId({ text })).toBe(
        createHash("sha256").update(canonicalJson({ text }), "utf8").digest("hex").slice(0, 32),
      );
  });

  it("are those of the service", async () => {
    const { hourOfGlory } = await import("@umpire/rules/hour-of-glory");
    const situation = unwrap(hourOfGlory.setUp("quiet-stair"));
    const hash = createHash("sha256").update(canonicalJson(situation.position())).digest("hex");
    expect(situation.id()).toBe(hash.slice(0, 32));
  });
});
