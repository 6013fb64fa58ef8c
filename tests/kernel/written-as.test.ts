import { expect, it } from "vitest";
import * as z from "zod";
import { games } from "../all-games.ts";

const kindsSchema = z.object({
  oneOf: z.array(z.looseObject({ properties: z.record(z.string(), z.unknown()) })),
});

/** The most words of one kind that a sentence lists. */
const MOST = 12;

it.each(games)("whatever stands in a field of an action of $id, what was expected is said, and briefly", (game) => {
  const laid = game.setUp(game.scenarios[0]?.id ?? "", {});
  if (!laid.ok) throw new Error("The scenario is not set up.");
  const unclear: string[] = [];
  for (const { properties } of kindsSchema.parse(game.actionJsonSchema()).oneOf) {
    const kind = z.object({ const: z.string() }).parse(properties["do"]).const;
    for (const field of Object.keys(properties).filter((name) => name !== "do"))
      for (const wrong of ["?", ["?"], { x: 1 }, [{ x: 1 }], 1.5, -99, null, true]) {
        const read = laid.value.requirements({ do: kind, [field]: wrong });
        const faults = read.ok ? [] : read.defects.filter(({ path }) => path.startsWith(`/action/${field}`));
        for (const { message } of faults)
          if (/cannot stand here|undefined/.test(message) || (message.match(/", "/g) ?? []).length >= MOST)
            unclear.push(`${kind}.${field} ${JSON.stringify(wrong)}: ${message}`);
      }
  }
  expect(unclear).toEqual([]);
});

it.each(games)("a text of $id that says an unknown word is not answered with dozens of words", (game) => {
  const read = game.openText("zeppelin 1\nturn 1, zeppelin\n");
  const messages = read.ok ? [] : read.defects.map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => message.split(", ").length > MOST + 1)).toEqual([]);
});
