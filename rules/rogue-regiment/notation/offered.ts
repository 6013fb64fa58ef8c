import {
  type Attribute,
  attribute,
  type Blank,
  blank,
  counting,
  type Border,
  flag,
  type Ground,
  type LineForm,
  type Notation,
  plainLine,
  momentValue,
  spaced,
} from "../../kernel/index.ts";
import { offeredExpansions } from "../book/expansions/index.ts";
import { footTraits } from "../book/foot-kinds.ts";
import { phases, sections } from "../book/titles.ts";
import { isVehicleKind } from "../book/vehicle-kinds.ts";
import {
  edge,
  edgeNames,
  edgeSigns,
  ground,
  type Ground as GroundName,
  groundSign,
  MOST_SQUARES_A_SIDE,
} from "../table/terrain.ts";
import { lengthOf, type VehicleModel } from "../table/vehicle-token.ts";
import { equipmentWords, facings, grounds, itemWords, laidKinds, outfits, unitKinds } from "./piece-words.ts";
import { colours } from "./statements.ts";

// What the notation offers to editors: docs/notation.md, as data. Patrol lines, routes and spawn tiles, and who belongs
// to them, are written by hand.

const groundNames: Readonly<Record<GroundName, string>> = {
  regular: "regular",
  forest: "forest",
  hedge: "hedge",
  crates: "crates",
  rock: "rock",
  water: "water",
  indoors: "inside a building",
  dump: "supply dump",
};
const isGround = (name: string): name is GroundName => Object.hasOwn(groundNames, name);

const groundsOffered: readonly Ground[] = Object.keys(groundNames)
  .filter(isGround)
  .map((name) => ({
    name: groundNames[name],
    sign: groundSign(name),
    line: null,
    terrain: ground[name] === 0 ? null : name,
  }));

const border = (name: string, kind: keyof typeof edge): Border => ({
  name,
  ...edgeSigns(kind),
  line: null,
  terrain: edge[kind] === 0 ? null : edgeNames[edge[kind]],
  named: null,
});

const bordersOffered: readonly Border[] = [
  border("open", "open"),
  border("low wall", "lowWall"),
  border("high wall", "highWall"),
  border("high wall with a grapple point", "grapplePoint"),
  border("building wall", "buildingWall"),
  border("door", "door"),
  border("window", "window"),
];

const facing = attribute("facing", "the way it faces", blank.choice("facing", facings), "facing");
const on = attribute("on", "the ground under its letter", blank.choice("ground", grounds), "ground");
const optional = (filled: Blank): Blank => ({ ...filled, optional: true });
/** Tokens of which the number may be left out. */
const tokens = (word: string, text: string): Attribute =>
  attribute(word, text, optional(blank.number("tokens", 0, 99)));

const operatorAttributes: readonly Attribute[] = [
  facing,
  on,
  flag("crouched", "he crouches"),
  flag("spotted", "his spotted token is up"),
  counting("health", "health left", 0, 99),
  counting("ap", "action points left", 0, 99),
  flag("acting", "he is in the middle of his turn"),
  flag("finished", "he has finished his turn"),
  ...["knife", "pistol", "speargun", "rifle"].map((weapon) =>
    flag(weapon, "a weapon; where one is named he has just those"),
  ),
  tokens("sten", "Sten gun, and the ammunition left"),
  tokens("sniper", "sniper rifle, and the ammunition left"),
  flag("unarmed", "he has no weapon"),
  ...equipmentWords.map((word) => flag(word, "equipment")),
  ...Object.keys(itemWords)
    .filter((word) => !["grenades", "bombs", "stick-grenades"].includes(word))
    .map((word) => tokens(word, "an item, and how many")),
  attribute("carrying", "what he carries", blank.choice("object", ["corpse", "barrel"])),
  flag("scuba", "he swims"),
  flag("speared", "he has used the speargun in this turn"),
  flag("cigarette", "he holds the cigarette token"),
  attribute("outfit", "Nancy's outfit (They Who Dare)", blank.choice("outfit", outfits)),
  counting("tokens", "the interact tokens Nancy has left", 0, 99),
  attribute("garrotte", "whom Nancy has in her garrotte", blank.piece("unit")),
  flag("blown", "Nancy's cover is blown for good"),
  flag("failure", "he holds the mechanical failure token of Heavy Metal"),
  attribute("aim", "whom he has taken aim at", blank.piece("unit")),
  attribute("mark", "who has his target marker", blank.piece("unit")),
  attribute("mark-at", "the square of his grenade marker", blank.place("square")),
  counting("player", "the player who controls him", 1, 4),
];

const unitAttributes: readonly Attribute[] = [
  facing,
  on,
  flag("alert", "it is alert"),
  flag("guard", "it does not belong to a point or line"),
  flag("sentry", "it belongs to the sentry point it stands on"),
  flag("patrol", "it belongs to the patrol line it stands on"),
  flag("cigarette", "it bears the cigarette token"),
  counting("stalker", "it is the Stalker of this number", 1, 4),
  flag("jager", "it came as a Jäger unit, which the Jäger player moves"),
  flag("upgraded", "it bears a Jäger upgrade token"),
  flag("advanced", "it has advanced in this turn"),
  counting("wounds", "the successes against it so far", 0, 99),
  attribute("saw", "an Operator it has already seen act in this turn", blank.piece("operator")),
  attribute("reacted", "an Operator it has already attacked in reaction", blank.piece("operator")),
];
const mortarAttributes: readonly Attribute[] = [...unitAttributes, flag("set-up", "in attack mode, on a sentry point")];

const axisVehicleAttributes: readonly Attribute[] = [
  facing,
  flag("alert", "it is alert"),
  counting("wounds", "the damage so far", 0, 99),
  flag("advanced", "it has advanced in this turn"),
  flag("assault", "it waits beside the board for the alarm"),
  flag("stalled", "it bears the mechanical failure token of Heavy Metal"),
  flag("wanted", "the mission asks for its destruction"),
  flag("empty", "the troops it carried have left it"),
  flag("jager", "it came as a Jäger unit, which the Jäger player moves"),
];

const vehicleAttributes: readonly Attribute[] = [
  facing,
  counting("health", "health left", 1, 99),
  counting("ap", "action points left", 0, 99),
  flag("acting", "it is in the middle of its turn"),
  flag("finished", "it has finished its turn"),
  attribute("seats", "who sits where, - for an empty seat", blank.words("seats")),
];

/** Its crew fills the other seats. rr.dare.swillys-own-crew */
const supportWillysAttributes: readonly Attribute[] = [
  ...vehicleAttributes.slice(0, -1),
  attribute("passenger", "the Operator in its passenger seat", blank.piece("operator")),
];

/** A piece that is drawn on the board: the names it usually has, and what others are called by, with a number. */
interface Figure {
  readonly kind: string;
  readonly names?: readonly string[];
  readonly stem?: string;
}

const figure = (
  group: string,
  name: string,
  { kind, names = [], stem = kind }: Figure,
  attributes: readonly Attribute[],
): LineForm => ({
  ...plainLine,
  name,
  group,
  words: `${kind} {id} at {place}`,
  blanks: [blank.name("id", names, stem), blank.place()],
  attributes,
  drawn: true,
});

const vehicle = (group: string, model: VehicleModel, attributes: readonly Attribute[]): LineForm => ({
  ...figure(group, spaced(model), { kind: model, stem: model === "operator-truck" ? "lorry" : model }, attributes),
  covers: { across: 2, along: lengthOf({ readings: {}, numbers: {} }, model) },
});

const laidAttributes: Readonly<Record<(typeof laidKinds)[number], readonly Attribute[]>> = {
  barrel: [],
  trap: [attribute("of", "whose it is", blank.piece("operator")), flag("used", "it has been used")],
  landmine: [attribute("of", "whose it is", blank.piece("operator"))],
  bomb: [
    attribute("of", "whose it is", blank.piece("operator")),
    counting("above", "the cards still on its bomb card", 0, 99),
  ],
  "rat-bomb": [
    attribute("of", "whose it is", blank.piece("operator")),
    counting("above", "the cards still on its card", 0, 99),
  ],
  document: [],
};

const lying = (kind: string, attributes: readonly Attribute[]): LineForm => ({
  ...plainLine,
  name: kind,
  group: "On the ground",
  words: `${kind} at {place}`,
  blanks: [blank.place()],
  attributes: [on, ...attributes],
  drawn: true,
});

const several: Blank = { ...blank.place(), many: true };
/** What the text of a position offers. */
export const notation: Notation = {
  drawing: {
    kind: "squares",
    begins: "board",
    another: null,
    blank: groundSign("regular"),
    most: MOST_SQUARES_A_SIDE,
    named: [],
  },
  grounds: groundsOffered,
  borders: bordersOffered,
  lines: [
    figure("Operators", "Operator", { kind: "operator", names: ["jock", "paddy", "reg"] }, operatorAttributes),
    figure("Operators", "Resistance", { kind: "resistance" }, operatorAttributes),
    figure("Operators", "SAS support unit", { kind: "sas" }, operatorAttributes),
    ...unitKinds
      .filter((kind) => !isVehicleKind(kind))
      .map((kind) =>
        figure(
          "Axis",
          footTraits(kind).title,
          { kind, stem: kind === "rifleman" || kind === "smg" ? "guard" : kind },
          kind === "mortar" ? mortarAttributes : unitAttributes,
        ),
      ),
    lying("corpse", []),
    ...laidKinds.map((kind) => lying(kind, laidAttributes[kind])),
    ...unitKinds.filter(isVehicleKind).map((kind) => vehicle("Axis vehicles", kind, axisVehicleAttributes)),
    ...(["willys", "boat", "operator-truck"] as const).map((model) =>
      vehicle("Operator vehicles", model, vehicleAttributes),
    ),
    vehicle("Operator vehicles", "support-willys", supportWillysAttributes),
    {
      ...plainLine,
      name: "sentry point",
      group: "Marks",
      words: "point {place} {colour} {arrows}",
      blanks: [blank.place(), blank.choice("colour", colours), { ...blank.words("arrows"), many: true, usual: "N" }],
    },
    { ...plainLine, name: "entry/exit tile", group: "Marks", words: "entry {place}", blanks: [several] },
    { ...plainLine, name: "bridge", group: "Marks", words: "bridge {place}", blanks: [several] },
    {
      ...plainLine,
      name: "ammunition dump",
      group: "Marks",
      words: "dump {id} at {place}",
      blanks: [blank.name("id", [], "dump"), several],
      attributes: [flag("destroyed", "it has been blown up")],
    },
    {
      ...plainLine,
      name: "blast template",
      group: "Marks",
      words: "template {of} {place}",
      blanks: [blank.choice("of", ["barrel", "bomb"]), blank.place()],
    },
    { ...plainLine, name: "Jäger player", group: "Jäger", words: "jager", blanks: [] },
    {
      ...plainLine,
      name: "waypoint",
      group: "Jäger",
      words: "waypoint {stalker} {place}",
      blanks: [blank.number("stalker", 1, 4), blank.place()],
      attributes: [],
    },
    { ...plainLine, name: "cat", group: "Jäger", words: "cat {place}", blanks: [blank.place()] },
    { ...plainLine, name: "twig snap", group: "Jäger", words: "twig {operator}", blanks: [blank.piece("operator")] },
    { ...plainLine, name: "blood stain", group: "Jäger", words: "stain {place}", blanks: [blank.place()] },
    {
      ...plainLine,
      name: "door lock",
      group: "Jäger",
      words: "lock {place} {beyond}",
      blanks: [blank.place(), { ...blank.place(), name: "beyond" }],
    },
    {
      ...plainLine,
      name: "flame tokens",
      group: "Marks",
      words: "flames {place} {tokens}",
      blanks: [blank.place(), blank.number("tokens", 1, 99)],
    },
    {
      ...plainLine,
      name: "Typhoon",
      group: "Operator vehicles",
      words: "typhoon {id}",
      blanks: [blank.name("id", [], "typhoon")],
      attributes: [
        counting("health", "health left", 0, 99),
        counting("rockets", "rockets left in this run", 0, 99),
        counting("ap", "action points left", 0, 99),
        attribute("beside", "the edge it waits beside, and the cards on its card: S above 2", {
          ...blank.words("edge"),
          usual: "S above 2",
        }),
        attribute("run", "its run: S line 1 tile 0, tile -1 at the edge", {
          ...blank.words("run"),
          usual: "S line 1 tile 0",
        }),
        attribute("left", "the edge it left by, and when: N in 4", { ...blank.words("edge"), usual: "N in 4" }),
        attribute("met", "the numbers of the tiles that have fired at it", { ...blank.words("tiles"), usual: "0" }),
        flag("engaged", "the AA Guns have fired at it in this turn as it moved"),
        flag("shot-down", "it has been shot down"),
      ],
    },
    momentValue("expansions", blank.choice("expansion", offeredExpansions)),
    momentValue("section", blank.choice("section", sections)),
    momentValue("phase", blank.choice("phase", phases)),
    momentValue("turn", blank.number("turn", 1, 9999)),
    momentValue("meter", blank.number("meter", 0, 99)),
    momentValue("token", blank.choice("colour", colours)),
    momentValue("players", blank.number("players", 1, 4)),
  ],
};
