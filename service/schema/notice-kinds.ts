/**
 * Why a seat is told something: it is asked, it is still asked, others wish to go back or to take over newer rules and it
 * has not agreed yet, somebody would rather not do what it wished, the game is over, the game will be deleted, an invitation was replaced, its owner tries whether
 * notices arrive.
 */
export const noticeKinds = [
  "turn",
  "reminder",
  "proposal",
  "proposalEnded",
  "over",
  "expiry",
  "renewed",
  "test",
] as const;
