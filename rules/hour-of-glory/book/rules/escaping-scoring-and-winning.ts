import { row, rulesUnder } from "../../../kernel/index.ts";

export const escapingScoringAndWinningRules = rulesUnder("Escaping, scoring and winning", "Winning the Game", {
  "hg.win.timer-0": row("The game ends when the timer is at 0", {
    text: "The game ends as soon as the timer is 0.",
    open: ["hg.open.end-of-game", "hg.open.spend-time-zero"],
  }),
  "hg.win.colour-2": row("Three cards of a colour: 2 points", {
    text: "3 cards of one colour brought out: 2 points.",
    open: ["hg.open.score-pooled", "hg.open.score-overlap"],
  }),
  "hg.win.country-1": row("Three cards of a country: 1 point", {
    text: "3 cards of one country brought out: 1 point.",
    open: ["hg.open.score-pooled", "hg.open.score-overlap"],
  }),
  "hg.win.map-1": row("The Stronghold Map: 1 point", { text: "The Stronghold Map brought out: 1 point." }),
  "hg.win.need-2-4-6": row("How many points the Intruders need to win", {
    text: "The Intruders need 2 points if 1 Intruder began the game, 4 if 2, 6 if 3, whatever was lost since.",
  }),
  "hg.win.escaped-only": row("Only what is carried out counts", {
    text: "Only cards count that an Intruder held when he went out through the entrance; he is out of the game from that step on.",
    source: "Winning the Game; Doors",
  }),
  "hg.win.left-behind": row("An Intruder left behind needs his team-mates", {
    text: "An Intruder left in the stronghold wins only if his team-mates score enough.",
  }),
  "hg.win.else-defender": row("Otherwise the Defender wins", {
    text: "Without the required score before the timer is 0 the Intruders lose.",
    open: ["hg.open.end-of-game"],
  }),
});
