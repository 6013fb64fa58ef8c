// They Who Dare: its people (nancy-…) and its machines.

import { interpretations as nancyInterpretations } from "./nancy-interpretations.ts";
import { numbers as nancyNumbers } from "./nancy-numbers.ts";
import { rules as nancyRules } from "./nancy-rulebook.ts";

export const theyWhoDareRules = {
  ...nancyRules,
} as const;

export const theyWhoDareInterpretations = {
  ...nancyInterpretations,
} as const;

export const theyWhoDareNumbers = {
  ...nancyNumbers,
} as const;
