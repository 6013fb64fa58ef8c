import { rulesUnder } from "../../../kernel/index.ts";

/** Dice, set-up and turn: the clauses of the rule book in our own words. */
export const diceAndTurnRules = {
  ...rulesUnder("Dice", {
    "dt.dice.three-symbols": {
      title: "A die shows ARMY, TARGET or SHIELD",
      text: "Every die shows ARMY, TARGET or SHIELD, each on 2 of its 6 faces.",
      source: "Setup, Dice; section 2.1 (component)",
      open: ["dt.open.die-faces"],
    },
    "dt.dice.army-default": {
      title: "ARMY succeeds",
      text: "A roll that names one symbol succeeds on ARMY only; a second symbol counts only where a row names it.",
      source: "Setup, Dice",
    },
    "dt.dice.classic-one": {
      title: "The original dice, one symbol",
      text: "With the original two-symbol dice (an option), the target face is the success wherever a rule counts ARMY alone.",
      source: "Setup, Dice",
      open: ["dt.open.classic-three-way"],
    },
    "dt.dice.classic-two": {
      title: "The original dice, two symbols",
      text: "With the original dice, a rule that counts ARMY and a second symbol succeeds on the other (blank) face instead of the target face.",
      source: "Setup, Dice (truncated; completed in section 2.1)",
    },
  }),
  ...rulesUnder("Set-up and forces", {
    "dt.setup.scenario": {
      title: "Choosing a scenario",
      text: "The players agree on a scenario or roll for one at random, and the table is laid out as that scenario says.",
      source: "Setup",
    },
    "dt.setup.side-choice": {
      title: "Who lays out the terrain, and who chooses a side",
      text: "If one player lays out all the terrain, the other player chooses which side to attack or defend from.",
      source: "Setup",
    },
    "dt.setup.ap-limit": {
      title: "A force keeps to the AP limit",
      text: "The AP values of each player's units sum to no more than one AP limit that both players agreed on.",
      source: "Setup",
    },
    "dt.setup.ap-suggested": {
      title: "The suggested AP limit",
      text: "The suggested AP limit for the book's scenarios is 75 to 125; another limit is allowed.",
      source: "Setup",
    },
    "dt.setup.kinds": {
      title: "Infantry, vehicles and aircraft",
      text: "Every unit is infantry (squads, support weapons, heroes), a vehicle (walkers, tanks) or an aircraft.",
      source: "Setup (component)",
    },
    "dt.setup.fort-defender": {
      title: "The side with fortifications defends",
      text: "If exactly one player fields bunkers or strongpoints, that player is the defender.",
      source: "Setup",
    },
    "dt.setup.fort-both": {
      title: "When both bring fortifications",
      text: "If both players field bunkers or strongpoints, the one with more AP in them is the defender.",
      source: "Setup",
      open: ["dt.open.fort-tie", "dt.open.fort-free-worth"],
    },
  }),
  ...rulesUnder("Turn, initiative, passing", {
    "dt.turn.initiative-roll": {
      title: "Initiative: 3 dice each",
      text: "At the start of every turn each player rolls 3 dice for initiative.",
      source: "Roll for Initiative",
    },
    "dt.turn.initiative-army": {
      title: "Most ARMY wins the initiative",
      text: "The player with more ARMY wins the initiative.",
      source: "Roll for Initiative",
    },
    "dt.turn.initiative-tie": {
      title: "On a tie, most TARGET wins",
      text: "On equal ARMY, the player with more TARGET wins.",
      source: "Roll for Initiative",
      open: ["dt.open.initiative-tie-symbol"],
    },
    "dt.turn.initiative-reroll": {
      title: "Still equal: roll again",
      text: "If that is equal too, both players roll all their initiative dice again, as often as needed.",
      source: "Roll for Initiative",
    },
    "dt.turn.winner-chooses": {
      title: "The winner names who goes first",
      text: "The winner names which player goes first: self or opponent.",
      source: "Roll for Initiative",
    },
    "dt.turn.first-player": {
      title: "The first player activates a unit",
      text: "The player going first activates one unit, or passes if allowed to.",
      source: "Roll for Initiative",
    },
    "dt.turn.alternate": {
      title: "The players take turns, a unit each",
      text: "After that the players take turns to activate one unit each (or pass).",
      source: "Roll for Initiative",
    },
    "dt.turn.pass": {
      title: "When you may pass",
      text: "A player may pass instead of activating only while strictly fewer of their own units are still to activate than of the opponent's.",
      source: "Roll for Initiative",
    },
    "dt.turn.pass-heroes": {
      title: "Passing: a joined hero counts by itself",
      text: "For that count a hero joined to a unit is a unit of its own.",
      source: "Roll for Initiative",
    },
    "dt.turn.pass-pilots": {
      title: "Passing: vehicle and pilot count as one",
      text: "For that count a vehicle or aircraft and the hero piloting it are one unit.",
      source: "Heroes, Piloting",
    },
    "dt.turn.pass-off-table": {
      title: "Passing: units off the table count",
      text: "Units still off the table (reserve, ambush, arrival) or on board a carrier count as units of their own until they have activated.",
      source: "Roll for Initiative; Reserves; Ambush (inferred)",
    },
    "dt.turn.once": {
      title: "A unit activates once a turn",
      text: "An activated unit performs no further actions until the next turn, unless a rule re-activates it.",
      source: "Roll for Initiative",
    },
    "dt.turn.finish-alone": {
      title: "When only one player has units left",
      text: "When one player has no unit left to activate, the other goes on activating until all of theirs have been.",
      source: "Roll for Initiative",
    },
    "dt.turn.end": {
      title: "When a turn ends",
      text: "The turn ends when every unit has been activated; all units become unactivated and a new turn starts.",
      source: "Roll for Initiative",
    },
  }),
  ...rulesUnder("Activation and actions", {
    "dt.act.two": {
      title: "A unit has two actions",
      text: "An activated unit performs 2 actions.",
      source: "Roll for Initiative",
    },
    "dt.act.declare-all": {
      title: "All actions are declared first",
      text: "All intended actions, with any special actions, skills and special weapons to be used, are declared before the first action is performed.",
      source: "Roll for Initiative; Declare Targets",
      open: ["dt.open.declare-order", "dt.open.declared-impossible"],
    },
    "dt.act.nothing": {
      title: "Doing NOTHING is an action",
      text: "NOTHING is an action: it uses one of the unit's actions and has no effect.",
      source: "Actions",
    },
    "dt.act.move": {
      title: "MOVE: 1 action",
      text: "MOVE is 1 action: the unit moves up to its Move rating.",
      source: "Actions",
    },
    "dt.act.march": {
      title: "MARCH MOVE: 2 actions, twice as far",
      text: "MARCH MOVE is 2 actions: the unit moves up to twice its Move rating.",
      source: "Actions",
    },
    "dt.act.attack": {
      title: "ATTACK: 1 action",
      text: "ATTACK is 1 action: the unit attacks once.",
      source: "Actions",
    },
    "dt.act.sustained": {
      title: "SUSTAINED ATTACK: 2 actions, misses re-rolled",
      text: "SUSTAINED ATTACK is 2 actions: the unit attacks once and may re-roll every die that missed.",
      source: "Actions",
    },
    "dt.act.special": {
      title: "A special action takes 1 action",
      text: "A special action (one that a skill, weapon, equipment or fortification rule grants) uses 1 action.",
      source: "Actions",
    },
    "dt.act.special-repeat": {
      title: "A special action may be repeated",
      text: "The same special action may be taken twice in one activation; only MOVE and ATTACK are limited.",
      source: "Actions; Engineering Vehicles (inferred)",
    },
    "dt.act.any-mix": {
      title: "Actions in any order",
      text: "Actions may be combined in any way and any order that the other rows allow.",
      source: "Actions",
    },
    "dt.act.no-two-moves": {
      title: "No two MOVEs: MARCH instead",
      text: "A unit may not take two MOVE actions in an activation; it takes a MARCH MOVE instead.",
      source: "Actions",
      open: ["dt.open.split-moves"],
    },
    "dt.act.no-two-attacks": {
      title: "No two ATTACKs: SUSTAINED instead",
      text: "A unit may not take two ATTACK actions in an activation; it takes a SUSTAINED ATTACK instead.",
      source: "Actions",
      open: ["dt.open.split-moves"],
    },
    "dt.act.free-exempt": {
      title: "Free moves and attacks do not count",
      text: "A free MOVE or free ATTACK that a skill grants may come beside another MOVE or ATTACK of the same activation; rows dt.act.no-two-moves and dt.act.no-two-attacks do not count it.",
      source: "Actions; each skill (inferred)",
      open: ["dt.open.march-and-move"],
    },
    "dt.act.max-three": {
      title: "Never more than 3 actions",
      text: "No combination of effects lets a unit perform more than 3 actions in one activation; effects that grant a third action do not add up.",
      source: "Actions",
      open: ["dt.open.free-action-cap"],
    },
  }),
};
