import type { Step } from "../game/table.ts";
import { capital, pieceName, placesWithin, told } from "../page/names.ts";
import { outOfReach } from "./out-of-reach.ts";
import type { Sitting } from "./sitting.ts";
import { comesOnAt, whyNotThere } from "./why-not-there.ts";

/** What was pressed and cannot be reached: the selection stays, and says so. */
export function NotReached({ sitting, step }: { readonly sitting: Sitting; readonly step: Step }) {
  const pressed = outOfReach.value;
  if (pressed?.step !== step) return null;
  const forms = sitting.forms.value ?? [];
  const failing = whyNotThere(forms, pressed.piece, pressed.place);
  const entries = comesOnAt(forms, pressed.piece, step.moment.board);
  if (entries !== null)
    return (
      <div class="out-of-reach" role="status" data-comes-on="">
        <p>
          <strong>{pieceName(pressed.piece)} is not on the board yet.</strong> It comes on at {entries}.
        </p>
      </div>
    );
  return (
    <div class="out-of-reach" role="status">
      <p>
        <strong>{capital(placesWithin(pressed.place))} is out of reach</strong> of {pieceName(pressed.piece)} with what
        is left this turn.
      </p>
      {failing.length > 0 && <p class="minor">{failing.slice(0, 3).map(told).join(" ")}</p>}
    </div>
  );
}
