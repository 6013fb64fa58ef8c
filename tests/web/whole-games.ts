import { atLength } from "../soak/at-length.ts";
import { finger, type Hand, keyboard, pointer } from "./play-through.ts";
import { pastTheDog } from "./hunted.ts";

const [mouse, keys, touch] = ["by a mouse", "by keys alone", "by a finger on a telephone"] as const;

/** A way to work the page, and on what. */
export interface Way {
  readonly title: string;
  readonly hand: Hand;
  readonly touch: boolean;
  readonly look: { readonly width: number; readonly height: number };
}

export const ways: readonly Way[] = [
  { title: mouse, hand: pointer, touch: false, look: { width: 1280, height: 800 } },
  { title: keys, hand: keyboard, touch: false, look: { width: 1280, height: 800 } },
  { title: touch, hand: finger, touch: true, look: { width: 360, height: 740 } },
];

/** A mission that is played to its end through the page. */
export interface WholeGame {
  readonly game: string;
  readonly mission: string;
  readonly difficulty: string | null;
  /** The way in which it is played at each `npm test`, if any; `npm run soak -- --tests` plays it in every way. */
  readonly usually: string | null;
  /** Its last turns as text: what is played at each `npm test` where the whole takes too long. */
  readonly ending: string | null;
}

/** The last turn on the Salt Road: two squads face each other. */
const lastTurn = `umpire dust-tactics
battlefield salt-road
scenario salt-road
turn 1 of 1
phase initiative
unit s1 h.line south at 60,60, whole
unit n1 v.guard north at 60,40, whole, facing 180
`;

export const wholeGames: readonly WholeGame[] = [
  { game: "rogue-regiment", mission: "chalk-farm", difficulty: "easy", usually: null, ending: null },
  { game: "v-sabotage", mission: "relay-post", difficulty: "standard", usually: null, ending: null },
  { game: "hour-of-glory", mission: "cold-infirmary", difficulty: null, usually: null, ending: null },
  { game: "two-hundred-hours", mission: "m1-camp", difficulty: null, usually: touch, ending: pastTheDog },
  { game: "dust-tactics", mission: "low-tide", difficulty: null, usually: mouse, ending: lastTurn },
];

/** The games that are played in a way: one, in the soak all of them. */
export const gamesIn = ({ title }: Way): readonly WholeGame[] =>
  wholeGames.filter(({ usually }) => atLength || usually === title);

/** From where a game is played: its end where that is enough. */
export const endingOf = ({ ending }: WholeGame): string | null => (atLength ? null : ending);
