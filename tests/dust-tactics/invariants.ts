import { type Ask, isCheckpoint } from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/dust-tactics/table/action-schema.ts";
import { crossesOf } from "../../rules/dust-tactics/book/cards.ts";
import { ruleset } from "../../rules/dust-tactics/index.ts";
import type { State, Unit } from "../../rules/dust-tactics/table/state.ts";
import type { Ctx } from "../../rules/dust-tactics/table/context.ts";
import { cardOf } from "../../rules/dust-tactics/table/units.ts";
import { soaked } from "../soak/playouts.ts";
import { randomArmies } from "./random-armies.ts";
import { setUpsOf } from "../set-ups.ts";

const away = (unit: Unit): boolean => unit.where === "gone";

function* unitFaults(unit: Unit, known: boolean, settled: boolean): Generator<string> {
  const { id, where, miniatures, damage, tokens } = unit;
  const crosses = crossesOf(cardOf(unit));
  if (where !== "gone" && miniatures.length === 0) yield `${id} is ${where} without anybody`;
  // whoever cheats death does so when all hits of an attack are settled: dt.skill.cheat-death
  const dying = !settled && cardOf(unit).skills.includes("cheat death");
  if (crosses !== null && where !== "gone" && damage >= crosses && !dying)
    yield `${id} has all its crosses and is ${where}`;
  if (where === "gone" && tokens.length > 0) yield `${id} is gone with ${tokens.join(" and ")}`;
  if ((where === "aboard") !== (unit.carrier !== null))
    yield `${id} is ${where}, carried by ${unit.carrier ?? "nobody"}`;
  if (tokens.includes("suppressed") && tokens.includes("under-fire")) yield `${id} is suppressed and under fire`;
  if (!known) yield `${id} came from nowhere`;
}

/** What must hold at every ask of every battle. */
function* faults(ctx: Ctx, ask: Ask<Action>, start: State): Generator<string> {
  const { state } = ctx;
  const known = new Set(start.units.map(({ id }) => id));
  // the units of a battle that is rolled for come with its scenario: dt.setup.scenario
  const listed = (id: string): boolean => start.drawn !== null || known.has(id);
  for (const unit of state.units) yield* unitFaults(unit, listed(unit.id), isCheckpoint(ask));
  if (state.turns !== null && state.turn > state.turns) yield `it is turn ${state.turn} of ${state.turns}`;
  if (state.reaction !== null && state.activation === null) yield "a reaction to nobody";
  const gone = (side: string): number =>
    state.units.filter((unit) => unit.side === side && away(unit)).reduce((sum, unit) => sum + cardOf(unit).ap, 0);
  if (state.score.south < 0 || state.score.north < 0) yield "AP below nothing";
  if (state.score.south === 0 && gone("north") > 0 && start.units.every((unit) => !away(unit)) && isCheckpoint(ask))
    yield "eliminated enemies bring the south no AP";
  if (!isCheckpoint(ask)) return;
  const long = JSON.stringify(state).length;
  if (long > 20_000) yield `the position has ${long} characters`;
}

export const dustSoak = soaked({
  ruleset,
  faults: (ctx, ask, start) => [...faults(ctx, ask, start)],
  setUps: setUpsOf(ruleset.id),
  anySetUp: randomArmies,
  sensible: true,
  kindOf: (action) => (action.do === "special" ? `special ${action.action}` : action.do),
  idleness: (action) =>
    action.do === "skip" || action.do === "pass" ? 2 : action.do === "hold" || action.do === "hold-back" ? 1 : 0,
  traits: (state) => [
    state.result === null ? "not over" : `${state.result.winner ?? "nobody"} wins`,
    state.units.filter(away).length > 4 ? "more than four units gone" : "up to four units gone",
    state.units.some(({ where }) => where === "aboard") ? "somebody aboard" : "nobody aboard",
    state.stock.south.paid + state.stock.north.paid > 0 ? "fortifications bought" : "no fortifications bought",
  ],
});
