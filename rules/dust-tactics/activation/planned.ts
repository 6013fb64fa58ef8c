import type { Citation } from "../book/citation.ts";
import type { LossReason, NothingReason } from "../table/event-words.ts";
import { specialInWords } from "../table/events.ts";
import { activationOf, actorsOf, nextPlanned } from "./actors.ts";
import type { Planned } from "../table/state.ts";
import { type Ctx, record } from "../table/context.ts";

/** Notes whether the last action of those who act was a MARCH MOVE. dt.obj.no-march */
function lastAction(ctx: Ctx, { march }: { readonly march: boolean }): void {
  for (const unit of actorsOf(ctx)) unit.marched = march;
}

/** Finishes the declared action; a unit that stops in the middle of a march has marched. dt.obj.no-march */
export function finished(
  ctx: Ctx,
  { march = activationOf(ctx).half !== null }: { readonly march?: boolean } = {},
): void {
  const activation = activationOf(ctx);
  lastAction(ctx, { march });
  activation.done++;
  activation.half = null;
  activation.ahead = null;
  activation.slowed = [];
  activation.crossed = [];
}

/** NOTHING was declared, or is what is left. dt.act.nothing */
export function nothing(ctx: Ctx, why: NothingReason): void {
  const activation = activationOf(ctx);
  record(ctx, { event: "nothing", unit: activation.unit, why, cites: ["dt.act.nothing"] });
  lastAction(ctx, { march: false });
  activation.done++;
}

/** A declared action that has become impossible counts as NOTHING. dt.open.declared-impossible */
export function lost(ctx: Ctx, why: LossReason, ...cites: readonly Citation[]): void {
  const activation = activationOf(ctx);
  const action = nextPlanned(activation) ?? "nothing";
  record(ctx, {
    event: "action-lost",
    unit: activation.unit,
    action,
    why,
    cites: ["dt.open.declared-impossible", ...cites],
  });
  finished(ctx);
}

/** A free action right after what was not done, or with other weapons, is lost. dt.skill.move-and-fire, dt.skill.charge */
export function loseFreeAction(ctx: Ctx, why: LossReason): void {
  const planned = nextPlanned(activationOf(ctx));
  if (planned === "free-move") lost(ctx, why, "dt.skill.move-and-fire", "dt.skill.at-the-double");
  else if (planned === "free-attack") lost(ctx, why, "dt.skill.charge", "dt.veh.naval-attack");
}

/** The question that asks for the next planned action. */
export function plannedQuestion(unit: string, planned: Planned): string {
  switch (planned) {
    case "nothing":
      return `${unit} does nothing.`;
    case "move":
    case "free-move":
      return `Where does ${unit} move to?`;
    case "march":
      return `Where does ${unit} march to?`;
    case "attack":
    case "free-attack":
      return `Whom does ${unit} attack?`;
    case "sustained":
      return `Whom does ${unit} attack? It is a sustained attack.`;
    case "reload":
      return `${unit} reloads.`;
    default:
      return `${unit} takes ${specialInWords(planned)}.`;
  }
}
