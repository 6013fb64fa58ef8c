import * as z from "zod";
import { describe, expect, test } from "vitest";
import { isPlainlySaid, isLasting } from "../../rules/kernel/index.ts";
import { readJson } from "../../service/index.ts";
import { checkValue } from "../../service/schema/json.ts";

const text = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const units = (count: number, name = "guard") =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}`, at }));
const positionOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "position" in value ? value.position : undefined;

describe("positions that come again", () => {
  test("are the same value, lasting from the second time on, and equal to what was sent each time", () => {
    const position = { ruleset: "a", units: units(60, "again") };
    const send = (n: number): unknown => {
      const answer = readJson(text({ position, action: { n } }));
      expect(answer).toEqual({ position, action: { n } });
      return positionOf(answer);
    };
    const first = send(1);
    expect(isLasting(first)).toBe(false);
    const others = [2, 3, 4].map(send);
    expect(others.every((one) => one === first)).toBe(true);
    expect(isLasting(first)).toBe(true);
  });

  test("are the same value as the variable of a GraphQL request that held them first", () => {
    const position = { ruleset: "a", units: units(60, "variable") };
    const send = (n: number): unknown => readJson(text({ query: "{ position }", variables: { n, at: { position } } }));
    const [first, second] = [send(1), send(2)].map((answer) => {
      const { variables } = z.object({ variables: z.object({ at: z.unknown() }) }).parse(answer);
      return positionOf(variables.at);
    });
    expect(second).toBe(first);
  });

  test("are recognised among a hundred", () => {
    const all = Array.from({ length: 100 }, (_, n) => ({ n, units: units(60, "one of many") }));
    const send = (position: unknown): unknown => positionOf(readJson(text({ position })));
    expect(all.map(send)).toEqual(all);
    const second = all.map(send);
    expect(second).toEqual(all);
    expect(all.map(send).every((position, n) => position === second[n])).toBe(true);
  });

  test.each([
    ["printable characters of ASCII", "Post 1", true],
    ["a blank line of JSON around it", "Post 1\n", true],
    ["a character of another script", "Pöst", false],
    ["an escape", String.raw`\u202e`, false],
    ["an escape that is short", String.raw`\b`, false],
    ["the one control character that JSON lets through", "\u007f", false],
  ])("are looked through for what texts must not hold unless all is plainly said: %s", (_, name, isPlain) => {
    const [inside = "", around = ""] = name.split(/(?=\n)/);
    const position = `{"name":"${inside}",${around}"units":${JSON.stringify(units(60, "plain"))}}`;
    expect(isPlainlySaid(positionOf(readJson(Buffer.from(`{"position":${position}}`))))).toBe(isPlain);
  });

  test("with more fields in an object than are read are refused each time they come", () => {
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`f${n}`, n]));
    for (let n = 0; n < 3; n++)
      expect(() => checkValue(readJson(text({ position: { many } })))).toThrow("at most 5000 fields");
    const fewer = Object.fromEntries(Object.entries(many).slice(1));
    for (let n = 0; n < 3; n++) expect(() => checkValue(readJson(text({ position: { many: fewer } })))).not.toThrow();
  });

  test("are never taken for another member of that name, however it is written", () => {
    const [one, other] = [{ units: units(60, "this") }, { units: units(60, "that") }].map((value) =>
      JSON.stringify(value),
    );
    for (const key of ['"position" :', '"position":\n', String.raw`"\u0070osition":`])
      for (const body of [`{${key}${one},"position":${other}}`, `{"position":${other},${key}${one}}`])
        for (let n = 0; n < 3; n++) {
          expect(readJson(Buffer.from(body))).toEqual(JSON.parse(body));
          expect(readJson(Buffer.from(`{"position":${other}}`))).toEqual(JSON.parse(`{"position":${other}}`));
          expect(readJson(Buffer.from(`{"position":${one}}`))).toEqual(JSON.parse(`{"position":${one}}`));
        }
  });

  test("are refused as too deep in a body that nests them too deep, and read in one that does not", () => {
    const deep = `${"[".repeat(28)}${"]".repeat(28)}`;
    const position = `{"deep":${deep},"units":${JSON.stringify(units(60, "deep"))}}`;
    const around = (levels: number): Buffer =>
      Buffer.from(`${"[".repeat(levels)}{"position":${position}}${"]".repeat(levels)}`);
    for (let n = 0; n < 3; n++) {
      expect(readJson(around(2))).toEqual(JSON.parse(around(2).toString()));
      expect(() => readJson(around(3))).toThrow("deeper than 32 levels");
    }
  });

  test.each([
    ["behind all else", (answers: string) => `{"units":UNITS,"answers":${answers}}`],
    ["before all else", (answers: string) => `{"answers":${answers},"units":UNITS}`],
    ["in a text, too", (answers: string) => `{"text":"\\"answers\\":[","units":UNITS,"answers":${answers}}`],
    [
      "of another depth before its own",
      (answers: string) => `{"a":{"answers":[1]},"units":UNITS,"answers":${answers}}`,
    ],
    ["not at all", () => `{"units":UNITS}`],
  ])("are the same value wherever their answers stand: %s", (_, written) => {
    for (const answers of ["[]", '[{"option":"]}\\""},{"faces":[1,[2]]}]', "[ ]"]) {
      const position = written(answers).replace("UNITS", JSON.stringify(units(60, answers)));
      for (const body of [
        `{"position":${position},"action":{"answers":[{}]}}`,
        `{"action":{"answers":[]},"position":${position}}`,
        `{"first":{"position":${position}},"list":[{"position":${position}},{"position":{"answers":[]}}]}`,
      ])
        for (let n = 0; n < 3; n++) expect(readJson(Buffer.from(body)), body).toEqual(JSON.parse(body));
      const [one, other] = [1, 2].map(() => positionOf(readJson(Buffer.from(`{"position":${position}}`))));
      expect(one).toBe(other);
    }
  });

  test("are read alike when there are many in one body, however they are nested", () => {
    const position = `{"units":${JSON.stringify(units(60, "many"))},"answers":[]}`;
    const many = `[${Array.from({ length: 40 }, () => `{"position":${position}}`).join(",")}]`;
    const nested = `${'{"position":'.repeat(20)}${position}${"}".repeat(20)}`;
    const open = '{"position":{'.repeat(10_000);
    for (let n = 0; n < 3; n++) {
      for (const body of [many, nested]) expect(readJson(Buffer.from(body))).toEqual(JSON.parse(body));
      expect(() => readJson(Buffer.from(open))).toThrow(/^The body is not valid JSON/);
    }
  });

  test("cannot be changed by whoever got them", () => {
    const body = text({ position: { ruleset: "a", units: units(60, "frozen") } });
    const found = [1, 2].map(() => positionOf(readJson(body)))[1];
    expect(Object.isFrozen(found)).toBe(true);
    const inside = typeof found === "object" && found !== null && "units" in found ? found.units : null;
    expect(Array.isArray(inside) && inside.every((unit) => Object.isFrozen(unit))).toBe(true);
  });

  test("are found wherever they stand, more than one, in any order, and inside of lists", () => {
    const [one, other] = [{ units: units(50, "one") }, { units: units(50, "other"), text: 'a "position": {' }];
    const body = { first: { position: one }, list: [{ position: other }, { position: one }], position: null };
    for (let n = 0; n < 4; n++) expect(readJson(text(body))).toEqual(body);
    const swapped = { first: { position: other }, list: [{ position: one, n: 1 }] };
    expect(readJson(text(swapped))).toEqual(swapped);
  });

  test("with characters of several bytes, in strings and before them, are read as they are", () => {
    for (const name of ["Jäger", "東", "😀"]) {
      const body = { title: name, position: { units: units(60, name) } };
      for (let n = 0; n < 4; n++) expect(readJson(text(body))).toEqual(body);
    }
  });

  test("as a part of something that is not JSON, are refused with its own fault", () => {
    const position = JSON.stringify({ units: units(60, "broken") });
    for (let n = 0; n < 3; n++) readJson(Buffer.from(`{"position":${position}}`));
    for (const broken of [
      `{"position":${position}`,
      `{"position":${position}}}`,
      `{"position":${position},}`,
      `"position":${position}`,
    ])
      expect(() => readJson(Buffer.from(broken))).toThrow(/^The body is not valid JSON/);
    const inside = `{"position":${position.replace("}]", "},]")}}`;
    for (let n = 0; n < 3; n++) expect(() => readJson(Buffer.from(inside))).toThrow(/^The body is not valid JSON/);
  });

  test("bring no forbidden keys along", () => {
    const position = `{"units":${JSON.stringify(units(60, "proto"))},"__proto__":{"a":1}}`;
    for (let n = 0; n < 3; n++)
      expect(() => readJson(Buffer.from(`{"position":${position}}`))).toThrow('The key "__proto__" is not accepted.');
  });
});

describe("keys that reach for prototypes", () => {
  const escaped = (word: string): string =>
    [...word].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

  test.each(["__proto__", "constructor", "prototype"])("are refused however they are written: %s", (word) => {
    for (const key of [word, escaped(word), escaped(word).toUpperCase().replaceAll("\\U", "\\u")])
      for (const blanks of ["", " ", "\n\t\r "])
        for (const [before, behind] of [
          ["", ""],
          ['{"a":[0,', "]}"],
        ])
          expect(() => readJson(Buffer.from(`${before}{"${key}"${blanks}:{}}${behind}`)), key).toThrow(
            `The key "${word}" is not accepted.`,
          );
  });

  test("are words like others where they are not keys, and other escapes are read", () => {
    const body = { a: "__proto__", list: ["constructor", "prototype"], 'a"b\\': "\u0001", "ä\n": { __proto: 1 } };
    expect(readJson(text(body))).toEqual(body);
    expect(readJson(Buffer.from('{"\\u0061" : "__proto__"}'))).toEqual({ a: "__proto__" });
  });
});

describe("a body with a record", () => {
  const MOST = 4 * 1024 * 1024;
  const record = { most: MOST, longTextAt: 1 };
  const body = (value: string, beside = ""): Uint8Array => Buffer.from(`{"record":${value}${beside}}`);

  test("is longer than others by one text, however that is written", () => {
    for (const written of ["x".repeat(2_000_000), "\\u0078".repeat(600_000), '\\"'.repeat(1_000_000)])
      expect(readJson(body(`"${written}"`, ',"version":3'), record)).toEqual({
        record: JSON.parse(`"${written}"`),
        version: 3,
      });
    expect(() => readJson(body(`"${"x".repeat(MOST)}"`), record)).toThrow(`at most ${MOST} bytes`);
  });

  test.each([
    ["a million lists", body(`[${"[],".repeat(1_000_000)}`)],
    ["half a million fields", body(`{${'"":0,'.repeat(500_000)}`)],
    ["blanks", body(" ".repeat(300_000))],
    ["many texts", body(`[${'"some words",'.repeat(100_000)}`)],
    ["a second text", body(`"${"x".repeat(600_000)}"`, `,"title":"${"y".repeat(300_000)}"`)],
    ["a text that stands deeper", body(`["${"x".repeat(600_000)}"]`)],
    ["a long number", body("9".repeat(600_000))],
    ["a long key", Buffer.from(`{"a":{"${"x".repeat(600_000)}":0}}`)],
  ])("is refused before it is parsed when more than that makes it long: %s", (_, bytes) => {
    // several of them are not JSON at all
    expect(() => readJson(bytes, record)).toThrow("at most 262144 bytes");
    expect(() => readJson(bytes)).toThrow("at most 262144 bytes");
  });
});

test("the last of two values of the same name counts, as always in JSON", () => {
  const [one, other] = [{ units: units(50, "first") }, { units: units(50, "second") }];
  const body = Buffer.from(`{"position":${JSON.stringify(one)},"position":${JSON.stringify(other)}}`);
  for (let n = 0; n < 4; n++) expect(readJson(body)).toEqual({ position: other });
});

test.each([
  ["objects", '{"a":', "}"],
  ["lists", "[", "]"],
])("a body is read at the limit of depth and refused one beyond: %s", (_name, open, close) => {
  const deep = (depth: number) => Buffer.from(`${open.repeat(depth)}0${close.repeat(depth)}`);
  expect(readJson(deep(32))).toBeDefined();
  expect(() => readJson(deep(33))).toThrow("nested deeper than 32 levels");
  expect(readJson(Buffer.from(JSON.stringify({ text: "[{".repeat(100) })))).toEqual({ text: "[{".repeat(100) });
});
