import { row, rulesUnder } from "../../../kernel/index.ts";

export const attackActionRules = rulesUnder("Attack action", "Attack, p.6", {
  "rr.attack.cost": row("Attack: 1 AP with one weapon", {
    text: "Attack: 1 AP with one weapon of the Operator's equipment section, declared before rolling.",
  }),
  "rr.attack.los-range": row("A target must be in sight and in range", {
    text: "The target must be within LOS and within the weapon's long range.",
  }),
  "rr.attack.range-count": row("How range is counted", {
    text: "Range is counted in squares from the attacker to the target, not counting the attacker's own square.",
    open: ["rr.open.distance-metric"],
  }),
  "rr.attack.success": row("What an attack rolls", {
    text: "The attack rolls the weapon's dice (one D6 unless the board shows more) and each die equal to or above the weapon's number, after modifiers, succeeds.",
  }),
  "rr.attack.corpse": row("A killed enemy leaves a corpse", {
    text: "A killed infantry unit is removed and a corpse token is put on its square.",
    source: "Attack, p.6; Objects, p.23",
  }),
  "rr.attack.move-and": row("Move and attack: 1 AP for both", {
    text: "Move & attack: 1 AP for 1 square of movement and one attack, in either order.",
  }),
  "rr.attack.move-and-blocked": row("The move of a move and attack is an ordinary move", {
    text: "The movement part obeys the limits of a move.",
  }),
  "rr.attack.attack-then-move": row("Attack first, then move: the die is rolled last", {
    text: "When the attack comes first, it is declared from the first square, the Operator is moved, and only then is the die rolled; the move stands whatever the result.",
  }),
  "rr.assassinate.weapon": row("An assassination needs a knife", {
    text: "An assassination needs a fighting knife (or a speargun, see rr.spear).",
    source: "Assassination, p.7; Fighting Knife, p.23",
  }),
  "rr.assassinate.behind": row("A knife strikes from directly behind", {
    text: "A knife assassination is made only from the one square directly behind the unit (opposite to its facing).",
    source: "Assassination, p.7",
  }),
  "rr.assassinate.infantry": row("Only infantry can be assassinated", {
    text: "Its target is Axis infantry: Rifleman, SMG Infantry or Officer.",
    source: "Assassination, p.7",
  }),
  "rr.assassinate.sure": row("An assassination kills without a roll", {
    text: "It needs a 1 or more: no die is rolled and the unit dies.",
    source: "Assassination, p.7; Fighting Knife, p.23",
  }),
  "rr.assassinate.not-spotted": row("A spotted Operator cannot assassinate", {
    text: "A spotted Operator may not assassinate.",
    source: "Assassination, p.7",
  }),
  "rr.assassinate.move-and": row("A move and attack may be an assassination", {
    text: "It may be the attack of a move & attack (1 AP).",
    source: "Assassination, p.7",
  }),
  "rr.assassinate.window": row("You may assassinate through a window", {
    text: "It may be made through a window.",
    source: "Assassination, p.7",
  }),
  "rr.aim.cost": row("Take aim: 1 AP", {
    text: "Take aim: 1 AP, naming a unit within LOS and range.",
    source: "Take Aim, p.7",
  }),
  "rr.aim.bonus": row("Aiming gives +2 for the rest of the turn", {
    text: "Every attack of that Operator on that unit during the rest of this turn gets +2.",
    source: "Take Aim, p.7",
  }),
  "rr.aim.keep-los": row("Aim is kept while the target stays in sight", {
    text: "Aim survives a move & attack while the target stays within LOS and range.",
    source: "Take Aim, p.7",
  }),
  "rr.aim.stacks": row("Aiming and short range add up to +3", {
    text: "The +2 adds to the short-range +1 (together +3).",
    source: "Take Aim, p.7",
  }),
});
