/** The categories of medals: vs.medal.boxes. */
export const medalCategories = [
  "combat",
  "equipment",
  "game-modifiers",
  "levels-and-operations",
  "commandos",
  "stealth",
] as const;
export type MedalCategory = (typeof medalCategories)[number];

/** A challenge: its category and the boxes it is worth. vs.medal.challenge */
export interface Challenge {
  readonly title: string;
  readonly category: MedalCategory;
  readonly boxes: number;
}

/** The challenges of Ghost, all of them assumed. vs.medal.challenge */
export const challenges = {
  "three-close-combats": { title: "3 close combats in one turn", category: "combat", boxes: 2 },
  "nest-gunner": { title: "A nest gunner hit by a shot", category: "combat", boxes: 1 },
  "tnt-four": { title: "TNT eliminates 4 units", category: "equipment", boxes: 2 },
  "barricaded-twice": { title: "An entrance barricaded twice", category: "equipment", boxes: 1 },
  veteran: { title: "A level on veteran", category: "game-modifiers", boxes: 2 },
  "three-dangers": { title: "3 danger tokens resolved on a level", category: "game-modifiers", boxes: 2 },
  "relay-post-in-eight": { title: "The Relay Post in 8 turns or fewer", category: "levels-and-operations", boxes: 1 },
  lantern: { title: "The operation Lantern completed", category: "levels-and-operations", boxes: 3 },
  unhurt: { title: "Nobody injured on a level", category: "commandos", boxes: 2 },
  "one-medic": { title: "All commandos healed by one medic", category: "commandos", boxes: 1 },
  silent: { title: "A level without alarm", category: "stealth", boxes: 3 },
  "uniform-three": { title: "A uniform worn for 3 turns", category: "stealth", boxes: 1 },
} as const satisfies Readonly<Record<string, Challenge>>;
export type ChallengeId = keyof typeof challenges;

/** What a challenge asks for, as sentences tell it. */
export function challengeTitle(id: string): string {
  const known: Readonly<Record<string, Challenge>> = challenges;
  return known[id]?.title ?? id;
}
