// The Jäger player: his hand, his cards and tokens, the Stalkers and the units he moves.

export { cardLaid } from "./laid-card.ts";
export { commandUnit, isCommanded, isCommanding } from "./commands.ts";
export { jagerForms, jagerRequirements } from "./actions.ts";
export { jagerPhase } from "./jager-phase.ts";
export { endOfStains } from "./tokens.ts";
export { prepareJager } from "./preparation.ts";
export { stalkersMove } from "./stalkers.ts";
export { isPlacing, placeToken, tokenEvent } from "./placing.ts";
export { tiesToJager } from "./ties.ts";
