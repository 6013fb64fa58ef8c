import { row, rulesUnder } from "../../../kernel/index.ts";

export const setUpRules = rulesUnder("Set-up", "Setup p1–2", {
  "vs.setup.game-size": row("How large a game is", {
    text: "A quick game uses 1 terrain card; an operation uses 2 to 5 terrain cards and a matching pair of operation cards.",
  }),
  "vs.setup.standard": row("Standard difficulty", {
    text: "Standard difficulty ignores the special rules printed on the operation cards.",
  }),
  "vs.setup.veteran": row("Veteran difficulty", {
    text: "Veteran difficulty applies every special rule of the operation cards, the marked ones included.",
  }),
  "vs.setup.veteran-guards": row("Veteran difficulty adds guards at the entrances", {
    text: "Veteran difficulty adds 1 enemy unit showing an MP40 on every tile in contact with an enemy entrance.",
  }),
  "vs.setup.leftmost-first": row("Only the leftmost terrain is built at first", {
    text: "At the start only the terrain card or cards in the leftmost position of the operation are built.",
  }),
  "vs.setup.north": row("North is the same everywhere", {
    text: "All terrains share one compass: north is the same for every terrain in play.",
  }),
  "vs.setup.operation-overrides": row("An operation's rule beats the terrain's objective", {
    text: "A special rule of the operation that is in force replaces the objective of a terrain card where the two differ.",
  }),
  "vs.setup.tiles": row("Tiles have a size and a side", {
    text: "A tile is small, medium or large and lies on its indoor side (walls around it) or its outdoor side (no walls); any tile of the same size, shape and side may stand in.",
  }),
  "vs.setup.equipment-source": row("Where set-up takes equipment from", {
    text: "Equipment that set-up calls for comes from the equipment reserve, and from the discard pile when the reserve lacks it.",
  }),
  "vs.setup.equipment-shortfall": row("When equipment runs short", {
    text: "When both lack it, the players choose which tiles or commandos go without.",
  }),
  "vs.setup.guard-token": row("A guard on every triangular token", {
    text: "1 regular enemy unit showing an MP40 (2 white squares) is placed on each triangular token and protects it.",
  }),
  "vs.setup.guard-nest": row("A guard in every MG42 nest", {
    text: "The enemy unit set up for an MG42 nest stands on the nest's single space.",
  }),
  "vs.setup.event-deck": row("The event deck", { text: "The event cards are shuffled into one face-down main deck." }),
  "vs.setup.limit-deck": row("A turn limit has a deck of its own", {
    text: "A terrain with a turn limit gets its own event deck of as many cards as the limit; the limit is reached when that deck has no card left to draw.",
  }),
  "vs.setup.limit-no-direction": row("A limit card without a direction", {
    text: "When a card of a limit deck shows no direction, cards are drawn from the main deck until one has a direction.",
  }),
  "vs.setup.limit-overrun": row("Past the turn limit", {
    text: "Past the turn limit, the terrain's events come from the main deck.",
  }),
  "vs.setup.equipment-reserve": row("The equipment reserve", {
    text: "The equipment reserve is a hidden random pool of all equipment tokens left, spotted tokens included.",
  }),
  "vs.setup.enemy-reserve": row("The enemy reserve", {
    text: "The enemy reserve is a hidden random pool of the regular units left (5 of them with sledgehammer), 7 empty-set (Ø) tokens and 3 special units.",
  }),
  "vs.setup.special-reserve": row("The special reserve", {
    text: "The 3 special units in the enemy reserve are random ones of 10; the other 7 form the special reserve beside it.",
    source: "Setup p1–2; Miniature packs p5",
  }),
  "vs.setup.commando-choice": row("Each player chooses a commando and a side of the card", {
    text: "Each player chooses a commando card and one of its 2 sides (blue or tan), and keeps that side while the commando lives.",
  }),
  "vs.setup.starting-equipment": row("What a commando starts with", {
    text: "A commando starts with 1 equipment token for each transparent icon on its card.",
  }),
  "vs.setup.carry-limit": row("How much equipment a commando can carry", {
    text: "A commando holds at most as many equipment tokens as its card has circles.",
  }),
  "vs.setup.slot-reuse": row("A slot is free once its first token has gone", {
    text: "A transparent slot holds any equipment token once its starting token has left it.",
  }),
  "vs.setup.opaque": row("Printed equipment is never used up", {
    text: "Blue opaque equipment printed on a card has unlimited use, cannot pass to another commando and cannot be covered by a token.",
  }),
  "vs.setup.multi-control": row("One player may have several commandos", {
    text: "With fewer players than commandos required, one player may control several commandos.",
  }),
  "vs.setup.first-entry": row("On the first turn everybody enters through a trap door", {
    text: "On the first turn of an operation every commando enters through an open trap door, for 1 AP (moving) or 2 AP (moving stealthily onto a medium tile).",
  }),
});
