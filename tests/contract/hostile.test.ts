import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hedge, type Service, startService } from "./table.ts";

let service: Service;
let gameId = "";

beforeAll(async () => {
  service = await startService();
  const created = await service.post("/v1/games", { ruleset: "rogue-regiment", board: hedge });
  gameId = String(created.json["id"]);
});
afterAll(() => service.embedded.close());

const at = { ruleset: "rogue-regiment", board: hedge };
const routes = ["adjudicate", "legal-actions", "requirements", "sight", "field-of-view", "odds", "enemy-preview", "board", "games"] as const;

const send = (path: string, body: string | Uint8Array<ArrayBuffer>, type = "application/json"): Promise<Response> => Promise.resolve(service.app.request(path, { method: "POST", headers: { "content-type": type }, body }));

/** Whether an answer is clear: not a failure of ours, and a problem when it is not a success. */
async function clear(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  if (response.status >= 400) {
    const problem = JSON.parse(text);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(problem.title.length).toBeGreaterThan(5);
  }
}

describe("bodies that cannot be read", () => {
  test.each([
    ["truncated JSON", '{"ruleset":"rogue-regiment","board":"boa', 400],
    ["nothing", "", 400],
    ["a bare number", "7", 400],
    ["an array", "[]", 400],
    ["prototype keys", '{"ruleset":"rogue-regiment","scenario":"chalk-farm","__proto__":{"x":1}}', 400],
    ["a constructor key", '{"ruleset":"rogue-regiment","scenario":"chalk-farm","constructor":{"x":1}}', 400],
    ["deep nesting", `{"position":${"[".repeat(60)}${"]".repeat(60)}}`, 400],
    ["an unknown field", '{"ruleset":"rogue-regiment","scenario":"chalk-farm","colour":"red"}', 400],
    ["two positions", '{"ruleset":"rogue-regiment","scenario":"chalk-farm","board":"x"}', 400],
    ["an unknown ruleset", '{"ruleset":"chess","scenario":"chalk-farm"}', 400],
    ["an unknown scenario", '{"ruleset":"rogue-regiment","scenario":"nowhere"}', 400],
    ["a huge number", '{"ruleset":"rogue-regiment","scenario":"chalk-farm","settings":{"numbers":{"rr.number.operator-ap":1e308}}}', 400],
    ["a body of 300 KB", JSON.stringify({ ruleset: "rogue-regiment", board: "x".repeat(300_000) }), 413],
  ] as const)("%s", async (_name, body, status) => {
    const response = await send("/v1/board", body);
    expect(response.status).toBe(status);
    await clear(response);
  });

  test("invalid UTF-8 and other content types", async () => {
    expect((await send("/v1/board", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))).status).toBe(400);
    expect((await send("/v1/board", "{}", "text/plain")).status).toBe(415);
  });

  test("an unknown field is named with its path", async () => {
    const { json } = await service.post("/v1/sight", { ...at, from: "guard", to: "jock", colour: "red" });
    expect(json["errors"]).toMatchObject([{ code: "unknown-field", path: "/colour" }]);
  });
});

describe("positions that are impossible", () => {
  const board = (text: string) => service.post("/v1/board", { ruleset: "rogue-regiment", board: text });

  test.each([
    ["two figures on a square", "board\n+ + +\n J .\n+ + +\nJ = operator jock\noperator paddy at 0,0", "two-on-a-square"],
    ["an Operator in a supply dump", "board\n+ + +\n s .\n+ + +\noperator jock at 0,0", "impossible-square"],
    ["a unit in the water", "board\n+ + +\n ~ .\n+ + +\nsmg guard at 0,0", "impossible-square"],
    ["a vehicle in the water", "board\n+ + +\n ~ .\n+ + +\n . .\n+ + +\nmotorbike bike at 0,0", "impossible-square"],
    ["a swimmer without scuba gear", "board\n+ + +\n J .\n+ + +\nJ = operator jock, scuba, on water", "impossible-square"],
    ["a piece of another game", "board\n+ + +\n . .\n+ + +\ndog rex at 0,0", "text"],
    ["a unit that is not alert in the Battle Section", "section battle\nboard\n+ + +\n 1 .\n+ + +\n1 = smg guard", "not-alert"],
    ["a board of 65 squares", `board\n${"+ ".repeat(66)}\n${" .".repeat(65)}\n${"+ ".repeat(66)}`, "text"],
  ])("%s", async (_name, text, code) => {
    const { status, json } = await board(text);
    expect(status).toBe(400);
    expect(json["errors"]).toEqual(expect.arrayContaining([expect.objectContaining({ code })]));
  });

  test("a fault in a text has its line and column", async () => {
    const { json } = await board("board\n+ + +\n . ?\n+ + +");
    expect(json["errors"]).toMatchObject([{ line: 3, column: 4 }]);
  });

  test("answers that do not fit the rules are said to", async () => {
    const { json: asked } = await service.post("/v1/adjudicate", { ...at, action: { do: "pop-up-and-attack", operator: "jock", weapon: "pistol", target: "guard" } });
    const position = JSON.parse(JSON.stringify(asked["position"]));
    position.answers.push({ card: "nothing" });
    const { status, json } = await service.post("/v1/board", { position });
    expect(status).toBe(400);
    expect(json["errors"]).toMatchObject([{ code: "answers-do-not-fit" }]);
  });
});

/** `UMPIRE_FUZZED` raises it for a soak. */
const FUZZED = Number(process.env["UMPIRE_FUZZED"] ?? 600);

/** Positions that are worth changing, with two pieces to ask about. */
const places = [
  { of: "a mission on foot", at: { scenario: "chalk-farm" }, pieces: ["guard-1", "jock"] },
  { of: "a mission with everything", at: { scenario: "hill-house" }, pieces: ["wagon", "general"] },
  {
    of: "a fight with vehicles, a boat and explosives",
    at: {
      board: `section battle
meter 0
phase advance
board
+ + + + + + + + + + + + + + + +
 V V V . . . . . H H H H . . .
+ + + + + + + + + + + + + + + +
 V V V . . . . . H H H H . . .
+ + + + + + + + + + + + + + + +
 . . . X . . 1 . . . . . . M M
+ + + + +#+#+#+ + + + + + + + +
 . . . .#: : :W. . . . . . M M
+ + + + +#+D+#+ + + + + + + + +
 ~ ~ ~ ~ . . . . . . . . . . .
+ + + + + + + + + + + + + + + +
 ~ B B B . . . . . . f f . . .
+ + + + + + + + + + + + + + + +
 ~ B B B . . . . . . f f . . .
+ + + + + + + + + + + + + + + +
V = willys jeep, facing E, seats jock paddy - -
B = boat punt, facing E, on water, seats bill - - -
H = half-track wagon, facing W, alert
M = motorbike bike, facing N, alert, route 1
X = barrel
1 = mortar team, facing W, alert
operator jock, spotted
operator paddy, spotted, mark wagon
operator bill, speargun, scuba-gear, spotted
operator reg at 10,5, sniper 3, camo-net, trap 1, med-pack, on forest
resistance luc at 12,6, facing N
truck lorry, convoy 2 waiting, alert
smg s1, spawn A 1, alert
trap at 5,4, of reg
bomb at 9,4, of jock, above 1
landmine at 7,2
document at 8,4
template bomb 12,3
point 10,4 black W*
spawn A white N 3
route black 13,6 > 13,0
route white 0,4 > 14,4
dump store at 14,6
deck standard
`,
    },
    pieces: ["wagon", "jock"],
  },
] as const;

describe("fuzzing through the real handlers", () => {
  const stored = async (): Promise<string> => JSON.stringify((await service.get(`/v1/games/${gameId}/moves`)).json);

  test("any JSON at any route is answered clearly and changes nothing", async () => {
    const before = await stored();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), fc.jsonValue({ maxDepth: 6 }), async (route, value) => {
        await clear(await send(`/v1/${route}`, JSON.stringify(value)));
      }),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        await clear(await send(`/v1/games/${gameId}/moves`, JSON.stringify(value)));
      }),
      { numRuns: 100 },
    );
    expect(await stored()).toBe(before);
  });

  test("any bytes are answered clearly", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), fc.uint8Array({ maxLength: 400 }), async (route, bytes) => {
        await clear(await send(`/v1/${route}`, bytes));
      }),
      { numRuns: 200 },
    );
  });

  test.each(places)("a valid position with one value changed is read or refused clearly: $of", async (place) => {
    const { json } = await service.post("/v1/board", { ruleset: "rogue-regiment", ...place.at });
    const position = JSON.stringify(json["position"]);
    const paths = pathsOf(JSON.parse(position));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.constantFrom(-1, 4095, 1e15, null, "", "N", true)), async (path, value) => {
        const changed = JSON.parse(position);
        setAt(changed, path, value);
        await clear(await send("/v1/adjudicate", JSON.stringify({ position: changed, random: true, until: "phase" })));
        await clear(await send("/v1/legal-actions", JSON.stringify({ position: changed })));
        await clear(await send("/v1/enemy-preview", JSON.stringify({ position: changed })));
        await clear(await send("/v1/sight", JSON.stringify({ position: changed, from: place.pieces[0], to: place.pieces[1] })));
        await clear(await send("/v1/field-of-view", JSON.stringify({ position: changed, piece: place.pieces[0] })));
      }),
      { numRuns: Math.round(FUZZED / places.length) },
    );
  }, 60_000);

  test.each(places)("a text board with characters changed is read or refused clearly: $of", async (place) => {
    const text = String((await service.post("/v1/board", { ruleset: "rogue-regiment", ...place.at })).json["text"]);
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.string({ maxLength: 4 }), async (at_, replacement) => {
        const changed = text.slice(0, at_) + replacement + text.slice(at_ + 1);
        await clear(await send("/v1/adjudicate", JSON.stringify({ ruleset: "rogue-regiment", board: changed, random: true, until: "phase" })));
      }),
      { numRuns: Math.round(FUZZED / places.length) },
    );
  }, 60_000);

  test("nothing of it was an error of ours", () => {
    expect(service.logged.filter(({ level }) => level === "error")).toEqual([]);
  });
});

type Path = readonly (string | number)[];

function pathsOf(value: unknown, at_: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [at_];
  return [...(at_.length > 0 ? [at_] : []), ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at_, key]))];
}

function setAt(root: Record<string, unknown>, path: Path, value: unknown): void {
  const last = path.at(-1);
  let place: Record<string, unknown> = root;
  for (const key of path.slice(0, -1)) {
    const next = place[key];
    if (typeof next !== "object" || next === null) return;
    place = Object.assign(next);
  }
  if (last !== undefined) place[last] = value;
}
