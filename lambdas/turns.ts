import { turnsDeps } from "./notices-deps.ts";
import { turnsBatch } from "./turns-batch.ts";

/** Tells the seats that are asked after each new move in the table's stream. */
export const handler = turnsBatch(turnsDeps());
