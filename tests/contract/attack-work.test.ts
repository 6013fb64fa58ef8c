import { describe, expect, test } from "vitest";
import {
  BudgetExceeded,
  type Game,
  MOST_WORK,
  seededChance,
  type OpenPosition,
  Budget,
} from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { attackSet, sent } from "../attack-set.ts";
import { halfTracks, highest, tooManyUnits, wideBattle } from "../rogue-regiment/worst.ts";
import { wideCorridor, wideRoom } from "../hour-of-glory/worst.ts";
import { wideFight } from "../v-sabotage/worst.ts";
import { Attempt } from "../../service/index.ts";
import { hostileQuestions } from "../hostile/tables.ts";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

/** The longest answer, in characters: a function may answer with six megabytes. */
const MOST_ANSWER = 5_000_000;

/** The longest answer that says what is wrong. */
const MOST_REFUSAL = 100_000;

const service = serving();

const gameCalled = (id: string): Game => {
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found;
};

const rogueRegiment = gameCalled("rogue-regiment");
const vSabotage = gameCalled("v-sabotage");
const hourOfGlory = gameCalled("hour-of-glory");
const settings = { numbers: highest };

/** Opens a board for somebody. */
function opened(game: Game, board: string, work: Budget): OpenPosition {
  const found = game.openText(board, game === rogueRegiment ? settings : {}, work);
  if (!found.ok) throw new Error(JSON.stringify(found.defects));
  return found.value;
}

describe("the attack set", () => {
  test.each(attackSet.map((attack) => [attack.name, attack] as const))("%s", async (_, attack) => {
    const response = await service.app.request(attack.path, sent(attack));
    expect([200, 400, 413]).toContain(response.status);
    const { length } = await response.text();
    expect(length).toBeLessThan(response.status === 200 ? MOST_ANSWER : MOST_REFUSAL);
  });

  test("none of it was an error of ours", () => {
    expect(service.logged.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("what is beyond the work of a request", () => {
  test("is a fault of the request that says what was too much", async () => {
    const answer = await service.post("/v1/enemy-preview", {
      ruleset: "rogue-regiment",
      settings,
      board: halfTracks(60),
    });
    expect(answer).toMatchObject({
      status: 400,
      json: {
        errors: [
          { code: "beyond-limits", message: expect.stringMatching(/most of it for steps of searches for a way/) },
        ],
      },
    });
  });

  test("is counted over all fields of a GraphQL document together", async () => {
    const at = { ruleset: "rogue-regiment", settings, board: wideBattle("operator") };
    const field = "legalActions(at: $at) { forms { name } }";
    const ask = async (count: number): Promise<string> =>
      JSON.stringify(
        (
          await service.post("/graphql", {
            query: `query ($at: At!) { ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(" ")} }`,
            variables: { at },
          })
        ).json,
      );
    expect(await ask(1)).not.toContain("beyond-limits");
    expect(await ask(10)).toContain("beyond-limits");
  });

  test("is spent all the same, so that a GraphQL document gets it once for all its fields", async () => {
    const dust = gameCalled("dust-tactics");
    const table = { game: dust.id, outlines: "stars all over the table", made: "hides what is in it" } as const;
    const asked = hostileQuestions(dust, { ...table, game: "dust-tactics", pieces: 25, corners: 200 });
    const question = asked.find(({ name }) => name.startsWith("field-of-view s90"));
    const { ruleset: _, piece, ...at } = question?.body() ?? {};
    const alone = new Attempt();
    const refused = await alone.run(() => service.post("/v1/field-of-view", { ruleset: dust.id, piece, ...at }));
    expect(JSON.stringify(refused.json)).toContain("beyond-limits");
    expect(alone.spent).toBeGreaterThan(MOST_WORK);
    const many = new Attempt();
    const fields = Array.from(
      { length: 10 },
      (__, n) => `a${n}: fieldOfView(at: $at, piece: "s90") { field { full } }`,
    );
    await many.run(() =>
      service.post("/graphql", {
        query: `query ($at: At!) { ${fields.join(" ")} }`,
        variables: { at: { ruleset: dust.id, ...at } },
      }),
    );
    expect(many.spent).toBeLessThan(alone.spent * 1.2);
  });

  test("is not reached by many invitations to a large game", async () => {
    const created = await service.post("/v1/games", { ruleset: "v-sabotage", board: wideFight(120, 4) });
    expect(created.status).toBe(201);
    const secret = invited(created.json).secretOf("player-1");
    const { status } = await service.post("/v1/my-games", { invitations: Array.from({ length: 50 }, () => secret) });
    expect(status).toBe(200);
  });

  test.each([
    ["the bot of Rogue Regiment among 80 units", (work: Budget) => opened(rogueRegiment, wideBattle("operator"), work)],
  ] as const)("stops %s", (_, open) => {
    const work = new Budget();
    const situation = open(work);
    expect(() => situation.policyMove(seededChance(1))).toThrow(BudgetExceeded);
    // at most one more thing was begun than there was work for
    expect(work.spent).toBeLessThan(MOST_WORK * 1.1);
  });
});

describe("the work of a question", () => {
  const questions: readonly (readonly [string, (work: Budget) => unknown])[] = [
    ["a field of view", (work) => opened(rogueRegiment, wideBattle("operator"), work).field("u-3")],
    ["a listing", (work) => opened(rogueRegiment, wideBattle("operator"), work).forms()],
    ["a preview", (work) => opened(rogueRegiment, halfTracks(6), work).preview()],
    [
      "a fight of the enemy",
      (work) => opened(rogueRegiment, wideBattle("attack"), work).adjudicate({ chance: seededChance(1) }),
    ],
    ["a preview of V-Sabotage", (work) => opened(vSabotage, wideFight(40), work).preview()],
    ["the ways of Guards", (work) => opened(hourOfGlory, wideCorridor("guards"), work).preview()],
    ["a listing of Hour of Glory", (work) => opened(hourOfGlory, wideRoom("intruders"), work).forms()],
    ["a policy of V-Sabotage", (work) => opened(vSabotage, wideFight(40), work).policyMove(seededChance(1))],
  ];

  test.each(questions)("is the same whoever asked before: %s", (_, ask) => {
    const spent = Array.from({ length: 2 }, () => {
      const work = new Budget(Infinity);
      ask(work);
      return work.spent;
    });
    expect(spent[0]).toBeGreaterThan(0);
    expect(new Set(spent)).toEqual(new Set([spent[0]]));
  });

  test("does not grow when it is asked for again with the same answer at hand", () => {
    const work = new Budget(Infinity);
    const situation = opened(rogueRegiment, wideBattle("operator"), work);
    situation.field("u-3");
    const first = work.spent;
    situation.field("u-3");
    expect(work.spent - first).toBeLessThan(first / 2);
  });
});

describe("what fits the game", () => {
  test("a text holds no more pieces than a position may", () => {
    const read = rogueRegiment.openText(tooManyUnits(1800), settings);
    expect(read).toMatchObject({ ok: false, defects: [{ code: "unreadable", path: "/board/units" }] });
  });

  test.each(["rr.number.pistol-earshot", "rr.number.view-depth", "rr.number.shout"])("%s is not 64 squares", (id) => {
    const read = rogueRegiment.openText(halfTracks(1), { numbers: { ...highest, [id]: 64 } });
    expect(read).toMatchObject({ ok: false, defects: [{ code: "number-out-of-bounds" }] });
  });
});
