import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import { parse } from "graphql";
import { scalars } from "../client/graphql.ts";
import { root } from "../scripts/packages/published.ts";

/** Writes into a folder what GraphQL Code Generator makes of the schema with the scalars of the client. */
export async function writeGraphqlTypes(folder: string): Promise<void> {
  const types = await codegen({
    filename: "graphql-types.ts",
    schema: parse(readFileSync(join(root, "schema.graphql"), "utf8")),
    documents: [],
    pluginMap: { typescript },
    plugins: [{ typescript: {} }],
    config: { enumsAsTypes: true, scalars, useTypeImports: true },
  });
  writeFileSync(join(folder, "graphql-types.ts"), types);
}
