import { type ActionOf, placeOf } from "../actions/schema.ts";
import type { Needs } from "../attack/orders.ts";
import { fortificationAt, terrainNamed } from "../ground.ts";
import type { Unit, SpecialId } from "../state.ts";
import { type G, written } from "../table.ts";
import { type Figure, findUnit, hasToken, isInfantry, isKind, onTable, type Together } from "../units.ts";
import { doersOf, isSpecial, planObstacle } from "./actors.ts";
import { returnObstacle } from "./returning.ts";
import { smokeNeeds } from "./smoke-shells.ts";
import { isBeside, targetPoints, taskAt } from "./targets.ts";

/** The bunker or strongpoint that a unit is in. dt.fort.special-actions */
export const fortAround =
  (g: G) =>
  (unit: Unit): string | null => {
    const [first] = unit.miniatures;
    return first === undefined ? null : (fortificationAt(g.state, first.at)?.id ?? null);
  };

/** Special actions that are about a unit, and whether it is named before the roll or after its success. */
export const aims: Readonly<Record<SpecialId, "before" | "after" | "terrain" | "place" | "none">> = {
  reload: "none",
  camouflage: "none",
  dozer: "none",
  "launch-smoke": "none",
  engineering: "terrain",
  "fire-smoke": "place",
  resurrection: "before",
  "makeshift-repair": "before",
  medevac: "before",
  "air-alert": "before",
  stimulants: "before",
  "ammo-drop": "after",
  "get-moving": "after",
  reinforcement: "after",
  "replacement-vehicle": "after",
  "get-up": "after",
};

/** The units that a special action can be about. */
export const targetsOf = (g: G, together: Together, doer: Figure, special: SpecialId): readonly Unit[] =>
  g.state.units.filter((unit) =>
    targetPoints(g, together, doer, special, unit, fortAround(g)).every(({ holds }) => holds),
  );

/** Whether somebody who takes a special action can take it for what it names, or for anybody where it names nobody. */
function suits(g: G, together: Together, doer: Figure, special: SpecialId, target: string | undefined): boolean {
  if (target === undefined) return aims[special] !== "after" || targetsOf(g, together, doer, special).length > 0;
  const piece = terrainNamed(g.state, target);
  if (piece !== undefined) return taskAt(doer.unit, piece) !== null && isBeside(g, doer.unit, piece);
  return targetsOf(g, together, doer, special).some(({ id }) => id === target);
}

/** Who takes a special action: of several the first who can take it for that target. Null where nobody can. dt.cmd.repair, dt.skill.tank-head */
export function doerFor(g: G, together: Together, special: SpecialId, target: string | undefined): Figure | null {
  const all = doersOf(g, together, special);
  const fitting = all.length > 1 ? all.find((doer) => suits(g, together, doer, special, target)) : undefined;
  return fitting ?? all[0] ?? null;
}

function targetNeeds(g: G, r: Needs, together: Together, doer: Figure, action: ActionOf<"special">): void {
  if (!isSpecial(action.action)) return;
  const aim = aims[action.action];
  if (aim === "none") return;
  if (aim === "terrain") return engineeringNeeds(g, r, doer.unit, action);
  if (aim === "place") return smokeNeeds(g, r, together, action);
  if (action.target === undefined) {
    if (aim === "before") {
      r.fail("Name the unit that it is for.", "dt.act.special");
      return;
    }
    const any = targetsOf(g, together, doer, action.action).length > 0;
    r.need(
      any,
      { met: "There is a unit that it can be for.", unmet: "There is no unit that it could be for." },
      "dt.act.special",
    );
    return;
  }
  const target = findUnit(g.state, action.target);
  if (
    !r.need(
      target !== undefined,
      { met: `There is a unit ${action.target}.`, unmet: `There is no unit ${action.target}.` },
      "dt.act.special",
    ) ||
    target === undefined
  )
    return;
  for (const { holds, says, cites } of targetPoints(g, together, doer, action.action, target, fortAround(g)))
    r.need(holds, says, ...cites);
  if (action.at === undefined) return;
  const returns = isKind(target, "squad") && target.lost.length > 0;
  const brings = action.action === "get-up" || action.action === "medevac" || action.action === "resurrection";
  if (
    !r.need(
      returns && brings,
      { met: "It brings somebody back to a place.", unmet: "It brings nobody back, so no place is given." },
      "dt.cmd.returned-place",
    )
  )
    return;
  const why = returnObstacle(g, target, placeOf(action.at), "");
  if (why !== null) r.fail(why.text, ...why.cites);
}

/** ENGINEERING: a piece beside the unit that it can work on, with enough actions left. dt.open.adjacent */
function engineeringNeeds(g: G, r: Needs, unit: Unit, { target }: ActionOf<"special">): void {
  const piece = target === undefined ? undefined : terrainNamed(g.state, target);
  if (
    !r.need(
      piece !== undefined,
      {
        met: "It names a piece of terrain.",
        unmet: target === undefined ? "Name the piece of terrain." : `There is no piece of terrain ${target}.`,
      },
      "dt.veh.engineer",
    ) ||
    piece === undefined
  )
    return;
  const task = taskAt(unit, piece);
  const infantry = isInfantry(unit);
  if (
    !r.need(
      task !== null,
      { met: `${unit.id} can do something about ${piece.id}.`, unmet: `${unit.id} can do nothing about ${piece.id}.` },
      ...(infantry
        ? (["dt.fort.wire-cut", "dt.fort.mine-clear"] as const)
        : (["dt.fort.eng-wire", "dt.fort.eng-bunker", "dt.fort.eng-trench", "dt.fort.eng-mines"] as const)),
    ) ||
    task === null
  )
    return;
  r.need(
    isBeside(g, unit, piece),
    { met: `${unit.id} is next to ${piece.id}.`, unmet: `${unit.id} is not next to ${piece.id}.` },
    "dt.open.adjacent",
    ...task.cites,
  );
  if (task.actions < 2) return;
  const { activation } = g.state;
  const next = activation?.plan?.[activation.done + 1];
  r.need(
    next === "engineering",
    {
      met: "Two ENGINEERING actions in a row were declared.",
      unmet: "It takes two ENGINEERING actions in a row, and two were not declared.",
    },
    ...task.cites,
  );
}

/** What a special action needs, beside having been declared. */
export function specialNeeds(g: G, r: Needs, together: Together, action: ActionOf<"special">): void {
  const { action: special } = action;
  if (
    !r.need(
      isSpecial(special),
      { met: `${special} is a special action.`, unmet: `${special} is no special action.` },
      "dt.act.special",
    ) ||
    !isSpecial(special)
  )
    return;
  const why = planObstacle(g, together, special);
  if (why !== null) {
    r.fail(why.text, ...why.cites);
    return;
  }
  const aim = aims[special];
  if (aim === "none" || aim === "place")
    r.idle("target", action.target, `${special} is about no unit.`, "dt.act.special");
  if (aim === "none" || aim === "terrain" || action.target === undefined)
    if (aim !== "place") r.idle("at", action.at, `${special} brings nobody to a place.`, "dt.act.special");
  const doer = doerFor(g, together, special, action.target);
  if (doer === null) return;
  if (special === "reload")
    r.need(
      !hasToken(doer.unit, "loaded"),
      { met: `${doer.unit.id} is not loaded yet.`, unmet: `${doer.unit.id} is already loaded.` },
      "dt.weapon.reload-action",
      "dt.weapon.salvo-reload",
    );
  targetNeeds(g, r, together, doer, action);
}

/** The special action that is declared, as those who act can take it: one for each target. */
export function specialsFor(g: G, together: Together, special: SpecialId): readonly ActionOf<"special">[] {
  const [first] = together;
  const all = doersOf(g, together, special);
  const [doer] = all;
  if (first === undefined || doer === undefined) return [];
  const action = { do: "special", unit: first.id, action: special } as const;
  switch (aims[special]) {
    case "none":
      return [action];
    case "terrain":
      return g.state.terrain
        .filter((piece) => taskAt(doer.unit, piece) !== null && isBeside(g, doer.unit, piece))
        .map(({ id }) => ({ ...action, target: id }));
    case "place":
      // before the enemy's miniatures: whoever wants another place says so
      return onTable(g.state)
        .filter(({ side }) => side !== doer.unit.side)
        .flatMap(({ miniatures: [one] }) => (one === undefined ? [] : [{ ...action, at: written(one.at) }]));
    case "before":
    case "after": {
      const targets = new Set(all.flatMap((one) => targetsOf(g, together, one, special)));
      return [...targets].map(({ id }) => ({ ...action, target: id }));
    }
  }
}
