import { anyPolicy, seededChance } from "../rules/kernel/index.ts";
import { ruleset, sensiblePolicy } from "../rules/rogue-regiment/index.ts";
const [, , scenario = "chalk-farm", n = "10", mode = "jager", policy = "bot", from = "1", extra = "{}"] = process.argv;
const settings = { readings: {}, numbers: {} };
const tally = new Map<string, number>();
const kinds = new Map<string, number>();
const bump = (m: Map<string, number>, k: string) => m.set(k, (m.get(k) ?? 0) + 1);
let turns = 0;
for (let seed = Number(from); seed < Number(from) + Number(n); seed++) {
  const chance = seededChance(seed);
  const found = ruleset.scenarios.find(({ id }) => id === scenario)!;
  const state = ruleset.setUp(found, { choices: { ...(mode === "jager" ? { mode: "jager" } : {}), ...JSON.parse(extra) }, ...(mode === "easy" ? { difficulty: "easy" } : {}) }, settings);
  if (!state.ok) throw new Error(JSON.stringify(state.defects));
  const defects = ruleset.defects(state.value, settings);
  if (defects.length) throw new Error(JSON.stringify(defects));
  const g = { state: state.value, settings, events: [] as any[] };
  const rules = ruleset.play(g);
  let step = rules.next();
  let asks = 0;
  const seats = ruleset.seats(g.state);
  while (!step.done && asks++ < 6000 && g.state.turn < 80) {
    const ask = step.value;
    if (ask.ask === "roll") step = rules.next({ faces: Array.from({ length: ask.dice }, () => chance.face(ask.sides)) });
    else if (ask.ask === "draw") step = rules.next({ card: ask.among[chance.index(ask.among.length)]! });
    else if (ask.ask === "checkpoint") {
      const text = ruleset.print(g.state);
      const again = ruleset.parse(text);
      if (policy === "random" && (!again.ok || ruleset.print(again.value) !== text)) throw new Error("print " + JSON.stringify(again.ok ? "differs" : again.defects) + text);
      const d = policy === "random" ? ruleset.defects(g.state, settings) : [];
      if (d.length) throw new Error("defects " + JSON.stringify(d) + text);
      step = rules.next({ proceed: true });
    } else if (policy === "random") {
      const answer = anyPolicy(ask as any, g, chance);
      step = rules.next(answer as any);
    } else {
      const seat = seats.includes(ask.seat) ? ask.seat : null;
      step = rules.next(sensiblePolicy(ask as any, { state: ruleset.view!(g.state, seat), settings, events: [] }, chance) as any);
    }
    for (const e of g.events) { bump(kinds, e.event + (e.event === "stopped" && e.cites.includes("rr.open.jager-stalker-sight") ? " stalker" : "")); ruleset.describe(e); }
    g.events.length = 0;
  }
  turns += g.state.turn;
  bump(tally, step.done ? `${step.value.result}: ${step.value.text}` : "unfinished");
}
console.log(scenario, mode, policy, [...tally].sort((a, b) => b[1] - a[1]), "turns", turns / Number(n));
console.log([...kinds].filter(([k]) => /jager|token|cat|twig|stain|arrived|command|emptied|spawned|alarm|stalker/.test(k)).map(([k, v]) => `${k} ${v}`).join(", "));
