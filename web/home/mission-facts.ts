import { sidesOf } from "../game/sides.ts";

/** From how many wins of a hundred on a mission is called so. */
const hardness = [
  { from: 75, word: "gentle" },
  { from: 45, word: "fair" },
  { from: 20, word: "hard" },
  { from: 0, word: "very hard" },
] as const;

/** Up to how many wins of a hundred of its first side a mission of two sides is called so. */
const balances = (first: string, second: string) =>
  [
    { upTo: 20, word: `far easier for ${second}` },
    { upTo: 40, word: `easier for ${second}` },
    { upTo: 60, word: "even" },
    { upTo: 80, word: `easier for ${first}` },
    { upTo: 100, word: `far easier for ${first}` },
  ] as const;

/** How hard a mission is, or for whom it is easier, by how often bots win it; and who wins. */
export function difficultyOf(game: string, share: number): { readonly word: string; readonly winner: string } {
  const [first, second] = sidesOf(game);
  if (first === undefined || second === undefined)
    return { word: hardness.find(({ from }) => share >= from)?.word ?? "", winner: "the bot wins" };
  const word = balances(first.name, second.name).find(({ upTo }) => share <= upTo)?.word ?? "";
  return { word, winner: `between bots ${first.name} ${first.name.endsWith("s") ? "win" : "wins"}` };
}

/** For how many a mission is. */
export function seatsOf(game: string, players: number): string {
  if (players > 1) return `1–${players} players`;
  return sidesOf(game).length > 0 ? "2 sides" : "1 player";
}
