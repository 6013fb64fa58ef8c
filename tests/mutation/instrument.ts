import { type ParseResult, parseSync } from "oxc-parser";
import { areaOf, isCitations } from "./area.ts";
import { child, children, field, isFunction, type Node, nodes, word } from "./ast.ts";
import { type Area, type Edit, keyOf, type Mutant, type MutantKind } from "./mutant.ts";
import { Rewriter } from "./rewriter.ts";

/* In one file: every kind of mutant beside the others, for none may be written where another is. */

/** A file with its switches, and the mutants in it. */
export interface Instrumented {
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

/** What is to be instrumented. */
export interface Source {
  /** The file, inside the folder of its game. */
  readonly file: string;
  readonly text: string;
  /** The number of its first mutant. */
  readonly first: number;
  /** The ids of the game's catalogue. */
  readonly ids: ReadonlySet<string>;
  /** Whether it is the table of the game's numbers: of each, one more and one less is tried, and nothing else. */
  readonly isNumbers: boolean;
}

const boundaries = new Set(["<", "<=", ">", ">="]);
/** By what a number of the catalogue is written, its value first. */
const origins = new Set(["given", "inferred", "assumed"]);
/** How many rules a mutant is counted to. */
const MOST_RULES = 6;
/** What has parts of which each may have a comment of its own. */
const holdsParts = /^(Program|BlockStatement|FunctionBody|ClassBody|ObjectExpression|ArrayExpression|SwitchStatement)$/;
const idPattern = /\b[a-z]{2,4}\.[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+/g;

/** Writes every mutant of a file into it, each behind a switch of its own. */
export function instrument(source: Source): Instrumented {
  const { program, comments, errors } = parseSync(source.file, source.text, { lang: "ts", sourceType: "module" });
  if (errors.length > 0) throw new Error(`${source.file}: ${errors[0]?.message ?? "cannot be read"}`);
  return new Instrumenter(source, { program, comments }).run();
}

const loops = /^(For|ForOf|ForIn|While|DoWhile)Statement$/;

/** Writes a count into every loop of a file without mutants, which a mutant elsewhere may send round for ever. */
export function countLoops(file: string, text: string): string {
  const { program, errors } = parseSync(file, text, { lang: "ts", sourceType: "module" });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? "cannot be read"}`);
  const rewriter = new Rewriter(text);
  const walk = (node: Node): void => {
    const body = loops.test(node.type) ? child(node, "body") : null;
    if (body !== null) rewriter.around(body.start, body.end, "{ $tick(); ", " }");
    for (const inner of children(node)) walk(inner);
  };
  walk(program);
  return rewriter.text();
}

class Instrumenter {
  readonly #source: Source;
  readonly #program: Node;
  readonly #rewriter: Rewriter;
  readonly #mutants: Mutant[] = [];
  /** How many mutants are alike but for their place. */
  readonly #alike = new Map<string, number>();
  readonly #around: Node[] = [];
  readonly #lines: number[];
  /** Where each comment begins that begins a line, by where it ends. */
  readonly #comments: ReadonlyMap<number, number>;

  constructor(source: Source, { program, comments }: Pick<ParseResult, "program" | "comments">) {
    this.#source = source;
    this.#program = program;
    this.#rewriter = new Rewriter(source.text);
    this.#lines = [...source.text.matchAll(/\n/g)].map(({ index }) => index);
    const beginsLine = ({ start }: Pick<Node, "start">): boolean =>
      /^\s*$/.test(source.text.slice(0, start).split("\n").at(-1) ?? "");
    this.#comments = new Map(comments.filter(beginsLine).map(({ start, end }) => [end, start]));
  }

  run(): Instrumented {
    this.#walk(this.#program);
    const forgotten = this.#keepCaches();
    return { text: `${this.#rewriter.text()}${forgotten}`, mutants: this.#mutants };
  }

  #text(node: Node): string {
    return this.#source.text.slice(node.start, node.end);
  }

  /** A part written otherwise, with as many lines as it has. */
  #edit(node: Node, text: string, { start: from, end: to }: Pick<Node, "start" | "end"> = node): Edit {
    const gone = this.#source.text.slice(from, to).split("\n").length - text.split("\n").length;
    const top = this.#around[1] ?? node;
    const lines = [this.#lineOf(top.start), this.#lineOf(top.end)] as const;
    return { from, to, text: `${text}${"\n".repeat(Math.max(0, gone))}`, lines, isClosed: namesItsType(top) };
  }

  /** A part with another operator. */
  #otherwise(node: Node, operator: string): Edit {
    const [left, right] = [child(node, "left") ?? node, child(node, "right") ?? node];
    return this.#edit(node, `(${this.#text(left)}) ${operator} (${this.#text(right)})`);
  }

  readonly #lineOf = (at: number): number => this.#lines.filter((end) => end < at).length + 1;

  /** Registers a mutant of the part that is being walked; returns its number. The comments above it stand above `whole`. */
  #add(
    kind: MutantKind,
    node: Node,
    edit: Edit,
    area = areaOf(this.#source.text, [...this.#around, node]),
    whole = node,
  ): number {
    const mutant = {
      file: this.#source.file,
      in: this.#functionName(),
      kind,
      code: this.#text(node).replaceAll(/\s+/g, " ").slice(0, 160),
    };
    const name = keyOf({ ...mutant, nth: 0 });
    const nth = (this.#alike.get(name) ?? 0) + 1;
    this.#alike.set(name, nth);
    const id = this.#source.first + this.#mutants.length;
    this.#mutants.push({
      ...mutant,
      nth,
      id,
      line: this.#lineOf(node.start),
      area,
      rules: this.#rulesNear(whole),
      edit,
    });
    return id;
  }

  /** The functions around a part, the innermost last, by name. */
  #functionName(): string {
    const names = this.#around.flatMap((node, i) => {
      if (!isFunction(node)) return [];
      const outer = this.#around[i - 1] ?? null;
      const name =
        word(child(node, "id"), "name") || word(child(outer, "id"), "name") || word(child(outer, "key"), "name");
      return name === "" ? [] : [name];
    });
    const [top] = this.#around.filter(({ type }) => type === "VariableDeclarator");
    const table = word(child(top ?? null, "id"), "name");
    return [...new Set([table, ...names])].filter((name) => name !== "").join(".") || "the module";
  }

  /**
   * The ids of the catalogue that stand nearest: those directly above a part or inside an entry of a table before those
   * of the innermost function, or table, that names some.
   */
  #rulesNear(node: Node): readonly string[] {
    const around = this.#around.at(-1) === node ? this.#around : [...this.#around, node];
    const found = new Set<string>();
    for (let i = around.length - 1; i >= 1 && found.size < MOST_RULES; i--) {
      const own = around[i] ?? node;
      const isWhole = i === 1 || isFunction(own);
      const above = this.#commentAbove(around, i);
      const isTable = i === 1 && found.size > 0 && !this.#around.some(isFunction);
      const to = isTable || !(isWhole || isEntry(around, i)) ? own.start : own.end;
      for (const id of this.#idsFrom(above, to, node)) found.add(id);
      if (isWhole && found.size > 0) break;
    }
    return [...found].slice(0, MOST_RULES);
  }

  /** The ids of a stretch of the file, those nearest to a part first. */
  #idsFrom(from: number, to: number, { start }: Node): readonly string[] {
    return [...this.#source.text.slice(from, to).matchAll(idPattern)]
      .map(({ 0: id, index }) => ({ id, away: Math.abs(from + index - start) }))
      .filter(({ id }) => this.#source.ids.has(id))
      .sort((a, b) => a.away - b.away)
      .map(({ id }) => id);
  }

  /** Where the comments begin that stand above a part, of a function above what declares it; the part, where there are none. */
  #commentAbove(around: readonly Node[], i: number): number {
    let from = around[i]?.start ?? 0;
    for (let j = i; j > 0; j--) {
      const outer = around[j];
      if (outer === undefined || (j < i && holdsParts.test(outer.type))) break;
      for (let at: number | undefined = outer.start; at !== undefined; at = this.#comments.get(this.#endBefore(at)))
        from = Math.min(from, at);
      if (!isFunction(around[i] ?? outer)) break;
    }
    return from;
  }

  /** Where what is written before a place ends. */
  #endBefore(at: number): number {
    let end = at;
    while (end > 0 && /\s/.test(this.#source.text[end - 1] ?? "")) end--;
    return end;
  }

  #walk(node: Node): void {
    this.#around.push(node);
    if (this.#source.isNumbers) this.#inNumbers(node);
    else this.#mutate(node);
    for (const inner of children(node)) this.#walk(inner);
    this.#around.pop();
  }

  #inNumbers(node: Node): void {
    const outer = this.#around.at(-2);
    const value = field(node, "value");
    if (typeof value !== "number" || outer === undefined || nodes(outer, "arguments")[0] !== node) return;
    if (!origins.has(word(child(outer, "callee"), "name"))) return;
    const at = this.#around.findLastIndex((one) => one.type === "Property" && typeof rowKey(one) === "string");
    const row = this.#around[at];
    const id = row === undefined ? undefined : rowKey(row);
    const above = row === undefined ? [] : this.#idsFrom(this.#commentAbove(this.#around, at), row.start, row);
    for (const kind of ["number + 1", "number - 1"] as const) {
      this.#add(kind, node, this.#edit(node, String(value + (kind === "number + 1" ? 1 : -1))), "rule");
      const added = this.#mutants.at(-1);
      if (added !== undefined && typeof id === "string")
        this.#mutants[this.#mutants.length - 1] = { ...added, in: id, nth: 1, rules: [id, ...above] };
    }
  }

  /** Where a number of the rules is asked for, the mutants of its row in the table of numbers act. */
  #askedNumber(node: Node): void {
    const table = child(node, "object");
    const id = child(node, "property");
    if (table === null || id === null || word(child(table, "property"), "name") !== "numbers") return;
    const [settings] = nodes(child(table, "object") ?? table, "arguments");
    if (settings === null || settings === undefined || field(node, "computed") !== true) return;
    this.#rewriter.around(node.start, node.end, `$ruled(${this.#text(id)}, ${this.#text(settings)}.numbers, `, ")");
  }

  #mutate(node: Node): void {
    switch (node.type) {
      case "IfStatement":
      case "ConditionalExpression":
        return this.#condition(child(node, "test"));
      case "BinaryExpression":
        return this.#binary(node);
      case "LogicalExpression":
        return this.#logical(node);
      case "Literal":
        return this.#literal(node);
      case "AssignmentExpression":
        return this.#assignment(node);
      case "ExpressionStatement":
        return this.#statement(node);
      case "CallExpression":
        return this.#requirement(node);
      case "ArrayExpression":
        return this.#list(node);
      case "Property":
        return this.#entry(node);
      case "SwitchStatement":
        return this.#cases(node);
      case "MemberExpression":
        return this.#askedNumber(node);
      case "NewExpression":
        return this.#lasting(node);
      default:
        return undefined;
    }
  }

  /** What a function keeps that makes a store for a module: forgotten, too, where it was made while the game was loaded. */
  #lasting(node: Node): void {
    const isStore = word(child(node, "callee"), "name") === "WeakMap" && nodes(node, "arguments").length === 0;
    if (isStore && this.#around.some(isFunction)) this.#rewriter.around(node.start, node.end, "$lasting(", ")");
  }

  #condition(test: Node | null): void {
    if (test === null) return;
    const id = this.#add("condition turned round", test, this.#edit(test, `!(${this.#text(test)})`));
    this.#rewriter.around(test.start, test.end, `$not(${id}, `, ")");
  }

  #binary(node: Node): void {
    const operator = word(node, "operator");
    const [left, right] = [child(node, "left"), child(node, "right")];
    if (left === null || right === null) return;
    const call = (begin: string): void => {
      this.#rewriter.around(node.start, node.end, begin, ")");
      this.#rewriter.replace(left.end, right.start, ", ");
    };
    const add = (kind: MutantKind, other: string): number => this.#add(kind, node, this.#otherwise(node, other));
    const closed = operator.endsWith("=") ? operator.slice(0, -1) : `${operator}=`;
    if (boundaries.has(operator)) call(`$compare(${add("boundary", closed)}, "${operator}", `);
    else if (operator === "===" || operator === "!==")
      call(`$equal(${add("equal or not", operator === "===" ? "!==" : "===")}, ${operator === "==="}, `);
    else if ((operator === "+" || operator === "-") && !isText(left) && !isText(right))
      call(`$sum(${add("plus minus", operator === "+" ? "-" : "+")}, ${operator === "+" ? 1 : -1}, `);
  }

  #logical(node: Node): void {
    const [left, right] = [child(node, "left"), child(node, "right")];
    const operator = word(node, "operator");
    if (
      left === null ||
      right === null ||
      operator === "??" ||
      onlyNarrows(left, right) ||
      this.#saysAgain(left, right)
    )
      return;
    const isAnd = operator === "&&";
    const id = this.#add("and or", node, this.#otherwise(node, isAnd ? "||" : "&&"));
    // what is skipped may be looked at where looking changes nothing: then a case in which it decides nothing is known
    const rest = isPlain(right) ? `, () => ${this.#text(right)}` : "";
    const value = `$then(${id}, ${isAnd}, `;
    this.#rewriter.around(node.start, node.end, `($${isAnd ? "and" : "or"}(${id}, `, isAnd ? ") : $last())" : "))");
    this.#rewriter.replace(left.end, right.start, `${rest}) ? ${isAnd ? "" : "$last() : "}${value}`);
  }

  /** Whether the part after `||` is what a requirement before it has asked for, turned round: `!r.need(a === b …) || a !== b`. */
  #saysAgain(left: Node, right: Node): boolean {
    const needed = negated(left);
    const [holds] = needed === null || !isNeed(needed) ? [] : nodes(needed, "arguments");
    if (holds === null || holds === undefined) return false;
    const [asked, again] = [this.#text(holds), this.#text(right)];
    return again === `!${asked}` || (asked.split(" === ").length === 2 && again === asked.replace(" === ", " !== "));
  }

  #literal(node: Node): void {
    const value = field(node, "value");
    if (typeof value !== "number") return;
    const id = this.#add("number + 1", node, this.#edit(node, `${value + 1}`));
    this.#rewriter.around(node.start, node.end, `$number(${id}, `, `, ${value + 1})`);
  }

  #assignment(node: Node): void {
    const operator = word(node, "operator");
    const [left, right] = [child(node, "left"), child(node, "right")];
    if (left === null || right === null || (operator !== "+=" && operator !== "-=") || isText(right)) return;
    const id = this.#add("plus minus", node, this.#otherwise(node, operator === "+=" ? "-=" : "+="));
    this.#rewriter.around(
      right.start,
      right.end,
      `$sum(${id}, ${operator === "+=" ? 1 : -1}, ${this.#text(left)}, `,
      ")",
    );
    this.#rewriter.replace(left.end, right.start, " = ");
  }

  #statement(node: Node): void {
    const outer = child(node, "expression");
    if (outer === null || typeof field(node, "directive") === "string") return;
    const inner = outer.type === "ChainExpression" ? (child(outer, "expression") ?? outer) : outer;
    const isCall = inner.type === "CallExpression" || inner.type === "YieldExpression";
    const isAssignment = inner.type === "AssignmentExpression" || inner.type === "UpdateExpression";
    if ((!isCall && !isAssignment) || isNeed(inner) || yieldsNothing(inner)) return;
    const isEvent = word(child(inner, "callee"), "name") === "record";
    const kind = isAssignment ? "assignment left out" : isEvent ? "event left out" : "call left out";
    const area = areaOf(this.#source.text, [...this.#around, node]);
    const id = this.#add(kind, node, this.#edit(node, "{}"), area);
    this.#rewriter.around(node.start, node.end, `{ if (!$on(${id})) { `, " } }");
  }

  #requirement(node: Node): void {
    const [holds] = nodes(node, "arguments");
    if (!isNeed(node) || holds === null || holds === undefined || nodes(node, "arguments").length < 2) return;
    // a constant says that something is fine, or refused, in any case
    const constant = field(holds, "value");
    const isTrue = constant === true ? 0 : this.#add("requirement is true", holds, this.#edit(holds, "true"));
    const isFalse = constant === false ? 0 : this.#add("requirement is false", holds, this.#edit(holds, "false"));
    this.#rewriter.around(holds.start, holds.end, `$need(${isTrue}, ${isFalse}, `, ")");
  }

  #list(node: Node): void {
    const elements = nodes(node, "elements");
    const parts = elements.filter((one) => one !== null);
    const isTelling =
      parts.some(({ type }) =>
        ["ObjectExpression", "CallExpression", "SpreadElement", "ArrowFunctionExpression"].includes(type),
      ) ||
      (parts.length > 1 && parts.every((one) => typeof field(one, "value") === "string"));
    if (parts.length === 0 || parts.length < elements.length || isCitations(node) || !isTelling) return;
    for (const part of parts) {
      const id = this.#add("element left out", part, this.#edit(part, "...[]"));
      const spread = part.type === "SpreadElement" ? child(part, "argument") : null;
      if (spread === null) this.#rewriter.around(part.start, part.end, `...($on(${id}) ? [] : [`, "])");
      else this.#rewriter.around(spread.start, spread.end, `$list(${id}, `, ")");
    }
  }

  /** The cases of a switch: what one that is left out is for is then for the cases after it, or for none. */
  #cases(node: Node): void {
    const asked = child(node, "discriminant");
    if (asked === null) return;
    this.#rewriter.around(asked.start, asked.end, "$switch(", ")");
    for (const one of nodes(node, "cases")) {
      const label = one === null ? null : child(one, "test");
      if (one === null || label === null) continue;
      const id = this.#add("case left out", label, this.#edit(label, "", one), this.#areaOfCase(one), one);
      this.#rewriter.around(label.start, label.end, `$case(${id}, `, ")");
    }
  }

  /** What a case is for: that of the texts or citations it leads to. */
  #areaOfCase(one: Node): Area {
    const [first] = nodes(one, "consequent");
    const given = first?.type === "ReturnStatement" ? child(first, "argument") : null;
    const around = [...this.#around, one, first, given].filter((part) => part !== null && part !== undefined);
    return areaOf(this.#source.text, around);
  }

  /** An entry of a table of a module: what stands there holds no more, or what the table says otherwise does. */
  #entry(node: Node): void {
    const value = child(node, "value");
    const isInTable = this.#around.at(-2)?.type === "ObjectExpression" && !this.#around.some(isFunction);
    const isName = field(node, "shorthand") === true || (value !== null && isFunction(value));
    if (!isInTable || value === null || isName || saysNothing(value)) return;
    const area = areaOf(this.#source.text, [...this.#around, value]);
    const id = this.#add("entry left out", node, this.#edit(node, "...{}"), area);
    this.#rewriter.around(node.start, node.end, `...($on(${id}) ? {} : { `, " })");
  }

  /** What a module makes while it is loaded is known by its name: which cases read what of it can be told. */
  #table(declarator: Node, init: Node): void {
    const name = word(child(declarator, "id"), "name");
    if (name === "") return;
    this.#rewriter.around(init.start, init.end, `$table(${JSON.stringify(`${this.#source.file} ${name}`)}, `, ")");
  }

  /** What a module keeps by settings is made anew before each case. */
  #remade(declaration: Node, declarator: Node, init: Node): void {
    const name = word(child(declarator, "id"), "name");
    this.#rewriter.replace(declaration.start, declaration.start + "const".length, "let");
    this.#rewriter.around(init.start, init.end, "$remade(() => ", `, ($made) => { ${name} = $made; })`);
  }

  /** What modules keep from one question to the next is forgotten before each case. */
  #keepCaches(): string {
    const resets: string[] = [];
    for (const statement of nodes(this.#program, "body")) {
      const declaration =
        statement?.type === "ExportNamedDeclaration" ? child(statement, "declaration") : (statement ?? null);
      if (declaration?.type !== "VariableDeclaration") continue;
      for (const declarator of nodes(declaration, "declarations")) {
        const init = child(declarator, "init");
        if (init === null || declarator === null) continue;
        const made = word(child(init, "callee"), "name");
        if (
          init.type === "NewExpression" &&
          (made === "Map" || made === "WeakMap") &&
          nodes(init, "arguments").length === 0
        )
          this.#rewriter.around(init.start, init.end, "$kept(", ")");
        else if (made === "perSettings") this.#remade(declaration, declarator, init);
        else if (word(declaration, "kind") === "const" && !isFunction(init)) this.#table(declarator, init);
        if (word(declaration, "kind") === "let")
          resets.push(`${word(child(declarator, "id"), "name")} = ${this.#text(init)};`);
      }
    }
    return resets.length === 0 ? "" : `\n$onReset(() => { ${resets.join(" ")} });\n`;
  }
}

/** Whether a declaration says what its type is, or a function what it returns: what uses it does not depend on its body. */
function namesItsType(top: Node): boolean {
  const declared = top.type === "ExportNamedDeclaration" ? child(top, "declaration") : top;
  if (declared?.type === "FunctionDeclaration") return child(declared, "returnType") !== null;
  const [only, ...others] = declared?.type === "VariableDeclaration" ? nodes(declared, "declarations") : [];
  if (only === undefined || only === null || others.length > 0) return false;
  const init = child(only, "init");
  const isTyped = child(child(only, "id"), "typeAnnotation") !== null;
  return isTyped || (init !== null && isFunction(init) && child(init, "returnType") !== null);
}

const negated = (node: Node | null): Node | null =>
  node?.type === "UnaryExpression" && word(node, "operator") === "!" ? child(node, "argument") : null;

/** Whether the part after `||` only tells the types what a requirement before it has said: `!r.need(x …) || !isX(x)`. */
function onlyNarrows(left: Node, right: Node): boolean {
  const first = left.type === "LogicalExpression" ? child(left, "left") : left;
  const needed = negated(first);
  const other = word(right, "operator") === "===" ? child(right, "right") : null;
  const isTest = other !== null && (word(other, "name") === "undefined" || field(other, "value") === null);
  const tested = negated(right);
  const isQuestion = tested?.type === "CallExpression" && /^(is|on)[A-Z]/.test(word(child(tested, "callee"), "name"));
  return needed !== null && isNeed(needed) && (isTest || isQuestion);
}

/** Whether a statement only says that a function yields: `yield* []`. */
const yieldsNothing = (node: Node): boolean => {
  const given = node.type === "YieldExpression" ? child(node, "argument") : null;
  return given?.type === "ArrayExpression" && nodes(given, "elements").length === 0;
};

/** Whether an expression only looks: names, fields and comparisons, no calls. */
const isPlain = (node: Node): boolean =>
  /^(Identifier|Literal|ThisExpression|MemberExpression|ChainExpression|BinaryExpression|LogicalExpression|UnaryExpression|ParenthesizedExpression|TS.*Expression)$/.test(
    node.type,
  ) && children(node).every(isPlain);

/** Whether a part is an entry of a table: what a key stands for, or an element of a list, that has parts itself. */
const isEntry = (around: readonly Node[], i: number): boolean => {
  const [outer, own] = [around[i - 1], around[i]];
  const isTable = (one: Node | null | undefined): boolean => /^(Object|Array)Expression$/.test(one?.type ?? "");
  return own?.type === "Property" ? isTable(child(own, "value")) : outer?.type === "ArrayExpression" && isTable(own);
};

/** Whether an entry comes to the same as none. */
const saysNothing = (value: Node): boolean =>
  word(value, "name") === "undefined" || (value.type === "Literal" && !field(value, "value"));

/** The key of a property that is written as a string. */
const rowKey = (property: Node): unknown => {
  const key = child(property, "key");
  return key === null ? undefined : field(key, "value");
};

const isNeed = (node: Node): boolean => word(child(child(node, "callee"), "property"), "name") === "need";

const isText = (node: Node): boolean =>
  node.type === "TemplateLiteral" ||
  typeof field(node, "value") === "string" ||
  (node.type === "BinaryExpression" && ["left", "right"].some((side) => isSideText(child(node, side))));
const isSideText = (node: Node | null): boolean => node !== null && isText(node);
