// Writes web/api/schema.generated.ts: what the API answers, as types for the page, made from the schemas that the tests
// hold the answers against. With --check it writes nothing and fails where the file is stale.
import { registerHooks } from "node:module";
import { readFileSync, writeFileSync } from "node:fs";

// openapi-typescript works by the API of TypeScript's compiler, which the compiler of this project no longer has
registerHooks({
  resolve: (name, context, next) => next(name === "typescript" ? "typescript-5" : name, context),
});
const { default: openapiTS, astToString } = await import("openapi-typescript");
const { generalDocument } = await import("../service/index.ts");

const file = new URL("../web/api/schema.generated.ts", import.meta.url);
const { components } = generalDocument();
const { openapi, info } = generalDocument();
// the page names its requests itself; of the document it needs what things look like
const nodes = await openapiTS(JSON.parse(JSON.stringify({ openapi, info, paths: {}, components })), {
  immutable: true,
  exportType: true,
});
const types = `// Generated from the schemas of the API by "npm run generate"; do not edit.\n${astToString(nodes).replaceAll(/ & \(unknown(?: \| unknown)*\)/g, "")}`;
if (!process.argv.includes("--check")) writeFileSync(file, types);
else if (readFileSync(file, "utf8") !== types) {
  console.error("web/api/schema.generated.ts is stale: npm run generate");
  process.exitCode = 1;
}
