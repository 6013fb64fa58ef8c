/** The words of which some may be chosen, where that is all that can be written: "some of: locked, gun-nest"; else null. */
export function someOf(free: string): readonly string[] | null {
  const head = "some of: ";
  return free.startsWith(head) ? free.slice(head.length).split(", ") : null;
}

const wordsOf = (written: string): readonly string[] => written.split(",").flatMap((word) => word.trim() || []);

/** Whether a word is among those that were chosen. */
export const isChosen = (written: string, word: string): boolean => wordsOf(written).includes(word);

/** What is chosen when a word is taken, or put back where it was taken, in the order in which they are offered. */
export const toggled = (written: string, word: string, offered: readonly string[]): string =>
  offered.filter((other) => isChosen(written, other) !== (other === word)).join(", ");
