import { row, rulesUnder } from "../../../kernel/index.ts";

export const occupiedRoomsRules = rulesUnder("Occupied rooms", "Occupied Squares", {
  "hg.occ.more-enemies": row("When a room is enemy-occupied", {
    text: "A room is enemy-occupied for a side when the counting enemies in it outnumber the counting friends in it.",
    open: ["hg.open.occupied-entrant"],
  }),
  "hg.occ.raiders-do-not-count": row("Raiders do not count for a room", {
    text: "A raider counts for neither side's total.",
  }),
  "hg.occ.prone-do-not-count": row("The prone do not count for a room", { text: "A prone agent does not count." }),
  "hg.occ.engaged-do-not-count": row("An engaged agent does not count for a room", {
    text: "An agent engaged in a fight does not count.",
    source: "Occupied Squares; Fighting",
  }),
  "hg.occ.entry-zone-not-room": row("The entry zone is not a room", {
    text: "The entry zone is not a room and is never occupied in this sense.",
  }),
});
