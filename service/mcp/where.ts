import * as z from "zod";
import { unreadableAt } from "../schema/faults.ts";
import { isObject } from "../schema/json.ts";
import type { Asking } from "./tool.ts";

const id = z.string().min(1).max(64);

/** Where the position is that a tool is asked about: in one of four forms, as the other APIs have them. */
export const where = {
  ruleset: id.optional().describe("The game, e.g. rogue-regiment."),
  board: z.string().max(60_000).optional().describe("A text: see how_to_draw."),
  answers: z.array(z.unknown()).optional().describe("As told with the board."),
  scenario: id.optional().describe("A ready mission."),
  gameId: id.optional().describe("A stored game."),
  seat: id.optional().describe("As this seat knows it."),
  readings: z.record(z.string(), z.string()).optional().describe("Open point: its reading."),
};

/** A board without the fences that models put around texts; its lines keep their numbers. */
const unfenced = (board: string): string => board.replaceAll(/^```.*$/gm, "");

/** What was given of a position. */
export type Where = z.infer<z.ZodObject<typeof where>>;

/** The position as the operations take it. Throws a Fault. */
export async function placeOf(
  { ruleset, board, answers, scenario, gameId, seat, readings }: Where,
  { operations, callerOf }: Asking,
) {
  const settings = readings !== undefined && { settings: { readings } };
  const drawn = {
    ...(ruleset !== undefined && { ruleset }),
    ...(board !== undefined && { board: unfenced(board) }),
    ...settings,
  };
  const asked = seat !== undefined && { seat };
  if (answers === undefined || answers.length === 0)
    return {
      ...drawn,
      ...(scenario !== undefined && { scenario }),
      ...(gameId !== undefined && { gameId }),
      ...asked,
    };
  if (board === undefined || scenario !== undefined || gameId !== undefined)
    throw unreadableAt("/answers", "`answers` continue a `board`: send them with the one that they were told with.");
  const { position } = await operations.board(drawn, callerOf(undefined));
  return { position: { ...(isObject(position) && position), answers }, ...asked };
}

/** The action that is meant: as data, or by its number among all that are legal. */
export const action = {
  action: z
    .looseObject({ do: z.string().max(64) })
    .optional()
    .describe('As data, e.g. {"do": "move", "operator": "jock", "to": "3,4"}.'),
  index: z.int().min(0).max(100_000).optional().describe("Or its number in what_is_legal."),
};

/** What answers the questions on the way, and whose luck it is. */
export const answering = {
  choose: z.array(z.string().max(2000)).max(100).optional().describe("Ids of options, as they are asked for."),
  dice: z.array(z.int().min(1).max(360)).max(200).optional().describe("Faces rolled at the table, in order."),
  cards: z.array(z.string().max(200)).max(50).optional().describe("Cards drawn there, in order."),
};

const text = z.string();
const cites = z.array(text);

/** Sentences with their rules. */
export const sentences = z.array(z.looseObject({ text, cites }));
/** Rules by their texts. */
export const rules = z.array(z.looseObject({ id: text, text }));
/** Anything that is given back as it is. */
export const thing = z.looseObject({});
