const side = 32;

/** As large a stronghold as may be drawn, one open corridor, with everybody there may be in it. */
export const wideCorridor = (phase: string): string =>
  [
    "plan",
    ...Array.from({ length: side }, () => ".".repeat(side)),
    `phase ${phase}`,
    "alarm",
    "timer 40",
    ...["crane", "holt", "vaughan"].map(
      (character, n) => `intruder ${character} at ${15 + n},16, assault, weapons carbine knife pistol`,
    ),
    "commander at 0,0, facing E",
    ...Array.from({ length: 12 }, (_, n) => `sentry s${n + 1} at ${2 * n},4, facing S`),
    ...Array.from({ length: 12 }, (_, n) => `guard g${n + 1} at ${2 * n + 1},${20 + (n % 8)}`),
    ...Array.from({ length: 60 }, (_, n) => `alert at ${n % side},${28 + Math.floor(n / side)}`),
  ].join("\n");

/** One room as large as may be drawn, in which everybody sees nearly everybody: a submachine gun has thousands of fires. */
export const wideRoom = (phase: string): string =>
  [
    "plan",
    ...Array.from({ length: side }, () => "1".repeat(side)),
    `phase ${phase}`,
    "alarm",
    "timer 40",
    "room 1 I1",
    ...["crane", "holt", "vaughan"].map(
      (character, n) => `intruder ${character} at ${10 + 4 * n},16, assault, weapons carbine knife pistol`,
    ),
    "commander at 0,0, facing E",
    ...Array.from({ length: 12 }, (_, n) => `sentry s${n + 1} at ${2 * n + 1},3, facing S`),
    ...Array.from({ length: 12 }, (_, n) => `guard g${n + 1} at ${2 * n},${22 + 2 * (n % 3)}`),
  ].join("\n");
