/*
 * What an action of another game is known by: each game has a word of its own for whoever acts, and the actions of that
 * game have a field of this name.
 */
import { isRecord } from "./plain-data.ts";
import type { Defect } from "./position.ts";

/** Whoever acts, as the actions of each game call it, by the id of the game; with the game's title. */
export const actors: Readonly<Record<string, { readonly field: string; readonly title: string }>> = {
  "rogue-regiment": { field: "operator", title: "SAS: Rogue Regiment" },
  "v-sabotage": { field: "commando", title: "V-Sabotage" },
  "hour-of-glory": { field: "agent", title: "Hour of Glory" },
  "two-hundred-hours": { field: "fighter", title: "02 Hundred Hours" },
  "dust-tactics": { field: "unit", title: "Dust Tactics" },
};

/**
 * Says of an action that a game cannot read that it is one of another game, where it is; nothing else. `has` says whether
 * its kind is one of this game that has a field of a name.
 */
export function ofAnotherGame(action: unknown, game: string, has: (field: string) => boolean): readonly Defect[] {
  const own = actors[game];
  if (!isRecord(action) || own === undefined || Object.hasOwn(action, own.field)) return [];
  const other = Object.values(actors).find(({ field }) => Object.hasOwn(action, field) && !has(field));
  if (other === undefined) return [];
  const message = `This is an action of ${other.title}, where "${other.field}" says who acts; in an action of ${own.title} "${own.field}" does.`;
  return [{ code: "another-game", path: "/action", message }];
}
