import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games } from "../all-games.ts";
import { readCases } from "../../cli/conformance/case-format.ts";
import { inProcess } from "./in-process.ts";
import { runCase } from "../../cli/conformance/run-case.ts";
import { withNumbers } from "./numbers-in-pages.ts";
import { withWordLists } from "./word-list.ts";

test("docs/conformance.md has the words of every game as its schemas have them (npm run generate)", async () => {
  const page = readFileSync(new URL("../../docs/conformance.md", import.meta.url), "utf8");
  expect(page === (await withWordLists(page, games))).toBe(true);
});

test("figures in the pages of games are those of the numbers before them (npm run generate)", () => {
  const pages = games
    .map(({ id }) => new URL(`../../docs/${id}.md`, import.meta.url))
    .filter((page) => existsSync(page))
    .map((page) => readFileSync(page, "utf8"));
  expect(pages.map((page) => withNumbers(page, games))).toEqual(pages);
  expect(withNumbers("AP: `vs.number.cost-stealth` (7), `vs.number.cost-move`", games)).toBe(
    "AP: `vs.number.cost-stealth` (2), `vs.number.cost-move`",
  );
  expect(() => withNumbers("`vs.number.bananas` (1)", games)).toThrow("vs.number.bananas");
});

test.each(games.map((game) => ({ game, id: game.id })))("$id says its events and facts", ({ game }) => {
  expect(game.eventJsonSchema()).not.toBeNull();
  expect(game.factKinds).not.toBeNull();
});

const position = [
  "board",
  "+ + + + + + + + +",
  " P . . . . . 1 . ",
  "+ + + + + + + + +",
  "P = operator paddy, pistol",
  "1 = rifleman sentry-1, facing E",
].join("\n");

const runOf = async (part: Readonly<Record<string, unknown>>, game = "rogue-regiment") => {
  const [one] = readCases({ game, cases: [{ id: "a.case", title: "A case", position, ...part }] }, "case.yaml");
  if (one === undefined) throw new Error("There is no case.");
  return runCase(inProcess, one);
};

const steps = [
  { do: "take-aim", operator: "paddy", target: "sentry-1" },
  { do: "attack", operator: "paddy", weapon: "pistol", target: "sentry-1" },
];
const shot = { steps, dice: [4] };

test.each([
  ["an event", { ...shot, expect: { absent: [{ event: "bananas" }] } }],
  ["a field of an event", { ...shot, expect: { absent: [{ event: "killed", peice: "paddy" }] } }],
  ["a value of a field", { ...shot, expect: { absent: [{ event: "killed", how: "bananas" }] } }],
  ["a value of another type", { ...shot, expect: { absent: [{ event: "attacked", hits: "1" }] } }],
  ["a piece in an event", { ...shot, expect: { absent: [{ event: "killed", piece: "sentri-1" }] } }],
  ["a place in an event", { ...shot, expect: { absent: [{ event: "moved", to: "77,0" }] } }],
  ["a citation in an event", { ...shot, expect: { absent: [{ event: "moved", cites: "rr.bananas" }] } }],
  ["a piece that is gone", { ...shot, expect: { pieces: { jocko: "gone" } } }],
  ["a place with nothing on it", { ...shot, expect: { on: { "77,0": [] } } }],
  ["a field of the state", { ...shot, expect: { state: { mter: 5 } } }],
  ["a rule it shows", { ...shot, rules: ["rr.bananas"], expect: {} }],
  ["a rule in a refusal", { ...shot, expect: { refused: ["rr.bananas"] } }],
  ["a prompt", { ...shot, expect: { decision: { prompt: "rr.decide.bananas" } } }],
  ["a word after a step", { steps: [{ ...steps[0], after: { absent: [{ event: "bananas" }] } }], expect: {} }],
  ["a target of a step", { steps: [{ ...steps[0], target: "sentri-1" }], expect: { outcome: "refused" } }],
  ["a target that is refused", { "why-not": { ...steps[0], target: "sentri-1" }, expect: { refused: "rr.aim.cost" } }],
  ["an action's name", { legal: { name: "atack" }, expect: { count: 0 } }],
  ["whose actions", { legal: { piece: "padyd" }, expect: { count: 0 } }],
  ["an action that is not legal", { legal: true, expect: { excludes: [{ do: "bananas" }] } }],
  ["a place of an action that is not legal", { legal: true, expect: { excludes: [{ do: "move", to: "77,0" }] } }],
  ["a place that is not seen", { field: "sentry-1", expect: { none: ["77,0"] } }],
  ["a piece that is not seen", { field: "sentry-1", expect: { unseen: ["padyd"] } }],
  ["a fact", { odds: steps[1], expect: { facts: { "killd:sentry-1": "0/1" } } }],
  ["whom a fact is about", { odds: steps[1], expect: { facts: { "killed:sentri-1": "0/1" } } }],
])("an unknown word makes a case broken: %s", async (_name, part) => {
  const { broken } = await runOf(part);
  expect(broken).toHaveLength(1);
});

test.each([
  ["a piece that is gone", { ...shot, expect: { pieces: { "sentry-1": "gone" } } }],
  ["a unit that an event may bring later", { ...shot, expect: { pieces: { "smg-a1": "gone" } } }],
  ["a corpse that came to lie there", { ...shot, expect: { pieces: { "corpse-1": { at: "6,0" } } } }],
  ["a number for a fact", { odds: steps[1], expect: { facts: { "hurt:paddy:2": "0/1", alarm: "0/1" } } }],
  ["an empty list of the state", { ...shot, expect: { state: { templates: [], escaped: 0, laid: [] } } }],
])("what is only unusual is not broken: %s", async (_name, part) => {
  const { broken, failures } = await runOf(part);
  expect([...broken, ...failures]).toEqual([]);
});

test("a step says what is expected after it; a refusal that is expected leaves the position as it was", async () => {
  const [aim, attack] = steps;
  const { broken, failures } = await runOf({
    steps: [
      { ...aim, after: { events: [{ event: "aimed" }], absent: [{ event: "killed" }], pieces: { paddy: { ap: 3 } } } },
      { do: "pop-up", operator: "paddy", after: { refused: "rr.popup.free" } },
      { ...attack, after: { state: { meter: 5 } } },
    ],
    dice: [4],
    expect: { events: [{ event: "killed" }] },
  });
  expect([...broken, ...failures]).toEqual([]);
  const { failures: wrong } = await runOf({
    steps: [{ ...aim, after: { events: [{ event: "killed" }] } }],
    expect: {},
  });
  expect(wrong).toEqual(['after step 1: expected the event {"event":"killed"}; there was no event of this name']);
});

test("a failure names the nearest event, the decision that waits and the steps not taken", async () => {
  const { failures, account } = await runOf({ ...shot, expect: { events: [{ event: "attacked", hits: 2 }] } });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/nearest: .*"hits":1.* differs in hits$/);
  expect(account.at(-1)).toBe("waits for act rr.decide.action, paddy: What does paddy do (2 AP)?");
  const refused = await runOf({ steps: [{ do: "pop-up", operator: "paddy" }, ...steps], dice: [4], expect: {} });
  expect(refused.failures).toHaveLength(2);
  expect(refused.failures[0]).toBe("2 of 3 steps were not taken");
  expect(refused.account.filter((line) => line.startsWith("not taken"))).toHaveLength(2);
});

test("a unit is gone when none of its pieces is left", async () => {
  const squads = ["unit a h.line south at 50,73", "unit b h.line north at 50,30", "activation a"].join("\n");
  const { failures } = await runOf(
    {
      position: squads,
      steps: [{ do: "declare", unit: "a", plan: ["nothing", "nothing"] }],
      expect: { pieces: { b: "gone" } },
    },
    "dust-tactics",
  );
  expect(failures).toEqual([expect.stringMatching(/^expected b to be "?gone"?, got the pieces b-1/)]);
});

test("a decision of another kind is told with the one that waits", async () => {
  const { failures } = await runOf({ ...shot, expect: { decision: { kind: "roll" } } });
  expect(failures).toEqual([expect.stringMatching(/^expected the decision .*, it waits for act rr\.decide\.action/)]);
});

test("options that are not offered are told with those that are", async () => {
  const decision = { options: ["nobody"], includes: ["everybody"] };
  const { failures } = await runOf({ ...shot, expect: { decision } });
  expect(failures).toEqual([
    expect.stringMatching(/^expected the options nobody, offered are /),
    expect.stringMatching(/^expected the option everybody, offered are /),
  ]);
});

test("odds of an action that is refused are no odds: a case that expects nothing of it fails", async () => {
  const odds = { do: "attack", operator: "paddy", weapon: "knife", target: "sentry-1" };
  const { failures } = await runOf({ odds, expect: { facts: { "killed:sentry-1": "0/1" } } });
  expect(failures).toEqual([expect.stringContaining("the action is refused; what does not hold: ")]);
});

test("an answer that odds are asked with has to be asked for", async () => {
  const odds = { do: "attack", operator: "paddy", weapon: "pistol", target: "sentry-1" };
  const { failures } = await runOf({ odds, choose: ["clockwize"], expect: { facts: { "hurt:paddy:1": "0/1" } } });
  expect(failures).toContain('choose.0: "clockwize" answers nothing that is asked on any way');
});
