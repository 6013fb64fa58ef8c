// What is answered about a position: sight rulings, previews, facts, the board to draw.

import type { Asked } from "../../kernel/index.ts";

export { boardModel } from "./board-model.ts";
export { factKinds, factsOf } from "./facts.ts";
export { preview } from "./preview.ts";
export { fieldRuling, sightRuling } from "./rulings.ts";
export { witness } from "./witness.ts";

/** What the rules ask of persons: for documents, so no request loads it. */
export const asked = async (): Promise<Asked> => (await import("./asked.ts")).asked;
