import type { EnemyIntent } from "../../kernel/index.ts";
import { alertPatrols, convoyMoves, isInConvoy, keepsToRoute } from "../axis/index.ts";
import type { Citation } from "../book/citation.ts";
import { isCommanding } from "../jager/index.ts";
import type { Ctx } from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { drivenTo, playedOut, unlessOtherwise } from "./played-out.ts";

/**
 * Where the vehicles that keep to their routes drive in the coming Axis Advance Phase, whoever is spotted, whom they run
 * over and what they see: those of a convoy, and alert patrols of AA Trucks. rr.convoy.move, rr.convoy.run-over,
 * rr.kick.aa-truck-alert-patrol
 */
export function routeIntents(ctx: Ctx): readonly EnemyIntent[] {
  const { phase, units, operators } = ctx.state;
  // who commands a Jäger unit does so after the convoy
  if ((phase !== "operator" && phase !== "advance") || isCommanding(ctx)) return [];
  const driving = units.filter((unit) => !unit.advanced && (isInConvoy(ctx, unit) || keepsToRoute(unit)));
  if (driving.length === 0) return [];
  const { table, cites, open } = playedOut(ctx, null, (copy, run) => {
    run(convoyMoves(copy));
    run(alertPatrols(copy));
  });
  const intent = (piece: string, text: string, ...first: readonly Citation[]): EnemyIntent => ({
    piece,
    phase: "advance",
    text: `${piece} ${text}${unlessOtherwise(open)}.`,
    cites: [...new Set([...first, ...(cites.get(piece) ?? [])])],
    criteria: [],
    candidates: [],
    decidedBy: null,
  });
  const ofUnits = units.flatMap((unit) => {
    const now = table.state.units.find(({ id }) => id === unit.id);
    const deeds = [
      ...(driving.includes(unit) ? driveOf(unit, now) : []),
      ...(now?.alert === true && !unit.alert ? ["is alerted"] : []),
    ];
    const role: readonly Citation[] = driving.includes(unit)
      ? [isInConvoy(ctx, unit) ? "rr.convoy.move" : "rr.kick.aa-truck-alert-patrol"]
      : [];
    return deeds.length === 0 ? [] : [intent(unit.id, deeds.join(" and "), ...role)];
  });
  const ofOperators = operators.flatMap(({ id, fate, spotted }) => {
    const now = table.state.operators.find((operator) => operator.id === id);
    if (now?.fate === "dead" && fate === "in-play") return [intent(id, "is run over")];
    return now?.spotted === true && !spotted ? [intent(id, "is spotted")] : [];
  });
  return [...ofUnits, ...ofOperators];
}

/** Where a vehicle has driven, in words; one that has come to the end of its route is no longer there. */
function driveOf({ token }: AxisUnit, now: AxisUnit | undefined): readonly string[] {
  if (now === undefined) return ["drives off the board"];
  if (!isVehicle(now) || (now.token.x === token?.x && now.token.y === token.y)) return [];
  return [drivenTo({ ...now.token, facing: now.facing }, now.at !== null)];
}
