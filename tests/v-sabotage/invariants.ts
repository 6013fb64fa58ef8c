import type { Ask } from "../../rules/kernel/index.ts";
import { defectsOf } from "../../rules/v-sabotage/set-up/defects.ts";
import { numberIn } from "../../rules/v-sabotage/book/in-force.ts";
import { ruleset } from "../../rules/v-sabotage/index.ts";
import type { Action } from "../../rules/v-sabotage/actions/registry.ts";
import type { State } from "../../rules/v-sabotage/table/state.ts";
import { type Ctx, isCritical } from "../../rules/v-sabotage/table/context.ts";
import { soaked } from "../soak/playouts.ts";
import { setUpsOf } from "../set-ups.ts";

const sum = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((total, n) => total + (n ?? 0), 0);

/** Enemy tokens wherever they are; empty-set tokens leave the game, and so are left out. */
const enemyTokens = ({ enemies, units, danger }: State): number =>
  sum(enemies.reserve) -
  (enemies.reserve.empty ?? 0) +
  sum(enemies.special) +
  units.length +
  danger.aside.length +
  sum(danger.unseen);

/** Equipment tokens wherever they are; a worn uniform lies on the discard pile. */
const equipmentTokens = ({ equipment, laid, commandos, terrains, fleeTokens }: State): number =>
  sum(equipment.reserve) +
  sum(equipment.discard) +
  laid.length +
  commandos.reduce((n, { tokens }) => n + tokens.length, 0) +
  terrains.reduce((n, { entrances }) => n + entrances.filter(({ barred }) => barred).length, 0) +
  fleeTokens;

const eventCards = ({ events, terrains }: State): number =>
  events.pools.reduce((n, { cards }) => n + cards.length, 0) +
  events.discard.length +
  terrains.filter(({ event }) => event !== null).length;

const negative = (counts: Readonly<Partial<Record<string, number>>>): readonly string[] =>
  Object.entries(counts).flatMap(([kind, n]) => ((n ?? 0) < 0 ? [`${kind}: ${n}`] : []));

/** What must hold at every ask of every game. */
function* faults(ctx: Ctx, ask: Ask<Action>, start: State): Generator<string> {
  const { state } = ctx;
  for (const { id, ap, slots, status, at, visible, apart } of state.commandos) {
    if (!Number.isInteger(ap) || ap < 0 || ap > numberIn(ctx.settings, "vs.number.ap") + 5) yield `${id} has ${ap} AP`;
    if ((status === "in-play") !== (at !== null)) yield `${id} is ${status} and at ${at}`;
    const found = ctx.settings.readings["vs.open.dog-critical"] === "yes";
    if (slots.every((slot) => slot === "injury") && visible && !found) yield `${id} is critical and visible`;
    if (apart < 0) yield `${id} has ${apart} +1 AP tokens apart`;
  }
  for (const [pile, counts] of Object.entries({
    reserve: state.equipment.reserve,
    discard: state.equipment.discard,
    enemies: state.enemies.reserve,
    special: state.enemies.special,
  })) {
    for (const fault of negative(counts)) yield `the ${pile} holds ${fault}`;
  }
  const atRest = ask.ask === "act" || ask.ask === "checkpoint";
  if (!atRest) return;
  for (const terrain of state.terrains) {
    const seen = state.commandos.find(
      (one) =>
        one.card !== "gander" &&
        one.at !== null &&
        one.visible &&
        !isCritical(one) &&
        terrain.map.rows.some((row) => row.split(" ").includes(one.at ?? "")),
    );
    if (seen !== undefined && !terrain.alarm.on) yield `${seen.id} is visible on ${terrain.id} and the alarm is off`;
  }
  if (state.ghost.xp || state.phase === "set-up") return;
  if (enemyTokens(state) !== enemyTokens(start))
    yield `there are ${enemyTokens(state)} enemy tokens, not ${enemyTokens(start)}`;
  if (equipmentTokens(state) !== equipmentTokens(start))
    yield `there are ${equipmentTokens(state)} equipment tokens, not ${equipmentTokens(start)}`;
  if (eventCards(state) !== eventCards(start))
    yield `there are ${eventCards(state)} event cards, not ${eventCards(start)}`;
  const defect = defectsOf(state, ctx.settings)[0];
  if (defect !== undefined) yield `the state at a checkpoint is no position: ${defect.code}, ${defect.message}`;
}

const ends = (action: Action): boolean => action.do === "end-phase" || action.do === "exit" || action.do === "blow-up";

export const sabotageSoak = soaked({
  ruleset,
  faults: (ctx, ask, start) => [...faults(ctx, ask, start)],
  setUps: setUpsOf(ruleset.id),
  kindOf: (action) => action.do,
  idleness: (action) =>
    ends(action) ? 2 : ["end-turn", "ask-us", "drop", "exchange", "save"].includes(action.do) ? 1 : 0,
  traits: ({ turn, completed, difficulty }) => [
    `${difficulty}, ${completed.length} terrains completed`,
    turn > 12 ? "more than 12 turns" : turn > 6 ? "7 to 12 turns" : "up to 6 turns",
  ],
});
