import "../styles/legend.css";
import type { BoardModel } from "../api/answers.ts";
import { legendParts } from "../../pictures/index.ts";
import { capital } from "../page/names.ts";
import { theme } from "../page/theme.ts";

/** What the page itself lays over a board, by the class that gives it its look. */
const laidOver = [
  { look: "option", text: "where whoever acts can go, or what answers the question" },
  { look: "target", text: "whom whoever acts can attack" },
  { look: "watched", text: "ground that the other side watches" },
] as const;

export interface LegendProps {
  readonly board: BoardModel;
}

/** What is drawn on a board, each with its sign, and what the colours over it mean. */
export function Legend({ board }: LegendProps) {
  return (
    <>
      {legendParts(board, theme.value).map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul class="legend">
            {lines.map(({ svg, text }) => (
              <li key={text}>
                <span class="legend-sign" dangerouslySetInnerHTML={{ __html: svg }} /> {capital(text)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-label="Colours over the board">
        <h3>Colours over the board</h3>
        <ul class="legend">
          {laidOver.map(({ look, text }) => (
            <li key={look}>
              <span class={`legend-sign legend-${look}`} /> {capital(text)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
