import { play } from "./dust-tactics/play.ts";
import { skillsWeaponsCarriers } from "./dust-tactics/skills-weapons-carriers.ts";

/** The words that players of Dust Tactics ask for a rule in, beside those of its title and text: by row. */
export const asked: Readonly<Record<string, string>> = { ...play, ...skillsWeaponsCarriers };
