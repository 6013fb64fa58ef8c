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
  I: "M12 5v14M8.5 5h7M8.5 19h7",
  II: "M9 5v14M15 5v14M6 5h12M6 19h12",
  III: "M7 5v14M12 5v14M17 5v14M4 5h16M4 19h16",
  MEDAL: "M7.5 3l3 7M16.5 3l-3 7M12 10a5 5 0 1 0 .01 0z",
  ALERT: "M12 4v10.5M12 18.5v1.5",
  STEALTH: "M3 12c4-6 14-6 18 0-4 6-14 6-18 0zM4.5 20L19.5 4",
  SHIELD: "M12 3l7.5 2.5v6c0 4.5-3 7.6-7.5 9.5-4.5-1.9-7.5-5-7.5-9.5v-6z",
};

/** A face with the colour of its die, where that is told: "grey II". */
const coloured = (face: string): readonly [colour: string | null, face: string] => {
  const [, colour, rest] = /^(white|grey) (\S+)$/.exec(face) ?? [];
  return colour === undefined || rest === undefined ? [null, face] : [colour, rest];
};

/** One die with the face that came up. */
function Die({ face }: { readonly face: Face }) {
  const dots = typeof face === "number" ? pips[face] : undefined;
  const [colour, shown] = typeof face === "string" ? coloured(face) : [null, ""];
  const sign = signs[shown.toUpperCase()];
  if (dots === undefined && sign === undefined)
    return (
      <span class="die" aria-hidden="true">
        {face}
      </span>
    );
  return (
    <svg class={colour === "grey" ? "die grey" : "die"} viewBox="0 0 24 24" aria-hidden="true">
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
