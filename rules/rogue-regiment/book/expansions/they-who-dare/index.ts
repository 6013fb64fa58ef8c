// They Who Dare: its people (nancy-…) and its machines.
// Rows are taken file by file: what is put together here would be loaded with the game, and they are only quoted.

import { interpretations as nancyInterpretations } from "./nancy-open-points.ts";
import { numbers as nancyNumbers } from "./nancy-numbers.ts";
import { interpretations as typhoonInterpretations } from "./typhoon-open-points.ts";
import { numbers as typhoonNumbers } from "./typhoon-numbers.ts";
import { interpretations as machineInterpretations } from "./machines-open-points.ts";
import { numbers as machineNumbers } from "./machines-numbers.ts";

export const theyWhoDareInterpretations = {
  ...nancyInterpretations,
  ...typhoonInterpretations,
  ...machineInterpretations,
} as const;

export const theyWhoDareNumbers = {
  ...nancyNumbers,
  ...typhoonNumbers,
  ...machineNumbers,
} as const;
