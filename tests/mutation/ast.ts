/** A node of a syntax tree as oxc gives it, read by its fields. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  typeof value.type === "string" &&
  "start" in value &&
  typeof value.start === "number" &&
  "end" in value &&
  typeof value.end === "number";

/** A field of a node, as it is. */
export const field = (node: Node, name: string): unknown =>
  Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined;

/** The node in a field; null where there is none. */
export const child = (node: Node | null, name: string): Node | null => {
  const value = node === null ? null : field(node, name);
  return isNode(value) ? value : null;
};

/** The nodes of a list in a field; holes are null. */
export const nodes = (node: Node, name: string): readonly (Node | null)[] => {
  const value = field(node, name);
  return Array.isArray(value) ? value.map((one: unknown) => (isNode(one) ? one : null)) : [];
};

/** A word in a field, e.g. an operator or the name of an identifier. */
export const word = (node: Node | null, name: string): string => {
  const value = node === null ? null : field(node, name);
  return typeof value === "string" ? value : "";
};

/** Parts of a syntax tree that are gone at run time, or name things. */
const withoutMeaning = new Set([
  "typeAnnotation",
  "returnType",
  "typeParameters",
  "typeArguments",
  "superTypeArguments",
  "implements",
]);

/** What stands inside a node, in the order of the source; types and plain keys left out. */
export function children(node: Node): readonly Node[] {
  if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|^Import|^Export(All|Specifier)/.test(node.type))
    return [];
  const inside: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (withoutMeaning.has(key)) continue;
    if (key === "key" && field(node, "computed") !== true && field(node, "shorthand") !== true) continue;
    if (key === "value" && field(node, "shorthand") === true) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) inside.push(one);
  }
  return inside.sort((a, b) => a.start - b.start);
}

export const isFunction = ({ type }: Node): boolean =>
  type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";
