import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Lexer,
  parse,
  Source,
  specifiedRules,
  TokenKind,
  validate,
} from "graphql";
import { Recent } from "../../rules/kernel/index.ts";
import { coded } from "./errors.ts";
import { limits, MOST_ERRORS, MOST_NAME_LENGTH, MOST_NESTING, MOST_TOKENS, operationTypes } from "./limits.ts";

const rules = [...specifiedRules, limits, operationTypes];

/** A document that can be carried out, or what is wrong with the text. */
export type ReadDocument = DocumentNode | readonly GraphQLError[];

const opening: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Throws where brackets stand in one another too deep (graphql reads them by recursion, which has no other end) and
 * where a name is too long.
 */
function refuseBeyond(source: Source): void {
  const lexer = new Lexer(source);
  let depth = 0;
  for (let count = 0; count <= MOST_TOKENS; count++) {
    const { kind, start, end } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    if (kind === TokenKind.NAME && end - start > MOST_NAME_LENGTH)
      throw new GraphQLError(`A name has at most ${MOST_NAME_LENGTH} characters.`, { source, positions: [start] });
    if (closing.has(kind)) depth--;
    if (opening.has(kind) && ++depth > MOST_NESTING)
      throw new GraphQLError(`The document is nested deeper than ${MOST_NESTING} brackets.`, {
        source,
        positions: [start],
      });
  }
}

/** Reads documents and checks them against the schema; of those that came lately and were good, neither is done again. */
export function documentsFor(schema: GraphQLSchema): (text: string) => ReadDocument {
  const good = new Recent<DocumentNode>(500, 500_000);
  return (text) => {
    const known = good.get(text);
    if (known !== undefined) return known;
    try {
      const source = new Source(text);
      refuseBeyond(source);
      const document = parse(source, { maxTokens: MOST_TOKENS });
      const wrong = validate(schema, document, rules, { maxErrors: MOST_ERRORS });
      if (wrong.length > 0) return wrong.map((error) => coded(error, "GRAPHQL_VALIDATION_FAILED"));
      good.set(text, document);
      return document;
    } catch (error) {
      if (error instanceof GraphQLError) return [coded(error, "GRAPHQL_PARSE_FAILED")];
      throw error;
    }
  };
}
