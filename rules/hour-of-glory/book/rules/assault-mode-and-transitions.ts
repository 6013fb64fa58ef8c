import { row, rulesUnder } from "../../../kernel/index.ts";

export const assaultModeAndTransitionsRules = rulesUnder("Assault mode and transitions", "Assault", {
  "hg.assault.exposed-forces": row("An exposed raider turns assaulter", {
    text: "A raider who is exposed enters assault mode at once.",
  }),
  "hg.assault.attackable": row("An assaulter can be attacked", {
    text: "An assaulter is exposed: defending agents may fight him and shoot at him.",
  }),
  "hg.assault.any-weapon": row("An assaulter uses any weapon", {
    text: "An assaulter may use any weapon of his stack, once it is on top.",
    source: "Assault; Weapons",
  }),
  "hg.assault.voluntary-start-of-turn": row("Turning assaulter at the start of a turn", {
    text: "A raider may choose assault mode at the start of his turn.",
  }),
  "hg.assault.not-in-zone": row("No turning assaulter in a watch zone", {
    text: "He may not choose it while he is in a watch zone.",
  }),
  "hg.assault.not-in-occupied-room": row("No turning assaulter in an enemy-occupied room", {
    text: "He may not choose it while he is in an enemy-occupied room.",
  }),
  "hg.assault.full-turn-after": row("After turning assaulter the turn goes on as usual", {
    text: "After choosing assault mode he has the movement and action of the turn as normal.",
    open: ["hg.open.assault-adjacent"],
  }),
  "hg.assault.bonus-change-weapon": row("Turning assaulter lets you change weapon", {
    text: "Choosing assault mode gives CHANGE WEAPON as a bonus action.",
    source: "Weapons; ref: Change Weapon",
    open: ["hg.open.voluntary-weapon"],
  }),
  "hg.assault.top-card": row("What an assaulter holds at first", {
    text: "On entering assault mode the selected weapon is the sidearm or the combat knife.",
    open: ["hg.open.exposed-weapon"],
  }),
  "hg.assault.no-spend-time": row("An assaulter cannot spend time", {
    text: "An assaulter spends time on nothing but HIDE.",
  }),
  "hg.assault.unconscious-to-raiding": row("Knocked out, an Intruder turns raider", {
    text: "An Intruder knocked unconscious is put into raiding mode.",
    source: "Wounds and Death",
  }),
  "hg.assault.hide-returns": row("Only HIDE makes an assaulter a raider again", {
    text: "A conscious assaulter returns to raiding mode only by HIDE.",
    source: "ref: Hide",
  }),
  "hg.assault.recover-choice": row("Standing up, an Intruder chooses his mode", {
    text: "A recovering Intruder stands up in the mode of his choice.",
    source: "ref: Intruder Recover",
  }),
});
