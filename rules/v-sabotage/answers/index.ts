// What is answered about a position: rulings, previews, facts, the board to draw, what is asked.

import type { Asked } from "../../kernel/index.ts";

export { boardModel } from "./board-model.ts";
export { factKinds, factsOf } from "./facts.ts";
export { preview } from "./preview.ts";
export { fieldRuling, sightRuling } from "./rulings.ts";

/** What the rules ask, for documents: loaded when it is wanted. */
export const asked = async (): Promise<Asked> => (await import("./asked.ts")).asked;
