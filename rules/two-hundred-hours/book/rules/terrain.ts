import { row, rulesUnder } from "../../../kernel/index.ts";

export const terrainRules = rulesUnder("Terrain", "Going Inside (p.34)", {
  "zh.terrain.category": row("Both players agree on the terrain", {
    text: "Before the battle every terrain item is given a category that both players accept.",
    source: "Terrain (p.34)",
  }),
  "zh.terrain.open": row("Open ground", { text: "Open ground has no effect.", source: "Open Ground (p.34)" }),
  "zh.terrain.obstacle-sides": row("You stand beside an obstacle, not on it", {
    text: "A fighter can stand on either side of an obstacle but not on it.",
    source: "Obstacles (p.34)",
  }),
  "zh.terrain.obstacle-los": row("Whether an obstacle blocks sight is agreed", {
    text: "Whether an obstacle blocks line of sight is agreed for each obstacle before the game.",
    source: "Obstacles (p.34)",
  }),
  "zh.terrain.obstacle-barred": row("Some obstacles cannot be crossed", {
    text: "An obstacle may be agreed to be impossible to cross.",
    source: "Obstacles (p.34)",
  }),
  "zh.terrain.obstacle-short": row("Too little movement for an obstacle", {
    text: "A fighter without enough movement left to cross an obstacle moves up to touch it.",
    source: "Obstacles (p.34)",
  }),
  "zh.terrain.rough-within": row("You may stand in rough terrain", {
    text: "Fighters can stand inside rough terrain.",
    source: "Rough Terrain (p.34)",
  }),
  "zh.terrain.rough-los": row('You see through 2" of rough terrain', {
    text: 'Up to 2" of rough terrain can be seen through; more blocks line of sight.',
    source: "Rough Terrain (p.34); Line of Sight (p.22)",
  }),
  "zh.terrain.low": row("Low rough terrain blocks nothing", {
    text: "Low rough terrain blocks no line of sight and gives no cover, and otherwise counts as rough terrain.",
    source: "Low Rough Terrain (p.34)",
  }),
  "zh.terrain.low-view": row("No clear view through much low terrain", {
    text: 'There is no clear view through low rough terrain 2" deep or more.',
    source: "Low Rough Terrain (p.34)",
  }),
  "zh.terrain.building-los": row("Buildings block line of sight", {
    text: "Buildings block line of sight.",
    source: "Buildings (p.34)",
  }),
  "zh.terrain.building-locked": row("Buildings may be locked", {
    text: "The players may agree that all buildings are locked and cannot be entered.",
  }),
  "zh.terrain.building-entrances": row("A building's entrances are agreed", {
    text: "The entrances of an enterable building, larger windows included, are agreed before the game.",
  }),
  "zh.terrain.building-attackers": row("An attacker needs a test to enter a building", {
    text: "An attacker must pass a basic Brawn test to enter a building; in that test alert and stealth results count.",
  }),
  "zh.terrain.building-defenders": row("Defenders enter buildings freely", {
    text: "Defenders enter buildings freely.",
  }),
  "zh.terrain.building-interior": row("Inside a building is rough terrain", {
    text: "The inside of a building counts as rough terrain.",
  }),
  "zh.terrain.building-walls": row("Walls block, but for windows and doors", {
    text: "Walls block movement and line of sight in and out, except at windows and doors.",
  }),
  "zh.terrain.building-climb": row("Climbing onto a roof is agreed", {
    text: "Whether fighters can climb onto the roof of a building is agreed for each building before the game.",
    source: "Buildings (p.34)",
  }),
  "zh.terrain.vehicle-block": row("A parked vehicle is a small building", {
    text: "A parked vehicle is treated as a small locked building and blocks line of sight.",
    source: "Parked Vehicles (p.35)",
  }),
  "zh.terrain.vehicle-low": row("Low parts of a vehicle block no sight", {
    text: 'Parts of a vehicle up to 1" high do not block line of sight.',
    source: "Parked Vehicles (p.35)",
  }),
  "zh.terrain.vehicle-inert": row("Vehicles stay where they are", {
    text: "A vehicle cannot be operated or moved unless the mission says so.",
    source: "Parked Vehicles (p.35)",
  }),
  "zh.terrain.vehicle-use": row("Getting on or into a vehicle is agreed", {
    text: "It may be agreed that fighters can climb on top of a vehicle or go inside it.",
    source: "Parked Vehicles (p.35)",
  }),
  "zh.terrain.hill-open": row("A hill is open ground", {
    text: "A hill is open ground in all but sight.",
    source: "Hills (p.35)",
  }),
  "zh.terrain.hill-los": row("A hill blocks sight from side to side", {
    text: "A hill blocks line of sight between ground-level fighters on opposite sides of it.",
    source: "Hills (p.35)",
  }),
  "zh.terrain.hill-cover": row("A hill gives no cover", {
    text: "The edge of a hill gives no cover.",
    source: "Hills (p.35)",
  }),
});
