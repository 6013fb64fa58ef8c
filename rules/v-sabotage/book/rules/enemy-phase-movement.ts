import { row, rulesUnder } from "../../../kernel/index.ts";

export const enemyPhaseMovementRules = rulesUnder("Enemy phase: movement", "Movement p1–2", {
  "vs.emove.per-terrain": row("Each terrain has its own direction", {
    text: "Direction is settled for each terrain on its own at the start of the step and holds for the whole step whatever happens.",
  }),
  "vs.emove.toward-visible": row("Enemies go for the nearest visible commando", {
    text: "With a visible commando on the terrain, each enemy unit heads by the shortest path for the nearest visible commando.",
  }),
  "vs.emove.card-direction": row("With nobody visible, enemies go where the card says", {
    text: "With no visible commando there, enemy units head in the compass direction of the terrain's event card.",
  }),
  "vs.emove.no-direction": row("A card without a direction", {
    text: "When that card shows no direction, cards are drawn until one has a direction; they give the direction only, and are discarded.",
  }),
  "vs.emove.one-tile": row("An enemy moves one tile", { text: "A unit moves to 1 adjacent tile." }),
  "vs.emove.nearest-first": row("The nearest enemies move first", {
    text: "Units nearest to the direction or to the visible commando move before those farther away.",
  }),
  "vs.emove.doors": row("Enemies go through locked doors", {
    text: "Enemy units move through locked doors, which stay locked, but never through trap doors.",
  }),
  "vs.emove.stop-edge": row("An enemy stops at a wall or an edge", {
    text: "A unit does not move when there is no tile in the direction or a wall blocks the way.",
  }),
  "vs.emove.stop-visible": row("An enemy beside a visible commando stays", {
    text: "A unit on a tile with a visible commando does not move.",
  }),
  "vs.emove.stop-full": row("An enemy does not enter a full tile", {
    text: "A unit does not move when its destination tile is full.",
  }),
  "vs.emove.split": row("A group splits where ways are equal", {
    text: "A group with several possible paths splits into equal parts, one for each path; units that may not move are not counted.",
  }),
  "vs.emove.split-choice": row("You choose how a group splits", {
    text: "The players choose which unit types go into each part and which part gets an odd unit.",
  }),
  "vs.emove.check": row("Enemies walking in: a stealth check", {
    text: "Units that enter a tile cause a stealth check for each stealthy commando there.",
    source: "Stealth check p1–2",
  }),
  "vs.protect.automatic": row("An enemy takes guard of a token", {
    text: "A regular unit that moves onto a tile with an unprotected triangular token protects it at once; taking that place is not a movement.",
  }),
  "vs.protect.stays": row("A unit guarding a token stays", { text: "A unit that protects a token does not move." }),
  "vs.protect.nest": row("An enemy takes an empty nest", {
    text: "A nest is such a token: the unit takes the nest's space.",
  }),
  "vs.protect.one": row("One guard for each token", {
    text: "Only 1 enemy unit at a time protects a token; further units that enter the tile may leave it again.",
  }),
  "vs.protect.not-special": row("Special units never guard", {
    text: "Special units never protect a triangular token.",
  }),
});
