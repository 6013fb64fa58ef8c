import { type Scenario, withPlaytests } from "../../kernel/index.ts";
import { trials } from "./trials.ts";

const game = (stronghold: string, ...intruders: readonly string[]): string =>
  [`stronghold ${stronghold}`, "phase set-up", "markers 1", ...intruders].join("\n");

const holt = "intruder holt waiting, weapons knife pistol carbine, equipment covert-entry-kit spy-camera";
const two = [
  "intruder holt waiting, weapons knife pistol rifle, equipment spy-camera first-aid-kit",
  "intruder crane waiting, weapons knife pistol carbine, equipment spy-camera first-aid-kit",
];
const three = [
  "intruder holt waiting, weapons knife pistol carbine, equipment spy-camera first-aid-kit",
  "intruder crane waiting, weapons knife pistol carbine, equipment covert-entry-kit spy-camera",
  "intruder vaughan waiting, weapons knife pistol carbine, equipment covert-entry-kit first-aid-kit",
];

/** Of a game that has begun nothing is chosen any more. */
const inTheMiddle = { choices: [] } as const;

/** Ready games and positions, original to this project. */
export const scenarios: readonly Scenario[] = withPlaytests(
  [
    {
      id: "quiet-stair",
      title: "Quiet Stair",
      text: "Karst Fort: one Intruder, Maren Holt, with carbine, Covert Entry Kit and Spy Camera, against one Sentry. 2 points are needed.",
      board: game("karst-fort", holt),
    },
    {
      id: "two-lanterns",
      title: "Two Lanterns",
      text: "Karst Fort: Holt with the rifle and Crane with the carbine against 2 Sentries. 4 points are needed.",
      board: game("karst-fort", ...two),
    },
    {
      id: "full-moon",
      title: "Full Moon",
      text: "Karst Fort: Holt, Crane and Vaughan with carbines and all six items against 2 Sentries. 6 points are needed.",
      board: game("karst-fort", ...three),
    },
    {
      id: "salt-one",
      title: "One for the Tower",
      text: "Salt Tower: Maren Holt alone against one Sentry. 2 points are needed.",
      board: game("salt-tower", holt),
    },
    {
      id: "salt-two",
      title: "Two for the Tower",
      text: "Salt Tower: Holt and Crane against 2 Sentries. 4 points are needed.",
      board: game("salt-tower", ...two),
    },
    {
      id: "salt-three",
      title: "Three for the Tower",
      text: "Salt Tower: Holt, Crane and Vaughan against 2 Sentries. 6 points are needed.",
      board: game("salt-tower", ...three),
    },
    {
      id: "bell-corridor",
      title: "Bell Corridor",
      ...inTheMiddle,
      text: "An assaulter in the corridor before the Commander, four markers on the indicator. REACT, covering fire, the alarm, pursuit.",
      board: `phase intruders
round-begins
timer 30
markers 4
room 8 I1
room 9 I2
intruder vaughan at 10,7, assault, weapons carbine knife pistol
commander at 10,3, facing S
sentry s1 D6, facing E, alerted
sentry s2 D8`,
    },
    {
      id: "cold-infirmary",
      title: "Cold Infirmary",
      ...inTheMiddle,
      text: "Three minutes left, bodies on both sides. Recovery, a kit beside, COUP-DE-GRACE, sacrifice, the end of an alarm.",
      board: `phase intruders
round-begins
timer 3
alarm
open D10 ENT
room T I1
intruder crane at 12,9, prone, equipment first-aid-kit
intruder holt at 13,9, prone
intruder vaughan at 12,8, assault
commander at 5,3, facing E
sentry s1 D10, prone, marker 12,7
guard g1 at 13,8, prone`,
    },
    {
      id: "twin-vault",
      title: "Twin Vault",
      ...inTheMiddle,
      text: "The alarm is on, a raider with the map in room 8, an assaulter in room 9. HIDE, the inner door, secret looks, contact.",
      board: `phase intruders
round-begins
timer 25
alarm
open D8 ENT
room 8 taken
room 9 I2
intruder holt at 1,8, cards I10
intruder vaughan at 7,9, assault
commander at 5,3, facing E
guard g1 at 3,7
guard g2 at 8,7`,
    },
    {
      id: "empty-chair",
      title: "Empty Chair",
      ...inTheMiddle,
      text: "The Commander is dead, the indicator empty. A replacement, bodies to conceal and to loot, few cards to escape with.",
      board: `phase intruders
round-begins
timer 24
room 6 taken
room 7 taken
room 9 I5
room T taken
intruder crane at 10,6
intruder vaughan dead
sentry s1 D3
sentry s2 D6
corpse commander at 10,5, key, cards I10
corpse vaughan at 5,5, items knife pistol carbine, cards I1 I2`,
    },
  ],
  trials,
);
