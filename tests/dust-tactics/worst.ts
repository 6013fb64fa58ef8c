/** Squads of five in rows on both sides of the middle of the table: so many units a side. */
const squads = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const [x, row] = [6 + (i % 10) * 17, Math.floor(i / 10) * 9];
    const places = (y: number, down: number): string =>
      [
        [x, y],
        [x + 4, y],
        [x + 8, y],
        [x, y + down],
        [x + 4, y + down],
      ]
        .map(([left, top]) => `${left},${top}`)
        .join(" ");
    return [
      `unit s${i + 1} h.line south at ${places(66 + row, 4)}`,
      `unit n${i + 1} v.guard north at ${places(50 - row, -4)}, facing 180`,
    ];
  }).flat();

/** Pieces of terrain with many corners, like stars, all over the table. */
const stars = (count: number, corners: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const [left, top] = [9 + (i % 10) * 17, 8 + Math.floor(i / 10) * 15];
    const places = Array.from({ length: corners }, (__, k) => {
      const [angle, radius] = [(2 * Math.PI * k) / corners, k % 2 === 0 ? 4.5 : 7];
      return `${(left + radius * Math.cos(angle)).toFixed(2)},${(top + radius * Math.sin(angle)).toFixed(2)}`;
    });
    const kind = ["wood", "crops", "smoke", "rubble"][i % 4] ?? "wood";
    return `terrain t${i} ${kind} ${places.join(" ")}, height 10`;
  });

/** As many squads as a battle may have, in the open; `line` says what they are about to do. */
export const wideBattlefield = (line: string): string => ["table 180 120", ...squads(30), line].join("\n");

/** Terrain with as many corners as a text holds, and squads among it. */
export const wildGround = (line: string): string => ["table 180 120", ...stars(22, 200), ...squads(8), line].join("\n");
