import { Command } from "commander";
import { type Adjudication, type Move, seededChance } from "@umpire/rules";
import * as z from "zod";
import { actionOf, cited, decisionLines, requirementLines, say, unusedLines } from "../answers.ts";
import { exitCodes } from "../failures.ts";
import { type Names, namesOn, withThoseBefore } from "../names.ts";
import { openAt, savePosition, valueOf } from "../open.ts";
import {
  type AnswerOptions,
  doOption,
  type GivenAction,
  opening,
  type PositionOptions,
  withAnswers,
  withPosition,
} from "../options.ts";

interface AdjudicateOptions extends PositionOptions, AnswerOptions {
  readonly do?: GivenAction;
  readonly save?: string;
}

const faces = z.array(z.number());
const waiting = z.looseObject({ answers: z.array(z.looseObject({ faces: faces.optional() })) });
const shown = z.looseObject({ details: z.looseObject({ dice: faces.optional() }) });

/** What a move answers, from the options of a command. */
export const answersOf = ({ choose, dice, card, seed }: AnswerOptions): Move => ({
  ...(choose !== undefined && { choose }),
  ...(dice !== undefined && { dice }),
  ...(card !== undefined && { cards: card }),
  ...(seed !== undefined && { chance: seededChance(seed) }),
});

/** Sentences of what happened. */
export function eventLines(events: readonly unknown[], { sentence }: Names): readonly string[] {
  return events.map((event) => {
    if (typeof event !== "object" || event === null || !("text" in event)) return JSON.stringify(event);
    const cites = "cites" in event && Array.isArray(event.cites) ? event.cites.map(String) : [];
    return `${sentence(String(event.text))}${cited(cites)}`;
  });
}

/** What came of a move as data: the same fields that the API has. */
export function adjudicationData(done: Adjudication): object {
  if (done.outcome === "refused") return done;
  const { situation, ...told } = done;
  return { ...told, position: situation.position(), positionId: situation.id() };
}

/** The dice that a choice is about, where no sentence has told them yet: what follows from them waits for it. */
function rolledLines(done: Exclude<Adjudication, { readonly outcome: "refused" }>): readonly string[] {
  if (done.outcome === "over" || done.decision.kind !== "choose") return [];
  const position = waiting.safeParse(done.situation.position());
  const rolled = (position.success ? position.data.answers.at(-1)?.faces : undefined)?.join(", ");
  const isTold = done.events.some((event) => shown.safeParse(event).data?.details.dice?.join(", ") === rolled);
  return rolled === undefined || isTold ? [] : [`The dice, as --dice takes them: ${rolled}.`];
}

/** What came of a move in lines for people. */
export function adjudicationLines(done: Adjudication, names: Names): readonly string[] {
  if (done.outcome === "refused")
    return [
      "Not possible:",
      ...requirementLines(
        done.failing.filter(({ holds }) => !holds),
        names,
      ),
    ];
  const after = done.outcome === "over" ? [names.sentence(done.result.text)] : decisionLines(done.decision, names);
  return [...eventLines(done.events, names), ...rolledLines(done), ...after, ...unusedLines(done.unused)];
}

/** `umpire adjudicate`: what happens, which rules say so, and what comes next. */
export const adjudicateCommand = withAnswers(withPosition(new Command("adjudicate")))
  .description("carry out an action or answer what is asked, and tell what happens")
  .addOption(doOption())
  .option("--save <file>", "write the position after it to a file, to go on from")
  .addHelpText(
    "after",
    [
      "",
      "Examples:",
      "  umpire adjudicate hour-of-glory/quiet-stair --seed 1 --save game.json",
      "  umpire adjudicate game.json --do 3 --seed 2",
      `  umpire adjudicate board.txt --do '{"do":"open-door","agent":"crane","door":"D1"}'`,
      "",
      "It ends with 0, with 1 where the rules refuse, with 2 where something cannot be read, with 3 where a server does not answer.",
    ].join("\n"),
  )
  .action(async (at: string, options: AdjudicateOptions) => {
    const { situation } = await openAt(at, opening(options));
    const action = options.do === undefined ? {} : { action: actionOf(situation, options.do) };
    const done = valueOf(situation.adjudicate({ ...answersOf(options), ...action }));
    if (done.outcome === "refused") process.exitCode = exitCodes.refused;
    // where it cannot be saved that is all that is told
    else if (options.save !== undefined) savePosition(options.save, done.situation);
    const before = situation.board();
    const board = done.outcome === "refused" ? before : withThoseBefore(before, done.situation.board());
    say(options.json, adjudicationData(done), adjudicationLines(done, namesOn(board)));
  });
