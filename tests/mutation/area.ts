import { child, field, isFunction, type Node, nodes, word } from "./ast.ts";
import type { Area } from "./mutant.ts";

const wordingFields = /^(text|note|title|label|message|what|summary|why|how|prose|describe|purpose|for)$/;
const wordingFunctions = /^(describe|sentence|wording|say|told|tell|words?|explain|titleOf|unitTitle|reasonText)/i;
const citingNames = /^(cites?|citations?|because|paid|early)$/i;

/** Whether an expression begins with z: a schema or a part of one. */
function isSchema(node: Node): boolean {
  let one: Node | null = node;
  while (one !== null && (one.type === "CallExpression" || one.type === "MemberExpression"))
    one = child(one, one.type === "CallExpression" ? "callee" : "object");
  return one !== null && one !== node && one.type === "Identifier" && word(one, "name") === "z";
}

const textOf = (source: string, node: Node | null): string => (node === null ? "" : source.slice(node.start, node.end));

/** What a place is for, by all that stands around it from the outside in. */
export function areaOf(source: string, around: readonly Node[]): Area {
  for (const [i, node] of around.entries()) {
    const outer = around[i - 1] ?? null;
    if (node.type === "TemplateLiteral") return "wording";
    if (node.type === "CallExpression" && isSchema(node)) return "schema";
    if (node.type === "CallExpression" && word(child(node, "callee"), "name") === "also") return "citations";
    if (outer?.type === "Property" && child(outer, "value") === node) {
      const key = textOf(source, child(outer, "key"));
      if (key === "cites") return "citations";
      if (wordingFields.test(key) && !isFunction(node)) return "wording";
    }
    if (outer?.type === "CallExpression" && word(child(child(outer, "callee"), "property"), "name") === "need") {
      const place = nodes(outer, "arguments").indexOf(node);
      if (place === 1) return "wording";
      if (place > 1) return "citations";
    }
    if (outer?.type === "VariableDeclarator" && child(outer, "init") === node && !isFunction(node)) {
      const named = child(outer, "id");
      if (citingNames.test(word(named, "name")) || /Citation\[\]/.test(textOf(source, named))) return "citations";
      if (/^(text|what|why|title|sentence|written)$/.test(word(named, "name"))) return "wording";
    }
    if (outer?.type === "SpreadElement" && citingNames.test(word(node, "name"))) return "citations";
    if (isFunction(node)) {
      const name = word(child(node, "id"), "name") || word(child(outer, "id"), "name");
      if (/(Citation|InterpretationId|RuleId)\[\]/.test(textOf(source, child(node, "returnType")))) return "citations";
      if (wordingFunctions.test(name) && /^:\s*string$/.test(textOf(source, child(node, "returnType"))))
        return "wording";
    }
  }
  return "rule";
}

const isId = (one: Node | null): boolean => {
  const value = one === null ? null : field(one, "value");
  return typeof value === "string" && /^[a-z]{2,4}\.[a-z]/.test(value);
};

/** Whether a list holds ids of the catalogue, and beside them at most those of other lists. */
export const isCitations = (list: Node): boolean => {
  const elements = nodes(list, "elements");
  return elements.some(isId) && elements.every((one) => isId(one) || one?.type === "SpreadElement");
};
