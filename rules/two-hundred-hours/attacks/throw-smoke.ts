import { measured } from "../../geometry/index.ts";
import type { ActionRule, Needs } from "../actions/rule.ts";
import type { ActionOf } from "../actions/schema.ts";
import { moveAlarm } from "../alarm/index.ts";
import { isOnTable, inches, placeOf, written } from "../battlefield.ts";
import type { Place } from "../data/index.ts";
import { placeSmoke } from "../gear/explosions.ts";
import { onTable } from "../manoeuvres/common.ts";
import { bringAlong } from "../manoeuvres/finishing.ts";
import { gapToMarker, isWithin } from "../measuring.ts";
import { movementOf, pathNeeds, travel, turnTo } from "../moving/index.ts";
import type { Standing } from "../state/index.ts";
import { fighterNamed, type G, impossible, number, type Rules, theStanding } from "../table.ts";
import { facingTo } from "./bonuses.ts";
import { alarmNeeds, ammunitionNeeds, mishap, wayOf } from "./shoot.ts";
import { aimNeeds, tooFar } from "./targets.ts";

type ThrowSmoke = ActionOf<"throw-smoke">;

/** A place to throw at as somebody to aim at: as large as a base where line of sight is asked. */
const asTarget = (fighter: Standing, at: Place): Standing => ({
  ...fighter,
  id: written(at),
  at,
  on: null,
  partner: null,
});

function needs(g: G, r: Needs, action: ThrowSmoke): void {
  const fighter = onTable(r, fighterNamed(g.state, action.fighter), action.fighter, "zh.shoot.move");
  if (fighter === null) return;
  r.need(
    fighter.smokes > 0,
    { met: `${fighter.id} has smoke grenades.`, unmet: `${fighter.id} has no smoke grenades left.` },
    "zh.requisition.one-each",
    "zh.smoke.blocks",
  );
  alarmNeeds(g, r, fighter);
  ammunitionNeeds(g, r, fighter);
  const path = wayOf(fighter, action.path);
  const most = movementOf(fighter, number(g, "zh.number.shoot-move"));
  if (action.path !== undefined && !pathNeeds(g, r, fighter, path, most, {}, "zh.shoot.move")) return;
  const at = placeOf(action.at);
  const named = at !== null && isOnTable(g.state, at);
  if (
    !r.need(
      named,
      {
        met: "The smoke is thrown at a place of the table.",
        unmet: "The smoke has to be thrown at a place of the table.",
      },
      "zh.smoke.blocks",
    ) ||
    at === null
  )
    return;
  const thrower = { ...fighter, at: path.at(-1) ?? fighter.at };
  const gap = gapToMarker(g, thrower.at, at);
  const range = number(g, "zh.number.smoke-range");
  r.need(
    isWithin(g, gap, range),
    { met: `${written(at)} is in range.`, unmet: `${written(at)} is ${tooFar(gap, inches(range))}.`, at: written(at) },
    "zh.shoot.range",
    "zh.smoke.blocks",
  );
  aimNeeds(g, r, thrower, asTarget(thrower, at), true, "zh.smoke.blocks");
}

/** Places worth a smoke grenade: all round, at two thirds of its range. */
function candidates(g: G, { id, at, smokes }: { id: string; at: Place | null; smokes: number }): readonly ThrowSmoke[] {
  if (at === null || smokes === 0) return [];
  const far = inches(number(g, "zh.number.smoke-range")) * (2 / 3);
  return [0, 45, 90, 135, 180, 225, 270, 315]
    .map((degrees) => measured.placeAlong(at, measured.directionOf(degrees), far))
    .filter((place) => isOnTable(g.state, place))
    .map((place) => ({ do: "throw-smoke", fighter: id, at: written(place) }));
}

/**
 * Smoke Grenades: a Shoot action without dice that places a Smoke/Fire marker. It sounds like a grenade.
 * zh.smoke.blocks, zh.alarm.shot
 */
export const throwSmoke: ActionRule<"throw-smoke"> = {
  name: "throw-smoke",
  needs,
  candidates,
  *perform(g, action): Rules {
    const fighter = theStanding(g, action.fighter);
    const at = placeOf(action.at);
    if (at === null) throw impossible("smoke without a place");
    if (action.path !== undefined) {
      const travelled = yield* travel(g, fighter, wayOf(fighter, action.path), {
        faces: false,
        cites: ["zh.shoot.move"],
      });
      yield* bringAlong(g, fighter, travelled);
    }
    turnTo(g, fighter, facingTo(fighter.at, at, fighter.facing), "zh.shoot.face", "zh.move.end-facing");
    fighter.smokes--;
    placeSmoke(g, at, "zh.smoke.blocks");
    moveAlarm(g, number(g, "zh.number.alarm-shot"), `the grenade of ${fighter.id}`, "zh.alarm.shot");
    if (yield* mishap(g, fighter, "shoot made")) fighter.noShots = g.state.turn + 1;
  },
};
