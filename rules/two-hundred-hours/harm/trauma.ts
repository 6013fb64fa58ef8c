import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { TraumaCause } from "../table/events.ts";
import { leaveBody, markerGone } from "../alarm/index.ts";
import { requisitionCards } from "../book/requisition-cards.ts";
import { written } from "../table/battlefield.ts";
import { hasClearView, isCrew, seesNow } from "../detection/index.ts";
import { areWithin } from "../table/measuring.ts";
import {
  assist,
  basicTest,
  extraDice,
  hearsParadeVoice,
  type MedalEffect,
  medalEffect,
  rerollEffect,
} from "../dice/index.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import {
  choose,
  friendsOf,
  type Ctx,
  isAsleep,
  isReady,
  isStanding,
  membersOf,
  partnerOf,
  reading,
  record,
  type Rules,
  sideOf,
  recordNoEffect,
} from "../table/context.ts";
import { flipToken, loseAction, removeTokens } from "../table/tokens.ts";
import { afterTakenOut } from "../missions/index.ts";
import { reposition } from "./reposition.ts";

/* Trauma rolls and being taken out lead to one another, and so stand together. */

/** The fighters that have taken a Trauma roll in the present action, explosion or bomb, which may cause several. zh.open.trauma-several */
const rolledSince = new WeakMap<Ctx, Set<string>>();

/** An action, an explosion or a bomb begins, which may be several causes of trauma at once. zh.open.trauma-several */
export const beginCause = (ctx: Ctx): void => void rolledSince.delete(ctx);

/** Whether a fighter has already rolled in the same action, explosion or bomb; marks it as having rolled. zh.open.trauma-several */
function hasRolledForCause(ctx: Ctx, fighter: OnTable): boolean {
  if (reading(ctx, "zh.open.trauma-several") === "one-per-cause") return false;
  const rolled = rolledSince.get(ctx) ?? new Set<string>();
  rolledSince.set(ctx, rolled);
  const before = rolled.has(fighter.id);
  for (const { id } of membersOf(ctx.state, fighter)) rolled.add(id);
  return before;
}

/** Why a fighter takes a Trauma roll. */
export interface TraumaOf {
  readonly why: TraumaCause;
  /** Minor wounds from the attack; 0 if there was none. zh.trauma.two-wounds */
  readonly wounds: number;
  /** Whether the fighter itself was the target; else the owner of a pair chooses the member that is lost. zh.pair.trauma-untargeted */
  readonly targeted: boolean;
}

/** Medal effects of a Trauma roll. zh.trauma.assist, zh.trauma.reposition, zh.m8.crew-no-reposition */
function effectsOf(ctx: Ctx, fighter: OnTable): readonly MedalEffect[] {
  return [
    ...assist(ctx, fighter, { withDog: false }, "zh.trauma.assist"),
    ...(isCrew(ctx, fighter) || isAsleep(fighter)
      ? []
      : [medalEffect("reposition", "Reposition: move up to 2″", ["zh.trauma.reposition"])]),
    ...(fighter.veteran === "v-iron-nerve"
      ? [rerollEffect("iron-nerve", "Iron Nerve: re-roll it", ["zh.veteran.any-fighter"])]
      : []),
  ];
}

/**
 * A Trauma roll: a basic Guts test, with one die after two or more minor wounds. A fighter that fails it loses an action, has a
 * token turned red, or is taken out. zh.trauma.test, zh.trauma.two-wounds, zh.trauma.pass, zh.pair.trauma
 */
export function* traumaOf(
  ctx: Ctx,
  fighter: OnTable,
  { why, wounds, targeted }: TraumaOf,
  ...cites: readonly Citation[]
): Rules<Aftermath | null> {
  if (hasRolledForCause(ctx, fighter)) {
    const twice = "it has taken its one Trauma roll";
    recordNoEffect(ctx, fighter.id, ["trauma"], twice, "zh.open.trauma-several");
    return null;
  }
  if (fighter.veteran === "v-steady" && !fighter.steadied) {
    for (const member of membersOf(ctx.state, fighter)) member.steadied = true;
    record(ctx, {
      event: "trauma",
      fighter: fighter.id,
      passed: true,
      why: "Steady",
      cites: [...cites, "zh.veteran.any-fighter"],
    });
    return null;
  }
  const lost = wounds >= 2;
  const all = [
    ...cites,
    "zh.trauma.test",
    ...citeIf(isCrew(ctx, fighter), "zh.m8.crew-no-reposition"),
    ...citeIf(lost, "zh.trauma.two-wounds", "zh.open.lost-die"),
  ] as const;
  const extra = hearsParadeVoice(ctx, fighter, fighter.at) ? extraDice(ctx, "parade-dice") : undefined;
  const { passed, used } = yield* basicTest(
    ctx,
    fighter,
    { ability: "guts", why, lost, effects: effectsOf(ctx, fighter), matter: "pass", ...(extra && { extra }) },
    ...all,
  );
  record(ctx, {
    event: "trauma",
    fighter: fighter.id,
    passed,
    why,
    cites: [...all, ...citeIf(passed, "zh.trauma.pass")],
  });
  const aftermath = passed ? null : yield* suffer(ctx, fighter, targeted);
  if (used.has("reposition") && isStanding(fighter)) yield* reposition(ctx, fighter);
  return aftermath;
}

/** The effects of trauma. zh.trauma.ready, zh.trauma.unready, zh.trauma.all-red, zh.open.active-token */
function* suffer(ctx: Ctx, fighter: OnTable, targeted: boolean): Rules<Aftermath | null> {
  if (isReady(fighter)) {
    loseAction(ctx, fighter, "trauma", "zh.trauma.ready", "zh.open.active-token");
    return null;
  }
  if (flipToken(ctx, fighter, "zh.trauma.unready", "zh.open.active-token")) return null;
  const victim = targeted ? fighter : yield* victimOf(ctx, fighter);
  return takeOut(
    ctx,
    victim,
    "trauma with every token red",
    { untargeted: !targeted },
    "zh.trauma.all-red",
    ...citeIf(fighter.partner !== null, "zh.pair.trauma"),
    ...(targeted || fighter.partner === null ? [] : (["zh.pair.trauma-untargeted"] as const)),
  );
}

/** The member of a pair that is lost when neither was the target. zh.decide.pair-loss */
function* victimOf(ctx: Ctx, fighter: OnTable): Rules<OnTable> {
  const members = membersOf(ctx.state, fighter).filter(
    (member): member is OnTable => isStanding(member) || isAsleep(member),
  );
  return yield* choose(
    sideOf(fighter),
    { id: "zh.decide.pair-loss", text: "Which member of the pair is lost?", piece: fighter.id },
    members.map((member) => ({ id: member.id, text: member.id, value: member })),
  );
}

/** A fighter that is taken out loses its place and its marker. zh.out.removed */
function leaveTable(ctx: Ctx, fighter: Fighter): void {
  markerGone(ctx, fighter);
  fighter.marker = false;
  fighter.at = null;
  fighter.on = null;
}

/** How somebody is taken out. */
export interface TakingOut {
  /** Whether it was not the target of an attack: then the survivor of a pair rolls as for any other cause. */
  readonly untargeted: boolean;
}

/** What is left to settle when a fighter has been taken out: the card it leaves, and the Trauma rolls of others. */
export interface Aftermath {
  readonly lost: Fighter;
  /** The other member of its pair. zh.pair.loss-trauma */
  readonly survivor: Fighter | null;
  /** Friends near it as it was taken out. zh.out.friends */
  readonly friends: readonly string[];
  readonly targeted: boolean;
}

/** The friends that take a Trauma roll when a fighter is taken out. zh.out.friends, zh.open.trauma-friend-facing */
function shaken(ctx: Ctx, lost: OnTable): readonly OnTable[] {
  const looks = reading(ctx, "zh.open.trauma-friend-facing") === "sight-as-well";
  return friendsOf(ctx.state, lost).filter((friend) => {
    if (areWithin(ctx, friend.at, lost.at, "zh.number.friend-near")) return true;
    if (!areWithin(ctx, friend.at, lost.at, "zh.number.friend-view") || !hasClearView(ctx, friend, lost)) return false;
    return !looks || seesNow(ctx, friend, lost) === "yes";
  });
}

/** The survivor of a pair is an individual fighter from now on. zh.pair.loss-single, zh.pair.loss-token */
function part(ctx: Ctx, lost: Fighter, survivor: Fighter): void {
  record(ctx, {
    event: "pair-parted",
    fighter: survivor.id,
    cites: ["zh.pair.loss-single", "zh.pair.loss-token", "zh.pair.loss-cards"],
  });
  survivor.partner = null;
  lost.partner = null;
}

/** The survivor of a pair may take over a card. zh.pair.loss-cards */
function* inherit(lost: Fighter, survivor: Fighter): Rules {
  if (lost.requisition === null) return;
  const takes = yield* choose(
    sideOf(survivor),
    {
      id: "zh.decide.pair-requisition",
      text: `Does ${survivor.id} take over the card ${requisitionCards[lost.requisition].name}?`,
      piece: survivor.id,
    },
    [
      { id: "yes", text: "Yes", value: true },
      { id: "no", text: "No", value: false },
    ],
  );
  if (!takes) return;
  survivor.requisition = lost.requisition;
  survivor.charges += lost.charges;
  survivor.smokes += lost.smokes;
  // the figures are swapped: a weapon given by a card is passed on
  if (lost.requisition === "r-silenced" || lost.requisition === "r-long-range") survivor.weapon = lost.weapon;
}

/**
 * A fighter is taken out: removed with its marker and tokens. What it means for others is left to `settle`, which comes
 * after all hits that strike at once. zh.out.removed, zh.out.friends
 */
export function takeOut(
  ctx: Ctx,
  fighter: OnTable,
  how: string,
  { untargeted }: TakingOut,
  ...cites: readonly Citation[]
): Aftermath {
  const { at } = fighter;
  const survivor = partnerOf(ctx.state, fighter) ?? null;
  const friends = shaken(ctx, fighter).map(({ id }) => id);
  record(ctx, { event: "taken-out", fighter: fighter.id, at: written(at), how, cites: [...cites, "zh.out.removed"] });
  removeTokens(ctx, fighter);
  fighter.where = "out";
  const lost = { ...fighter };
  leaveTable(ctx, fighter);
  if (survivor !== null) part(ctx, fighter, survivor);
  leaveBody(ctx, fighter, at);
  for (const follows of afterTakenOut) follows(ctx, lost);
  return { lost, survivor, friends, targeted: !untargeted };
}

/**
 * What follows when a fighter has been taken out: the survivor of its pair may take over its card and takes a Trauma roll,
 * and so do friends nearby, or further off with a clear view. zh.out.friends, zh.pair.loss-trauma, zh.open.trauma-pair-once
 */
export function* resolveAftermath(ctx: Ctx, { lost, survivor, friends, targeted }: Aftermath): Rules {
  if (survivor !== null && isStanding(survivor)) {
    yield* inherit(lost, survivor);
    const rolls = reading(ctx, "zh.open.trauma-pair-once") === "one" ? 1 : 2;
    const once = friends.includes(survivor.id) ? rolls : 1;
    for (let i = 0; i < once; i++)
      if (isStanding(survivor))
        yield* trauma(
          ctx,
          survivor,
          { why: `${lost.id} of its pair is taken out`, wounds: 0, targeted },
          "zh.pair.loss-trauma",
          "zh.open.trauma-pair-once",
        );
  }
  const others = friends.filter((id) => id !== survivor?.id);
  yield* shakeFriends(ctx, lost, others);
}

/** A Trauma roll, and what follows where it takes somebody out. zh.trauma.all-red */
function* trauma(ctx: Ctx, fighter: OnTable, of: TraumaOf, ...cites: readonly Citation[]): Rules {
  const aftermath = yield* traumaOf(ctx, fighter, of, ...cites);
  if (aftermath !== null) yield* resolveAftermath(ctx, aftermath);
}

/** The Trauma rolls of friends, one for each fighter lost; the nearer member of a pair rolls. zh.open.trauma-several */
function* shakeFriends(ctx: Ctx, lost: Fighter, friends: readonly string[]): Rules {
  const rolled = new Set<string>();
  for (const id of friends) {
    const friend = ctx.state.fighters.find((fighter) => fighter.id === id);
    if (friend === undefined || !isStanding(friend) || rolled.has(id)) continue;
    if (friend.partner !== null) rolled.add(friend.partner);
    yield* trauma(
      ctx,
      friend,
      { why: `${lost.id} is taken out`, wounds: 0, targeted: false },
      "zh.out.friends",
      "zh.open.trauma-several",
      "zh.open.trauma-friend-facing",
    );
  }
}
