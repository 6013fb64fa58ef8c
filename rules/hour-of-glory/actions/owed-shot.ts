import type { Wording } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { firearmOf } from "../combat/index.ts";
import { targetsInSight } from "../sight/index.ts";
import type { Agent } from "../table/agents.ts";
import { type Ctx, hangingOn, type Req } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Acting, InTurn } from "./rule.ts";

/** Whether a declared shot is still owed: it is not while there is nobody to shoot at. hg.weapon.handgun-must-shoot */
export const owesShot = (ctx: Ctx, { agent, turn }: Acting): boolean =>
  turn?.mustShoot === true &&
  turn.acts !== "none" &&
  firearmOf(agent) !== null &&
  !isEngaged(ctx, agent) &&
  targetsInSight(ctx, agent).length > 0;

/** The open points by another reading of which there is nobody to shoot at. hg.open.prone-targets */
const owedPoints = (ctx: Ctx, req: Req, acting: Acting): readonly Citation[] =>
  req.quiet || !owesShot(ctx, acting)
    ? []
    : hangingOn(
        ctx,
        ["hg.open.prone-targets", "hg.open.los-entry", "hg.open.los-room-line", "hg.open.corner-diagonal"],
        (other) => !owesShot(other, acting),
      );

/** What is said of a shot that was declared. */
const noShotOwed = ({ id }: Agent): Wording => ({
  met: `${id} need not take the shot declared for REACT first.`,
  unmet: `${id} has declared a shot for REACT and has to take it first.`,
});

/** An agent who has declared a shot takes it before anything else; of others nothing is said. hg.weapon.handgun-must-shoot */
export const requireNoShotOwed = (ctx: Ctx, req: Req, acting: Acting): boolean =>
  acting.turn?.mustShoot !== true ||
  req.need(
    !owesShot(ctx, acting),
    noShotOwed(acting.agent),
    "hg.weapon.handgun-must-shoot",
    ...owedPoints(ctx, req, acting),
  );

/** Where only a move or an attack is left, a declared shot comes before the move. hg.react.score-2 */
export const requireMoveBeforeShot = (ctx: Ctx, req: Req, inTurn: InTurn): boolean =>
  !inTurn.turn.mustShoot ||
  req.need(
    !inTurn.turn.either || !owesShot(ctx, inTurn),
    noShotOwed(inTurn.agent),
    "hg.weapon.handgun-must-shoot",
    "hg.react.score-2",
    ...owedPoints(ctx, req, inTurn),
  );
