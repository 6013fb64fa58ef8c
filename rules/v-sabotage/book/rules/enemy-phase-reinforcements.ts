import { row, rulesUnder } from "../../../kernel/index.ts";

export const enemyPhaseReinforcementsRules = rulesUnder("Enemy phase: reinforcements", "Reinforcements p1–2", {
  "vs.enemy.steps": row("The three steps of the enemy phase", {
    text: "The enemy phase is: reinforcements, movement, shooting; it is played even with no commando on the terrain.",
    source: "Enemy phase p1–2",
  }),
  "vs.reinf.random": row("Reinforcements are drawn at random", {
    text: "Reinforcement tokens come at random from the enemy reserve with a random side up; drawn tokens not needed go back.",
  }),
  "vs.reinf.number": row("How many reinforcements come", {
    text: "1 enemy token is placed on each tile in contact with an enemy entrance, 2 with the alarm on.",
  }),
  "vs.reinf.shortage": row("No reinforcements left: the operation fails", {
    text: "When the reserve cannot supply every token required, the operation fails.",
  }),
  "vs.reinf.open-count": row("You may look at the enemy reserve", {
    text: "The players may look at what remains in the enemy reserve at any time.",
  }),
  "vs.reinf.no-space": row("Reinforcements without space wait outside", {
    text: "Units with no free space on the tile wait outside the terrain behind their entrance, where commandos cannot act against them.",
  }),
  "vs.reinf.waiting-enter": row("Waiting enemies enter next time", {
    text: "Waiting units enter in the following reinforcement step as far as they can; when only some can, the players choose which.",
  }),
  "vs.reinf.check": row("Reinforcements beside a stealthy commando: a stealth check", {
    text: "Units that enter a tile with a stealthy commando cause a stealth check at once.",
  }),
  "vs.empty.no-enemy": row("An empty token brings nobody", {
    text: "An empty-set (Ø) token counts as one placed token and brings no enemy unit.",
  }),
  "vs.empty.exchange": row("Empty tokens become special units", {
    text: "At the end of the step all Ø tokens placed leave the game, and for each of them 1 special unit goes from the special reserve to the enemy reserve.",
  }),
  "vs.barricade.holds": row("A barricade keeps enemies out", {
    text: "Units due through a barricaded entrance wait outside behind it.",
    source: "Reinforcements p1–2; Crowbar p3–4",
  }),
  "vs.barricade.four": row("A barricade holds up to four", {
    text: "The barricade breaks once units worth 4 or more are behind it; a sledgehammer unit is worth 2, any other 1.",
    source: "Crowbar p3–4",
  }),
  "vs.barricade.breaks": row("What happens when a barricade breaks", {
    text: "When it breaks, the crowbar is discarded and the units enter the tile in that step as far as space allows.",
    source: "Crowbar p3–4",
  }),
  "vs.barricade.again": row("An entrance may be barricaded again", {
    text: "The same entrance may be barricaded again later.",
    source: "Crowbar p3–4",
  }),
});
