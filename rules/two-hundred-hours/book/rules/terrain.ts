import type { RuleRow } from "../../../kernel/index.ts";

/** Terrain: the clauses of the rule book in our own words. */
export const terrainRules = {
  "zh.terrain.category": {
    topic: "Terrain",
    text: "Before the battle every terrain item is given a category that both players accept.",
    source: "Terrain (p.34)",
  },
  "zh.terrain.open": { topic: "Terrain", text: "Open ground has no effect.", source: "Open Ground (p.34)" },
  "zh.terrain.obstacle-sides": {
    topic: "Terrain",
    text: "A fighter can stand on either side of an obstacle but not on it.",
    source: "Obstacles (p.34)",
  },
  "zh.terrain.obstacle-los": {
    topic: "Terrain",
    text: "Whether an obstacle blocks line of sight is agreed for each obstacle before the game.",
    source: "Obstacles (p.34)",
  },
  "zh.terrain.obstacle-barred": {
    topic: "Terrain",
    text: "An obstacle may be agreed to be impossible to cross.",
    source: "Obstacles (p.34)",
  },
  "zh.terrain.obstacle-short": {
    topic: "Terrain",
    text: "A fighter without enough movement left to cross an obstacle moves up to touch it.",
    source: "Obstacles (p.34)",
  },
  "zh.terrain.rough-within": {
    topic: "Terrain",
    text: "Fighters can stand inside rough terrain.",
    source: "Rough Terrain (p.34)",
  },
  "zh.terrain.rough-los": {
    topic: "Terrain",
    text: 'Up to 2" of rough terrain can be seen through; more blocks line of sight.',
    source: "Rough Terrain (p.34); Line of Sight (p.22)",
  },
  "zh.terrain.low": {
    topic: "Terrain",
    text: "Low rough terrain blocks no line of sight and gives no cover, and otherwise counts as rough terrain.",
    source: "Low Rough Terrain (p.34)",
  },
  "zh.terrain.low-view": {
    topic: "Terrain",
    text: 'There is no clear view through low rough terrain 2" deep or more.',
    source: "Low Rough Terrain (p.34)",
  },
  "zh.terrain.building-los": { topic: "Terrain", text: "Buildings block line of sight.", source: "Buildings (p.34)" },
  "zh.terrain.building-locked": {
    topic: "Terrain",
    text: "The players may agree that all buildings are locked and cannot be entered.",
    source: "Going Inside (p.34)",
  },
  "zh.terrain.building-entrances": {
    topic: "Terrain",
    text: "The entrances of an enterable building, larger windows included, are agreed before the game.",
    source: "Going Inside (p.34)",
  },
  "zh.terrain.building-attackers": {
    topic: "Terrain",
    text: "An attacker must pass a basic Brawn test to enter a building; in that test alert and stealth results count.",
    source: "Going Inside (p.34)",
  },
  "zh.terrain.building-defenders": {
    topic: "Terrain",
    text: "Defenders enter buildings freely.",
    source: "Going Inside (p.34)",
  },
  "zh.terrain.building-interior": {
    topic: "Terrain",
    text: "The inside of a building counts as rough terrain.",
    source: "Going Inside (p.34)",
  },
  "zh.terrain.building-walls": {
    topic: "Terrain",
    text: "Walls block movement and line of sight in and out, except at windows and doors.",
    source: "Going Inside (p.34)",
  },
  "zh.terrain.building-climb": {
    topic: "Terrain",
    text: "Whether fighters can climb onto the roof of a building is agreed for each building before the game.",
    source: "Buildings (p.34)",
  },
  "zh.terrain.vehicle-block": {
    topic: "Terrain",
    text: "A parked vehicle is treated as a small locked building and blocks line of sight.",
    source: "Parked Vehicles (p.35)",
  },
  "zh.terrain.vehicle-low": {
    topic: "Terrain",
    text: 'Parts of a vehicle up to 1" high do not block line of sight.',
    source: "Parked Vehicles (p.35)",
  },
  "zh.terrain.vehicle-inert": {
    topic: "Terrain",
    text: "A vehicle cannot be operated or moved unless the mission says so.",
    source: "Parked Vehicles (p.35)",
  },
  "zh.terrain.vehicle-use": {
    topic: "Terrain",
    text: "It may be agreed that fighters can climb on top of a vehicle or go inside it.",
    source: "Parked Vehicles (p.35)",
  },
  "zh.terrain.hill-open": { topic: "Terrain", text: "A hill is open ground in all but sight.", source: "Hills (p.35)" },
  "zh.terrain.hill-los": {
    topic: "Terrain",
    text: "A hill blocks line of sight between ground-level fighters on opposite sides of it.",
    source: "Hills (p.35)",
  },
  "zh.terrain.hill-cover": { topic: "Terrain", text: "The edge of a hill gives no cover.", source: "Hills (p.35)" },
} as const satisfies Readonly<Record<string, RuleRow>>;
