import { row, rulesUnder } from "../../../kernel/index.ts";

export const weaponsRules = rulesUnder("Weapons", "Sub-machineguns", {
  "hg.weapon.top-of-stack": row("The top card is the weapon in hand", {
    text: "The top card of an Intruder's weapon stack is his selected weapon, and he attacks with no other.",
    source: "Weapons",
  }),
  "hg.weapon.change-action": row("Changing weapon is an action", {
    text: "CHANGE WEAPON is an automatic action.",
    source: "Weapons; ref: Change Weapon",
  }),
  "hg.weapon.firearm-unarmed-in-fight": row("With a firearm in hand you fight unarmed", {
    text: "With a firearm selected he may shoot but is unarmed in a fight.",
    source: "Weapons",
  }),
  "hg.weapon.knife-no-shoot": row("With a knife in hand you cannot shoot", {
    text: "With the combat knife selected he may not shoot.",
    source: "Weapons",
  }),
  "hg.weapon.handgun-reroll": row("A handgun rerolls a die of REACT", {
    text: "A selected handgun rerolls one d6 of a REACT in a zone or an enemy-occupied room.",
    source: "Handguns",
    open: ["hg.open.handgun-commander"],
  }),
  "hg.weapon.handgun-declare": row("The handgun's reroll is declared first", {
    text: "That reroll is available only if he declares before the first roll that he means to shoot.",
    source: "Handguns",
    open: ["hg.open.handgun-nobody"],
  }),
  "hg.weapon.handgun-must-shoot": row("Declare the handgun, and you must shoot", {
    text: "Having declared, he must shoot if the roll or reroll lets him.",
    source: "Handguns",
  }),
  "hg.weapon.smg-covering-3": row("Covering fire: up to 3 attacks", {
    text: "SMG covering fire makes up to 3 attacks in one turn, however often REACT lets him shoot in it.",
    open: ["hg.open.covering-one", "hg.open.score-allowance"],
  }),
  "hg.weapon.smg-covering-same-los": row("Covering fire goes one way", {
    text: "All covering-fire targets are in the same LOS.",
    open: ["hg.open.covering-los"],
  }),
  "hg.weapon.smg-covering-no-repeat": row("Covering fire hits each target once", {
    text: "Covering fire does not attack the same target twice in a turn.",
  }),
  "hg.weapon.smg-burst-3": row("A burst rerolls up to 3 dice", {
    text: "SMG burst rerolls up to 3 dice, range or attack dice.",
    open: ["hg.open.burst-rerolls"],
  }),
  "hg.weapon.smg-burst-after-designation": row("A burst comes after the range dice", {
    text: "Burst rerolls come after the attack roll and after the range dice are designated.",
    open: ["hg.open.burst-range"],
  }),
  "hg.weapon.smg-burst-same-die": row("A burst may reroll one die again", {
    text: "The same die may be rerolled by burst, up to 3 times.",
  }),
  "hg.weapon.rifle-no-move-after": row("After a rifle shot nobody moves", {
    text: "After shooting a rifle an agent does not move again that turn; moving first is allowed.",
    source: "Rifles",
    open: ["hg.open.coup-rifle"],
  }),
  "hg.weapon.unarmed-2": row("Unarmed: 2 dice", {
    text: "Unarmed, every agent fights with Strength 2.",
    source: "Fighting; Unarmed",
  }),
  "hg.weapon.knife-plus-1": row("A knife adds a die", {
    text: "A knife adds 1d6 to the Strength of attacks in a fight.",
    source: "Knives",
    open: ["hg.open.knife-strength"],
  }),
  "hg.weapon.knife-silent": row("A knife is silent", {
    text: "A knife is silent and serves for SNEAK-ATTACK and COUP-DE-GRACE in raiding mode.",
    source: "Knives",
  }),
});
