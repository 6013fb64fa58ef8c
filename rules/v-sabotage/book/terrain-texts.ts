import { dictionary, type Origin } from "../../kernel/index.ts";

/**
 * A terrain card as it is printed: the terrain with its tokens and gas barrels as text, and what is drawn at random.
 */
export interface PrintedTerrain {
  readonly title: string;
  /** What has to be done there. */
  readonly text: string;
  readonly expansion: "base" | "resistance";
  readonly drawing: string;
  /** Tiles on which a random token of the equipment reserve lies. */
  readonly random: readonly string[];
  readonly origin: Origin;
}

/** The terrain cards by id, original to this project. vs.setup.tiles, vs.setup.north */
export const terrainTexts = dictionary<Readonly<Record<string, PrintedTerrain>>>({
  "relay-post": {
    title: "Relay Post",
    text: "Take the code books, blow up the transmitter, and leave.",
    expansion: "base",
    drawing: `
terrain relay-post
commandos 3
map
A1  A2  A2  A3  A4
A5  A5  A6  A6  A7
A5  A5  A8  A9  A10
A11 A12 A12 A13 A13
indoor A6 A8 A9
opening A6|A9 A8|A9
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
token tnt at A2
`,
    random: ["A7"],
    origin: "assumed",
  },
  "signal-box": {
    title: "Signal Box",
    text: "Throw the switches, and bring the prisoner out. After turn 12 the events come from the main deck; nothing is lost by it.",
    expansion: "base",
    drawing: `
terrain signal-box
commandos 3
limit 12
map
B1  B1  B2  B3  B3
B4  B5  B5  B6  B7
B8  B5  B5  B9  B10
B11 B11 B12 B13 B13
indoor B5 B6 B9
opening B5|B6 B6|B9
door B4|B5 locked
door B9|B10 locked
door B5|B12 unlocked
trap-door B1 open
trap-door B13 blocked
entrance north at B3 N
entrance west at B11 W
alarm at B5
objective switch-panel at B6, interact 2
objective prisoner at B9, escort stealthy-visible
token german-uniform at B7
token grenade at B12
`,
    random: ["B10"],
    origin: "assumed",
  },
  "fuel-wharf": {
    title: "Fuel Wharf",
    text: "Blow up the fuel tank within 10 turns, and leave. A nest covers the yard.",
    expansion: "base",
    drawing: `
terrain fuel-wharf
commandos 2
limit 10 fails
map
C1 C2 C2  C3
C4 C5 C5  C6
C7 C5 C5  C8
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
nest C5
objective fuel-tank at C7, destroy
token tnt at C2
token tnt at C9
barrel at C5
`,
    random: [],
    origin: "assumed",
  },
  "wine-cellar": {
    title: "Wine Cellar",
    text: "Burn the printing press with an explosion, take the ledger, and leave. Gas barrels stand among the casks.",
    expansion: "resistance",
    drawing: `
terrain wine-cellar
commandos 3
map
D1 D2 D2 D3
D1 D4 D4 D5
D6 D4 D4 D7
D6 D8 D9 D9
indoor D4 D6 D8
opening D4|D6 D6|D8
door D1|D4 locked
door D8|D9 locked
door D4|D7 unlocked
trap-door D3 open
trap-door D6 blocked
entrance north at D2 N
entrance east at D5 E
alarm at D4
objective ledger at D8, interact 1
objective press at D6, destroy
token german-uniform at D7
token tnt at D1
token crowbar at D9
barrel at D4
barrel at D9
`,
    random: ["D5"],
    origin: "assumed",
  },
  "manor-house": {
    title: "Manor House",
    text: "Open the safe with a crowbar, and bring the colonel out: an enemy who never hides. A nest covers the drive.",
    expansion: "base",
    drawing: `
terrain manor-house
commandos 3
map
E1 E1 E2  E3  E3
E4 E5 E5  E6  E7
E8 E5 E5  E6  E7
E8 E9 E10 E10 E11
indoor E5 E6
opening E5|E6
door E4|E5 locked
door E6|E7 locked
door E3|E6 unlocked
door E5|E9 unlocked
trap-door E2 open
trap-door E3 blocked
trap-door E11 blocked
entrance south at E10 S
alarm at E5
nest E7
objective safe at E5, interact 2, needs crowbar
objective colonel at E6, escort visible, enemy
token crowbar at E8
token grenade at E3
token first-aid-kit at E9
`,
    random: ["E4"],
    origin: "assumed",
  },
  "rail-yard": {
    title: "Rail Yard",
    text: "Jam the points, blow up the crane, and bring the informer out, whom nobody notices. After turn 12 the events come from the main deck.",
    expansion: "base",
    drawing: `
terrain rail-yard
commandos 3
limit 12
map
F1 F2 F2 F3 F3
F4 F4 F5 F5 F6
F7 F8 F5 F5 F9
indoor F7 F8
opening F7|F8
door F5|F8 unlocked
trap-door F1 open
trap-door F9 open
entrance north at F3 N
alarm at F8
objective points at F6, interact 1
objective crane at F5, destroy
objective informer at F7, escort stealthy
token tnt at F2
token tnt at F6
token german-uniform at F9
`,
    random: ["F3"],
    origin: "assumed",
  },
  station: {
    title: "Station",
    text: "Civilians wait in the station hall, in plain sight of everyone. Talk to them, and lead them out.",
    expansion: "resistance",
    drawing: `
terrain station
commandos 2
map
G1 G2 G2 G3
G4 G5 G5 G6
G7 G8 G8 G9
indoor G5 G6
opening G5|G6
door G4|G5 locked
door G5|G8 unlocked
door G3|G6 locked
trap-door G7 open
trap-door G3 blocked
entrance east at G9 E
alarm at G4
objective civilians at G6, escort visible
token binoculars at G1
barrel at G8
`,
    random: ["G2"],
    origin: "assumed",
  },
  school: {
    title: "School",
    text: "An officer who wants to change sides is held in the school; he still looks like an enemy. Bring him out, with the files from the locked cabinet.",
    expansion: "resistance",
    drawing: `
terrain school
commandos 2
map
H1 H2 H3 H3
H4 H4 H5 H6
H7 H8 H8 H9
indoor H5 H8
opening H5|H8
door H4|H5 unlocked
door H8|H9 locked
trap-door H1 open
trap-door H9 blocked
entrance north at H3 N
entrance south at H7 S
alarm at H8
nest H4
objective defector at H5, escort stealthy-visible, enemy
objective files at H8, interact 1, needs crowbar
token crowbar at H2
barrel at H3
`,
    random: ["H6"],
    origin: "assumed",
  },
});
