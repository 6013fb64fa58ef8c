import { citeIf } from "../../kernel/index.ts";
import { alertSentry, canBeAlerted } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { noiseField } from "../sight/index.ts";
import { type Agent, defender, seatOf, selectWeapon } from "../table/agents.ts";
import { askYesNo, choose, type Ctx, number, reading, record, type Rules } from "../table/context.ts";
import type { Intruder } from "../table/state.ts";

/** Whether a marker still has a box on the indicator. hg.cmd.investigate-to-asi */
const hasFreeBox = (ctx: Ctx): boolean => ctx.state.asi.markers < number(ctx, "hg.number.asi-boxes");

/** The Commander may put a marker on the indicator for an Intruder he exposed. hg.cmd.expose-marker */
function* exposureMarker(ctx: Ctx): Rules {
  const { asi } = ctx.state;
  if (asi.alarm && reading(ctx, "hg.open.expose-marker-alarm") === "no") return;
  if (!hasFreeBox(ctx)) return;
  const takes = yield* askYesNo(defender, {
    id: "hg.dec.expose-marker",
    text: "Does the Commander put an alert marker on the indicator?",
    piece: "commander",
  });
  if (!takes) return;
  asi.markers++;
  record(ctx, {
    event: "indicator",
    alarm: asi.alarm,
    markers: asi.markers,
    why: "the Commander has exposed an Intruder",
    cites: ["hg.cmd.expose-marker", "hg.open.expose-marker-alarm"],
  });
}

/**
 * Exposes a raider, who is in assault mode at once. `caughtBy` are those whose zone he is in or who came upon him, not the
 * others in his room. hg.assault.exposed-forces, hg.open.exposed-weapon
 */
export function* expose(
  ctx: Ctx,
  intruder: Intruder,
  by: readonly Agent[],
  caughtBy: readonly Agent[],
  ...cites: readonly Citation[]
): Rules {
  const mayCollect = caughtBy.some(({ kind }) => kind === "commander") && hasFreeBox(ctx);
  record(ctx, {
    event: "exposed",
    agent: intruder.id,
    by: by.map(({ id }) => id).join(", ") || "the enemy",
    cites: [
      ...cites,
      ...citeIf(mayCollect && ctx.state.asi.alarm, "hg.open.expose-marker-alarm"),
      ...citeIf(
        caughtBy.some((catcher) => catcher.kind === "sentry" && canBeAlerted(ctx, catcher)),
        "hg.open.alert-by-zone",
      ),
    ],
  });
  intruder.mode = "assault";
  record(ctx, {
    event: "mode",
    agent: intruder.id,
    mode: "assault",
    why: "exposed",
    cites: ["hg.assault.exposed-forces", "hg.open.exposed-weapon"],
  });
  if (reading(ctx, "hg.open.exposed-weapon") === "choice") yield* chooseTopWeapon(ctx, intruder);
  if (caughtBy.some(({ kind }) => kind === "commander")) yield* exposureMarker(ctx);
  if (reading(ctx, "hg.open.alert-by-zone") === "yes" && intruder.at !== null) {
    for (const catcher of caughtBy)
      if (catcher.kind === "sentry" && canBeAlerted(ctx, catcher))
        yield* alertSentry(ctx, catcher, intruder.at, noiseField(ctx, intruder.at, "step"), "hg.open.alert-by-zone");
  }
}

/** The player puts the sidearm or the knife on top. hg.assault.top-card */
export function* chooseTopWeapon(ctx: Ctx, intruder: Intruder): Rules {
  const cards = (["knife", "pistol"] as const).filter((weapon) => intruder.weapons.includes(weapon));
  if (cards.length === 0) return;
  const weapon = yield* choose(
    seatOf(intruder),
    { id: "hg.dec.bonus-weapon", text: `Which weapon has ${intruder.id} on top?`, piece: intruder.id },
    cards.map((option) => ({ id: option, text: option, value: option })),
  );
  selectWeapon(intruder, weapon);
  record(ctx, { event: "weapon", agent: intruder.id, weapon, cites: ["hg.assault.top-card"] });
}
