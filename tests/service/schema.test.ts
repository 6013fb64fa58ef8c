import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stampOf } from "../../scripts/stamp-of.ts";
import { typeDefs } from "../../service/graphql/schema.generated.ts";

const sdl = readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8");

test("the schema module is schema.graphql", () => {
  expect(typeDefs).toBe(sdl);
});

test("the types of the resolvers are made of it", () => {
  const types = readFileSync(join(import.meta.dirname, "../../service/graphql/resolver-types.generated.ts"), "utf8");
  // the generator itself is tried by npm run test:packages
  expect(types.slice(0, 200)).toContain(stampOf(sdl));
});
