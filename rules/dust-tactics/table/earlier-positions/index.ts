import type { EarlierPositions } from "../../../kernel/index.ts";
import { fromUnnumbered } from "./unnumbered.ts";

/** How positions of earlier forms are read; docs/versions.md says how a form is added. */
export const earlierPositions: EarlierPositions = { unnumbered: fromUnnumbered };
