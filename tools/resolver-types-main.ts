// Writes service/graphql/resolver-types.generated.ts: what the resolvers of schema.graphql take and answer, by GraphQL Code
// Generator. With --check it writes nothing and fails where the file is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { installTools } from "./install.ts";

installTools();
const { resolverTypes, resolverTypesFile } = await import("./resolver-types.ts");
if (!process.argv.includes("--check")) writeFileSync(resolverTypesFile, resolverTypes);
else if (readFileSync(resolverTypesFile, "utf8") !== resolverTypes) {
  console.error("service/graphql/resolver-types.generated.ts is stale: npm run generate");
  process.exitCode = 1;
}
