import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const forcesCarriersFortificationsCommandPoints = openPointsUnder("Forces, carriers, fortifications, command", {
  "dt.open.black-ops-alive": point("Does Black Ops count when the hero is off the table or eliminated?", {
    "not-eliminated": "Off the table yes (part of the force), eliminated no.",
    always: "Always.",
    "on-table": "Only on the table.",
  }),
  "dt.open.range-two": point('"Range 2 (10cm/8")"?', { "20-cm": '20 cm: 8" and range 2 agree.', "10-cm": "10 cm." }),
  "dt.open.fort-tie": point("Both players have the same AP of bunkers and strongpoints: who defends?", {
    roll: "Roll as for initiative; the winner chooses.",
    scenario: "The scenario's sides stand.",
  }),
  "dt.open.fort-free-worth": point(
    "How much AP do free fortifications (of Strongpoint units, or given by a scenario) count in that comparison?",
    {
      "list-price": 'Their list price, 10 or 15 AP: "worth".',
      paid: "Only what was paid: nothing, or 5 for the upgrade.",
    },
  ),
  "dt.open.draw": point("Both sides have eliminated the same AP: who wins?", {
    draw: "Nobody: it is a draw.",
    initiative: "Who won the initiative of the last turn.",
  }),
  "dt.open.both-wiped-out": point("Both sides are wiped out in the same turn: what decides?", {
    "ap-count": "The AP count, as where nobody has won.",
    initiative: "The initiative: who won that of the last turn wins.",
  }),
  "dt.open.wiped-out-reserves": point(
    "All enemy units on the board are eliminated while others are still off the table: who wins?",
    {
      "eliminator-wins": "The eliminating player: that is the condition that ended the game.",
      "ap-count": "AP count.",
      "goes-on": "Or the game goes on until no unit is left anywhere.",
    },
  ),
  "dt.open.vehicle-radio": point("Which vehicles have a Radio Operator?", {
    "own-officer": "Those that take Officer actions themselves.",
    "any-officer": "Every vehicle in which an Officer is mounted.",
  }),
  "dt.open.lift-capacity": fixedPoint("How many vehicles does an airlifter carry?", {
    one: 'One, of any size but huge: the damage rows speak of "a vehicle".',
    "as-the-card": "As many as the card says. No card says a number, so each carries one: nothing differs.",
  }),
  "dt.open.lift-taken": point(
    "An airlifter is destroyed where the vehicle under it cannot stand: where is that placed?",
    {
      beside: "Beside the airlifter, within 10 cm and where its owner says, as those who were inside are.",
      nearest: "At the nearest place where it can stand.",
    },
  ),
  "dt.open.beached-dismount": point(
    "A sealifter is eliminated with its bow door on dry land: where are the units on board?",
    {
      "on-marker":
        "They stay on its marker, cannot be targeted, and leave at the bow door with a MOVE or MARCH MOVE in their own activations; the deep water left behind does not harm them.",
      "at-the-door": "They are placed at once at the bow door.",
    },
  ),
  "dt.open.smoke-launcher": point("How long does launched smoke stay?", {
    "next-turn": "To the end of the next turn, as artillery smoke.",
    "this-turn": "To the end of this turn.",
  }),
  "dt.open.friendly-actions": point("Medic, Mechanic, Officer, Tank Head, MEDEVAC: friendly targets only?", {
    friendly: "Yes.",
    any: "Any.",
  }),
  "dt.open.self-target": point("May a Medic, Mechanic or Mechanic vehicle treat its own unit?", {
    "own-too": "Yes: its own unit is within range 1 and in LOS.",
    others: "Others only.",
  }),
  "dt.open.objective-kept": point("A side has captured an objective and leaves it: does it hold it still?", {
    "while-there": "No: at the end of each turn whoever has a miniature near it holds it.",
    "until-taken": "Yes, until the other side captures it.",
  }),
  "dt.open.opening-corner": point(
    "Is a miniature that stands beside a bunker, near the end of its firing slit, next to the slit?",
    {
      "any-side": "Yes: the distance to the slit decides.",
      "before-it": "No: its middle lies before the slit, or behind the rear doors.",
    },
  ),
  "dt.open.buried-own": point(
    "A unit is eliminated by its own side, under its template, on the way of its spray or in a bunker that it buries: do its AP count for the enemy?",
    { nobody: "No: a side counts the units that it has eliminated itself.", enemy: "Yes: they are eliminated." },
  ),
});
