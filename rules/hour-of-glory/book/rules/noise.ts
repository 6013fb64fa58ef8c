import { row, rulesUnder } from "../../../kernel/index.ts";

export const noiseRules = rulesUnder("Noise", "Noise", {
  "hg.noise.room-is-source": row("Noise in a room fills the room", {
    text: "Noise made in a room has the entire room as its source square.",
    open: ["hg.open.room-hearing", "hg.open.noise-two-rooms"],
  }),
  "hg.noise.doorway-first": row("Noise leaves by open doors", {
    text: "From a room, the corridor square through each open doorway is at distance 1.",
  }),
  "hg.noise.closed-door-stops": row("A closed door stops noise", { text: "Noise does not pass a closed door." }),
});
