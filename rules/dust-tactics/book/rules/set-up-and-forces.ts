import { row, rulesUnder } from "../../../kernel/index.ts";

export const setUpAndForcesRules = rulesUnder("Set-up and forces", "Setup", {
  "dt.setup.scenario": row("Choosing a scenario", {
    text: "The players agree on a scenario or roll for one at random, and the table is laid out as that scenario says.",
  }),
  "dt.setup.side-choice": row("Who lays out the terrain, and who chooses a side", {
    text: "If one player lays out all the terrain, the other player chooses which side to attack or defend from.",
  }),
  "dt.setup.ap-limit": row("A force keeps to the AP limit", {
    text: "The AP values of each player's units sum to no more than one AP limit that both players agreed on.",
  }),
  "dt.setup.ap-suggested": row("The suggested AP limit", {
    text: "The suggested AP limit for the book's scenarios is 75 to 125; another limit is allowed.",
  }),
  "dt.setup.kinds": row("Infantry, vehicles and aircraft", {
    text: "Every unit is infantry (squads, support weapons, heroes), a vehicle (walkers, tanks) or an aircraft.",
    source: "Setup (component)",
  }),
  "dt.setup.fort-defender": row("The side with fortifications defends", {
    text: "If exactly one player fields bunkers or strongpoints, that player is the defender.",
  }),
  "dt.setup.fort-both": row("When both bring fortifications", {
    text: "If both players field bunkers or strongpoints, the one with more AP in them is the defender.",
    open: ["dt.open.fort-tie", "dt.open.fort-free-worth"],
  }),
});
