import type { Citation } from "../book/citation.ts";
import { firearms } from "../book/items.ts";
import { firearmOf } from "../combat/index.ts";
import type { Agent, OnBoard } from "../table/agents.ts";
import type { Ctx, Req } from "../table/context.ts";
import { engagementPoint, isEngaged } from "../table/engagement.ts";
import type { InTurn } from "./rule.ts";

/** Why the turn allows no move though squares are left. hg.react.score-1, hg.evade.score-2, hg.weapon.rifle-no-move-after */
function noMoveLeft({ agent, turn }: InTurn): readonly [string, ...Citation[]] {
  const firearm = firearmOf(agent);
  if (turn.acted && firearm !== null && firearms[firearm].kind === "rifle")
    return [`${agent.id} has fired a rifle and does not move again this turn.`, "hg.weapon.rifle-no-move-after"];
  if (turn.reacted)
    return turn.acted
      ? [
          `${agent.id} has acted, and the REACT test does not allow a move as well.`,
          "hg.react.score-1",
          "hg.react.score-2",
        ]
      : [`The REACT test allows ${agent.id} no move.`, "hg.react.score-1"];
  return turn.acted
    ? [`${agent.id} has acted, and the EVADE test does not allow a move as well.`, "hg.evade.score-2"]
    : [`${agent.id} may not move this turn.`, "hg.move.split-around-action"];
}

/** The turn still allows a move; whether squares are left is another requirement. hg.move.split-around-action */
export function requireMoveLeft(req: Req, inTurn: InTurn): void {
  const { agent, turn } = inTurn;
  if (turn.left === 0) return;
  const [unmet, ...cites] = noMoveLeft(inTurn);
  req.need(turn.moves, {
    met: `${agent.id} may still move this turn.`,
    unmet,
    cites: turn.moves ? (["hg.move.split-around-action"] as const) : cites,
  });
}

/** Nobody moves out of a fight. hg.engage.until-clear, hg.engage.disengage-moves */
export function requireDisengaged(ctx: Ctx, req: Req, agent: OnBoard<Agent>, cite: Citation): boolean {
  const engaged = isEngaged(ctx, agent);
  return req.need(!engaged, {
    met: `${agent.id} is not engaged in a fight.`,
    unmet: `${agent.id} is engaged in a fight and cannot move.`,
    cites: engaged ? [cite, ...engagementPoint(ctx, agent)] : [cite],
  });
}
