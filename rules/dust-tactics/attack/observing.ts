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
  findUnit,
  hasOwnSkill,
  hasSkill,
  hasToken,
  isOnTable,
  onTable,
  type CombinedUnit,
  unitNamed,
} from "../table/units.ts";
import { Aim } from "./aim.ts";
import { armsOf } from "./arms.ts";
import { volleysOf } from "./orders.ts";
import { weaponsAgainst } from "./what-counts.ts";
import type { AttackMode } from "./attack-mode.ts";

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

/** What artillery fire through an observer needs. dt.skill.observer-los, dt.skill.observer-same-action */
export function requiresObservedFire(
  ctx: Ctx,
  req: Req,
  action: ActionOf<"attack">,
  together: CombinedUnit,
  mode: AttackMode,
  aim?: Aim,
): void {
  const observer = observerOf(together);
  if (
    !req.need(
      observer !== null,
      { met: `${action.unit} has an Artillery Observer.`, unmet: `${action.unit} has no Artillery Observer.` },
      "dt.skill.observer",
    ) ||
    observer === null
  )
    return;
  const gun = findUnit(ctx.state, action.through ?? "");
  const there = gun !== undefined && isOnTable(gun) && gun.side === observer.unit.side;
  if (
    !req.need(
      there,
      {
        met: `${action.through ?? "The gun"} is a friendly unit on the table.`,
        unmet: `${action.through ?? "The gun"} is not a friendly unit on the table.`,
      },
      "dt.skill.observer",
    ) ||
    gun === undefined
  )
    return;
  req.need(!gun.activated, unactivated(gun), "dt.skill.observer");
  const artillery = action.shots.every(({ weapon }) => hasRule(weapon, "artillery"));
  req.need(
    artillery && action.shots.length > 0,
    {
      met: `${gun.id} fires artillery.`,
      unmet: `Only artillery fires through an observer, and this is not artillery.`,
    },
    "dt.skill.observer",
  );
  if (reading(ctx, "dt.open.observer-suppressed") === "not-called")
    req.need(
      !hasToken(gun, "suppressed") && !hasToken(gun, "stunned"),
      {
        met: `${gun.id} is neither suppressed nor stunned.`,
        unmet: `${gun.id} is suppressed or stunned and cannot be called.`,
      },
      "dt.open.observer-suppressed",
    );
  const stimulated = isSurelySustained(gun);
  if (stimulated && isFirstMeeting(ctx.state, gun.side))
    req.fail(
      `The stimulated attack of ${gun.id} counts as a SUSTAINED ATTACK, which nobody takes in the first turn.`,
      "dt.meet.no-sustained",
      "dt.cmd.stim-attack",
    );
  const own = attackModeOf(mode, stimulated);
  if (stimulated && !mode.sustained && isUnloaded(gun))
    req.fail(
      `The stimulated attack of ${gun.id} counts as a SUSTAINED ATTACK, so it does not reload.`,
      "dt.skill.observer-reload",
      "dt.cmd.stim-attack",
    );
  const loaded: Unit = mayReload(gun, own) && isUnloaded(gun) ? { ...gun, tokens: [...gun.tokens, "loaded"] } : gun;
  volleysOf(ctx, req, [loaded], action.shots, own, aim ?? new Aim(ctx, observer));
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
const artilleryAgainst = (ctx: Ctx, gun: Unit, enemy: Unit): readonly WeaponId[] => {
  const loaded: Unit = isUnloaded(gun) ? { ...gun, tokens: [...gun.tokens, "loaded"] } : gun;
  return weaponsAgainst(ctx, [loaded], enemy).filter((weapon) => hasRule(weapon, "artillery"));
};

const isReloaded = (gun: Unit): boolean =>
  figuresOf([gun]).some(({ miniature }) => armsOf(gun, miniature).some(({ weapon }) => hasRule(weapon, "reload")));

/** Whether a unit may reload before or after it fires for an observer. dt.skill.observer-reload */
const mayReload = (gun: Unit, { sustained }: AttackMode): boolean => !sustained && isReloaded(gun);

/** Who fires for an observer, how, and with which skills. */
export interface CalledFire {
  readonly together: CombinedUnit;
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
  const together: CombinedUnit = joined === null ? [gun] : [gun, unitNamed(ctx.state, joined)];
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
  yield* fires({ together, mode: own, skills: yield* spirit(together) });
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
