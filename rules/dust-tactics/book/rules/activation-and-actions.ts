import { row, rulesUnder } from "../../../kernel/index.ts";

export const activationAndActionsRules = rulesUnder("Activation and actions", "Actions", {
  "dt.act.two": row("A unit has two actions", {
    text: "An activated unit performs 2 actions.",
    source: "Roll for Initiative",
  }),
  "dt.act.declare-all": row("All actions are declared first", {
    text: "All intended actions, with any special actions, skills and special weapons to be used, are declared before the first action is performed.",
    source: "Roll for Initiative; Declare Targets",
    open: ["dt.open.declare-order", "dt.open.declared-impossible"],
  }),
  "dt.act.nothing": row("Doing NOTHING is an action", {
    text: "NOTHING is an action: it uses one of the unit's actions and has no effect.",
  }),
  "dt.act.move": row("MOVE: 1 action", { text: "MOVE is 1 action: the unit moves up to its Move rating." }),
  "dt.act.march": row("MARCH MOVE: 2 actions, twice as far", {
    text: "MARCH MOVE is 2 actions: the unit moves up to twice its Move rating.",
  }),
  "dt.act.attack": row("ATTACK: 1 action", { text: "ATTACK is 1 action: the unit attacks once." }),
  "dt.act.sustained": row("SUSTAINED ATTACK: 2 actions, misses re-rolled", {
    text: "SUSTAINED ATTACK is 2 actions: the unit attacks once and may re-roll every die that missed.",
  }),
  "dt.act.special": row("A special action takes 1 action", {
    text: "A special action (one that a skill, weapon, equipment or fortification rule grants) uses 1 action.",
  }),
  "dt.act.special-repeat": row("A special action may be repeated", {
    text: "The same special action may be taken twice in one activation; only MOVE and ATTACK are limited.",
    source: "Actions; Engineering Vehicles (inferred)",
  }),
  "dt.act.any-mix": row("Actions in any order", {
    text: "Actions may be combined in any way and any order that the other rows allow.",
  }),
  "dt.act.no-two-moves": row("No two MOVEs: MARCH instead", {
    text: "A unit may not take two MOVE actions in an activation; it takes a MARCH MOVE instead.",
    open: ["dt.open.split-moves"],
  }),
  "dt.act.no-two-attacks": row("No two ATTACKs: SUSTAINED instead", {
    text: "A unit may not take two ATTACK actions in an activation; it takes a SUSTAINED ATTACK instead.",
    open: ["dt.open.split-moves"],
  }),
  "dt.act.free-exempt": row("Free moves and attacks do not count", {
    text: "A free MOVE or free ATTACK that a skill grants may come beside another MOVE or ATTACK of the same activation; rows dt.act.no-two-moves and dt.act.no-two-attacks do not count it.",
    source: "Actions; each skill (inferred)",
    open: ["dt.open.march-and-move"],
  }),
  "dt.act.max-three": row("Never more than 3 actions", {
    text: "No combination of effects lets a unit perform more than 3 actions in one activation; effects that grant a third action do not add up.",
    open: ["dt.open.free-action-cap"],
  }),
});
