// Writes tests/client/schema.generated.d.ts: the introspection of schema.graphql as types, for the type-safe client of
// the tests.
import { readFileSync, writeFileSync } from "node:fs";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { buildSchema, introspectionFromSchema } from "graphql";

const root = new URL("..", import.meta.url);
const schema = buildSchema(readFileSync(new URL("schema.graphql", root), "utf8"));
const types = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema)), {
  fileType: ".d.ts",
  shouldPreprocess: true,
});
writeFileSync(new URL("tests/client/schema.generated.d.ts", root), types);
