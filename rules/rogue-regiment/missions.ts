import type { Scenario } from "../kernel/index.ts";

/** The missions, original to this project, as set-ups before the rules place sentries and patrols. */
export const missions: readonly Scenario[] = [];
