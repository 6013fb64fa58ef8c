import { readFileSync } from "node:fs";
import { startService } from "../table.ts";

/** What those outside build on: the documents of both APIs as they were published last. */
export const publishedFiles = {
  openApi: new URL("openapi.json", import.meta.url),
  graphql: new URL("schema.graphql", import.meta.url),
};

/** What the OpenAPI document says without saying it in words: examples and texts break nobody. */
function withoutWords(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutWords);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) => {
      const isWords = typeof value === "string" && ["description", "summary"].includes(key);
      return isWords || key === "example" || key === "examples" ? [] : [[key, withoutWords(value)]];
    }),
  );
}

/** The OpenAPI document as this tree serves it, without its words. */
export async function openApiNow(): Promise<unknown> {
  const { embedded, get } = await startService();
  try {
    return withoutWords((await get("/v1/openapi.json")).json);
  } finally {
    await embedded.close();
  }
}

/** The OpenAPI document as it was published. */
export const openApiPublished = (): unknown => JSON.parse(readFileSync(publishedFiles.openApi, "utf8"));

/** The SDL of this tree. */
export const graphqlNow = (): string => readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8");

/** The SDL as it was published. */
export const graphqlPublished = (): string => readFileSync(publishedFiles.graphql, "utf8");

/** JSON with a line for each path and each schema, so that a difference can be read. */
export function linesOf(document: unknown): string {
  const written = (part: unknown, depth: number): string =>
    depth === 0 || typeof part !== "object" || part === null || Array.isArray(part)
      ? JSON.stringify(part)
      : `{\n${Object.entries(part)
          .map(([key, value]) => `${JSON.stringify(key)}: ${written(value, depth - 1)}`)
          .join(",\n")}\n}`;
  return `${written(document, 3)}\n`;
}
