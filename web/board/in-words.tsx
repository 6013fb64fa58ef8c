import type { BoardModel } from "../api/answers.ts";
import { spokenBoard } from "./spoken.ts";

/** The board as structured text. */
export function BoardInWords({ model }: { readonly model: BoardModel }) {
  const { size, pieces, places } = spokenBoard(model);
  return (
    <div class="in-words">
      <p>{size}</p>
      <h2>Who stands where</h2>
      <ul>
        {pieces.map((piece) => (
          <li key={piece}>{piece}</li>
        ))}
      </ul>
      {places.map(({ heading, lines }) => (
        <details key={heading}>
          <summary>{heading}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
