import { metered, type Metered, type Settings, readMetered } from "../../kernel/index.ts";
import type { Prism } from "../table/bodies.ts";

type Answers<T> = WeakMap<Prism, WeakMap<Prism, Metered<T>>>;

/**
 * A memory of what was worked out from one prism to another. Prisms stand on one ground and are others when something
 * moves, so an answer holds as long as they do, for one game's settings.
 */
export function keptBetween<T>(): (settings: Settings, from: Prism, to: Prism, ask: () => T) => T {
  const all = new WeakMap<Settings, Answers<T>>();
  return (settings, from, to, ask) => {
    let byFrom = all.get(settings);
    if (byFrom === undefined) all.set(settings, (byFrom = new WeakMap()));
    let byTo = byFrom.get(from);
    if (byTo === undefined) byFrom.set(from, (byTo = new WeakMap()));
    const cached = byTo.get(to);
    if (cached !== undefined) return readMetered(cached);
    const answer = metered(ask);
    byTo.set(to, answer);
    return answer.value;
  };
}
