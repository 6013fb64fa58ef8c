import { row, rulesUnder } from "../../../kernel/index.ts";

export const movementRules = rulesUnder("Movement", "Movement (p.22)", {
  "zh.move.free-path": row("Moving with turns", {
    text: "In Sneak, Shoot and Fight actions a fighter moves in any direction with any number of turns.",
  }),
  "zh.move.no-crossing-bases": row("Bases do not cross", {
    text: "A base cannot cross another base; the fighter goes around.",
  }),
  "zh.move.enemy-1in": row('Nobody comes within 1" of an enemy', {
    text: 'A fighter cannot move within 1" of an enemy.',
  }),
  "zh.move.edge-stops": row("The table edge stops a move", { text: "A fighter that reaches the table edge stops." }),
  "zh.move.off-table": row("Leaving the table", {
    text: "Moving off the table is possible only where the mission allows it.",
  }),
  "zh.move.end-facing": row("Which way a fighter faces afterwards", {
    text: "A fighter ends a manoeuvre action facing the way it travelled, a targeted action facing its target, a responsive action facing its attacker.",
  }),
  "zh.move.facing-fixed": row("Nobody turns between actions", {
    text: "After an action a fighter does not turn unless a rule says so.",
  }),
  "zh.move.obstacle-1": row('Crossing an obstacle you see over: 1"', {
    text: 'Crossing an obstacle that does not block line of sight costs 1" of movement, per obstacle.',
    source: "Moving Through Terrain (p.22); Obstacles (p.34)",
  }),
  "zh.move.obstacle-2": row('Crossing an obstacle that blocks sight: 2"', {
    text: 'Crossing an obstacle that blocks line of sight costs 2" of movement, per obstacle.',
    source: "Moving Through Terrain (p.22); Obstacles (p.34)",
  }),
  "zh.move.rough-1": row('Rough terrain costs 1" once', {
    text: 'An action whose movement passes through rough terrain at any point loses 1" of movement, once.',
    source: "Moving Through Terrain (p.22); Rough Terrain (p.34)",
  }),
  "zh.move.measure-any-time": row("You may measure at any time", {
    text: "Distances and ranges may be measured at any time.",
  }),
});
