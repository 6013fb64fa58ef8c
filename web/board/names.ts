/** What people call a piece: "patrol-2" is Patrol 2, "jock" is Jock. */
export const pieceName = (id: string): string => {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
