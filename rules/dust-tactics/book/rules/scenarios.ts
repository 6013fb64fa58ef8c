import type { RuleRow } from "../../../kernel/index.ts";

/** The end of the game and the special rules of scenarios: the clauses of the rule book in our own words. */
export const scenariosRules = {
  "dt.end.wiped-out": {
    topic: "End of the game, objectives",
    text: "The game is over after a turn in which one player's last unit on the board was eliminated.",
    source: "End of the Game",
  },
  "dt.end.objective": {
    topic: "End of the game, objectives",
    text: "It is over after a turn in which a player achieves the scenario objective.",
    source: "End of the Game",
  },
  "dt.end.turn-limit": {
    topic: "End of the game, objectives",
    text: "It is over after the turn that is the scenario's turn limit.",
    source: "End of the Game",
  },
  "dt.end.winner": {
    topic: "End of the game, objectives",
    text: "The player who eliminated all enemy units or took the objective wins.",
    source: "End of the Game",
    open: ["dt.open.wiped-out-reserves"],
  },
  "dt.end.ap-count": {
    topic: "End of the game, objectives",
    text: "Otherwise each side totals the AP of the enemy units it eliminated, and the higher total wins.",
    source: "End of the Game",
    open: ["dt.open.draw", "dt.open.buried-own"],
  },
  "dt.end.ap-again": {
    topic: "End of the game, objectives",
    text: "A unit that came back and was eliminated again counts its AP once more in that total.",
    source: "End of the Game",
  },
  "dt.obj.capture": {
    topic: "End of the game, objectives",
    text: "An objective is captured at the end of a turn by a side with a miniature within 10 cm of it and no enemy miniature within 10 cm of it.",
    source: "End of the Game",
    open: ["dt.open.objective-kept"],
  },
  "dt.obj.no-march": {
    topic: "End of the game, objectives",
    text: "A unit whose last action was a MARCH MOVE does not capture.",
    source: "End of the Game",
  },
  "dt.obj.no-aircraft": {
    topic: "End of the game, objectives",
    text: "Aircraft neither capture an objective nor prevent its capture.",
    source: "End of the Game",
  },
  "dt.meet.off-table": {
    topic: "Scenario special rules",
    text: "Meeting engagement: all units start off the table and come on from their arrival zone when they activate.",
    source: "Meeting Engagement",
  },
  "dt.meet.first-move": {
    topic: "Scenario special rules",
    text: "Their first action, as they enter, is a MOVE or MARCH MOVE.",
    source: "Meeting Engagement",
  },
  "dt.meet.no-sustained": {
    topic: "Scenario special rules",
    text: "No SUSTAINED ATTACK in the first turn.",
    source: "Meeting Engagement",
  },
  "dt.meet.aircraft-no-attack": {
    topic: "Scenario special rules",
    text: "Aircraft take no ATTACK or SUSTAINED ATTACK in the first turn.",
    source: "Meeting Engagement",
  },
  "dt.meet.aircraft-wait": {
    topic: "Scenario special rules",
    text: "Aircraft may stay away in the first turn and come on in the second, at their player's choice.",
    source: "Meeting Engagement",
  },
  "dt.ambush.one": {
    topic: "Scenario special rules",
    text: "Ambush: a player may hold one unit in ambush.",
    source: "Ambush",
  },
  "dt.ambush.with": {
    topic: "Scenario special rules",
    text: "Held with it may be a hero who could join or pilot it, and an infantry unit if the held unit is a vehicle or aircraft that carries passengers or tank riders.",
    source: "Ambush",
  },
  "dt.ambush.nothing": {
    topic: "Scenario special rules",
    text: "The unit starts off the table and takes only NOTHING actions while held.",
    source: "Ambush",
  },
  "dt.ambush.place": {
    topic: "Scenario special rules",
    text: "It may be placed at the start of its activation: in its own deployment area, at least 20 cm from every enemy unit and in cover from every enemy unit.",
    source: "Ambush",
  },
  "dt.ambush.actions": {
    topic: "Scenario special rules",
    text: "It then rolls 2 dice and performs 1 action (with any hero) for each ARMY or TARGET.",
    source: "Ambush",
    open: ["dt.open.ambush-symbol"],
  },
  "dt.ambush.passengers": {
    topic: "Scenario special rules",
    text: "Passengers placed with it activate separately later in the turn.",
    source: "Ambush",
  },
  "dt.reserve.half": {
    topic: "Scenario special rules",
    text: "Reserves: at least half of a player's units are held in reserve; each hero counts as a unit.",
    source: "Reserves",
  },
  "dt.reserve.roll": {
    topic: "Scenario special rules",
    text: "A reserve unit that activates rolls 1 die on turn 1, 2 dice on turn 2; with any ARMY it arrives.",
    source: "Reserves",
  },
  "dt.reserve.enter": {
    topic: "Scenario special rules",
    text: "An arriving unit enters from its arrival zone, its first action being a MOVE or MARCH MOVE.",
    source: "Reserves",
  },
  "dt.reserve.stay": {
    topic: "Scenario special rules",
    text: "Otherwise it stays in reserve and takes NOTHING actions; that was its activation.",
    source: "Reserves",
  },
  "dt.reserve.automatic": {
    topic: "Scenario special rules",
    text: "From turn 3 units still in reserve arrive without a roll.",
    source: "Reserves",
  },
  "dt.reserve.hero": {
    topic: "Scenario special rules",
    text: "A hero who could join or pilot it may arrive with a reserve unit on one roll for both, joined for that activation.",
    source: "Reserves",
  },
  "dt.reserve.carried": {
    topic: "Scenario special rules",
    text: "A carrier (passengers, tank riders, airlifter, sealifter) and what it carries may arrive together on one roll.",
    source: "Reserves",
  },
  "dt.reserve.delayed": {
    topic: "Scenario special rules",
    text: "Delayed reserves: no roll on turn 1, 1 die on turn 2, 2 dice on turn 3, automatic on turn 4.",
    source: "Reserves",
  },
  "dt.reserve.scattered": {
    topic: "Scenario special rules",
    text: "Scattered reserves: an arriving unit rolls 1 die for its zone: ARMY, anywhere on its own table edge; TARGET, any table edge within 40 cm of the left-hand corner; SHIELD, likewise of the right-hand corner (left and right as the player sees the table from their own edge; inferred).",
    source: "Reserves",
    open: ["dt.open.scatter-symbols"],
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
