import { facings } from "../../geometry/index.ts";
import { compass } from "../../kernel/index.ts";
import { returnToReady } from "../alarm/index.ts";
import { severeWoundMalus, severePoint, kill } from "../combat/index.ts";
import { defender, defendersOf, type Defending } from "../table/agents.ts";
import { askYesNo, choose, type Ctx, planFor, reading, record, roll, type Rules } from "../table/context.ts";
import { nameOfSquare, offset } from "../table/plan.ts";
import { passScore } from "../table/skill-tests.ts";
import type { Sentry } from "../table/state.ts";

/** A recovered Sentry faces his marker, or returns to the ready position. hg.sentry.recovered-faces-marker, hg.open.recovered-facing */
function* standUp(ctx: Ctx, sentry: Sentry): Rules {
  if (reading(ctx, "hg.open.recovered-facing") === "may") {
    sentry.facing = yield* choose(
      defender,
      { id: "hg.dec.alert-tie", text: `Which way does ${sentry.id} face?`, piece: sentry.id },
      facings.map((facing) => ({ id: facing, text: compass[facing], value: facing })),
    );
  } else if (sentry.marker === null) {
    returnToReady(ctx, sentry, null, "hg.open.recovered-facing");
    return;
  } else {
    const { dx, dy } = offset(planFor(ctx), sentry.at, sentry.marker);
    sentry.facing = dx > 0 ? "E" : dx < 0 ? "W" : dy > 0 ? "S" : dy < 0 ? "N" : sentry.facing;
  }
  record(ctx, {
    event: "faced",
    agent: sentry.id,
    facing: sentry.facing,
    cites: ["hg.sentry.recovered-faces-marker", "hg.open.recovered-facing"],
  });
}

/** A defending agent may try to recover. hg.recover.defender, hg.recover.defender-one-dies */
function* recoverDefender(ctx: Ctx, agent: Defending): Rules {
  const tries = yield* askYesNo(defender, {
    id: "hg.dec.recover-try",
    text: `Does ${agent.id} try to recover on ${nameOfSquare(planFor(ctx), agent.at)}?`,
    piece: agent.id,
  });
  if (!tries) return;
  const [face = 1] = yield* roll(1, `${agent.id} recovers`, "hg.recover.defender", "hg.open.seat-order");
  if (face === 1) {
    kill(ctx, agent, "a 1 on recovery", "hg.recover.defender-one-dies");
    return;
  }
  const hangs = severePoint(agent);
  if (face - severeWoundMalus(ctx, agent) < passScore(ctx, agent, "survival")) {
    record(ctx, { event: "recovery-failed", agent: agent.id, dice: [face], cites: ["hg.recover.defender", ...hangs] });
    return;
  }
  agent.prone = false;
  agent.severe = false;
  record(ctx, { event: "recovered", agent: agent.id, cites: ["hg.recover.defender", ...hangs] });
  if (agent.kind === "sentry") yield* standUp(ctx, agent);
}

/** The Recovery phase: Commander, Sentries, Guards. hg.turn.defender-phases, hg.open.seat-order */
export function* recoveryPhase(ctx: Ctx): Rules {
  for (const agent of defendersOf(ctx.state).filter(({ prone }) => prone)) yield* recoverDefender(ctx, agent);
}
