import { rulesInForce } from "../../kernel/index.ts";
import { numbers } from "./numbers.ts";
import { interpretations } from "./open-points/index.ts";

export const { hangingOn, number, numberIn, partingOn, reading, readingIn } = rulesInForce(interpretations, numbers);
