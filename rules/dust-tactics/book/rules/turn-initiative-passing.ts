import { row, rulesUnder } from "../../../kernel/index.ts";

export const turnInitiativePassingRules = rulesUnder("Turn, initiative, passing", "Roll for Initiative", {
  "dt.turn.initiative-roll": row("Initiative: 3 dice each", {
    text: "At the start of every turn each player rolls 3 dice for initiative.",
  }),
  "dt.turn.initiative-army": row("Most ARMY wins the initiative", {
    text: "The player with more ARMY wins the initiative.",
  }),
  "dt.turn.initiative-tie": row("On a tie, most TARGET wins", {
    text: "On equal ARMY, the player with more TARGET wins.",
    open: ["dt.open.initiative-tie-symbol"],
  }),
  "dt.turn.initiative-reroll": row("Still equal: roll again", {
    text: "If that is equal too, both players roll all their initiative dice again, as often as needed.",
  }),
  "dt.turn.winner-chooses": row("The winner names who goes first", {
    text: "The winner names which player goes first: self or opponent.",
  }),
  "dt.turn.first-player": row("The first player activates a unit", {
    text: "The player going first activates one unit, or passes if allowed to.",
  }),
  "dt.turn.alternate": row("The players take turns, a unit each", {
    text: "After that the players take turns to activate one unit each (or pass).",
  }),
  "dt.turn.pass": row("When you may pass", {
    text: "A player may pass instead of activating only while strictly fewer of their own units are still to activate than of the opponent's.",
  }),
  "dt.turn.pass-heroes": row("Passing: a joined hero counts by itself", {
    text: "For that count a hero joined to a unit is a unit of its own.",
  }),
  "dt.turn.pass-pilots": row("Passing: vehicle and pilot count as one", {
    text: "For that count a vehicle or aircraft and the hero piloting it are one unit.",
    source: "Heroes, Piloting",
  }),
  "dt.turn.pass-off-table": row("Passing: units off the table count", {
    text: "Units still off the table (reserve, ambush, arrival) or on board a carrier count as units of their own until they have activated.",
    source: "Roll for Initiative; Reserves; Ambush (inferred)",
  }),
  "dt.turn.once": row("A unit activates once a turn", {
    text: "An activated unit performs no further actions until the next turn, unless a rule re-activates it.",
  }),
  "dt.turn.finish-alone": row("When only one player has units left", {
    text: "When one player has no unit left to activate, the other goes on activating until all of theirs have been.",
  }),
  "dt.turn.end": row("When a turn ends", {
    text: "The turn ends when every unit has been activated; all units become unactivated and a new turn starts.",
  }),
});
