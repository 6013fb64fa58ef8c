/**
 * Why a seat is told something: it is asked, it is still asked, the game is over, the game will be deleted, an invitation
 * was replaced, its owner tries whether notices arrive.
 */
export const noticeKinds = ["turn", "reminder", "over", "expiry", "renewed", "test"] as const;
