import { counted, type Fact, spaced } from "../../kernel/index.ts";
import { type DustEvent, tokenInWords } from "../table/events.ts";
import { otherSide, type State } from "../table/state.ts";
import { unitNamed } from "../table/units.ts";

/** The first words of the ids of facts. */
export const factKinds = [
  "eliminated",
  "lost",
  "damaged",
  "hit",
  "under-fire",
  "suppressed",
  "stunned",
  "cleared",
  "stuck",
  "reacts",
  "victory",
  "defeat",
  "draw",
];

/** What is true after an action and was not before, for odds. */
export function factsOf(before: State, after: State, events: readonly DustEvent[]): readonly Fact[] {
  const facts = new Map<string, Fact>();
  const say = (id: string, text: string, goodFor: string | null): void => void facts.set(id, { id, text, goodFor });
  const hit = new Set<string>();
  let target: string | null = null;
  for (const event of events) {
    // re-rolls and further dice follow the roll that they belong to
    if (event.event === "fired") ({ target } = event);
    const hits = event.event === "fired" || event.event === "rerolled" || event.event === "chain" ? event.hits : 0;
    if (target !== null && hits > 0) hit.add(target);
    if (event.event === "halted" && event.why.startsWith("stuck"))
      say(`stuck:${event.unit}`, `${event.unit} is stuck.`, null);
    if (event.event === "reaction-rolled" && event.may !== "nothing")
      say(`reacts:${event.unit}`, `${event.unit} may attack.`, unitNamed(after, event.unit)?.side ?? null);
  }
  for (const id of hit) say(`hit:${id}`, `${id} is hit.`, enemyOf(after, id));
  for (const unit of after.units) {
    const was = unitNamed(before, unit.id);
    if (was === undefined) continue;
    const bad = otherSide(unit.side);
    if (unit.where === "gone" && was.where !== "gone") say(`eliminated:${unit.id}`, `${unit.id} is eliminated.`, bad);
    const lost = was.miniatures.length - unit.miniatures.length;
    for (let n = 1; n <= lost; n++)
      say(`lost:${unit.id}:${n}`, `${unit.id} loses at least ${counted(n, "miniature")}.`, bad);
    for (let n = was.damage + 1; n <= unit.damage; n++)
      say(`damaged:${unit.id}:${n - was.damage}`, `${unit.id} takes at least ${n - was.damage} damage.`, bad);
    for (const token of ["under-fire", "suppressed", "stunned"] as const) {
      const [had, has] = [was.tokens.includes(token), unit.tokens.includes(token)];
      if (has && !had) say(`${token}:${unit.id}`, `${unit.id} is ${spaced(token)}.`, bad);
      if (had && !has && unit.where !== "gone")
        say(`cleared:${unit.id}`, `${unit.id} ${tokenInWords(token, { gained: false })}.`, unit.side);
    }
  }
  if (after.result !== null && before.result === null) {
    const { result, text, winner } = after.result;
    say(result, text, winner);
  }
  return [...facts.values()];
}

const enemyOf = (state: State, id: string): string | null => {
  const side = unitNamed(state, id)?.side;
  return side === undefined ? null : otherSide(side);
};
