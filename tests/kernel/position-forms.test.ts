import * as z from "zod";
import { describe, expect, test } from "vitest";
import {
  type EarlierPositions,
  defineGame as closedOver,
  inPresentForm,
  type PlainPosition,
  type PositionStep,
} from "../../rules/kernel/index.ts";
import { readLeniently } from "../../rules/kernel/lenient.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { hiddenGame } from "./hidden-game.ts";

const renamed =
  (from: string, to: string): PositionStep =>
  ({ [from]: value, ...rest }) =>
    value === undefined ? rest : { ...rest, [to]: value };

/** Positions that had a counter by another name, in each of three forms. */
const earlier: EarlierPositions = {
  unnumbered: (state) => (state["count"] === undefined ? state : renamed("count", "alarm")(state)),
  steps: [renamed("alarm", "noise"), renamed("noise", "meter")],
};

describe("the form of a position", () => {
  test.each([
    [{ state: { count: 3 } }, { state: { meter: 3 } }],
    [{ state: { alarm: 3 } }, { state: { meter: 3 } }],
    [{ schema: 1, state: { alarm: 3 } }, { state: { meter: 3 } }],
    [{ schema: 2, state: { noise: 3 } }, { state: { meter: 3 } }],
    [{ schema: 3, state: { meter: 3 } }, { state: { meter: 3 } }],
  ])("%j is read as the present one", (json, present) => {
    expect(inPresentForm(json, earlier)).toEqual({ ok: true, value: present });
  });

  test.each([0, 4, 1.5, "2", null])("%j is none that is known", (schema) => {
    expect(inPresentForm({ schema, state: {} }, earlier)).toMatchObject({
      ok: false,
      defects: [{ code: "unknown-schema", path: "/position/schema" }],
    });
  });

  test("is nobody's concern where nothing is to be done: the very same comes back", () => {
    const json = { state: { meter: 3 } };
    expect(inPresentForm(json)).toMatchObject({ value: json });
    for (const none of [null, 3, [], { state: 3 }])
      expect(inPresentForm(none, earlier)).toEqual({ ok: true, value: none });
  });
});

const board =
  "board\n+ + + + +\n J . . .\n+ + + + +\n . . . 1\n+ + + + +\nJ = operator jock, facing E\n1 = smg guard, facing N";
const opened = closedOver(ruleset).openText(board);
if (!opened.ok) throw new Error("The board cannot be read.");
const present = opened.value.position();

/** The same rules later: the meter has changed its name twice, and now back. */
const later = closedOver({ ...ruleset, version: "9.1.0", earlierPositions: earlier });
const { meter, ...others }: Readonly<Record<string, unknown>> = Object(present.state);
const before = { ...present, state: { ...others, count: meter } };

describe("positions of earlier rules", () => {
  test("are opened by later ones, and are theirs from there on", () => {
    const read = later.open(before);
    if (!read.ok) throw new Error(read.defects[0]?.message);
    expect(read.value.position()).toMatchObject({ version: "9.1.0", schema: 3, state: { meter } });
    expect(read.value.print()).toBe(opened.value.print());
    const again = later.open(JSON.parse(JSON.stringify(read.value.position())));
    expect(again).toMatchObject({ ok: true });
    expect(closedOver(ruleset).open(read.value.position())).toMatchObject({
      ok: false,
      defects: [{ code: "unknown-schema" }],
    });
  });

  test.each(["9.1.1", "10.0.0", "latest", ""])(
    "of version %j, which are none of earlier rules, are refused",
    (version) => {
      expect(later.open({ ...before, version })).toMatchObject({ ok: false, defects: [{ code: "unknown-version" }] });
    },
  );

  test.each(["9.1.0", "9.0.12", "0.3.0"])("of version %s are read", (version) => {
    expect(later.open({ ...before, version })).toMatchObject({ ok: true });
  });
});

const anybody = { seat: null, waits: () => true };

describe("a look at a stored position", () => {
  const rules = closedOver(ruleset);
  const state: Readonly<Record<string, unknown>> = Object(present.state);
  const looked = (changed: object, position: PlainPosition = present) =>
    rules.look({ ...position, version: "77.0.0", state: { ...state, ...changed } }, anybody)?.print() ?? null;
  const whole = opened.value.print();

  test("shows what is there, whatever version it names", () => {
    expect(looked({})).toBe(whole);
  });

  test("leaves out what it does not know, and what is wrong; what is missing stands for nothing", () => {
    expect(looked({ weather: "fog", units: [{ id: "guard" }] })).toContain("J = operator jock");
    const { token: _, corpses: __, ...fewer } = state;
    expect(rules.look({ ...present, state: fewer }, anybody)?.print()).toBe(whole);
    expect(rules.look({ ...present, schema: 7 }, anybody)?.print()).toBe(whole);
  });

  test("shows the last checkpoint where the answers since lead nowhere, and that it is in the middle of something", () => {
    const midway = whole.replace("\n", "\nin the middle of something\n");
    expect(rules.look({ ...present, answers: [{ faces: [1, 2, 3] }] }, anybody)?.print()).toBe(midway);
    expect(rules.look({ ...present, answers: [{ nonsense: 1 }] }, anybody)?.print()).toBe(whole);
    expect(rules.look(present, { seat: null, waits: () => false })?.print()).toBe(whole);
  });

  test("finds nothing in what is not a position", () => {
    for (const none of [null, 3, "x", [], {}, { state: null }, { state: [] }])
      expect(rules.look(none, anybody)).toBeNull();
  });

  test("shows a seat what it may know, and guesses nothing where something is hidden", () => {
    const hidden = hiddenGame("1.0.0");
    const set = hidden.setUp("dusk");
    if (!set.ok) throw new Error(set.defects[0]?.message);
    const position = set.value.position();
    for (const seat of ["player-1", "player-2", null])
      expect(hidden.look(position, { seat, waits: () => true })?.print()).toBe(set.value.seenBy(seat).print());
    expect(hidden.look({ ...position, state: { ...Object(position.state), extra: 1 } }, anybody)).toBeNull();
  });
});

describe("reading leniently", () => {
  const schema = z.strictObject({
    name: z.string(),
    at: z.strictObject({ x: z.int(), y: z.int() }).nullable(),
    list: z.array(z.strictObject({ id: z.string(), n: z.int().min(0) })),
    kind: z.enum(["a", "b"]).optional(),
  });
  const good = { name: "n", at: { x: 1, y: 2 }, list: [{ id: "i", n: 1 }] };

  test.each([
    [{ ...good, more: 1, at: { ...good.at, z: 3 } }, good],
    [
      {
        ...good,
        list: [
          { id: "i", n: 1 },
          { id: "j", n: -1 },
        ],
      },
      {
        ...good,
        list: [
          { id: "i", n: 1 },
          { id: "j", n: 0 },
        ],
      },
    ],
    [{ ...good, list: [3, { id: "i", n: 1 }, "x"] }, good],
    [{ ...good, kind: "c" }, good],
    [{ name: "n" }, { name: "n", at: null, list: [] }],
  ])("%j", (json, read) => {
    const sent = structuredClone(json);
    expect(readLeniently(schema, json)).toEqual(read);
    expect(json).toEqual(sent);
  });

  test("gives up where nothing is left", () => {
    expect(readLeniently(z.strictObject({ x: z.literal(7) }), {})).toBeNull();
    expect(readLeniently(schema, [])).toBeNull();
  });
});
