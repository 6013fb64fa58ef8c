import { row, rulesUnder } from "../../../kernel/index.ts";

export const movementRules = rulesUnder("Movement", "Move & March Move", {
  "dt.move.point": row("A point of Move is 10 cm", { text: 'Each point of Move is 10 cm (4").' }),
  "dt.move.distance": row("How far a MOVE goes", {
    text: "In a MOVE no miniature's path is longer than Move × 10 cm.",
  }),
  "dt.move.march-distance": row("How far a MARCH MOVE goes", {
    text: "In a MARCH MOVE no miniature's path is longer than 2 × Move × 10 cm.",
  }),
  "dt.move.turning-free": row("Turning is free", {
    text: "Direction may change at any time and any number of times during a move, at no cost.",
  }),
  "dt.move.facing-free": row("Facing does not matter for moving", {
    text: "Facing does not restrict movement, and a mover may finish facing any way.",
  }),
  "dt.move.coherency": row("A squad stays within 15 cm", {
    text: "When an infantry unit ends a move, every miniature of it is within 15 cm of every other one of the same unit (each pair, not a chain).",
  }),
  "dt.move.aircraft-must-move": row("An aircraft must move first", {
    text: "An aircraft's first action in each activation is a MOVE or MARCH MOVE, unless it has Helicopter.",
  }),
  "dt.move.aircraft-loop": row("An aircraft may fly a loop", { text: "That move may loop and end where it began." }),
  "dt.move.vehicle-through-vehicle": row("A vehicle does not pass a vehicle", {
    text: "A vehicle cannot pass through a friendly vehicle.",
  }),
  "dt.move.through-friends": row("Friends may be passed through", {
    text: "Every other pass through a friendly miniature is allowed: infantry through infantry or vehicles, vehicles through infantry.",
  }),
  "dt.move.no-overlap": row("Bases do not overlap", { text: "At the end of a move no base overlaps another base." }),
  "dt.move.no-resting": row("Nothing rests on another miniature", {
    text: "Nor does any other part of a miniature lie on another miniature then.",
  }),
  "dt.move.enemy-blocks": row("Enemies are in the way", {
    text: "Enemy infantry and vehicles are obstacles: no ground unit passes through them.",
  }),
  "dt.move.under-aircraft": row("Moving under an aircraft", { text: "Ground units may move under an enemy aircraft." }),
  "dt.move.aircraft-over": row("Aircraft fly over everything", {
    text: "Aircraft pass over every miniature, friend or enemy; only the end of their move is bound (no overlap of bases, nothing resting on another miniature).",
    source: "Move & March Move (inferred)",
  }),
});
