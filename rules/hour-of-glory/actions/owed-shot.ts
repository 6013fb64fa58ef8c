import type { Wording } from "../../kernel/index.ts";
import { firearmOf } from "../combat/index.ts";
import { targetsInSight } from "../sight/index.ts";
import type { Agent } from "../table/agents.ts";
import type { Ctx, Req } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Acting, InTurn } from "./rule.ts";

/** Whether a declared shot is still owed: it is not while there is nobody to shoot at. hg.weapon.handgun-must-shoot */
export const owesShot = (ctx: Ctx, { agent, turn }: Acting): boolean =>
  turn?.mustShoot === true &&
  turn.acts !== "none" &&
  firearmOf(agent) !== null &&
  !isEngaged(ctx, agent) &&
  targetsInSight(ctx, agent).length > 0;

/** What is said of a shot that was declared. */
const noShotOwed = ({ id }: Agent): Wording => ({
  met: `${id} need not take the shot declared for REACT first.`,
  unmet: `${id} has declared a shot for REACT and has to take it first.`,
});

/** An agent who has declared a shot takes it before anything else; of others nothing is said. hg.weapon.handgun-must-shoot */
export const requireNoShotOwed = (ctx: Ctx, req: Req, acting: Acting): boolean =>
  acting.turn?.mustShoot !== true ||
  req.need(!owesShot(ctx, acting), noShotOwed(acting.agent), "hg.weapon.handgun-must-shoot");

/** Where only a move or an attack is left, a declared shot comes before the move. hg.react.score-2 */
export const requireMoveBeforeShot = (ctx: Ctx, req: Req, inTurn: InTurn): boolean =>
  !inTurn.turn.mustShoot ||
  req.need(
    !inTurn.turn.either || !owesShot(ctx, inTurn),
    noShotOwed(inTurn.agent),
    "hg.weapon.handgun-must-shoot",
    "hg.react.score-2",
  );
