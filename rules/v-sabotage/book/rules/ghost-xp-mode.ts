import { row, rulesUnder } from "../../../kernel/index.ts";

export const ghostXpModeRules = rulesUnder("Ghost: XP mode", "Danger p6", {
  "vs.ghost.modes-combine": row("Ghost modes may be combined", {
    text: "The Ghost modes may be used alone or combined.",
    source: "Ghost p6",
  }),
  "vs.xp.start-none": row("Nobody starts with XP cards", {
    text: "Commandos start an operation or campaign without XP cards and keep those they gain to its end.",
    source: "XP mode p6",
  }),
  "vs.xp.decks": row("Two decks of XP cards", {
    text: 'Yellow and blue XP cards form 2 shuffled decks; the "lone wolf only" cards are used in lone wolf mode alone.',
    source: "XP mode p6",
  }),
  "vs.xp.acquire": row("An objective earns an XP card", {
    text: "Each completed objective (all its steps done) gives an XP card to 1 chosen commando on that level and adds 1 unseen danger token to the enemy reserve.",
    source: "XP mode p6",
  }),
  "vs.xp.acquire-pick": row("Drawing an XP card", {
    text: "The player draws 1 yellow and 1 blue card, keeps 1 and puts the other under its deck.",
    source: "XP mode p6",
  }),
  "vs.xp.max": row("How many XP cards a commando has", {
    text: "A commando has at most 3 XP cards, 6 in lone wolf mode.",
    source: "XP mode p6",
  }),
  "vs.xp.replace": row("Replacing an XP card", {
    text: "When all commandos are at the limit, the chosen one may replace a card with the new one, and no danger token is added.",
    source: "XP mode p6",
    open: ["vs.open.xp-limit", "vs.open.danger-partial"],
  }),
  "vs.xp.resistance-levels": row("XP cards on two Résistance levels", {
    text: "On the Station level the card is given after the talk with the civilians, on the School level after they are saved.",
    source: "XP mode p6",
  }),
  "vs.xp.play": row("Playing an XP card is free", {
    text: "Playing an XP card costs 0 AP and acts only on its owner.",
    source: "XP card p6",
  }),
  "vs.xp.colours": row("Blue and yellow XP cards", {
    text: "A blue card is usable under the conditions it prints; a yellow card once per level, flipped after use.",
    source: "XP card p6",
  }),
  "vs.xp.lost": row("The dead lose their XP cards", {
    text: "An eliminated commando loses all its XP cards, which go under their decks.",
    source: "XP card p6",
  }),
  "vs.danger.draw-on": row("After a danger token you draw on", {
    text: "A drawn danger token is followed at once by further draws until a regular, special or Ø token comes, which arrives at the same entrance.",
  }),
  "vs.danger.timing": row("When danger tokens act", {
    text: "Danger effects on a level apply inside the reinforcement step, after the placements and their stealth checks; +1 AP tokens wait until the step ends.",
  }),
  "vs.danger.several": row("Several danger tokens at once", {
    text: "The players choose the order of several danger and luck tokens; copies of one token add up.",
  }),
  "vs.danger.extra-unit": row("Danger 1: more reinforcements", {
    text: "Danger 1: 1 more reinforcement token for each enemy entrance, alarm on or off, danger and luck tokens being drawn on as usual.",
  }),
  "vs.danger.early-move": row("Danger 2: enemies move at once", {
    text: "Danger 2: enemy units move once now (twice on a tile with a German officer) and again in the movement step.",
  }),
  "vs.danger.new-direction": row("Danger 3: a new direction", {
    text: "Danger 3: with every commando stealthy in the movement step, a newly drawn card replaces the direction of the event card, its event ignored; once per turn however many tokens.",
  }),
  "vs.danger.extra-check-die": row("Danger 4: harder stealth checks", {
    text: "Danger 4: to the end of the turn every stealth check rolls 1 more die.",
  }),
  "vs.danger.jam": row("Danger 5: weapons jam", {
    text: "Danger 5: each commando rolls 1 die for each of its MP40, StG44 and MG42 tokens; on a 1 that token goes to the equipment discard pile.",
  }),
  "vs.danger.aside": row("Danger tokens come back on the next level", {
    text: "A resolved danger or luck token waits on the next level card and joins the enemy reserve when that level is set up.",
    source: "Danger p6; Luck p7",
  }),
});
