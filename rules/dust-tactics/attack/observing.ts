import type { ActionOf } from "../table/action-schema.ts";
import { hasRule, type WeaponId } from "../book/weapons.ts";
import { removalRoll, takeStimulants, mayDeclare, unactivated, heroWith } from "../activation/index.ts";
import { isFirstMeeting } from "../table/battle-plan.ts";
import type { DeclaredSkill, Unit } from "../table/state.ts";
import { choose, type Ctx, reading, record, type Rules, type Req } from "../table/context.ts";
import { drop, gain, shakenBy } from "../table/tokens.ts";
import {
  type Figure,
  figuresOf,
  hasOwnSkill,
  hasSkill,
  hasToken,
  onTable,
  type CombinedUnit,
  unitById,
  unitNamed,
} from "../table/units.ts";
import { Aim } from "./aim.ts";
import { armsOf } from "./arms.ts";
import { volleysOf } from "./orders.ts";
import { weaponsAgainst } from "./shot-fields.ts";
import type { AttackMode, DeclaredAttack } from "./attack-mode.ts";

/** Who of those that act observes for artillery. dt.skill.observer */
export function observerOf(together: CombinedUnit): Figure | null {
  const unit =
    together.find((member) => hasOwnSkill(member, "artillery observer")) ??
    together.find((member) => hasSkill(member, "artillery observer", together));
  return unit === undefined ? null : (figuresOf([unit])[0] ?? null);
}

/** What stimulants are sure to make of the attack of an artillery unit that is called: of two its owner chooses. dt.open.stim-both */
const isSurelySustained = (gun: Unit): boolean =>
  hasToken(gun, "attack-stimulants") && !hasToken(gun, "move-stimulants");

/** The same attack action as the observer's, which Attack Stimulants make a SUSTAINED ATTACK. dt.skill.observer-same-action, dt.cmd.stim-attack */
const attackModeOf = (mode: AttackMode, stimulated: boolean): AttackMode =>
  stimulated ? { ...mode, sustained: true } : mode;

const isUnloaded = (gun: Unit): boolean => isReloaded(gun) && !hasToken(gun, "loaded");

/** A unit as it is once it has reloaded. */
const asLoaded = (gun: Unit): Unit => (isUnloaded(gun) ? { ...gun, tokens: [...gun.tokens, "loaded"] } : gun);

/** The artillery that a unit calls, and the observer it does it by; null where it cannot be called at all. dt.skill.observer */
function requireCalled(
  ctx: Ctx,
  req: Req,
  { unit, through = "" }: Pick<ActionOf<"attack">, "unit" | "through">,
  { actors, shots }: DeclaredAttack,
): { readonly observer: Figure; readonly gun: Unit } | null {
  const observer = observerOf(actors);
  const observes = { met: `${unit} has an Artillery Observer.`, unmet: `${unit} has no Artillery Observer.` };
  if (!req.found(observer, observes, "dt.skill.observer")) return null;
  const gun = onTable(ctx.state).find(({ id, side }) => id === through && side === observer.unit.side);
  if (through !== "" && !req.known(unitNamed(ctx.state, through), "through", through, "unit", "dt.skill.observer"))
    return null;
  const called = through === "" ? "The gun" : through;
  const isThere = {
    met: `${called} is a friendly unit on the table.`,
    unmet: `${called} is not a friendly unit on the table.`,
  };
  if (!req.found(gun, isThere, "dt.skill.observer")) return null;
  req.need(!gun.activated, unactivated(gun), "dt.skill.observer");
  req.need(shots.length > 0 && shots.every(({ weapon }) => hasRule(weapon, "artillery")), {
    met: `${gun.id} fires artillery.`,
    unmet: `Only artillery fires through an observer, and this is not artillery.`,
    cites: ["dt.skill.observer"],
  });
  if (reading(ctx, "dt.open.observer-suppressed") === "not-called")
    req.need(!hasToken(gun, "suppressed") && !hasToken(gun, "stunned"), {
      met: `${gun.id} is neither suppressed nor stunned.`,
      unmet: `${gun.id} is suppressed or stunned and cannot be called.`,
      cites: ["dt.open.observer-suppressed"],
    });
  return { observer, gun };
}

/** What stimulants that are sure to make it a SUSTAINED ATTACK forbid. dt.meet.no-sustained, dt.skill.observer-reload */
function requireStimulated(ctx: Ctx, req: Req, gun: Unit, mode: AttackMode): void {
  const counts = `The stimulated attack of ${gun.id} counts as a SUSTAINED ATTACK`;
  if (isFirstMeeting(ctx.state, gun.side))
    req.fail(`${counts}, which nobody takes in the first turn.`, "dt.meet.no-sustained", "dt.cmd.stim-attack");
  if (!mode.sustained && isUnloaded(gun))
    req.fail(`${counts}, so it does not reload.`, "dt.skill.observer-reload", "dt.cmd.stim-attack");
}

/** What artillery fire through an observer needs. dt.skill.observer-los, dt.skill.observer-same-action */
export function requireObservedFire(
  ctx: Ctx,
  req: Req,
  action: Pick<ActionOf<"attack">, "unit" | "through">,
  attack: DeclaredAttack,
  aim?: Aim,
): void {
  const called = requireCalled(ctx, req, action, attack);
  if (called === null) return;
  const { observer, gun } = called;
  const stimulated = isSurelySustained(gun);
  if (stimulated) requireStimulated(ctx, req, gun, attack.mode);
  const mode = attackModeOf(attack.mode, stimulated);
  const loaded = mayReload(gun, mode) ? asLoaded(gun) : gun;
  volleysOf(ctx, req, { actors: [loaded], shots: attack.shots, mode }, aim ?? new Aim(ctx, observer));
}

/** Artillery of the observer's side that has not activated, with the weapons it could fire at an enemy for him. dt.skill.observer */
export function callable(ctx: Ctx, together: CombinedUnit, enemy: Unit): readonly Called[] {
  const observer = observerOf(together);
  if (observer === null) return [];
  return onTable(ctx.state)
    .filter((gun) => gun.side === observer.unit.side && !gun.activated)
    .map((gun) => ({ gun, weapons: artilleryAgainst(ctx, gun, enemy) }))
    .filter(({ weapons }) => weapons.length > 0);
}

interface Called {
  readonly gun: Unit;
  readonly weapons: readonly WeaponId[];
}

/** The artillery weapons of a unit with an entry against an enemy; unloaded ones may be reloaded. dt.skill.observer-reload */
const artilleryAgainst = (ctx: Ctx, gun: Unit, enemy: Unit): readonly WeaponId[] =>
  weaponsAgainst(ctx, [asLoaded(gun)], enemy).filter((weapon) => hasRule(weapon, "artillery"));

const isReloaded = (gun: Unit): boolean =>
  figuresOf([gun]).some(({ miniature }) => armsOf(gun, miniature).some(({ weapon }) => hasRule(weapon, "reload")));

/** Whether a unit may reload before or after it fires for an observer. dt.skill.observer-reload */
const mayReload = (gun: Unit, { sustained }: AttackMode): boolean => !sustained && isReloaded(gun);

/** Who fires for an observer, how, and with which skills. */
export interface CalledFire {
  readonly actors: CombinedUnit;
  readonly mode: AttackMode;
  readonly skills: readonly DeclaredSkill[];
}

/**
 * The artillery unit activates at once, with a hero who joins it: it shakes off its tokens, takes its stimulants, and
 * where it still has a token it does not fire. dt.skill.observer-same-action, dt.skill.observer-ends,
 * dt.open.observer-suppressed, dt.hero.join-moment
 */
export function* callArtillery(ctx: Ctx, gun: Unit, fires: (how: CalledFire) => Rules, mode: AttackMode): Rules {
  const joined = yield* heroWith(ctx, gun.id);
  const together: CombinedUnit = joined === null ? [gun] : [gun, unitById(ctx.state, joined)];
  for (const unit of together) {
    unit.activated = true;
    unit.acted = true;
    unit.marched = false;
  }
  record(ctx, {
    event: "activated",
    unit: gun.id,
    hero: joined,
    actions: 1,
    cites: ["dt.skill.observer", "dt.skill.observer-same-action"],
  });
  yield* removalRoll(ctx, together);
  const own = attackModeOf(mode, (yield* takeStimulants(ctx, together)) === "attack");
  const stunned = together.some((unit) => hasToken(unit, "stunned"));
  for (const unit of together) drop(ctx, unit, "stunned", "it activates", "dt.skill.stunned-activate");
  if (stunned || shakenBy(gun) !== null) {
    record(ctx, { event: "nothing", unit: gun.id, why: "it has a token", cites: ["dt.open.observer-suppressed"] });
    return;
  }
  const when = mayReload(gun, own) ? yield* whenReloads(gun) : "no";
  if (when === "before") gain(ctx, gun, "loaded", "it reloads", "dt.skill.observer-reload");
  // of two stimulants its owner chose those that keep it from reloading: dt.open.stim-both
  if (isUnloaded(gun)) {
    record(ctx, { event: "nothing", unit: gun.id, why: "it is not loaded", cites: ["dt.skill.observer-reload"] });
    return;
  }
  yield* fires({ actors: together, mode: own, skills: yield* spirit(together) });
  if (when === "after") gain(ctx, gun, "loaded", "it reloads", "dt.skill.observer-reload");
  record(ctx, { event: "activation-over", unit: gun.id, cites: ["dt.skill.observer-ends"] });
}

/** When an artillery unit reloads that is called; what is not loaded does it before it fires. dt.skill.observer-reload */
function* whenReloads(gun: Unit): Rules<"before" | "after" | "no"> {
  return yield* choose<"before" | "after" | "no">(
    gun.side,
    { id: "dt.decide.observer", text: `Does ${gun.id} reload?`, piece: gun.id },
    isUnloaded(gun)
      ? [{ id: "before", text: "Before it fires", value: "before" }]
      : [
          { id: "after", text: "After it has fired", value: "after" },
          { id: "no", text: "No", value: "no" },
        ],
  );
}

/** Whether the hero who joined the artillery uses Fighting Spirit in its attack. dt.skill.fighting-spirit, dt.skill.shared */
function* spirit(together: CombinedUnit): Rules<readonly DeclaredSkill[]> {
  const [gun] = together;
  if (gun === undefined || !mayDeclare(together, "fighting spirit")) return [];
  return yield* choose<readonly DeclaredSkill[]>(
    gun.side,
    { id: "dt.decide.once-per-game", text: `Does ${gun.id} attack with Fighting Spirit?`, piece: gun.id },
    [
      { id: "now", text: "Now", value: ["fighting spirit"] },
      { id: "later", text: "Later", value: [] },
    ],
  );
}
