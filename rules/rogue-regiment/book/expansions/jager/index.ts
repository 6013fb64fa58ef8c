// Jäger: the Jäger player with his cards and tokens, and the vehicles that come with them (vehicles-…).

import { interpretations as playerInterpretations } from "./open-points.ts";
import { rules as playerRules } from "./rules.ts";
import { interpretations as vehicleInterpretations } from "./vehicles-open-points.ts";
import { rules as vehicleRules } from "./vehicles-rules.ts";

export const jagerRules = { ...playerRules, ...vehicleRules } as const;

export const jagerInterpretations = { ...playerInterpretations, ...vehicleInterpretations } as const;
