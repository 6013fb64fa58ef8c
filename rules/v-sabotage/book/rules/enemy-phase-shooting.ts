import { row, rulesUnder } from "../../../kernel/index.ts";

export const enemyPhaseShootingRules = rulesUnder("Enemy phase: shooting", "Shooting step p1–2", {
  "vs.eshoot.group": row("Enemies on one tile shoot at one tile", {
    text: "All enemy units on one tile form one group that aims all its shots at one tile; each unit shoots once.",
  }),
  "vs.eshoot.range": row("How far enemies shoot", {
    text: "A group shoots only at visible commandos on its own tile or an orthogonally adjacent one with no wall or locked door between.",
    source: "Shooting step, Shooting p1–2",
  }),
  "vs.eshoot.stealthy-immune": row("A stealthy commando is never shot", {
    text: "A stealthy commando is never targeted or hit by a weapon that rolls dice.",
    source: "Shooting step, Stealth p1–2",
  }),
  "vs.eshoot.own-tile-first": row("Enemies shoot at their own tile first", {
    text: "A visible commando on the group's own tile has priority over adjacent tiles.",
  }),
  "vs.eshoot.adjacent-choice": row("You choose among adjacent tiles", {
    text: "Among several adjacent tiles with visible commandos the players choose the one targeted.",
  }),
  "vs.eshoot.dice": row("How many dice enemies roll", {
    text: "The group rolls as many dice as the white squares of its units together; a unit in a nest counts the nest's squares in place of its own.",
    source: "Shooting step p1–2; MG42 nest p3–4",
  }),
  "vs.eshoot.to-hit": row("A hit costs a commando 1 AP", {
    text: "Each die equal to or above the number of the targeted tile is a hit and puts 1 −1 AP token on a visible commando there.",
  }),
  "vs.eshoot.distribute": row("You share out the hits", {
    text: "With several visible commandos on the tile the players share out the hits.",
  }),
  "vs.eshoot.overflow": row("Hits left over go to the next commando", {
    text: "Once a commando is critical, the hits left go to other visible commandos on that tile; with none left they are lost.",
  }),
});
