import { useSignal } from "@preact/signals";
import type { BoardModel } from "../api/answers.ts";
import { isOnTable, type Spot, spotNamed } from "../board/spots.ts";
import { announce } from "../page/announce.tsx";
import { measuredInWords } from "./measuring.ts";
import type { RulerInHand } from "./use-ruler.ts";

/** Takes the ruler up and tells what it shows. */
export function Measuring({ model, ruler }: { readonly model: BoardModel; readonly ruler: RulerInHand }) {
  const laid = ruler.laid();
  return (
    <>
      <button
        type="button"
        data-measure=""
        aria-pressed={ruler.isOut()}
        onClick={ruler.isOut() ? ruler.putAway : ruler.takeUp}
      >
        Measure
      </button>
      {ruler.isOut() && (
        <span class="minor" data-measured="" aria-live="polite">
          {laid === null ? "Press where it begins." : measuredInWords(model, laid)}
        </span>
      )}
    </>
  );
}

/** A place to go to, as it is written. */
export function GoTo({ model, onGo }: { readonly model: BoardModel; readonly onGo: (spot: Spot) => void }) {
  const typed = useSignal("");
  return (
    <form
      class="go-to"
      onSubmit={(event) => {
        event.preventDefault();
        const spot = spotNamed(typed.value);
        if (spot === null || !isOnTable(model, spot))
          announce(`${typed.value} is not a place of the table: write it as 12.5,7.25.`);
        else onGo(spot);
      }}
    >
      <label class="row">
        <span class="minor">Place</span>
        <input
          data-go=""
          size={9}
          autocomplete="off"
          inputMode="decimal"
          aria-label="Place"
          placeholder="12.5,7.25"
          value={typed.value}
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
      </label>
      <button type="submit">Go</button>
    </form>
  );
}
