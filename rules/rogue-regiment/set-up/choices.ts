import type { SetUpChoice } from "../../kernel/index.ts";
import type { DeckName } from "../book/deck.ts";
import { expansionTitles, offeredExpansions } from "../book/expansions/index.ts";

/** What each event deck is called, with the expansion that it is of. */
const deckTitles: Readonly<Record<DeckName, string>> = {
  foot: "the foot deck",
  standard: "the standard deck",
  armour: `the armour deck of ${expansionTitles["heavy-metal"]}`,
  raid: `the raid deck of ${expansionTitles["they-who-dare"]}`,
  hounds: `the hounds deck of ${expansionTitles["hot-dogs"]}`,
  maroon: `the maroon deck of ${expansionTitles.jager}`,
  night: `the night deck of ${expansionTitles.kickstarter}`,
};

/**
 * What may be chosen of a mission: whether there is a Jäger player, and changes of customising, its size among them.
 * rr.decide.mission, rr.decide.resize, rr.custom.change
 */
export const choices: readonly SetUpChoice[] = [
  {
    name: "mode",
    text: "who plays the Axis",
    values: [
      { id: "co-operative", text: "the rules: everybody plays the Operators" },
      { id: "jager", text: "a person, the Jäger player" },
    ],
    free: null,
  },
  {
    name: "deck",
    text: "the event deck",
    values: Object.entries(deckTitles).map(([id, text]) => ({ id, text })),
    free: null,
  },
  {
    name: "expansions",
    text: "the expansions in play",
    values: offeredExpansions.map((id) => ({ id, text: expansionTitles[id] })),
    free: `a list, each ${offeredExpansions.join("/")}, e.g. heavy-metal, they-who-dare`,
  },
  {
    name: "tiles",
    text: "the size of the map",
    values: [],
    free: 'tiles across and down, at most 5 each way, e.g. "3x2"',
  },
  {
    name: "from",
    text: "where the part of the map that is kept begins",
    values: [],
    free: 'a tile, column and row from 0, e.g. "1,0"',
  },
  {
    name: "add",
    text: "what is added",
    values: [],
    free: 'lines of the text notation, e.g. "smg guard-9 at 20,5, facing S"',
  },
  { name: "remove", text: "which pieces are taken away", values: [], free: 'ids, e.g. "guard-1 patrol-bike"' },
];
