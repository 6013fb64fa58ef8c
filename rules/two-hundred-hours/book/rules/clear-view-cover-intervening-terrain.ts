import { row, rulesUnder } from "../../../kernel/index.ts";

export const clearViewCoverInterveningTerrainRules = rulesUnder(
  "Clear view, cover, intervening terrain",
  "Cover (p.23)",
  {
    "zh.view.path": row("What a clear view is", {
      text: "Clear view is judged along a path between the two fighters as wide as their bases.",
      source: "Clear View (p.23)",
    }),
    "zh.view.no-terrain": row("Terrain spoils a clear view", {
      text: "Terrain in the path prevents a clear view.",
      source: "Clear View (p.23)",
    }),
    "zh.view.no-friends": row("Friends spoil a clear view", {
      text: "The base of a friend in the path prevents a clear view.",
      source: "Clear View (p.23)",
    }),
    "zh.view.no-detected-enemies": row("Detected enemies spoil a clear view", {
      text: "The base of a detected enemy in the path prevents a clear view.",
      source: "Clear View (p.23)",
    }),
    "zh.view.covert-enemies-pass": row("Covert enemies do not spoil a clear view", {
      text: "Covert enemies in the path do not prevent a clear view.",
      source: "Clear View (p.23)",
    }),
    "zh.view.own-cover": row("Your own cover does not spoil your view", {
      text: "Up to 1\" of terrain that the viewer is using for cover does not prevent the viewer's clear view.",
    }),
    "zh.view.one-way": row("A clear view goes one way", {
      text: "Clear view is judged per viewer: one of two fighters may have it and the other not.",
      source: "Clear View diagram, X and D (p.23)",
    }),
    "zh.cover.per-attacker": row("Cover is judged for each attacker", {
      text: "Cover is judged against each attacker separately.",
    }),
    "zh.cover.obstacle": row("Cover behind an obstacle", { text: "A fighter touching an obstacle can be in cover." }),
    "zh.cover.rough": row("Cover in rough terrain", {
      text: "A fighter inside rough terrain, but not low rough terrain, can be in cover.",
    }),
    "zh.cover.building": row("Cover at a building's corner", {
      text: "A fighter at the corner of a building can be in cover.",
    }),
    "zh.cover.vehicle": row("Cover behind a vehicle", {
      text: "A parked vehicle gives cover like an obstacle or a building, by its shape.",
    }),
    "zh.cover.cuts-path": row("Cover must lie in the path", {
      text: "The terrain item that the fighter touches must cut into the path from the attacker; otherwise there is no cover.",
    }),
    "zh.cover.intervening": row("Terrain you do not touch gives no cover", {
      text: "Terrain that cuts into the path without being touched is intervening terrain: it prevents a clear view and gives no cover.",
      source: "Intervening Terrain (p.23)",
    }),
  },
);
