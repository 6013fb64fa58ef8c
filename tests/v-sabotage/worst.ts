const side = 16;

/** The name of a tile of one of several maps. */
const tile = (map: number, x: number, y: number): string => `${"ABCD"[map] ?? "A"}${y * side + x + 1}`;

const rows = (map: number): string =>
  Array.from({ length: side }, (_row, y) => Array.from({ length: side }, (_cell, x) => tile(map, x, y)).join(" ")).join(
    "\n",
  );

const times = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n)).join("\n");

/** As many units and commandos as there may be on maps as large as they may be. */
export const wideFight = (units: number, maps = 1, seen = true): string =>
  [
    "with resistance xp",
    "turn 2",
    ...Array.from({ length: maps }, (_, map) =>
      [
        `terrain field-${map}`,
        "map",
        rows(map),
        `entrance west-${map} at ${tile(map, 0, 0)} W`,
        `entrance east-${map} at ${tile(map, side - 1, side - 1)} E`,
        `alarm at ${tile(map, 3, 3)}, on`,
        `objective papers-${map} at ${tile(map, 9, 9)}, interact 1`,
      ].join("\n"),
    ),
    "event EV08/E, alarm",
    times(
      8,
      (n) =>
        `commando ${["sapper", "medic", "scout", "marksman", "officer", "soe-agent", "spy", "saboteur"][n] ?? "x"} tan at ${tile(0, 6 + (n % 4), 7 + Math.floor(n / 4))}${seen ? ", visible" : ""}, tokens tnt grenade crowbar`,
    ),
    times(units, (n) => `unit g-${n} regular mp40 at ${tile(n % maps, (n * 5) % side, Math.floor(n / 3) % side)}`),
  ].join("\n");
