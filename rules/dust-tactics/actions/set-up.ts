import { isCarrier } from "../table/carried.ts";
import { deploys, toDeploy } from "../set-up/index.ts";
import { fortifications } from "./fortifying.ts";
import { deployments } from "./deploying.ts";
import type { Ctx } from "../table/context.ts";
import { inPlay } from "../table/units.ts";
import type { Candidates } from "./candidates.ts";
import type { Action } from "../table/action-schema.ts";

/** Rows of places for a unit all over the area where its side deploys; how it may be held back; what is fortified. */
export function setUpCandidates(ctx: Ctx): readonly Candidates[] {
  const side = deploys(ctx.state);
  const [unit] = side === null ? [] : toDeploy(ctx.state, side);
  if (side === null || unit === undefined) return [];
  const ways = ["reserve", "ambush", "arrival"] as const;
  const carriers = inPlay(ctx.state, side)
    .filter((one) => one !== unit && isCarrier(one))
    .map((one): Action => ({ do: "embark", unit: unit.id, carrier: one.id }));
  return [
    { name: "deploy", piece: unit.id, actions: deployments(ctx, unit) },
    { name: "hold-back", piece: unit.id, actions: ways.map((as) => ({ do: "hold-back", unit: unit.id, as })) },
    { name: "embark", piece: unit.id, actions: carriers },
    { name: "fortify", piece: side, actions: fortifications(ctx, side) },
  ];
}
