import {
  type Attribute,
  attribute,
  blank,
  counting,
  flag,
  lineForm,
  type Notation,
  momentForm,
} from "../../kernel/index.ts";
import { cardIds, cards } from "../book/cards.ts";
import { battles } from "../book/battles.ts";
import { terrainKindIds } from "../book/terrain.ts";
import { declaredSkills, phases, sideIds, tokenIds } from "../table/state.ts";
import { battlefieldText } from "./battlefield.ts";

// What the notation offers to editors, as data. What soldiers carry besides their cards, what happens in the middle of
// an activation, and how a game ended are written by hand.

const side = blank.choice("side", sideIds);
const facing = attribute("facing", "where it faces, in degrees", blank.number("degrees", 0, 359), "facing");

const tokenTexts: Readonly<Record<(typeof tokenIds)[number], string>> = {
  "under-fire": "an Under Fire token",
  suppressed: "a Suppressed token",
  stunned: "a Stunned token",
  loaded: "a Loaded token",
  camouflaged: "a Camouflage token",
  dozer: "its dozer blade is down",
  "attack-stimulants": "attack stimulants",
  "move-stimulants": "move stimulants",
};

const unitAttributes: readonly Attribute[] = [
  facing,
  counting("damage", "crosses marked", 0, 99),
  ...tokenIds.map((token) => flag(token, tokenTexts[token])),
  flag("not-loaded", "it begins without its Loaded token"),
  flag("not-camouflaged", "it begins without its Camouflage token"),
  attribute("grappled-by", "the unit whose grapple stuns it", blank.piece("unit")),
  flag("done", "it has activated this turn"),
  flag("acted", "it has activated in this game"),
  flag("again", "it has activated twice this turn"),
  flag("marched", "its last action was a MARCH MOVE"),
  flag("abandoned", "its pilot has got out"),
  attribute("used", "what works once a game and is used up", {
    ...blank.choice(
      "skill",
      [...declaredSkills, "smoke launchers"].map((skill) => JSON.stringify(skill)),
    ),
    many: true,
  }),
  counting("returned", "how often it came back", 0, 9),
];

/** What a new unit says: its miniatures stand in formation by its place. */
const whole: Attribute = { ...flag("whole", "everybody of its card stands by the place"), says: "whole" };

const soldiers = attribute("soldiers", "which soldiers of its card are left, by number", {
  ...blank.words("soldiers"),
  many: true,
  usual: "1",
});

const card = blank.choice(
  "card",
  cardIds,
  cardIds.map((id) => cards[id].name),
);

const unit = [blank.name("id", [], "u"), card, side] as const;

/** Corners attributes of terrain: doors lie on its sides. */
const terrainAttributes: readonly Attribute[] = [
  counting("height", "how high it is, in cm", 0, 100),
  counting("floors", "how many floors it has", 0, 9),
  attribute("doors", "where its doors are", { ...blank.place("doors"), many: true }),
  attribute("windows", "its sides with windows, by their first corners, from 0", {
    ...blank.number("windows", 0, 199),
    many: true,
  }),
  attribute("facing", "where a fortification looks, in degrees", blank.number("degrees", 0, 359)),
  attribute("owner", "who placed the fortification", side),
  counting("until", "the turn at whose end the smoke goes", 1, 99),
];

/** What the text of a position offers. */
export const notation: Notation = {
  drawing: {
    kind: "table",
    begins: "table {width} {height}",
    another: null,
    blank: "",
    most: 240,
    named: battles.map((battle) => ({ line: `battlefield ${battle.id}`, text: battlefieldText(battle).join("\n") })),
  },
  grounds: [],
  borders: [],
  lines: [
    lineForm(
      "Units",
      "unit",
      "unit {id} {card} {side} at {place}",
      [...unit, { ...blank.place(), many: true }],
      [whole, ...unitAttributes, soldiers],
    ),
    lineForm(
      "Units",
      "unit off the table",
      "unit {id} {card} {side} off {waits}",
      [...unit, blank.choice("waits", ["arrival", "reserve", "ambush", "spy", "deployment"])],
      unitAttributes.filter((offered) => offered !== facing),
    ),
    lineForm(
      "Units",
      "unit aboard",
      "unit {id} {card} {side} aboard {carrier}",
      [...unit, blank.piece("carrier")],
      [flag("pilot", "it drives the carrier"), ...unitAttributes.filter((offered) => offered !== facing)],
    ),
    lineForm("Units", "unit that is gone", "unit {id} {card} {side} gone", [...unit]),
    {
      ...lineForm(
        "Terrain",
        "terrain",
        "terrain {id} {kind} {corners}",
        [
          blank.name("id", [], "t"),
          blank.choice("kind", terrainKindIds),
          blank.outline("corners", "-7,-6 7,-6 7,6 -7,6"),
        ],
        terrainAttributes,
      ),
      underDrawing: true,
    },
    {
      ...lineForm(
        "Terrain",
        "objective",
        "objective {id} at {place}",
        [blank.name("id", [], "o"), blank.place()],
        [attribute("held", "who holds it", side)],
      ),
      underDrawing: true,
    },
    momentForm(
      "scenario",
      "scenario {scenario}",
      blank.choice(
        "scenario",
        battles.map(({ id }) => id),
      ),
    ),
    momentForm(
      "battlefield",
      "battlefield {scenario}",
      blank.choice(
        "scenario",
        battles.map(({ id }) => id),
      ),
    ),
    momentForm("AP limit", "limit {points}", blank.number("points", 1, 500)),
    momentForm("phase", "phase {phase}", blank.choice("phase", phases)),
    momentForm("turn", "turn {turn}", blank.number("turn", 1, 99)),
    momentForm("turn limit", "turn {turn} of {last}", blank.number("turn", 1, 99), blank.number("last", 1, 99)),
    momentForm("who goes first", "first {side}", side),
    momentForm("who won the initiative, if it named the other side", "initiative {side}", side),
    momentForm("whose turn it is", "next {side}", side),
    momentForm(
      "AP of eliminated enemies",
      "score {north} {south}",
      blank.number("north", 0, 9999),
      blank.number("south", 0, 9999),
    ),
  ],
};
