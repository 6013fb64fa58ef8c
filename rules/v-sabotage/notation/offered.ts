import { noArea } from "../../geometry/index.ts";
import {
  type Attribute,
  attribute,
  type Blank,
  blank,
  counting,
  type Border,
  flag,
  type LineForm,
  type Notation,
  momentValue,
  placedForm,
} from "../../kernel/index.ts";
import { commandoCards } from "../book/commando-cards.ts";
import { numbers } from "../book/numbers.ts";
import { isSpecial, specialKinds, tokenKinds, unitKinds } from "../book/tokens.ts";
import { phases } from "../table/state.ts";
import { statuses, turns } from "./commando.ts";
import { MOST_CELLS } from "./map-rows.ts";
import { unitSides } from "./pieces.ts";
import { people, sides } from "./terrain-lines.ts";

// What the notation offers to editors: the lines of docs/v-sabotage.md that stand for something on the map, as data.

const tokens = attribute("tokens", "equipment tokens", { ...blank.choice("tokens", tokenKinds), many: true });

const border = (name: string, line: string | null): Border => ({
  name,
  across: null,
  down: null,
  line,
  terrain: null,
  named: null,
});

const SLOTS = numbers["vs.number.health-slots"].value;

const turnWords: Readonly<Record<(typeof turns)[number], string>> = {
  "to-act": "he has not acted yet",
  acting: "he is in the middle of his turn",
  finished: "he has finished his turn",
};
const statusWords: Readonly<Record<Exclude<(typeof statuses)[number], "in-play">, string>> = {
  outside: "he still has to enter",
  waiting: "he waits for another terrain",
  eliminated: "he is out of the game",
};

const commandoAttributes: readonly Attribute[] = [
  flag("visible", "the enemy knows where he is"),
  flag("nest", "he is in the MG42 nest"),
  flag("uniform", "he wears a German uniform"),
  counting("ap", "action points left", 0, 99),
  counting("injuries", "−1 AP tokens on his slots", 0, SLOTS),
  counting("saved", "+1 AP tokens on his slots", 0, SLOTS),
  tokens,
  ...turns.map((turn) => flag(turn, turnWords[turn])),
  ...statuses.filter((status) => status !== "in-play").map((status) => flag(status, statusWords[status])),
  counting("deadline", "in critical condition: the turn he lasts to", 0, 9999),
  counting("player", "the player who controls him", 1, 6),
  attribute("called", "his id, where it is not the card", blank.words("id")),
];

const unitAttributes: readonly Attribute[] = [
  attribute("protects", "what it protects: alarm, nest or an objective", blank.words("token")),
  attribute("behind", "the entrance it waits behind: TERRAIN/ENTRANCE", blank.words("entrance")),
];

/** A line of a terrain: it stands under the map that has its tile. */
const onTerrain = (
  name: string,
  words: string,
  blanks: readonly Blank[] = [],
  attributes: readonly Attribute[] = [],
): LineForm => ({ ...placedForm("On the terrain", name, words, blanks, attributes), underDrawing: true });

const objectiveAttributes: readonly Attribute[] = [
  attribute("needs", "the token it takes", blank.choice("token", tokenKinds)),
  flag("enemy", "its person is an enemy"),
  flag("done", "it is completed"),
];
const objective = (name: string, words: string, blanks: readonly Blank[] = []): LineForm =>
  onTerrain(name, words, [blank.name("id", [], "objective"), ...blanks], objectiveAttributes);

/** What the text of a position offers. */
export const notation: Notation = {
  drawing: { kind: "areas", begins: "map", another: "terrain", blank: noArea, most: MOST_CELLS, named: [] },
  grounds: [
    { name: "outdoor", sign: null, line: null, terrain: null },
    { name: "indoor", sign: null, line: "indoor {place}", terrain: null },
  ],
  borders: [
    border("as the tiles are", null),
    border("opening", "opening {way}"),
    border("unlocked door", "door {way} unlocked"),
    border("locked door", "door {way} locked"),
  ],
  lines: [
    placedForm(
      "Commandos",
      "commando",
      "commando {card} {side} at {place}",
      [{ ...blank.choice("card", Object.keys(commandoCards)), kind: "name" }, blank.choice("side", ["tan", "blue"])],
      commandoAttributes,
    ),
    placedForm(
      "Enemies",
      "regular unit",
      "unit {id} {kind} {side} at {place}",
      [
        blank.name("id", [], "g"),
        blank.choice(
          "kind",
          unitKinds.filter((kind) => !isSpecial(kind)),
        ),
        blank.choice("side", unitSides),
      ],
      unitAttributes,
    ),
    placedForm(
      "Enemies",
      "special unit",
      "unit {id} {kind} at {place}",
      [blank.name("id", [], "s"), blank.choice("kind", specialKinds)],
      unitAttributes,
    ),
    placedForm(
      "Tokens",
      "equipment token",
      "token {kind} at {place}",
      [blank.choice("kind", tokenKinds)],
      [flag("red", "a commando has set it up")],
    ),
    placedForm(
      "Tokens",
      "gas barrel",
      "barrel at {place}",
      [],
      [flag("destroyed", "it is destroyed until the end of the turn")],
    ),
    placedForm(
      "Tokens",
      "person",
      "person {id} {objective} {type} at {place}",
      [
        blank.name("id", [], "person"),
        { ...blank.words("objective"), usual: "objective-1" },
        blank.choice("type", people),
      ],
      [
        flag("visible", "everybody sees the person"),
        flag("stealthy", "nobody sees the person"),
        flag("nest", "in the MG42 nest"),
        flag("enemy", "an escorted enemy"),
        counting("hits", "hits so far", 0, 99),
      ],
    ),
    onTerrain(
      "alarm",
      "alarm at {place}",
      [],
      [flag("on", "the alarm is on"), counting("interrupted", "how often it was interrupted", 0, 99)],
    ),
    onTerrain("MG42 nest", "nest {place}"),
    onTerrain("trap door", "trap-door {place} {state}", [blank.choice("state", ["open", "blocked"])]),
    onTerrain(
      "enemy entrance",
      "entrance {id} at {place} {side}",
      [blank.name("id", [], "entrance"), blank.choice("side", sides)],
      [flag("barred", "nobody comes through it")],
    ),
    objective("objective to reach", "objective {id} at {place} interact {ap}", [
      { ...blank.number("ap", 0, 99), usual: "1" },
    ]),
    objective("objective to destroy", "objective {id} at {place} destroy"),
    objective("person to escort", "objective {id} at {place} escort {type}", [blank.choice("type", [...people])]),
    momentValue("phase", blank.choice("phase", phases)),
    momentValue("turn", blank.number("turn", 1, 9999)),
    momentValue("difficulty", blank.choice("difficulty", ["standard", "veteran"])),
    momentValue("players", blank.number("players", 1, 6)),
  ],
};
