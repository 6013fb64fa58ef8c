import type { Citation } from "../book/citation.ts";
import type { NothingReason } from "../table/event-words.ts";
import { activationOf, actorsOf } from "./actors.ts";
import {
  askYesNo,
  type Ctx,
  number,
  reading,
  record,
  recordRolled,
  roll,
  rollSymbols,
  type Rules,
} from "../table/context.ts";
import type { Side, Unit } from "../table/state.ts";
import { unitNamed } from "../table/units.ts";
import { sidePlan } from "../table/battle-plan.ts";

/** How many dice a reserve unit rolls this turn; null where it arrives by itself. dt.reserve.roll, dt.reserve.delayed */
export function reserveDice(ctx: Ctx, side: Side): number | null {
  const delayed = sidePlan(ctx.state, side)?.reserves === "delayed";
  const turn = ctx.state.turn - (delayed ? number(ctx, "dt.number.delayed-by") : 0);
  if (turn >= number(ctx, "dt.number.reserve-automatic")) return null;
  if (turn < 1) return 0;
  return number(ctx, turn === 1 ? "dt.number.reserve-dice-1" : "dt.number.reserve-dice-2");
}

/** The zone of a scattered arrival. dt.reserve.scattered, dt.open.scatter-symbols */
function* scattered(ctx: Ctx, unit: Unit): Rules<"own" | "left" | "right"> {
  if (sidePlan(ctx.state, unit.side)?.scattered !== true) return "own";
  const cites: readonly Citation[] = ["dt.reserve.scattered", "dt.open.scatter-symbols"];
  const [symbol = "ARMY"] = yield* rollSymbols(1, `Where ${unit.id} arrives`, ...cites);
  record(ctx, { event: "rolled", unit: unit.id, about: "its zone", dice: [symbol], successes: 0, cites });
  if (symbol === "ARMY") return "own";
  const left = reading(ctx, "dt.open.scatter-symbols") === "target-left" ? "TARGET" : "SHIELD";
  return symbol === left ? "left" : "right";
}

/** Whether a unit in reserve arrives. dt.reserve.roll, dt.reserve.stay, dt.reserve.automatic, dt.reserve.hero */
function* arrives(ctx: Ctx, unit: Unit): Rules<boolean> {
  const dice = reserveDice(ctx, unit.side);
  if (dice === null) {
    record(ctx, {
      event: "no-roll",
      unit: unit.id,
      about: "its arrival",
      passes: true,
      cites: ["dt.reserve.automatic"],
    });
    return true;
  }
  const delayed: readonly Citation[] =
    sidePlan(ctx.state, unit.side)?.reserves === "delayed" ? ["dt.reserve.delayed"] : [];
  if (dice === 0) {
    record(ctx, {
      event: "no-roll",
      unit: unit.id,
      about: "its arrival",
      passes: false,
      cites: ["dt.reserve.roll", ...delayed],
    });
    return false;
  }
  const rolled = yield* roll(ctx, dice, ["ARMY"], `${unit.id} arrives`, "dt.reserve.roll", ...delayed);
  recordRolled(ctx, { unit: unit.id, about: "its arrival" }, rolled, [
    "dt.reserve.roll",
    "dt.reserve.hero",
    "dt.reserve.carried",
    ...delayed,
  ]);
  return rolled.successes > 0;
}

/** A spy that waits may be sought a place for. dt.skill.spy, dt.skill.spy-waiting */
function* spyRolls(ctx: Ctx, unit: Unit): Rules {
  const activation = activationOf(ctx);
  const tries = yield* askYesNo(unit.side, {
    id: "dt.decide.spy",
    text: `Does ${unit.id} try to appear?`,
    piece: unit.id,
  });
  if (!tries) return;
  const rolled = yield* roll(ctx, number(ctx, "dt.number.spy-dice"), ["ARMY"], `${unit.id} appears`, "dt.skill.spy");
  recordRolled(ctx, { unit: unit.id, about: "appearing" }, rolled, ["dt.skill.spy"]);
  if (rolled.successes === 0) return;
  activation.appears = "spy";
  activation.actions = rolled.successes;
}

/** What is rolled when units activate that are not on the table. dt.meet, dt.reserve, dt.ambush, dt.skill.spy */
export function* arrivalRolls(ctx: Ctx): Rules {
  const activation = activationOf(ctx);
  const [unit] = actorsOf(ctx);
  if (unit === undefined) return;
  // units aboard come on with their carrier: dt.reserve.carried, dt.ambush.passengers
  if (unit.where === "aboard" && unitNamed(ctx.state, unit.carrier ?? "")?.where === "off")
    return stays(ctx, unit, "its carrier is not on the table", "dt.reserve.carried");
  if (unit.where !== "off") return;
  // a hero in reserve and the unit he joins roll once for both: dt.reserve.hero
  const waits = actorsOf(ctx).some((member) => member.waits === "reserve") ? "reserve" : unit.waits;
  switch (waits) {
    case "spy":
      return yield* spyRolls(ctx, unit);
    case "ambush":
      activation.appears = "ambush";
      return;
    case "reserve":
      if (!(yield* arrives(ctx, unit))) return stays(ctx, unit, "it stays in reserve", "dt.reserve.stay");
      activation.enters = yield* scattered(ctx, unit);
      break;
    default:
      // who comes back enters as reserves do: dt.cmd.reinforce-enter
      activation.enters = yield* scattered(ctx, unit);
  }
  for (const member of actorsOf(ctx)) if (member.where === "off") member.waits = "arrival";
}

/** It stays where it is and takes NOTHING actions. dt.reserve.stay */
function stays(ctx: Ctx, unit: Unit, why: NothingReason, rule: Citation): void {
  const activation = activationOf(ctx);
  activation.plan = ["nothing"];
  activation.actions = 1;
  record(ctx, { event: "nothing", unit: unit.id, why, cites: [rule, "dt.act.nothing"] });
  activation.done = 1;
}
