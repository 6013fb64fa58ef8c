import { row, rulesUnder } from "../../../kernel/index.ts";

export const scenarioSpecialRulesRules = rulesUnder("Scenario special rules", "Reserves", {
  "dt.meet.off-table": row("Meeting engagement: all start off the table", {
    text: "Meeting engagement: all units start off the table and come on from their arrival zone when they activate.",
    source: "Meeting Engagement",
  }),
  "dt.meet.first-move": row("Meeting engagement: the first action is a move", {
    text: "Their first action, as they enter, is a MOVE or MARCH MOVE.",
    source: "Meeting Engagement",
  }),
  "dt.meet.no-sustained": row("Meeting engagement: no SUSTAINED in turn 1", {
    text: "No SUSTAINED ATTACK in the first turn.",
    source: "Meeting Engagement",
  }),
  "dt.meet.aircraft-no-attack": row("Meeting engagement: aircraft hold fire", {
    text: "Aircraft take no ATTACK or SUSTAINED ATTACK in the first turn.",
    source: "Meeting Engagement",
  }),
  "dt.meet.aircraft-wait": row("Meeting engagement: aircraft may wait", {
    text: "Aircraft may stay away in the first turn and come on in the second, at their player's choice.",
    source: "Meeting Engagement",
  }),
  "dt.ambush.one": row("Ambush: one unit", { text: "Ambush: a player may hold one unit in ambush.", source: "Ambush" }),
  "dt.ambush.with": row("Ambush: what may wait with it", {
    text: "Held with it may be a hero who could join or pilot it, and an infantry unit if the held unit is a vehicle or aircraft that carries passengers or tank riders.",
    source: "Ambush",
  }),
  "dt.ambush.nothing": row("Ambush: it does NOTHING", {
    text: "The unit starts off the table and takes only NOTHING actions while held.",
    source: "Ambush",
  }),
  "dt.ambush.place": row("Ambush: where it appears", {
    text: "It may be placed at the start of its activation: in its own deployment area, at least 20 cm from every enemy unit and in cover from every enemy unit.",
    source: "Ambush",
  }),
  "dt.ambush.actions": row("Ambush: how much it may do", {
    text: "It then rolls 2 dice and performs 1 action (with any hero) for each ARMY or TARGET.",
    source: "Ambush",
    open: ["dt.open.ambush-symbol"],
  }),
  "dt.ambush.passengers": row("Ambush: its passengers", {
    text: "Passengers placed with it activate separately later in the turn.",
    source: "Ambush",
  }),
  "dt.reserve.half": row("Reserves: half of the units", {
    text: "Reserves: at least half of a player's units are held in reserve; each hero counts as a unit.",
  }),
  "dt.reserve.roll": row("Reserves: the roll to arrive", {
    text: "A reserve unit that activates rolls 1 die on turn 1, 2 dice on turn 2; with any ARMY it arrives.",
  }),
  "dt.reserve.enter": row("Reserves: how they enter", {
    text: "An arriving unit enters from its arrival zone, its first action being a MOVE or MARCH MOVE.",
  }),
  "dt.reserve.stay": row("Reserves: a unit that does not arrive waits", {
    text: "Otherwise it stays in reserve and takes NOTHING actions; that was its activation.",
  }),
  "dt.reserve.automatic": row("Reserves: turn 3, all arrive", {
    text: "From turn 3 units still in reserve arrive without a roll.",
  }),
  "dt.reserve.hero": row("Reserves: with a hero", {
    text: "A hero who could join or pilot it may arrive with a reserve unit on one roll for both, joined for that activation.",
  }),
  "dt.reserve.carried": row("Reserves: with a carrier", {
    text: "A carrier (passengers, tank riders, airlifter, sealifter) and what it carries may arrive together on one roll.",
  }),
  "dt.reserve.delayed": row("Delayed reserves come a turn later", {
    text: "Delayed reserves: no roll on turn 1, 1 die on turn 2, 2 dice on turn 3, automatic on turn 4.",
  }),
  "dt.reserve.scattered": row("Scattered reserves enter anywhere", {
    text: "Scattered reserves: an arriving unit rolls 1 die for its zone: ARMY, anywhere on its own table edge; TARGET, any table edge within 40 cm of the left-hand corner; SHIELD, likewise of the right-hand corner (left and right as the player sees the table from their own edge; inferred).",
    open: ["dt.open.scatter-symbols"],
  }),
});
