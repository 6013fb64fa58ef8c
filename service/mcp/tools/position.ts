import * as z from "zod";
import { tellerOf } from "../../../pictures/index.ts";
import { decisionLines, fitted, tokensIn } from "../lines.ts";
import { askedBy, nameLines } from "../names.ts";
import { tool } from "../tool.ts";
import { placeOf, thing, where } from "../where.ts";

/** What the lines of a large board take at most, so that what is asked stands in the answer as well. */
const MOST_BOARD = 1100;

/** The position as text, as a picture, and what waits there. */
export const showPosition = tool({
  name: "show_position",
  title: "Show a position",
  description:
    "Reads a position and tells it as text, with the moment and what is asked for next; `picture` adds a PNG. Text that cannot be read is answered with each fault and its line: draw a board, show it, mend it.",
  input: z.strictObject({
    ...where,
    picture: z.boolean().default(false).describe("Whether to draw it, too."),
    from: z.int().min(0).max(10_000).default(0).describe("How many lines of a long text were read before."),
  }),
  output: z.looseObject({
    ruleset: z.string(),
    board: z.string().describe("The position as text, whole."),
    moment: z.string(),
    positionId: z.string(),
    decision: thing.optional(),
    next: z.int().optional(),
  }),
  async answer({ picture, from, ...at }, asking) {
    const { operations } = asking;
    const caller = asking.callerOf(at.gameId);
    const place = await placeOf(at, asking);
    const { ruleset, text, moment, decision, positionId, board: model } = await operations.board(place, caller);
    const lines = text.split("\n").slice(from);
    const teller = tellerOf(model);
    const asked =
      from > 0 ? [] : [teller.sentence(moment), ...decisionLines(askedBy(teller, decision)), ...nameLines(model, text)];
    const around = tokensIn(asked.join("\n"));
    const board = fitted(
      lines,
      (left) => `… ${left} more lines: ask again with from: ${from + lines.length - left}.`,
      Math.max(MOST_BOARD - around, MOST_BOARD / 2),
    );
    const { seat: _, ...whole } = place;
    const png = picture
      ? await (await operations.picture(at.seat === undefined ? place : whole, caller)).png()
      : undefined;
    return {
      lines: [...asked, "", ...board.text.split("\n")],
      data: {
        ruleset,
        board: text,
        moment,
        positionId,
        ...(decision !== null && { decision }),
        ...(board.lines < lines.length && { next: from + board.lines }),
      },
      ...(png !== undefined && { png }),
    };
  },
});
