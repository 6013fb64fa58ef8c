import { describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import { alternatives, type JsonSchema, readSchema } from "../../cli/conformance/json-schema.ts";

/** Texts of positions and actions that are free, read by a person, with the reason. */
const free: Readonly<Record<string, readonly string[]>> = {
  every: [
    // a sentence, and ids of rows that later versions may no longer have
    "state.result.text",
    "state.result.cites[]",
  ],
  "rogue-regiment": [
    // a mission may be somebody's own, a board is a drawing
    "state.mission",
    "state.board.rows[]",
    // a card of the Jäger's deck is made of any two panels
    "lay-card.card",
    "exchange-cards.cards[]",
  ],
  "v-sabotage": [
    // event cards may be somebody's own: a code and a side, or an effect alone
    "state.terrains[].event.card",
    "state.events.pools[].cards[]",
    "state.events.discard[]",
    // what is used up or held is refused by the rules where it is unknown, by name
    "state.commandos[].spentSkills[]",
    "state.commandos[].xp[].card",
    "state.decks.yellow.over[]",
    "state.decks.yellow.cards[]",
    "state.decks.yellow.under[]",
    "state.decks.blue.over[]",
    "state.decks.blue.cards[]",
    "state.decks.blue.under[]",
    "state.medals.challenges[]",
    "skill.skill",
    "play-xp.card",
    // an entrance by the place it lies at; what a campaign remembers, with names in it
    "state.units[].behind",
    "state.facts[]",
  ],
  // the names of actions, published as any text: to close them would break programs that send positions
  "two-hundred-hours": ["state.acting.action", "state.offered.actions[]"],
  // doors and rooms are those of the plan
  "hour-of-glory": ["close-behind.door", "breach.door", "open-door.door", "close-door.door", "peek.room"],
  "dust-tactics": [
    // an objective has a name of its own; a weapon is that of a card, or "left" and "right" of it
    "state.objectives[].name",
    "state.units[].miniatures[].weapons[]",
    "state.units[].lost[].weapons[]",
    // the army that a side has laid out, as text
    "state.drawn.south",
    "state.drawn.north",
  ],
};

const isClosed = (schema: JsonSchema): boolean =>
  [schema.enum, schema.const, schema.pattern, schema.names].some((limit) => limit !== undefined);

/** The places of a schema at which any text may stand. */
function* freeTexts(schema: JsonSchema, path: string): Generator<string> {
  const several = alternatives(schema);
  if (several.length > 1) {
    for (const one of several) yield* freeTexts(one, path);
    return;
  }
  if (schema.type === "string" && !isClosed(schema)) yield path;
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* freeTexts(part, `${path}.${name}`);
  if (schema.items !== undefined && schema.items !== false) yield* freeTexts(schema.items, `${path}[]`);
}

describe.each(games)("$id", (game) => {
  test("texts of positions and actions that come from a closed set are such a set in the schema", () => {
    const state = readSchema(game.positionJsonSchema()).properties?.["state"];
    expect(state).toBeDefined();
    const actions = alternatives(readSchema(game.actionJsonSchema()));
    expect(actions.length).toBeGreaterThan(5);
    const found = new Set([
      ...freeTexts(state ?? {}, "state"),
      ...actions.flatMap((action) => [...freeTexts(action, String(action.properties?.["do"]?.const))]),
    ]);
    const known = [...(free["every"] ?? []), ...(free[game.id] ?? [])];
    expect([...found].toSorted()).toEqual(known.toSorted());
  });
});
