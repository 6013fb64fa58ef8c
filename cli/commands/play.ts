import { createInterface } from "node:readline";
import { Command, Option } from "commander";
import { seededChance, type Situation } from "@umpire/rules";
import { type Strength, strengths } from "@umpire/rules/search";
import { seatName } from "../names.ts";
import { openAt, savePosition } from "../open.ts";
import { appended, count, opening, type PositionOptions, withPosition } from "../options.ts";
import { play, type Terminal, told } from "../play/table.ts";
import { Unreadable } from "../failures.ts";
import { fit, print } from "../printing.ts";

interface PlayCommandOptions extends PositionOptions {
  readonly me?: readonly string[];
  readonly seed?: number;
  readonly strength: Strength;
}

/** A terminal over the standard streams: whoever pipes lines into it can play, too. */
function terminalHere(isForPrograms: boolean): Terminal & { close(): void } {
  const lines = createInterface({
    input: process.stdin,
    ...(!isForPrograms && { output: process.stdout }),
    terminal: !isForPrograms && process.stdin.isTTY === true,
  });
  const waiting = lines[Symbol.asyncIterator]();
  return {
    say: print,
    ...(isForPrograms && { tell: (data: object) => print(JSON.stringify(data)) }),
    async ask(prompt) {
      if (!isForPrograms) process.stdout.write(fit(prompt));
      const { value, done } = await waiting.next();
      return done === true ? null : value;
    },
    close: () => lines.close(),
  };
}

/** The seats that a person plays: those that are named, none for "none", the first one where nothing is said. */
function seatsOf(situation: Situation, named: readonly string[] | undefined): ReadonlySet<string> {
  const seats = situation.seats();
  if (named?.includes("none") === true) return new Set();
  if (named?.includes("all") === true) return new Set(seats);
  const meant = named?.map((said) => {
    const seat = seats.find((one) => one === said || seatName(one).toLowerCase() === said.toLowerCase());
    if (seat === undefined)
      throw new Unreadable(`There is no seat "${said}"; expected all, none, or: ${seats.join(", ")}.`);
    return seat;
  });
  return new Set(meant ?? seats.slice(0, 1));
}

/** `umpire play`: a whole game in the terminal, against the game's own policy. */
export const playCommand = withPosition(new Command("play"))
  .description("play a game in the terminal")
  .option("--me <seat>", 'a seat of yours, as often as you have some; "all", or "none" to look on', appended)
  .option("--seed <number>", "the same number, the same dice", count)
  .addOption(
    new Option("--strength <word>", "how strongly the computer plays")
      .choices(strengths)
      .default("fair" satisfies Strength),
  )
  .addHelpText(
    "after",
    "\nExamples:\n  umpire play rogue-regiment/chalk-farm\n  umpire play hour-of-glory/quiet-stair --me defender\n  umpire play game.json --me none --seed 7",
  )
  .action(async (at: string, options: PlayCommandOptions) => {
    const { game, situation } = await openAt(at, opening(options));
    const mine = seatsOf(situation, options.me);
    const terminal = terminalHere(options.json === true);
    const seed = options.seed ?? Math.floor(Math.random() * 1_000_000_000) + 1;
    told(terminal, { seed }, [`The dice follow from --seed ${seed}. "help" tells what can be said.`]);
    const last = await play(
      situation,
      { game, chance: seededChance(seed), mine, terminal, strength: options.strength },
      savePosition,
    );
    const left = last.moment();
    if (last.decision() !== null) told(terminal, { left }, [`Left at: ${left}.`]);
    terminal.close();
  });
