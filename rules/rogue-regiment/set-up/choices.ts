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

/** The most tiles of a map across or down. rr.decide.resize */
export const MOST_TILES = 5;

/** All pairs of whole numbers between two bounds. */
const pairs = (least: number, most: number): readonly (readonly [number, number])[] => {
  const each = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return each.flatMap((first) => each.map((second) => [first, second] as const));
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
    values: pairs(1, MOST_TILES).map(([across, down]) => ({
      id: `${across}x${down}`,
      text: `${across} ${across === 1 ? "tile" : "tiles"} across, ${down} down`,
    })),
    free: null,
  },
  {
    name: "from",
    text: "where the part of the map that is kept begins",
    values: pairs(0, MOST_TILES - 1).map(([column, row]) => ({
      id: `${column},${row}`,
      text: `tile ${column + 1} from the left, ${row + 1} from the top`,
    })),
    free: null,
  },
  {
    name: "add",
    text: "what is added",
    values: [],
    free: 'lines of the text notation, e.g. "smg guard-9 at 20,5, facing S"',
  },
  { name: "remove", text: "which pieces are taken away", values: [], free: 'ids, e.g. "guard-1 patrol-bike"' },
];
