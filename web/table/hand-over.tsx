import type { Side } from "../game/sides.ts";
import type { Step, Table } from "../game/table.ts";
import { sitAt } from "./seated.ts";

/** In the place of a table: who sits down now. Nothing of what they alone may see is shown until they say so. */
export function HandOver({ table, step, side }: { readonly table: Table; readonly step: Step; readonly side: Side }) {
  return (
    <section class="hand-over" data-hand-over={side.id} aria-labelledby="hand-over">
      <h1 id="hand-over">Hand over to {side.name}</h1>
      <p>They press when they sit here. Until then nothing is shown that they alone may see.</p>
      <button type="button" class="main" data-sit={side.id} onClick={() => sitAt(table, step)}>
        Sit down as {side.name}
      </button>
    </section>
  );
}
