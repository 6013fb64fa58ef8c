import type { Catalogue, Game, LaterNames } from "../../rules/kernel/index.ts";
import { alternatives, type JsonSchema, readSchema } from "./json-schema.ts";

/** The words of a game, from its schemas and its catalogue: what a case may speak of. */
export interface Words {
  /** The ids of its catalogue. */
  readonly ids: ReadonlySet<string>;
  /** The schema of each kind of event, by name; null where the game does not say. */
  readonly events: ReadonlyMap<string, JsonSchema> | null;
  /** The schema of each action, by name. */
  readonly actions: ReadonlyMap<string, JsonSchema>;
  readonly state: JsonSchema;
  /** The first words of the ids of its facts; null where the game does not say. */
  readonly facts: readonly string[] | null;
  /** The seats there always are; somebody may be said to have won. */
  readonly seats: readonly string[];
  /** The names of pieces that come into play later; null where the game does not say. */
  readonly laterNames: LaterNames | null;
}

const byName = (schema: JsonSchema, key: string): ReadonlyMap<string, JsonSchema> =>
  new Map(
    alternatives(schema).flatMap((one) => {
      const word = one.properties?.[key];
      return [word?.const ?? word?.enum ?? []].flat().map((name) => [String(name), one] as const);
    }),
  );

const known = new WeakMap<Game, Words>();

/** The words of a game, worked out once. */
export function wordsOf(game: Game): Words {
  const kept = known.get(game);
  if (kept !== undefined) return kept;
  const events = game.eventJsonSchema();
  const words: Words = {
    ids: new Set(catalogueIds(game.catalogue)),
    events: events === null ? null : byName(readSchema(events), "event"),
    actions: byName(readSchema(game.actionJsonSchema()), "do"),
    state: readSchema(game.positionJsonSchema()).properties?.["state"] ?? {},
    facts: game.factKinds,
    seats: game.seats,
    laterNames: game.laterNames,
  };
  known.set(game, words);
  return words;
}

/** Every id of a catalogue: of rules, open points, numbers and prompts. */
export const catalogueIds = ({ rules, interpretations, numbers, prompts }: Catalogue): readonly string[] =>
  [rules, interpretations, numbers, prompts].flatMap((part) => Object.keys(part));
