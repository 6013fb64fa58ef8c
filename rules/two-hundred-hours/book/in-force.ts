import { rulesInForce } from "../../kernel/index.ts";
import { interpretations } from "./open-points.ts";
import { numbers } from "./numbers.ts";

/** A point the rule book leaves open. */
export type InterpretationId = keyof typeof interpretations;

export const { number, numberIn, reading, readingIn } = rulesInForce(interpretations, numbers);
