import type { Square } from "../../geometry/index.ts";
import { squaresUnder } from "../sight/index.ts";
import { unitHealth } from "../fighting/index.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import { isConvoyTruck, vehicleTraits } from "../book/vehicle-kinds.ts";
import { type Ctx, name, isOnBoard, squaresOf } from "../table/context.ts";
import type { AxisUnit, Objective } from "../table/state.ts";
import { roadOf } from "./roads.ts";

/** What is known of a target whoever asks for it. */
type Aim = Omit<Target, "objectives">;

/** Something the mission still asks for: an officer, a vehicle, a dump, papers, or the road a convoy will come by. */
export interface Target {
  readonly id: string;
  /** The objectives that ask for it. */
  readonly objectives: readonly Objective[];
  readonly sort: "infantry" | "vehicle" | "dump" | "document" | "road";
  readonly squares: readonly Square[];
  /** The successes it still takes. */
  readonly health: number;
  /** Whether only explosives harm it. rr.dice.armour */
  readonly armoured: boolean;
  /** The squares it comes over where it drives to and fro, or will come by; none where it stays. */
  readonly road: readonly Square[];
  /** Who drives there first; null where nobody does. */
  readonly driver: AxisUnit | null;
}

function unitTarget(ctx: Ctx, unit: AxisUnit): readonly Aim[] {
  if (!isOnBoard(unit)) return [];
  const { id, kind, wounds } = unit;
  const infantry = isFootKind(kind) && footTraits(kind).infantry;
  return [
    {
      id,
      sort: infantry ? "infantry" : "vehicle",
      squares: squaresOf(ctx, unit),
      health: unitHealth(ctx, kind) - wounds,
      armoured: !isFootKind(kind) && vehicleTraits(kind).armoured,
      road: roadOf(ctx, unit),
      driver: unit,
    },
  ];
}

const unitTargets = (ctx: Ctx, asked: (unit: AxisUnit) => boolean): readonly Aim[] =>
  ctx.state.units.filter(asked).flatMap((unit) => unitTarget(ctx, unit));

/** The squares of dumps that no bomb laid so far will destroy. rr.lewes.detonates */
function dumpTargets(ctx: Ctx): readonly Aim[] {
  const due = new Set(
    ctx.state.laid.flatMap(({ kind, at }) => (kind === "bomb" || kind === "rat-bomb" ? squaresUnder(ctx, at) : [])),
  );
  return ctx.state.dumps.flatMap(({ id, destroyed, squares }): readonly Aim[] =>
    destroyed || squares.some((square) => due.has(square))
      ? []
      : [{ id, sort: "dump", squares, health: 1, armoured: true, road: [], driver: null }],
  );
}

const documentTargets = (ctx: Ctx): readonly Aim[] =>
  ctx.state.laid.flatMap(({ kind, at }): readonly Aim[] =>
    kind === "document"
      ? [
          {
            id: `papers-${name(ctx, at)}`,
            sort: "document",
            squares: [at],
            health: 0,
            armoured: false,
            road: [],
            driver: null,
          },
        ]
      : [],
  );

/** The trucks of the convoy; before they come, the road they will come by. rr.convoy.appear */
function convoyTargets(ctx: Ctx): readonly Aim[] {
  const trucks = ctx.state.units.filter((unit) => unit.post.kind === "convoy" && isConvoyTruck(unit));
  const there = trucks.flatMap((unit) => unitTarget(ctx, unit));
  const coming = trucks.length - there.length;
  const health = trucks.reduce((sum, { kind, wounds }) => sum + unitHealth(ctx, kind) - wounds, 0);
  const driver = ctx.state.units.find(({ post }) => post.kind === "convoy") ?? null;
  return coming === 0 || driver === null
    ? there
    : [...there, { id: "road", sort: "road", squares: [], health, armoured: false, road: roadOf(ctx, driver), driver }];
}

/** The vehicles still to be destroyed; the last one may be spared once the Operators are looked for. */
function wantedTargets(ctx: Ctx): readonly Aim[] {
  const wanted = unitTargets(ctx, (unit) => unit.wanted);
  return wanted.length <= 1 && ctx.state.units.some(({ alert }) => alert) ? [] : wanted;
}

/** What each objective asks for. */
const asks: Readonly<Record<Objective, (ctx: Ctx) => readonly Aim[]>> = {
  "kill-officers": (ctx) => unitTargets(ctx, ({ kind }) => kind === "officer"),
  leave: () => [],
  "destroy-dumps": dumpTargets,
  "take-documents": documentTargets,
  "stop-convoy": convoyTargets,
  "destroy-an-aa-gun": (ctx) => (ctx.state.silenced > 0 ? [] : unitTargets(ctx, ({ kind }) => kind === "aa-gun")),
  "destroy-aa-guns": (ctx) => unitTargets(ctx, ({ kind }) => kind === "aa-gun"),
  "destroy-wanted": wantedTargets,
};

/** Everything the mission still asks for, once each. */
export function targetsOf(ctx: Ctx): readonly Target[] {
  const targets = new Map<string, Target>();
  for (const objective of ctx.state.objectives)
    for (const target of asks[objective](ctx)) {
      const objectives = [...(targets.get(target.id)?.objectives ?? []), objective];
      targets.set(target.id, { ...target, objectives });
    }
  return [...targets.values()];
}

/** Whether a bomb ticks under something the mission asks for. */
export const isTicking = ({ state }: Ctx): boolean =>
  state.laid.some(({ kind }) => kind === "bomb" || kind === "rat-bomb") &&
  state.dumps.some(({ destroyed }) => !destroyed);
