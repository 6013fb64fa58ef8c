import { hearers } from "../alerting.ts";
import { far, stepField } from "../distances.ts";
import { heedful } from "../evading.ts";
import type { Square } from "../plan.ts";
import { canSee, watching } from "../sight.ts";
import type { Intruder } from "../state.ts";
import { type G, isEngaged, isRaider, number, type OnBoard, passScore } from "../table.ts";

/** What it costs to be exposed, in minutes: the time as an assaulter, wounds, and the way back into hiding. */
export const exposure = 9;

/** The chance that one die passes. */
export const passing = (g: G, intruder: Intruder, skill: "stealth" | "technique" | "combat"): number =>
  (7 - passScore(g, intruder, skill)) / 6;

/** The minutes an activity is to take, by time: the base less the passes, never below 0. */
function spentMinutes(g: G, dice: number, pass: number): number {
  const base = number(g, "hg.number.time-base");
  let minutes = 0;
  let ways = (1 - pass) ** dice;
  for (let passes = 0; passes <= dice && passes < base; passes++) {
    minutes += ways * (base - passes);
    ways = pass === 1 ? 0 : (ways * (dice - passes) * pass) / ((passes + 1) * (1 - pass));
  }
  return minutes;
}

/** How an Intruder had better do something, and what it costs in minutes: a turn of one is a part of a round. */
export function minutesBy(
  g: G,
  intruder: Intruder,
  what: "breach" | "spy" | "conceal",
): { readonly by: "time" | "chance"; readonly minutes: number } {
  const kit = { breach: "covert-entry-kit", spy: "spy-camera", conceal: null }[what];
  const helped = kit !== null && intruder.equipment.some((one) => one === kit);
  const pass = passing(g, intruder, what === "conceal" ? "stealth" : "technique");
  // a turn that fails is as good as a minute lost
  const chance = pass === 0 ? far : 1 / pass - 1;
  if (!isRaider(intruder)) return { by: "chance", minutes: chance };
  const time = spentMinutes(g, number(g, helped ? "hg.number.time-kit" : "hg.number.time"), pass);
  return time < chance && g.state.timer > 2 ? { by: "time", minutes: time } : { by: "chance", minutes: chance };
}

/** The minutes to sneak past whoever hears a step onto a square. */
export function heardMinutes(g: G, intruder: OnBoard<Intruder>, square: Square): number {
  const heard = heedful(g, hearers(g, square, "step"));
  return heard.length === 0 ? 0 : sneaking(g, intruder, square, heard).minutes;
}

/** How to sneak: by time where a Sentry who turns would look straight at him, else by what costs less. */
export function sneaking(
  g: G,
  intruder: OnBoard<Intruder>,
  square: Square,
  heard: readonly { readonly at: Square }[],
): { readonly by: "time" | "chance"; readonly minutes: number } {
  const pass = passing(g, intruder, "stealth");
  const time = spentMinutes(g, number(g, "hg.number.time"), pass);
  const seen = heard.some(({ at }) => canSee(g, at, square));
  // an alerted Sentry who sees nobody brings the Commander and a marker
  const fails = seen ? (1 - pass) * exposure + pass * 0.5 : 1.2;
  const chance = (1 - pass) * fails;
  return time < chance && g.state.timer > 6 ? { by: "time", minutes: time } : { by: "chance", minutes: chance };
}

/** What it costs to step into watch zones. */
export function watchedMinutes(g: G, intruder: OnBoard<Intruder>, square: Square): number {
  const owners = watching(g, square);
  if (owners.length === 0) return 0;
  if (!isRaider(intruder)) return 2.5;
  return (1 - passing(g, intruder, "stealth")) * exposure + 0.5;
}

/** The chance that the Commander comes upon a raider who ends his turn on a square. hg.raid.contact-exposes */
export function dangerAt(g: G, square: Square): number {
  const { commander } = g.state;
  if (commander === null || commander.prone || isEngaged(g, commander)) return 0;
  const field = stepField(g, [commander.at], "steps", "as-they-are");
  return Math.min(1, Math.max(0, 7 - (field[square] ?? far)) / 6);
}
