import {
  type Attribute,
  attribute,
  type Blank,
  blank,
  counting,
  flag,
  type LineForm,
  lineForm,
  type Notation,
  momentForm,
} from "../../kernel/index.ts";
import { battlefieldIds, battlefields } from "../book/battlefields.ts";
import { edges, missionIds, sides } from "../book/ids.ts";
import { fighterIds } from "../book/fighters.ts";
import { requisitionIds } from "../book/requisition-cards.ts";
import { terrainCategories } from "../book/terrain.ts";
import { veteranIds } from "../book/veteran-cards.ts";
import { weaponIds } from "../book/weapons.ts";
import { phases } from "../table/state.ts";
import { tableText } from "./print.ts";

// What the notation offers to editors, as data. Decks of cards, what is asked in the middle of a procedure, and how a
// battle ended are written by hand.

const facing = attribute("facing", "where it faces, in degrees", blank.number("degrees", 0, 359), "facing");
const item: Blank = { ...blank.words("item"), usual: "b1" };

/** A terrain item: part of a table that the text draws. */
const terrain = (name: string, words: string, blanks: readonly Blank[], usual: string): LineForm => ({
  ...lineForm(
    "Terrain",
    name,
    words,
    [blank.name("id", [], "t"), ...blanks, blank.outline("corners", usual)],
    [
      counting("height", "how high it is, in inches", 0, 24),
      flag("blocks", "an obstacle that stops sight"),
      flag("barred", "an obstacle that cannot be crossed"),
      flag("climbable", "fighters can climb onto it"),
      flag("locked", "a building that cannot be entered"),
      attribute("to", "the building or vehicle that steps lead up to", item),
    ],
  ),
  underDrawing: true,
});

const fighterAttributes: readonly Attribute[] = [
  facing,
  attribute("with", "the other member of the pair", blank.piece("partner")),
  attribute("on", "what it stands on top of", item),
  attribute("requisition", "its Requisition card", blank.choice("card", requisitionIds)),
  attribute("veteran", "its Veteran card", blank.choice("card", veteranIds)),
  flag("marker", "it bears an Alert marker"),
  counting("white", "Action tokens, white side up", 1, 2),
  counting("red", "Action tokens, red side up", 1, 2),
  flag("discovered", "the alarm has risen for it"),
  counting("charges", "Demo charges left", 0, 9),
  flag("mission-charge", "it has the charge of the mission"),
  counting("smokes", "smoke grenades left", 0, 9),
  counting("towards", "the Patrol marker it walks to next", 1, 6),
  flag("falling", "it walks the markers in falling order"),
  counting("no-shots", "the last turn in which it may not shoot", 1, 999),
  counting("limps", "how much less its next action moves", 0, 24),
  flag("steadied", "its first Trauma roll is behind it"),
  flag("woken", "an intruder woke it, and it gets no tokens before the alarm"),
  attribute("entry", "the edge it enters on", blank.choice("edge", edges)),
];

const fighter = [
  blank.name("id", [], "S"),
  blank.choice("card", fighterIds),
  { ...blank.choice("weapon", weaponIds), optional: true },
] as const;

const thing = (name: string, word: string, attributes: readonly Attribute[] = []): LineForm =>
  lineForm(
    "Markers",
    name,
    `${word} {id} at {place}`,
    [blank.name("id", [], word.charAt(0).toUpperCase()), blank.place()],
    attributes,
  );

/** What the text of a position offers. */
export const notation: Notation = {
  drawing: {
    kind: "table",
    begins: "table {width} {height}",
    another: null,
    blank: "",
    most: 94,
    named: battlefieldIds.map((id) => ({ line: `battlefield ${id}`, text: tableText(battlefields[id]).join("\n") })),
  },
  grounds: [],
  borders: [],
  lines: [
    lineForm(
      "Fighters",
      "fighter",
      "{id} = {card} {weapon} at {place}",
      [...fighter, blank.place()],
      fighterAttributes,
    ),
    lineForm(
      "Fighters",
      "fighter asleep",
      "{id} = {card} {weapon} asleep at {place}",
      [...fighter, blank.place()],
      fighterAttributes,
    ),
    lineForm(
      "Fighters",
      "fighter off the table",
      "{id} = {card} {weapon} {where}",
      [...fighter, blank.choice("where", ["waiting", "reserve", "aside", "left", "out"])],
      fighterAttributes.filter((fighterAttribute) => fighterAttribute !== facing),
    ),
    lineForm(
      "Fighters",
      "body",
      "body {id} = {card} at {place}",
      [blank.name("id", [], "X"), blank.choice("card", fighterIds), blank.place()],
      [
        flag("marker", "it bears an Alert marker"),
        flag("discovered", "it was found"),
        attribute("carrier", "who drags it", blank.piece("fighter")),
      ],
    ),
    lineForm(
      "Fighters",
      "captive",
      "captive {id} = {card} at {place} home {item}",
      [blank.name("id", [], "P"), blank.choice("card", fighterIds), blank.place(), item],
      [attribute("escort", "who leads him", blank.piece("fighter"))],
    ),
    terrain(
      "terrain",
      "terrain {id} {category} {corners}",
      [
        blank.choice(
          "category",
          terrainCategories.filter((category) => !category.includes(" ")),
        ),
      ],
      "-2,-1.5 2,-1.5 2,1.5 -2,1.5",
    ),
    terrain("low rough ground", "terrain {id} low rough {corners}", [], "-2,-2 2,-2 2,2 -2,2"),
    thing("objective", "objective", [
      counting("number", "what its face shows", 0, 9),
      flag("up", "it lies face up"),
      attribute("item", "the terrain it lies at", item),
      attribute("carrier", "who carries it", blank.piece("fighter")),
      flag("destroyed", "it is destroyed"),
      flag("removed", "it is out of the battle"),
      flag("scored", "it has been scored"),
    ]),
    thing("demo charge", "charge", [
      flag("countdown", "it goes off"),
      attribute("objective", "the objective it was set at", { ...blank.words("objective"), usual: "O-1" }),
    ]),
    thing("smoke", "smoke", [counting("turn", "the turn it was thrown in", 0, 999)]),
    thing("light", "light"),
    thing("searchlight", "searchlight"),
    thing("escape marker", "escape"),
    thing("gun nest", "nest", [facing]),
    momentForm("battlefield", "battlefield {name}", blank.choice("name", battlefieldIds)),
    momentForm("mission", "mission {mission}", blank.choice("mission", missionIds)),
    momentForm("phase", "phase {phase}", blank.choice("phase", phases)),
    momentForm("turn", "turn {turn}", blank.number("turn", 0, 999)),
    momentForm("Time tokens drawn", "times {tokens}", blank.number("tokens", 0, 3)),
    momentForm("who draws next", "draws {side}", blank.choice("side", sides)),
    momentForm("alarm track", "alarm {track}", blank.number("track", 0, 999)),
    momentForm("edge of entry", "entry {edge}", blank.choice("edge", edges)),
    momentForm("moonlight", "moonlight"),
    momentForm("opened buildings", "opened {items}", { ...item, name: "items", many: true }),
    momentForm("wrecked terrain", "wrecked {items}", { ...item, name: "items", many: true }),
  ],
};
