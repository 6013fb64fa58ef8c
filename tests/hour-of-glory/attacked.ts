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
    ["a drawing of 33 squares", `plan\n${".".repeat(33)}\nintruder crane at 0,0`, "not-a-state"],
  ],
  places: [
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
