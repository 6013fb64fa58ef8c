import type { ShownEvent } from "../api/answers.ts";
import { type Face, facesOf } from "./faces.ts";

/** Where the pips of the faces of a die lie, on a face of 24 by 24. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

/** What stands on the faces of dice that have signs, drawn on a face of 24 by 24. */
const signs: Readonly<Record<string, string>> = {
  TARGET: "M12 5a7 7 0 1 0 .01 0zM12 2v6M12 16v6M2 12h6M16 12h6",
  ARMY: "M12 3l2.6 6.2 6.7.5-5.1 4.3 1.6 6.5L12 17l-5.8 3.5 1.6-6.5-5.1-4.3 6.7-.5z",
  SHIELD: "M12 3l7.5 2.5v6c0 4.5-3 7.6-7.5 9.5-4.5-1.9-7.5-5-7.5-9.5v-6z",
};

/** One die with the face that came up. */
function Die({ face }: { readonly face: Face }) {
  const dots = typeof face === "number" ? pips[face] : undefined;
  const sign = typeof face === "string" ? signs[face.toUpperCase()] : undefined;
  if (dots === undefined && sign === undefined)
    return (
      <span class="die" aria-hidden="true">
        {face}
      </span>
    );
  return (
    <svg class="die" viewBox="0 0 24 24" aria-hidden="true">
      {dots?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
      ))}
      {sign !== undefined && <path class="die-sign" d={sign} />}
    </svg>
  );
}

/** Dice as they were rolled, with their faces. */
export const Dice = ({ faces }: { readonly faces: readonly Face[] }) => (
  <span class="dice" role="img" aria-label={`rolled ${faces.join(", ").toLowerCase()}`}>
    {faces.map((face, i) => (
      <Die key={i} face={face} />
    ))}
  </span>
);

/** The dice of an event; nothing where none were rolled. */
export function DiceOf({ event }: { readonly event: ShownEvent }) {
  const faces = facesOf(event);
  return faces.length === 0 ? null : <Dice faces={faces} />;
}
