import { isCarrier } from "../table/carried.ts";
import {
  areAboard,
  areOff,
  findUnit,
  figuresOf,
  hasSkill,
  isHero,
  isOnBoard,
  onTable,
  type Together,
  unitNamed,
} from "../table/units.ts";
import { exposed, isExposed } from "../table/stances.ts";
import { measured } from "../../geometry/index.ts";
import { charge } from "../../kernel/index.ts";
import { entryEdges, leaderOf, moveNow } from "../movement/index.ts";
import { sidePlan } from "../table/battle-plan.ts";
import {
  actingNow,
  actorsOf,
  mayDeclare,
  nextPlanned,
  reactionNow,
  reactorsOf,
  mayPass,
  toActivate,
} from "../activation/index.ts";
import { Aim, armsOf, callable, observerOf, weaponsAgainst, mannerNow } from "../attack/index.ts";
import { prismOf } from "../table/bodies.ts";
import { isCloseCombat, type WeaponId } from "../book/weapons.ts";
import { isSpecial, specialsFor } from "../specials/index.ts";
import { type DeclaredSkill, declaredSkills, otherSide, type Planned, specialIds, type Unit } from "../table/state.ts";
import { centimetres, type Ctx, written } from "../table/context.ts";
import { isImpossible, mayChange } from "./impossible.ts";
import { isLegal } from "./requirements.ts";
import { legalChanges } from "./changing.ts";
import type { Action, ActionOf, Shot } from "../table/action-schema.ts";
import { setUpCandidates } from "./set-up.ts";

/** Candidates of one kind of action of one piece. */
export interface Candidates {
  readonly name: Action["do"];
  readonly piece: string;
  readonly actions: readonly Action[];
  /** Whether all of them are legal: nothing has to be looked at again. */
  readonly legal?: true;
}

/** Plans worth listing; every legal plan is taken, not these alone. */
const usualPlans: readonly (readonly Planned[])[] = [
  ["move", "attack"],
  ["attack", "move"],
  ["sustained"],
  ["march"],
  ["move"],
  ["attack"],
  ["move", "nothing"],
  ["attack", "reload"],
  ["reload", "attack"],
  ["reload", "move"],
  ["camouflage", "move"],
  ["nothing", "move"],
  ["nothing", "attack"],
  ["nothing"],
  ["nothing", "nothing"],
  ["march", "free-attack"],
  ["march", "free-move"],
  // a MOVE with Move Stimulants is a march
  ["move", "free-attack"],
  ["move", "free-move"],
  ["attack", "free-move", "nothing"],
  ["move", "sustained"],
  ["march", "attack"],
  ["sustained", "move"],
];

/** A special action with a move, twice, or alone. */
const specialPlans: readonly (readonly Planned[])[] = specialIds.flatMap((special) => [
  [special],
  [special, special],
  ["move", special],
  [special, "move"],
]);

/** Each plan once, though it be a usual one and one of a special action. */
const plainPlans: readonly (readonly Planned[])[] = [
  ...new Map([...usualPlans, ...specialPlans].map((plan) => [plan.join(" "), plan])).values(),
];

function activateCandidates({ state }: Ctx): readonly Candidates[] {
  const { next } = state;
  if (next === null) return [];
  const heroes = toActivate(state, next).filter((unit) => isHero(unit) && unit.where !== "aboard");
  // pilots are one with what they drive, but may get out before it activates: dt.pilot.dismount
  const pilots = state.units.filter((unit) => unit.pilot && unit.side === next && !unit.activated);
  // whoever has activated is told so
  const over = state.units.filter(
    (unit) => unit.side === next && unit.activated && (unit.where === "table" || unit.where === "off"),
  );
  const units = [...toActivate(state, next), ...pilots].map((unit) => ({
    name: "activate" as const,
    piece: unit.id,
    actions: [
      { do: "activate" as const, unit: unit.id },
      ...heroes
        .filter((hero) => hero !== unit)
        .map((hero) => ({ do: "activate" as const, unit: unit.id, hero: hero.id })),
    ],
  }));
  const pass = mayPass(state, next)
    ? [{ name: "pass" as const, piece: next, actions: [{ do: "pass" as const, side: next }] }]
    : [];
  const told = over.map(({ id }) => ({
    name: "activate" as const,
    piece: id,
    actions: [{ do: "activate" as const, unit: id }],
  }));
  return [...units, ...pass, ...told];
}

/** The plans of whoever is activated, legal or not. */
function plansOf(ctx: Ctx): readonly ActionOf<"declare">[] {
  const { activation } = ctx.state;
  if (activation === null) return [];
  const together = actorsOf(ctx);
  const skills: readonly DeclaredSkill[] = (["fighting spirit", "lucky"] as const).filter((skill) =>
    together.some((unit) => hasSkill(unit, skill, together)),
  );
  const unit = activation.unit;
  const plain = plainPlans.map((plan): ActionOf<"declare"> => ({ do: "declare", unit, plan: [...plan] }));
  const skilled = skills.flatMap((skill) =>
    usualPlans
      .filter((plan) => plan.includes("attack") || plan.includes("sustained"))
      .map((plan): ActionOf<"declare"> => ({ do: "declare", unit, plan: [...plan], skills: [skill] })),
  );
  return [...plain, ...skilled];
}

const declareCandidates = ({ state }: Ctx, actions: readonly Action[]): readonly Candidates[] =>
  state.activation === null ? [] : [{ name: "declare", piece: state.activation.unit, actions }];

/** What may be done in place of what has become impossible; where there is nothing, what tells why. dt.open.declared-impossible */
function changeCandidates(ctx: Ctx): readonly Candidates[] {
  const plans = plansOf(ctx);
  const legal = legalChanges(ctx, plans);
  return legal.length > 0
    ? declareCandidates(ctx, legal).map((candidates) => ({ ...candidates, legal: true as const }))
    : declareCandidates(ctx, plans.slice(0, 1));
}

/** Towards so many enemies, the nearest, moves are listed. */
const nearestEnemies = 4;

/** The directions in which moves are listed, each 45 degrees on from the one before, from the upper edge. */
const winds = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"] as const;

/** Places worth going to: as far as it goes to all sides, towards and away from the enemy, to objectives. */
export function namedGoals(ctx: Ctx): readonly { readonly name: string; readonly at: measured.Place }[] {
  const move = moveNow(ctx);
  const leader = leaderOf(actingNow(ctx));
  if (move === null || leader === null) return [];
  const { at, id } = leader.miniature;
  const reach = Math.max(0, move.most(leader.unit) - (move.gone[id] ?? 0) - 2);
  const inside = ({ x, y }: measured.Place): measured.Place => {
    const edge = Math.ceil(1.5 * measured.centimetre);
    return {
      x: Math.max(edge, Math.min(ctx.state.width - edge, x)),
      y: Math.max(edge, Math.min(ctx.state.height - edge, y)),
    };
  };
  const towards = (place: measured.Place, most: number): measured.Place => {
    const way = measured.directionTo(at, place);
    const far = Math.hypot(place.x - at.x, place.y - at.y);
    return way === null ? at : inside(measured.placeAlong(at, way, Math.min(most, far)));
  };
  const off = ({ miniatures }: Unit): number =>
    Math.min(...miniatures.map((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y)));
  const enemies = onTable(ctx.state)
    .filter(({ side }) => side !== leader.unit.side)
    .toSorted((a, b) => off(a) - off(b))
    .slice(0, nearestEnemies);
  const sides = winds.map((wind, i) => ({
    name: `furthest to the ${wind}`,
    at: inside(measured.placeAlong(at, measured.directionOf(45 * i), reach)),
  }));
  const near = enemies.flatMap((enemy) => {
    const [first] = enemy.miniatures;
    if (first === undefined) return [];
    const stop = centimetres(ctx, "dt.number.close-combat") - 500;
    const far = Math.hypot(first.at.x - at.x, first.at.y - at.y);
    return [
      { name: `towards ${enemy.id}`, at: towards(first.at, reach) },
      {
        name: `into close combat with ${enemy.id}`,
        at: towards(first.at, Math.min(reach, Math.max(0, far - stop - 3000))),
      },
    ];
  });
  const goals = ctx.state.objectives.map(({ id: objective, at: place }) => ({
    name: `towards ${objective}`,
    at: towards(place, reach),
  }));
  return [{ name: "stay", at }, ...goals, ...near, ...sides];
}

/** Places where a unit may come on, and straight in from there as far as it goes, and half of it. */
function entryCandidates(ctx: Ctx): Candidates | null {
  const { activation } = ctx.state;
  const move = moveNow(ctx);
  const leader = leaderOf(actorsOf(ctx));
  if (activation === null || activation.enters === null || move === null || leader === null) return null;
  const { unit } = activation;
  const { width, height } = ctx.state;
  const reach = move.most(leader.unit);
  const actions = entryEdges(ctx, leader.unit.side, activation.enters).flatMap((edge) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share): readonly Action[] => {
      const from = {
        x: Math.round(edge.from.x + (edge.to.x - edge.from.x) * share),
        y: Math.round(edge.from.y + (edge.to.y - edge.from.y) * share),
      };
      const inwards = edge.from.y === edge.to.y ? (from.y === 0 ? 180 : 0) : from.x === 0 ? 90 : 270;
      return [reach - 1, Math.round(reach / 2)].flatMap((far): readonly Action[] => {
        const { x, y } = measured.placeAlong(from, measured.directionOf(inwards), far);
        if (x < 0 || y < 0 || x > width || y > height) return [];
        return [{ do: "move", unit, from: written(from), to: written({ x, y }), facing: inwards }];
      });
    }),
  );
  return { name: "move", piece: unit, actions };
}

/** Places where a unit may appear: of an ambush all over its area, of a spy around each enemy. dt.ambush.place, dt.skill.spy */
function appearCandidates(ctx: Ctx): Candidates | null {
  const { activation } = ctx.state;
  const together = actorsOf(ctx);
  const [unit] = together;
  if (activation === null || unit === undefined) return null;
  const count = figuresOf(together).length;
  const centres: measured.Place[] = [];
  if (activation.appears === "spy")
    for (const enemy of onTable(ctx.state))
      for (const { at } of enemy.side === unit.side ? [] : enemy.miniatures)
        for (const degrees of [0, 90, 180, 270])
          centres.push(measured.placeAlong(at, measured.directionOf(degrees), 8000));
  else {
    const [left = 0, top = 0, right = 180, bottom = 120] = sidePlan(ctx.state, unit.side)?.deploys ?? [];
    for (let x = left + 8; x < right; x += 15)
      for (let y = top + 6; y < bottom; y += 9) centres.push({ x: x * 1000, y: y * 1000 });
  }
  // round two enemies the same place may come up twice
  const each = new Map(centres.map((at) => [written(at), at]));
  const actions = [...each.values()].flatMap(({ x, y }): readonly Action[] => {
    const places = Array.from({ length: count }, (_, i) => ({
      x: x + (i % 3) * 3500,
      y: y + Math.floor(i / 3) * 3500,
    }));
    const onIt = places.every(
      (place) => place.x >= 0 && place.y >= 0 && place.x <= ctx.state.width && place.y <= ctx.state.height,
    );
    return onIt ? [{ do: "appear", unit: unit.id, places: places.map(written) }] : [];
  });
  return { name: "appear", piece: unit.id, actions };
}

/** Places around a carrier worth getting out to. dt.carry.dismount */
function leaveCandidates(ctx: Ctx, unit: string): Candidates | null {
  const carrier = findUnit(ctx.state, unitNamed(ctx.state, unit).carrier ?? "");
  const [hull] = carrier?.miniatures ?? [];
  if (hull === undefined) return null;
  const actions = [12_000, 20_000].flatMap((far) =>
    [0, 45, 90, 135, 180, 225, 270, 315].flatMap((degrees): readonly Action[] => {
      const { x, y } = measured.placeAlong(hull.at, measured.directionOf(degrees), far);
      const isOn = x >= 0 && y >= 0 && x <= ctx.state.width && y <= ctx.state.height;
      return isOn ? [{ do: "move", unit, to: written({ x, y }) }] : [];
    }),
  );
  return { name: "move", piece: unit, actions };
}

/** Carriers of the own side that are near enough to be mounted. dt.carry.mount */
const mountsFor = (ctx: Ctx, unit: string): readonly Action[] =>
  onTable(ctx.state)
    .filter((carrier) => carrier.side === unitNamed(ctx.state, unit).side && carrier.id !== unit && isCarrier(carrier))
    .map((carrier) => ({ do: "move", unit, mount: carrier.id }));

function moveCandidates(ctx: Ctx): Candidates | null {
  const together = actingNow(ctx);
  const [acting] = together;
  if (acting === undefined) return null;
  const { id: unit } = acting;
  if (areOff(together)) return entryCandidates(ctx);
  if (areAboard(together)) return leaveCandidates(ctx, unit);
  const seen = new Set<string>();
  const actions = namedGoals(ctx).flatMap(({ at }): readonly Action[] => {
    const to = written(at);
    if (seen.has(to)) return [];
    seen.add(to);
    return [{ do: "move", unit, to }];
  });
  return { name: "move", piece: unit, actions: [...actions, ...mountsFor(ctx, unit)] };
}

/**
 * Everything of these weapons that can be fired at one enemy, as one attack, by the actor or by artillery it calls;
 * weapons that cannot are left out.
 */
function firedAt(
  ctx: Ctx,
  aim: Aim,
  actor: Unit,
  enemy: Unit,
  weapons: readonly WeaponId[],
  through?: string,
): readonly Shot[] {
  const shots: Shot[] = [];
  for (const weapon of weapons) {
    const shot = { weapon, target: enemy.id };
    charge("candidates", 10);
    if (isLegal(ctx, attackWith(actor, [...shots, shot], through), aim)) shots.push(shot);
  }
  return shots;
}

const attackWith = (actor: Unit, shots: readonly Shot[], through?: string): ActionOf<"attack"> => ({
  do: "attack",
  unit: actor.id,
  ...(through !== undefined && { through }),
  shots: [...shots],
});

/**
 * The attacks at one enemy: with everything, and where it is near with ranged weapons alone and with C weapons alone. A
 * SUSTAINED ATTACK is one of these two. dt.cc.after-ranged, dt.cc.sustained-choice, dt.declare.not-forced
 */
function shotsAt(ctx: Ctx, aim: Aim, actors: Together, enemy: Unit): readonly (readonly Shot[])[] {
  const [actor] = actors;
  if (mannerNow(ctx) === null || actor === undefined) return [];
  const weapons = weaponsAgainst(ctx, actors, enemy);
  const all = firedAt(ctx, aim, actor, enemy, weapons);
  const [close, ranged] = [true, false].map((wanted) => all.filter(({ weapon }) => isCloseCombat(weapon) === wanted));
  const kinds = [close ?? [], ranged ?? []].filter((shots) => shots.length > 0);
  if (kinds.length > 1) return [all, ...kinds.toReversed()];
  // with ranged weapons chosen first, none of the others had a place in a SUSTAINED ATTACK
  const others = kinds[0] === ranged ? firedAt(ctx, aim, actor, enemy, weapons.filter(isCloseCombat)) : [];
  return others.length > 0 ? [...kinds, others] : kinds;
}

/** What artillery can be called to fire at one enemy through an observer. dt.skill.observer */
function calledAt(ctx: Ctx, aim: Aim, actors: Together, enemy: Unit): readonly Action[] {
  const [actor] = actors;
  if (actor === undefined) return [];
  return callable(ctx, actors, enemy).flatMap(({ gun, weapons }) => {
    const shots = firedAt(ctx, aim, actor, enemy, weapons, gun.id);
    return shots.length === 0 ? [] : [attackWith(actor, shots, gun.id)];
  });
}

function attackCandidates(ctx: Ctx): Candidates | null {
  const { activation } = ctx.state;
  const reaction = reactionNow(ctx);
  const actors = reaction === null ? actorsOf(ctx) : reactorsOf(ctx);
  const [actor] = actors;
  if (actor === undefined || activation === null) return null;
  const aim = new Aim(ctx);
  const observed = new Aim(ctx, observerOf(actors));
  const enemies =
    reaction === null
      ? exposed(ctx.state).filter(({ side }) => side !== actor.side)
      : [unitNamed(ctx.state, activation.unit)].filter((unit) => isExposed(ctx.state, unit));
  const skills = reaction === null ? [] : declaredSkills.filter((skill) => mayDeclare(actors, skill));
  const actions = enemies.flatMap((enemy): readonly Action[] => {
    const own = shotsAt(ctx, aim, actors, enemy).flatMap((shots): readonly Action[] => {
      const plain = attackWith(actor, shots);
      return [plain, ...skills.map((skill): Action => ({ ...plain, skills: [skill] }))];
    });
    return [...own, ...calledAt(ctx, observed, actors, enemy)];
  });
  if (actions.length > 0) return { name: "attack", piece: actor.id, actions, legal: true };
  return unable(actors, enemies);
}

/** What cannot be fired at the nearest enemy either: it tells why there is no attack. */
function unable(actors: Together, enemies: readonly Unit[]): Candidates | null {
  const [figure] = figuresOf(actors);
  const [arm] = figure === undefined ? [] : armsOf(figure.unit, figure.miniature);
  if (figure === undefined || arm === undefined) return null;
  const { at } = figure.miniature;
  const off = ({ miniatures: [one] }: Unit): number =>
    one === undefined ? Infinity : Math.hypot(one.at.x - at.x, one.at.y - at.y);
  const [enemy] = enemies.toSorted((a, b) => off(a) - off(b));
  const [actor] = actors;
  if (enemy === undefined || actor === undefined) return null;
  const attack = { do: "attack" as const, unit: actor.id, shots: [{ weapon: arm.weapon, target: enemy.id }] };
  return { name: "attack", piece: actor.id, actions: [attack] };
}

const skip = (unit: string): Candidates => ({ name: "skip", piece: unit, actions: [{ do: "skip", unit }] });

/** Facings a reacting unit may turn to: towards the enemy, and the eight points of the compass. */
function turnCandidates(ctx: Ctx): Candidates | null {
  const [unit] = reactorsOf(ctx);
  const { activation } = ctx.state;
  if (unit === undefined || activation === null) return null;
  const [own] = unit.miniatures;
  const [theirs] = unitNamed(ctx.state, activation.unit).miniatures;
  const way =
    own === undefined || theirs === undefined
      ? null
      : measured.directionTo(prismOf(ctx.state, unit, own).centre, theirs.at);
  const facings = new Set([...(way === null ? [] : [measured.degreesOf(way)]), 0, 45, 90, 135, 180, 225, 270, 315]);
  return {
    name: "turn",
    piece: unit.id,
    actions: [...facings].map((facing) => ({ do: "turn" as const, unit: unit.id, facing })),
  };
}

function reactCandidates(ctx: Ctx): readonly Candidates[] {
  const { activation } = ctx.state;
  if (activation === null) return [];
  const side = otherSide(unitNamed(ctx.state, activation.unit).side);
  const units = toActivate(ctx.state, side).filter(isOnBoard);
  const heroes = units.filter(isHero);
  return [
    ...units.map((unit) => ({
      name: "react" as const,
      piece: unit.id,
      actions: [
        { do: "react" as const, unit: unit.id },
        ...heroes
          .filter((hero) => hero !== unit)
          .map((hero) => ({ do: "react" as const, unit: unit.id, hero: hero.id })),
      ],
    })),
    { name: "hold", piece: side, actions: [{ do: "hold", side }] },
  ];
}

const there = (candidates: Candidates | null): readonly Candidates[] => (candidates === null ? [] : [candidates]);

/** Every kind of action of whoever may act now. */
export function candidatesOf(ctx: Ctx): readonly Candidates[] {
  if (ctx.state.phase === "set-up") return setUpCandidates(ctx);
  const { activation } = ctx.state;
  const reaction = reactionNow(ctx);
  if (activation === null) return activateCandidates(ctx);
  if (reaction?.may === "free-move") return [...there(moveCandidates(ctx)), skip(reaction.unit)];
  if (reaction !== null) {
    const turns = reaction.may === "either" ? there(turnCandidates(ctx)) : [];
    return [...there(attackCandidates(ctx)), ...turns, skip(reaction.unit)];
  }
  if (activation.appears !== null) return [...there(appearCandidates(ctx)), skip(activation.unit)];
  if (activation.plan === null) return declareCandidates(ctx, plansOf(ctx));
  if (activation.window === "open") return reactCandidates(ctx);
  return [...plannedCandidates(ctx), ...(mayChange(ctx) && isImpossible(ctx) ? changeCandidates(ctx) : [])];
}

/** What was declared next, or nothing of it. */
function plannedCandidates(ctx: Ctx): readonly Candidates[] {
  const { activation } = ctx.state;
  const planned = activation === null ? null : nextPlanned(activation);
  if (activation === null || planned === null || planned === "nothing") return [];
  const { unit } = activation;
  if (planned === "move" || planned === "march" || planned === "free-move")
    return [...there(moveCandidates(ctx)), skip(unit)];
  if (planned === "attack" || planned === "sustained" || planned === "free-attack")
    return [...there(attackCandidates(ctx)), skip(unit)];
  const actions = isSpecial(planned) ? specialsFor(ctx, actorsOf(ctx), planned) : [];
  return [{ name: "special", piece: unit, actions }, skip(unit)];
}
