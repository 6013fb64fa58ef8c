import { rulesInForce } from "../../kernel/index.ts";
import { numbers } from "./numbers.ts";
import { openPoints } from "./open-points.ts";

export const { number, numberIn, reading, readingIn } = rulesInForce(openPoints, numbers);
