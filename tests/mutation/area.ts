import { child, field, isFunction, type Node, nodes, word } from "./ast.ts";
import type { Area } from "./mutant.ts";

const wordingFields = /^(text|note|title|label|message|what|summary|why|how|prose|describe|purpose|for)$/;
const wordingFunctions =
  /^(describe|sentence|wording|say|told|tell|words?|explain|titleOf|unitTitle|reasonText)|(words|text)$/i;
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
    if (node.type === "ArrayExpression" && isCitations(node)) return "citations";
    if (node.type === "ConditionalExpression" && isCited(node)) return "citations";
    if (node.type === "CallExpression" && word(child(node, "callee"), "name") === "also") return "citations";
    if (outer?.type === "Property" && child(outer, "value") === node) {
      const key = textOf(source, child(outer, "key"));
      if (key === "cites" || isRule(node)) return "citations";
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
      if (/^(text|what|why|title|sentence|written)$|(Titles|Names|Words|Texts)$/.test(word(named, "name")))
        return "wording";
    }
    if (outer?.type === "SpreadElement" && citingNames.test(word(node, "name"))) return "citations";
    if (isFunction(node)) {
      const name = word(child(node, "id"), "name") || word(child(outer, "id"), "name");
      // a rule, or null where it does not apply, is an answer
      if (
        /^: *(readonly )?\[?(Citation|InterpretationId|RuleId)\b(?! *\| *null)/.test(
          textOf(source, child(node, "returnType")),
        )
      )
        return "citations";
      if (wordingFunctions.test(name) && /^:\s*string$/.test(textOf(source, child(node, "returnType"))))
        return "wording";
    }
  }
  const [list, element] = [around.at(-2), around.at(-1)];
  const value = element === undefined ? undefined : field(element, "value");
  if (list?.type === "ArrayExpression" && element !== undefined && typeof value === "string")
    return isId(element) ? "citations" : /\s/.test(value) ? "wording" : "rule";
  return "rule";
}

const isId = (one: Node | null): boolean => {
  const value = one === null ? null : field(one, "value");
  return typeof value === "string" && /^[a-z]{2,4}\.[a-z]/.test(value);
};

/** Whether something is the id of a rule that is cited; the id of a number says which one counts. */
const isRule = (one: Node): boolean => isId(one) && !/^[a-z]+\.number\./.test(String(field(one, "value")));

const without = (node: Node | null): Node | null =>
  node !== null && /^(TS(As|Satisfies)|Parenthesized)/.test(node.type) ? without(child(node, "expression")) : node;

/** Whether something can only be rules that are cited: an id, a name for such, a choice between such. */
function isCited(node: Node | null): boolean {
  const one = without(node);
  if (one === null) return false;
  switch (one.type) {
    case "Literal":
      return isId(one);
    case "Identifier":
      return citingNames.test(word(one, "name"));
    case "MemberExpression":
      return citingNames.test(word(child(one, "property"), "name"));
    case "CallExpression":
      return /(Rule|Rules|Cites)$/.test(word(child(one, "callee"), "name"));
    case "ConditionalExpression":
      return [child(one, "consequent"), child(one, "alternate")].every((way) => isCited(way) || isEmptyList(way));
    case "SpreadElement":
      return isCited(child(one, "argument"));
    case "ArrayExpression":
      return isCitations(one);
    default:
      return false;
  }
}

const isEmptyList = (node: Node | null): boolean => {
  const one = without(node);
  return one?.type === "ArrayExpression" && nodes(one, "elements").length === 0;
};

/** Whether a list holds nothing but rules that are cited, at least one. */
export const isCitations = (list: Node): boolean => {
  const elements = nodes(list, "elements");
  const rest = elements.every((one) => isId(one) || one?.type === "SpreadElement");
  return elements.length > 0 && (elements.every(isCited) || (elements.some(isId) && rest));
};
