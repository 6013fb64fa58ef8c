import { measured } from "../geometry/index.ts";
import { type Outlook, type OutlookWarning, Requirements } from "../kernel/index.ts";
import type { Action, ActionOf } from "./actions/schema.ts";
import { placeOf } from "./actions/schema.ts";
import { mannerNow, moveNow } from "./actions/manners.ts";
import {
  actingNow,
  activationOf,
  actorsOf,
  costsOf,
  isMarch,
  nextPlanned,
  reactionNow,
  reactorsOf,
} from "./activation.ts";
import { areOff, entering } from "./arriving.ts";
import { Aim } from "./attack/aim.ts";
import { volleysOf } from "./attack/orders.ts";
import { centreOf, underBlast } from "./attack/templates.ts";
import { areAboard, leaving } from "./carrying/leaving.ts";
import { hasRule } from "./data/weapons.ts";
import type { Citation } from "./events.ts";
import { type Moved, movedBy } from "./moving/ways.ts";
import { opensWindow, whoReacts } from "./reacting.ts";
import type { Unit } from "./state.ts";
import { type G, spoken, unit as cm } from "./table.ts";
import { figuresOf, type Together } from "./units.ts";

const nothing: Outlook = { way: null, length: null, warnings: [] };

const quiet = (): Requirements<Citation> => new Requirements<Citation>(true);

/** The table as a move leaves it, with what was declared next over, so that one can ask who may react then. */
function tableAfter(g: G, together: Together, moved: Moved): G {
  const ends = new Map(moved.walks.map(({ figure, path, floor }) => [figure.miniature.id, { at: path.at(-1), floor }]));
  const there = (unit: Unit): Unit => ({
    ...unit,
    facing: moved.facing ?? unit.facing,
    miniatures: unit.miniatures.map((one) => {
      const end = ends.get(one.id);
      return end?.at === undefined ? one : { ...one, at: end.at, floor: end.floor };
    }),
  });
  const acting = new Map(together.map((unit) => [unit.id, there(unit)]));
  const units = g.state.units.map((unit) => acting.get(unit.id) ?? unit);
  const activation = activationOf(g);
  const isHalf =
    isMarch(nextPlanned(activation), activation) &&
    activation.half === null &&
    !(costsOf(g).scouts && activation.done === 0);
  const next = isHalf ? { ...activation, half: {} } : { ...activation, done: activation.done + 1, half: null };
  return { ...g, state: { ...g.state, units, activation: next } };
}

/** Whom a move lets react, how far away they are and whether they see anybody then. dt.react.window */
function reactions(g: G): readonly OutlookWarning[] {
  if (!opensWindow(g)) return [];
  const aim = new Aim(g);
  return whoReacts(g).map(({ unit, distance }) => {
    const sees = figuresOf([unit]).some((from) => figuresOf(actorsOf(g)).some((to) => aim.sees(from, to)));
    return {
      text: `${unit.id} may react then: it is ${spoken(distance)} away and ${sees ? "sees it" : "has no line of sight to it"}.`,
      at: unit.id,
      cites: ["dt.react.window", "dt.react.range"],
    };
  });
}

function moveOutlook(g: G, action: ActionOf<"move">): Outlook {
  const move = moveNow(g);
  const together = actingNow(g);
  if (move === null || action.mount !== undefined) return nothing;
  const from = action.from === undefined || !areOff(together) ? null : placeOf(action.from);
  if (areOff(together) && from === null) return nothing;
  const there =
    from !== null ? entering(g, together, from) : areAboard(together) ? leaving(g, together, action) : { g, together };
  // looked at aloud, so that a way that is too long is found all the same
  const moved = movedBy(there.g, new Requirements<Citation>(), there.together, action, move);
  const [first] = moved?.walks ?? [];
  if (moved === null || first === undefined) return nothing;
  const halts = moved.walks.flatMap(({ figure, why }): readonly OutlookWarning[] =>
    why === null
      ? []
      : [{ text: `${figure.miniature.id} halts: ${why.text}.`, at: figure.miniature.id, cites: why.cites }],
  );
  return {
    way: first.path.map((place) => measured.placeInUnits(place, cm)),
    length: spoken(first.length),
    // nobody reacts to a reaction
    warnings: reactionNow(g) === null ? [...halts, ...reactions(tableAfter(there.g, there.together, moved))] : halts,
  };
}

/** Friends who would lie under the templates of an attack as it is aimed. dt.blast.partly */
function attackOutlook(g: G, action: ActionOf<"attack">): Outlook {
  const manner = mannerNow(g);
  const actors = reactionNow(g) === null ? actorsOf(g) : reactorsOf(g);
  const [actor] = actors;
  if (manner === null || actor === undefined || action.through !== undefined) return nothing;
  const aim = new Aim(g);
  const r = quiet();
  const volleys = volleysOf(g, r, actors, action.shots, manner, aim);
  if (!r.holding) return nothing;
  const warnings = volleys.flatMap((volley): readonly OutlookWarning[] => {
    const centre = volley.blast ? centreOf(g, volley, figuresOf(volley.together), aim.viewer) : null;
    if (centre === null) return [];
    return underBlast(g, centre, volley.shot.floor ?? 0, hasRule(volley.weapon, "artillery"))
      .filter(({ unit }) => unit.side === actor.side)
      .map(({ miniature }) => ({
        text: `${miniature.id} of its own side lies under the template.`,
        at: miniature.id,
        cites: ["dt.blast.partly"],
      }));
  });
  return { ...nothing, warnings };
}

/** What a player wants to know before: the leader's way and its length, who halts, who may react, friends in danger. */
export function outlookOf(g: G, action: Action): Outlook {
  if (g.state.activation === null) return nothing;
  if (action.do === "move") return moveOutlook(g, action);
  return action.do === "attack" ? attackOutlook(g, action) : nothing;
}
