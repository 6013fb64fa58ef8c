import { row, rulesUnder } from "../../../kernel/index.ts";

export const elevationAndTerrainInTheWayRules = rulesUnder("Elevation and terrain in the way", "Climbing (p.35)", {
  "zh.height.climb-actions": row("Climbing belongs to Advance or Sneak", {
    text: "Climbing is part of an Advance or Sneak action only.",
  }),
  "zh.height.climb-max": row("How high you can climb", { text: 'A climb is at most 4" high, up or down.' }),
  "zh.height.climb-cost": row("Climbing costs its height", {
    text: "The height climbed is taken off the movement of the action.",
  }),
  "zh.height.climb-finish": row("A climb must be finished", {
    text: "A climb cannot be begun without enough movement to finish it.",
  }),
  "zh.height.steps": row("Steps cost nothing extra", {
    text: "Steps cost nothing extra: only the horizontal distance counts.",
  }),
  "zh.height.dogs": row("Dogs cannot climb", { text: "Handlers with guard dogs cannot climb but can use stairs." }),
  "zh.height.horizontal": row("Distances are measured flat", {
    text: "Distances and ranges are measured horizontally.",
    source: "Looking Down (or Up) (p.35)",
  }),
  "zh.height.down-view": row("From above you see over what is in the way", {
    text: 'Towards an enemy within 6", a fighter that stands 2" or more above it ignores intervening terrain.',
    source: "Looking Down (or Up) (p.35)",
  }),
  "zh.height.up-view": row("From below you do not see over what is in the way", {
    text: "The lower of those two has no clear view up to the higher one.",
    source: "Looking Down (or Up) (p.35)",
  }),
  "zh.height.cover-stays": row("Height takes no cover away", {
    text: "Height takes cover away in neither direction.",
    source: "Looking Down (or Up) (p.35)",
  }),
  "zh.height.watch": row("Watching from above", {
    text: 'As height changes who has a clear view, it changes close watch at 6" in the same way: the higher fighter can watch the lower past intervening terrain, the lower cannot watch the higher.',
    source: "Close Watch? (p.35)",
  }),
  "zh.block.through": row("Going through what is in the way", {
    text: "On a Patrol or Advance move a fighter crosses a crossable obstacle and goes on, and goes into rough terrain that it reaches.",
    source: "Terrain in the Way (p.35)",
  }),
  "zh.block.skirt": row("Going round what is in the way", {
    text: "Where terrain cannot be crossed, the intended end is where the fighter would have come without it; it goes round by the shortest way, ending as near to that point as it can.",
    source: "Terrain in the Way (p.35)",
  }),
  "zh.block.inside": row("Going round through a building", {
    text: "If buildings can be entered, the way round may lead through the inside of one.",
    source: "Terrain in the Way (p.35)",
  }),
  "zh.block.climb-option": row("Climbing what is in the way", {
    text: "On an Advance the fighter may instead climb a building in its way, if climbing was agreed.",
    source: "Terrain in the Way (p.35)",
  }),
});
