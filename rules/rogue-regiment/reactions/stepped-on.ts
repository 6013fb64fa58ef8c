import { explode, kill } from "../fighting/index.ts";
import { consequences } from "./consequences.ts";
import type { During } from "./sightings.ts";
import { incident } from "../alarm/index.ts";
import {
  type AxisUnit,
  type G,
  isVehicle,
  name,
  onBoard,
  reading,
  record,
  type Rules,
  squaresOf,
  unitNamed,
} from "../board/index.ts";

/**
 * An Axis unit has moved onto its squares: a trap there kills infantry, a landmine explodes under anything. Only the
 * unit on the square is concerned; what survives goes on. rr.trap.kills, rr.trap.vehicles, rr.landmine.explodes,
 * rr.open.trap-stop, rr.open.trap-kill-witness
 */
export function* steppedOn(g: G, unit: AxisUnit, during: During): Rules {
  if (g.state.laid.length === 0 || !onBoard(unit)) return;
  const squares = squaresOf(g, unit);
  const mine = g.state.laid.find(({ kind, at }) => kind === "landmine" && squares.includes(at));
  if (mine !== undefined) {
    const it = incident(g, null);
    g.state.laid = g.state.laid.filter((thing) => thing !== mine);
    yield* explode(g, it, "landmine", mine.at, null);
    yield* consequences(g, it, during);
    if (unitNamed(g, unit.id) === undefined || !onBoard(unit)) return;
  }
  const trap = g.state.laid.find((thing) => thing.kind === "trap" && !thing.used && squares.includes(thing.at));
  if (trap === undefined || trap.kind !== "trap") return;
  if (isVehicle(unit)) {
    record(g, {
      event: "stayed",
      piece: unit.id,
      why: "a trap does not affect vehicles.",
      cites: ["rr.trap.vehicles"],
    });
    return;
  }
  const it = incident(g, null);
  g.state.laid = g.state.laid.map((thing) => (thing === trap ? { ...trap, used: true } : thing));
  record(g, {
    event: "prepared",
    what: `${unit.id} steps onto the trap on ${name(g, trap.at)}.`,
    cites: ["rr.trap.kills", "rr.trap.reuse"],
  });
  kill(g, it, unit, "trap", ["rr.open.trap-stop"]);
  // what is no witnessed kill leaves a corpse in view all the same: rr.open.trap-kill-witness, rr.seen.corpse
  if (reading(g, "rr.open.trap-kill-witness") === "no") {
    it.killed.length = 0;
    it.corpses.push(unit.at);
  }
  yield* consequences(g, it, during);
}
