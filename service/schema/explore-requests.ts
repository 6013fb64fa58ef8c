import * as z from "zod";
import { chance } from "./chance.ts";
import { id, anything, where, move, forms, exactlyOne } from "./requests.ts";

/** What may be told of each move that is explored, beside its outcome. */
const exploreParts = [
  "events",
  "decision",
  "result",
  "failing",
  "positionId",
  "position",
  "board",
  "moment",
  "rules",
] as const;
export type ExplorePart = (typeof exploreParts)[number];

const { until: _, ...oneMove } = move;
const exploredMove = z.strictObject(oneMove).meta({ id: "ExploredMove" });
export type ExploredMove = z.infer<typeof exploredMove>;
/** The most moves of a list, and the most positions, that are explored at once. */
const MOST_EXPLORED = 256;
const MOST_POSITIONS = 64;

export const exploreSchema = z
  .strictObject({
    ...where,
    positions: z
      .array(anything)
      .min(1)
      .max(MOST_POSITIONS)
      .optional()
      .meta({ description: "Positions as this API answered them, in place of one." }),
    moves: z
      .array(exploredMove)
      .min(1)
      .max(MOST_EXPLORED)
      .optional()
      .meta({ description: "What is tried at each position; left out, everything that is legal there." }),
    piece: id.optional().meta({ description: "Of what is legal only the actions of this piece." }),
    name: id.optional().meta({ description: "Of what is legal only the actions of this name." }),
    until: move.until,
    ...chance,
    want: z
      .array(z.enum(exploreParts))
      .max(exploreParts.length)
      .default(["decision", "result", "failing", "positionId"])
      .meta({ description: "What is told of each move beside its outcome; nothing else is worked out." }),
    skip: z
      .int()
      .min(0)
      .max(100_000)
      .default(0)
      .meta({ description: "How many moves of the first position were answered before: `next.move` of an answer." }),
  })
  .meta(exactlyOne([...forms, ["positions"]]))
  .refine(
    (value) => {
      const given: Readonly<Record<string, unknown>> = value;
      return (
        ["board", "position", "positions", "scenario", "gameId"].filter((key) => given[key] !== undefined).length === 1
      );
    },
    { message: "Give the position in exactly one form: board, position, positions, scenario or gameId." },
  )
  .meta({ id: "ExploreRequest" });
export type Explore = z.infer<typeof exploreSchema>;
