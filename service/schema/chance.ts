import * as z from "zod";

/** Who draws dice and cards that are not given. */
export const chance = {
  random: z
    .boolean('"random" is true or false; a seed stands beside it: "seed": 7.')
    .optional()
    .meta({ description: "Let the server roll and draw what is not given." }),
  seed: z.int().min(0).max(0xffff_ffff).optional().meta({
    description: "Let the server draw from this seed what is not given: the same seed always draws the same.",
  }),
};
