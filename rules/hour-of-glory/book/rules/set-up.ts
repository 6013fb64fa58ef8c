import { row, rulesUnder } from "../../../kernel/index.ts";

export const setUpRules = rulesUnder("Set-up", "Setup", {
  "hg.setup.commander": row("The Commander starts on the board", {
    text: "The Commander starts on the board.",
    open: ["hg.open.setup-placement"],
  }),
  "hg.setup.sentries-by-intruders": row("More Intruders, more Sentries", {
    text: "The number of Sentries at the start depends on the number of Intruders.",
    open: ["hg.open.setup-placement"],
  }),
  "hg.setup.sentries-ready": row("A Sentry starts with his back to his door", {
    text: "Every Sentry starts at a door, facing away from the door he guards.",
  }),
  "hg.setup.no-sentry-interior-door": row("No Sentry between rooms 8 and 9", {
    text: "No Sentry is posted on either side of the door between rooms 8 and 9.",
    source: "Doors",
  }),
  "hg.setup.cards-dealt": row("One intelligence card in each room", {
    text: "The 10 intelligence cards are shuffled and one is put face down in each of the 10 rooms.",
  }),
  "hg.setup.cards-unseen": row("Nobody looks at the cards", {
    text: "No player sees a card while the cards are dealt.",
  }),
  "hg.setup.timer-60": row("The timer starts at 60", { text: "The timer starts at 60." }),
  "hg.setup.asi-one-marker": row("The alarm board starts with one marker", {
    text: "The ASI starts on its standby side with one alert marker, in its first box.",
  }),
  "hg.setup.character": row("Choosing a character", {
    text: "Each Intruder player chooses a character nobody else has chosen: profile, a raiding figure, an assault figure and that character's own corpse marker.",
  }),
  "hg.setup.loadout": row("Choosing weapons and equipment", {
    text: "Each Intruder player chooses weapons and equipment for the character.",
  }),
  "hg.setup.intruders-1-3": row("One to three Intruders", {
    text: "A game has 1, 2 or 3 Intruders; they play as one team against the Defender.",
    source: "Setup; Winning the Game (inferred)",
  }),
  "hg.setup.start-raiding": row("Everybody starts in raiding mode", { text: "Every Intruder starts in raiding mode." }),
  "hg.setup.entry-squares": row("Intruders start at the entrance", {
    text: "Each Intruder starts on one of the 4 entry-zone squares outside the stronghold entrance.",
  }),
  "hg.setup.doors-closed": row("Every door starts closed", {
    text: "Every stronghold door is closed at the start.",
    source: "Doors",
  }),
});
