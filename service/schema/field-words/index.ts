import { words as api } from "./api.generated.ts";
import { byGame } from "./by-game.ts";
import { common } from "./common.ts";
import { fieldPlaces } from "./fields.ts";
import { words as dustTactics } from "./dust-tactics.generated.ts";
import { words as hourOfGlory } from "./hour-of-glory.generated.ts";
import { words as rogueRegiment } from "./rogue-regiment.generated.ts";
import { words as twoHundredHours } from "./two-hundred-hours.generated.ts";
import { words as vSabotage } from "./v-sabotage.generated.ts";
import { ofApi } from "./of-api.ts";

type Words = Readonly<Record<string, string>>;

/** What the shapes of each game say of their own fields. */
const atShapes: Readonly<Record<string, Words>> = {
  "rogue-regiment": rogueRegiment,
  "v-sabotage": vSabotage,
  "hour-of-glory": hourOfGlory,
  "two-hundred-hours": twoHundredHours,
  "dust-tactics": dustTactics,
};

/** Own entries alone: a field may be called as something that every object has. */
const entry = (words: Words | undefined, key: string): string | undefined =>
  words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;

/** What is said of a field of a game, by its place (`operators.at`) and its name; undefined where nothing is. */
export function fieldWords(game: string, place: string, field: string): string | undefined {
  const [shapes, own] = [atShapes[game], byGame[game]];
  return entry(shapes, place) ?? entry(own, place) ?? entry(own, field) ?? entry(common, place) ?? entry(common, field);
}

/** A schema of a game's actions, events or positions (`kind`), in which every field says what it is. */
export const describedFields = (schema: unknown, game: string, kind: string): unknown =>
  fieldPlaces(schema, kind, (part, place, field) => {
    const description = part["description"] ?? fieldWords(game, place, field);
    return description === undefined ? part : { description, ...part };
  });

/** A schema of the API by its name, in which every field says what it is. */
export const describedApi = (schema: unknown, name: string): unknown =>
  fieldPlaces(schema, name, (part, place, field) => {
    const description = part["description"] ?? entry(ofApi, place) ?? entry(api, place) ?? entry(ofApi, field);
    return description === undefined ? part : { description, ...part };
  });
