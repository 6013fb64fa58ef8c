import { measured } from "../../geometry/index.ts";
import { type ActionPreview, type PreviewShot, type PreviewWarning, Requirements } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Action, type ActionOf, placeOf } from "../table/action-schema.ts";
import { moveNow, entering, type Moved, movedBy } from "../movement/index.ts";
import {
  attackModeNow,
  Aim,
  volleysOf,
  centreOf,
  foreseenTemplates,
  underBlast,
  type Volley,
} from "../attack/index.ts";
import { costsOf, isMarch, actingNow, activationOf, actorsOf, nextPlanned, reactionNow } from "../activation/index.ts";
import { areOff, figuresOf, type CombinedUnit, areAboard } from "../table/units.ts";
import { leaving } from "../carrying/index.ts";
import { hasRule } from "../book/weapons.ts";
import { opensWindow, possibleReactors } from "../actions/index.ts";
import { type Ctx, spoken, unit as cm, quiet, withChangedUnits } from "../table/context.ts";

const nothing: ActionPreview = { way: null, length: null, warnings: [] };

/** The table as a move leaves it, with what was declared next over, so that one can ask who may react then. */
function tableAfter(ctx: Ctx, together: CombinedUnit, moved: Moved): Ctx {
  const ends = new Map(moved.walks.map(({ figure, path, floor }) => [figure.miniature.id, { at: path.at(-1), floor }]));
  const { ctx: after } = withChangedUnits(ctx, together, (unit) => ({
    ...unit,
    facing: moved.facing ?? unit.facing,
    miniatures: unit.miniatures.map((miniature) => {
      const end = ends.get(miniature.id);
      return end?.at === undefined ? miniature : { ...miniature, at: end.at, floor: end.floor };
    }),
  }));
  const activation = activationOf(ctx);
  const isHalf =
    isMarch(nextPlanned(activation), activation) &&
    activation.half === null &&
    !(costsOf(ctx).scouts && activation.done === 0);
  const next = isHalf ? { ...activation, half: {} } : { ...activation, done: activation.done + 1, half: null };
  return { ...after, state: { ...after.state, activation: next } };
}

/** Whom a move lets react, how far away they are and whether they see anybody then. dt.react.window */
function reactions(ctx: Ctx): readonly PreviewWarning[] {
  if (!opensWindow(ctx)) return [];
  const aim = new Aim(ctx);
  return possibleReactors(ctx).map(({ unit, distance }) => {
    const sees = figuresOf([unit]).some((from) => figuresOf(actorsOf(ctx)).some((to) => aim.sees(from, to)));
    return {
      text: `${unit.id} may react then: it is ${spoken(distance)} away and ${sees ? "sees it" : "has no line of sight to it"}.`,
      at: unit.id,
      cites: ["dt.react.window", "dt.react.range"],
    };
  });
}

function movePreview(ctx: Ctx, action: ActionOf<"move">): ActionPreview {
  const move = moveNow(ctx);
  const together = actingNow(ctx);
  if (move === null || action.mount !== undefined) return nothing;
  const from = action.from === undefined || !areOff(together) ? null : placeOf(action.from);
  if (areOff(together) && from === null) return nothing;
  const there =
    from !== null
      ? entering(ctx, together, from)
      : areAboard(together)
        ? leaving(ctx, together, action)
        : { ctx, together };
  // looked at aloud, so that a way that is too long is found all the same
  const moved = movedBy(there.ctx, new Requirements<Citation>(), there.together, action, move);
  const [first] = moved?.walks ?? [];
  if (moved === null || first === undefined) return nothing;
  const halts = moved.walks.flatMap(({ figure, why }): readonly PreviewWarning[] =>
    why === null
      ? []
      : [{ text: `${figure.miniature.id} halts: ${why.text}.`, at: figure.miniature.id, cites: why.cites }],
  );
  return {
    way: first.path.map((place) => measured.placeInUnits(place, cm)),
    length: spoken(first.length),
    // nobody reacts to a reaction
    warnings:
      reactionNow(ctx) === null ? [...halts, ...reactions(tableAfter(there.ctx, there.together, moved))] : halts,
  };
}

/** Who would fire a weapon at whom; what is mounted on two sides is counted together. */
const shotOf = ({ weapon, shot, firers }: Volley): PreviewShot => ({
  weapon,
  target: shot.target,
  firers: [...Map.groupBy(firers, ({ figure }) => figure.miniature.id)].map(([piece, uses]) => ({
    piece,
    times: uses.reduce((sum, { times }) => sum + times, 0),
  })),
});

/** The templates of an attack as it is aimed, who fires what, and the friends who would lie under them. dt.blast.partly */
function attackPreview(ctx: Ctx, action: ActionOf<"attack">): ActionPreview {
  const mode = attackModeNow(ctx);
  const actors = actingNow(ctx);
  const [actor] = actors;
  if (mode === null || actor === undefined || action.through !== undefined) return nothing;
  const aim = new Aim(ctx);
  const req = quiet();
  const volleys = volleysOf(ctx, req, { actors, shots: action.shots, mode }, aim);
  if (!req.holding) return nothing;
  const warnings = volleys.flatMap((volley): readonly PreviewWarning[] => {
    const centre = volley.blast ? centreOf(ctx, volley, figuresOf(volley.targetUnits), aim.viewer) : null;
    if (centre === null) return [];
    return underBlast(ctx, centre, volley.shot.floor ?? 0, hasRule(volley.weapon, "artillery"))
      .filter(({ unit }) => unit.side === actor.side)
      .map(({ miniature }) => ({
        text: `${miniature.id} of its own side lies under the template.`,
        at: miniature.id,
        cites: ["dt.blast.partly"],
      }));
  });
  const templates = volleys.flatMap((volley) => foreseenTemplates(ctx, volley, aim));
  return { ...nothing, warnings, ...(templates.length > 0 && { templates }), shots: volleys.map(shotOf) };
}

/**
 * What a player wants to know before: the leader's way and its length, who halts, who may react, templates and friends
 * in danger.
 */
export function outlookOf(ctx: Ctx, action: Action): ActionPreview {
  if (ctx.state.activation === null) return nothing;
  if (action.do === "move") return movePreview(ctx, action);
  return action.do === "attack" ? attackPreview(ctx, action) : nothing;
}
