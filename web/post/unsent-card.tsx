import type { Sitting } from "../table/sitting.ts";
import { sentInWords } from "../table/story.tsx";
import type { StoredGame } from "./stored-game.ts";

/** A move that no answer came to, found again after a reload or a lost connection. */
export function UnsentCard({ game, sitting }: { readonly game: StoredGame; readonly sitting: Sitting }) {
  const unsent = game.unsent.value;
  const latest = sitting.step.value?.number === game.state.value.version;
  // while it is on its way, or its trouble is told, that is enough
  const isTold = sitting.busy.value || sitting.trouble.value !== null;
  if (unsent === null || isTold || !latest || unsent.expectedVersion !== game.state.value.version) return null;
  return (
    <div class="notice" role="status" data-unsent="">
      <p>
        <strong>A move of yours got no answer:</strong> {sentInWords(unsent.move)}.
      </p>
      <p>The connection was lost on the way. Sent again it counts once, even if it had arrived.</p>
      <div class="row">
        <button type="button" class="main" onClick={() => void sitting.play(unsent.move, "rolled")}>
          Send it again
        </button>
        <button type="button" onClick={() => game.letGo()}>
          Let it go
        </button>
      </div>
    </div>
  );
}
