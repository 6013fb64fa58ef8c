import { toReady } from "./alerting.ts";
import { facings } from "../geometry/index.ts";
import { compass } from "../kernel/index.ts";
import { evade, faceZones, react, topCard, untested } from "./evading.ts";
import { isInOccupiedRoom } from "./occupation.ts";
import { nameOf } from "./plan.ts";
import { pointsNeeded, pointsOut, takeMinutes } from "./scoring.ts";
import type { Intruder, Sentry } from "./state.ts";
import { die } from "./wounds.ts";
import {
  areAdjacent,
  asks,
  choose,
  defender,
  type Defending,
  defendersOf,
  endTurn,
  type Ctx,
  intrudersOf,
  isOver,
  isRaider,
  type OnBoard,
  passScore,
  planFor,
  reading,
  record,
  roll,
  type Rules,
  seatOf,
  turnOf,
} from "./table.ts";

/** What is taken off the die of somebody with a severe wound. hg.open.light-vs-severe */
const hurt = (ctx: Ctx, agent: { readonly severe: boolean }): number =>
  agent.severe && reading(ctx, "hg.open.light-vs-severe") === "severe-harder" ? 1 : 0;

/** Whether a First Aid Kit helps: his own, or that of somebody beside him. hg.recover.first-aid, hg.open.first-aid-holder */
const hasFirstAid = (ctx: Ctx, intruder: OnBoard<Intruder>): boolean =>
  intrudersOf(ctx.state).some(
    (one) =>
      one.equipment.includes("first-aid-kit") &&
      (one.id === intruder.id ||
        (areAdjacent(ctx, intruder.at, one.at) && (!one.prone || reading(ctx, "hg.open.first-aid-holder") === "any"))),
  );

/** Whether a failed recovery may be turned into a sacrifice. hg.sacrifice.when, hg.open.sacrifice */
function maySacrifice(ctx: Ctx, minutes: number): boolean {
  const how = reading(ctx, "hg.open.sacrifice");
  if (how === "word") return true;
  return minutes >= ctx.state.timer && (how === "zero" || pointsOut(ctx) < pointsNeeded(ctx));
}

/** RECOVER of an Intruder. hg.recover.intruder-instead */
export function* recover(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  const need = passScore(ctx, intruder, "survival");
  let [face = 1] = yield* roll(1, `${intruder.id} recovers`, "hg.recover.intruder-instead");
  if (face - hurt(ctx, intruder) < need && hasFirstAid(ctx, intruder)) {
    const again = yield* asks(seatOf(intruder), {
      id: "hg.dec.reroll-kit",
      text: `Is the ${face} of ${intruder.id} rerolled with a First Aid Kit?`,
      piece: intruder.id,
    });
    if (again) {
      const was = face;
      [face = 1] = yield* roll(1, `${intruder.id} rerolls with a First Aid Kit`, "hg.recover.first-aid");
      record(ctx, {
        event: "rerolled",
        agent: intruder.id,
        die: 1,
        was,
        now: face,
        cites: [
          "hg.recover.first-aid",
          "hg.recover.first-aid-adjacent",
          "hg.open.first-aid-holder",
          "hg.skill.reroll-failed-die",
        ],
      });
    }
  }
  if (face - hurt(ctx, intruder) < need) {
    record(ctx, {
      event: "recovery-failed",
      agent: intruder.id,
      dice: [face],
      cites: ["hg.recover.intruder-instead", "hg.recover.intruder-fail-minutes", "hg.recover.intruder-instead"],
    });
    const gives =
      maySacrifice(ctx, face) &&
      (yield* asks(seatOf(intruder), {
        id: "hg.dec.sacrifice",
        text: `Does ${intruder.id} sacrifice himself, so that no time is lost?`,
        piece: intruder.id,
      }));
    if (gives) {
      record(ctx, {
        event: "sacrificed",
        agent: intruder.id,
        cites: ["hg.sacrifice.when", "hg.sacrifice.effect", "hg.open.sacrifice"],
      });
      die(ctx, intruder, "heroic sacrifice", "hg.sacrifice.effect");
      return;
    }
    takeMinutes(ctx, face, "a failed recovery", "hg.recover.intruder-fail-minutes");
    if (!isOver(ctx)) endTurn(ctx, "he stays prone");
    return;
  }
  intruder.prone = false;
  intruder.severe = false;
  record(ctx, { event: "recovered", agent: intruder.id, cites: ["hg.recover.intruder-instead"] });
  intruder.mode = yield* choose<"raiding" | "assault">(
    seatOf(intruder),
    { id: "hg.dec.recover-mode", text: `In which mode does ${intruder.id} stand up?`, piece: intruder.id },
    [
      { id: "raiding", text: "Raiding mode", value: "raiding" },
      { id: "assault", text: "Assault mode", value: "assault" },
    ],
  );
  record(ctx, {
    event: "mode",
    agent: intruder.id,
    mode: intruder.mode,
    why: "he stands up",
    cites: ["hg.assault.recover-choice"],
  });
  if (intruder.mode === "assault") yield* topCard(ctx, intruder);
  yield* testAfter(ctx, intruder);
  const turn = turnOf(ctx);
  if (turn.moves || turn.acts !== "none")
    endTurn(ctx, "he has recovered", "hg.recover.intruder-instead", "hg.open.recover-test");
}

/** EVADE or REACT of who has stood up in a zone or an enemy-occupied room. hg.recover.intruder-zone-test */
function* testAfter(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  const owners = untested(ctx, intruder);
  const inRoom = isInOccupiedRoom(ctx, intruder.at);
  if (owners.length === 0 && !inRoom) return;
  record(ctx, {
    event: "chosen",
    agent: intruder.id,
    what: "he stands up before the enemy",
    cites: ["hg.recover.intruder-zone-test", "hg.open.recover-test"],
  });
  if (isRaider(intruder)) yield* evade(ctx, intruder, owners, inRoom);
  else yield* react(ctx, intruder, owners, inRoom);
  if (reading(ctx, "hg.open.standdown-still-zoned") === "at-once") yield* faceZones(ctx, intruder);
}

/** A recovered Sentry faces his marker, or is ready. hg.sentry.recovered-faces-marker, hg.open.recovered-facing */
function* standUp(ctx: Ctx, sentry: Sentry): Rules {
  if (reading(ctx, "hg.open.recovered-facing") === "may") {
    sentry.facing = yield* choose(
      defender,
      { id: "hg.dec.alert-tie", text: `Which way does ${sentry.id} face?`, piece: sentry.id },
      facings.map((facing) => ({ id: facing, text: compass[facing], value: facing })),
    );
  } else if (sentry.marker === null) {
    toReady(ctx, sentry, null, "hg.open.recovered-facing");
    return;
  } else {
    const { width } = planFor(ctx);
    const dx = Math.sign((sentry.marker % width) - (sentry.at % width));
    const dy = Math.sign(Math.floor(sentry.marker / width) - Math.floor(sentry.at / width));
    sentry.facing = dx > 0 ? "E" : dx < 0 ? "W" : dy > 0 ? "S" : dy < 0 ? "N" : sentry.facing;
  }
  record(ctx, {
    event: "faced",
    agent: sentry.id,
    facing: sentry.facing,
    cites: ["hg.sentry.recovered-faces-marker", "hg.open.recovered-facing"],
  });
}

/** DEFENDER RECOVER. hg.recover.defender, hg.recover.defender-one-dies */
function* recoverDefender(ctx: Ctx, agent: Defending): Rules {
  const tries = yield* asks(defender, {
    id: "hg.dec.recover-try",
    text: `Does ${agent.id} try to recover on ${nameOf(planFor(ctx), agent.at)}?`,
    piece: agent.id,
  });
  if (!tries) return;
  const [face = 1] = yield* roll(1, `${agent.id} recovers`, "hg.recover.defender", "hg.open.seat-order");
  if (face === 1) {
    die(ctx, agent, "a 1 on recovery", "hg.recover.defender-one-dies");
    return;
  }
  if (face - hurt(ctx, agent) < passScore(ctx, agent, "survival")) {
    record(ctx, { event: "recovery-failed", agent: agent.id, dice: [face], cites: ["hg.recover.defender"] });
    return;
  }
  agent.prone = false;
  agent.severe = false;
  record(ctx, { event: "recovered", agent: agent.id, cites: ["hg.recover.defender"] });
  if (agent.kind === "sentry") yield* standUp(ctx, agent);
}

/** The Recovery phase: Commander, Sentries, Guards. hg.turn.defender-phases, hg.open.seat-order */
export function* recoveryPhase(ctx: Ctx): Rules {
  for (const agent of defendersOf(ctx.state).filter(({ prone }) => prone)) yield* recoverDefender(ctx, agent);
}
