// The Jäger player: his hand, his cards and tokens, the Stalkers, what he is asked.

export { isCommanded, isCommanding, isPlacing } from "./asked.ts";
export { canDraw, discardFromHand, handLimit, jagerOf, takeCard } from "./hand.ts";
export { cardLaid } from "./laid-card.ts";
export { prepareJager } from "./preparation.ts";
export { stalkersMove } from "./stalkers.ts";
export { tiesToJager } from "./ties.ts";
export { endOfStains, putToken, requireToken, tokenCandidates, tokenRules } from "./tokens.ts";
