import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from "graphql";
import { Recent } from "../../rules/kernel/index.ts";
import { coded } from "./errors.ts";
import { limits, MOST_TOKENS, operationTypes } from "./limits.ts";

const rules = [...specifiedRules, limits, operationTypes];

/** A document that can be carried out, or what is wrong with the text. */
export type ReadDocument = DocumentNode | readonly GraphQLError[];

/** Reads documents and checks them against the schema; of those that came lately and were good, neither is done again. */
export function documentsFor(schema: GraphQLSchema): (text: string) => ReadDocument {
  const good = new Recent<DocumentNode>(500, 500_000);
  return (text) => {
    const known = good.get(text);
    if (known !== undefined) return known;
    try {
      const document = parse(text, { maxTokens: MOST_TOKENS });
      const wrong = validate(schema, document, rules);
      if (wrong.length > 0) return wrong.map((error) => coded(error, "GRAPHQL_VALIDATION_FAILED"));
      good.set(text, document);
      return document;
    } catch (error) {
      if (error instanceof GraphQLError) return [coded(error, "GRAPHQL_PARSE_FAILED")];
      throw error;
    }
  };
}
