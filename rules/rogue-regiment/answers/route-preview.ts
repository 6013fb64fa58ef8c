import type { EnemyIntent } from "../../kernel/index.ts";
import { alertPatrols, convoyMoves, isInConvoy, keepsToRoute } from "../axis/index.ts";
import type { Citation } from "../book/citation.ts";
import { isCommanding } from "../jager/index.ts";
import type { Ctx } from "../table/context.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { drivenTo, playedOut, unlessOtherwise } from "./played-out.ts";

/**
 * Where the vehicles that keep to their routes drive in the coming Axis Advance Phase, whoever is spotted, and whom they
 * run over: those of a convoy, and alert patrols of AA Trucks. rr.convoy.move, rr.convoy.run-over,
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
  const drives = driving.flatMap((unit) => {
    const now = table.state.units.find(({ id }) => id === unit.id);
    const role = isInConvoy(ctx, unit) ? "rr.convoy.move" : "rr.kick.aa-truck-alert-patrol";
    // one that has driven its route to the end is no longer there
    if (now === undefined) return [intent(unit.id, "drives off the board", role)];
    if (!isVehicle(now) || (now.token.x === unit.token?.x && now.token.y === unit.token.y)) return [];
    return [intent(unit.id, drivenTo({ ...now.token, facing: now.facing }, now.at !== null), role)];
  });
  const dead = operators.filter(
    ({ id, fate }) => fate !== "dead" && table.state.operators.some((now) => now.id === id && now.fate === "dead"),
  );
  return [...drives, ...dead.map(({ id }) => intent(id, "is run over"))];
}
