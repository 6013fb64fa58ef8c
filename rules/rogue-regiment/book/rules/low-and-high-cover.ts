import { row, rulesUnder } from "../../../kernel/index.ts";

export const lowAndHighCoverRules = rulesUnder("Low and high cover", "Low Cover, p.2", {
  "rr.cover.low-hides": row("A hedge, low wall, crate or window hides anyone crouching", {
    text: "Low cover (low wall, hedge, crate, window) on the line blocks LOS to a corpse and to a crouching Operator, not to a standing Operator.",
  }),
  "rr.cover.low-modifies": row("Low cover in front of a standing Operator spoils the enemy's shots", {
    text: "A standing Operator adjacent to low cover that lies between him and the attacker gives the Axis attack dice that cover's penalty.",
    open: ["rr.open.cover-between"],
  }),
  "rr.cover.low-wall-hard": row("A low wall is hard cover", {
    text: "A low wall is hard cover: −2 to Axis attack dice.",
  }),
  "rr.cover.low-wall-move": row("A low wall does not slow a move or sprint", {
    text: "A low wall costs nothing extra and does not stop a move or sprint on foot, for Operators (standing) and Axis infantry alike.",
  }),
  "rr.cover.low-wall-adjacent-sees": row("Next to a low wall you see over it", {
    text: "A unit adjacent to a low wall sees over it: the wall does not hide corpses or crouching Operators from it.",
    open: ["rr.open.low-wall-adjacent"],
  }),
  "rr.cover.low-wall-along-sees": row("Along a low wall you see past it", {
    text: "A unit looking down the length of a low wall sees over it likewise.",
    source: "Low Cover, p.2; Being Seen, p.9",
    open: ["rr.open.low-wall-length"],
  }),
  "rr.cover.hedge-soft": row("A hedge is soft cover", { text: "A hedge is soft cover: −1 to Axis attack dice." }),
  "rr.cover.hedge-move": row("A hedge has to be climbed", {
    text: "A hedge square is entered on foot only by the climb action (or an Axis climb).",
  }),
  "rr.cover.crate-hard": row("Crates are hard cover", { text: "Crates are hard cover: −2 to Axis attack dice." }),
  "rr.cover.crate-move": row("Crates have to be climbed", {
    text: "A crate square is entered on foot only by the climb action.",
    open: ["rr.open.axis-climb-crates"],
  }),
  "rr.cover.high-blocks": row("High cover stops sight and movement", {
    text: "High cover blocks movement and LOS for every unit.",
    source: "High Cover, p.2",
  }),
  "rr.cover.high-wall-grapple": row("A high wall needs a grappling hook", {
    text: "A high wall is crossed only by an Operator with a grappling hook, by the climb action, at an edge bearing the grapple symbol.",
    source: "High Cover, p.2; Grappling Hook, p.24",
  }),
  "rr.cover.supply-dump": row("A supply dump stops sight and movement", {
    text: "A supply dump tile, placed where the mission says, blocks movement and LOS for every unit.",
    source: "High Cover, p.2",
  }),
});
