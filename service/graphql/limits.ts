import {
  GraphQLError,
  Kind,
  Lexer,
  Source,
  TokenKind,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ASTVisitor,
} from "graphql";
import { RecentCache } from "../../rules/kernel/index.ts";

/** The deepest selection, in fields. The introspection query of common tools needs 13 or more. */
export const MOST_FIELD_DEPTH = 20;
/** The most aliases in one document: they multiply work. */
export const MOST_ALIASES = 15;
/** The most root fields in one operation. */
export const MOST_ROOT_FIELDS = 10;
/** The most root fields in one operation that read or write whole games, or paint. */
export const MOST_DEAR_FIELDS = 2;
const dear: ReadonlySet<string> = new Set([
  "createGame",
  "branch",
  "importRecord",
  "takeOverRules",
  "record",
  "verifyRecord",
  "moves",
  "myGames",
  "news",
  "picture",
  "analyse",
]);
/** The most fields a document comes to, fragments counted wherever they are spread. */
export const MOST_COST = 1500;
/** The most brackets of any kind that stand in one another: fields, fragments and values as deep as they are read. */
const MOST_NESTING = 100;
/** The longest name in a document, in characters: a name comes back with everything that is answered under it. */
const MOST_NAME_LENGTH = 100;
/** The most errors of a document that are told. */
export const MOST_ERRORS = 20;
/** The most tokens of a document. */
export const MOST_TOKENS = 4000;

/** The same where they lead on from a game, wherever it stands; pages of moves that the field of that name has are its own. */
const dearOfGame: ReadonlySet<string> = new Set(["moves", "picture", "record"]);

/** Whether a field below others is one that reads or paints a whole game. */
const isDearOfGame = ({ name, selectionSet }: FieldNode, parent: string): boolean =>
  dearOfGame.has(name.value) && parent !== "moves" && (name.value === "record" || selectionSet !== undefined);

interface Measure {
  depth: number;
  cost: number;
  aliases: number;
  roots: number;
  dear: number;
}

/** Where a selection stands: how deep, below which field, and within which fragments. */
interface Place {
  readonly depth: number;
  readonly parent: string;
  readonly open: ReadonlySet<string>;
}

/** Refuses documents that are too deep, too large once fragments are spread, or full of aliases. */
export const limits = (context: ValidationContext): ASTVisitor => ({
  Document(document: DocumentNode) {
    const fragments = new Map(
      document.definitions
        .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
        .map((node) => [node.name.value, node]),
    );
    for (const operation of document.definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
      const measure: Measure = { depth: 0, cost: 0, aliases: 0, roots: 0, dear: 0 };
      measureSelections(operation.selectionSet, fragments, { depth: 1, parent: "", open: new Set() }, measure);
      const report = (message: string, node: ASTNode): void =>
        context.reportError(new GraphQLError(message, { nodes: node }));
      if (measure.depth > MOST_FIELD_DEPTH)
        report(`The selection is more than ${MOST_FIELD_DEPTH} fields deep.`, operation);
      if (measure.cost > MOST_COST) report(`The document comes to more than ${MOST_COST} fields.`, operation);
      if (measure.aliases > MOST_ALIASES) report(`The document has more than ${MOST_ALIASES} aliases.`, operation);
      if (measure.roots > MOST_ROOT_FIELDS)
        report(`An operation has at most ${MOST_ROOT_FIELDS} root fields.`, operation);
      if (measure.dear > MOST_DEAR_FIELDS)
        report(`An operation has at most ${MOST_DEAR_FIELDS} of the fields ${[...dear].join(", ")}.`, operation);
    }
  },
});

function measureSelections(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  place: Place,
  measure: Measure,
): void {
  const { depth, parent, open } = place;
  for (const node of set.selections) {
    // past the limit nothing more has to be counted, so that nested spreads cannot keep us busy
    if (measure.cost > MOST_COST || measure.depth > MOST_FIELD_DEPTH) return;
    switch (node.kind) {
      case Kind.FIELD:
        measure.cost++;
        measure.depth = Math.max(measure.depth, depth);
        if (node.alias !== undefined) measure.aliases++;
        if (depth === 1) measure.roots++;
        if (depth === 1 ? dear.has(node.name.value) : isDearOfGame(node, parent)) measure.dear++;
        if (node.selectionSet !== undefined)
          measureSelections(node.selectionSet, fragments, { depth: depth + 1, parent: node.name.value, open }, measure);
        break;
      case Kind.INLINE_FRAGMENT:
        measureSelections(node.selectionSet, fragments, place, measure);
        break;
      case Kind.FRAGMENT_SPREAD: {
        measure.cost++;
        const name = node.name.value;
        const fragment = fragments.get(name);
        if (fragment !== undefined && !open.has(name))
          measureSelections(fragment.selectionSet, fragments, { ...place, open: new Set([...open, name]) }, measure);
        break;
      }
    }
  }
}

/**
 * Refuses operations of a type that the schema does not have, as subscriptions: graphql itself fails over them only
 * when it runs them.
 */
export const operationTypes = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node: OperationDefinitionNode) {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`There are no ${node.operation} operations.`, { nodes: node }));
  },
});

const opening: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * How many tokens a text has, or what of it keeps it from being parsed: brackets that stand in one another too deep
 * (graphql reads them by recursion, which has no other end), or a name that is too long. What else is wrong with it the
 * parser says.
 */
function tokensOf(text: string): GraphQLError | number {
  const source = new Source(text);
  const refused = (message: string, at: number): GraphQLError =>
    new GraphQLError(message, { source, positions: [at], extensions: { code: "GRAPHQL_PARSE_FAILED" } });
  const lexer = new Lexer(source);
  let [depth, count] = [0, 0];
  try {
    for (; count <= MOST_TOKENS; count++) {
      const { kind, start, end } = lexer.advance();
      if (kind === TokenKind.EOF) break;
      if (kind === TokenKind.NAME && end - start > MOST_NAME_LENGTH)
        return refused(`A name has at most ${MOST_NAME_LENGTH} characters.`, start);
      if (closing.has(kind)) depth--;
      if (opening.has(kind) && ++depth > MOST_NESTING)
        return refused(`The document is nested deeper than ${MOST_NESTING} brackets.`, start);
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
  return count;
}

/** The same, for whoever is asked again and again: the texts that were found good lately are not looked through again. */
export function lookingBeforeParsing(): (text: string) => GraphQLError | number {
  const good = new RecentCache<number>(500, 500_000);
  return (text) => {
    const known = good.get(text);
    if (known !== undefined) return known;
    const tokens = tokensOf(text);
    if (typeof tokens === "number") good.set(text, tokens);
    return tokens;
  };
}
