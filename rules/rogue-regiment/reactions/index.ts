// All that follows from an incident, in the order of the rules.

export { mayReact } from "./answers.ts";
export { breakCover, consequences } from "./consequences.ts";
export { corpseSightings, corpsesInSight, type During } from "./sightings.ts";
export { catHears, catHearsWheels } from "./cat.ts";
export { look, type LookRules } from "./looking.ts";
export { steppedOn } from "./stepped-on.ts";
