import type { AttackedGame } from "../contract/attacked-games.ts";

const yard = `terrain yard
map
A1 A2 A2
A3 A4 A5
indoor A4
door A3|A4 locked
alarm at A5
objective papers at A4, interact 1
event EV01/N
commando sapper tan at A1
unit guard regular mauser at A2`;

/** What hostile requests are made of for V-Sabotage. */
export const sabotageAttacked: AttackedGame = {
  ruleset: "v-sabotage",
  small: { board: yard },
  scenario: "relay-post",
  pieces: ["guard", "sapper"],
  number: "vs.number.ap",
  faulty: { board: "terrain yard\nmap\nA1 a?2", line: 3, column: 4 },
  midway: { do: "move-stealthily", commando: "sapper", to: "A2" },
  impossible: [
    [
      "too many on a tile",
      "terrain yard\nmap\nA1 A2\nunit g1 regular mauser at A1\nunit g2 regular mauser at A1\nunit g3 regular mauser at A1\nunit g4 regular mauser at A1\nunit g5 regular mauser at A1",
      "too-many-on-tile",
    ],
    ["a piece of another game", "terrain yard\nmap\nA1 A2\noperator jock at A1", "unknown-line"],
  ],
  places: [
    { of: "a quick game", at: { scenario: "relay-post" }, pieces: ["sapper", "medic"] },
    {
      of: "a fight with everything",
      at: {
        board: `with resistance xp
asks possible
turn 4
terrain yard
commandos 3
limit 9
map
A1 A2 A2 A6
A3 A4 A5 A5
A3 A7 A5 A5
indoor A4 A7
opening A4|A7
door A3|A4 locked
door A7|A5 unlocked
trap-door A1 open
trap-door A6 blocked
entrance west at A3 W
entrance east at A6 E, barred
alarm at A4, on, interrupted 1
nest A5
objective papers at A7, interact 1, needs crowbar
objective tank at A4, destroy
objective guide at A6, escort stealthy-visible
event EV08/E, alarm
commando sapper blue at A1, ap 2, saved 1, tokens tnt crowbar
commando medic tan at A5, visible, nest, injuries 1, tokens first-aid-kit mp40
commando spy tan outside
unit g1 regular mp40 at A4, protects alarm
unit g2 officer at A2
unit g3 dog at A2
unit g4 sledgehammer mauser behind yard/east
unit g5 gas-mask mauser at A3
token tnt at A4, red
token spotted at A6
barrel at A5`,
      },
      pieces: ["g2", "medic"],
    },
  ],
};
