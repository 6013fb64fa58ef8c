import { numberIn } from "../../rules/two-hundred-hours/book/in-force.ts";
import { ruleset } from "../../rules/two-hundred-hours/index.ts";
import type { State } from "../../rules/two-hundred-hours/table/state.ts";
import { actionsOf, type Ctx } from "../../rules/two-hundred-hours/table/context.ts";
import { soaked } from "../soak/playouts.ts";
import { setUpsOf } from "../set-ups.ts";

const count = ({ fighters }: State, where: string): number => fighters.filter((one) => one.where === where).length;

/** What must hold at every ask of every battle. */
function* faults(ctx: Ctx, start: State): Generator<string> {
  const { state } = ctx;
  const { alarm, container, times } = state;
  if (alarm.track < 0) yield `the alarm track is at ${alarm.track}`;
  if (!alarm.raised && alarm.track >= numberIn(ctx.settings, "zh.number.alarm-raised"))
    yield `the alarm is not raised at ${alarm.track}`;
  if (start.alarm.raised && !alarm.raised) yield "the alarm has fallen";
  if (times > 3 || container.time < 0 || container.character < 0 || container.trooper < 0) yield "tokens are missing";
  for (const fighter of state.fighters) {
    const { id, white, red, where, at } = fighter;
    if (white + red > actionsOf(fighter)) yield `${id} has ${white} white and ${red} red tokens`;
    if ((where === "table") !== (at !== null) && where !== "asleep" && where !== "out")
      yield `${id} is ${where} with ${at === null ? "no place" : "a place"}`;
    if (where === "out" && fighter.marker) yield `${id} is out with a marker`;
  }
}

export const hoursSoak = soaked({
  ruleset,
  faults: (ctx, _ask, start) => [...faults(ctx, start)],
  setUps: setUpsOf(ruleset.id),
  // whoever moves at random may be alone on the table for hundreds of turns: the limit of turns is a rule of the game
  agreed: { readings: { "zh.open.turn-limit": "twelve" }, numbers: { "zh.number.turn-limit": 60 } },
  // for bases of another size there may be no room beside a Patrol marker
  leavesNumber: (id) => id === "zh.number.base-25",
  kindOf: (action) => action.do,
  idleness: (action) => (action.do === "stay" || action.do === "idle" ? 2 : action.do === "sneak" ? 1 : 0),
  traits: (state) => [
    state.turn > 30 ? "more than 30 turns" : state.turn > 15 ? "16 to 30 turns" : "up to 15 turns",
    state.alarm.raised ? "ended in alarm" : "ended without it",
    `${state.result?.winner ?? "nobody"}, ${state.result?.victory ?? "not over"}`,
    count(state, "left") > 0 ? "somebody left" : "nobody left",
  ],
});
