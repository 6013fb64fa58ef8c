import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  addIds,
  fragmentsOf,
  listed,
  named,
  ownWords,
  sentence,
  sentences,
  shownShapes,
  withoutIds,
} from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { casesOf } from "../conformance/files.ts";
import type { JsonSchema } from "../../cli/conformance/json-schema.ts";
import { wordsOf } from "../../cli/conformance/words.ts";

describe("fragments of sentences in events", () => {
  const why = z.union([
    sentences({ edge: "the edge of the table" }),
    sentence("held", "held by ", named.piece),
    ownWords(["mud"]),
  ]);
  const shapes = { halted: { unit: named.piece, why }, left: { why: why.nullable() }, moved: { to: named.place } };

  test("are known by the id of their words, whatever names stand in them", () => {
    const [found] = fragmentsOf(shapes).get("halted")?.own ?? [];
    expect(found).toMatchObject({ field: "why", id: "whyId" });
    expect(["the edge of the table", "held by w", "mud", "snow"].map((text) => found?.of(text))).toEqual([
      "edge",
      "held",
      "mud",
      null,
    ]);
    expect(fragmentsOf(shapes).has("moved")).toBe(false);
  });

  test("have their ids beside them in the shape of a shown event", () => {
    const { halted, left, moved } = shownShapes(shapes);
    expect(z.strictObject(halted ?? {}).safeParse({ unit: "a", why: "held by w", whyId: "held" }).success).toBe(true);
    expect(z.strictObject(halted ?? {}).safeParse({ unit: "a", why: "held by w", whyId: "hold" }).success).toBe(false);
    expect(z.strictObject(left ?? {}).safeParse({ why: null, whyId: null }).success).toBe(true);
    expect(Object.keys(moved ?? {})).toEqual(["to"]);
  });

  test("have their ids beside them in the items of a list, too", () => {
    const list = { attacked: { target: named.piece, modifiers: listed(z.strictObject({ value: z.int(), why })) } };
    const words = fragmentsOf(list).get("attacked") ?? { own: [], inLists: [] };
    const told = { target: "a", modifiers: [{ value: 1, why: "held by w" }] };
    const shown = { target: "a", modifiers: [{ value: 1, why: "held by w", whyId: "held" }] };
    const made = structuredClone(told);
    addIds(made, words);
    expect(made).toEqual(shown);
    expect(withoutIds(shown, words)).toEqual(told);
    const { attacked } = shownShapes(list);
    expect(z.strictObject(attacked ?? {}).safeParse(shown).success).toBe(true);
    expect(z.strictObject(attacked ?? {}).safeParse(told).success).toBe(false);
  });
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The events that a case speaks of, wherever it does. */
function* eventsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (!isRecord(value)) return;
  if (typeof value["event"] === "string") yield value;
  for (const part of Object.values(value)) yield* eventsIn(part);
}

/** Fields whose fragments may hold no more than names of pieces and places, which a case names. */
const names: Readonly<Record<string, RegExp>> = {
  "advanced.target": /^\S+$/,
  "weighed.candidates.name": /^\S+(?: facing [NESW])?(?: against \S+)?$/,
};

/** The fields of an event, and of the items of its lists, that have an id beside them. */
function pinnedIn(fields: Readonly<Record<string, unknown>>, schema: JsonSchema | undefined, path: string): string[] {
  const { properties = {} } = schema ?? {};
  return Object.entries(fields).flatMap(([field, value]) => {
    const at = `${path}.${field}`;
    const items = properties[field]?.items || undefined;
    if (Array.isArray(value)) return value.flatMap((item) => (isRecord(item) ? pinnedIn(item, items, at) : []));
    const isName = names[at]?.test(String(value)) === true;
    return `${field}Id` in properties && !isName ? [at] : [];
  });
}

describe.each(games)("$id", (game) => {
  test("no case pins the words of a fragment that has an id", () => {
    const { events } = wordsOf(game);
    const pinned = [...casesOf(game.id)].flatMap((one) =>
      [...eventsIn(one)].flatMap((event) => {
        const name = String(event["event"]);
        return pinnedIn(event, events?.get(name), name).map((field) => `${one.id}: ${field}`);
      }),
    );
    expect(pinned).toEqual([]);
  });
});
