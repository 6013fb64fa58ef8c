/** A text in UTF-8, where half a character counts as one that is unknown: the language itself has no encoder. */
export function utf8Of(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text.toWellFormed()) {
    const point = character.codePointAt(0) ?? 0;
    const more = (shift: number): number => 0x80 | ((point >> shift) & 0x3f);
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), more(0));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), more(6), more(0));
    else bytes.push(0xf0 | (point >> 18), more(12), more(6), more(0));
  }
  return Uint8Array.from(bytes);
}
