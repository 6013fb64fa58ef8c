import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "@umpire/client";
import { type Game, games } from "@umpire/rules";
import { hourOfGlory } from "@umpire/rules/hour-of-glory";
import { verifyRecord } from "../../cli/records.ts";
import { command, type Doors, openDoors } from "./doors.ts";
import { exampleRecord } from "./example-record.ts";
import { tries } from "../soak/at-length.ts";

/** The words of the library that reads what is sent, and of what the language says of JSON by itself in another. */
const libraryWords =
  /Invalid (?:input|option|string|key|arguments|element|value|number|date|URL|ISO)|expected \w+, received|Too (?:big|small)|Unrecognized key|received|invalid_(?:type|union|value)|unrecognized_keys|ZodError|-32602/;

let doors: Doors;
const folder = mkdtempSync(join(tmpdir(), "umpire-words-"));
beforeAll(async () => {
  doors = await openDoors();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await doors.close();
});
const kept = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** What may stand where something else belongs. */
const odd: readonly unknown[] = [null, 5, -1, 1.5, 1e300, "x", "", true, [], [null], {}, { nonsense: 1 }];

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with something odd at each of its places in turn, with a field too many, and without a field. */
function* spoilt(value: Plain, depth = 3): Generator<Plain> {
  yield { ...value, nonsense: true };
  for (const [name, part] of Object.entries(value)) {
    const { [name]: _, ...rest } = value;
    yield rest;
    for (const wrong of odd) yield { ...value, [name]: wrong };
    if (depth > 0 && isPlain(part)) for (const inner of spoilt(part, depth - 1)) yield { ...value, [name]: inner };
    const [first] = Array.isArray(part) ? part : [];
    if (depth > 0 && isPlain(first)) for (const inner of spoilt(first, depth - 1)) yield { ...value, [name]: [inner] };
  }
}

/** A part of them, evenly. */
const some = <T>(all: Iterable<T>, most: number): readonly T[] => {
  const list = [...all];
  const step = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, at) => at % step === 0);
};

const board = "intruder crane at 1,3";
const action = { do: "move", agent: "crane", path: ["1,4"] };
const opened = hourOfGlory.openText(board);
const position: Plain = JSON.parse(JSON.stringify(opened.ok ? opened.value.position() : {}));

describe("the words of the library that reads what is sent", () => {
  it("come out of the library for no position, action or setting: every game", async () => {
    for (const { load } of games) {
      const game: Game = await load();
      const situation = game.setUp(game.scenarios[0]?.id ?? "");
      if (!situation.ok) throw new Error("Impossible: a scenario cannot be set up.");
      const plain: Plain = JSON.parse(JSON.stringify(situation.value.position()));
      for (const wrong of some(spoilt(plain), tries(100, 400)))
        expect(JSON.stringify(game.open(wrong))).not.toMatch(libraryWords);
      for (const wrong of odd) {
        expect(JSON.stringify(game.open(wrong))).not.toMatch(libraryWords);
        for (const answer of [situation.value.requirements(wrong), situation.value.adjudicate({ action: wrong })])
          expect(JSON.stringify(answer.ok ? null : answer.defects)).not.toMatch(libraryWords);
      }
    }
  });

  it("come out of the library without a word of a server, where a position is of newer rules: every game", async () => {
    for (const { load } of games) {
      const game: Game = await load();
      const situation = game.setUp(game.scenarios[0]?.id ?? "");
      if (!situation.ok) throw new Error("Impossible: a scenario cannot be set up.");
      const plain: Plain = JSON.parse(JSON.stringify(situation.value.position()));
      for (const newer of [{ version: "99.0.0" }, { schema: 99 }]) {
        const read = game.open({ ...plain, ...newer });
        const messages = read.ok ? [] : read.defects.map(({ message }) => message);
        expect(messages).toEqual([expect.stringMatching(/^These rules read positions of .* newer rules\.$/)]);
      }
    }
  });

  it("come out of the library for no field of an action", () => {
    if (!opened.ok) throw new Error("Impossible: the board cannot be read.");
    for (const wrong of spoilt(action)) {
      const read = hourOfGlory.open(position);
      const answer = read.ok ? read.value.requirements(JSON.parse(JSON.stringify(wrong))) : read;
      expect(JSON.stringify(answer.ok ? null : answer.defects)).not.toMatch(libraryWords);
    }
  });

  it("come out of no record, wherever it is read", async () => {
    const record = exampleRecord();
    const lines = record.split("\n");
    for (const [at, line] of lines.entries()) {
      if (!/[[{"]/.test(line)) continue;
      for (const wrong of ["{}", "[]", "5", '{"nonsense":1}']) {
        const text = lines.with(at, line.replace(/[[{"].*$/, wrong)).join("\n");
        const read = await verifyRecord(text);
        expect(JSON.stringify(read.ok ? read.value.faults : read.defects)).not.toMatch(libraryWords);
      }
    }
  });

  it("come out of no error of the client: message, faults, and what is thrown for answers that are none", async () => {
    const umpire = createClient({
      url: "http://umpire.test",
      retries: 0,
      fetch: async (request) => doors.app.fetch(request),
    });
    const request = { ruleset: "hour-of-glory", board, action, choose: ["a"], settings: { readings: {}, numbers: {} } };
    for (const wrong of some(spoilt(request), 120)) {
      const response = await umpire
        .raw({ method: "POST", path: "/v1/adjudicate", body: wrong, repeatable: false })
        .then(
          () => "",
          (error: unknown) => `${String(error)} ${JSON.stringify(error)}`,
        );
      expect(response).not.toMatch(libraryWords);
    }
    for (const answer of odd) {
      const strange = createClient({ url: "http://umpire.test", retries: 0, fetch: async () => Response.json(answer) });
      const said = await strange.rulesets
        .list()
        .then(JSON.stringify, (error: unknown) => `${String(error)} ${JSON.stringify(error)}`);
      expect(said ?? "").not.toMatch(libraryWords);
    }
  });

  const wrongPosition = kept(
    "position.json",
    JSON.stringify({ ...position, state: { ...Object(position["state"]), timer: "late", nonsense: 1 } }),
  );
  const wrongCases = kept(
    "cases.yaml",
    "game: hour-of-glory\ncases:\n  - { id: 5, title: [], rules: x, position: 1, steps: [{ do: 1 }], expect: { pieces: 5, nonsense: 1 } }\n",
  );
  const wrongRecord = kept("record.txt", exampleRecord().replace(/^action .*/m, 'action {"do":5}'));
  const good = kept("good.json", JSON.stringify(position));
  it.each([
    ["a position", ["board", wrongPosition, "--json"]],
    ["a position that is none", ["legal", kept("none.json", '{"ruleset":"hour-of-glory","state":5}'), "--json"]],
    ["an action", ["why", good, "--do", '{"do":"move","agent":5,"nonsense":[]}', "--json"]],
    ["another", ["adjudicate", good, "--do", '{"do":5}', "--json"]],
    ["odds", ["odds", good, "--do", '{"agent":"crane"}', "--json"]],
    ["cases", ["conformance", wrongCases, "--json"]],
    ["a record", ["verify", wrongRecord, "--json"]],
    ["a report", ["report", wrongRecord, "--json"]],
    ["settings", ["board", "hour-of-glory/quiet-stair", "--reading", "x=y", "--json"]],
    ["choices", ["board", "hour-of-glory/quiet-stair", "--choice", "x=y", "--players", "99", "--json"]],
  ])("come out of no command with --json: %s", (_, args) => {
    const { code, said } = command(args);
    expect(code).not.toBe(0);
    expect(said).not.toBe("");
    expect(said).not.toMatch(libraryWords);
    expect(said).not.toMatch(/^\s+at .*:\d+:\d+/m);
  });

  it("come out of no line of the engine", async () => {
    const lines: readonly Plain[] = [
      { open: { ruleset: "hour-of-glory", board, readings: {}, numbers: {} } },
      { play: { at: 0, action, choose: ["a"], dice: [1], seed: 1, by: "defender", until: "phase", events: true } },
      { go: { at: 0, seed: 1, playouts: 1, candidates: 1, strength: "easy" } },
      { legal: { at: 0, piece: "crane", name: "move", seat: "defender" } },
      { odds: { at: 0, action, choose: ["a"], otherwise: true } },
      { sight: { at: 0, from: "crane", to: "1,4", facing: "N" } },
      { forget: [0] },
    ];
    for (const line of lines)
      for (const wrong of some(spoilt(line), 60)) expect(await doors.engine(wrong)).not.toMatch(libraryWords);
  });
});
