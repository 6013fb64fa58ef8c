import { describe, expect, it } from "vitest";
import * as z from "zod";
import { games } from "../../rules/index.ts";
import { generalDocument, openApiDocument } from "../../service/index.ts";
import { byGame } from "../../service/schema/field-words/by-game.ts";
import { common } from "../../service/schema/field-words/common.ts";
import { fieldPlaces } from "../../service/schema/field-words/fields.ts";
import { startService } from "../contract/table.ts";
import { fieldWords } from "../../service/schema/field-words/index.ts";
import { ofApi } from "../../service/schema/field-words/of-api.ts";

/*
 * Whoever writes a program sees what a field is where he writes its name: every field of the OpenAPI documents says so,
 * and the types of the packages are made of these documents.
 */

const documents = await Promise.all(
  games.map(async ({ load }) => {
    const game = await load();
    const schemas = {
      action: game.actionJsonSchema(),
      event: game.shownEventJsonSchema() ?? {},
      position: game.positionJsonSchema(),
    };
    return { id: game.id, schemas, document: openApiDocument([{ id: game.id, ...schemas }]) };
  }),
);

/** The fields of a document's schemas without a description that is a sentence. */
function untold(document: unknown): readonly string[] {
  const { components }: { components: { schemas: Record<string, unknown> } } = JSON.parse(JSON.stringify(document));
  const found: string[] = [];
  for (const [name, schema] of Object.entries(components.schemas))
    fieldPlaces(schema, name, (part, place) => {
      const said = part["description"] ?? (name.endsWith("Types") ? "Of a game's own." : undefined);
      if (typeof said !== "string" || said.length < 3) found.push(`${name}: ${place}`);
      return part;
    });
  return found;
}

describe("every field says what it is", () => {
  it("in the document of all games", () => {
    expect(untold(generalDocument())).toEqual([]);
  });

  it.each(documents)("in the schemas of $id by themselves", async ({ id }) => {
    const { app, embedded } = await startService();
    const answer = await app.request(`/v1/rulesets/${id}/schemas`);
    const schemas = z.record(z.string(), z.looseObject({})).parse(await answer.json());
    await embedded.close();
    expect(Object.keys(schemas)).toEqual(["position", "action", "event"]);
    expect(untold({ components: { schemas } })).toEqual([]);
  });

  it.each(documents)("in the document of $id", ({ document }) => {
    expect(untold(document)).toEqual([]);
  });

  it("by words that have a field, each of them", () => {
    const left = new Set([
      ...Object.keys(common),
      ...Object.entries(byGame).flatMap(([id, words]) => Object.keys(words).map((key) => `${id} ${key}`)),
    ]);
    for (const { id, schemas } of documents)
      for (const [kind, schema] of Object.entries(schemas))
        fieldPlaces(schema, kind, (part, place, field) => {
          const words = fieldWords(id, place, field);
          const own = byGame[id] ?? {};
          const key = [place, field].find((name) => own[name] === words);
          if (key !== undefined) left.delete(`${id} ${key}`);
          else if (common[field] === words) left.delete(field);
          return part;
        });
    expect([...left]).toEqual([]);
  });

  it("in no words that every object has", () => {
    for (const words of [common, ofApi, ...Object.values(byGame)])
      expect(Object.values(words).filter((said) => !/^[A-Z].*\.$/.test(said))).toEqual([]);
    expect(fieldWords("rogue-regiment", "constructor", "toString")).toBeUndefined();
    expect(fieldWords("constructor", "operators.toString", "valueOf")).toBeUndefined();
  });
});
