/** What people call a piece: "patrol-2" is Patrol 2, "jock" is Jock. */
export const pieceName = (id: string): string => {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A sentence with the names of the pieces it speaks of in place of their ids. */
export function withNames(text: string, ids: readonly unknown[]): string {
  return ids.reduce<string>((told, id) => {
    if (typeof id !== "string" || !/^[a-z][a-z0-9-]*$/.test(id)) return told;
    return told.replaceAll(new RegExp(`(?<![\\w-])${id}(?![\\w-])`, "g"), pieceName(id));
  }, text);
}
