import { describe, expect, test } from "vitest";
import * as z from "zod";
import { fragmentsOf, named, ownWords, sentence, sentences, shownShapes } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { casesOf } from "../conformance/files.ts";
import { wordsOf } from "../conformance/words.ts";

describe("fragments of sentences in events", () => {
  const why = z.union([
    sentences({ edge: "the edge of the table" }),
    sentence("held", "held by ", named.piece),
    ownWords(["mud"]),
  ]);
  const shapes = { halted: { unit: named.piece, why }, left: { why: why.nullable() }, moved: { to: named.place } };

  test("are known by the id of their words, whatever names stand in them", () => {
    const [found] = fragmentsOf(shapes).get("halted") ?? [];
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
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The events that a case speaks of, wherever it does. */
function* eventsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (!isRecord(value)) return;
  if (typeof value["event"] === "string") yield value;
  for (const part of Object.values(value)) yield* eventsIn(part);
}

describe.each(games)("$id", (game) => {
  test("no case pins the words of a fragment that has an id", () => {
    const { events } = wordsOf(game);
    const pinned = [...casesOf(game.id)].flatMap((one) =>
      [...eventsIn(one)].flatMap((event) => {
        const fields = events?.get(String(event["event"]))?.properties ?? {};
        return Object.keys(event)
          .filter((field) => `${field}Id` in fields)
          .map((field) => `${one.id}: ${String(event["event"])}.${field}`);
      }),
    );
    expect(pinned).toEqual([]);
  });
});
