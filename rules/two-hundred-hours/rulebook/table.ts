import type { RuleRow } from "../../kernel/index.ts";

/** Lines of sight, movement, clear view, cover and close watch: the clauses of the rule book in our own words. */
export const tableRules = {
  "zh.los.front-line": {
    topic: "Line of sight, front and rear",
    text: "A straight line through the centre of the base along the shoulders divides front from rear.",
    source: "Front and Rear (p.22)",
  },
  "zh.los.front-only": {
    topic: "Line of sight, front and rear",
    text: "A fighter sees only to its front.",
    source: "Line of Sight (p.22)",
  },
  "zh.los.any-part": {
    topic: "Line of sight, front and rear",
    text: "Seeing also needs an unblocked straight line from any part of one base to any part of the other.",
    source: "Line of Sight (p.22)",
  },
  "zh.los.straddle-roll": {
    topic: "Line of sight, front and rear",
    text: "If the other fighter's base straddles the front line, one die is rolled to decide.",
    source: "Front and Rear (p.22)",
  },
  "zh.los.straddle-result": {
    topic: "Line of sight, front and rear",
    text: "In that roll any chevron means front and any other result means rear.",
    source: "Front and Rear (p.22)",
  },
  "zh.los.straddle-lasts": {
    topic: "Line of sight, front and rear",
    text: "The result of that roll holds until the end of the current action.",
    source: "Front and Rear (p.22)",
  },
  "zh.los.not-by-fighters": {
    topic: "Line of sight, front and rear",
    text: "Fighters do not block line of sight.",
    source: "Line of Sight (p.22)",
  },
  "zh.los.detected-too": {
    topic: "Line of sight, front and rear",
    text: "line of sight alone does not allow an attack: the enemy must be detected as well.",
    source: "Line of Sight (p.22)",
  },
  "zh.move.free-path": {
    topic: "Movement",
    text: "In Sneak, Shoot and Fight actions a fighter moves in any direction with any number of turns.",
    source: "Movement (p.22)",
  },
  "zh.move.no-crossing-bases": {
    topic: "Movement",
    text: "A base cannot cross another base; the fighter goes around.",
    source: "Movement (p.22)",
  },
  "zh.move.enemy-1in": {
    topic: "Movement",
    text: 'A fighter cannot move within 1" of an enemy.',
    source: "Movement (p.22)",
  },
  "zh.move.edge-stops": {
    topic: "Movement",
    text: "A fighter that reaches the table edge stops.",
    source: "Movement (p.22)",
  },
  "zh.move.off-table": {
    topic: "Movement",
    text: "Moving off the table is possible only where the mission allows it.",
    source: "Movement (p.22)",
  },
  "zh.move.end-facing": {
    topic: "Movement",
    text: "A fighter ends a manoeuvre action facing the way it travelled, a targeted action facing its target, a responsive action facing its attacker.",
    source: "Movement (p.22)",
  },
  "zh.move.facing-fixed": {
    topic: "Movement",
    text: "After an action a fighter does not turn unless a rule says so.",
    source: "Movement (p.22)",
  },
  "zh.move.obstacle-1": {
    topic: "Movement",
    text: 'Crossing an obstacle that does not block line of sight costs 1" of movement, per obstacle.',
    source: "Moving Through Terrain (p.22); Obstacles (p.34)",
  },
  "zh.move.obstacle-2": {
    topic: "Movement",
    text: 'Crossing an obstacle that blocks line of sight costs 2" of movement, per obstacle.',
    source: "Moving Through Terrain (p.22); Obstacles (p.34)",
  },
  "zh.move.rough-1": {
    topic: "Movement",
    text: 'An action whose movement passes through rough terrain at any point loses 1" of movement, once.',
    source: "Moving Through Terrain (p.22); Rough Terrain (p.34)",
  },
  "zh.move.measure-any-time": {
    topic: "Movement",
    text: "Distances and ranges may be measured at any time.",
    source: "Movement (p.22)",
  },
  "zh.view.path": {
    topic: "Clear view, cover, intervening terrain",
    text: "Clear view is judged along a path between the two fighters as wide as their bases.",
    source: "Clear View (p.23)",
  },
  "zh.view.no-terrain": {
    topic: "Clear view, cover, intervening terrain",
    text: "Terrain in the path prevents a clear view.",
    source: "Clear View (p.23)",
  },
  "zh.view.no-friends": {
    topic: "Clear view, cover, intervening terrain",
    text: "The base of a friend in the path prevents a clear view.",
    source: "Clear View (p.23)",
  },
  "zh.view.no-detected-enemies": {
    topic: "Clear view, cover, intervening terrain",
    text: "The base of a detected enemy in the path prevents a clear view.",
    source: "Clear View (p.23)",
  },
  "zh.view.covert-enemies-pass": {
    topic: "Clear view, cover, intervening terrain",
    text: "Covert enemies in the path do not prevent a clear view.",
    source: "Clear View (p.23)",
  },
  "zh.view.own-cover": {
    topic: "Clear view, cover, intervening terrain",
    text: "Up to 1\" of terrain that the viewer is using for cover does not prevent the viewer's clear view.",
    source: "Cover (p.23)",
  },
  "zh.view.one-way": {
    topic: "Clear view, cover, intervening terrain",
    text: "Clear view is judged per viewer: one of two fighters may have it and the other not.",
    source: "Clear View diagram, X and D (p.23)",
  },
  "zh.cover.per-attacker": {
    topic: "Clear view, cover, intervening terrain",
    text: "Cover is judged against each attacker separately.",
    source: "Cover (p.23)",
  },
  "zh.cover.obstacle": {
    topic: "Clear view, cover, intervening terrain",
    text: "A fighter touching an obstacle can be in cover.",
    source: "Cover (p.23)",
  },
  "zh.cover.rough": {
    topic: "Clear view, cover, intervening terrain",
    text: "A fighter inside rough terrain, but not low rough terrain, can be in cover.",
    source: "Cover (p.23)",
  },
  "zh.cover.building": {
    topic: "Clear view, cover, intervening terrain",
    text: "A fighter at the corner of a building can be in cover.",
    source: "Cover (p.23)",
  },
  "zh.cover.vehicle": {
    topic: "Clear view, cover, intervening terrain",
    text: "A parked vehicle gives cover like an obstacle or a building, by its shape.",
    source: "Cover (p.23)",
  },
  "zh.cover.cuts-path": {
    topic: "Clear view, cover, intervening terrain",
    text: "The terrain item that the fighter touches must cut into the path from the attacker; otherwise there is no cover.",
    source: "Cover (p.23)",
  },
  "zh.cover.intervening": {
    topic: "Clear view, cover, intervening terrain",
    text: "Terrain that cuts into the path without being touched is intervening terrain: it prevents a clear view and gives no cover.",
    source: "Intervening Terrain (p.23)",
  },
  "zh.watch.2in": {
    topic: "Close watch",
    text: 'A fighter is under close watch if an enemy has line of sight to it and is within 2".',
    source: "Close Watch (p.23)",
  },
  "zh.watch.6in": {
    topic: "Close watch",
    text: 'A fighter is also under close watch if an enemy has line of sight and a clear view to it and is within 6".',
    source: "Close Watch (p.23)",
  },
  "zh.watch.marker": {
    topic: "Close watch",
    text: "At the end of every action each fighter under close watch automatically gets a marker.",
    source: "Close Watch (p.23)",
  },
  "zh.watch.either-side": {
    topic: "Close watch",
    text: "This holds for fighters of both sides; one, both or neither of two enemies may be under close watch.",
    source: "Close Watch (p.23)",
  },
  "zh.watch.no-removal": {
    topic: "Close watch",
    text: "A fighter under close watch cannot lose its marker.",
    source: "Close Watch (p.23)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
