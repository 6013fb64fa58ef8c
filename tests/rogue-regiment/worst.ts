/** A board of `side` × `side` regular squares, drawn. */
const drawn = (side: number): string => {
  const corners = "+ ".repeat(side + 1).trimEnd();
  const squares = " .".repeat(side);
  return ["board", corners, ...Array.from({ length: side }, () => `${squares}\n${corners}`)].join("\n");
};

const times = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n)).join("\n");

/** The place of the n-th of many things that lie so many squares apart, from a corner on, so many in a row. */
const inRows = (n: number, apart: number, across: number, x = 0, y = 0): string =>
  `${x + (n % across) * apart},${y + Math.floor(n / across) * apart}`;

const operators = times(
  4,
  (n) =>
    `operator op-${n} at ${inRows(n, 2, 4, 28, 28)}, spotted, ap 12, knife, pistol, sten 5, sniper 5, camo-net, grenade 5, trap 3, landmine 2`,
);

const battle = (phase: string, side: number, pieces: string): string =>
  `section battle\nmeter 0\nphase ${phase}\ndeck foot\n${drawn(side)}\n${operators}\n${pieces}`;

const crowd = (count: number): string =>
  times(count, (n) => `smg u-${n} at ${inRows(n, 3, 20, 1, 24)}, facing S, alert`);

/** A crowd of units on the largest board, around all the Operators there can be. */
export const wideBattle = (phase: "operator" | "advance" | "attack" | "event", count = 80): string =>
  battle(phase, 64, crowd(count));

/** So many half-tracks before they advance on all the Operators there can be. */
export const halfTracks = (count: number): string =>
  battle(
    "advance",
    64,
    times(count, (n) => `half-track h-${n} at ${inRows(n, 5, 12)}, facing S, alert`),
  );

/** More units than a game can have, close together around the Operators. */
export const tooManyUnits = (count: number): string =>
  `section battle\nmeter 0\nphase operator\ndeck foot\n${drawn(45)}\n${operators}\n${times(count, (n) => `smg u-${n} at ${inRows(n, 1, 45)}, alert`)}`;

/** Every number that makes searches long, as high as it can be set. */
export const highest: Readonly<Record<string, number>> = {
  "rr.number.operator-ap": 12,
  "rr.number.view-depth": 24,
  "rr.number.smg-long": 24,
  "rr.number.smg-short": 24,
  "rr.number.smg-dice": 8,
  "rr.number.pistol-dice": 8,
  "rr.number.pistol-earshot": 24,
  "rr.number.half-track-move": 16,
  "rr.number.half-track-dice": 8,
};
