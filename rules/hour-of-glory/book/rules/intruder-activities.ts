import { row, rulesUnder } from "../../../kernel/index.ts";

export const intruderActivitiesRules = rulesUnder("Intruder activities", "ref: Sneak-Attack", {
  "hg.sneak.each-entry": row("Near a Sentry a raider SNEAKs at each step", {
    text: "A raider SNEAKs, as part of movement, on each square he enters within 4 squares of a Sentry.",
    source: "ref: Sneak",
    open: ["hg.open.sneak-optional", "hg.open.sneak-many", "hg.open.sneak-engaged-sentry"],
  }),
  "hg.sneak.chance": row("What SNEAK rolls", {
    text: "SNEAK is on Stealth. Chance: 1d6. Time: base 2 minutes, 2d6.",
    source: "ref: Sneak",
  }),
  "hg.sneak.score-0": row("SNEAK, score 0: the Sentry is alerted", {
    text: "Score 0: the Sentry is alerted; if the raider is then in his zone he must EVADE; if not, he goes on with his turn.",
    source: "ref: Sneak",
    open: ["hg.open.sneak-order"],
  }),
  "hg.sneak.score-1": row("SNEAK, score 1: nobody hears", {
    text: "Score 1: the Sentry is not alerted and the turn goes on.",
    source: "ref: Sneak",
  }),
  "hg.sneakattack.sentry-only": row("SNEAK-ATTACK: a Sentry beside you", {
    text: "SNEAK-ATTACK is a raider's action against an adjacent Sentry; no other enemy.",
  }),
  "hg.sneakattack.not-in-his-zone": row("No SNEAK-ATTACK in the Sentry's zone", {
    text: "It is not allowed while that Sentry has the raider in his zone.",
  }),
  "hg.sneakattack.roll": row("What SNEAK-ATTACK rolls", {
    text: "It rolls 3d6 against Combat, each pass scoring 1.",
    open: ["hg.open.sneakattack-knife"],
  }),
  "hg.sneakattack.score-0": row("SNEAK-ATTACK, score 0: exposed", {
    text: "Score 0: the Sentry is alerted, the raider is exposed and his turn ends.",
  }),
  "hg.sneakattack.score-1": row("SNEAK-ATTACK, score 1: killed without a sound", {
    text: "Score 1 or more: the Sentry is eliminated, with no resisting and no noise; a corpse marker takes his place.",
  }),
  "hg.sneakattack.bonus-conceal": row("After a SNEAK-ATTACK the body may be hidden", {
    text: "After that he may CONCEAL the body in the same turn as a bonus action.",
    source: "ref: Sneak-Attack; ref: Conceal",
  }),
  "hg.breach.roll": row("BREACH: opening a locked door", {
    text: "BREACH a door is an action on Technique. Chance: 1d6. Time (raiders): base 2 minutes, 2d6.",
    source: "ref: Breach",
  }),
  "hg.breach.assaulter-chance": row("An assaulter must take a chance", {
    text: "An assaulter must BREACH, SPY and CONCEAL by taking a chance.",
    source: "ref: Breach; Spy; Conceal",
  }),
  "hg.breach.result": row("What BREACH comes to", {
    text: "Score 0: the door stays closed, and a new try is allowed next turn. Score 1: unlocked and open.",
    source: "ref: Breach",
  }),
  "hg.breach.covert-kit": row("A Covert Entry Kit helps to BREACH", {
    text: "With a Covert Entry Kit spending time on BREACH rolls 4 dice.",
    source: "ref: Breach",
  }),
  "hg.spy.where": row("Where you SPY", {
    text: "SPY is an action of an Intruder standing in a room that holds an intelligence card.",
    source: "ref: Spy",
  }),
  "hg.spy.roll": row("What SPY rolls", {
    text: "It is on Technique. Chance: 1d6. Time (raiders): base 2 minutes, 2d6.",
    source: "ref: Spy",
  }),
  "hg.spy.result": row("What SPY comes to", {
    text: "Score 0: nothing, and a new try next turn. Score 1: he takes the card.",
    source: "ref: Spy",
  }),
  "hg.spy.camera": row("A Spy Camera helps to SPY", {
    text: "With a Spy Camera spending time on SPY rolls 4 dice.",
    source: "ref: Spy",
  }),
  "hg.take.after-conceal": row("Taking things from a friend's body", {
    text: "After a try to CONCEAL a friendly body, failed or not, he may take any of its equipment, weapons and intelligence, automatically and for no action.",
    source: "ref: Take Equipment",
    open: ["hg.open.items-left", "hg.open.living-trade"],
  }),
  "hg.take.master-key": row("Taking the master key from the Commander", {
    text: "After a try to CONCEAL the Commander's body, failed or not, he may take the Stronghold Master Key.",
    source: "ref: Take Equipment",
    open: ["hg.open.second-commander-corpse"],
  }),
  "hg.take.captured-back": row("Taking back what the Commander took", {
    text: "He may then also take back anything the Commander had captured.",
    source: "ref: Take Equipment",
  }),
  "hg.conceal.action": row("CONCEAL: hiding a body beside you", {
    text: "CONCEAL is the turn's action on a corpse marker in an adjacent square.",
    source: "ref: Conceal",
    open: ["hg.open.conceal-same-square"],
  }),
  "hg.conceal.roll": row("What CONCEAL rolls", {
    text: "It is on Stealth. Chance: 1d6. Time (raiders): base 2 minutes, 2d6.",
    source: "ref: Conceal",
  }),
  "hg.conceal.score-0": row("CONCEAL, score 0: the body raises an alert", {
    text: "Score 0: the corpse marker is turned over into an alert marker.",
    source: "ref: Conceal",
  }),
  "hg.conceal.score-1": row("CONCEAL, score 1: the body is gone", {
    text: "Score 1: the corpse marker leaves play.",
    source: "ref: Conceal",
  }),
  "hg.hide.where": row("Where you can HIDE", {
    text: "HIDE is for an assaulter in a room that is not enemy-occupied and whose doors are all closed.",
    source: "ref: Hide",
    open: ["hg.open.hide-unoccupied"],
  }),
  "hg.hide.extended": row("HIDE takes the whole turn", {
    text: "In the turn he HIDEs he neither moves nor performs another action.",
    source: "ref: Hide",
  }),
  "hg.hide.time": row("What HIDE rolls", {
    text: "HIDE always spends time on Stealth: base 3 minutes plus 1 for each Guard in the stronghold, 3d6.",
    source: "ref: Hide",
    open: ["hg.open.hide-guards"],
  }),
  "hg.hide.effect": row("HIDE makes you a raider again", {
    text: "He becomes a raider, with the raiding profile and his knife on top.",
    source: "ref: Hide",
  }),
});
