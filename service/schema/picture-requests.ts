import * as z from "zod";
import { MOST_PIXELS } from "./picture-size.ts";
import { id, where, oneForm } from "./requests.ts";
import { wholeNumber } from "./address-numbers.ts";

/** How a picture looks, and what it may show besides the position. */
export const look = {
  theme: z.enum(["light", "dark"]).default("light"),
  fieldOfView: id.optional().meta({ description: "A piece: what it sees is shaded." }),
};
const sight = z.strictObject({ from: id, to: id, facing: z.enum(["N", "E", "S", "W"]).optional() });
const width = { description: "The width in pixels: of the PNG, or that the SVG is shown at; texts are sized for it." };

export const pictureSchema = oneForm({
  ...where,
  ...look,
  sight: sight
    .optional()
    .meta({ id: "SightQuestion", description: "Draws the lines of a sight ruling, what blocks them and the verdict." }),
  width: z.int().min(120).max(MOST_PIXELS).optional().meta(width),
  title: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "Stands above the board; the name of the game if left out." }),
}).meta({ id: "PictureRequest" });

/** What a link asks of the picture of a stored game. */
export const gamePictureSchema = z
  .strictObject({
    ...look,
    ...sight.partial().shape,
    version: wholeNumber(0, 1_000_000).optional(),
    width: wholeNumber(120, MOST_PIXELS).optional(),
    title: z.string().max(200).optional(),
  })
  .transform(({ from, to, facing, ...rest }, context) => {
    if (from === undefined && to === undefined && facing === undefined) return rest;
    if (from !== undefined && to !== undefined)
      return { ...rest, sight: { from, to, ...(facing !== undefined && { facing }) } };
    context.addIssue({
      code: "custom",
      path: [from === undefined ? "from" : "to"],
      message: "A question about sight has both ends: from and to.",
    });
    return z.NEVER;
  });
