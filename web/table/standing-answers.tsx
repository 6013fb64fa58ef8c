import type { Table } from "../game/table.ts";
import { letStand, standingAt } from "../game/standing.ts";
import { told } from "../page/names.ts";

/** What is answered the same until the turn is over, and how it is asked again. */
export function StandingAnswers({ table, moment }: { readonly table: Table; readonly moment: string }) {
  const asked = Object.keys(standingAt(table.card.id, moment));
  if (asked.length === 0) return null;
  return (
    <ul class="plain-list minor" data-standing={asked.length}>
      {asked.map((question) => (
        <li key={question} class="row">
          <span>Answered the same this turn: {told(question)}</span>
          <button
            type="button"
            class="small"
            data-ask-again=""
            onClick={() => letStand(table.card.id, moment, question, null)}
          >
            Ask me again
          </button>
        </li>
      ))}
    </ul>
  );
}
