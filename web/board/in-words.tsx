import type { BoardModel } from "../api/answers.ts";
import { spokenBoard } from "./spoken.ts";

/** The board as structured text, and in the notation that the API reads. */
export function BoardInWords({ model, text }: { readonly model: BoardModel; readonly text: string }) {
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
      <details>
        <summary>As a text board</summary>
        <pre tabIndex={0}>{text}</pre>
      </details>
    </div>
  );
}
