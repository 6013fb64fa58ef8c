import { row, rulesUnder } from "../../../kernel/index.ts";

export const setUpOfAxisUnitsAndTilesRules = rulesUnder("Set-up of Axis units and tiles", "Entry/Exit Tile, p.3", {
  "rr.setup.sentry-place": row("Where a sentry starts", {
    text: "Each sentry point starts with one Rifleman of the point's colour (black or white), facing the filled default arrow.",
    source: "Sentry Points, p.3; Rifle Infantry, p.22",
  }),
  "rr.setup.patrol-place": row("Where a patrol starts", {
    text: "Each patrol line starts with one Rifleman of the line's colour on one of its 2 start points (the players choose which), facing that point's arrow.",
    source: "Patrol Lines, p.3",
  }),
  "rr.setup.guards": row("Guards start as the mission shows", {
    text: "Guards are SMG Infantry, placed where and facing as the mission page shows.",
    source: "Guards, p.3",
  }),
  "rr.setup.officers": row("Officers start as the mission shows", {
    text: "Officers are placed where and facing as the mission page shows.",
    source: "Officers, p.22",
  }),
  "rr.setup.spawn-colours": row("Spawn tiles have colours", {
    text: "Spawn tiles lie at the board edge and are white, black or mixed; event cards name the colour they use.",
    source: "Spawn Tiles, p.3",
  }),
  "rr.setup.entry-exit": row("Operators come and go at the entry tile", {
    text: "Operators enter and leave at the entry/exit tile, unless the mission says otherwise.",
  }),
  "rr.setup.entry-willys": row("The jeep's side of the entry tile", {
    text: "The side of the entry/exit tile with the jeep space is used when the mission allows the Willys.",
  }),
  "rr.setup.meter": row("The stealth meter starts at the difficulty's value", {
    text: "The meter starts at the chosen difficulty's value on the mission page (Normal is recommended).",
    source: "How to Play, p.5; Quick Start, p.28",
  }),
  "rr.setup.special-removed": row("Without an event window the special card is taken out", {
    text: "Without an event window the special event card is removed and the deck is shuffled face down.",
    source: "Quick Start, p.28",
  }),
  "rr.setup.recommended-mission": row("What a mission page tells", {
    text: "A mission page gives layout, victory conditions, recommended Operators, event deck, stealth ratings and extras such as the event window.",
    source: "Mission Pages, p.4",
  }),
});
