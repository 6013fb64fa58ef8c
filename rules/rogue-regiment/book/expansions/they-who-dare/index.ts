// They Who Dare: its people (nancy-…) and its machines.

import { interpretations as nancyInterpretations } from "./nancy-open-points.ts";
import { numbers as nancyNumbers } from "./nancy-numbers.ts";
import { rules as nancyRules } from "./nancy-rules.ts";
import { interpretations as typhoonInterpretations } from "./typhoon-open-points.ts";
import { numbers as typhoonNumbers } from "./typhoon-numbers.ts";
import { rules as typhoonRules } from "./typhoon-rules.ts";
import { interpretations as machineInterpretations } from "./machines-open-points.ts";
import { numbers as machineNumbers } from "./machines-numbers.ts";
import { rules as machineRules } from "./machines-rules.ts";

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
