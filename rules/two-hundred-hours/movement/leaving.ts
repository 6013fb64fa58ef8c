import { citeIf } from "../../kernel/index.ts";
import { markerGone } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { written } from "../table/battlefield.ts";
import { touchGap } from "../table/measuring.ts";
import type { Travelled } from "./travel.ts";
import { exitZones, friendsZones, touchesZone } from "../table/zones.ts";
import type { OnTable } from "../table/fighter.ts";
import {
  askYesNo,
  type Ctx,
  isStanding,
  membersOf,
  reading,
  record,
  recordNoEffect,
  type Rules,
  sideOf,
} from "../table/context.ts";
import { removeTokens } from "../table/tokens.ts";
import { afterLeaving } from "../missions/index.ts";

/** Whether a fighter that has moved leaves: its move ends touching an edge that it may leave by. zh.open.exit-contact */
function leaves(ctx: Ctx, fighter: OnTable, entering: boolean): boolean {
  const touches = touchesZone(ctx, fighter.at, exitZones(ctx, fighter), touchGap(ctx)) !== undefined;
  if (!touches || !entering || reading(ctx, "zh.open.exit-entering") !== "stays") return touches;
  recordNoEffect(
    ctx,
    fighter.id,
    ["exit"],
    "it has only just come in there",
    "zh.exit.remove",
    "zh.open.exit-entering",
  );
  return false;
}

/**
 * A fighter whose move takes it to an edge where its mission lets it leave is out of the game with its tokens; the other
 * of a pair goes along. zh.exit.remove, zh.move.off-table, zh.open.exit-entering
 */
export function* leaveByMove(ctx: Ctx, fighter: OnTable, travelled: Travelled, entering: boolean): Rules {
  if (!isStanding(fighter) || travelled.length === 0 || !leaves(ctx, fighter, entering)) return;
  if (reading(ctx, "zh.open.exit-entering") === "owner-chooses") {
    const text = `Does ${fighter.id} leave the table?`;
    if (!(yield* askYesNo(sideOf(fighter), { id: "zh.decide.sneak-path", text, piece: fighter.id }))) return;
  }
  const cites: readonly Citation[] = [
    "zh.exit.remove",
    "zh.move.off-table",
    "zh.open.exit-contact",
    "zh.open.exit-entering",
    "zh.open.base-size",
  ];
  const strays = straysHome(ctx, fighter);
  for (const member of membersOf(ctx.state, fighter)) {
    if (!isStanding(member)) continue;
    const left = { ...member };
    record(ctx, {
      event: "left",
      fighter: member.id,
      at: written(member.at),
      cites: [...cites, ...citeIf(strays, "zh.open.m5-evader-corner")],
    });
    markerGone(ctx, member);
    removeTokens(ctx, member);
    Object.assign(member, { where: "left", at: null, on: null, marker: false });
    for (const follows of afterLeaving) follows(ctx, left);
  }
  // nobody is the evader any more: nobody can bring it home
  if (strays) ctx.state.evader = null;
}

/** Whether the evader of mission 5 leaves elsewhere than where its friends entered. zh.open.m5-evader-corner */
const straysHome = (ctx: Ctx, { id, at }: OnTable): boolean =>
  ctx.state.mission === "m5" &&
  id === ctx.state.evader &&
  touchesZone(ctx, at, friendsZones(ctx), touchGap(ctx)) === undefined;
