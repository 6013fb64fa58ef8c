import { told } from "../page/names.ts";
import { plainWord } from "./narrow.ts";

/** How the enemy came to what it did: the candidates with their score by each criterion, the least being the best. */
export interface ReasonsProps {
  readonly criteria: readonly string[];
  readonly candidates: readonly { readonly name: string; readonly scores: readonly number[]; readonly best: boolean }[];
  readonly decidedBy: string | null;
}

const isText = (value: unknown): value is string => typeof value === "string";

function candidateIn(value: unknown): ReasonsProps["candidates"] {
  if (typeof value !== "object" || value === null || !("name" in value) || !("scores" in value) || !("best" in value))
    return [];
  const { name, scores, best } = value;
  return isText(name) && Array.isArray(scores) && typeof best === "boolean"
    ? [{ name, scores: scores.map(Number), best }]
    : [];
}

/** The weighing that an event tells of, if it does. */
export function reasonsIn({ criteria, candidates, decidedBy }: Readonly<Record<string, unknown>>): ReasonsProps | null {
  if (!Array.isArray(criteria) || !Array.isArray(candidates)) return null;
  const weighed = candidates.flatMap(candidateIn);
  return weighed.length === 0
    ? null
    : { criteria: criteria.filter(isText), candidates: weighed, decidedBy: isText(decidedBy) ? decidedBy : null };
}

/** A weighing as a table: the criteria in which the candidates differ, and the names of the others. */
export function Reasons({ criteria, candidates, decidedBy }: ReasonsProps) {
  const columns = criteria.map((name, i) => ({ name, i }));
  const differs = columns.filter(
    ({ name, i }) => name === decidedBy || new Set(candidates.map(({ scores }) => scores[i])).size > 1,
  );
  const alike = columns.filter((column) => !differs.includes(column));
  return (
    <details class="reasons">
      <summary>{decidedBy === null ? "Why" : `Why: ${plainWord(decidedBy)}`}</summary>
      <div class="wide" role="region" aria-label="Candidates" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Candidate</th>
              {differs.map(({ name }) => (
                <th key={name} scope="col" class={name === decidedBy ? "deciding" : undefined}>
                  {plainWord(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {candidates.map(({ name, scores, best }) => (
              <tr key={name} class={best ? "best" : undefined}>
                <th scope="row">
                  {told(name)} {best && <span class="tag">best</span>}
                </th>
                {differs.map(({ name: criterion, i }) => (
                  <td key={criterion} class={criterion === decidedBy ? "deciding" : undefined}>
                    {scores[i] ?? ""}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="minor">
        The least is the best, from left to right.
        {alike.length > 0 && ` All are alike by: ${alike.map(({ name }) => plainWord(name)).join("; ")}.`}
      </p>
    </details>
  );
}
