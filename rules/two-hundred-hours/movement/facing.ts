import type { Citation } from "../book/citation.ts";
import { answeredByPlace, askForPlace } from "../table/pending.ts";
import { turnTo } from "./travel.ts";
import type { OnTable } from "../table/fighter.ts";
import type { PromptId } from "../book/decisions.ts";
import { type Ctx, isStanding, reading, type Rules, sideOf } from "../table/context.ts";

/** Any facing, or none. */
export const facingRule = answeredByPlace({
  requires(_ctx, req, action) {
    req.need(action.do === "face", {
      met: "A facing is chosen.",
      unmet: "Choose a facing, or keep the one there is.",
      cites: ["zh.move.facing-fixed"],
    });
  },
  candidates: () => [0, 45, 90, 135, 180, 225, 270, 315].map((facing) => ({ do: "face", facing })),
});

/** After a manoeuvre of 0″ a fighter may turn, if that is allowed. zh.open.zero-move */
export function* turnInPlace(ctx: Ctx, fighter: OnTable, length: number): Rules {
  if (length > 0 || reading(ctx, "zh.open.zero-move") === "no-turn") return;
  yield* askFacing(ctx, fighter, "zh.open.zero-move");
}

/** After a move that is no manoeuvre and lets it turn freely a fighter may face any way, by one reading. zh.open.free-move-facing */
export function* faceFreely(ctx: Ctx, fighter: OnTable, decision: PromptId): Rules {
  if (!isStanding(fighter) || reading(ctx, "zh.open.free-move-facing") === "way") return;
  yield* askFor(ctx, fighter, decision, "zh.open.free-move-facing");
}

/** A fighter may turn to any facing when a rule or a card says so. zh.move.facing-fixed */
export const askFacing = (ctx: Ctx, fighter: OnTable, ...cites: readonly Citation[]): Rules =>
  askFor(ctx, fighter, "zh.decide.event", ...cites);

function* askFor(ctx: Ctx, fighter: OnTable, decision: PromptId, ...cites: readonly Citation[]): Rules {
  const answer = yield* askForPlace(
    ctx,
    { id: decision, text: `Which way does ${fighter.id} turn?`, piece: fighter.id },
    facingRule,
    { kind: "facing", side: sideOf(fighter), fighter: fighter.id, optional: true },
  );
  if (answer.do === "face") turnTo(ctx, fighter, answer.facing, ...cites, "zh.move.facing-fixed");
}
