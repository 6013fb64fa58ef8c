import { row, rulesUnder } from "../../../kernel/index.ts";

export const shootingRules = rulesUnder("Shooting", "Shooting p1–2", {
  "vs.shoot.cost": row("Shooting: 1 AP", {
    text: "Shooting with a firearm or a grenade costs 1 AP; the shooter names the weapon and the target before it rolls.",
  }),
  "vs.shoot.target-tile": row("You shoot at a tile", {
    text: "The target is one tile in range that contains enemy units.",
  }),
  "vs.shoot.range": row("Your own tile and the next are in range", {
    text: "Range is the shooter's own tile and each orthogonally adjacent tile with no wall or locked door on the shared edge.",
  }),
  "vs.shoot.door": row("Shooting a door open", {
    text: "A firearm, never a grenade, may instead target a locked door from one of the 2 tiles it separates: no dice, the door flips to unlocked.",
  }),
  "vs.shoot.door-noise": row("Shooting at a door is as loud as any shot", {
    text: "A door shot has the same noise and stealth effects as any other use of the weapon.",
    source: "Firearms p3–4",
  }),
  "vs.shoot.one-at-a-time": row("One shot is finished before the next", {
    text: "All steps of a shot are finished before the next shooting action.",
  }),
  "vs.shoot.dice": row("How many dice a weapon rolls", {
    text: "The number of dice is the number of white squares on the weapon.",
  }),
  "vs.shoot.to-hit": row("What a shot needs to hit", {
    text: "A die hits when it equals or beats the number on the targeted tile; each hit eliminates 1 enemy unit.",
  }),
  "vs.shoot.distribute": row("The shooter shares out the hits", {
    text: "The shooter decides which enemy units on the tile take the hits; hits left over are lost.",
  }),
  "vs.shoot.nest-five": row("Only 5 or 6 hits in a nest", {
    text: "Only a die of 5 or 6 can hit a character in a nest; the shooter may give such a die to the nest or to a unit outside it.",
  }),
  "vs.shoot.no-objective": row("Shots never hit an objective", { text: "A shot never hits an objective." }),
  "vs.shoot.no-commando": row("Firearms never hit a commando", {
    text: "A firearm shot by a commando never hits a commando.",
  }),
  "vs.shoot.to-reserve": row("Units shot go to the reserve", {
    text: "After the shot all eliminated units return to the enemy reserve, special units included.",
  }),
  "vs.shoot.reward": row("Killing by a shot leaves equipment", {
    text: "They are replaced all together by as many random equipment tokens, each on its green, blue or orange side, never red.",
  }),
});
