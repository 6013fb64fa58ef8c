import type { RuleRow } from "../../../kernel/index.ts";

/** Clear view, cover, intervening terrain: the clauses of the rule book in our own words. */
export const clearViewCoverInterveningTerrainRules = {
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
} as const satisfies Readonly<Record<string, RuleRow>>;
