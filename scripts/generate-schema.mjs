// Writes service/graphql/schema.generated.ts from schema.graphql, so that bundles need no text import.
import { readFileSync, writeFileSync } from "node:fs";

const root = new URL("..", import.meta.url);
const sdl = readFileSync(new URL("schema.graphql", root), "utf8");
writeFileSync(
  new URL("service/graphql/schema.generated.ts", root),
  `// Generated from schema.graphql by "npm run generate"; do not edit.\nexport const typeDefs = ${JSON.stringify(sdl)};\n`,
);
