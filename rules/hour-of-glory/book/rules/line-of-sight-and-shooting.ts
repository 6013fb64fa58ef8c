import { row, rulesUnder } from "../../../kernel/index.ts";

export const lineOfSightAndShootingRules = rulesUnder("Line of sight and shooting", "Shooting", {
  "hg.los.corridor-line": row("Sight along a corridor has no limit", {
    text: "In a corridor LOS runs in an unobstructed straight line, with no limit of distance.",
    open: ["hg.open.los-entry"],
  }),
  "hg.los.one-square-door": row("Sight reaches 1 square through a door", {
    text: "LOS reaches only 1 square into or out of a room.",
    open: ["hg.open.los-doorway"],
  }),
  "hg.los.room-all": row("In a room you see every square", {
    text: "A shooter in a room sees every square of it not obstructed in a straight line.",
    open: ["hg.open.los-room-line"],
  }),
  "hg.los.standing-obstruct": row("Which agents block sight", {
    text: "Standing assaulters and standing defending agents obstruct LOS; raiders do not, for either side.",
  }),
  "hg.los.prone-clear": row("The prone do not block sight", {
    text: "Prone agents do not obstruct LOS.",
    source: "Shooting (inferred)",
  }),
  "hg.shoot.clear-los": row("Shooting needs a clear line of sight", {
    text: "SHOOT is a Combat action and needs a clear LOS.",
    open: ["hg.open.facing-attack", "hg.open.prone-targets"],
  }),
  "hg.shoot.dice-by-weapon": row("The weapon gives the dice", { text: "The number of attack dice is the weapon's." }),
  "hg.shoot.range-dice": row("Dice are spent on the range", {
    text: "The shooter removes dice whose total equals or exceeds the number of squares to the target; only then is the attack in range.",
    open: ["hg.open.range-count"],
  }),
  "hg.shoot.choose-dice": row("The shooter chooses the range dice", {
    text: "The shooter chooses which dice cover the range.",
    source: "Shooting; Sub-machineguns (inferred)",
  }),
  "hg.shoot.remaining-score": row("The dice left over wound", {
    text: "Each pass among the dice left scores 1 on the wound table of FIGHT.",
  }),
  "hg.shoot.out-of-range": row("Out of range, a shot does nothing", {
    text: "If all dice together do not reach the distance, the attack has no effect.",
    source: "Shooting (inferred)",
  }),
  "hg.shoot.no-counter": row("No counterattack on a shot", {
    text: "A shooting attack gives no counterattack.",
    source: "Counterattack (inferred)",
  }),
});
