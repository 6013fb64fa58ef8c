import * as z from "zod";
import { strengths } from "../../../rules/kernel/index.ts";
import { moveInWords } from "../../adjudication/action-words.ts";
import { isObject } from "../../schema/json.ts";
import { actionLine, fitted, requirementLines, ruleLines, seatLine, sentence } from "../lines.ts";
import { boardToSend, howToGoOn, unusedLines } from "../going-on.ts";
import { actionMeant } from "../legal.ts";
import { askedBy, nameLines, saidBy, sceneAt, tellerBetween } from "../names.ts";
import { type Asking, tool } from "../tool.ts";
import { action, answering, placeOf, rules, sentences, thing, type Where, where } from "../where.ts";

/** What of the text what is asked takes at most, and the board: what happens has to stand in it as well. */
const MOST_ASKED = 600;
const MOST_BOARD = 500;

/** What stands where an adjudication has come to; null where a seat may not know the position. */
async function boardAfter(position: unknown, { seat }: Where, { operations, callerOf }: Asking) {
  if (!isObject(position)) return null;
  const { board } = await operations.board({ position, ...(seat !== undefined && { seat }) }, callerOf(undefined));
  return board;
}

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
    const place = await placeOf(at, asking);
    const before = await sceneAt(place, asking, at.gameId);
    const answer = await asking.operations.adjudicate(
      {
        ...place,
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
      const unmet = requirementLines(failing.filter(({ holds }) => !holds).map(saidBy(before.teller)));
      return { lines: ["The rules refuse it:", ...unmet, ...ruleLines(quoted)], data: shared };
    }
    const { board, answers } = await boardToSend({ position: answer.position, board: answer.board ?? "", at }, asking);
    const now = (await boardAfter(answer.position, at, asking)) ?? before.board;
    const teller = tellerBetween(before.board, now);
    const after =
      result === null
        ? howToGoOn(askedBy(teller, decision), { isSent: board !== null, answers })
        : [`The game is over: ${sentence(saidBy(teller)(result))}`];
    const asked = [...after, ...unusedLines(unused), ...nameLines(now, `${after.join("\n")}\n${board ?? ""}`)];
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
      lines: [head.text, ...drawn, ...events.map(saidBy(teller)).map(sentence), ...ruleLines(quoted)],
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
    const place = await placeOf(at, asking);
    const {
      action: proposed,
      choose,
      seat,
    } = await asking.operations.policyMove(
      { ...place, ...(strength !== undefined && { strength }) },
      asking.callerOf(at.gameId),
    );
    const isAction = typeof proposed === "object" && proposed !== null;
    const isFound = isAction || choose.length > 0;
    const scene = await sceneAt(place, asking, at.gameId);
    const words = isAction
      ? `${moveInWords({ action: proposed }, scene)} (${actionLine(proposed)})`
      : choose.map((id) => `${scene.teller.within(moveInWords({ choose: [id] }, scene))} (choose ${id})`).join(", ");
    return {
      lines: isFound
        ? [`${seat === null ? "Whoever is asked" : seatLine(seat)}: ${words}`]
        : ["Nothing is asked for that a policy could answer."],
      data: { found: isFound, choose, ...(isAction && { action: { ...proposed } }), ...(seat !== null && { seat }) },
    };
  },
});
