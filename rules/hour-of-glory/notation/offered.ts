import { facings } from "../../geometry/index.ts";
import {
  type Attribute,
  attribute,
  type Blank,
  blank,
  type Border,
  flag,
  type Ground,
  lineForm,
  type LineForm,
  type Notation,
  plainLine,
  momentForm,
  placedForm,
} from "../../kernel/index.ts";
import { cardIds, cardText } from "../book/cards.ts";
import { characterIds } from "../book/characters.ts";
import { equipmentIds, weaponIds } from "../book/items.ts";
import { strongholdIds, strongholds } from "../book/strongholds.ts";
import { corridor, entry, rock } from "../table/plan.ts";
import { phases } from "../table/state.ts";
import { planLines } from "./print.ts";

// What the notation offers to editors: docs/hour-of-glory.md, as data. Who has tested for whom in the middle of a turn,
// and how a game ended, are written by hand.

/** The rooms of the printed game; the notation has signs for more. */
const roomSigns = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "T"];
const roomName = (sign: string): string => `room ${sign}`;

const grounds: readonly Ground[] = [
  { name: "rock", sign: rock, line: null, terrain: "rock" },
  { name: "corridor", sign: corridor, line: null, terrain: null },
  { name: "entry zone", sign: entry, line: null, terrain: "outdoor" },
  ...roomSigns.map((sign) => ({ name: roomName(sign), sign, line: null, terrain: "indoors" })),
];

const door = (name: string, said: string, terrain: string, stem: string, first: readonly string[]): Border => ({
  name,
  across: null,
  down: null,
  line: `door {id} {way}${said}`,
  terrain,
  named: { stem, first },
});
const rooms = roomSigns.map(roomName);

const borders: readonly Border[] = [
  { name: "as the signs are", across: null, down: null, line: null, terrain: "building wall", named: null },
  door("door", "", "locked door", "D", rooms),
  door("door without a post", ", no-post", "locked door", "D", rooms),
  door("inner door", ", inner", "door", "D", rooms),
  door("entrance", ", entrance", "unlocked door", "ENT", [...rooms, "corridor"]),
];

const facing = attribute("facing", "the way he faces", blank.choice("facing", facings), "facing");
const wounds = [flag("prone", "he lies unconscious"), flag("severe", "his wound is severe")] as const;
const several = (name: string, values: readonly string[]): Blank => ({ ...blank.choice(name, values), many: true });
const items = attribute("items", "what was captured or left there", several("items", [...weaponIds, ...equipmentIds]));
const cards = attribute("cards", "intelligence cards", several("cards", cardIds));
const aDoor = { ...blank.words("door"), usual: "D1" };

const intruderAttributes: readonly Attribute[] = [
  attribute("called", "his name on the board", { ...blank.words("name"), usual: "raider" }),
  attribute("player", "who plays him", blank.number("player", 1, 3)),
  flag("raiding", "he raids, unseen so far"),
  flag("assault", "he is in assault mode"),
  ...wounds,
  attribute("weapons", "his weapons, the one in hand first", several("weapons", weaponIds)),
  attribute("equipment", "his equipment", several("equipment", equipmentIds)),
  flag("key", "he has the master key"),
  cards,
  flag("done", "his turn is over"),
];

const sentryAttributes: readonly Attribute[] = [
  facing,
  attribute("ready", "the way he faces when ready", blank.choice("ready", facings)),
  flag("alerted", "an alert marker lies before him"),
  attribute("marker", "where his alert marker lies", blank.place("square")),
  ...wounds,
  attribute("door", "the door he guards", aDoor),
  flag("unposted", "he guards no door"),
  flag("done", "he has had his turn"),
];

/** Where somebody begins; it is part of a drawn stronghold. */
const start = (name: string, words: string, blanks: readonly Blank[]): LineForm => ({
  ...plainLine,
  name,
  group: "The stronghold",
  words,
  blanks,
  underDrawing: true,
});

const room = blank.choice("room", roomSigns);
const card = blank.choice(
  "card",
  cardIds,
  cardIds.map((id) => cardText(id)),
);

/** What the text of a position offers. */
export const notation: Notation = {
  drawing: {
    kind: "signs",
    begins: "plan",
    another: null,
    blank: corridor,
    most: 32,
    named: strongholdIds.map((id) => ({ line: `stronghold ${id}`, text: planLines(strongholds[id]).join("\n") })),
  },
  grounds,
  borders,
  lines: [
    placedForm(
      "Intruders",
      "Intruder",
      "intruder {character} at {place}",
      [{ ...blank.choice("character", characterIds), kind: "name" }],
      intruderAttributes,
    ),
    placedForm(
      "Defenders",
      "Commander",
      "commander at {place}",
      [],
      [facing, ...wounds, flag("no-key", "his master key is gone"), items, cards],
    ),
    placedForm("Defenders", "Sentry", "sentry {id} at {place}", [blank.name("id", [], "s")], sentryAttributes),
    {
      ...plainLine,
      name: "Sentry at a door",
      group: "Defenders",
      words: "sentry {id} {door}",
      blanks: [blank.name("id", [], "s"), aDoor],
      attributes: sentryAttributes,
    },
    placedForm(
      "Defenders",
      "Guard",
      "guard {id} at {place}",
      [blank.name("id", [], "g")],
      [
        ...wounds,
        flag("fresh", "he comes out of the entry zone"),
        flag("fought", "he has fought in this turn"),
        flag("done", "he has had his turn"),
      ],
    ),
    placedForm(
      "Lying about",
      "corpse",
      "corpse {whose} at {place}",
      [blank.choice("whose", ["sentry", "guard", "commander", ...characterIds])],
      [flag("key", "the master key is with it"), items, cards],
    ),
    placedForm("Lying about", "alert marker", "alert at {place}", [], []),
    start("start square", "starts {place}", [{ ...blank.place(), many: true }]),
    start("Commander's start", "commander-start {place} {facing}", [blank.place(), blank.choice("facing", facings)]),
    momentForm("stronghold", "stronghold {name}", blank.choice("name", strongholdIds)),
    momentForm("phase", "phase {phase}", blank.choice("phase", phases)),
    momentForm("round", "round {round}", blank.number("round", 1, 99_999)),
    momentForm("minutes left", "timer {minutes}", blank.number("minutes", 0, 99)),
    momentForm("alarm", "alarm"),
    momentForm("alert markers on the indicator", "markers {markers}", blank.number("markers", 0, 40)),
    momentForm("how many began", "begun {intruders}", blank.number("intruders", 1, 3)),
    momentForm("the round begins", "round-begins"),
    momentForm("open doors", "open {doors}", { ...aDoor, name: "doors", many: true }),
    momentForm("Guards so far", "mobilised {guards}", blank.number("guards", 0, 99_999)),
    momentForm("an Intruder has acted", "breached {answer}", blank.choice("answer", ["yes", "no"])),
    lineForm("Lying about", "card of a room, face up", "room {room} {card}", [room, card]),
    lineForm("Lying about", "card of a room, taken", "room {room} taken", [room]),
    {
      ...momentForm("whose turn it is", "turn {agent}", blank.piece("agent")),
      attributes: [
        attribute("left", "squares he may still move", blank.number("squares", 0, 24)),
        attribute("acts", "what he may do", blank.choice("acts", ["any", "attack", "none"])),
        flag("no-move", "he may not move"),
        flag("either", "he may move or act"),
        flag("moved", "he has moved"),
        flag("acted", "he has acted"),
        flag("must-shoot", "he has to shoot"),
        flag("fresh", "he has done nothing yet"),
      ],
    },
  ],
};
