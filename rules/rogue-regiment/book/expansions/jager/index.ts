// Jäger: the Jäger player with his cards and tokens, and the vehicles that come with them (vehicles-…).
// Rows are taken file by file: what is put together here would be loaded with the game, and they are only quoted.

import { interpretations as playerInterpretations } from "./open-points.ts";
import { interpretations as vehicleInterpretations } from "./vehicles-open-points.ts";

export const jagerInterpretations = { ...playerInterpretations, ...vehicleInterpretations } as const;
