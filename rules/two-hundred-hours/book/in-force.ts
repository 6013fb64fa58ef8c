import { otherReadingsUnder, rulesInForce } from "../../kernel/index.ts";
import { interpretations } from "./open-points/index.ts";
import { numbers } from "./numbers.ts";

export const { hangingOn, number, numberIn, partingOn, reading, readingIn } = rulesInForce(interpretations, numbers);

/** The other readings of an open point, with settings by which each is in force. */
export const otherReadings = otherReadingsUnder(interpretations);
