import { parsePosition } from "../notation/position-text.ts";
import type { Terrain } from "../state.ts";
import type { TokenKind } from "../tokens.ts";

/** A special rule that an operation card puts on a terrain. vs.setup.standard, vs.setup.veteran, vs.setup.operation-overrides */
export interface SpecialRule {
  readonly operation: string;
  /** What the rules ask for, e.g. "before:code-books:transmitter". */
  readonly rule: string;
  /** Whether it bears the mark of veteran rules. */
  readonly marked: boolean;
  readonly text: string;
}

/** A terrain card: the terrain, its equipment, and the special rules of operations on it. */
export interface TerrainCard {
  readonly terrain: Terrain;
  readonly tokens: readonly { readonly kind: TokenKind; readonly at: string }[];
  /** Tiles with a random token. */
  readonly randomTokens: readonly string[];
  /** Tiles with a gas barrel when Résistance is in play. */
  readonly barrels: readonly string[];
  readonly rules: readonly SpecialRule[];
}

interface Authored {
  readonly title: string;
  readonly text: string;
  /** The card in the notation of positions. */
  readonly card: string;
  readonly randomTokens: readonly string[];
  readonly barrels: readonly string[];
  readonly rules: readonly SpecialRule[];
}

/** The terrain cards, original to this project; all assumed. */
export const terrains: Readonly<Record<string, Authored>> = {
  "relay-post": {
    title: "Relay Post",
    text: "A transmitter behind walls, code books in a side room, a nest on the square. Take the books, blow up the transmitter, and leave.",
    card: `terrain relay-post
commandos 3
map
A1  A2  A2  A3  A4
A5  A5  A6  A6  A7
A5  A5  A8  A9  A10
A11 A12 A12 A13 A13
indoor A6 A8 A9
opening A6|A9
opening A8|A9
door A5|A6 locked
door A9|A10 locked
door A8|A12 unlocked
trap-door A11 open
trap-door A4 blocked
entrance west at A1 W
entrance east at A13 E
alarm at A6
nest A5
objective code-books at A8, interact 1
objective transmitter at A6, destroy
token first-aid-kit at A3
token crowbar at A12
token tnt at A2`,
    randomTokens: ["A7"],
    barrels: [],
    rules: [{ operation: "lantern", rule: "before:code-books:transmitter", marked: true, text: "The code books must be taken before the transmitter is destroyed, else the operation fails." }],
  },
  "signal-box": {
    title: "Signal Box",
    text: "A prisoner in the signal box, and a panel to be switched. Twelve turns of their own events. Bring the prisoner out.",
    card: `terrain signal-box
commandos 3
limit 12
map
B1  B1  B2  B3  B3
B4  B5  B5  B6  B7
B8  B5  B5  B9  B10
B11 B11 B12 B13 B13
indoor B5 B6 B9
opening B5|B6
opening B6|B9
door B4|B5 locked
door B9|B10 locked
door B5|B12 unlocked
trap-door B1 open
trap-door B13 open
entrance north at B3 N
entrance west at B11 W
alarm at B5
objective switch-panel at B6, interact 2
objective prisoner at B9, escort stealthy-visible
token german-uniform at B7
token grenade at B12`,
    randomTokens: ["B10"],
    barrels: [],
    rules: [{ operation: "lantern", rule: "escort-unseen:prisoner", marked: false, text: "The prisoner must leave in the company of a commando in a German uniform or with the alarm off, else the objective stays open." }],
  },
  "fuel-wharf": {
    title: "Fuel Wharf",
    text: "A fuel tank by the water, ten turns. Blow it up before the time is over.",
    card: `terrain fuel-wharf
commandos 2
limit 10 fails
map
C1 C2 C2 C3
C4 C5 C5 C6
C7 C5 C5 C8
C7 C9 C10 C8
indoor C4 C7
opening C4|C7
door C4|C5 locked
door C7|C9 unlocked
trap-door C3 open
trap-door C10 blocked
entrance west at C1 W
entrance east at C8 E
alarm at C4
objective fuel-tank at C7, destroy
token tnt at C2
token tnt at C9`,
    randomTokens: [],
    barrels: ["C5"],
    rules: [{ operation: "ember", rule: "left-behind:fuel-wharf", marked: false, text: "Whoever is on the wharf when its time is over is eliminated." }],
  },
  station: {
    title: "Station",
    text: "Civilians wait in the station hall, in plain sight of everyone. Talk to them, and lead them out.",
    card: `terrain station
commandos 2
map
D1 D2 D2 D3
D4 D5 D5 D6
D7 D8 D8 D9
indoor D5 D6
opening D5|D6
door D5|D8 unlocked
door D4|D5 locked
trap-door D7 open
trap-door D3 open
entrance east at D9 E
alarm at D4
objective civilians at D6, escort visible
token binoculars at D1`,
    randomTokens: ["D2"],
    barrels: ["D8"],
    rules: [],
  },
  school: {
    title: "School",
    text: "An officer who wants to change sides is held in the school. He is still an enemy to look at.",
    card: `terrain school
commandos 2
map
E1 E2 E3 E3
E4 E4 E5 E6
E7 E8 E8 E9
indoor E5 E8
opening E5|E8
door E4|E5 unlocked
door E8|E9 locked
trap-door E1 open
trap-door E9 blocked
entrance north at E3 N
entrance south at E7 S
alarm at E8
nest E4
objective defector at E5, escort stealthy-visible, enemy
objective files at E8, interact 1, needs crowbar
token crowbar at E2`,
    randomTokens: ["E6"],
    barrels: ["E3"],
    rules: [],
  },
};

/** A fresh terrain card by its id; a text that cannot be read is a fault of ours. vs.setup.tiles */
export function terrainCard(id: string): TerrainCard {
  const authored = terrains[id];
  if (authored === undefined) throw new Error(`There is no terrain card ${id}.`);
  const parsed = parsePosition(`phase set-up\n${authored.card}`);
  const terrain = parsed.ok ? parsed.value.terrains[0] : undefined;
  if (!parsed.ok || terrain === undefined) throw new Error(`The terrain card ${id} cannot be read: ${parsed.ok ? "no terrain" : parsed.defects.map(({ message }) => message).join("; ")}`);
  const { randomTokens, barrels, rules } = authored;
  return { terrain, tokens: parsed.value.laid.map(({ kind, at }) => ({ kind, at })), randomTokens, barrels, rules };
}
