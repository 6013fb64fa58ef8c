import { everyHolds, charge, type Candidates } from "../../kernel/index.ts";
import {
  activationOf,
  actingNow,
  actorsOf,
  loseFreeAction,
  finished,
  mayDeclare,
  reactionNow,
  reactorsOf,
} from "../activation/index.ts";
import {
  Aim,
  requireObservedFire,
  callArtillery,
  type CalledFire,
  observerOf,
  volleysOf,
  attackModeNow,
  type AttackMode,
  performAttack,
  armsOf,
  callable,
  weaponsAgainst,
} from "../attack/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Req, type Ctx, type Rules, impossible } from "../table/context.ts";
import { endReaction, mayFight } from "./reacting.ts";
import { releaseGrapples, shakenBy } from "../table/tokens.ts";
import type { ActionOf, Shot } from "../table/action-schema.ts";
import { requireEachOnce } from "./plan-requirements.ts";
import { requirePlanned } from "./planned.ts";
import { type DeclaredSkill, declaredSkills, type Reaction, type Unit } from "../table/state.ts";
import { type CombinedUnit, unitById, figuresOf, isOnTable, hasSkill } from "../table/units.ts";
import { exposed, isExposed } from "../table/stances.ts";
import { isCloseCombat, type WeaponId } from "../book/weapons.ts";
import { isAttack } from "./impossible.ts";
import type { ActionRule, Moment } from "./rule.ts";

/** No one who attacks is shaken, but where a die has let them react. dt.supp.cannot-fight, dt.open.suppressed-reactive */
function requireSteadyActors(req: Req, actors: CombinedUnit, { reacts }: { readonly reacts: boolean }): void {
  for (const unit of actors) {
    const why = shakenBy(unit);
    if (why === null || (reacts && mayFight(unit))) continue;
    const is = why === "dt.supp.cannot-fight" ? "suppressed" : "stunned";
    req.fail(`${unit.id} is ${is} and cannot fight.`, why, "dt.open.suppressed-reactive");
  }
}

/** The skills of an attack are declared by a reaction, once each, by who has them. dt.skill.declare, dt.react.attack-skills */
function requireSkills(
  req: Req,
  { unit, skills = [] }: ActionOf<"attack">,
  actors: CombinedUnit,
  { reacts }: { readonly reacts: boolean },
): void {
  requireEachOnce(req, skills);
  for (const skill of new Set(skills)) {
    const isDeclared = req.need(reacts, {
      met: `The reaction declares ${skill}.`,
      unmet: `The plan declares ${skill}, not the attack.`,
      cites: ["dt.skill.declare"],
    });
    if (isDeclared)
      req.need(mayDeclare(actors, skill), {
        met: `${unit} can use ${skill}.`,
        unmet: `${unit} does not have ${skill}, or has already used it.`,
        cites: [
          skill === "lucky" ? "dt.skill.lucky" : "dt.skill.fighting-spirit",
          "dt.skill.declare",
          "dt.skill.not-twice",
          "dt.react.attack-skills",
        ],
      });
  }
}

/** What an attack requires. dt.act.attack, dt.react.target, dt.skill.declare */
function requireAttack(ctx: Ctx, req: Req, action: ActionOf<"attack">, aim?: Aim): void {
  const { unit, shots } = action;
  const reaction = reactionNow(ctx);
  const reacts = reaction?.unit === unit;
  if (reaction !== null) {
    const who = { met: `${reaction.unit} reacts now.`, unmet: `${reaction.unit} reacts now, not ${unit}.` };
    if (!req.need(reacts, who, "dt.react.target")) return;
  } else if (!requirePlanned(ctx, req, unit, ["attack", "sustained", "free-attack"], "dt.act.attack")) return;
  const mode = attackModeNow(ctx);
  if (mode === null) {
    req.need(reaction === null, {
      met: `${unit} still has to attack.`,
      unmet: `${unit} has already attacked, or may only turn.`,
      cites: ["dt.react.one-army"],
    });
    return;
  }
  const actors = actingNow(ctx);
  requireSteadyActors(req, actors, { reacts });
  requireSkills(req, action, actors, { reacts });
  if (action.through !== undefined) requireObservedFire(ctx, req, action, { actors, shots, mode }, aim);
  else volleysOf(ctx, req, { actors, shots, mode }, aim);
}

/** An attack with weapons of their own, or by artillery that one of them observes for; whether it was ranged. dt.skill.observer */
function* fight(
  ctx: Ctx,
  { shots, through }: ActionOf<"attack">,
  mode: AttackMode,
  skills: readonly DeclaredSkill[],
): Rules<boolean> {
  const actors = actingNow(ctx);
  if (through === undefined) return (yield* performAttack(ctx, { actors, shots, mode, skills })).ranged;
  const viewer = observerOf(actors);
  // dt.skill.observer-los
  const fires = function* (called: CalledFire): Rules {
    yield* performAttack(ctx, { ...called, shots }, viewer);
  };
  yield* callArtillery(ctx, unitById(ctx.state, through), fires, mode);
  return true;
}

/** Whether an attack is legal; the aim keeps what it works out. */
const isLegalAttack = (ctx: Ctx, action: ActionOf<"attack">, aim: Aim): boolean =>
  everyHolds<Citation>((req) => requireAttack(ctx, req, action, aim));

const attackWith = (actor: Unit, shots: readonly Shot[], through?: string): ActionOf<"attack"> => ({
  do: "attack",
  unit: actor.id,
  ...(through !== undefined && { through }),
  shots: [...shots],
});

/**
 * Everything of these weapons that can be fired at one enemy in one attack, by the actor or by artillery it calls;
 * weapons that cannot are left out.
 */
function firedAt(
  ctx: Ctx,
  aim: Aim,
  enemy: Unit,
  weapons: readonly WeaponId[],
  attack: (shots: readonly Shot[]) => ActionOf<"attack">,
): readonly Shot[] {
  const shots: Shot[] = [];
  for (const weapon of weapons) {
    const shot = { weapon, target: enemy.id };
    charge("candidates", 10);
    if (isLegalAttack(ctx, attack([...shots, shot]), aim)) shots.push(shot);
  }
  return shots;
}

/**
 * The attacks at one enemy: with everything, and where it is near with ranged weapons alone and with C weapons alone. A
 * SUSTAINED ATTACK is one of these two. dt.cc.after-ranged, dt.cc.sustained-choice, dt.declare.not-forced
 */
function shotsAt(ctx: Ctx, aim: Aim, actors: CombinedUnit, enemy: Unit): readonly (readonly Shot[])[] {
  const [actor] = actors;
  if (attackModeNow(ctx) === null || actor === undefined) return [];
  const weapons = weaponsAgainst(ctx, actors, enemy);
  const attack = (shots: readonly Shot[]): ActionOf<"attack"> => attackWith(actor, shots);
  const all = firedAt(ctx, aim, enemy, weapons, attack);
  const [close, ranged] = [true, false].map((wanted) => all.filter(({ weapon }) => isCloseCombat(weapon) === wanted));
  const kinds = [close ?? [], ranged ?? []].filter((shots) => shots.length > 0);
  if (kinds.length > 1) return [all, ...kinds.toReversed()];
  // with ranged weapons chosen first, none of the others had a place in a SUSTAINED ATTACK
  const others = kinds[0] === ranged ? firedAt(ctx, aim, enemy, weapons.filter(isCloseCombat), attack) : [];
  return others.length > 0 ? [...kinds, others] : kinds;
}

/** What artillery can be called to fire at one enemy through an observer. dt.skill.observer */
function calledAt(ctx: Ctx, aim: Aim, actors: CombinedUnit, enemy: Unit): readonly ActionOf<"attack">[] {
  const [actor] = actors;
  if (actor === undefined) return [];
  return callable(ctx, actors, enemy).flatMap(({ gun, weapons }) => {
    const attack = (shots: readonly Shot[]): ActionOf<"attack"> => attackWith(actor, shots, gun.id);
    const shots = firedAt(ctx, aim, enemy, weapons, attack);
    return shots.length === 0 ? [] : [attack(shots)];
  });
}

/** The attacks to list, all of them legal; where there is none, one that shows why. */
function attacks(ctx: Ctx): Candidates<ActionOf<"attack">> {
  const { activation } = ctx.state;
  const reaction = reactionNow(ctx);
  const actors = actingNow(ctx);
  const [actor] = actors;
  if (actor === undefined || activation === null) return [];
  const aim = new Aim(ctx);
  const observed = new Aim(ctx, observerOf(actors));
  const enemies =
    reaction === null
      ? exposed(ctx.state).filter(({ side }) => side !== actor.side)
      : [unitById(ctx.state, activation.unit)].filter((unit) => isExposed(ctx.state, unit));
  const skills = reaction === null ? [] : declaredSkills.filter((skill) => mayDeclare(actors, skill));
  const legal = enemies.flatMap((enemy): readonly ActionOf<"attack">[] => {
    const own = shotsAt(ctx, aim, actors, enemy).flatMap((shots): readonly ActionOf<"attack">[] => {
      const plain = attackWith(actor, shots);
      return [plain, ...skills.map((skill) => ({ ...plain, skills: [skill] }))];
    });
    return [...own, ...calledAt(ctx, observed, actors, enemy)];
  });
  if (legal.length > 0) return { listed: legal, legal };
  return unable(actors, enemies);
}

/** What cannot be fired at the nearest enemy either: it tells why there is no attack. */
function unable(actors: CombinedUnit, enemies: readonly Unit[]): readonly ActionOf<"attack">[] {
  const [figure] = figuresOf(actors);
  const [arm] = figure === undefined ? [] : armsOf(figure.unit, figure.miniature);
  if (figure === undefined || arm === undefined) return [];
  const { at } = figure.miniature;
  const off = ({ miniatures: [miniature] }: Unit): number =>
    miniature === undefined ? Infinity : Math.hypot(miniature.at.x - at.x, miniature.at.y - at.y);
  const [enemy] = enemies.toSorted((a, b) => off(a) - off(b));
  const [actor] = actors;
  if (enemy === undefined || actor === undefined) return [];
  return [attackWith(actor, [{ weapon: arm.weapon, target: enemy.id }])];
}

/** Whether those who have reacted with ranged weapons may make a free MOVE. dt.skill.move-and-fire */
const movesOn = (together: CombinedUnit): boolean =>
  together.every(isOnTable) && together.slice(0, 1).some((unit) => hasSkill(unit, "move and fire", together));

/** The attack of a reaction; a free MOVE may follow it. dt.react.attack-skills, dt.react.one-army, dt.skill.move-and-fire */
function* reactiveAttack(ctx: Ctx, action: ActionOf<"attack">, reaction: Reaction, mode: AttackMode): Rules {
  releaseGrapples(ctx, reactorsOf(ctx));
  const ranged = yield* fight(ctx, action, mode, action.skills ?? []);
  if (ranged && movesOn(reactorsOf(ctx))) ctx.state.reaction = { ...reaction, may: "free-move" };
  else endReaction(ctx);
}

/** The attack that was declared. dt.act.attack, dt.act.sustained */
function* declaredAttack(ctx: Ctx, action: ActionOf<"attack">, mode: AttackMode): Rules {
  const activation = activationOf(ctx);
  releaseGrapples(ctx, actorsOf(ctx));
  const ranged = yield* fight(ctx, action, mode, activation.skills);
  // what was used in this attack is not used in another: dt.skill.fighting-spirit, dt.skill.lucky
  if (action.through === undefined) activation.skills = [];
  finished(ctx);
  if (!ranged) loseFreeAction(ctx, "it fired no ranged weapon");
}

/** Units attack, as they declared or in reaction. dt.act.attack */
const attack: ActionRule<"attack"> = {
  actors: (moment, ctx) =>
    isAttackMoment(moment)
      ? actingNow(ctx)
          .slice(0, 1)
          .map(({ id }) => ({ id }))
      : [],
  requires: requireAttack,
  candidates: attacks,
  *perform(ctx, _actor, action) {
    const mode = attackModeNow(ctx);
    const reaction = reactionNow(ctx);
    if (mode === null) throw impossible("an attack that was not declared");
    yield* reaction === null ? declaredAttack(ctx, action, mode) : reactiveAttack(ctx, action, reaction, mode);
  },
};

/** Whether an attack is what may be made. dt.react.one-army, dt.react.two-army */
const isAttackMoment = (moment: Moment): boolean =>
  (moment.awaits === "planned" && isAttack(moment.planned)) ||
  (moment.awaits === "reactive-action" && moment.may !== "free-move");

export const actions = { attack };
