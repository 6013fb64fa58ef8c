import { describe, expect, test } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import { createAdjudicator } from "../../service/adjudication/adjudicator.ts";
import { answersOf } from "../../service/games/present-rules.ts";
import { tries } from "../soak/at-length.ts";
import { anybody, gamesOver } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";
import { type NewerRules, newerRules } from "./newer-rules.ts";
import { anyFields, allGames, type Plan } from "./recorded-games.ts";
import { keep, type StoppedGame, stoppedGames } from "./stopped-games.ts";

const desk = deskForAll();

/** Random games of a ruleset: with dice on the table, so that rolls and draws wait, and with sealed ones. */
const plansOf = (ruleset: string): readonly Omit<Plan, "closes">[] => {
  const scenarios = allGames.find(({ id }) => id === ruleset)?.scenarios.map(({ id }) => id) ?? [];
  const chosen = scenarios.filter((_, at) => at % Math.max(1, Math.ceil(scenarios.length / tries(3, 12))) === 0);
  return chosen.flatMap((scenario, at) =>
    (["table", "sealed"] as const).map((dice, kind) => ({
      ruleset,
      scenario,
      dice,
      seed: 100 + 10 * at + kind,
      most: tries(40, 300),
    })),
  );
};

const inTheMiddle = ({ position, bodies }: StoppedGame): boolean =>
  answersOf(bodies.at(-1)?.position ?? position).length > 0;

let made = 0;

/** Has a stopped game go on by other rules, by the ways that are offered, up to its next move. */
async function goOn(stopped: StoppedGame, rules: NewerRules["raised"]) {
  const { id, version, seats, as } = await keep(desk.store, `s${++made}`, stopped);
  const games = gamesOver(desk.store, desk.clock, [rules]);
  const seat = seats[0] ?? "";
  // it can be looked at; what would play on is refused, and says how it goes on
  expect(await games.read(id, undefined, anybody)).toMatchObject({ version, rules: { current: false } });
  await expect(games.act(id, { expectedVersion: version }, as(seat))).rejects.toMatchObject({
    kind: "rules-changed",
    message: expect.stringContaining(`/v1/games/${id}/take-over-rules`),
  });
  const would = await games.takeOverRules(id, { expectedVersion: version, dryRun: true }, as("master"));
  expect(would).toMatchObject({ outcome: "would", game: { version } });
  const { way } = would;
  if (way === null) throw new Error("No way is told.");
  const taking = { expectedVersion: version, dryRun: false };
  if (way.needs.length === 0)
    expect(await games.takeOverRules(id, taking, as("master"))).toMatchObject({ outcome: "done" });
  else {
    await expect(games.takeOverRules(id, taking, as("master"))).rejects.toMatchObject({
      kind: "forbidden",
      defects: [{ code: "needs-consent" }],
      message: expect.stringContaining(way.needs.join(", ")),
    });
    for (const [at, name] of way.needs.entries()) {
      const missing = way.needs.slice(at + 1);
      expect(await games.takeOverRules(id, taking, as(name))).toMatchObject(
        missing.length > 0
          ? { outcome: "proposed", proposal: { takesOver: true, missing }, game: { proposal: { missing } } }
          : { outcome: "done", proposal: null },
      );
    }
  }
  const state = await games.read(id, undefined, anybody);
  expect(state).toMatchObject({ version: version + 1, rules: { version: rules.version, current: true } });
  const adjudicator = createAdjudicator([rules]);
  const latest = (await desk.store.game(id))?.latest;
  const { position, decision } = JSON.parse(latest?.body ?? "null");
  const fields = anyFields({ position }, seededChance(made), adjudicator);
  const sent = stopped.dice === "table" ? fields : { ...fields, dice: undefined, cards: undefined };
  const asked = decision.seat === null || !seats.includes(decision.seat) ? seat : decision.seat;
  const next = await games.act(id, { expectedVersion: version + 1, ...sent }, as(asked));
  expect(next).toMatchObject({ game: { version: version + 2 } });
  expect((await games.moves(id, -1, 100, anybody)).chainIntact).toBe(true);
  return { ...way, differences: would.differences };
}

describe.each(newerRules.map((rules) => [rules.id, rules] as const))("%s", (id, { raised, otherwise }) => {
  const stopped = stoppedGames(plansOf(id));

  test("stops at questions of several kinds, in the middle of something and at checkpoints", () => {
    expect(new Set(stopped.map(({ question }) => question.split(" ")[0])).size).toBeGreaterThan(2);
    expect(new Set(stopped.map(inTheMiddle))).toEqual(new Set([true, false]));
  });

  test("goes on from every kind of question as it stands where other rules ask the same", async () => {
    for (const one of stopped) {
      const { how, changes, differences } = await goOn(one, raised);
      const expected = inTheMiddle(one) ? "question" : "checkpoint";
      expect([one.question, how, changes, differences]).toEqual([one.question, expected, [], []]);
    }
  });

  test("goes back to its checkpoint where other rules ask otherwise in the middle of something", async () => {
    for (const one of stopped) {
      const { how } = await goOn(one, otherwise);
      expect([one.question, how]).toEqual([one.question, inTheMiddle(one) ? "back" : "checkpoint"]);
    }
  });
});
