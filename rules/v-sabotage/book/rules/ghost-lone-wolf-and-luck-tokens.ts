import { row, rulesUnder } from "../../../kernel/index.ts";

export const ghostLoneWolfAndLuckTokensRules = rulesUnder("Ghost: lone wolf and luck tokens", "Luck p7", {
  "vs.wolf.one": row("Lone wolf: one commando", {
    text: "Lone wolf mode uses exactly 1 commando and always includes XP mode.",
    source: "Lone wolf p6",
  }),
  "vs.wolf.choice": row("Lone wolf: who may go", {
    text: "The commando is the Death Cheater or one of the core box, or of the expansion in play.",
    source: "Lone wolf p6",
  }),
  "vs.wolf.gander": row("Lone wolf: Gander may come", {
    text: "Gander may come along and is not a commando.",
    source: "Lone wolf p6",
  }),
  "vs.wolf.table": row("Lone wolf: what he starts with", {
    text: "Luck tokens (random, into the enemy reserve), XP cards and equipment follow the table for the regular number of commandos, 1 to 6.",
    source: "Lone wolf p6",
  }),
  "vs.wolf.xp": row("Lone wolf: his XP cards", {
    text: 'The XP cards of the table are chosen from the "lone wolf only" cards, without danger tokens.',
    source: "Lone wolf p6",
  }),
  "vs.wolf.equipment": row("Lone wolf: his equipment", {
    text: "The equipment of the table is chosen freely, but never an MG42 or StG44, and may replace starting equipment.",
    source: "Lone wolf p6",
  }),
  "vs.wolf.army-of-two": row("Lone wolf: the card Army of Two", {
    text: 'The card Army of Two must be chosen for the operations and levels listed in "Numbers".',
    source: "Lone wolf p6",
  }),
  "vs.wolf.parallel": row("Lone wolf: two levels at once", {
    text: "With 2 levels in play, the enemy phase is played on both, even while the commando is on neither.",
    source: "Lone wolf p7",
  }),
  "vs.luck.draw-on": row("After a luck token you draw on", {
    text: "A drawn luck token is followed by further draws and acts at the times of a danger token.",
  }),
  "vs.luck.relief": row("Luck 1: an injury less or an action more", {
    text: "Luck 1: remove 1 −1 AP token from 1 commando, or 1 commando performs 1 more action before the end of the turn.",
    open: ["vs.open.luck-where", "vs.open.luck-action"],
  }),
  "vs.luck.remove-four": row("Luck 2: four enemies go", {
    text: "Luck 2: 4 chosen enemy units of the level return to their reserve, without equipment in exchange; not units on the commando's tile or protecting an objective.",
    open: ["vs.open.luck-no-protect", "vs.open.luck-reserve"],
  }),
  "vs.luck.alarm": row("Luck 3: the alarm is switched off", {
    text: "Luck 3: with no visible commando the alarm is switched off, though what would trigger it does so again at once; otherwise gain 1 +1 AP token or 1 more action before the end of the turn.",
    open: ["vs.open.luck-action"],
  }),
  "vs.luck.entrance": row("Luck 4: one entrance fewer", {
    text: "Luck 4: with 4 or more enemy entrances on the level, 1 is removed for good.",
  }),
  "vs.luck.sledgehammers": row("Luck 4: the sledgehammers go", {
    text: "Luck 4: with fewer than 4, all sledgehammer units not protecting an objective return to the reserve, those behind an entrance included.",
  }),
  "vs.luck.flee-swap": row("Luck 5: a spotted token becomes a flee token", {
    text: "Luck 5: 1 spotted token leaves the equipment reserve, or failing that the discard pile, for good, and 1 flee token takes its place; without a flee token left there is no effect.",
  }),
  "vs.luck.flee-effect": row("A flee token drives enemies away", {
    text: "A flee token that appears on a tile with enemy units removes them all, each replaced by 1 equipment token, and is discarded.",
    open: ["vs.open.flee-empty"],
  }),
});
