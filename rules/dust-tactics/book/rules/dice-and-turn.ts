import type { RuleRow } from "../../../kernel/index.ts";

/** Dice, set-up and turn: the clauses of the rule book in our own words. */
export const diceAndTurnRules = {
  "dt.dice.three-symbols": {
    topic: "Dice",
    text: "Every die shows ARMY, TARGET or SHIELD, each on 2 of its 6 faces.",
    source: "Setup, Dice; section 2.1 (component)",
    open: ["dt.open.die-faces"],
  },
  "dt.dice.army-default": {
    topic: "Dice",
    text: "A roll that names one symbol succeeds on ARMY only; a second symbol counts only where a row names it.",
    source: "Setup, Dice",
  },
  "dt.dice.classic-one": {
    topic: "Dice",
    text: "With the original two-symbol dice (an option), the target face is the success wherever a rule counts ARMY alone.",
    source: "Setup, Dice",
    open: ["dt.open.classic-three-way"],
  },
  "dt.dice.classic-two": {
    topic: "Dice",
    text: "With the original dice, a rule that counts ARMY and a second symbol succeeds on the other (blank) face instead of the target face.",
    source: "Setup, Dice (truncated; completed in section 2.1)",
  },
  "dt.setup.scenario": {
    topic: "Set-up and forces",
    text: "The players agree on a scenario or roll for one at random, and the table is laid out as that scenario says.",
    source: "Setup",
  },
  "dt.setup.side-choice": {
    topic: "Set-up and forces",
    text: "If one player lays out all the terrain, the other player chooses which side to attack or defend from.",
    source: "Setup",
  },
  "dt.setup.ap-limit": {
    topic: "Set-up and forces",
    text: "The AP values of each player's units sum to no more than one AP limit that both players agreed on.",
    source: "Setup",
  },
  "dt.setup.ap-suggested": {
    topic: "Set-up and forces",
    text: "The suggested AP limit for the book's scenarios is 75 to 125; another limit is allowed.",
    source: "Setup",
  },
  "dt.setup.kinds": {
    topic: "Set-up and forces",
    text: "Every unit is infantry (squads, support weapons, heroes), a vehicle (walkers, tanks) or an aircraft.",
    source: "Setup (component)",
  },
  "dt.setup.fort-defender": {
    topic: "Set-up and forces",
    text: "If exactly one player fields bunkers or strongpoints, that player is the defender.",
    source: "Setup",
  },
  "dt.setup.fort-both": {
    topic: "Set-up and forces",
    text: "If both players field bunkers or strongpoints, the one with more AP in them is the defender.",
    source: "Setup",
    open: ["dt.open.fort-tie", "dt.open.fort-free-worth"],
  },
  "dt.turn.initiative-roll": {
    topic: "Turn, initiative, passing",
    text: "At the start of every turn each player rolls 3 dice for initiative.",
    source: "Roll for Initiative",
  },
  "dt.turn.initiative-army": {
    topic: "Turn, initiative, passing",
    text: "The player with more ARMY wins the initiative.",
    source: "Roll for Initiative",
  },
  "dt.turn.initiative-tie": {
    topic: "Turn, initiative, passing",
    text: "On equal ARMY, the player with more TARGET wins.",
    source: "Roll for Initiative",
    open: ["dt.open.initiative-tie-symbol"],
  },
  "dt.turn.initiative-reroll": {
    topic: "Turn, initiative, passing",
    text: "If that is equal too, both players roll all their initiative dice again, as often as needed.",
    source: "Roll for Initiative",
  },
  "dt.turn.winner-chooses": {
    topic: "Turn, initiative, passing",
    text: "The winner names which player goes first: self or opponent.",
    source: "Roll for Initiative",
  },
  "dt.turn.first-player": {
    topic: "Turn, initiative, passing",
    text: "The player going first activates one unit, or passes if allowed to.",
    source: "Roll for Initiative",
  },
  "dt.turn.alternate": {
    topic: "Turn, initiative, passing",
    text: "After that the players take turns to activate one unit each (or pass).",
    source: "Roll for Initiative",
  },
  "dt.turn.pass": {
    topic: "Turn, initiative, passing",
    text: "A player may pass instead of activating only while strictly fewer of their own units are still to activate than of the opponent's.",
    source: "Roll for Initiative",
  },
  "dt.turn.pass-heroes": {
    topic: "Turn, initiative, passing",
    text: "For that count a hero joined to a unit is a unit of its own.",
    source: "Roll for Initiative",
  },
  "dt.turn.pass-pilots": {
    topic: "Turn, initiative, passing",
    text: "For that count a vehicle or aircraft and the hero piloting it are one unit.",
    source: "Heroes, Piloting",
  },
  "dt.turn.pass-off-table": {
    topic: "Turn, initiative, passing",
    text: "Units still off the table (reserve, ambush, arrival) or on board a carrier count as units of their own until they have activated.",
    source: "Roll for Initiative; Reserves; Ambush (inferred)",
  },
  "dt.turn.once": {
    topic: "Turn, initiative, passing",
    text: "An activated unit performs no further actions until the next turn, unless a rule re-activates it.",
    source: "Roll for Initiative",
  },
  "dt.turn.finish-alone": {
    topic: "Turn, initiative, passing",
    text: "When one player has no unit left to activate, the other goes on activating until all of theirs have been.",
    source: "Roll for Initiative",
  },
  "dt.turn.end": {
    topic: "Turn, initiative, passing",
    text: "The turn ends when every unit has been activated; all units become unactivated and a new turn starts.",
    source: "Roll for Initiative",
  },
  "dt.act.two": {
    topic: "Activation and actions",
    text: "An activated unit performs 2 actions.",
    source: "Roll for Initiative",
  },
  "dt.act.declare-all": {
    topic: "Activation and actions",
    text: "All intended actions, with any special actions, skills and special weapons to be used, are declared before the first action is performed.",
    source: "Roll for Initiative; Declare Targets",
    open: ["dt.open.declare-order", "dt.open.declared-impossible"],
  },
  "dt.act.nothing": {
    topic: "Activation and actions",
    text: "NOTHING is an action: it uses one of the unit's actions and has no effect.",
    source: "Actions",
  },
  "dt.act.move": {
    topic: "Activation and actions",
    text: "MOVE is 1 action: the unit moves up to its Move rating.",
    source: "Actions",
  },
  "dt.act.march": {
    topic: "Activation and actions",
    text: "MARCH MOVE is 2 actions: the unit moves up to twice its Move rating.",
    source: "Actions",
  },
  "dt.act.attack": {
    topic: "Activation and actions",
    text: "ATTACK is 1 action: the unit attacks once.",
    source: "Actions",
  },
  "dt.act.sustained": {
    topic: "Activation and actions",
    text: "SUSTAINED ATTACK is 2 actions: the unit attacks once and may re-roll every die that missed.",
    source: "Actions",
  },
  "dt.act.special": {
    topic: "Activation and actions",
    text: "A special action (one that a skill, weapon, equipment or fortification rule grants) uses 1 action.",
    source: "Actions",
  },
  "dt.act.special-repeat": {
    topic: "Activation and actions",
    text: "The same special action may be taken twice in one activation; only MOVE and ATTACK are limited.",
    source: "Actions; Engineering Vehicles (inferred)",
  },
  "dt.act.any-mix": {
    topic: "Activation and actions",
    text: "Actions may be combined in any way and any order that the other rows allow.",
    source: "Actions",
  },
  "dt.act.no-two-moves": {
    topic: "Activation and actions",
    text: "A unit may not take two MOVE actions in an activation; it takes a MARCH MOVE instead.",
    source: "Actions",
    open: ["dt.open.split-moves"],
  },
  "dt.act.no-two-attacks": {
    topic: "Activation and actions",
    text: "A unit may not take two ATTACK actions in an activation; it takes a SUSTAINED ATTACK instead.",
    source: "Actions",
    open: ["dt.open.split-moves"],
  },
  "dt.act.free-exempt": {
    topic: "Activation and actions",
    text: "A free MOVE or free ATTACK that a skill grants may come beside another MOVE or ATTACK of the same activation; rows dt.act.no-two-moves and dt.act.no-two-attacks do not count it.",
    source: "Actions; each skill (inferred)",
    open: ["dt.open.march-and-move"],
  },
  "dt.act.max-three": {
    topic: "Activation and actions",
    text: "No combination of effects lets a unit perform more than 3 actions in one activation; effects that grant a third action do not add up.",
    source: "Actions",
    open: ["dt.open.free-action-cap"],
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
