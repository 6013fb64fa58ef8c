import { measured } from "../../geometry/index.ts";
import {
  citeIf,
  type Elevation,
  type FieldOfView,
  type Result,
  ok,
  type Reason,
  type SightLine,
  type SightQuestion,
  type SightRuling,
  type SightVerdict,
  err,
} from "../../kernel/index.ts";
import { Aim } from "../attack/index.ts";
import { stanceOf } from "../table/stances.ts";
import { type Between, betweenEnds } from "./between.ts";
import { fieldsOfFire } from "./fields-of-fire.ts";
import { fortificationAt, groundOf } from "../table/ground.ts";
import {
  elevationOf,
  type Piece,
  stretchesIn,
  type End,
  planeAt,
  withReading,
  coverFrom,
  type Sight,
  sees,
  sightOf,
} from "../sight/index.ts";
import { interpretations } from "../book/open-points/index.ts";
import { distanceOf, pointAt } from "../table/ranges.ts";
import { type Ctx, inCm, reading, unit as cm, written } from "../table/context.ts";
import {
  type Figure,
  figuresOf,
  unitNamed,
  hasToken,
  isAircraft,
  isInfantry,
  isOnBoard,
  onTable,
  unitOfMiniature,
} from "../table/units.ts";

/** The open points a ruling may rest on. */
const behind = [
  "dt.open.los-geometry",
  "dt.open.blockers",
  "dt.open.level-top",
  "dt.open.cover-geometry",
  "dt.open.area-edge",
  "dt.open.area-depth",
  "dt.open.area-height",
  "dt.open.own-terrain",
] as const;

/** Those that a ruling rests on only where they decide: wrecks, and camouflage that hides one or both. */
const apart = ["dt.open.wreck-los", "dt.open.camouflage-mutual"] as const;

/** An end of a question: one miniature, the miniatures of a unit, or a place. */
type Named = { readonly name: string } & ({ readonly figures: readonly Figure[] } | { readonly place: measured.Place });

function namedEnd({ state }: Ctx, name: string): Named | null {
  const unit = unitNamed(state, name);
  if (unit !== undefined && isOnBoard(unit)) return { name, figures: figuresOf([unit]) };
  const owner = unitOfMiniature(state, name);
  if (owner !== undefined && isOnBoard(owner))
    return { name, figures: figuresOf([owner]).filter(({ miniature }) => miniature.id === name) };
  const place = measured.readPlace(name, cm);
  return place === null || place.x < 0 || place.y < 0 ? null : { name, place };
}

/** Units aboard see and are seen from the hull that carries them. dt.carry.fire-measure, dt.rider.target */
const endOf = (ctx: Ctx, figure: Figure): End => stanceOf(ctx.state, figure);

const endsOf = (ctx: Ctx, named: Named): readonly End[] =>
  "place" in named
    ? [{ unit: null, prism: pointAt(named.place, groundOf(ctx.state).levelAt(named.place)) }]
    : named.figures.map((figure) => endOf(ctx, figure));

const spot = ({ x, y }: measured.Place): string => written({ x: Math.round(x), y: Math.round(y) });

/** What gives an end cover from another, as infantry has it where the end is a place. */
const coverAt = (ctx: Ctx, from: End, to: End): ReturnType<typeof coverFrom> =>
  coverFrom(ctx, from, to, to.unit === null || isInfantry(to.unit));

/** A line between two ends is not stopped by the units at them. */
const besides = (from: End, to: End): { readonly except: readonly string[] } => ({
  except: [from.unit?.id, to.unit?.id].filter((id) => id !== undefined),
});

/** What stands between two that see each other and yet stops no line, or gives no cover. */
function betweenReasons(ctx: Ctx, from: End, to: End, covered: boolean): readonly Reason[] {
  const [place, other] = [from.prism.centre, to.prism.centre];
  const wide = measured.extentOf(from.prism.body).radius + measured.extentOf(to.prism.body).radius;
  const between = figuresOf(onTable(ctx.state)).filter(({ unit, miniature }) => {
    if (unit === from.unit || unit === to.unit) return false;
    const { body } = stanceOf(ctx.state, { unit, miniature }).prism;
    const { x, y, radius } = measured.extentOf(body);
    return measured.gapToSegment({ x, y }, place, other).length <= radius + wide / 2;
  });
  const soldier = between.find(({ unit }) => isInfantry(unit));
  const hull = between.find(({ unit }) => !isInfantry(unit));
  const reasons: Reason[] = [];
  if (soldier !== undefined)
    reasons.push({
      text: `${soldier.miniature.id} is infantry and stops no line.`,
      cites: ["dt.los.infantry-transparent"],
    });
  if (hull !== undefined && !covered)
    reasons.push({
      text: `${hull.miniature.id} may hide a part; it gives no cover.`,
      cites: ["dt.save.miniatures-no-cover", ...citeIf(isAircraft(hull.unit), "dt.los.aircraft-stand")],
    });
  return reasons;
}

/** Fortifications that stop nothing here: a strongpoint the viewer stands in, a trench on the way. */
function fortReasons(ctx: Ctx, from: End, to: End): readonly Reason[] {
  const reasons: Reason[] = [];
  for (const { prism } of [from, to]) {
    const fort = fortificationAt(ctx.state, prism.centre);
    if (fort?.kind === "strongpoint")
      reasons.push({
        text: `Whoever is in ${fort.id} sees out of it in every direction.`,
        cites: ["dt.fort.strongpoint-view"],
      });
  }
  const line = { from: from.prism.centre, to: to.prism.centre };
  const trench = groundOf(ctx.state).pieces.find(
    ({ piece, polygon }) => piece.kind === "trench" && stretchesIn(polygon, line).length > 0,
  );
  if (trench !== undefined)
    reasons.push({ text: `${trench.piece.id} has no effect on the line.`, cites: ["dt.fort.trench-los"] });
  return reasons;
}

/** What is under and beside the line: the heights of its ends, and what gives cover. */
function reasonsOf(ctx: Ctx, { from, to, sight }: Looked): readonly Reason[] {
  const { prism } = from;
  const { prism: other } = to;
  const long = inCm(distanceOf(ctx, prism, other));
  const isPlan = reading(ctx, "dt.open.los-geometry") === "plan-only";
  const reasons: Reason[] = [
    {
      text: isPlan
        ? `The line is ${long} cm long, and heights do not count.`
        : `The line runs from ${inCm(prism.top)} cm to ${inCm(other.top)} cm over ${long} cm.`,
      cites: ["dt.los.any-line", "dt.los.mutual", "dt.open.los-geometry"],
    },
  ];
  if (!sight.seen) {
    const height = isPlan ? "" : ` The line is ${inCm(planeAt(prism, other, sight.stop.at))} cm high there.`;
    reasons.push({
      text: `${sight.stop.text}${height}`,
      at: spot(sight.stop.at),
      cites: [...sight.stop.cites, "dt.save.no-los-cover"],
    });
    return reasons;
  }
  const cover = coverAt(ctx, from, to);
  if (cover !== null) reasons.push({ text: `In cover: ${cover.text}`, cites: cover.cites });
  return [...reasons, ...betweenReasons(ctx, from, to, cover !== null), ...fortReasons(ctx, from, to)];
}

/** How one end sees another. */
interface Looked {
  readonly from: End;
  readonly to: End;
  readonly sight: Sight;
  readonly covered: boolean;
}

/** The best sight from any of some ends to any of others: seen without cover, seen, or the first that is not. */
function best(ctx: Ctx, from: readonly End[], to: readonly End[], order: "from" | "to"): Looked | null {
  let bestLine: Looked | null = null;
  for (const end of from) {
    for (const other of to) {
      const sight = sightOf(ctx, end, other, besides(end, other), order);
      const covered = sight.seen && coverAt(ctx, end, other) !== null;
      const looked = { from: end, to: other, sight, covered };
      if (sight.seen && !covered) return looked;
      if (bestLine === null || (sight.seen && !bestLine.sight.seen)) bestLine = looked;
    }
  }
  return bestLine;
}

/** Whether what is at an end is a unit that is camouflaged. dt.skill.camouflage */
const isCamouflaged = (named: Named): boolean =>
  "figures" in named && named.figures.some(({ unit }) => hasToken(unit, "camouflaged"));

/** Whether camouflage hides a target from a viewer. dt.skill.camouflage */
function isHidden(ctx: Ctx, from: Named, to: Named): boolean {
  if ("place" in from || "place" in to) return false;
  if (!isCamouflaged(from) && !isCamouflaged(to)) return false;
  const aim = new Aim(ctx);
  return to.figures.every((figure) => !from.figures.some((other) => aim.sees(other, figure)));
}

function verdict(ctx: Ctx, from: Named, to: Named, order: "from" | "to"): SightVerdict | null {
  const looked = best(ctx, endsOf(ctx, from), endsOf(ctx, to), order);
  if (looked === null) return null;
  const { sight, covered } = looked;
  const place = !sight.seen ? "none" : covered ? "partial" : "full";
  const hidden = sight.seen && isHidden(ctx, from, to);
  const { line } = sight;
  const blocker = sight.seen ? null : { text: sight.stop.text, at: spot(sight.stop.at), cites: sight.stop.cites };
  const reasons = reasonsOf(ctx, looked);
  const camouflage: Reason = {
    text: isCamouflaged(to)
      ? `${to.name} is camouflaged.`
      : `${from.name} is camouflaged, and does not see ${to.name} either.`,
    cites: ["dt.skill.camouflage", "dt.open.camouflage-mutual"],
  };
  return {
    viewer: from.name,
    target: to.name,
    place,
    seen: sight.seen && !hidden,
    lines:
      line === null
        ? []
        : [
            elevated(ctx, looked, line, {
              from: spot(line.from),
              to: spot(line.to),
              through: [],
              fate: place,
              ...(blocker !== null && { blocker }),
              hindrances: [],
            }),
          ],
    reasons: hidden ? [...reasons, camouflage] : reasons,
  };
}

/**
 * The line with its view from the side, which is worked out when somebody looks at it; by the reading that looks at the
 * plan alone there is none. dt.open.los-geometry
 */
function elevated(ctx: Ctx, { from, to, sight }: Looked, line: Piece, plain: SightLine): SightLine {
  if (reading(ctx, "dt.open.los-geometry") === "plan-only") return plain;
  let elevation: Elevation | undefined;
  return {
    ...plain,
    get elevation() {
      return (elevation ??= elevationOf(ctx, from, to, line, sight.seen ? null : sight.stop));
    },
  };
}

/** The outcome of a verdict, without its line. */
function outcome(ctx: Ctx, from: Named, to: Named): Pick<SightVerdict, "seen" | "place"> {
  let place: SightVerdict["place"] = "none";
  for (const end of endsOf(ctx, from)) {
    for (const other of endsOf(ctx, to)) {
      if (!sees(ctx, end, other, besides(end, other))) continue;
      if (coverAt(ctx, end, other) === null) return { place: "full", seen: !isHidden(ctx, from, to) };
      place = "partial";
    }
  }
  return { place, seen: place !== "none" && !isHidden(ctx, from, to) };
}

/**
 * Whether another reading of a point could change a verdict: what is not seen is in no cover, one point that looks sees
 * no more than all of them, and terrain that is not there is read in no way.
 */
function couldDiffer(
  id: (typeof behind | typeof apart)[number],
  current: string,
  between: Between,
  now: SightVerdict,
): boolean {
  switch (id) {
    case "dt.open.camouflage-mutual":
      return between.camouflaged && now.place !== "none";
    case "dt.open.los-geometry":
    case "dt.open.wreck-los":
      return between.anything;
    case "dt.open.blockers":
      return between.solid;
    case "dt.open.level-top":
      return between.level;
    case "dt.open.area-edge":
    case "dt.open.area-depth":
    case "dt.open.area-height":
      return between.areas;
    case "dt.open.own-terrain":
      return now.place !== "none" && between.fromArea;
    case "dt.open.cover-geometry":
      return between.anything && (current === "one-point" ? now.place === "full" : now.place !== "none");
  }
}

/** Other readings under which a verdict would be another. */
function otherwise(ctx: Ctx, from: Named, to: Named, now: SightVerdict): SightRuling["otherwise"] {
  const others: SightRuling["otherwise"][number][] = [];
  const between = betweenEnds(ctx, {
    from: endsOf(ctx, from),
    to: endsOf(ctx, to),
    camouflaged: isCamouflaged(from) || isCamouflaged(to),
  });
  for (const id of [...behind, ...apart]) {
    const current = reading(ctx, id);
    if (!couldDiffer(id, current, between, now)) continue;
    for (const [other, { text }] of Object.entries(interpretations[id].readings)) {
      if (other === current || !interpretations[id].switchable) continue;
      const changed: Ctx = { ...ctx, settings: withReading(ctx.settings, id, other) };
      const then = outcome(changed, from, to);
      if (then.seen !== now.seen || then.place !== now.place) others.push({ interpretation: id, reading: other, text });
    }
  }
  return others;
}

/** A sight ruling between miniatures, units or places: the line in plan, its heights, what is in the way by how much. */
export function sightRuling(ctx: Ctx, question: SightQuestion): Result<SightRuling> {
  const [from, to] = [namedEnd(ctx, question.from), namedEnd(ctx, question.to)];
  const unknown = (path: string, name: string): Result<never> =>
    err({ code: "unknown-piece", path, message: `"${name}" is neither a piece on the table nor a place.` });
  if (from === null) return unknown("/from", question.from);
  if (to === null) return unknown("/to", question.to);
  const order = question.from < question.to ? "from" : "to";
  const there = verdict(ctx, from, to, order);
  const back = verdict(ctx, to, from, order === "from" ? "to" : "from");
  if (there === null) return unknown("/from", question.from);
  const least = Math.min(
    ...endsOf(ctx, from).flatMap((end) => endsOf(ctx, to).map((other) => distanceOf(ctx, end.prism, other.prism))),
  );
  const others = otherwise(ctx, from, to, there);
  const deciding = apart.filter((id) => others.some(({ interpretation }) => interpretation === id));
  return ok({
    ...there,
    back,
    distance: inCm(least),
    interpretations: [...behind, ...deciding].map((id) => ({ id, reading: reading(ctx, id) })),
    otherwise: others,
  });
}

/** Every enemy and friend a unit sees, and its fields of fire. dt.los.any-line, dt.range.within */
export function fieldRuling(ctx: Ctx, piece: string): Result<FieldOfView> {
  const named = namedEnd(ctx, piece);
  if (named === null || "place" in named)
    return err({ code: "unknown-piece", path: "/piece", message: `There is no "${piece}" on the table.` });
  const aim = new Aim(ctx);
  const [first] = named.figures;
  const seen = onTable(ctx.state)
    .filter((unit) => unit !== first?.unit)
    .flatMap((unit) => figuresOf([unit]))
    .filter((to) => named.figures.some((from) => aim.sees(from, to)))
    .map(({ miniature }) => miniature.id);
  return ok({
    viewer: piece,
    full: [],
    partial: [],
    sees: seen,
    grounds: fieldsOfFire(ctx, named.figures),
    cites: ["dt.los.any-line", "dt.los.infantry-transparent", "dt.range.within", "dt.arc.front"],
  });
}
