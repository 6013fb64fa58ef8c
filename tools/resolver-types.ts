import { readFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as resolvers from "@graphql-codegen/typescript-resolvers";
import * as typescript from "@graphql-codegen/typescript";
import { buildSchema, isScalarType, isSpecifiedScalarType, parse } from "graphql";
import { stampOf } from "../scripts/stamp-of.ts";

const root = new URL("..", import.meta.url);
const file = new URL("service/graphql/resolver-types.generated.ts", root);
const sdl = readFileSync(new URL("schema.graphql", root), "utf8");

/** What the graph adds to answers: what they have before that. */
const cited = [
  "Event",
  "Requirement",
  "Decision",
  "Result",
  "OutlookWarning",
  "Reason",
  "Field",
  "EnemyIntent",
  "Criterion",
  "Defect",
];
const mappers = {
  ...Object.fromEntries(cited.map((type) => [type, 'Omit<{T}, "citations">'])),
  Ruleset: 'Omit<{T}, "schemas" | "scenarios" | "rules" | "notation">',
  Rule: 'Omit<{T}, "cases" | "shownBy"> & { readonly ruleset?: string }',
  Picture: 'Omit<{T}, "png">',
  // what was kept of a notice names its kind as a text
  NoticeDelivery: 'Omit<{T}, "kind"> & { readonly kind: string }',
  OddsTable: "../adjudication/told-odds.ts#ToldOdds",
  ...Object.fromEntries(
    ["Paused", "Over", "Refused"].map((type) => [type, "../adjudication/adjudicator.ts#AdjudicationAnswer"]),
  ),
};

/** Scalars of our own, which hold what the rules say they do. */
const scalars = Object.values(buildSchema(sdl).getTypeMap())
  .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
  .map(({ name }) => [name, name === "Time" ? "string" : "unknown"]);

const types = await codegen({
  filename: file.pathname,
  schema: parse(sdl),
  documents: [],
  pluginMap: { typescript, resolvers },
  plugins: [{ typescript: {} }, { resolvers: {} }],
  config: {
    contextType: "./schema.ts#Context",
    disableDescriptions: true,
    enumsAsTypes: true,
    immutableTypes: true,
    inputMaybeValue: "T | null | undefined",
    makeResolverTypeCallable: true,
    mappers,
    maybeValue: "T | null | undefined",
    scalars: { ID: "string", ...Object.fromEntries(scalars) },
    skipTypename: true,
    useTypeImports: true,
  },
});
/** What the resolvers of schema.graphql take and answer, by GraphQL Code Generator: the file, and what stands in it. */
export const resolverTypesFile = file;
export const resolverTypes = `// Generated from schema.graphql by "npm run generate"; do not edit. ${stampOf(sdl)}\n${types}`;
