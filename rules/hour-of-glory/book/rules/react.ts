import { row, rulesUnder } from "../../../kernel/index.ts";

export const reactRules = rulesUnder("React", "ref: React", {
  "hg.react.when-zone": row("An assaulter in a watch zone must REACT", {
    text: "An assaulter who enters a watch zone, or starts his turn in one, must REACT.",
    source: "Evading and Reacting; ref: React",
    open: ["hg.open.zone-retest"],
  }),
  "hg.react.dice": row("What REACT rolls", {
    text: "In a watch zone REACT is a Survival test of 3d6 if he has not moved this turn, 1d6 if he has.",
  }),
  "hg.react.score-0": row("REACT, score 0: the turn ends", {
    text: "Score 0: no further activity; his turn ends at once.",
  }),
  "hg.react.score-1": row("REACT, score 1: fight or shoot", {
    text: "Score 1: he may fight or shoot, and may not move.",
  }),
  "hg.react.score-2": row("REACT, score 2: attack or move", { text: "Score 2: he may fight/shoot or move, not both." }),
  "hg.react.score-3": row("REACT, score 3: attack and move", { text: "Score 3: he may fight/shoot and move." }),
  "hg.react.even-after-action": row("REACT lets you attack again", {
    text: "What a REACT score permits is available even when he has already performed an action this turn.",
    source: "Assault; ref: React",
    open: ["hg.open.score-allowance"],
  }),
  "hg.react.before-fighting": row("REACT comes before the fight", {
    text: "Entering a zone next to the enemy whose zone it is, he must REACT before fighting.",
    source: "Fighting and Reacting",
  }),
  "hg.react.engaged-exempt": row("In a fight nobody needs to REACT", {
    text: "An assaulter who starts his turn engaged in a zone does not REACT while he stays engaged.",
    source: "Fighting and Reacting",
  }),
  "hg.react.on-disengage": row("Out of a fight and in a zone: REACT", {
    text: "When he disengages and is still in a zone he must REACT at once.",
    source: "Fighting and Reacting; Fighting",
  }),
  "hg.react.room-entry": row("Entering an enemy-occupied room: REACT", {
    text: "An assaulter or a defending agent must REACT on 1d6 as soon as he enters an enemy-occupied room.",
    source: "Entering a Room; ref: React",
    open: ["hg.open.react-zone-and-room", "hg.open.occupied-entrant"],
  }),
  "hg.react.room-start-none": row("Starting in an enemy-occupied room: no REACT", {
    text: "Starting the turn in an enemy-occupied room needs no REACT: he moves and acts as normal.",
    source: "Entering a Room; ref: React",
  }),
  "hg.react.room-scores": row("REACT in a room", {
    text: "In a room a pass scores 1 and a fail 0, on the same result table: on a pass he may fight or shoot but not move on.",
    open: ["hg.open.react-room-extra"],
  }),
  "hg.react.change-weapon-instead": row("Changing weapon in place of attacking or moving", {
    text: "An Intruder may CHANGE WEAPON in place of the fighting/shooting or the moving that REACT allows.",
    open: ["hg.open.react-weapon-twice"],
  }),
});
