import * as z from "zod";
import { strengths } from "../../../rules/kernel/index.ts";
import { actionLine, decisionLines, requirementLines, ruleLines, sentence } from "../lines.ts";
import { actionMeant } from "../legal.ts";
import { tool } from "../tool.ts";
import { action, answering, placeOf, rules, sentences, thing, where } from "../where.ts";

/** What happens. */
export const adjudicate = tool({
  name: "adjudicate",
  title: "What happens",
  description:
    "Carries out an action, or answers what is asked, on a position that is not kept: what happens, sentence by sentence with the rules, and what is asked next. The position after it is `board` of the structured content: send it back to go on.",
  input: z.strictObject({
    ...where,
    ...action,
    ...answering,
    seed: z
      .int()
      .min(0)
      .max(0xffff_ffff)
      .optional()
      .describe("Rolls and draws what is not given: the same seed, the same dice. Without it the dice are asked for."),
  }),
  output: z.looseObject({
    outcome: z.string().describe("done, paused, over or refused."),
    events: sentences,
    failing: sentences.describe("Why it was refused."),
    board: z.string(),
    decision: thing.optional(),
    result: thing.optional(),
    rules,
  }),
  async answer({ action: given, index, choose, dice, cards, seed, ...at }, asking) {
    const meant = await actionMeant(at, { action: given, index }, asking);
    const answer = await asking.operations.adjudicate(
      {
        ...placeOf(at),
        ...(meant !== undefined && { action: meant }),
        ...(choose !== undefined && { choose }),
        ...(dice !== undefined && { dice }),
        ...(cards !== undefined && { cards }),
        ...(seed !== undefined && { seed }),
        want: ["events", "failing", "board", "decision", "result", "rules"],
      },
      asking.callerOf(at.gameId),
    );
    const { outcome, events = [], failing = [], board = "", decision = null, result = null } = answer;
    const quoted = answer.rules ?? [];
    const after = result === null ? decisionLines(decision) : [`The game is over: ${sentence(result)}`];
    return {
      lines:
        outcome === "refused"
          ? ["The rules refuse it:", ...requirementLines(failing.filter(({ holds }) => !holds)), ...ruleLines(quoted)]
          : [...events.map(sentence), ...after, ...ruleLines(quoted)],
      data: {
        outcome,
        events,
        failing,
        board,
        ...(decision !== null && { decision }),
        ...(result !== null && { result }),
        rules: quoted,
      },
    };
  },
});

/** What the game's own policy would do, or a player of another strength. */
export const suggest = tool({
  name: "suggest",
  title: "What a sensible player would do",
  description:
    "Tells what the game's own policy would do for whoever is asked: a sensible move, not the best one. With `strength` it tells what a weaker or a stronger player would do.",
  input: z.strictObject({
    ...where,
    strength: z
      .enum(strengths)
      .optional()
      .describe("easy makes mistakes, fair is the policy (and what is meant without it), strong tries moves out."),
  }),
  output: z.looseObject({
    found: z.boolean(),
    action: thing.optional(),
    choose: z.array(z.string()),
    seat: z.string().optional(),
  }),
  async answer({ strength, ...at }, { operations, callerOf }) {
    const {
      action: proposed,
      choose,
      seat,
    } = await operations.policyMove(
      { ...placeOf(at), ...(strength !== undefined && { strength }) },
      callerOf(at.gameId),
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
