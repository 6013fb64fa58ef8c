import { citeIf } from "../../kernel/index.ts";
import type { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Prism } from "../table/bodies.ts";
import { placeOf } from "../table/action-schema.ts";
import { arcRule, isPlaceInArc, stretchesIn, sightOf } from "../sight/index.ts";
import { firesFrom, isRiding, stanceOf } from "../table/stances.ts";
import type { Mount } from "../book/card.ts";
import { hasRule, isCloseCombat, weaponById } from "../book/weapons.ts";
import { acrossWalls } from "./reach.ts";
import { fortificationAt, groundOf, isArea, touches } from "../table/ground.ts";
import type { Unit } from "../table/state.ts";
import { distanceOf, pointAt } from "../table/ranges.ts";
import { type Ctx, hangingOn, inCm, number, reading, written, type Hindrance, no } from "../table/context.ts";
import {
  cardOf,
  type Figure,
  figuresOf,
  hasOwnSkill,
  isAircraft,
  isVehicle,
  type CombinedUnit,
} from "../table/units.ts";
import { Aim } from "./aim.ts";
import { type Arm, emptyBy } from "./arms.ts";
import type { Draft, Orders } from "./drafts.ts";
import type { Volley, Wielded } from "./volley.ts";
import { boardSides, mostAside } from "./sides.ts";
import { flameAim, flameTemplate, likelyCentres, placeObstacle, underFlame, viewOfPlace } from "./templates.ts";

type Place = measured.Place;

/**
 * Artillery does not fire from inside area terrain; with the weapon itself outside it does, though not across what its
 * base or hull is partly in. dt.weapon.artillery-inside, dt.weapon.artillery-partly
 */
function insideObstacle(
  ctx: Ctx,
  { id }: Unit,
  from: Prism,
  at: Place | null,
  together: CombinedUnit,
): Hindrance | null {
  const { at: piecesAt, pieces } = groundOf(ctx.state);
  const inside = piecesAt(from.centre).find(({ piece }) => isArea(piece));
  if (inside !== undefined)
    return no(`${id} stands in ${inside.piece.id}; no artillery fires from inside it.`, "dt.weapon.artillery-inside");
  const aims = at === null ? figuresOf(together).map((to) => stanceOf(ctx.state, to).prism.centre) : [at];
  const partly = pieces.filter(({ piece }) => isArea(piece) && touches(from.body, piece));
  const crossed = partly.find(({ polygon }) =>
    aims.every((to) => stretchesIn(polygon, { from: from.centre, to }).length > 0),
  );
  return crossed === undefined
    ? null
    : no(`${id} would fire across ${crossed.piece.id}, which it is partly in.`, "dt.weapon.artillery-partly");
}

/**
 * Why a weapon cannot be fired from where its miniature is, whatever at: who is aboard, what is empty, who is inside.
 * dt.fort.no-aircraft, dt.fort.no-artillery
 */
function standingObstacle(ctx: Ctx, figure: Figure, arm: Arm, { shot, aimed, targetUnits }: Draft): Hindrance | null {
  const { weapon } = arm;
  const { unit, miniature } = figure;
  const aboard = aboardObstacle(ctx, figure, arm);
  if (aboard !== null) return aboard;
  const empty = emptyBy(unit, miniature, weapon);
  if (empty === "reload") return no(`${unit.id} is not loaded.`, "dt.weapon.reload-loaded");
  if (empty === "limited") return no(`${miniature.id} has no box left.`, "dt.weapon.limited-empty");
  const { prism } = stanceOf(ctx.state, figure);
  const inBunker = fortificationAt(ctx.state, prism.centre)?.kind === "bunker";
  if (inBunker && isAircraft(aimed))
    return no("No weapon fires at aircraft from inside a bunker.", "dt.fort.no-aircraft");
  if (!hasRule(weapon, "artillery")) return null;
  if (inBunker) return no("No artillery fires from inside a bunker.", "dt.fort.no-artillery");
  return insideObstacle(ctx, unit, prism, shot.at === undefined ? null : placeOf(shot.at), targetUnits);
}

/** Why a weapon cannot be fired at the place that a shot names for its template; null where it can. dt.blast.place, dt.open.blast-minimum */
function templateObstacle(
  ctx: Ctx,
  aim: Aim,
  wielded: Wielded,
  at: Place,
  { shot, targetUnits }: Draft,
): Hindrance | null {
  const why = placeReason(ctx, aim, wielded, at);
  if (why !== null || shot.smoke === true || reading(ctx, "dt.open.blast-minimum") === "centre") return why;
  const { figure, weapon } = wielded;
  const nearest = aim.nearest(figure, targetUnits);
  if (nearest !== null && aim.reaches(figure, nearest.to, weapon)) return null;
  const { text, cites } = rangeReason(ctx, wielded, nearest);
  return no(text, ...cites, "dt.open.blast-minimum");
}

/** Why a miniature cannot fire a weapon at a target, in the order of the steps. dt.arc.steps */
function fireObstacle(ctx: Ctx, aim: Aim, figure: Figure, arm: Arm, draft: Draft): Hindrance | null {
  const { weapon, mount } = arm;
  const { targetUnits, aimed, shot } = draft;
  const wielded = { figure, weapon, mount };
  const standing = standingObstacle(ctx, figure, arm, draft);
  if (standing !== null) return standing;
  if ((draft.blast || shot.smoke === true) && shot.at !== undefined)
    return templateObstacle(ctx, aim, wielded, placeOf(shot.at), draft);
  const targets = figuresOf(targetUnits);
  if (!targets.some((to) => aim.inArc(figure, mount, to)))
    return arcReason(ctx, wielded, aimed, (other) => targets.some((to) => other.inArc(figure, mount, to)));
  if (isCloseCombat(weapon)) return closeReason(ctx, aim, wielded, targets);
  const nearest = aim.nearest(figure, targetUnits);
  // a template may lie over another of the unit: dt.open.blast-minimum
  const anyOf = draft.blast && reading(ctx, "dt.open.blast-minimum") === "centre";
  const reaches = anyOf
    ? targets.some((to) => aim.reaches(figure, to, weapon))
    : nearest !== null && aim.reaches(figure, nearest.to, weapon);
  if (nearest === null || !reaches) {
    const { text, cites } = rangeReason(ctx, wielded, nearest);
    return no(text, ...cites, ...citeIf(draft.blast && !anyOf, "dt.open.blast-minimum"));
  }
  const artillery = hasRule(weapon, "artillery");
  if (!targets.some((to) => aim.sees(figure, to, artillery))) return sightReason(ctx, aim, figure, targets, artillery);
  if (!targets.some((to) => aim.seesInArc(figure, mount, to, artillery)))
    return no(
      `What ${figure.miniature.id} sees of ${aimed.id} lies outside its field of fire.`,
      mountRule(stanceOf(ctx.state, figure).unit, mount),
      "dt.open.arc-test",
    );
  if (!hasRule(weapon, "flame")) return null;
  return flameObstacle(
    ctx,
    aim,
    wielded,
    draft,
    targets.find((to) => to.miniature.id === shot.miniature) ?? nearest.to,
  );
}

/** The rule behind the field of fire of a weapon. */
const mountRule = (unit: Unit, mount: Mount | null): Citation =>
  mount === null ? "dt.arc.infantry" : arcRule(unit, mount);

/** The open points that say what is in an arc. dt.open.arc-test, dt.open.side-arc */
const arcPoints = ["dt.open.arc-test", "dt.open.side-arc"] as const;

/**
 * That a target is outside the field of fire of a weapon; `isIn` says whether it would be inside by another reading.
 * dt.arc.turn-costs-move, dt.fort.main-weapon
 */
function arcReason(
  ctx: Ctx,
  { figure: { unit, miniature }, mount }: Wielded,
  aimed: Unit,
  isIn: (aim: Aim) => boolean,
): Hindrance {
  const stance = stanceOf(ctx.state, { unit, miniature });
  const fort = fortificationAt(ctx.state, stance.prism.centre);
  return no(
    `${aimed.id} is outside the field of fire of ${miniature.id}.`,
    mountRule(stance.unit, mount),
    ...citeIf(fort !== null && hasOwnSkill(unit, "strongpoint"), "dt.fort.main-weapon"),
    stance.unit === unit ? "dt.arc.turn-costs-move" : "dt.carry.fire-sides",
    ...hangingOn(ctx, arcPoints, (other) => isIn(new Aim(other))),
  );
}

/** Why a flame does not come over whom it is aimed at; null where it does. dt.flame.template, dt.flame.whole-in-arc */
function flameObstacle(ctx: Ctx, aim: Aim, wielded: Wielded, { shot, aimed }: Draft, target: Figure): Hindrance | null {
  const { figure, mount } = wielded;
  const template = flameTemplate(ctx, wielded, flameAim(ctx, shot, target));
  if (template === null || !underFlame(ctx, aim, figure, template).some((to) => to.unit === target.unit))
    return no(`The template does not reach ${aimed.id}.`, "dt.flame.template", "dt.flame.start");
  const stance = stanceOf(ctx.state, figure);
  const isIn = (by: Ctx): boolean => template.every((corner) => isPlaceInArc(by, stance, mount, corner));
  return isIn(ctx)
    ? null
    : no(
        "A part of the template would lie outside the field of fire.",
        "dt.flame.whole-in-arc",
        ...hangingOn(ctx, arcPoints, isIn),
      );
}

/** Why the centre of a template cannot lie at a place, in the order of the steps. dt.blast.place */
function placeReason(ctx: Ctx, aim: Aim, wielded: Wielded, place: Place): Hindrance | null {
  const why = placeObstacle(ctx, wielded, place, aim.viewer);
  if (why === null) return null;
  const at = written(place);
  const stance = stanceOf(ctx.state, wielded.figure);
  const { unit, prism } = stance;
  const { id } = wielded.figure.miniature;
  switch (why) {
    case "arc": {
      const hangs = hangingOn(ctx, arcPoints, (other) => isPlaceInArc(other, stance, wielded.mount, place));
      const rules = ["dt.blast.place", mountRule(unit, wielded.mount), ...hangs] as const;
      return { ...no(`${at} is out of the field of fire of ${id}.`, ...rules), at };
    }
    case "range": {
      const { text, cites } = rangeReason(ctx, wielded, { distance: distanceOf(ctx, prism, pointAt(place, 0)) });
      return { ...no(`For a template at ${at}: ${text}`, "dt.blast.place", ...cites), at };
    }
    case "sight":
      return { ...hiddenPlace(ctx, aim, wielded, place), at };
  }
}

/** What hides the place of a template from who looks there: the one who fires, or an observer. dt.skill.observer-los */
function hiddenPlace(ctx: Ctx, aim: Aim, { figure, weapon }: Wielded, place: Place): Hindrance {
  const looks = aim.viewer ?? figure;
  const { eye, to, ask } = viewOfPlace(ctx, looks, weapon, place);
  const sight = sightOf(ctx, eye, to, ask);
  const text = `${written(place)} is out of line of sight of ${looks.miniature.id}`;
  const rules = ["dt.blast.place", "dt.los.needed", ...observerRules(aim)] as const;
  if (sight.seen) return no(`${text}.`, ...rules);
  return no(`${text}. ${sight.stop.text}`, ...rules, ...sight.stop.cites);
}

const observerRules = ({ viewer }: Aim): readonly Citation[] => (viewer === null ? [] : ["dt.skill.observer-los"]);

/** Why a volley's template cannot lie over any of those it is aimed at; null where it can, or where its place is named. */
export function centreObstacle(
  ctx: Ctx,
  aim: Aim,
  { shot, weapon, firers, targetUnits: together }: Volley,
): Hindrance | null {
  const [first] = firers;
  if (shot.at !== undefined || first === undefined) return null;
  const wielded = { ...first, weapon };
  const places = likelyCentres(ctx, figuresOf(together));
  if (places.some((place) => placeObstacle(ctx, wielded, place, aim.viewer) === null)) return null;
  const [likeliest] = places;
  return likeliest === undefined ? null : placeReason(ctx, aim, wielded, likeliest);
}

/**
 * What those aboard may not fire with: support, flame and C weapons, save that riders use C weapons; and who cannot fire
 * at all. dt.carry.fire-limits, dt.rider.close-combat, dt.pilot.safe, dt.lift.inactive, dt.sea.inactive
 */
function aboardObstacle(ctx: Ctx, { unit, miniature }: Figure, { weapon, crew }: Arm): Hindrance | null {
  if (unit.where !== "aboard") return null;
  const carrier = firesFrom(ctx.state, unit);
  if (carrier === null)
    return unit.pilot
      ? no(`${unit.id} is at the controls.`, "dt.pilot.safe")
      : no(`${unit.id} cannot fire from there.`, isVehicle(unit) ? "dt.lift.inactive" : "dt.sea.inactive");
  if (cardOf(unit).kind === "support" && !crew)
    return no(`No support weapon is fired from ${carrier.id}.`, "dt.carry.fire-limits");
  if (hasRule(weapon, "flame")) return no(`No flame weapon is fired from ${carrier.id}.`, "dt.carry.fire-limits");
  if (isCloseCombat(weapon) && !isRiding(ctx.state, unit))
    return no(
      `${miniature.id} cannot use a C weapon from ${carrier.id}.`,
      "dt.carry.fire-limits",
      "dt.rider.close-combat",
    );
  return null;
}

/** Why C weapons of a miniature reach nobody of a target; null where they do. dt.cc.reach, dt.fort.cc-reach */
function closeReason(ctx: Ctx, aim: Aim, wielded: Wielded, targets: readonly Figure[]): Hindrance | null {
  const { figure, weapon } = wielded;
  const fights = (by: Aim): boolean => targets.some((to) => by.fights(figure, to, weapon));
  if (fights(aim)) return null;
  const hangs = hangingOn(ctx, ["dt.open.adjacent", "dt.open.opening-corner"], (other) => fights(new Aim(other)));
  const { prism } = stanceOf(ctx.state, figure);
  const walls = targets.some((to) => acrossWalls(ctx, prism, stanceOf(ctx.state, to).prism) === "shut");
  if (walls)
    return no(
      "The one outside is next to neither the firing slit nor the rear doors.",
      "dt.fort.cc-reach",
      ...new Set(["dt.open.adjacent" as const, ...hangs]),
    );
  const near = targets.filter((to) => aim.reaches(figure, to, weapon));
  if (near.length > 0) return sightReason(ctx, aim, figure, near);
  const { text, cites } = rangeReason(ctx, wielded, aim.nearest(figure, [...new Set(targets.map(({ unit }) => unit))]));
  return no(text, ...cites, ...hangs);
}

/** What was measured: how far away something is, and what it is where it is no place. */
interface Measured {
  readonly distance: number;
  readonly to?: Figure;
}

/** How far a target, or the place of a template, is from whoever fires: "n1-1 is 41.68 cm from s1-1". */
function distanceInWords({ miniature }: Figure, nearest: Measured | null): string {
  if (nearest === null) return `No target of ${miniature.id} is on the table`;
  return `${nearest.to?.miniature.id ?? "The place"} is ${inCm(nearest.distance)} cm from ${miniature.id}`;
}

/** By how much a target is out of range. dt.range.within */
function rangeReason(ctx: Ctx, { figure, weapon }: Wielded, nearest: Measured | null): Hindrance {
  const { range, name } = weaponById(weapon);
  const far = distanceInWords(figure, nearest);
  if (range === null) {
    const cm = number(ctx, "dt.number.close-combat");
    return no(`${far}; close combat reaches ${cm} cm.`, "dt.range.close-combat", "dt.cc.reach");
  }
  const point = number(ctx, "dt.number.point");
  const [least, most] = [range[0] * point, range[1] * point];
  if (nearest !== null && inCm(nearest.distance) < least)
    return no(`${far}; the ${name} needs at least ${least} cm.`, "dt.range.minimum");
  return no(`${far}; the ${name} reaches ${most} cm.`, "dt.range.within", "dt.range.per-miniature");
}

/** A unit that has not acted is camouflaged as it began the game. dt.skill.camouflage-start */
const camouflageRules = ({ acted }: Unit): readonly Citation[] => (acted ? [] : ["dt.skill.camouflage-start"]);

/** What hides a target from who looks: the one who fires, or an observer. dt.los.needed, dt.skill.observer-los */
function sightReason(ctx: Ctx, aim: Aim, figure: Figure, targets: readonly Figure[], artillery = false): Hindrance {
  const [to] = targets;
  if (to === undefined) return no("Nobody is there.", "dt.los.needed");
  const rules = ["dt.los.needed", ...observerRules(aim)] as const;
  if (aim.lineTo(figure, to, artillery)) {
    // by a reading it is the one who looks that its own camouflage keeps from seeing
    const looks = aim.viewer ?? figure;
    const hides = aim.isHidden(looks, to.unit);
    return no(
      hides
        ? `${to.unit.id} is camouflaged.`
        : `${looks.unit.id} is camouflaged, and does not see ${to.unit.id} either.`,
      "dt.skill.camouflage",
      "dt.open.camouflage-mutual",
      ...camouflageRules(hides ? to.unit : looks.unit),
      ...observerRules(aim),
    );
  }
  const [stance, other] = [stanceOf(ctx.state, aim.viewer ?? figure), stanceOf(ctx.state, to)];
  const sight = sightOf(ctx, stance, other, { except: [stance.unit.id, other.unit.id], artillery });
  if (sight.seen) return no(`${to.unit.id} is not in sight.`, ...rules);
  return { text: sight.stop.text, cites: [...rules, "dt.los.any-line", ...sight.stop.cites] };
}

const isArc = (why: Hindrance | null): boolean => why === null || why.cites.includes("dt.arc.side");

/** Of two reasons why a weapon is not fired to a side, one for each side, the later with what both hang on. dt.arc.side */
export const ofBothSides = (first: Hindrance | null, why: Hindrance): Hindrance =>
  first !== null && isArc(first) && isArc(why) ? { ...why, cites: [...new Set([...first.cites, ...why.cites])] } : why;

/** From which side of its carrier somebody aboard fires, or where else the weapon is mounted. dt.carry.fire-sides */
export function mountFor(
  { ctx, aim, sides }: Pick<Orders, "ctx" | "aim" | "sides">,
  figure: Figure,
  arm: Arm,
  draft: Draft,
): { readonly mount: Mount | null; readonly why: Hindrance | null } {
  const carrier = arm.mount === null ? firesFrom(ctx.state, figure.unit) : null;
  if (carrier === null) return { mount: arm.mount, why: fireObstacle(ctx, aim, figure, arm, draft) };
  let first: Hindrance | null = null;
  for (const mount of boardSides) {
    const why = fireObstacle(ctx, aim, figure, { ...arm, mount }, draft);
    if (why !== null) {
      // of the side it can fire from the reason says more
      if (isArc(first)) first = ofBothSides(first, why);
      continue;
    }
    if (sides.roomFor(figure, arm.weapon, mount) > 0) return { mount, why: null };
    first = no(
      `${mostAside(carrier)} already fire from that side of ${carrier.id}, and no more can.`,
      "dt.carry.fire-sides",
      ...citeIf(isCloseCombat(arm.weapon), "dt.open.rider-blades"),
    );
  }
  return {
    mount: null,
    why: first ?? no(`${figure.miniature.id} fires from neither side of ${carrier.id}.`, "dt.carry.fire-sides"),
  };
}
