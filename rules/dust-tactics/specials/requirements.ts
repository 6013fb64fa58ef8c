import { type ActionOf, placeOf } from "../table/action-schema.ts";
import { type Ctx, type Hindrance, impossible, type Need, type Req, type Rules, written } from "../table/context.ts";
import { specialInWords } from "../table/events.ts";
import { terrainNamed } from "../table/ground.ts";
import type { Unit, SpecialId } from "../table/state.ts";
import { type Figure, unitNamed, hasToken, isKind, onTable, type CombinedUnit } from "../table/units.ts";
import { isSpecial } from "./actors.ts";
import { specialRules } from "./registry.ts";
import { returnObstacle } from "./returning.ts";
import type { Aimed } from "./rule.ts";
import { requireSmokePlace } from "./smoke-shells.ts";
import { isBeside, taskAt } from "./tasks.ts";

/** Who can take a special action. */
export const doersOf = (ctx: Ctx, together: CombinedUnit, special: SpecialId): readonly Figure[] =>
  specialRules[special].who(ctx, together);

/** Special actions that a side takes once a game with success. dt.cmd.reinforce-once, dt.cmd.replace-once */
const onceASide = {
  reinforcement: { key: "reinforcement", done: "called up reinforcements", cites: ["dt.cmd.reinforce-once"] },
  "replacement-vehicle": { key: "vehicle", done: "replaced a vehicle", cites: ["dt.cmd.replace-once"] },
} as const;

/** What keeps units from planning a special action, whatever it is aimed at; null where nothing does. */
export function planObstacle(ctx: Ctx, together: CombinedUnit, special: SpecialId): Hindrance | null {
  const { nobody, cites } = specialRules[special];
  const [doer] = doersOf(ctx, together, special);
  if (doer === undefined) return { text: nobody(together[0]?.id ?? "The unit"), cites };
  if (special !== "reinforcement" && special !== "replacement-vehicle") return null;
  const { key, done, cites: once } = onceASide[special];
  return ctx.state.spent.includes(`${doer.unit.side}-${key}`)
    ? { text: `The ${doer.unit.side} has already ${done} in this game.`, cites: once }
    : null;
}

/** What a unit has to be that a special action is about. */
const targetNeeds = (ctx: Ctx, aimed: Aimed): readonly Need[] => specialRules[aimed.special].target?.(ctx, aimed) ?? [];

/** The units that a special action can be about. */
export const targetsOf = (ctx: Ctx, together: CombinedUnit, doer: Figure, special: SpecialId): readonly Unit[] =>
  ctx.state.units.filter((unit) =>
    targetNeeds(ctx, { together, doer, special, target: unit }).every(({ holds }) => holds),
  );

/** Whether somebody who takes a special action can take it for what it names, or for anybody where it names nobody. */
function suits(
  ctx: Ctx,
  together: CombinedUnit,
  doer: Figure,
  special: SpecialId,
  target: string | undefined,
): boolean {
  if (target === undefined)
    return specialRules[special].aim !== "after" || targetsOf(ctx, together, doer, special).length > 0;
  const piece = terrainNamed(ctx.state, target);
  if (piece !== undefined) return taskAt(doer.unit, piece) !== null && isBeside(ctx, doer.unit, piece);
  return targetsOf(ctx, together, doer, special).some(({ id }) => id === target);
}

/** Who takes a special action: of several the first who can take it for that target. Null where nobody can. dt.cmd.repair, dt.skill.tank-head */
export function doerFor(
  ctx: Ctx,
  together: CombinedUnit,
  special: SpecialId,
  target: string | undefined,
): Figure | null {
  const all = doersOf(ctx, together, special);
  const fitting = all.length > 1 ? all.find((doer) => suits(ctx, together, doer, special, target)) : undefined;
  return fitting ?? all[0] ?? null;
}

function requireTarget(ctx: Ctx, req: Req, together: CombinedUnit, doer: Figure, action: ActionOf<"special">): void {
  if (!isSpecial(action.action)) return;
  const aim = specialRules[action.action].aim;
  if (aim === "none") return;
  if (aim === "terrain") return requireEngineering(ctx, req, doer.unit, action);
  if (aim === "place") return requireSmokePlace(ctx, req, together, action);
  if (action.target === undefined) {
    if (aim === "before") {
      req.fail("Name the unit to do it for.", "dt.act.special");
      return;
    }
    const any = targetsOf(ctx, together, doer, action.action).length > 0;
    req.need(any, { met: "There is a unit to do it for.", unmet: "There is no unit to do it for." }, "dt.act.special");
    return;
  }
  const target = unitNamed(ctx.state, action.target);
  if (!req.known(target, "target", action.target, "unit", "dt.act.special")) return;
  req.pass(`There is a unit ${action.target}.`, "dt.act.special");
  req.needAll(targetNeeds(ctx, { together, doer, special: action.action, target }));
  if (action.at === undefined) return;
  const returns = isKind(target, "squad") && target.lost.length > 0;
  const brings = action.action === "get-up" || action.action === "medevac" || action.action === "resurrection";
  const comes = {
    met: `The action brings a soldier of ${target.id} back.`,
    unmet: `The action brings nobody of ${target.id} back, so it takes no place.`,
  };
  if (req.need(returns && brings, comes, "dt.cmd.returned-place"))
    req.unless(returnObstacle(ctx, target, placeOf(action.at)));
}

/** ENGINEERING: a piece beside the unit that it can work on, with enough actions left. dt.open.adjacent */
function requireEngineering(ctx: Ctx, req: Req, unit: Unit, { target }: ActionOf<"special">): void {
  const piece = target === undefined ? undefined : terrainNamed(ctx.state, target);
  const exists = {
    met: `${target ?? "The target"} is a piece of terrain.`,
    unmet: target === undefined ? "Name the piece of terrain." : `There is no piece of terrain ${target}.`,
  };
  if (!req.found(piece, exists, "dt.veh.engineer")) return;
  const task = taskAt(unit, piece);
  const can = {
    met: `${unit.id} can do something about ${piece.id}.`,
    unmet: `${unit.id} can do nothing about ${piece.id}.`,
  };
  if (!req.found(task, can, ...(task?.cites ?? (["dt.veh.engineer"] as const)))) return;
  req.need(isBeside(ctx, unit, piece), {
    met: `${unit.id} is next to ${piece.id}.`,
    unmet: `${unit.id} is not next to ${piece.id}.`,
    cites: ["dt.open.adjacent", ...task.cites],
  });
  if (task.actions < 2) return;
  const { activation } = ctx.state;
  const next = activation?.plan?.[activation.done + 1];
  req.need(next === "engineering", {
    met: "Two ENGINEERING actions in a row were declared.",
    unmet: `Work on ${piece.id} takes two ENGINEERING actions in a row, and two were not declared.`,
    cites: task.cites,
  });
}

/** What a special action needs, beside having been declared. */
export function requireSpecialAction(ctx: Ctx, req: Req, together: CombinedUnit, action: ActionOf<"special">): void {
  const { action: special } = action;
  const called = specialInWords(special);
  const says = { met: `${called} is a special action.`, unmet: `${called} is not a special action.` };
  if (!req.need(isSpecial(special), says, "dt.act.special") || !isSpecial(special)) return;
  const why = planObstacle(ctx, together, special);
  if (!req.unless(why)) return;
  const aim = specialRules[special].aim;
  if (aim === "none" || aim === "place")
    req.idle("target", action.target, `${called} is not done for a unit.`, "dt.act.special");
  if (aim === "none" || aim === "terrain" || action.target === undefined)
    if (aim !== "place") req.idle("at", action.at, `${called} is not done at a place.`, "dt.act.special");
  const doer = doerFor(ctx, together, special, action.target);
  if (doer === null) return;
  if (special === "reload")
    req.need(!hasToken(doer.unit, "loaded"), {
      met: `${doer.unit.id} is not loaded yet.`,
      unmet: `${doer.unit.id} is already loaded.`,
      cites: ["dt.weapon.reload-action"],
    });
  requireTarget(ctx, req, together, doer, action);
}

/** The special action that is declared, as those who act can take it: one for each target. */
export function specialsFor(ctx: Ctx, together: CombinedUnit, special: SpecialId): readonly ActionOf<"special">[] {
  const [first] = together;
  const all = doersOf(ctx, together, special);
  const [doer] = all;
  if (first === undefined || doer === undefined) return [];
  const action = { do: "special", unit: first.id, action: special } as const;
  switch (specialRules[special].aim) {
    case "none":
      return [action];
    case "terrain":
      return ctx.state.terrain
        .filter((piece) => taskAt(doer.unit, piece) !== null && isBeside(ctx, doer.unit, piece))
        .map(({ id }) => ({ ...action, target: id }));
    case "place":
      // before the enemy's miniatures: a player may name any other place
      return onTable(ctx.state)
        .filter(({ side }) => side !== doer.unit.side)
        .flatMap(({ miniatures: [miniature] }) =>
          miniature === undefined ? [] : [{ ...action, at: written(miniature.at) }],
        );
    case "before":
    case "after": {
      const targets = new Set(all.flatMap((figure) => targetsOf(ctx, together, figure, special)));
      return [...targets].map(({ id }) => ({ ...action, target: id }));
    }
  }
}

/** Carries a special action out; gives the unit that activates at once after it, where one does. dt.act.special */
export function* performSpecial(ctx: Ctx, together: CombinedUnit, action: ActionOf<"special">): Rules<string | void> {
  const { action: special } = action;
  if (!isSpecial(special)) throw impossible(`a special action ${special}`);
  const doer = doerFor(ctx, together, special, action.target);
  if (doer === null) throw impossible(`nobody for ${special}`);
  const target = (action.target === undefined ? undefined : unitNamed(ctx.state, action.target)) ?? null;
  const targets = (): readonly Unit[] => targetsOf(ctx, together, doer, special);
  return yield* specialRules[special].perform(ctx, { together, doer, action, special, target, targets });
}
