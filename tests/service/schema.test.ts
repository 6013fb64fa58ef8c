import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { typeDefs } from "../../service/graphql/schema.generated.ts";

test("the schema module is schema.graphql", () => {
  expect(typeDefs).toBe(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"));
});
