import * as z from "zod";
import { defect, spot } from "./adjudication.ts";
import { decision, drawnDetails, position, positionId, rules } from "./parts.ts";

// What is answered of boards: the drawing model, drafts, samples.

const place = z.object({ x: z.int(), y: z.int() });
const side = z.enum(["N", "E", "S", "W"]);
const boardPiece = z
  .object({
    id: z.string(),
    kind: z.string(),
    side: z.string(),
    x: z.number().meta({ description: "A whole number, but on measured tables." }),
    y: z.number(),
    area: z.string().nullable().meta({
      description:
        "The area it is on; (x, y) is then the first of its cells. Null on squares, and for a piece that is on no area.",
    }),
    width: z.int().optional(),
    height: z.int().optional(),
    facing: side.nullable(),
    radius: z.number().optional().meta({ description: "On a measured table: the radius of its base, round (x, y)." }),
    bearing: z.number().optional().meta({
      description: "On a measured table: where it faces, in degrees clockwise from the upper edge.",
    }),
    conditions: z.array(z.string()),
    details: drawnDetails,
  })
  .meta({ id: "BoardPiece" });

export const boardModel = z
  .object({
    kind: z.enum(["squares", "areas", "table"]).meta({
      description:
        "How places are named: squares by x,y, areas by their id, places of a measured table by x,y with decimals. What a kind of board does not have is empty.",
    }),
    width: z.number().meta({ description: "In cells; of a measured table in its unit of length." }),
    height: z.number(),
    squares: z.array(z.object({ ...place.shape, terrain: z.string() })),
    edges: z.array(
      z.object({
        ...place.shape,
        side: z.enum(["N", "W"]),
        terrain: z.string(),
        name: z.string().optional().meta({ description: "What actions and questions call it, e.g. a door." }),
      }),
    ),
    areas: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        label: z.string(),
        group: z.string().meta({ description: "The map it belongs to; several may lie beside each other." }),
        cells: z.array(place).min(1),
        details: drawnDetails,
      }),
    ),
    ways: z.array(z.object({ between: z.tuple([z.string(), z.string()]), kind: z.string() })),
    pieces: z.array(boardPiece),
    marks: z.array(
      z.object({
        kind: z.string(),
        label: z.string(),
        squares: z.array(spot).meta({ description: "Its squares; on a measured table its places." }),
        area: z.string().optional(),
        side: side.optional(),
        outlines: z.array(z.array(spot)).optional().meta({
          description: "On a measured table: polygons that together are marked; they may overlap.",
        }),
      }),
    ),
    table: z
      .object({
        unit: z.string(),
        sign: z.string(),
        shapes: z.array(
          z.object({
            id: z.string(),
            kind: z.string(),
            label: z.string(),
            outline: z.array(spot).min(3),
            height: z.number().nullable(),
            details: drawnDetails,
          }),
        ),
      })
      .optional()
      .meta({ description: "A measured table: its unit of length, and the shapes that lie on it." }),
    objectives: z
      .array(z.object({ text: z.string(), state: z.enum(["open", "met", "lost"]) }))
      .optional()
      .meta({ description: "What the game is about, and how that stands." }),
    tracks: z
      .array(
        z.object({
          name: z.string(),
          value: z.int(),
          most: z.int().nullable(),
          bad: z.enum(["low", "high"]).nullable().meta({ description: "At which end it is bad for the players." }),
          text: z.string().nullable(),
        }),
      )
      .optional()
      .meta({ description: "The counts that everybody watches: meters, alarms, a clock." }),
    names: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .optional()
      .meta({ description: "What people call what has an id that does not say it, on the board or not." }),
    words: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .optional()
      .meta({ description: "What people call what actions name by a word that is no piece, as a weapon." }),
    cards: z
      .array(z.object({ id: z.string(), says: z.array(z.string()) }))
      .optional()
      .meta({ description: "What pieces and units are and have by their cards, on the board or not." }),
  })
  .meta({ id: "BoardModel" });

export const draftAnswer = z
  .object({
    ruleset: z.string(),
    drawn: z
      .object({
        board: boardModel,
        text: z.string().meta({ description: "The text as this server would write it." }),
        moment: z.string(),
      })
      .nullable()
      .meta({ description: "Null when the text cannot be read." }),
    defects: z.array(defect).meta({
      description:
        "Empty when it is a position. Faults of the text have a line and column, others name a piece or place.",
    }),
    rules,
  })
  .meta({ id: "DraftAnswer" });

export const boardAnswer = z
  .object({
    ruleset: z.string(),
    position,
    positionId,
    text: z.string(),
    board: boardModel,
    moment: z.string(),
    decision: decision.nullable(),
  })
  .meta({ id: "BoardAnswer" });

export const sampleAnswer = z
  .object({ ruleset: z.string(), position, positionId })
  .meta({ id: "SampleAnswer", description: "A whole position that cannot be told from what the seat knows." });
