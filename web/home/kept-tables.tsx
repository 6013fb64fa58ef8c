import { forget, keptTables } from "../game/shelf.ts";
import { linkTo } from "../page/route.ts";
import { useAnswer } from "../page/use-answer.ts";

/** How many tables are listed; older ones are kept all the same. */
const MOST_LISTED = 12;

/** The tables in this browser, to be gone on with or put away; nothing where there are none. */
export function KeptTables() {
  const { answer: tables, again } = useAnswer(keptTables, []);
  if (tables.value === null || tables.value.length === 0) return null;
  const putAway = async (id: string): Promise<void> => {
    await forget(id);
    again();
  };
  return (
    <section class="kept" aria-labelledby="kept-tables">
      <h2 id="kept-tables">Your tables</h2>
      <ul>
        {tables.value.slice(0, MOST_LISTED).map(({ id, title, length, at, moment }) => (
          <li key={id}>
            <a href={linkTo(["table", id])}>{title}</a>
            <span class="minor">
              {moment ?? `${length - 1} ${length === 2 ? "step" : "steps"}`}, {new Date(at).toLocaleDateString()}
            </span>
            <button
              type="button"
              class="quiet"
              aria-label={`Put ${title} away`}
              title="Put it away"
              onClick={() => void putAway(id)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
