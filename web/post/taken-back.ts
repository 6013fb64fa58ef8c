/** Which moves a version took back that went back to another: "Move 3 taken back", "Moves 12 and 13 taken back". */
export function takenBack(to: number, version: number): string {
  const [first, last] = [to + 1, version - 1];
  if (first >= last) return `Move ${first} taken back`;
  return `Moves ${first} ${last - first === 1 ? "and" : "to"} ${last} taken back`;
}
