import { dictionary } from "../../kernel/index.ts";

/** An XP card: our own, after the kinds the rules name. */
export interface XpCard {
  readonly title: string;
  readonly colour: "yellow" | "blue" | "lone-wolf";
  readonly text: string;
}

/** The XP cards; all assumed. vs.xp.decks, vs.xp.colours */
export const xpCards = dictionary<Readonly<Record<string, XpCard>>>({
  "second-breath": { title: "Second Breath", colour: "yellow", text: "2 AP more in this activation" },
  "quick-hands": { title: "Quick Hands", colour: "yellow", text: "use 1 equipment token for 0 AP" },
  "nerves-of-ice": { title: "Nerves of Ice", colour: "yellow", text: "ignore 1 failed stealth check" },
  locksmith: { title: "Locksmith", colour: "yellow", text: "unlock a door in contact for 0 AP" },
  muffled: {
    title: "Muffled",
    colour: "yellow",
    text: "1 use of a noisy sniper rifle or token does not trigger the alarm",
  },
  "field-dressing": {
    title: "Field Dressing",
    colour: "yellow",
    text: "remove 1 −1 AP token from yourself, not while critical",
  },
  "light-feet": {
    title: "Light Feet",
    colour: "blue",
    text: "moving stealthily onto an outdoor medium tile costs 1 AP",
  },
  "steady-aim": { title: "Steady Aim", colour: "blue", text: "reroll 1 die of each own firearm shot" },
  "big-pockets": { title: "Big Pockets", colour: "blue", text: "1 more equipment circle" },
  shadow: { title: "Shadow", colour: "blue", text: "own stealth checks roll 1 die fewer, at least 1" },
  "hard-to-stop": {
    title: "Hard to Stop",
    colour: "blue",
    text: "the first hit of reaction fire each turn is ignored",
  },
  scrounger: {
    title: "Scrounger",
    colour: "blue",
    text: "close combat rewards: draw 2, keep 1, the other goes to the discard pile",
  },
  "army-of-two": {
    title: "Army of Two",
    colour: "lone-wolf",
    text: "counts as 2 commandos for objectives that need 2, and may act on 2 objectives of a terrain as if on both tiles once per terrain",
  },
  "iron-will": { title: "Iron Will", colour: "lone-wolf", text: "4 AP per commando phase" },
  "never-down": {
    title: "Never Down",
    colour: "lone-wolf",
    text: "once per terrain, a critical condition becomes 2 injuries",
  },
  "old-hand": { title: "Old Hand", colour: "lone-wolf", text: "2 spaces for +1 AP tokens" },
  quartermaster: { title: "Quartermaster", colour: "lone-wolf", text: "2 more equipment circles" },
  "fade-away": {
    title: "Fade Away",
    colour: "lone-wolf",
    text: "once per terrain, visible to stealthy on a tile without enemy units, for 1 AP",
  },
});

export const cardsOf = (colour: XpCard["colour"]): readonly string[] =>
  Object.keys(xpCards).filter((card) => xpCards[card]?.colour === colour);

/** What people call an XP card; a name that none has as it is. */
export const xpTitle = (card: string): string => xpCards[card]?.title ?? card;
