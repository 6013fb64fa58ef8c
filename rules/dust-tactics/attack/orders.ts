import type { Requirements } from "../../kernel/index.ts";
import { placeOf, type Shot } from "../actions/schema.ts";
import { arcRule, placeInArc } from "../arcs.ts";
import type { measured } from "../../geometry/index.ts";
import { type Prism, prismOf } from "../bodies.ts";
import type { Mount } from "../data/card.ts";
import { hasRule, isCloseCombat, ratingOf, type WeaponId, weaponNamed } from "../data/weapons.ts";
import type { Citation } from "../events.ts";
import { fortificationAt, groundOf, isArea, touches } from "../ground.ts";
import { targetOf } from "../heroes.ts";
import { stretchesIn } from "../sight/lines.ts";
import { sightOf } from "../sight/seeing.ts";
import type { Unit } from "../state.ts";
import { type G, inCm, number, reading, spoken } from "../table.ts";
import {
  armourClass,
  armourOf,
  type Figure,
  figuresOf,
  findUnit,
  hasToken,
  isAircraft,
  isOnTable,
  type Together,
  isVehicle,
} from "../units.ts";
import { Aim } from "./aim.ts";
import { type Arm, boxesLeft, emptyBy } from "./arms.ts";
import { armsFor, Hands, handsObstacle, no, type Reason, timesOf } from "./hands.ts";
import { buildingAt, centreOf, flameAim, flameTemplate, placeObstacle, underFlame } from "./templates.ts";

type Place = measured.Place;
export type Needs = Requirements<Citation>;

/** A miniature that fires a weapon, where it is mounted, and with how many of it. */
export interface Firer {
  readonly figure: Figure;
  readonly mount: Mount | null;
  readonly times: number;
}

/** What one shot comes to: who fires the weapon at which units, a hero with one of them counted in. */
export interface Volley {
  readonly shot: Shot;
  readonly weapon: WeaponId;
  readonly firers: readonly Firer[];
  /** The unit that is aimed at, with whom it is one target. dt.hero.shared-target */
  readonly aimed: Unit;
  readonly together: readonly Unit[];
  /** Whether the template is laid, not a shot fired. dt.blast.dual-rating */
  readonly blast: boolean;
}

/** How an attack is made. */
export interface Manner {
  /** Misses are re-rolled, and it is ranged or close combat, not both. dt.act.sustained, dt.cc.sustained-choice */
  readonly sustained: boolean;
  /** The unit that alone may be attacked; null where any may. dt.react.target */
  readonly only: Unit | null;
  /** Only C weapons, or none of them, or any. dt.skill.charge, dt.react.no-close-combat */
  readonly weapons: "any" | "ranged" | "close-combat";
}

/** Whether the template of a weapon is laid against a unit. dt.blast.dual-rating */
export const isBlast = (weapon: WeaponId, unit: Unit): boolean =>
  (ratingOf(weapon, armourClass(unit), armourOf(unit))?.blast ?? 0) > 0;

/**
 * Artillery does not fire from inside area terrain; with the weapon itself outside it does, though not across what its
 * base or hull is partly in. dt.weapon.artillery-inside, dt.weapon.artillery-partly
 */
function insideObstacle(g: G, from: Prism, at: Place | null, together: Together): Reason | null {
  const { at: piecesAt, pieces } = groundOf(g.state);
  const inside = piecesAt(from.centre).find(({ piece }) => isArea(piece));
  if (inside !== undefined) return no(`It stands in ${inside.piece.id}.`, "dt.weapon.artillery-inside");
  const aims = at === null ? figuresOf(together).map((to) => prismOf(g.state, to.unit, to.miniature).centre) : [at];
  const partly = pieces.filter(({ piece }) => isArea(piece) && touches(from.body, piece));
  const crossed = partly.find(({ polygon }) =>
    aims.every((to) => stretchesIn(polygon, { from: from.centre, to }).length > 0),
  );
  return crossed === undefined
    ? null
    : no(`It would fire across ${crossed.piece.id}, which it is partly in.`, "dt.weapon.artillery-partly");
}

/** Why a miniature cannot fire a weapon at a target, in the order of the steps. dt.arc.steps */
function fireObstacle(g: G, aim: Aim, figure: Figure, arm: Arm, volley: Omit<Volley, "firers">): Reason | null {
  const { weapon } = volley;
  const { unit } = figure;
  const { together, aimed, shot } = volley;
  const close = isCloseCombat(weapon);
  const artillery = hasRule(weapon, "artillery");
  const empty = emptyBy(unit, figure.miniature, weapon);
  if (empty === "reload") return no(`${unit.id} is not loaded.`, "dt.weapon.reload-loaded");
  if (empty === "limited") return no(`${figure.miniature.id} has no box left.`, "dt.weapon.limited-empty");
  const prism = prismOf(g.state, unit, figure.miniature);
  const fort = fortificationAt(g.state, prism.centre);
  if (fort?.kind === "bunker" && isAircraft(aimed) && !close)
    return no("No weapon fires at aircraft from inside a bunker.", "dt.fort.no-aircraft");
  if (fort?.kind === "bunker" && artillery)
    return no("No artillery fires from inside a bunker.", "dt.fort.no-artillery");
  if (artillery) {
    const why = insideObstacle(g, prism, shot.at === undefined ? null : placeOf(shot.at), together);
    if (why !== null) return why;
  }
  if ((volley.blast || shot.smoke === true) && shot.at !== undefined) {
    const why = placeObstacle(g, figure, { weapon }, arm.mount, placeOf(shot.at), aim.viewer);
    if (why === null) return null;
    const words = { arc: "out of the field of fire", range: "out of range", sight: "out of line of sight" };
    return { ...no(`${shot.at} is ${words[why]} of ${figure.miniature.id}.`, "dt.blast.place"), at: shot.at };
  }
  const targets = figuresOf(together);
  if (!targets.some((to) => aim.inArc(figure, arm.mount, to)))
    return no(
      `${aimed.id} is outside the field of fire of ${figure.miniature.id}.`,
      arm.mount === null ? "dt.arc.infantry" : arcRule(unit, arm.mount),
      "dt.arc.turn-costs-move",
    );
  const nearest = aim.nearest(figure, together);
  if (nearest === null || !aim.reaches(figure, nearest.to, weapon)) return rangeReason(g, figure, weapon, nearest);
  if (!targets.some((to) => aim.sees(figure, to, artillery))) return sightReason(g, aim, figure, targets);
  if (!targets.some((to) => aim.seesInArc(figure, arm.mount, to, artillery)))
    return no(
      `What ${figure.miniature.id} sees of ${aimed.id} lies outside its field of fire.`,
      arm.mount === null ? "dt.arc.infantry" : arcRule(unit, arm.mount),
      "dt.open.arc-test",
    );
  if (hasRule(weapon, "flame")) {
    const target = targets.find((to) => to.miniature.id === shot.miniature) ?? nearest.to;
    const template = flameTemplate(g, figure, weapon, arm.mount, flameAim(g, shot, target));
    if (template === null || !underFlame(g, aim, figure, template).some((to) => to.unit === target.unit))
      return no(`The template does not reach ${aimed.id}.`, "dt.flame.template", "dt.flame.start");
    if (arm.mount !== null && template.some((corner) => !isPlaceInArc(g, figure, arm.mount, corner)))
      return no("The whole template lies in the field of fire.", "dt.flame.whole-in-arc");
  }
  return null;
}

const isPlaceInArc = (
  g: G,
  { unit, miniature }: Figure,
  mount: Mount | null,
  place: { x: number; y: number },
): boolean => placeInArc(g, unit, miniature, mount, place);

/** By how much a target is out of range. dt.range.within */
function rangeReason(g: G, figure: Figure, weapon: WeaponId, nearest: { readonly distance: number } | null): Reason {
  const { range, name } = weaponNamed(weapon);
  const far = nearest === null ? "nowhere" : `${spoken(nearest.distance)} away`;
  if (range === null)
    return no(
      `${figure.miniature.id} is ${far}, ${number(g, "dt.number.close-combat")} cm allowed.`,
      "dt.range.close-combat",
      "dt.cc.reach",
    );
  const [least, most] = range;
  const point = number(g, "dt.number.point");
  if (nearest !== null && inCm(nearest.distance) < least * point)
    return no(`${figure.miniature.id} is ${far}; the ${name} needs ${least * point} cm at least.`, "dt.range.minimum");
  return no(
    `${figure.miniature.id} is ${far}; the ${name} reaches ${most * point} cm.`,
    "dt.range.within",
    "dt.range.per-miniature",
  );
}

/** What hides a target. dt.los.needed */
function sightReason(g: G, aim: Aim, figure: Figure, targets: readonly Figure[]): Reason {
  const [to] = targets;
  if (to === undefined) return no("Nobody is there.", "dt.los.needed");
  if (aim.lineTo(figure, to)) return no(`${to.unit.id} is camouflaged.`, "dt.skill.camouflage");
  const { state } = g;
  const sight = sightOf(
    g,
    { unit: figure.unit, prism: prismOf(state, figure.unit, figure.miniature) },
    { unit: to.unit, prism: prismOf(state, to.unit, to.miniature) },
    { except: [figure.unit.id, to.unit.id] },
  );
  if (sight.seen) return no(`${to.unit.id} is not in sight.`, "dt.los.needed");
  return { text: sight.stop.text, cites: ["dt.los.needed", "dt.los.any-line", ...sight.stop.cites] };
}

/** Whether an arm belongs to an attack of that manner. */
const fits = (weapon: WeaponId, { weapons }: Manner): boolean =>
  weapons === "any" || (weapons === "close-combat") === isCloseCombat(weapon);

/** Whoever is aboard something cannot be targeted. dt.carry.safe, dt.pilot.safe, dt.lift.safe, dt.sea.inactive */
const sheltered = (unit: Unit | undefined): readonly Citation[] => {
  if (unit?.where !== "aboard") return [];
  if (unit.pilot) return ["dt.pilot.safe"];
  return isVehicle(unit) ? ["dt.lift.safe", "dt.sea.inactive"] : ["dt.carry.safe", "dt.sea.inactive"];
};

/**
 * What shots come to; every reason why one cannot be fired is noted as a requirement. Shots are read in their order; a
 * shot that names nobody is fired by all who have the weapon, can, and are not used yet. dt.declare.before-dice,
 * dt.declare.split-targets, dt.declare.not-forced
 */
export function volleysOf(
  g: G,
  r: Needs,
  actors: Together,
  shots: readonly Shot[],
  manner: Manner,
  aim = new Aim(g),
): readonly Volley[] {
  const hands = new Hands();
  const found: Volley[] = [];
  const kinds = new Set(shots.map(({ weapon }) => isCloseCombat(weapon)));
  if (manner.sustained)
    r.need(kinds.size < 2, "A SUSTAINED ATTACK uses ranged weapons or C weapons, not both.", "dt.cc.sustained-choice");
  for (const shot of shots) {
    const volley = volleyOf(g, r, aim, hands, actors, shot, shots, manner);
    if (volley !== null) found.push(volley);
  }
  return found;
}

function volleyOf(
  g: G,
  r: Needs,
  aim: Aim,
  hands: Hands,
  actors: Together,
  shot: Shot,
  shots: readonly Shot[],
  manner: Manner,
): Volley | null {
  const { weapon } = shot;
  const aimed = findUnit(g.state, shot.target);
  const { name } = weaponNamed(weapon);
  if (
    !r.need(
      aimed !== undefined && isOnTable(aimed),
      `${shot.target} is on the table.`,
      "dt.los.needed",
      ...sheltered(aimed),
    ) ||
    aimed === undefined
  )
    return null;
  const [actor] = actors;
  // smoke is fired at a place: whom it names does not matter
  const smokes = shot.smoke === true;
  if (smokes && shot.at !== undefined && buildingAt(g, placeOf(shot.at))) {
    r.need(false, "Smoke is not fired into a building.", "dt.weapon.smoke-not-building");
    return null;
  }
  if (!smokes && !r.need(aimed.side !== actor?.side, `${shot.target} is an enemy.`, "dt.declare.before-dice"))
    return null;
  if (manner.only !== null) {
    const only = targetOf(g, manner.only).includes(aimed);
    if (!r.need(only, `Only ${manner.only.id} may be attacked.`, "dt.react.target")) return null;
  }
  const wanted = manner.weapons === "close-combat" ? "Only C weapons are used." : "No C weapons are used.";
  const rule = manner.weapons === "close-combat" ? "dt.skill.charge" : "dt.react.no-close-combat";
  if (!r.need(fits(weapon, manner), wanted, rule)) return null;
  const rating = smokes ? smokeRating : ratingFor(g, weapon, aimed);
  const armour = armourOf(aimed);
  if (
    !r.need(
      rating !== null,
      `The ${name} has an entry against ${armourClass(aimed)} with Armour ${armour}.`,
      "dt.hit.no-entry",
      "dt.setup.kinds",
      ...(armourClass(aimed) === "aircraft" && weapon === "standard"
        ? (["dt.cc.standard-weapons", "dt.open.standard-cc"] as const)
        : []),
    )
  )
    return null;
  const draft = { shot, weapon, aimed, together: targetOf(g, aimed), blast: !smokes && isBlast(weapon, aimed) };
  const firers: (Firer & { readonly arm: Arm })[] = [];
  let first: Reason | null = null;
  let carriers = 0;
  for (const figure of figuresOf(actors)) {
    if (shot.by !== undefined && !shot.by.includes(figure.miniature.id)) continue;
    const arms = armsFor(figure, shot);
    if (arms.length > 0) carriers++;
    let why: Reason | null = null;
    let left = shot.count ?? Infinity;
    for (const arm of arms) {
      const used = hands.of(figure.miniature.id);
      const not = handsObstacle(g, figure, arm, used, shot, shots) ?? fireObstacle(g, aim, figure, arm, draft);
      why ??= not;
      const times = not === null ? Math.min(left, timesOf(g, figure.unit, arm, used, shot, shots)) : 0;
      if (times > 0) firers.push({ figure, mount: arm.mount, times, arm });
      left -= times;
    }
    if (why === null || firers.some((firer) => firer.figure === figure)) continue;
    first ??= why;
    // who is named has to be able to
    if (shot.by !== undefined) r.need(false, why.text, ...why.cites);
  }
  if (!r.need(carriers > 0, `${actor?.id ?? "It"} has a ${name}.`, "dt.declare.soldier-weapons")) return null;
  if (firers.length === 0) {
    const why = first ?? no(`Nobody can fire the ${name}.`, "dt.declare.forgotten");
    r.need(false, { met: "", unmet: why.text, ...(why.at !== undefined && { at: why.at }) }, ...why.cites);
    return null;
  }
  if (!mayBeFired(g, r, shot, firers)) return null;
  for (const { figure, times, arm } of firers) hands.uses(figure, { arm, target: shot.target, times });
  const volley = { ...draft, firers };
  if (!volley.blast) return volley;
  const centre = centreOf(g, volley, figuresOf(volley.together), aim.viewer);
  return r.need(centre !== null, `The ${name} can hit a place by ${aimed.id}.`, "dt.blast.place") ? volley : null;
}

/** Smoke has no rating against anybody. */
const smokeRating = { dice: 1, blast: 0, damage: 0 } as const;

/** The rating of a weapon against a unit; standard weapons reach up to Armour 7. dt.open.standard-cc */
export function ratingFor(g: G, weapon: WeaponId, unit: Unit): ReturnType<typeof ratingOf> {
  if (weapon !== "standard") return ratingOf(weapon, armourClass(unit), armourOf(unit));
  if (armourOf(unit) > number(g, "dt.number.standard-armour")) return null;
  if (armourClass(unit) === "aircraft" && reading(g, "dt.open.standard-cc") === "ground") return null;
  return { dice: 1, blast: 0, damage: 1 };
}

/** What a weapon needs besides: a token for a salvo, boxes for a volley, an artillery piece for smoke. */
function mayBeFired(g: G, r: Needs, shot: Shot, firers: readonly Firer[]): boolean {
  const { weapon } = shot;
  const [first] = firers;
  if (first === undefined) return false;
  const { unit, miniature } = first.figure;
  let may = true;
  if (shot.salvo === true) {
    may = r.need(hasRule(weapon, "salvo"), "The weapon fires salvos.", "dt.weapon.salvo") && may;
    may = r.need(hasToken(unit, "loaded"), `${unit.id} is loaded for a salvo.`, "dt.weapon.salvo") && may;
  }
  if (shot.boxes !== undefined) {
    const left = boxesLeft(miniature, weapon) ?? 0;
    const enough = hasRule(weapon, "volley") && shot.boxes <= left;
    may = r.need(enough, `The volley marks ${shot.boxes} of ${left} boxes left.`, "dt.weapon.volley") && may;
  }
  if (shot.smoke === true) {
    may = r.need(hasRule(weapon, "artillery"), "The weapon is artillery.", "dt.weapon.smoke-shell") && may;
    may = r.need(shot.at !== undefined, "It says where the smoke goes.", "dt.weapon.smoke-shell") && may;
  }
  if (shot.miniature !== undefined && hasRule(weapon, "sniper")) {
    const named = figuresOf(targetOf(g, findUnit(g.state, shot.target) ?? unit)).some(
      ({ miniature: one }) => one.id === shot.miniature,
    );
    may = r.need(named, `${shot.miniature} is a miniature of ${shot.target}.`, "dt.weapon.sniper") && may;
  }
  return may;
}
