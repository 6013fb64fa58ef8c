import { row, rulesUnder } from "../../../kernel/index.ts";

export const hiddenInformationRules = rulesUnder("Hidden information", "Setup; Intelligence Cards", {
  "hg.info.face-down-unknown": row("Nobody knows a face-down card", {
    text: "What a face-down card shows is known to nobody until the room is explored, the map-holder's looks excepted.",
  }),
  "hg.info.peek-private": row("What was peeked at stays secret", {
    text: "What a map-holder saw is never shown to the Defender.",
    source: "Intelligence Cards",
    open: ["hg.open.peek-sharing"],
  }),
  "hg.info.face-up-public": row("A face-up card is known to all", {
    text: "A face-up card is known to all players.",
    source: "Intelligence Cards (inferred)",
  }),
  "hg.info.raiders-on-board": row("Raiders stand in the open", {
    text: "Raiders' figures stand on the board in the open: the Defender sees where they are, and only the rules keep his agents from acting on it.",
    source: "Setup; Raiding (inferred)",
  }),
  "hg.info.board-public": row("What everybody knows", {
    text: "Timer, ASI, markers, facings, doors and defending agents are known to all.",
    source: "Setup (inferred)",
    open: ["hg.open.loadout-public"],
  }),
});
