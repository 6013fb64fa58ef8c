import type { Citation } from "../book/citation.ts";
import { answeredByPlace, askForPlace } from "../table/pending.ts";
import { placeOf, written, battlefieldOf } from "../table/battlefield.ts";
import { measured } from "../../geometry/index.ts";
import type { Place } from "../book/schemas.ts";
import { type EdgeStretch, escapeZones, toEdge } from "../table/zones.ts";
import { type Ctx, impossible, record, type Rules } from "../table/context.ts";

/** The point at a distance along an edge. */
function pointAt(ctx: Ctx, { edge }: EdgeStretch, along: number): Place {
  const { width, height } = battlefieldOf(ctx.state);
  const far = Math.round(along);
  switch (edge) {
    case "N":
      return { x: far, y: 0 };
    case "S":
      return { x: far, y: height };
    case "W":
      return { x: 0, y: far };
    case "E":
      return { x: width, y: far };
  }
}

/** Whether a place lies on the edge, within one of the stretches. */
const isOn = (ctx: Ctx, at: Place, zones: readonly EdgeStretch[]): EdgeStretch | undefined =>
  zones.find((zone) => {
    const { along, off } = toEdge(ctx, at, zone.edge);
    return off === 0 && along >= zone.from && along <= zone.to;
  });

/** Where an Escape marker may lie: on an edge the mission allows, both markers on the same one. zh.decide.escape-places */
export const escapePlaceRule = answeredByPlace({
  requires(ctx, req, action) {
    const at = action.do === "put" ? placeOf(action.at) : null;
    if (
      !req.found(at, {
        met: "A place on the edge is chosen.",
        unmet: "Choose a place on the edge.",
        cites: ["zh.enter.place"],
      })
    )
      return;
    const zone = isOn(ctx, at, escapeZones(ctx));
    const where = action.do === "put" ? action.at : "";
    const there = req.need(zone !== undefined, {
      met: `${where} lies on an edge where the markers may lie.`,
      unmet: `${where} does not lie on an edge where the markers may lie.`,
      at: where,
      cites: cites(ctx),
    });
    const [first] = ctx.state.escapes;
    if (!there || first === undefined) return;
    req.need(
      escapeZones(ctx).some(
        (edgeStretch) => isOn(ctx, at, [edgeStretch]) !== undefined && isOn(ctx, first.at, [edgeStretch]) !== undefined,
      ),
      { met: "Both markers lie on one edge.", unmet: "The markers would lie on two edges.", cites: cites(ctx) },
    );
    req.need(!measured.samePlace(at, first.at), {
      met: "The markers lie in two places.",
      unmet: "The markers would lie in one place.",
      cites: cites(ctx),
    });
  },
  candidates: (ctx) =>
    escapeZones(ctx).flatMap((zone) =>
      [0.25, 0.5, 0.75].map((share) => ({
        do: "put" as const,
        at: written(pointAt(ctx, zone, zone.from + (zone.to - zone.from) * share)),
      })),
    ),
});

const rows: Partial<Record<Ctx["state"]["mission"], readonly Citation[]>> = {
  m1: ["zh.m1.escape-edge"],
  m2: ["zh.m2.escape"],
  m3: ["zh.m3.escape"],
  m4: ["zh.m4.escape"],
  m5: ["zh.m5.escape"],
  m6: ["zh.m6.escape"],
  m7: ["zh.m7.escape"],
};
const cites = ({ state }: Ctx): readonly Citation[] => rows[state.mission] ?? ["zh.escape.advance"];

/** The attacker places two Escape markers, once in a battle. zh.decide.escape-places */
export function* placeEscapes(ctx: Ctx): Rules {
  const { state } = ctx;
  // a position may be read while the set-up asks for the second marker; in a battle they are placed once
  const lying = state.escapes.length;
  if ((lying > 0 && state.setUp === "done") || escapeZones(ctx).length === 0) return;
  for (const [i, name] of ["first", "second"].entries()) {
    if (i < lying) continue;
    const answer = yield* askForPlace(
      ctx,
      { id: "zh.decide.escape-places", text: `Where does the ${name} Escape marker lie?` },
      escapePlaceRule,
      { kind: "escape-place", side: "attacker" },
    );
    const at = answer.do === "put" ? placeOf(answer.at) : null;
    if (at === null) throw impossible("an Escape marker without a place");
    const id = `escape-${i + 1}`;
    state.escapes.push({ id, at });
    record(ctx, { event: "marker-laid", what: id, at: written(at), cites: cites(ctx) });
  }
}
