import { row, rulesUnder } from "../../../kernel/index.ts";

export const stealthStealthChecksReactionFireRules = rulesUnder(
  "Stealth, stealth checks, reaction fire",
  "Stealth p1–2",
  {
    "vs.stealth.small": row("Entering a small tile makes you stealthy", {
      text: "A commando that enters a small tile becomes stealthy.",
    }),
    "vs.stealth.large": row("Entering a large tile makes you visible", {
      text: "A commando that enters a large tile becomes visible.",
    }),
    "vs.stealth.medium": row("Entering a medium tile: visible for 1 AP, stealthy for 2", {
      text: "A commando that enters a medium tile by moving (1 AP) becomes visible, by moving stealthily (2 AP) stealthy.",
    }),
    "vs.stealth.not-with-enemies": row("You cannot hide among enemies", {
      text: "A visible commando cannot become stealthy by moving onto a tile with 1 or more enemy units.",
    }),
    "vs.stealth.by-moving": row("Visible until you move", {
      text: "A visible commando on a tile stays visible, enemy units or not, until it moves (or a uniform, or healing from critical condition, hides it).",
    }),
    "vs.stealth.shooting": row("Shooting makes you visible", {
      text: "A commando that shoots a weapon with the reveal symbol becomes visible.",
    }),
    "vs.stealth.no-move-no-fire": row("Being seen without moving draws no fire", {
      text: "Becoming visible without moving causes no reaction fire.",
      source: "Reaction fire p1–2",
    }),
    "vs.check.own-entry": row("Walking in on enemies: a stealth check", {
      text: "On entering a tile with enemy units, a stealthy commando rolls 1 die per enemy unit there, protecting units included.",
      source: "Moving, Stealth check p1–2",
    }),
    "vs.check.result": row("A 1 or 2 fails a stealth check", {
      text: "One or more dice of 1 or 2 make it visible; with none it stays stealthy.",
      source: "Stealth check p1–2",
    }),
    "vs.check.enemy-entry": row("Enemies walking in on you: a stealth check", {
      text: "When enemy units enter a tile, each stealthy commando there takes its own check of 1 die per enemy unit.",
      source: "Stealth check p1–2",
    }),
    "vs.check.not-on-leaving": row("Leaving needs no stealth check", {
      text: "Leaving a tile with enemy units causes no stealth check.",
      source: "Stealth check p1–2",
    }),
    "vs.react.when": row("When reaction fire comes", {
      text: "Reaction fire occurs each time a visible commando enters or leaves a tile with enemy units; enemy moves never cause it.",
      source: "Stealth, Reaction fire p1–2",
    }),
    "vs.react.who": row("Which enemies fire in reaction", {
      text: "Every enemy unit on the departure tile and on the destination tile fires at once; a unit in a nest uses the nest's squares.",
      source: "Reaction fire p1–2; MG42 nest p3–4",
    }),
    "vs.react.departure-number": row("Reaction fire uses the number of the tile you leave", {
      text: "All its dice are compared with the number of the departure tile.",
      source: "Reaction fire p1–2",
    }),
    "vs.react.injuries": row("Reaction fire injures the moving commando", {
      text: "Its hits injure the moving commando, which loses 1 AP at once for each.",
      source: "Reaction fire p1–2",
    }),
    "vs.react.move-completes": row("The move is completed all the same", {
      text: "The commando completes the move whatever the dice show.",
      source: "Reaction fire p1–2",
    }),
    "vs.react.stealthy-entry": row("No reaction fire at a commando who comes in stealthily", {
      text: "A stealthy commando that becomes visible by entering a tile suffers no reaction fire, neither for leaving nor for entering.",
      source: "Reaction fire p1–2",
    }),
    "vs.react.no-nest-cover": row("A nest does not help against reaction fire", {
      text: "Reaction fire ignores a nest the commando leaves or is about to enter: the tile number counts.",
      source: "Reaction fire p1–2",
    }),
  },
);
