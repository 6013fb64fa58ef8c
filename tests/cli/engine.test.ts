import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { games } from "@umpire/rules";
import { Engine } from "../../cli/engine/engine.ts";

/** Asks an engine, a line of JSON for each question. */
const asking = (engine: Engine) => async (question: object) =>
  Object.fromEntries(Object.entries((await engine.answer(JSON.stringify({ id: 1, ...question }))) ?? {}));

const open = { open: { ruleset: "hour-of-glory", scenario: "quiet-stair" } };

describe("umpire engine", () => {
  it.each(games)("takes whoever a decision of $id names as a seat, also several by one word", async ({ id, load }) => {
    const ask = asking(new Engine());
    const [scenario] = (await load()).scenarios;
    let now = await ask({ open: { ruleset: id, scenario: scenario?.id } });
    let asked = 0;
    for (let moves = 0; moves < 25 && now["decision"] !== null; moves++) {
      const { seat } = Object(now["decision"]);
      const { position } = await ask({ position: { at: now["at"] } });
      if (typeof seat === "string") {
        expect(await ask({ open: { position, seat } })).toMatchObject({ decision: { seat } });
        asked++;
      }
      const { move } = await ask({ policy: { at: now["at"], seed: moves } });
      now = await ask({ play: { at: now["at"], ...Object(move), seed: moves } });
    }
    expect(asked).toBeGreaterThan(3);
  });

  it("plays whole games by handles alone, and the same seeds give the same game", async () => {
    const game = async (seed: number): Promise<readonly string[]> => {
      const ask = asking(new Engine());
      const texts: string[] = [];
      let now = await ask(open);
      for (let moves = 0; now["decision"] !== null && moves < 2000; moves++) {
        const at = now["at"];
        const { move } = await ask({ policy: { at, seed: seed + moves } });
        now = await ask({ play: { at, ...Object(move), seed: seed + moves } });
        texts.push(String(now["moment"]));
      }
      expect(now["outcome"]).toBe("over");
      return texts;
    };
    const first = await game(5);
    expect(first.length).toBeGreaterThan(20);
    expect(await game(5)).toEqual(first);
  });

  it("takes an action by its number, and leaves the position it was played from as it was", async () => {
    const ask = asking(new Engine());
    await ask({ open: { ruleset: "hour-of-glory", board: "intruder crane at 1,3" } });
    const { actions } = await ask({ legal: { at: 0 } });
    const breach = Array.from(Object(actions)).findIndex((legal) => Object(legal).action.by === "chance");
    const before = await ask({ position: { at: 0 } });
    expect(await ask({ play: { at: 0, action: breach, dice: [6], events: true } })).toMatchObject({
      outcome: "paused",
      at: 1,
      events: expect.arrayContaining([
        expect.objectContaining({ event: "tested", details: expect.objectContaining({ dice: [6] }) }),
      ]),
    });
    expect(await ask({ position: { at: 0 } })).toEqual(before);
  });

  it("plays what it lists, as it lists it", async () => {
    const ask = asking(new Engine());
    await ask({ open: { ruleset: "hour-of-glory", board: "intruder crane at 1,3" } });
    const [legal] = Array.from(Object((await ask({ legal: { at: 0 } }))["actions"]));
    expect(await ask({ play: { at: 0, ...Object(legal), seed: 1 } })).toHaveProperty("outcome");
  });

  it("tells what was sent and not asked for", async () => {
    const ask = asking(new Engine());
    await ask({ open: { ruleset: "hour-of-glory", board: "intruder crane at 1,3" } });
    const { actions } = await ask({ legal: { at: 0 } });
    const breach = Array.from(Object(actions)).findIndex((legal) => Object(legal).action.by === "chance");
    const play = { at: 0, action: breach, dice: [6, 5], choose: ["north"], cards: ["x"] };
    expect(await ask({ play })).toMatchObject({
      unused: { action: false, choose: ["north"], dice: [5], cards: ["x"] },
    });
  });

  it("opens a position under other settings, too", async () => {
    const ask = asking(new Engine());
    await ask(open);
    const { position } = await ask({ position: { at: 0 } });
    const readings = { "hg.open.adjacent-diagonal": "orthogonal" };
    expect(await ask({ open: { position, readings } })).toMatchObject({ at: 1 });
    expect(await ask({ position: { at: 1 } })).toMatchObject({ position: { settings: { readings } } });
    expect(await ask({ open: { position, readings: { "hg.open.no": "x" } } })).toMatchObject({
      error: expect.stringContaining('There is no interpretation "hg.open.no"'),
    });
  });

  it("says why something is not legal, and that what is refused changes nothing", async () => {
    const ask = asking(new Engine());
    await ask({ open: { ruleset: "hour-of-glory", board: "intruder crane at 1,3" } });
    const action = { do: "close-door", agent: "crane", door: "D1" };
    expect(await ask({ why: { at: 0, action } })).toMatchObject({ legal: false });
    expect(await ask({ play: { at: 0, action } })).toMatchObject({ outcome: "refused" });
    expect(await ask({ legal: { at: 1 } })).toMatchObject({ error: expect.stringContaining("no position 1") });
  });

  it("searches what is best, tells how it deepens, and ends when it is stopped", async () => {
    const infos: object[] = [];
    const engine = new Engine((info) => infos.push(info));
    const ask = asking(engine);
    await ask({ open: { ruleset: "hour-of-glory", board: "intruder crane at 1,3" } });
    const { best } = await ask({ go: { at: 0, seed: 1, playouts: 8, candidates: 2 } });
    expect(best).toMatchObject({ playouts: 8, goesOn: false });
    expect(infos.length).toBeGreaterThan(1);
    expect(infos[0]).toMatchObject({ id: 1, info: { goesOn: true } });
    const long = ask({ go: { at: 0, playouts: 10_000_000 } });
    expect(await ask({ stop: true })).toMatchObject({ stopped: 1 });
    expect(await long).toMatchObject({ best: { goesOn: true } });
  });

  it("plays by a strength where that is asked for in place of counts", async () => {
    const ask = asking(new Engine());
    await ask({ open: { ruleset: "hour-of-glory", board: "intruder crane at 1,3" } });
    const { move } = await ask({ policy: { at: 0, seed: 3 } });
    expect(move).toMatchObject(Object((await ask({ go: { at: 0, seed: 3, strength: "fair" } }))["move"]));
    for (const strength of ["easy", "strong"]) {
      const { move: played } = await ask({ go: { at: 0, seed: 3, strength } });
      expect(Object.keys(Object(played))).toEqual(["action"]);
      expect(await ask({ go: { at: 0, seed: 3, strength } })).toMatchObject({ move: played });
    }
    expect(await ask({ go: { at: 0, strength: "strong", playouts: 9 } })).toMatchObject({
      error: '"strength" has counts of its own: leave out "playouts" and "candidates".',
    });
  });

  it.each([
    ["no JSON", "{", "The line is not JSON"],
    ["an id that is nested deep", `{"id":${"[".repeat(9999)}${"]".repeat(9999)},"games":true}`, "64 levels deep"],
    ["an action that is", `{"id":1,"why":{"at":1,"action":${'{"a":'.repeat(99)}1${"}".repeat(99)}}}`, "64 levels deep"],
    ["a list", "[]", "A line is an object"],
    ["two questions", '{"id":1,"games":true,"quit":true}', 'Beside "id" a line has one of'],
    ["a question that there is not", '{"id":1,"opne":{}}', 'There is no "opne"; nearest: open, '],
    ["a name of every object", '{"id":1,"toString":true}', 'Beside "id" a line has one of'],
    ["a game that there is not", '{"id":1,"open":{"ruleset":"chess","scenario":"start"}}', 'There is no game "chess"'],
    ["a scenario that there is not", '{"id":1,"open":{"ruleset":"hour-of-glory","scenario":"x"}}', "x"],
    [
      "a field too many",
      '{"id":1,"legal":{"at":0,"pieces":"x"}}',
      'legal.pieces: There is no field "pieces" here; nearest: piece',
    ],
    ["a handle that is missing", '{"id":1,"legal":{}}', 'legal.at: "at" is missing'],
    [
      "a strength that there is not",
      '{"id":1,"go":{"at":1,"strength":"weak"}}',
      '"strength" is "weak": expected one of',
    ],
    ["a list as an action", '{"id":1,"play":{"at":1,"action":[]}}', '"action" is an object, or the number'],
    ["a text as what is opened", '{"id":1,"open":"chess"}', "open: It is"],
    ["players that are none", '{"id":1,"open":{"ruleset":"v-sabotage","scenario":"x","players":0}}', '"players" is 0'],
    ["a board with players", '{"id":1,"open":{"ruleset":"v-sabotage","board":"","players":2}}', 'no field "players"'],
    ["a position without a game", '{"id":1,"open":{"position":{}}}', 'open.position.ruleset: "ruleset" is missing'],
    [
      "a kind of action that there is not",
      '{"id":1,"legal":{"at":1,"name":"mve"}}',
      'There is no kind of action "mve"; nearest: move',
    ],
    ["a piece that there is not", '{"id":1,"legal":{"at":1,"piece":"nobody"}}', 'There is no piece "nobody"'],
    ["a handle that was forgotten", '{"id":1,"text":{"at":0}}', "it was never told, or it was forgotten"],
    ["an action that is none", '{"id":1,"play":{"at":1,"action":{"do":"fly"}}}', "action"],
    ["a seat that there is not", '{"id":1,"play":{"at":1,"by":"nobody"}}', "There is no seat"],
  ])("answers %s with an error, and goes on", async (_, line, text) => {
    const engine = new Engine();
    const ask = asking(engine);
    await ask(open);
    await ask(open);
    await ask({ forget: [0] });
    const answer = await engine.answer(line);
    expect(answer).toMatchObject({ error: expect.stringContaining(text) });
    expect(await ask({ text: { at: 1 } })).toMatchObject({ text: expect.stringContaining("umpire hour-of-glory") });
  });
});

const command = fileURLToPath(new URL("../../cli/main.ts", import.meta.url));

describe("lines", () => {
  it("that hold other ends of lines, or are not UTF-8, are answered with one line each", async () => {
    const engine = spawn(process.execPath, [command, "engine"], { stdio: ["pipe", "pipe", "ignore"] });
    const separated = '{"id":"a\u2028b\u2029c","forget":[]}\r\n';
    const broken = Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xff, 0xc0]), Buffer.from('","forget":[]}\n')]);
    engine.stdin.end(Buffer.concat([Buffer.from(separated), broken, Buffer.from('{"id":3,"forget":[]}')]));
    const answers = String(Buffer.concat(await engine.stdout.toArray()))
      .trim()
      .split("\n");
    expect(answers.map((line): unknown => JSON.parse(line))).toEqual([
      { id: "a\u2028b\u2029c", held: 0 },
      { id: "\ufffd\ufffd", held: 0 },
      { id: 3, held: 0 },
    ]);
  });
});

describe("quit", () => {
  const begun = JSON.stringify({ id: 1, ...open });
  const search = '{"id":2,"go":{"at":1,"playouts":10000000}}';

  it.each([
    ["with an id", ['{"id":3,"quit":true}']],
    ["without one", ['{"quit":true}']],
    ["while it searches", [begun, '{"id":3,"play":{"at":0,"seed":1}}', search, '{"quit":true}']],
  ])("ends the process though its input stays open, %s", async (_, lines) => {
    const engine = spawn(process.execPath, [command, "engine"], { stdio: ["pipe", "ignore", "ignore"] });
    engine.stdin.write(`${lines.join("\n")}\n`);
    expect(await once(engine, "exit")).toEqual([0, null]);
  });
});
