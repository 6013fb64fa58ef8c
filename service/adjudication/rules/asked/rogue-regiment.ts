import { asked as ofActions } from "./rogue-regiment/actions.ts";
import { asked as ofEnemy } from "./rogue-regiment/enemy.ts";
import { asked as ofExpansions } from "./rogue-regiment/expansions.ts";
import { asked as ofTheyWhoDare } from "./rogue-regiment/they-who-dare.ts";
import { asked as ofVehiclesAndEquipment } from "./rogue-regiment/vehicles-and-equipment.ts";

/** The words that players of Rogue Regiment ask for a rule in, beside those of its title and text: by row. */
export const asked: Readonly<Record<string, string>> = {
  ...ofActions,
  ...ofEnemy,
  ...ofVehiclesAndEquipment,
  ...ofExpansions,
  ...ofTheyWhoDare,
};
