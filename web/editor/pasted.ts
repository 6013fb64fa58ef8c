/** The most quotes in quotes that are taken off. */
const MOST_QUOTED = 40;

/**
 * A text as it comes out of a forum or a chat, without the marks these put around it: quote marks, fences, hard blanks.
 */
export function unquoted(pasted: string): string {
  // hard blanks and marks without width come from web pages
  const plain = pasted.replaceAll("\u00a0", " ").replaceAll(/[\u200b\ufeff]/g, "");
  let rows = plain.split(/\r\n?|\n/).map((row) => row.trimEnd());
  for (let depth = 0; depth < MOST_QUOTED; depth++) {
    rows = rows.filter((row) => !/^\s*(?:```|~~~)\s*[a-z-]*$/.test(row));
    const written = rows.filter((row) => row !== "");
    if (written.length === 0 || !written.every((row) => /^\s*>/.test(row))) break;
    rows = rows.map((row) => row.replace(/^\s*> ?/, ""));
  }
  const isWritten = (row: string): boolean => row !== "";
  return `${rows.slice(Math.max(0, rows.findIndex(isWritten)), rows.findLastIndex(isWritten) + 1).join("\n")}\n`;
}

/** The game that a text names in its own words; null when it does not. */
export function gameOf(text: string): string | null {
  for (const row of text.split(/\r\n?|\n/)) {
    const named = /^umpire +([a-z0-9-]+)$/.exec(row.trim())?.[1];
    if (named !== undefined) return named;
  }
  return null;
}

/** The word of a link to a position or to the editor; null when something else was pasted. */
export function wordOfLink(pasted: string): string | null {
  const link = pasted.trim();
  if (/\s/.test(link)) return null;
  return /^#\/(?:position|editor)\/([A-Za-z0-9_-]+)(?:\?|$)/.exec(link.slice(link.indexOf("#")))?.[1] ?? null;
}
