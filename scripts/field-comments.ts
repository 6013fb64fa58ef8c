/*
 * What the sources say of the fields of a shape: in `z.strictObject({ /** His square. *\/ at: square })` the comment says
 * what `at` is. Comments weigh nothing in what runs, so this is where fields are described.
 */
import { globSync, readFileSync } from "node:fs";
import ts from "typescript-5";

/** A literal with the fields of a shape. */
export interface WrittenShape {
  /** The names of its fields, in order. */
  readonly fields: readonly string[];
  /** Whether it has more, which are spread into it. */
  readonly isOpen: boolean;
  /** What it is called where it stands: the kind of an action or event, the field or the constant that has it. */
  readonly owners: readonly string[];
  /** What its comments say, by field. */
  readonly said: Readonly<Record<string, string>>;
}

/** Rule ids at the end of a comment, as a reader of a description has them: in brackets. */
const withIds = (text: string): string =>
  text
    .replace(/[:;,]?(?:^| )((?:(?:rr|vs|hg|zh|dt)(?:\.[a-z0-9-]+)+(?:, )?)+)\.?$/, (_, ids: string) => ` (${ids})`)
    .trim();

/** What the comment right before a node says; undefined where there is none. */
function commentBefore(source: ts.SourceFile, node: ts.Node): string | undefined {
  const text = source.getFullText();
  const last = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  const written = last === undefined ? "" : text.slice(last.pos, last.end);
  if (!written.startsWith("/**")) return undefined;
  const plain = written
    .replace(/^\/\*\*|\*\/$/g, "")
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain === "" ? undefined : withIds(plain);
}

const nameOf = (name: ts.PropertyName): string => (ts.isComputedPropertyName(name) ? "" : name.text);

/** What a literal is called where it stands, the nearest first. */
function ownersOf(literal: ts.Node): readonly string[] {
  const owners: string[] = [];
  for (let node: ts.Node = literal; node.parent !== undefined; node = node.parent) {
    const { parent } = node;
    const [first] = ts.isCallExpression(parent) ? parent.arguments : [];
    if (first !== undefined && first !== node && ts.isStringLiteral(first)) owners.push(first.text);
    if (ts.isPropertyAssignment(parent)) owners.push(nameOf(parent.name));
    if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) owners.push(parent.name.text);
    // the fields of a shape within another are its own
    if (ts.isObjectLiteralExpression(parent) || ts.isStatement(parent)) break;
  }
  return owners;
}

/** The literals of some files that say something of their fields. */
export function shapesIn(pattern: string): readonly WrittenShape[] {
  const shapes: WrittenShape[] = [];
  for (const file of globSync(pattern)) {
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    const look = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const said: Record<string, string> = {};
        const fields: string[] = [];
        for (const part of node.properties) {
          if (!ts.isPropertyAssignment(part) && !ts.isShorthandPropertyAssignment(part)) continue;
          const field = nameOf(part.name);
          fields.push(field);
          const comment = commentBefore(source, part);
          if (comment !== undefined) said[field] = comment;
        }
        const isOpen = node.properties.some((part) => ts.isSpreadAssignment(part));
        if (Object.keys(said).length > 0) shapes.push({ fields, isOpen, owners: ownersOf(node), said });
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return shapes;
}
