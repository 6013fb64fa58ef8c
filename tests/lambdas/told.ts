import { notice, type Notice } from "../../service/index.ts";

/** What somebody at Chalk Farm is told of a game. */
export const toldOf = (kind: "turn" | "reminder", game: string): Notice =>
  notice({
    kind,
    game,
    title: "Chalk Farm",
    seat: "player-1",
    version: 1,
    text: "Choose.",
    since: "2026-11-20T18:00:00Z",
    deadline: null,
  });
