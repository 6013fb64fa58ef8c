import type { AttackedGame } from "../contract/attacked-games.ts";

const gate = `plan
........
.1111.##
.1111.##
door D1 2,1|2,0
timer 30
intruder crane at 2,0, equipment covert-entry-kit
commander at 0,0, facing W
guard g1 at 7,0`;

/** What hostile requests are made of for Hour of Glory. */
export const gloryAttacked: AttackedGame = {
  ruleset: "hour-of-glory",
  small: { board: gate },
  scenario: "bell-corridor",
  pieces: ["commander", "crane"],
  number: "hg.number.timer",
  faulty: { board: "plan\n....\nintruder crane at A1", line: 3, column: 19 },
  midway: { do: "breach", agent: "crane", door: "D1", by: "chance" },
  impossible: [
    ["two agents on a square", `${gate}\nsentry s1 at 7,0`, "too-many-on-square"],
    ["an agent in the rock", `${gate}\nguard g2 at 7,2`, "bad-square"],
    ["a character twice", `${gate}\nintruder crane at 4,0, called another`, "character-twice"],
    ["a card in two places", `${gate}\nroom 1 I1\ncorpse guard at 5,0, cards I1`, "card-twice"],
    ["a piece of another game", `${gate}\noperator jock at 4,0`, "unknown-line"],
    ["two Commanders", `${gate}\ncommander at 4,0`, "given-twice"],
    ["a name with powers", `${gate}\nguard __proto__ at 6,0`, "bad-name"],
    ["a name without end", `${gate}\nguard ${"g".repeat(5000)} at 6,0`, "bad-name"],
    ["a door through rock", `${gate}\ndoor D2 5,1|6,1`, "bad-door"],
    ["a door across the house", `${gate}\ndoor D2 0,0|7,0`, "bad-door"],
    ["a door twice", `${gate}\ndoor D1 3,1|3,0`, "named-twice"],
    ["a marker in the rock", `${gate}\nsentry s1 at 4,0, marker 7,2`, "bad-square"],
    ["a turn of somebody absent", `${gate}\nturn vaughan, left 3`, "turn"],
    ["more squares than there are", `${gate}\nturn crane, left 99`, "not-a-number"],
    ["a raider with a pistol on top", gate.replace("equipment", "weapons pistol knife, equipment"), "knife-not-on-top"],
    ["an unconscious assaulter", gate.replace("equipment", "assault, prone, equipment"), "prone-assaulter"],
    ["an alarm without Guards", `${gate.replace("\nguard g1 at 7,0", "")}\nalarm`, "alarm-without-guards"],
    ["a player too many", gate.replace("equipment", "player 3, equipment"), "players"],
    ["a drawing of 33 squares", `plan\n${".".repeat(33)}\nintruder crane at 0,0`, "too-large"],
  ],
  places: [
    {
      of: "Guards with everything in their way",
      at: {
        board: `plan
11111.222
11111.222
.........
#.###.###
#EEEE.###
door D1 2,1|2,2
door D2 7,1|7,2
door D3 4,0|5,0
door ENT 1,3|1,4, entrance
phase guards
guard-roll 6
alarm
timer 9
open D1 D3
room 1 I1
intruder crane at 3,0
intruder holt at 4,2, assault, weapons carbine knife
intruder vaughan at 0,2, prone, severe
commander at 8,2, facing W, prone
sentry s1 at 5,1, facing S, alerted
guard g1 at 0,0
guard g2 at 7,1
guard g3 at 8,0, fought
guard g4 at 1,2, prone
corpse holt at 6,2, items carbine first-aid-kit, cards I10
alert at 6,2`,
      },
      pieces: ["g1", "holt"],
    },
    {
      of: "an Intruder between two rolls of a turn",
      at: {
        board: `plan
1111
....
door D1 0,0|0,1
open D1
timer 1
markers 6
room 1 taken
intruder crane at 1,1, assault, weapons pistol knife, cards I10, key
intruder holt at 3,0, prone
commander at 3,1, facing W, items carbine
sentry s1 D1, facing N, prone, marker 0,0
turn crane, left 3, acts attack, either, moved, must-shoot, reacted, through D1, tested s1 commander, exempt s1, conceal 0,0`,
      },
      pieces: ["crane", "commander"],
    },
    {
      of: "a recovery of everybody",
      at: {
        board: `phase recovery
alarm
begun 3
timer 6
room 1 taken
room 2 taken
room 3 taken
room 4 taken
intruder crane at 0,8, prone, severe
intruder vaughan escaped, cards I1 I2
intruder holt dead
commander at 0,7, prone, severe, no-key, cards I3
sentry s1 D6, prone, severe, alerted
sentry s2 D3, prone
guard g1 at 1,8, prone
guard g2 at 9,11, fresh
corpse holt at 0,6, key, cards I4`,
      },
      pieces: ["s1", "g1"],
    },
    {
      of: "a stronghold without a Commander",
      at: { board: "phase administration\ntimer 11\nintruder holt at 4,7\nroom 1 taken\ncorpse commander at 5,7, key" },
      pieces: ["holt", "holt"],
    },
    { of: "characters to be chosen", at: { board: "phase set-up\nbegun 3\nchoosing" }, pieces: ["s1", "s2"] },
    { of: "a game that is set up", at: { scenario: "full-moon" }, pieces: ["holt", "crane"] },
    {
      of: "a fight with everything",
      at: {
        board: `round 9
timer 21
alarm
markers 3
begun 3
open D8 ENT
room 8 taken
room 9 I2
room 7 face-down I4 seen 1
intruder holt at 1,8, cards I10, equipment first-aid-kit spy-camera, key
intruder vaughan at 7,9, assault, weapons carbine knife pistol, done
intruder crane at 12,9, prone, severe
commander at 5,3, facing E, no-key, items pistol
sentry s1 D6, facing E, alerted
sentry s2 D3, prone, marker 5,3
guard g1 at 3,7
guard g2 at 8,7, fought
corpse guard at 6,7, items knife
alert at 4,7
turn holt, left 3, tested commander`,
      },
      pieces: ["commander", "vaughan"],
    },
  ],
};
