import { elevationPicture, elevationTold, signsOf } from "../../pictures/index.ts";
import { theme } from "../page/theme.ts";
import { RulingTools } from "./ruling-tools.tsx";
import { pictureWords } from "../rules/deciding.ts";
import { Depends, SameEitherWay } from "../rules/depends.tsx";
import { told, toldWithin } from "../page/names.ts";
import type { BoardModel, Quoted, SightLine, SightRuling, SightVerdict } from "../api/answers.ts";
import { Cited } from "../rules/cited.tsx";
import { Decisive } from "../rules/decisive.tsx";
import { decisiveRules, rulingInWords, unseenBy, verdictOf } from "./ruling-words.ts";

const fates = { full: "clear", partial: "hides what is low", none: "blocked" } as const;
interface RulingProps {
  /** What was asked, in words, where it was. */
  readonly about: string | null;
  /** What its picture is called as a file, in words. */
  readonly title: string;
  readonly ruling: SightRuling;
  readonly rules: readonly Quoted[];
  readonly ruleset: string;
  readonly model: BoardModel;
  /** What stands behind lengths on a measured table, e.g. ″. */
  readonly sign: string;
}

type Background = Pick<RulingProps, "rules" | "ruleset" | "sign">;

/** The signs that stand on the board for what the lines of a verdict meet, by what they say and where. */
type Signs = ReadonlyMap<string, string>;

const keyOf = ({ text, at }: Reason): string => `${at ?? ""} ${text}`;

type Reason = SightLine["hindrances"][number];

const signsIn = (verdict: SightVerdict): Signs =>
  new Map(signsOf(verdict).map(({ reason, label }) => [keyOf(reason), label]));

/** How wide a line from the side is drawn, in pixels: as wide as it is shown, so that its letters can be read. */
const wide = (): number => (innerWidth >= 960 ? 432 : Math.min(672, innerWidth - 48));

/** The line from the side, where the game has heights. */
function FromTheSide({ line, sign, id }: { readonly line: SightLine; readonly sign: string; readonly id: string }) {
  if (line.elevation === undefined) return null;
  const look = { theme: theme.value, sign, width: wide(), idPrefix: id };
  const svg = elevationPicture(elevationTold(line.elevation, toldWithin), line.fate, look);
  return <div class="from-the-side" dangerouslySetInnerHTML={{ __html: svg }} />;
}

function Line({
  line,
  signs,
  rules,
  ruleset,
  sign: unit,
}: Background & { readonly line: SightLine; readonly signs: Signs }) {
  // where a line runs on a measured table is seen, and told in no words
  const isMeasured = unit !== "";
  const reasons = [...(line.blocker === undefined ? [] : [line.blocker]), ...line.hindrances];
  return (
    <li class={`line-${line.fate}`}>
      <span class="tag">{fates[line.fate]}</span>{" "}
      {isMeasured ? "the line that is drawn" : `${toldWithin(line.from)} → ${toldWithin(line.to)}`}
      {line.through.length > 0 && <span class="minor"> over {line.through.map(toldWithin).join(", ")}</span>}
      {reasons.length > 0 && (
        <ul class="met">
          {reasons.map((reason) => {
            const { text, at, cites } = reason;
            const sign = at === undefined ? undefined : signs.get(keyOf(reason));
            return (
              <li key={keyOf(reason)}>
                {sign !== undefined && (
                  <span class="sign" data-sign-key={sign}>
                    {sign}
                  </span>
                )}
                {told(text)} {at !== undefined && !isMeasured && <span class="minor">({toldWithin(at)})</span>}{" "}
                <Cited ruleset={ruleset} ids={cites} rules={rules} />
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

interface VerdictProps extends Background {
  readonly verdict: SightVerdict;
  /** Tells this way from the other. */
  readonly way: "there" | "back";
}

function Verdict({ verdict, way, rules, ruleset, sign }: VerdictProps) {
  const signs = signsIn(verdict);
  return (
    <>
      {verdict.lines.map((line, i) => (
        <FromTheSide key={i} line={line} sign={sign} id={`side-${way}-${i}`} />
      ))}
      <ul class="lines">
        {verdict.lines.map((line, i) => (
          <Line key={i} line={line} signs={signs} rules={rules} ruleset={ruleset} sign={sign} />
        ))}
      </ul>
      {verdict.reasons.length > 0 && (
        <ul class="lines">
          {verdict.reasons.map(({ text, cites }) => (
            <li key={text}>
              {told(text)} <Cited ruleset={ruleset} ids={cites} rules={rules} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** An answer to "can A see B?": the verdict, the rule, what it depends on, and every line with what it meets. */
export function RulingCard({ about, title, ruling, rules, ruleset, model, sign }: RulingProps) {
  const { back, seen } = ruling;
  const deciding = decisiveRules(ruling, rules);
  const picture = () => ({
    model,
    title: verdictOf(ruling),
    subtitle: pictureWords(about ?? unseenBy(ruling) ?? "", deciding),
    sight: ruling,
  });
  return (
    <section class="ruling" aria-label="Ruling">
      <p class={seen ? "verdict-line yes" : "verdict-line no"}>
        {verdictOf(ruling)}
        {unseenBy(ruling) !== null && <span class="because"> {unseenBy(ruling)}</span>}
      </p>
      <Decisive rules={deciding} ruleset={ruleset} />
      <Depends of={ruling} rules={rules} ruleset={ruleset} />
      <Verdict verdict={ruling} way="there" rules={rules} ruleset={ruleset} sign={sign} />
      <RulingTools text={rulingInWords({ about, ruling, rules })} title={title} picture={picture} />
      {back !== null && (
        <details data-other-way="">
          <summary>
            The other way: {verdictOf(back)}
            {(back.otherwise ?? []).length > 0 && " This depends on how you read the book."}
          </summary>
          <Decisive rules={decisiveRules(back, rules)} ruleset={ruleset} />
          <Depends of={back} rules={rules} ruleset={ruleset} />
          <SameEitherWay of={back} rules={rules} ruleset={ruleset} />
          <Verdict verdict={back} way="back" rules={rules} ruleset={ruleset} sign={sign} />
        </details>
      )}
      <SameEitherWay of={ruling} rules={rules} ruleset={ruleset} />
    </section>
  );
}
