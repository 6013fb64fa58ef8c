import type { Card } from "../board/beside.tsx";
import type { Rested } from "./hovering.ts";
import { formHeading } from "./narrow.ts";

/** What one press does where the mouse rests, beside that place. */
export const restedCard = ({ place, form, cost, way }: Rested): Card => ({
  key: `rested ${place}`,
  place,
  free: way,
  body: (
    <p class="rested" data-rested={place}>
      <strong>{formHeading(form.name)}</strong> {cost !== null && <span class="cost">{cost}</span>} Nobody sees it:
      press to go.
    </p>
  ),
});
