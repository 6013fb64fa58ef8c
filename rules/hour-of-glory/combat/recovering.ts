import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { evade, chooseTopWeapon, faceZones, zonesToFace, react } from "../movement/index.ts";
import { isInOccupiedRoom } from "../sight/index.ts";
import { intrudersOf, isRaider, type OnBoard, seatOf } from "../table/agents.ts";
import { askYesNo, choose, type Ctx, reading, record, roll, type Rules } from "../table/context.ts";
import { passScore } from "../table/skill-tests.ts";
import { areAdjacent } from "../table/squares.ts";
import type { Intruder } from "../table/state.ts";
import { closeTurn, isOver, turnOf } from "../table/turn.ts";
import { takeMinutes, pointsNeeded, pointsOut } from "../time/index.ts";
import { kill } from "./wounds.ts";

/** What a recovery after a severe wound hangs on. hg.wound.light-severe-prone */
export const severePoint = ({ severe }: { readonly severe: boolean }): readonly Citation[] =>
  citeIf(severe, "hg.open.light-vs-severe");

/** What a severe wound takes off the die. hg.open.light-vs-severe */
export const severeWoundMalus = (ctx: Ctx, agent: { readonly severe: boolean }): number =>
  agent.severe && reading(ctx, "hg.open.light-vs-severe") === "severe-harder" ? 1 : 0;

/**
 * Whether a First Aid Kit helps: his own, or one next to him. hg.recover.first-aid, hg.open.first-aid-holder,
 * hg.recover.first-aid-adjacent
 */
const hasFirstAid = (ctx: Ctx, intruder: OnBoard<Intruder>): boolean =>
  intrudersOf(ctx.state).some(
    (holder) =>
      holder.equipment.includes("first-aid-kit") &&
      (holder.id === intruder.id ||
        (areAdjacent(ctx, intruder.at, holder.at) &&
          (!holder.prone || reading(ctx, "hg.open.first-aid-holder") === "any"))),
  );

/** Whether a failed recovery may become a sacrifice. hg.sacrifice.when, hg.open.sacrifice */
function maySacrifice(ctx: Ctx, minutes: number): boolean {
  const how = reading(ctx, "hg.open.sacrifice");
  if (how === "word") return true;
  return minutes >= ctx.state.timer && (how === "zero" || pointsOut(ctx) < pointsNeeded(ctx));
}

/**
 * What an Intruder rolls to recover: again, with a First Aid Kit, where it failed. hg.recover.first-aid,
 * hg.skill.reroll-failed-die
 */
function* recoveryRoll(ctx: Ctx, intruder: OnBoard<Intruder>, passes: (face: number) => boolean): Rules<number> {
  const { id } = intruder;
  const [was = 1] = yield* roll(1, `${id} recovers`, "hg.recover.intruder-instead");
  if (passes(was) || !hasFirstAid(ctx, intruder)) return was;
  const again = yield* askYesNo(seatOf(intruder), {
    id: "hg.dec.reroll-kit",
    text: `Is the ${was} of ${id} rerolled with a First Aid Kit?`,
    piece: id,
  });
  if (!again) return was;
  const [now = 1] = yield* roll(1, `${id} rerolls with a First Aid Kit`, "hg.recover.first-aid");
  record(ctx, {
    event: "rerolled",
    agent: id,
    die: 1,
    was,
    now,
    cites: [
      "hg.recover.first-aid",
      "hg.recover.first-aid-adjacent",
      "hg.open.first-aid-holder",
      "hg.skill.reroll-failed-die",
    ],
  });
  return now;
}

/**
 * What becomes of an Intruder who does not recover: minutes are lost, or he sacrifices himself.
 * hg.recover.intruder-fail-minutes, hg.sacrifice.when, hg.sacrifice.effect
 */
function* failToRecover(ctx: Ctx, intruder: OnBoard<Intruder>, face: number): Rules {
  const { id } = intruder;
  record(ctx, {
    event: "recovery-failed",
    agent: id,
    dice: [face],
    cites: [
      "hg.recover.intruder-instead",
      "hg.recover.intruder-fail-minutes",
      "hg.open.sacrifice",
      ...severePoint(intruder),
    ],
  });
  const gives =
    maySacrifice(ctx, face) &&
    (yield* askYesNo(seatOf(intruder), {
      id: "hg.dec.sacrifice",
      text: `Does ${id} sacrifice himself, so that no time is lost?`,
      piece: id,
    }));
  if (gives) {
    const cites = ["hg.sacrifice.when", "hg.sacrifice.effect", "hg.open.sacrifice"] as const;
    record(ctx, { event: "sacrificed", agent: id, cites });
    kill(ctx, intruder, "heroic sacrifice", "hg.sacrifice.effect");
    return;
  }
  takeMinutes(ctx, face, "a failed recovery", "hg.recover.intruder-fail-minutes");
  if (!isOver(ctx)) closeTurn(ctx, "he stays prone");
}

/** RECOVER of an Intruder. hg.recover.intruder-instead, hg.assault.recover-choice */
export function* tryToRecover(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  const { id } = intruder;
  const need = passScore(ctx, intruder, "survival") + severeWoundMalus(ctx, intruder);
  const passes = (face: number): boolean => face >= need;
  const face = yield* recoveryRoll(ctx, intruder, passes);
  if (!passes(face)) return yield* failToRecover(ctx, intruder, face);
  const hangs = severePoint(intruder);
  intruder.prone = false;
  intruder.severe = false;
  record(ctx, { event: "recovered", agent: id, cites: ["hg.recover.intruder-instead", ...hangs] });
  const mode = yield* choose<"raiding" | "assault">(
    seatOf(intruder),
    { id: "hg.dec.recover-mode", text: `In which mode does ${id} stand up?`, piece: id },
    [
      { id: "raiding", text: "Raiding mode", value: "raiding" },
      { id: "assault", text: "Assault mode", value: "assault" },
    ],
  );
  intruder.mode = mode;
  record(ctx, { event: "mode", agent: id, mode, why: "he stands up", cites: ["hg.assault.recover-choice"] });
  if (mode === "assault") yield* chooseTopWeapon(ctx, intruder);
  yield* testAfter(ctx, intruder);
  const turn = turnOf(ctx);
  if (turn.moves || turn.acts !== "none")
    closeTurn(ctx, "he has recovered", "hg.recover.intruder-instead", "hg.open.recover-test");
}

/** EVADE or REACT of an Intruder who has stood up in a zone or an enemy-occupied room. hg.recover.intruder-zone-test */
function* testAfter(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  const owners = zonesToFace(ctx, intruder);
  const inRoom = isInOccupiedRoom(ctx, intruder.at);
  if (owners.length === 0 && !inRoom) return;
  record(ctx, {
    event: "chosen",
    agent: intruder.id,
    what: "he stands up before the enemy",
    cites: ["hg.recover.intruder-zone-test", "hg.open.recover-test"],
  });
  if (isRaider(intruder)) yield* evade(ctx, intruder, { owners, inRoom });
  else yield* react(ctx, intruder, { owners, inRoom });
  if (reading(ctx, "hg.open.standdown-still-zoned") === "at-once") yield* faceZones(ctx, intruder);
}
