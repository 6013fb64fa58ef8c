import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { child, children, field, isFunction, type Node, nodes, word } from "./mutation/ast.ts";

/** A function of a source: how it is called, how long it is in lines, how many parameters it has, what it says it returns. */
export interface MeasuredFunction {
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
  readonly returns: string;
}

/** What is looked at in a source: its length, its functions, and the calls that hand on a boolean by its place alone. */
export interface MeasuredSource {
  readonly lines: number;
  readonly functions: readonly MeasuredFunction[];
  readonly positionalBooleans: readonly string[];
}

/** How a function is called by what holds it: a declaration, a variable, a property, a method. */
const nameOf = (node: Node, holder: Node | null): string =>
  word(child(node, "id"), "name") ||
  word(child(holder, "id"), "name") ||
  word(child(holder, "key"), "name") ||
  "(without a name)";

const textOf = (text: string, node: Node | null): string => (node === null ? "" : text.slice(node.start, node.end));

/** The names that a source imports from a file of ours, and those of the functions it declares. */
function ownNames(program: Node, all: readonly (readonly [Node, Node | null])[]): ReadonlySet<string> {
  const imported = nodes(program, "body").flatMap((statement) =>
    statement?.type === "ImportDeclaration" && word(child(statement, "source"), "value").startsWith(".")
      ? nodes(statement, "specifiers").map((specifier) => word(child(specifier, "local"), "name"))
      : [],
  );
  const declared = all.flatMap(([node, holder]) => (isFunction(node) ? [nameOf(node, holder)] : []));
  return new Set([...imported, ...declared]);
}

/** What is called: the function's own name where it is one of ours, else "". */
function calledOwn(call: Node, own: ReadonlySet<string>): string {
  const callee = child(call, "callee");
  if (callee?.type === "Identifier") return own.has(word(callee, "name")) ? word(callee, "name") : "";
  if (callee?.type !== "MemberExpression") return "";
  const object = child(callee, "object");
  const isOurs = object?.type === "ThisExpression" || (object?.type === "Identifier" && own.has(word(object, "name")));
  return isOurs ? word(child(callee, "property"), "name") : "";
}

const isBoolean = (node: Node | null): boolean => node?.type === "Literal" && typeof field(node, "value") === "boolean";

/** Measures a source text. */
export function measured(file: string, text: string): MeasuredSource {
  const { program } = parseSync(file, text);
  const root: Node = program;
  const all: [Node, Node | null][] = [];
  const walk = (node: Node, holder: Node | null): void => {
    all.push([node, holder]);
    for (const inner of children(node)) walk(inner, node);
  };
  walk(root, null);
  const own = ownNames(root, all);
  return {
    lines: text.trimEnd().split("\n").length,
    functions: all
      .filter(([node]) => isFunction(node))
      .map(([node, holder]) => ({
        name: nameOf(node, holder),
        lines: text.slice(node.start, node.end).split("\n").length,
        parameters: nodes(node, "params").length,
        returns: textOf(text, child(node, "returnType")).replace(/^:\s*/, ""),
      })),
    positionalBooleans: all.flatMap(([node]) => {
      if (node.type !== "CallExpression" && node.type !== "NewExpression") return [];
      const name = calledOwn(node, own);
      return name !== "" && nodes(node, "arguments").some(isBoolean) ? [name] : [];
    }),
  };
}

/** Measures a file of the repository. */
export const measuredFile = (root: string, file: string): MeasuredSource =>
  measured(file, readFileSync(join(root, file), "utf8"));
