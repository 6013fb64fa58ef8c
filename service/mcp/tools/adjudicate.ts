import * as z from "zod";
import { strengths } from "../../../rules/kernel/index.ts";
import { actionLine, fitted, requirementLines, ruleLines, sentence } from "../lines.ts";
import { boardToSend, howToGoOn, unusedLines } from "../going-on.ts";
import { actionMeant } from "../legal.ts";
import { tool } from "../tool.ts";
import { action, answering, placeOf, rules, sentences, thing, where } from "../where.ts";

/** What of the text what is asked takes at most, and the board: what happens has to stand in it as well. */
const MOST_ASKED = 600;
const MOST_BOARD = 500;

/** What happens. */
export const adjudicate = tool({
  name: "adjudicate",
  title: "What happens",
  description:
    "Carries out an action, or answers what is asked; nothing is kept. Tells what is asked next, the board to go on from, and what happens, with the rules. To go on, send back `board` of the structured content, and its `answers` where there are any, with the same ruleset and readings.",
  input: z.strictObject({
    ...where,
    ...action,
    ...answering,
    seed: z
      .int()
      .min(0)
      .max(0xffff_ffff)
      .optional()
      .describe("Rolls and draws what is not given; without it dice are asked for."),
  }),
  output: z.looseObject({
    outcome: z.string().describe("done, paused, over or refused."),
    events: sentences,
    failing: sentences.describe("Why it was refused."),
    board: z.string().optional().describe("The board to go on from."),
    answers: z.array(thing).optional().describe("To be sent with it."),
    decision: thing.optional(),
    unused: thing.describe("What was given and not needed."),
    result: thing.optional(),
    rules,
  }),
  async answer({ action: given, index, choose, dice, cards, seed, ...at }, asking) {
    const meant = await actionMeant(at, { action: given, index }, asking);
    const answer = await asking.operations.adjudicate(
      {
        ...(await placeOf(at, asking)),
        ...(meant !== undefined && { action: meant }),
        ...(choose !== undefined && { choose }),
        ...(dice !== undefined && { dice }),
        ...(cards !== undefined && { cards }),
        ...(seed !== undefined && { seed }),
        want: ["events", "failing", "position", "board", "decision", "result", "unused", "rules"],
      },
      asking.callerOf(at.gameId),
    );
    const { outcome, events = [], failing = [], decision = null, result = null, unused = {} } = answer;
    const quoted = answer.rules ?? [];
    const shared = { outcome, events, failing, unused, rules: quoted };
    if (outcome === "refused") {
      const unmet = requirementLines(failing.filter(({ holds }) => !holds));
      return { lines: ["The rules refuse it:", ...unmet, ...ruleLines(quoted)], data: shared };
    }
    const { board, answers } = await boardToSend({ position: answer.position, board: answer.board ?? "", at }, asking);
    const after =
      result === null
        ? howToGoOn(decision, { isSent: board !== null, answers })
        : [`The game is over: ${sentence(result)}`];
    const asked = [...after, ...unusedLines(unused)];
    const head = fitted(asked, (left) => `… ${left} more lines of it are in the structured content.`, MOST_ASKED);
    const drawn =
      board === null
        ? []
        : fitted(
            board.split("\n"),
            (left) => `… ${left} more lines: \`board\` of the structured content.`,
            MOST_BOARD,
          ).text.split("\n");
    return {
      lines: [head.text, ...drawn, ...events.map(sentence), ...ruleLines(quoted)],
      data: {
        ...shared,
        ...(board !== null && { board }),
        ...(answers.length > 0 && { answers }),
        ...(decision !== null && { decision }),
        ...(result !== null && { result }),
      },
    };
  },
});

/** What the game's own policy would do, or a player of another strength. */
export const suggest = tool({
  name: "suggest",
  title: "What a sensible player would do",
  description:
    "Tells what the game's own policy would do for whoever is asked, a sensible move, or what a weaker or a stronger player would (`strength`).",
  input: z.strictObject({
    ...where,
    strength: z.enum(strengths).optional().describe("fair if left out; easy makes mistakes, strong tries moves out."),
  }),
  output: z.looseObject({
    found: z.boolean(),
    action: thing.optional(),
    choose: z.array(z.string()),
    seat: z.string().optional(),
  }),
  async answer({ strength, ...at }, asking) {
    const {
      action: proposed,
      choose,
      seat,
    } = await asking.operations.policyMove(
      { ...(await placeOf(at, asking)), ...(strength !== undefined && { strength }) },
      asking.callerOf(at.gameId),
    );
    const isAction = typeof proposed === "object" && proposed !== null;
    const said = isAction ? actionLine(proposed) : `choose ${choose.join(", ")}`;
    const isFound = isAction || choose.length > 0;
    return {
      lines: [isFound ? `${seat ?? "whoever is asked"}: ${said}` : "Nothing is asked for that a policy could answer."],
      data: { found: isFound, choose, ...(isAction && { action: { ...proposed } }), ...(seat !== null && { seat }) },
    };
  },
});
