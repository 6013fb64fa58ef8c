import { load } from "js-yaml";
import { expect, test } from "vitest";
import { readEachCase } from "../../cli/conformance/case-format.ts";
import { inProcess } from "./in-process.ts";
import { runCase } from "../../cli/conformance/run-case.ts";

/** A case about a board of one row, with these lines of YAML. */
const read = (lines: string) =>
  readEachCase(
    load(`
game: rogue-regiment
cases:
  - id: a
    title: A
    position: |
      board
      + + + + +
       J . . 1
      + + + + +
      J = operator jock
      1 = smg guard, facing E
    ${lines.trim().replaceAll("\n", "\n    ")}
`),
    "a.yaml",
  );
const faultOf = (lines: string): string | undefined => read(lines).faults[0]?.message.replace("a.yaml, a: ", "");

test.each([
  ["steps: [jump]\nexpect: {}", 'steps.0: "jump" is not one of: "proceed", mapping'],
  ["steps: [{ do: 3 }]\nexpect: {}", 'steps.0.do: expected: text, got 3; write it in quotes: "3"'],
  ["steps: [{ choose: [a, 3] }]\nexpect: {}", 'steps.0.choose.1: expected: text, got 3; write it in quotes: "3"'],
  ["steps: [{ choose: 3 }]\nexpect: {}", 'steps.0.choose: 3 is not one of: text, list; write it in quotes: "3"'],
  [
    "steps: [{ do: crouch, operator: jock, after: { peices: {} } }]\nexpect: {}",
    "steps.0.after: there is no field peices",
  ],
  ["steps: [{ proceed: true, until: phase }]\nexpect: {}", "steps.0: there is no field until"],
  ["legal: { peice: jock }\nexpect: { count: 1 }", "legal: there is no field peice"],
  ["steps: [proceed]\nexpect: { decision: { option: [a] } }", "expect.decision: there is no field option"],
  ["odds: { do: crouch }\nexpect: { facts: { alarm: 1 } }", "expect.facts.alarm: 1 is not one of: text, mapping"],
  ["steps: [proceed]\nexpect: { pieces: { jock: away } }", 'expect.pieces.jock: "away" is not one of: "gone", mapping'],
  ["read: true", "expect: is missing; expected: mapping"],
])("what cannot be read is told with its field: %s", (lines, message) => {
  expect(faultOf(lines)).toContain(message);
});

test.each([
  [
    "steps: [{ do: move, operator: jock, to: 1,0 }]\nexpect: {}",
    'steps.0: 0 says nothing; a place is written in quotes: to: "1,0"',
  ],
  [
    "steps: [proceed]\nexpect: { pieces: { jock: { at: 3,0 } } }",
    'expect.pieces.jock: 0 says nothing; a place is written in quotes: at: "3,0"',
  ],
  [
    "steps: [proceed]\nexpect: { on: { 3,0: [jock] } }",
    'expect.on: 3 says nothing; a place is written in quotes: "3,0"',
  ],
])("a place without quotes is told in words: %s", (lines, message) => {
  expect(faultOf(lines)).toBe(message);
});

const failuresOf = async (lines: string): Promise<readonly string[]> => {
  const { cases, faults } = read(lines);
  const ran = await Promise.all(cases.map((one) => runCase(inProcess, one)));
  return [...faults.map(({ message }) => message), ...ran.flatMap(({ broken, failures }) => [...broken, ...failures])];
};

test("a field of an action that cannot be read is named", async () => {
  expect(await failuresOf("steps: [{ do: sprint, operator: jock, path: [1,0, 2,0] }]\nexpect: {}")).toEqual([
    expect.stringContaining("/path/0: "),
  ]);
  expect(await failuresOf("steps: [{ do: take-aim, operator: jock }]\nexpect: {}")).toEqual([
    expect.stringContaining("/target: "),
  ]);
});

test("a refusal that is expected of a step that was not tried says so", async () => {
  const shot = "{ do: attack, operator: jock, weapon: pistol, target: guard }";
  const lines = `steps: [${shot}, { do: crouch, operator: jock }]\nexpect: { refused: rr.crouch.cost }`;
  expect(await failuresOf(lines)).toContainEqual(
    expect.stringMatching(/^expected a refusal, but the step was not tried: it waits for roll/),
  );
});
