import { rulesInForce } from "../../kernel/index.ts";
import { interpretations } from "./open-points/index.ts";
import { numbers } from "./numbers.ts";

export const { hangingOn, inForceUnder, number, numberIn, partingOn, reading, readingIn } = rulesInForce(
  interpretations,
  numbers,
);
