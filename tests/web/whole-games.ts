import { atLength } from "../soak/at-length.ts";
import { finger, type Hand, keyboard, pointer } from "./play-through.ts";

/** A way to work the page, and on what. */
export interface Way {
  readonly title: string;
  readonly hand: Hand;
  readonly touch: boolean;
  readonly look: { readonly width: number; readonly height: number };
}

export const ways: readonly Way[] = [
  { title: "by a mouse", hand: pointer, touch: false, look: { width: 1280, height: 800 } },
  { title: "by keys alone", hand: keyboard, touch: false, look: { width: 1280, height: 800 } },
  { title: "by a finger on a telephone", hand: finger, touch: true, look: { width: 360, height: 740 } },
];

/** A mission that is played to its end through the page. */
export interface WholeGame {
  readonly game: string;
  readonly mission: string;
  readonly difficulty: string | null;
  /** How it is played at each `npm test`; `npm run soak -- --tests` plays it in every way. */
  readonly usually: string;
}

export const wholeGames: readonly WholeGame[] = [
  { game: "rogue-regiment", mission: "chalk-farm", difficulty: "easy", usually: "without a network" },
  { game: "v-sabotage", mission: "relay-post", difficulty: "standard", usually: "by keys alone" },
  { game: "hour-of-glory", mission: "cold-infirmary", difficulty: null, usually: "by a finger on a telephone" },
];

/** The games that are played in a way: one each, in the soak all of them. */
export const gamesIn = ({ title }: Way): readonly WholeGame[] =>
  wholeGames.filter(({ usually }) => atLength || usually === title);
