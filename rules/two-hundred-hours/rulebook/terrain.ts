import type { RuleRow } from "../../kernel/index.ts";

/** Terrain and elevation: the clauses of the rule book in our own words. */
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
  "zh.height.climb-actions": {
    topic: "Elevation and terrain in the way",
    text: "Climbing is part of an Advance or Sneak action only.",
    source: "Climbing (p.35)",
  },
  "zh.height.climb-max": {
    topic: "Elevation and terrain in the way",
    text: 'A climb is at most 4" high, up or down.',
    source: "Climbing (p.35)",
  },
  "zh.height.climb-cost": {
    topic: "Elevation and terrain in the way",
    text: "The height climbed is taken off the movement of the action.",
    source: "Climbing (p.35)",
  },
  "zh.height.climb-finish": {
    topic: "Elevation and terrain in the way",
    text: "A climb cannot be begun without enough movement to finish it.",
    source: "Climbing (p.35)",
  },
  "zh.height.steps": {
    topic: "Elevation and terrain in the way",
    text: "Steps cost nothing extra: only the horizontal distance counts.",
    source: "Climbing (p.35)",
  },
  "zh.height.dogs": {
    topic: "Elevation and terrain in the way",
    text: "Handlers with guard dogs cannot climb but can use stairs.",
    source: "Climbing (p.35)",
  },
  "zh.height.horizontal": {
    topic: "Elevation and terrain in the way",
    text: "Distances and ranges are measured horizontally.",
    source: "Looking Down (or Up) (p.35)",
  },
  "zh.height.down-view": {
    topic: "Elevation and terrain in the way",
    text: 'Towards an enemy within 6", a fighter that stands 2" or more above it ignores intervening terrain.',
    source: "Looking Down (or Up) (p.35)",
  },
  "zh.height.up-view": {
    topic: "Elevation and terrain in the way",
    text: "The lower of those two has no clear view up to the higher one.",
    source: "Looking Down (or Up) (p.35)",
  },
  "zh.height.cover-stays": {
    topic: "Elevation and terrain in the way",
    text: "Height takes cover away in neither direction.",
    source: "Looking Down (or Up) (p.35)",
  },
  "zh.height.watch": {
    topic: "Elevation and terrain in the way",
    text: 'As height changes who has a clear view, it changes close watch at 6" in the same way: the higher fighter can watch the lower past intervening terrain, the lower cannot watch the higher.',
    source: "Close Watch? (p.35)",
  },
  "zh.block.through": {
    topic: "Elevation and terrain in the way",
    text: "On a Patrol or Advance move a fighter crosses a crossable obstacle and goes on, and goes into rough terrain that it reaches.",
    source: "Terrain in the Way (p.35)",
  },
  "zh.block.skirt": {
    topic: "Elevation and terrain in the way",
    text: "Where terrain cannot be crossed, the intended end is where the fighter would have come without it; it goes round by the shortest way, ending as near to that point as it can.",
    source: "Terrain in the Way (p.35)",
  },
  "zh.block.inside": {
    topic: "Elevation and terrain in the way",
    text: "If buildings can be entered, the way round may lead through the inside of one.",
    source: "Terrain in the Way (p.35)",
  },
  "zh.block.climb-option": {
    topic: "Elevation and terrain in the way",
    text: "On an Advance the fighter may instead climb a building in its way, if climbing was agreed.",
    source: "Terrain in the Way (p.35)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
