import type { SetUpChoice } from "../../kernel/index.ts";
import { forces, offered, pointsOf } from "../book/forces.ts";
import type { Side } from "../table/state.ts";

const forceChoice = (side: Side): SetUpChoice => ({
  name: side,
  text: `the army of the ${side}`,
  values: offered.map((id) => ({ id, text: `${forces[id].name}: ${pointsOf(forces[id].cards)} AP` })),
  free: `unit cards, e.g. "h.line h.line h.staff h.mortar h.bastion"`,
});

/** What may be chosen when a battle is set up. dt.setup.ap-limit, dt.setup.side-choice */
export const choices: readonly SetUpChoice[] = [
  forceChoice("south"),
  forceChoice("north"),
  { name: "limit", text: "the AP limit", values: [], free: "a whole number from 1 to 500" },
  {
    name: "laid-out-by",
    text: "who laid out all the terrain; the other chooses a side of it",
    values: (["south", "north"] as const).map((side) => ({ id: side, text: `the ${side}` })),
    free: null,
  },
];
