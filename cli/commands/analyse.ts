import { styleText } from "node:util";
import { Command } from "commander";
import { evaluate, type Evaluation, type Line } from "@umpire/rules/search";
import { say } from "../answers.ts";
import { namesOn, seatName } from "../names.ts";
import { openAt } from "../open.ts";
import { count, opening, type PositionOptions, withPosition } from "../options.ts";

interface AnalyseOptions extends PositionOptions {
  readonly playouts: number;
  readonly candidates: number;
  readonly seed: number;
  readonly top: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`.padStart(5);

const lineText = ({ win, low, high, playouts, policy }: Line, said: string): string =>
  [
    `${percent(win)} (${percent(low).trim()} to ${percent(high).trim()})`,
    `of ${String(playouts).padStart(4)}`,
    said,
    policy ? styleText("dim", "(what the game's own policy does)") : "",
  ].join("  ");

/** `umpire analyse`: the chance of winning behind everything that can be answered now, by playing on from it. */
export const analyseCommand = withPosition(new Command("analyse"))
  .description("tell what is best here, and how often it wins")
  .option("--playouts <number>", "how many games are played out in all", count, 200)
  .option("--candidates <number>", "how many answers are tried at most", count, 16)
  .option("--seed <number>", "the same number and counts, the same answer", count, 1)
  .option("--top <number>", "how many lines are told", count, 5)
  .addHelpText("after", "\nExample:\n  umpire analyse game.json --playouts 1000")
  .action(async (at: string, options: AnalyseOptions) => {
    const { situation } = await openAt(at, opening(options));
    const { playouts, candidates, seed, top } = options;
    const decision = situation.decision();
    const seat = decision?.seat ?? null;
    const names = namesOn(situation.board());
    const optionText = (id: string): string => decision?.options.find((option) => option.id === id)?.text ?? id;
    const said = ({ move }: Line): string =>
      "action" in move ? names.action(move.action) : names.sentence(move.choose.map(optionText).join(", "));
    let last: Evaluation | null = null;
    // never more than whoever is asked knows
    for (const evaluation of evaluate(situation.seenBy(seat), { seed, playouts, candidates })) last = evaluation;
    const lines = last?.lines.slice(0, top) ?? [];
    say(
      options.json,
      last && { ...last, lines },
      last === null
        ? ["Nobody is asked anything here."]
        : [
            `${last.playouts} games for ${seat === null ? "the players" : seatName(seat)}:`,
            ...lines.map((line) => lineText(line, said(line))),
          ],
    );
  });
