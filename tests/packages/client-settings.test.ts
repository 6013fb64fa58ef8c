import { describe, expect, it } from "vitest";
import { type ApiTypes, createClient, type Seat, type UmpireClient } from "../../client/index.ts";

const invitation = `umpire-game-${"s".repeat(43)}`;

/** A client whose server must not be asked: what is misspelt is told before. */
const client = createClient({
  url: "http://umpire.test",
  fetch: () => Promise.reject(new Error("Impossible: it was sent.")),
  retries: 0,
});
const seat = client.seat(invitation);

const anything = { ruleset: "hour-of-glory", board: "", piece: "x", from: "x", to: "x", action: { do: "x" } };
const misspelt: object = { signl: AbortSignal.abort() };

/** Every method with options, called with one that there is not. */
const questions = [
  "adjudicate",
  "legalActions",
  "requirements",
  "sight",
  "fieldOfView",
  "odds",
  "enemyPreview",
  "policyMove",
  "explore",
  "analyse",
  "board",
  "draft",
] as const satisfies readonly (keyof UmpireClient)[];

type Called = Readonly<Record<string, (options: object) => unknown>>;
const games: Record<keyof UmpireClient["games"], (options: object) => unknown> = {
  create: (options) => client.games.create("hour-of-glory", { scenario: "salt-one" }, options),
  import: (options) => client.games.import({ record: "" }, options),
  branch: (options) => client.games.branch("game", { version: 1 }, options),
  read: (options) => client.games.read("game", options),
  report: (options) => client.games.report("game", options).next(),
  mine: (options) => client.games.mine([invitation], options).next(),
};
const seats: Record<Exclude<keyof Seat<ApiTypes>, "id">, (options: object) => unknown> = {
  read: (options) => seat.read(options),
  turns: (options) => seat.turns(options).next(),
  moves: (options) => seat.moves(options).next(),
  act: (options) => seat.act(1, {}, options),
  undo: (options) => seat.undo(2, 1, options),
  endProposal: (options) => seat.endProposal(1, options),
  claim: (options) => seat.claim({}, options),
  close: (options) => seat.close(1, options),
  notices: (options) => seat.notices(null, options),
  testNotice: (options) => seat.testNotice(options),
  deliveries: (options) => seat.deliveries(options),
  record: (options) => seat.record(options),
};
const rulesets: Record<keyof UmpireClient["rulesets"], (options: object) => unknown> = {
  list: (options) => client.rulesets.list(options),
  scenarios: (options) => client.rulesets.scenarios("hour-of-glory", options),
  search: (options) => client.rulesets.search("hour-of-glory", {}, options),
};
const others: Called = {
  verify: (options) => client.records.verify("", options),
  news: (options) => client.news([invitation], options).next(),
  raw: (options) => client.raw({ method: "GET", path: "/v1/rulesets", repeatable: true, ...options }),
};

const calls: readonly (readonly [string, (options: object) => unknown])[] = [
  ...questions.map((name) => [name, (options: object) => client[name](anything, options)] as const),
  ...[games, seats, rulesets, others].flatMap((of) => Object.entries(of)),
];

describe("a setting that there is not", () => {
  it.each([
    ["retrys", "retries"],
    ["timeout", "timeoutMs"],
    ["apikey", "apiKey"],
    ["URL", "url"],
    ["Fetch", "fetch"],
  ])("of a client is told with the nearest there is: %s", (name, nearest) => {
    const settings: object = { [name]: 3 };
    expect(() => createClient({ url: "http://umpire.test", ...settings })).toThrow(
      `There is no setting "${name}"; nearest: ${nearest}.`,
    );
  });

  it.each(calls)("of %s is told, and nothing is sent", async (_, call) => {
    await expect(async () => call(misspelt)).rejects.toThrow('There is no setting "signl"; nearest: signal.');
  });

  it("of the pauses between two looks is told", async () => {
    const pollMs: object = { lest: 1 };
    await expect(seat.turns({ pollMs }).next()).rejects.toThrow('There is no setting "lest"; nearest: least.');
  });
});
