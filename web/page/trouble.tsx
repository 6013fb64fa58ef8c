import type { Words } from "../api/problem.ts";
import { told } from "./names.ts";

interface TroubleProps extends Words {
  /** Whether it is all there is to see of the view. */
  readonly alone?: boolean;
  readonly again?: (() => void) | undefined;
}

/** Something that did not work, in plain words, and what can be done about it. */
export function Trouble({ text, whatToDo, alone = false, isFinal = false, isOutdated = false, again }: TroubleProps) {
  const Text = alone ? "h1" : "p";
  return (
    <div class="trouble" role="alert">
      <Text class="what">{told(text)}</Text>
      <p>{whatToDo}</p>
      {isOutdated && (
        <button type="button" data-reload="" onClick={() => location.reload()}>
          Reload the page
        </button>
      )}
      {again !== undefined && !isFinal && (
        <button type="button" onClick={() => again()}>
          Try again
        </button>
      )}
    </div>
  );
}
