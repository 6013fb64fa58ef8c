import { expect, test } from "vitest";
import { type ConformanceCase, readCases } from "../../cli/conformance/case-format.ts";
import { casesOf } from "../conformance/files.ts";
import { inProcess } from "../conformance/in-process.ts";
import { runCase } from "../../cli/conformance/run-case.ts";
import { atLength } from "../soak/at-length.ts";

/*
 * What holds along the edges of a table holds aslant: every case on an empty table of 36″ is played again on one that is
 * turned by the angle of a 3-4-5 triangle, so that its places stay decimals of four digits.
 */

const [cos, sin, degrees] = [0.6, 0.8, 53];
const [middle, newMiddle, newSide] = [18, 26, 52];

/**
 * Cases whose point is an edge of the table, a whole degree, an exact touch, a text or the first turn, which larger tables
 * spare: turning takes it away.
 */
const leftOut: readonly string[] = [
  "zh.los.front-line.touching",
  "zh.move.edge-stops.case",
  "zh.move.edge-stops.rove",
  "zh.move.edge-stops/edge",
  "zh.preview.route",
  "zh.route.turn-choice.case",
  "zh.example.roving-choice",
  "zh.open.chevron-bearing.eight",
  "zh.pair.lead-values.case",
  "zh.view.path/path-edge",
  "zh.recon.target.limit",
  "zh.decide.recon-tie",
  "e-new-orders.case",
  "asked.facing.listed",
  "asked.reposition.listed",
  "asked.follower.listed",
  "zh.block.skirt/into-a-house",
  "zh.rove.turn-choice/two-bearings",
  "zh.los.any-part/from-the-rear-half",
  "foretold.calm.preview-1",
  "foretold.raised.preview-1",
  "random.charge.on-the-table",
  "random.charge.listed-on-the-table",
  "random.body.on-the-table",
  "zh.move.edge-stops/to-the-edge",
  "zh.move.no-crossing-bases/overlapping",
  "zh.alarm.no-return/raised-by-a-patrol",
  "zh.target.distant/failed-2",
  "zh.move.edge-stops/edge-2",
  "zh.time.third/third-time-token",
  "zh.move.rough-1.a-shut-door-gives-nothing-back",
];

const isPlace = (text: string): boolean => /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(text);
const written = (inches: number): string => String(Math.round(inches * 10_000) / 10_000);

function turnedPlace(text: string): string {
  const [x = 0, y = 0] = text.split(",").map(Number);
  const [a, b] = [x - middle, y - middle];
  return `${written(newMiddle + a * cos - b * sin)},${written(newMiddle + a * sin + b * cos)}`;
}

const turnedFacing = (facing: number): number => (facing + degrees) % 360;
/** A die of more than six faces is a bearing, one more than its degrees. */
const turnedDie = (die: number): number => (die > 6 ? turnedFacing(die - 1) + 1 : die);

function turnedPosition(text: string): string {
  const lines = text.replace(/^table 36 36$/m, `table ${newSide} ${newSide}`).split("\n");
  return lines
    .map((line) =>
      line
        .replace(/facing (\d+)/g, (_, facing: string) => `facing ${turnedFacing(Number(facing))}`)
        .replace(/(?<=\s)-?\d+(\.\d+)?,-?\d+(\.\d+)?(?=[\s,]|$)/g, turnedPlace),
    )
    .join("\n");
}

/** A part of a case turned; places that are expected are given about, for the lattice rounds them. */
function turned(value: unknown, key: string, expected: boolean): unknown {
  if (typeof value === "string") {
    const place = value.replace(/^~/, "");
    return isPlace(place) ? (expected ? "~" : "") + turnedPlace(place) : value;
  }
  if (typeof value === "number")
    return key === "facing" ? turnedFacing(value) : key === "dice" ? turnedDie(value) : value;
  if (Array.isArray(value)) return value.map((one) => turned(one, key, expected));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => {
    const isExpected = expected || name === "expect" || name === "after";
    return [isPlace(name) ? turnedPlace(name) : name, turned(one, name, isExpected)] as const;
  });
  return Object.fromEntries(entries);
}

/** Cases a hair beyond a limit are decided by the lattice, which is not turned. */
const isLeftOut = (id: string): boolean => leftOut.includes(id) || id.startsWith("exact.");

/** The id of a case without its file. */
const ownId = (id: string): string => id.split(" ").at(-1) ?? id;

/** Whether a case can be turned: on an empty table, with nothing that names its edges. */
function canTurn({ id, position, scenario, ...rest }: ConformanceCase): boolean {
  if (scenario !== undefined || position === undefined || isLeftOut(ownId(id))) return false;
  const named = /^(entry|phase|barracks|escape)|reserve|waiting|^table (?!36 36)|battlefield|^turn 1$/m.test(position);
  // a place with four decimals turned has more, and is another one
  if (/\d\.\d{4}/.test(position) || /\d\.\d{4}/.test(JSON.stringify({ ...rest, expect: null }))) return false;
  // a way that goes on from where somebody was stopped names that place to the digit
  if (/"path":\["[^"]*\.\d{3}[^"]*",/.test(JSON.stringify(rest))) return false;
  // what is told as text or line by line tells places and facings that the lattice rounds
  if (/"(changes|board|lines|otherwise)":/.test(JSON.stringify(rest))) return false;
  // the options of a decision may be bearings
  if (/"(options|inOrder)":\[[^\]]*"\d{2,3}"/.test(JSON.stringify(rest))) return false;
  // listed actions name their places to the digit
  if (/"(includes|excludes)":.*"-?\d+(\.\d+)?,-?\d/.test(JSON.stringify(rest.expect))) return false;
  return !named && /^table 36 36$/m.test(position) && !JSON.stringify(rest).includes('"enter"');
}

const all = casesOf("two-hundred-hours").filter(canTurn);
// every sixth, in the soak all of them
const cases = all.filter((_, at) => atLength || at % 6 === 0);

test("most cases on an empty table are turned", () => {
  expect(all.length).toBeGreaterThan(400);
});

test.each(cases.map((one) => [one.id, one] as const))("%s holds on a turned table", async (_, one) => {
  const { game, id, title, rules, note, readings, numbers, position = "", ...rest } = one;
  const again = {
    id: ownId(id),
    title,
    rules,
    ...(note !== undefined && { note }),
    ...(readings !== undefined && { readings }),
    ...(numbers !== undefined && { numbers }),
    position: turnedPosition(position),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, turned(value, key, key === "expect")])),
  };
  const [turnedCase] = readCases({ game, cases: [again] }, `${id} turned`);
  expect(turnedCase).toBeDefined();
  if (turnedCase === undefined) return;
  const { broken, failures, account } = await runCase(inProcess, turnedCase);
  expect([...broken, ...failures, ...account]).toEqual([]);
});
