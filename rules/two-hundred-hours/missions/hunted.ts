import type { Side } from "../data/index.ts";
import { type G, hasCards, record } from "../table.ts";

/** In mission 1 a Time token is kept by whoever drew it. zh.m1.taking-time, zh.m1.replay-cards */
export function keepTime(g: G, side: Side): void {
  if (hasCards(g.state)) return;
  g.state.kept[side]++;
  record(g, { event: "time-kept", seat: side, cites: ["zh.m1.taking-time", "zh.m1.rules-off"] });
}

/** Unspent it is lost at the end of the turn. zh.m1.taking-time */
export function loseTime(g: G): void {
  g.state.kept = { attacker: 0, defender: 0 };
}
