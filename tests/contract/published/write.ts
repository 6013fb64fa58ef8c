import { writeFileSync } from "node:fs";
import { breaksGraphql, breaksOpenApi, hasOasdiff } from "./breaking.ts";
import { graphqlNow, graphqlPublished, linesOf, openApiNow, openApiPublished, publishedFiles } from "./documents.ts";

/*
 * npm run publish-api: writes the documents of both APIs as they are now over those that were published. Refuses where
 * that would break somebody.
 */
const openApi = await openApiNow();
const today = new Date().toISOString().slice(0, 10);
const breaks = [
  ...(hasOasdiff ? await breaksOpenApi(openApiPublished(), openApi) : ["OpenAPI documents cannot be compared here."]),
  ...breaksGraphql(graphqlPublished(), graphqlNow(), today),
];
if (breaks.length > 0) {
  console.error(`This would break who builds on the APIs:\n  ${breaks.join("\n  ")}`);
  process.exitCode = 1;
} else {
  writeFileSync(publishedFiles.openApi, linesOf(openApi));
  writeFileSync(publishedFiles.graphql, graphqlNow());
}
