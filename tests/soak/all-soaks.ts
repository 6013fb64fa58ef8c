import { dustSoak } from "../dust-tactics/invariants.ts";
import { glorySoak } from "../hour-of-glory/invariants.ts";
import { rogueRegimentSoak } from "../rogue-regiment/invariants.ts";
import { hoursSoak } from "../two-hundred-hours/invariants.ts";
import { sabotageSoak } from "../v-sabotage/invariants.ts";
import type { ClosedSoak } from "./playouts.ts";

/** Every game with what a soak knows of it. */
export const soaks: readonly ClosedSoak[] = [rogueRegimentSoak, sabotageSoak, glorySoak, hoursSoak, dustSoak];
