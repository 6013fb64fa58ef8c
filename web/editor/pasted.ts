/**
 * A text as it comes out of a forum or a chat, without the marks these put around it: quote marks, fences, hard blanks.
 */
export function unquoted(pasted: string): string {
  // hard blanks and marks without width come from web pages
  const plain = pasted.replaceAll("\u00a0", " ").replaceAll(/[\u200b\ufeff]/g, "");
  let rows = plain.split(/\r\n?|\n/).map((row) => row.trimEnd());
  for (;;) {
    rows = rows.filter((row) => !/^\s*(?:```|~~~)\s*[a-z-]*$/.test(row));
    const written = rows.filter((row) => row !== "");
    if (written.length === 0 || !written.every((row) => /^\s*>/.test(row))) break;
    rows = rows.map((row) => row.replace(/^\s*> ?/, ""));
  }
  return `${rows.join("\n").replace(/^\n+|\n+$/g, "")}\n`;
}

/** The game that a text names in its own words; null when it does not. */
export const gameOf = (text: string): string | null => /^\s*umpire +([a-z0-9-]+)\s*$/m.exec(text)?.[1] ?? null;

/** The word of a link to a position or to the editor; null when something else was pasted. */
export const wordOfLink = (pasted: string): string | null =>
  /^\S*#\/(?:position|editor)\/([A-Za-z0-9_-]+)(?:\?\S*)?$/.exec(pasted.trim())?.[1] ?? null;
