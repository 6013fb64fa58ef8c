import { Command, Option } from "commander";
import type { SightQuestion, SightRuling } from "@umpire/rules";
import { verdictText } from "../../pictures/index.ts";
import { cited, say } from "../answers.ts";
import { type Names, namesOn } from "../names.ts";
import { openAt, valueOf } from "../open.ts";
import { opening, type PositionOptions, withPosition } from "../options.ts";

interface SightOptions extends PositionOptions {
  readonly facing?: NonNullable<SightQuestion["facing"]>;
}

type Verdict = NonNullable<SightRuling["back"]>;

const verdictLines = (verdict: Verdict, names: Names): readonly string[] => [
  verdictText(names, verdict),
  ...verdict.reasons.map(({ text, cites }) => `  ${names.sentence(text)}${cited(cites)}`),
];

/** What stands on the lines of sight and hinders, each once. */
const hindranceLines = ({ lines }: SightRuling, names: Names): readonly string[] => [
  ...new Set(
    lines.flatMap(({ hindrances }) =>
      hindrances.map(({ text, cites }) => `  On the line: ${names.sentence(text)}${cited(cites)}`),
    ),
  ),
];

/** `umpire sight`: whether one sees the other, why, both ways round, and where it hangs on how the book is read. */
export const sightCommand = withPosition(new Command("sight"))
  .description("say whether one sees the other, and why")
  .argument("<from>", "a piece by its name or id, or a place")
  .argument("<to>", "a piece by its name or id, or a place")
  .addOption(new Option("--facing <side>", "where somebody at the first place looks").choices(["N", "E", "S", "W"]))
  .addHelpText("after", "\nExample:\n  umpire sight board.txt guard jock")
  .action(async (at: string, from: string, to: string, options: SightOptions) => {
    const { situation } = await openAt(at, opening(options));
    const { facing } = options;
    const names = namesOn(situation.board());
    const asked = { from: names.meant(from), to: names.meant(to) };
    const ruling = valueOf(situation.sight({ ...asked, ...(facing !== undefined && { facing }) }));
    say(options.json, ruling, [
      ...verdictLines(ruling, names),
      ...hindranceLines(ruling, names),
      ...(ruling.back === null ? [] : verdictLines(ruling.back, names)),
      ...ruling.otherwise.map(
        ({ interpretation, reading, text }) =>
          `It would be otherwise where ${interpretation} is read "${reading}": ${names.within(text)}`,
      ),
    ]);
  });
