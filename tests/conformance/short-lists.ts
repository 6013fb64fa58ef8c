/*
 * Lists and tables of a case that fit on a line stand on one: a file of cases is read down the page, a case a glance.
 * What is written as a block of text, and whatever has a comment in it, is left as it is.
 */

/** The widest line that a list or a table is brought onto. */
const WIDEST = 120;

/** A line that begins a list or a table: its indentation with the dash before it, and its key. */
const opening = /^( *(?:- )?)([\w-]+|"[^"]*"):( &[\w-]+)?$/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Whether a value is written with its ends: so it stands in a list on one line as it does by itself. */
const isQuotedOrClosed = (value: string): boolean =>
  /^"(?:[^"\\]|\\.)*"$/.test(value) ||
  /^'(?:[^']|'')*'$/.test(value) ||
  (/^\[.*\]$/.test(value) && isBalanced(value)) ||
  (/^\{.*\}$/.test(value) && isBalanced(value));

/** Whether the first bracket of a text closes at its end. */
function isBalanced(value: string): boolean {
  let depth = 0;
  const bare = value.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, (quoted) => "_".repeat(quoted.length));
  for (const [i, sign] of [...bare].entries()) {
    if (sign === "[" || sign === "{") depth++;
    else if (sign === "]" || sign === "}") depth--;
    if (depth === 0 && i < bare.length - 1) return false;
  }
  return depth === 0;
}

/** Whether a bare word means the same between brackets: no sign in it ends one, or begins something else. */
const isBareWord = (value: string): boolean => value !== "" && !/[,[\]{}"']|: |:$| #|^[&*!|>%@`?#-]/.test(value);

/** What a value is between brackets; null where it has to stand on lines of its own. */
const between = (value: string): string | null =>
  isQuotedOrClosed(value) || isBareWord(value) || /^\*[\w-]+$/.test(value) || /^-?\d+$/.test(value) ? value : null;

/** The items of a list, or the entries of a table, each of one line; null where one of them has more. */
function partsOf(
  lines: readonly string[],
  indent: number,
): { readonly parts: readonly string[]; readonly isList: boolean } | null {
  const isList = lines[0]?.startsWith(`${" ".repeat(indent)}- `) === true;
  const parts: string[] = [];
  for (const line of lines) {
    if (indentOf(line) !== indent) return null;
    const text = line.trim();
    if (isList) {
      const item = text.startsWith("- ") ? between(text.slice(2)) : null;
      if (item === null) return null;
      parts.push(item);
    } else {
      const [, key, value] = /^([\w.-]+|"[^"]*"): (.+)$/.exec(text) ?? [];
      const entry = value === undefined ? null : between(value);
      if (key === undefined || entry === null) return null;
      parts.push(`${key}: ${entry}`);
    }
  }
  return { parts, isList };
}

/** The lines that belong to what a line begins, which stand further in. */
function linesUnder(lines: readonly string[], at: number, indent: number): readonly string[] {
  let end = at + 1;
  while (end < lines.length && lines[end]?.trim() !== "" && indentOf(lines[end] ?? "") > indent) end++;
  return lines.slice(at + 1, end);
}

/** A list or table that begins in a line, on one line, and how many lines it had; null where it stays as it is. */
function onOneLine(lines: readonly string[], at: number): { readonly line: string; readonly taken: number } | null {
  const [head, lead = "", , anchor = ""] = opening.exec(lines[at] ?? "") ?? [];
  if (head === undefined) return null;
  const under = linesUnder(lines, at, lead.length);
  const [first] = under;
  const found = first === undefined ? null : partsOf(under, indentOf(first));
  if (found === null) return null;
  const inner = found.parts.join(", ");
  const line = `${head.slice(0, head.length - anchor.length)}${anchor} ${found.isList ? `[${inner}]` : `{ ${inner} }`}`;
  return line.length > WIDEST ? null : { line, taken: 1 + under.length };
}

/** The lines of a text that stand in blocks: they say what they say as they stand. */
function linesInBlocks(lines: readonly string[]): ReadonlySet<number> {
  const inside = new Set<number>();
  let begun: number | null = null;
  for (const [i, line] of lines.entries()) {
    if (begun !== null && (line.trim() === "" || indentOf(line) > begun)) {
      inside.add(i);
      continue;
    }
    const [, lead] = /^( *(?:- )?)[^#]*: (?:&[\w-]+ )?[|>][-+]?$/.exec(line) ?? [];
    begun = lead === undefined ? null : lead.length;
  }
  return inside;
}

/** A file of cases with its short lists and tables on one line each; the innermost first, as far as they fit. */
export function withShortLists(text: string): string {
  let lines: readonly string[] = text.split("\n");
  for (;;) {
    const inBlocks = linesInBlocks(lines);
    const next: string[] = [];
    for (let at = 0; at < lines.length; at++) {
      const joined = inBlocks.has(at) ? null : onOneLine(lines, at);
      next.push(joined?.line ?? lines[at] ?? "");
      if (joined !== null) at += joined.taken - 1;
    }
    if (next.length === lines.length) return next.join("\n");
    lines = next;
  }
}
