// What is answered about a position: sight rulings, previews, facts, the board to draw.

export { boardModel } from "./board-model.ts";
export { factKinds, factsOf } from "./facts.ts";
export { preview } from "./preview.ts";
export { fieldRuling, sightRuling } from "./rulings.ts";
