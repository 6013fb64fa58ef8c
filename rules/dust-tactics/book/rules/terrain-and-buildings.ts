import { row, rulesUnder } from "../../../kernel/index.ts";

export const terrainAndBuildingsRules = rulesUnder("Terrain and buildings", "Terrain", {
  "dt.terrain.slow-move": row("Terrain: 20 cm at most in a MOVE", {
    text: "In a MOVE that takes a miniature into, through or out of a terrain feature, that miniature moves at most 20 cm (Move 2) in all.",
  }),
  "dt.terrain.slow-march": row("Terrain: 40 cm at most in a MARCH", {
    text: "In a MARCH MOVE that does so the most is 40 cm (Move 4) in all.",
  }),
  "dt.terrain.slow-list": row("What slows movement", {
    text: "Slowing features are trees, hedges, standing crops, hills, gullies, streams, rivers, swamps, piles of crates, rubble, the inside of buildings, and their like.",
  }),
  "dt.terrain.halt": row("Stopping at the edge of terrain", {
    text: "A miniature that has already moved further than that limit when it reaches a feature halts at its edge instead of entering, and goes on no earlier than its next activation.",
  }),
  "dt.terrain.no-speed-gain": row("Terrain makes nobody faster", {
    text: "The limit never lets a miniature move further than its own Move rating allows.",
    source: "Terrain (inferred)",
  }),
  "dt.terrain.tracked": row("Tracked vehicles roll for terrain", {
    text: "A tracked vehicle whose move would enter, cross or leave terrain rolls 1 die: ARMY or SHIELD, it completes the move; TARGET, it is stuck.",
    source: "Terrain; Tracked",
    open: ["dt.open.terrain-roll"],
  }),
  "dt.terrain.wheeled": row("Wheels and half-tracks roll for terrain", {
    text: "A half-tracked or wheeled vehicle rolls 1 die likewise: ARMY, it completes the move; TARGET or SHIELD, it is stuck.",
    source: "Terrain; Half-tracked; Wheeled",
    open: ["dt.open.terrain-roll"],
  }),
  "dt.terrain.stuck": row("A stuck vehicle", {
    text: "A stuck vehicle stops where it was when it rolled (at the edge of the feature it was about to cross) and makes no more movement until its activation ends; its other actions are unaffected.",
    open: ["dt.open.terrain-roll"],
  }),
  "dt.terrain.walkers-free": row("Walkers do not roll", {
    text: "Vehicles that are not tracked, half-tracked or wheeled do not roll to enter terrain.",
    source: "Terrain (inferred)",
  }),
  "dt.terrain.aircraft": row("Aircraft and terrain", {
    text: "Aircraft move across any terrain without a limit or a roll, never enter terrain or buildings, and stand above them.",
  }),
  "dt.terrain.area-base": row("A wood is the area of its base", {
    text: "Woods and their like are area terrain: the feature is the area of its base; the single trees on it are moved aside and never block a path.",
  }),
  "dt.terrain.impassable": row("What nobody crosses", {
    text: "Building walls, cliffs and deep water are impassable: no unit moves through them (exceptions are in the rows that name them).",
  }),
  "dt.terrain.traps-vehicles": row("Anti-tank traps stop vehicles", {
    text: "Anti-tank traps are impassable to vehicles.",
  }),
  "dt.terrain.traps-infantry": row("Anti-tank traps slow infantry", {
    text: "For infantry, anti-tank traps only slow movement like ordinary terrain.",
  }),
  "dt.building.openings": row("In and out by doors", {
    text: "A unit enters or leaves a building only through doorways and other openings that are large enough for it.",
    source: "Walls and Buildings",
  }),
  "dt.building.windows": row("Infantry climbs through windows", {
    text: "Infantry may move through windows; vehicles may not.",
    source: "Walls and Buildings",
  }),
  "dt.building.floors": row("Changing floors", {
    text: "Infantry may change floor inside a building; the vertical distance is added to the horizontal distance moved.",
    source: "Walls and Buildings",
  }),
  "dt.building.walls-los": row("Walls block line of sight", {
    text: "Walls and buildings block LOS to targets beyond them.",
    source: "Walls and Buildings",
    open: ["dt.open.building-los"],
  }),
});
