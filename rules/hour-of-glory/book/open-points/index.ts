import { squaresRoomsSightPoints } from "./squares-rooms-sight.ts";
import { alertingEvadingReactingPoints } from "./alerting-evading-reacting.ts";
import { sneakingAndRoutesOfGuardsPoints } from "./sneaking-and-routes-of-guards.ts";
import { weaponsAndWoundsPoints } from "./weapons-and-wounds.ts";
import { timePointsMarkersDoorsPoints } from "./time-points-markers-doors.ts";
import { agentsGuardsTheCommanderPoints } from "./agents-guards-the-commander.ts";
import { itemsNoiseSingleCasesPoints } from "./items-noise-single-cases.ts";

/** Every point the rules leave open, with the readings people defend. */
export const interpretations = {
  ...squaresRoomsSightPoints,
  ...alertingEvadingReactingPoints,
  ...sneakingAndRoutesOfGuardsPoints,
  ...weaponsAndWoundsPoints,
  ...timePointsMarkersDoorsPoints,
  ...agentsGuardsTheCommanderPoints,
  ...itemsNoiseSingleCasesPoints,
} as const;

/** A point that the rules leave open. */
export type InterpretationId = keyof typeof interpretations;
