import { citeIf } from "../../kernel/index.ts";
import { alertSentry, renewZone, canBeAlerted } from "../alarm/index.ts";
import { noiseField } from "../sight/index.ts";
import { type OnBoard, seatOf } from "../table/agents.ts";
import { choose, type Ctx, number, reading, type Rules, squareName } from "../table/context.ts";
import type { Intruder, Sentry } from "../table/state.ts";
import { isOver } from "../table/turn.ts";
import { tryActivity, endAtZero } from "../time/index.ts";

/** Rolls a SNEAK. hg.sneak.chance, hg.sneak.each-entry, hg.sneak.score-1 */
const trySneaking = (ctx: Ctx, intruder: OnBoard<Intruder>, how: "chance" | "time") =>
  tryActivity(ctx, intruder, {
    name: "SNEAK",
    skill: "stealth",
    by: how,
    dice: number(ctx, "hg.number.time"),
    base: number(ctx, "hg.number.time-base"),
    cites: ["hg.sneak.chance", "hg.sneak.each-entry", "hg.open.sneak-many", "hg.sneak.score-1"],
  });

/** A raider whose step would be heard tries to SNEAK, or lets himself be heard. hg.sneak.each-entry, hg.open.sneak-many */
export function* sneak(ctx: Ctx, intruder: OnBoard<Intruder>, heard: readonly Sentry[]): Rules {
  const groups = reading(ctx, "hg.open.sneak-many") === "each" ? heard.map((sentry) => [sentry]) : [heard];
  for (const sentries of groups) {
    const ids = sentries.map(({ id }) => id).join(", ");
    const decline = reading(ctx, "hg.open.sneak-optional") === "optional";
    const how = yield* choose<"chance" | "time" | "decline">(
      seatOf(intruder),
      {
        id: "hg.dec.sneak",
        text: `Does ${intruder.id} sneak past ${ids} at ${squareName(ctx, intruder.at)}?`,
        piece: intruder.id,
      },
      [
        { id: "chance", text: "Sneak, taking a chance", value: "chance" },
        { id: "time", text: "Sneak, spending time", value: "time" },
        ...(decline ? [{ id: "decline", text: "Be heard", value: "decline" as const }] : []),
      ],
    );
    const score = how === "decline" ? 0 : yield* trySneaking(ctx, intruder, how);
    endAtZero(ctx);
    if (isOver(ctx)) return;
    if (score === 0)
      for (const sentry of sentries)
        if (canBeAlerted(ctx, sentry)) {
          yield* alertSentry(
            ctx,
            sentry,
            intruder.at,
            noiseField(ctx, intruder.at, "step"),
            "hg.sneak.score-0",
            "hg.sentry.intruder-moves-4",
            ...citeIf(how === "decline", "hg.open.sneak-optional"),
          );
          // in his zone the raider has to EVADE, whichever way the Sentry faced before: hg.sneak.score-0
          renewZone(ctx, sentry.id);
        }
  }
}
