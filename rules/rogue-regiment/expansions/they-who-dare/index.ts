// They Who Dare: its people (nancy-…) and its machines.

import { interpretations as nancyInterpretations } from "./nancy-interpretations.ts";
import { numbers as nancyNumbers } from "./nancy-numbers.ts";
import { rules as nancyRules } from "./nancy-rulebook.ts";
import { interpretations as typhoonInterpretations } from "./typhoon-interpretations.ts";
import { numbers as typhoonNumbers } from "./typhoon-numbers.ts";
import { rules as typhoonRules } from "./typhoon-rulebook.ts";
import { interpretations as machineInterpretations } from "./machines-interpretations.ts";
import { numbers as machineNumbers } from "./machines-numbers.ts";
import { rules as machineRules } from "./machines-rulebook.ts";

export const theyWhoDareRules = {
  ...nancyRules,
  ...typhoonRules,
  ...machineRules,
} as const;

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
