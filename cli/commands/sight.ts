import { Command, Option } from "commander";
import type { SightQuestion, SightRuling } from "@umpire/rules";
import { cited, say } from "../answers.ts";
import { openAt, valueOf } from "../open.ts";
import { opening, type PositionOptions, withPosition } from "../options.ts";

interface SightOptions extends PositionOptions {
  readonly facing?: NonNullable<SightQuestion["facing"]>;
}

type Verdict = Pick<SightRuling, "viewer" | "target" | "place" | "seen" | "reasons">;

const places = { full: "in full view", partial: "partly in view", none: "out of view" } as const;

const verdictLines = ({ viewer, target, place, seen, reasons }: Verdict): readonly string[] => [
  `${viewer} ${seen ? "sees" : "does not see"} ${target}: the place is ${places[place]}.`,
  ...reasons.map(({ text, cites }) => `  ${text}${cited(cites)}`),
];

/** `umpire sight`: whether one sees the other, why, both ways round, and where it hangs on how the book is read. */
export const sightCommand = withPosition(new Command("sight"))
  .description("say whether one sees the other, and why")
  .argument("<from>", "a piece, or a place")
  .argument("<to>", "a piece, or a place")
  .addOption(new Option("--facing <side>", "where somebody at the first place looks").choices(["N", "E", "S", "W"]))
  .addHelpText("after", "\nExample:\n  umpire sight board.txt guard jock")
  .action(async (at: string, from: string, to: string, options: SightOptions) => {
    const { situation } = await openAt(at, opening(options));
    const { facing } = options;
    const ruling = valueOf(situation.sight({ from, to, ...(facing !== undefined && { facing }) }));
    say(options.json, ruling, [
      ...verdictLines(ruling),
      ...(ruling.back === null ? [] : verdictLines(ruling.back)),
      ...ruling.otherwise.map(
        ({ interpretation, reading, text }) =>
          `It would be otherwise where ${interpretation} is read "${reading}": ${text}`,
      ),
    ]);
  });
