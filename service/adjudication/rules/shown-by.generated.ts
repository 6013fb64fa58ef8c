// Generated from tests/conformance by "npm run generate"; do not edit.
export const shownByOf = {
  "rogue-regiment": () => import("./shown-by/rogue-regiment.generated.ts"),
  "v-sabotage": () => import("./shown-by/v-sabotage.generated.ts"),
  "hour-of-glory": () => import("./shown-by/hour-of-glory.generated.ts"),
  "two-hundred-hours": () => import("./shown-by/two-hundred-hours.generated.ts"),
  "dust-tactics": () => import("./shown-by/dust-tactics.generated.ts"),
};
