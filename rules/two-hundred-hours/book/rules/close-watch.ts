import { row, rulesUnder } from "../../../kernel/index.ts";

export const closeWatchRules = rulesUnder("Close watch", "Close Watch (p.23)", {
  "zh.watch.2in": row('Close watch within 2"', {
    text: 'A fighter is under close watch if an enemy has line of sight to it and is within 2".',
  }),
  "zh.watch.6in": row('Close watch within 6"', {
    text: 'A fighter is also under close watch if an enemy has line of sight and a clear view to it and is within 6".',
  }),
  "zh.watch.marker": row("Under close watch you get a marker", {
    text: "At the end of every action each fighter under close watch automatically gets a marker.",
  }),
  "zh.watch.either-side": row("Both sides can be under close watch", {
    text: "This holds for fighters of both sides; one, both or neither of two enemies may be under close watch.",
  }),
  "zh.watch.no-removal": row("Under close watch you keep your marker", {
    text: "A fighter under close watch cannot lose its marker.",
  }),
});
