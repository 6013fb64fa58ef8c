import { cardsAndMissions } from "./two-hundred-hours/cards-and-missions.ts";
import { play } from "./two-hundred-hours/play.ts";

/** The words that players of 02 Hundred Hours ask for a rule in, beside those of its title and text: by row. */
export const asked: Readonly<Record<string, string>> = { ...play, ...cardsAndMissions };
