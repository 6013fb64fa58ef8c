import { row, rulesUnder } from "../../../kernel/index.ts";

export const missionsResizingSetUpOrderRules = rulesUnder("Missions, resizing, set-up order", "Resizing, p.28", {
  "rr.custom.change": row("Changing a mission", {
    text: "A mission may be changed: event deck, added guards or objectives, other or additional patrol and convoy vehicles.",
    source: "Customising, p.28",
  }),
  "rr.resize.nine-to-six": row("From nine tiles to six", {
    text: "9 tiles to 6: meter setting and number of Operators each −1.",
  }),
  "rr.resize.nine-to-four": row("From nine tiles to four", { text: "9 tiles to 4: each −2." }),
  "rr.resize.willys": row("No Willys on a small map", {
    text: "The Willys is removed from maps of fewer than 8 tiles.",
  }),
  "rr.resize.expand": row("A larger map raises both", {
    text: "An expanded map raises both by the same relative amount.",
  }),
  "rr.create.four-tiles": row("A new mission on four tiles", {
    text: "New mission on 4 tiles: 2 Operators, Normal meter 6.",
    source: "Creating Missions, p.28",
  }),
  "rr.create.six-tiles": row("A new mission on six tiles", {
    text: "6 tiles: 3 Operators, Normal meter 7.",
    source: "Creating Missions, p.28",
  }),
  "rr.create.eight-tiles": row("A new mission on eight tiles", {
    text: "8 or more tiles: 4 Operators with the Willys or 4 support units, Normal meter 8.",
    source: "Creating Missions, p.28",
  }),
  "rr.quickstart.order": row("The order of setting up", {
    text: "Set-up order: mission, Operators and board sides, tiles, units and small tiles, sentries and patrols, meter, event deck.",
    source: "Quick Start, p.28",
  }),
  "rr.quickstart.board-side": row("Choosing a side of an Operator board", {
    text: "Each Operator board is two-sided; one side's equipment is chosen before play unless the mission fixes it.",
    source: "Quick Start, p.28",
  }),
});
