import type { Quoted } from "../api/answers.ts";
import { told } from "../page/names.ts";
import { RuleLink } from "./cited.tsx";
import { inForce } from "./in-force.ts";
import { rereadInWords } from "./words.ts";

/** A reading of an open point by which a verdict would be another, and that verdict. */
export interface Otherwise {
  readonly interpretation: string;
  readonly reading: string;
  readonly text: string;
}

interface OpenPointsProps {
  readonly rules: readonly Quoted[];
  readonly ruleset: string;
  readonly of: {
    /** The open points that the verdict rests on, as they are read. */
    readonly interpretations?: readonly { readonly id: string; readonly reading: string }[] | undefined;
    readonly otherwise?: readonly Otherwise[] | undefined;
  };
}

/** What a verdict depends on: readings by which it would be another, each to be tried in place. */
export function Depends({
  of: { otherwise = [] },
  rules,
  ruleset,
  say = told,
}: OpenPointsProps & {
  /** How a verdict is told; one that is told by names already is left as it is. */
  readonly say?: (text: string) => string;
}) {
  return otherwise.length === 0 ? null : (
    <div class="open-points" data-otherwise="">
      <h3>This depends on how you read the book</h3>
      <ul class="lines">
        {otherwise.map(({ interpretation, reading, text }) => (
          <li key={`${interpretation} ${reading}`}>
            {say(text)}{" "}
            <span class="minor">
              {rules.find(({ id }) => id === interpretation)?.text} Read as “{reading.replaceAll("-", " ")}”.
            </span>{" "}
            <RuleLink ruleset={ruleset} id={interpretation} label="About this point" />{" "}
            <ReadSo ruleset={ruleset} interpretation={interpretation} reading={reading} rules={rules} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The open points that a verdict rests on whose other readings come to the same. */
export function SameEitherWay({ of: { interpretations = [], otherwise = [] }, rules, ruleset }: OpenPointsProps) {
  const others = interpretations.filter(({ id }) => !otherwise.some(({ interpretation }) => interpretation === id));
  return others.length === 0 ? null : (
    <div class="open-points">
      <h3>Also open in the book, with the same answer either way</h3>
      <ul class="lines">
        {others.map(({ id, reading }) => (
          <li key={id}>
            {rules.find((rule) => rule.id === id)?.text}{" "}
            <span class="minor">Read as “{reading.replaceAll("-", " ")}”.</span>{" "}
            <RuleLink ruleset={ruleset} id={id} label="Other readings" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A press that has the table follow another reading, where there is a table. */
function ReadSo({
  interpretation,
  reading,
  rules,
}: Pick<OpenPointsProps, "rules" | "ruleset"> & { readonly interpretation: string; readonly reading: string }) {
  const table = inForce.value;
  if (table === null) return null;
  return (
    <button
      type="button"
      class="small"
      data-reread={reading}
      onClick={() => {
        const point = rules.find(({ id }) => id === interpretation)?.text;
        table.choose(interpretation, reading, rereadInWords(point, reading));
      }}
    >
      Read it so
    </button>
  );
}
