import { alert, heeds, toReady, zoneRenewed } from "./alerting.ts";
import { noiseField } from "./distances.ts";
import type { Citation } from "./events.ts";
import { isInOccupiedRoom } from "./occupation.ts";
import { opposite, roomAt } from "./plan.ts";
import { canSee, watching } from "./sight.ts";
import type { Commander, Intruder, Sentry } from "./state.ts";
import {
  type Agent,
  asks,
  choose,
  defender,
  defendersOf,
  endTurn,
  type Ctx,
  intrudersOf,
  isAssaulter,
  isEngaged,
  isOpen,
  number,
  type OnBoard,
  passes,
  passScore,
  planFor,
  reading,
  record,
  roll,
  type Rules,
  seatOf,
  selectWeapon,
  test,
  topWeapon,
  turnOf,
} from "./table.ts";

type Watcher = OnBoard<Commander | Sentry>;

/** The Commander may put a marker on the indicator for somebody he exposed. hg.cmd.expose-marker */
function* exposureMarker(ctx: Ctx): Rules {
  const { asi } = ctx.state;
  if (asi.alarm && reading(ctx, "hg.open.expose-marker-alarm") === "no") return;
  if (asi.markers >= number(ctx, "hg.number.asi-boxes")) return;
  const takes = yield* asks(defender, {
    id: "hg.dec.expose-marker",
    text: "Does the Commander put an alert marker on the indicator?",
    piece: "commander",
  });
  if (!takes) return;
  asi.markers++;
  record(ctx, {
    event: "indicator",
    alarm: asi.alarm,
    markers: asi.markers,
    why: "the Commander has exposed an Intruder",
    cites: ["hg.cmd.expose-marker", "hg.open.expose-marker-alarm"],
  });
}

/**
 * An exposed raider is in assault mode at once. `caughtBy` are those whose zone he is in or who came upon him, not whoever
 * else is in his room. hg.assault.exposed-forces, hg.open.exposed-weapon
 */
export function* expose(
  ctx: Ctx,
  intruder: Intruder,
  by: readonly Agent[],
  caughtBy: readonly Agent[],
  ...cites: readonly Citation[]
): Rules {
  record(ctx, { event: "exposed", agent: intruder.id, by: by.map(({ id }) => id).join(", ") || "the enemy", cites });
  intruder.mode = "assault";
  record(ctx, {
    event: "mode",
    agent: intruder.id,
    mode: "assault",
    why: "exposed",
    cites: ["hg.assault.exposed-forces", "hg.open.exposed-weapon"],
  });
  if (reading(ctx, "hg.open.exposed-weapon") === "choice") yield* topCard(ctx, intruder);
  if (caughtBy.some(({ kind }) => kind === "commander")) yield* exposureMarker(ctx);
  if (reading(ctx, "hg.open.alert-by-zone") === "yes" && intruder.at !== null) {
    for (const one of caughtBy)
      if (one.kind === "sentry" && heeds(ctx, one))
        yield* alert(ctx, one, intruder.at, noiseField(ctx, intruder.at, "step"), "hg.open.alert-by-zone");
  }
}

/** The sidearm or the knife on top. hg.assault.top-card */
export function* topCard(ctx: Ctx, intruder: Intruder): Rules {
  const cards = (["knife", "pistol"] as const).filter((weapon) => intruder.weapons.includes(weapon));
  if (cards.length === 0) return;
  const weapon = yield* choose(
    seatOf(intruder),
    { id: "hg.dec.bonus-weapon", text: `Which weapon has ${intruder.id} on top?`, piece: intruder.id },
    cards.map((one) => ({ id: one, text: one, value: one })),
  );
  selectWeapon(intruder, weapon);
  record(ctx, { event: "weapon", agent: intruder.id, weapon, cites: ["hg.assault.top-card"] });
}

/** Whoever watches steps down: hg.evade.sentry-stands-down, hg.evade.commander-stands-down */
function standDown(ctx: Ctx, watcher: Commander | Sentry): void {
  if (watcher.kind === "sentry") toReady(ctx, watcher, "he stands down", "hg.evade.sentry-stands-down");
  else {
    watcher.facing = opposite(watcher.facing);
    zoneRenewed(ctx, watcher.id);
  }
  const { turn } = ctx.state;
  if (turn !== null && reading(ctx, "hg.open.standdown-still-zoned") === "no") turn.exempt.push(watcher.id);
  else zoneRenewed(ctx, watcher.id);
  record(ctx, {
    event: "stood-down",
    agent: watcher.id,
    facing: watcher.facing,
    cites: [
      watcher.kind === "sentry" ? "hg.evade.sentry-stands-down" : "hg.evade.commander-stands-down",
      "hg.open.standdown-still-zoned",
    ],
  });
}

/** Whether an enemy has an assaulter in sight, so that he does not stand down. hg.evade.no-standdown-with-assaulter */
const seesAssaulter = (ctx: Ctx, agent: OnBoard<Agent>): boolean =>
  intrudersOf(ctx.state).some((one) => isAssaulter(one) && canSee(ctx, agent.at, one.at));

/** The enemies whose room a raider is in. */
const roomEnemies = (ctx: Ctx, intruder: OnBoard<Intruder>): readonly OnBoard<Agent>[] => {
  const plan = planFor(ctx);
  const room = roomAt(plan, intruder.at);
  return defendersOf(ctx.state).filter((one) => isOpen(one) && roomAt(plan, one.at) === room && !isEngaged(ctx, one));
};

/** What one roll is about: watch zones, an enemy-occupied room, or both. */
interface Danger {
  readonly owners: readonly Watcher[];
  readonly inRoom: boolean;
}

/** The rolls that zones and a room take. hg.open.several-zones, hg.open.zone-and-room, hg.open.react-zone-and-room */
function dangers(ctx: Ctx, owners: readonly Watcher[], inRoom: boolean, apart: boolean): readonly Danger[] {
  const each = reading(ctx, "hg.open.several-zones") === "each";
  const zones = each ? owners.map((one) => [one]) : owners.length > 0 ? [owners] : [];
  if (inRoom && (apart || zones.length === 0))
    return [{ owners: [], inRoom }, ...zones.map((some) => ({ owners: some, inRoom: false }))];
  return zones.map((some, i) => ({ owners: some, inRoom: inRoom && i === 0 }));
}

/** EVADE of a raider, in zones or in an enemy-occupied room; what it allows is noted in the turn. */
export function* evade(ctx: Ctx, intruder: OnBoard<Intruder>, owners: readonly Watcher[], inRoom: boolean): Rules {
  turnOf(ctx).tested.push(...owners.map(({ id }) => id));
  for (const danger of dangers(ctx, owners, inRoom, reading(ctx, "hg.open.zone-and-room") === "each"))
    if (!(yield* evadeOne(ctx, intruder, danger))) return;
}

/**
 * One roll of EVADE; whether the turn goes on. Where one of several sees an assaulter the score counts as 1, and the
 * others stand down all the same. hg.open.several-zones
 */
function* evadeOne(ctx: Ctx, intruder: OnBoard<Intruder>, { owners, inRoom }: Danger): Rules<boolean> {
  const turn = turnOf(ctx);
  const dice = number(ctx, turn.moved ? "hg.number.test-moved" : "hg.number.test-still");
  const { score } = yield* test(
    ctx,
    intruder,
    "EVADE",
    "stealth",
    dice,
    ...(owners.length > 0 ? (["hg.evade.when-zone", "hg.zone.immediately", "hg.zone.intruder-turn"] as const) : []),
    ...(inRoom
      ? (["hg.evade.when-room", "hg.open.zone-and-room", "hg.occ.more-enemies", "hg.occ.raiders-do-not-count"] as const)
      : []),
    "hg.evade.dice",
  );
  const held = inRoom ? [...owners, ...roomEnemies(ctx, intruder)] : owners;
  const capped = score >= 2 && held.some((one) => seesAssaulter(ctx, one));
  if (score === 0) {
    yield* expose(ctx, intruder, held, owners, "hg.evade.score-0");
    endTurn(ctx, "he is exposed", "hg.evade.score-0");
    return false;
  }
  if (score === 1 || capped) {
    const others = reading(ctx, "hg.open.several-zones") === "nobody" ? [] : owners;
    if (capped) for (const owner of others) if (!seesAssaulter(ctx, owner)) standDown(ctx, owner);
    endTurn(
      ctx,
      "he hides where he is",
      "hg.evade.score-1",
      ...(capped ? (["hg.evade.no-standdown-with-assaulter", "hg.open.several-zones"] as const) : []),
    );
    return false;
  }
  record(ctx, {
    event: "chosen",
    agent: intruder.id,
    what: `EVADE allows ${score === 2 ? "a move or an action" : "a move and an action"}`,
    cites: [
      score === 2 ? "hg.evade.score-2" : "hg.evade.score-3",
      "hg.open.score-allowance",
      "hg.evade.adjacent-allowed",
    ],
  });
  for (const owner of owners) standDown(ctx, owner);
  if (inRoom && reading(ctx, "hg.open.evade-room") === "commander-turns") {
    const { commander } = ctx.state;
    if (commander !== null && held.includes(commander) && !owners.includes(commander)) standDown(ctx, commander);
  }
  if (score === 2 && turn.acts !== "none" && turn.moves && turn.left > 0) turn.either = true;
  return true;
}

/** A handgun on top rerolls one die of REACT for who declares to shoot. hg.weapon.handgun-reroll */
const hasHandgun = (ctx: Ctx, agent: Agent): boolean =>
  agent.kind === "intruder"
    ? topWeapon(agent) === "pistol"
    : agent.kind === "commander" && reading(ctx, "hg.open.handgun-commander") === "yes";

/** REACT: Survival dice, with the reroll of a handgun. Returns the score. */
export function* reactRoll(
  ctx: Ctx,
  agent: Agent,
  dice: number,
  ...cites: readonly Citation[]
): Rules<{ readonly score: number; readonly declared: boolean }> {
  const declared =
    hasHandgun(ctx, agent) &&
    (yield* asks(seatOf(agent), {
      id: "hg.dec.handgun-declare",
      text: `Does ${agent.id} declare that he means to shoot?`,
      piece: agent.id,
    }));
  const { score, faces } = yield* test(ctx, agent, "REACT", "survival", dice, ...cites);
  const need = passScore(ctx, agent, "survival");
  const failed = faces.filter((face) => face < need);
  if (!declared || failed.length === 0) return { score, declared };
  const was = Math.max(...failed);
  const [now = 1] = yield* roll(
    1,
    `${agent.id} rerolls with the handgun`,
    "hg.weapon.handgun-reroll",
    "hg.weapon.handgun-declare",
  );
  record(ctx, {
    event: "rerolled",
    agent: agent.id,
    die: faces.indexOf(was) + 1,
    was,
    now,
    cites: ["hg.weapon.handgun-reroll", "hg.weapon.handgun-declare", "hg.skill.reroll-failed-die"],
  });
  return { score: score + passes([now], need), declared };
}

const allowed = ["nothing more", "an attack", "an attack or a move", "an attack and a move"] as const;

/** Notes in the turn what a REACT score permits. hg.react.score-0 to hg.react.score-3, hg.open.score-allowance */
export function permit(ctx: Ctx, agent: Agent, score: number, declared: boolean, inRoom: boolean): void {
  const turn = turnOf(ctx);
  if (score === 0) {
    endTurn(ctx, "he does not react", "hg.react.score-0");
    return;
  }
  // a replacement from the entry zone performs no action: hg.repl.entry-moves-6
  const inert = ctx.state.phase === "administration";
  const spent = inert || (inRoom && turn.acted && reading(ctx, "hg.open.react-room-extra") === "no");
  turn.acts = spent ? "none" : "attack";
  turn.reacted = true;
  turn.movedOn = false;
  // a shot declared at an earlier REACT of the turn is owed still: hg.weapon.handgun-must-shoot
  turn.mustShoot = (declared || turn.mustShoot) && !spent;
  if (score === 1) turn.moves = false;
  turn.either = score === 2 && turn.moves && turn.left > 0 && !spent;
  record(ctx, {
    event: "chosen",
    agent: agent.id,
    what: `REACT allows ${allowed[spent ? 0 : Math.min(3, score)] ?? allowed[3]}`,
    cites: [
      score === 1 ? "hg.react.score-1" : score === 2 ? "hg.react.score-2" : "hg.react.score-3",
      "hg.react.even-after-action",
      ...(inert ? (["hg.repl.entry-moves-6"] as const) : []),
    ],
  });
}

const reactInZone: readonly Citation[] = [
  "hg.react.when-zone",
  "hg.react.dice",
  "hg.zone.immediately",
  "hg.zone.intruder-turn",
  "hg.react.before-fighting",
];
const reactInRoom: readonly Citation[] = [
  "hg.react.room-entry",
  "hg.react.room-scores",
  "hg.occ.more-enemies",
  "hg.occ.engaged-do-not-count",
  "hg.occ.prone-do-not-count",
  "hg.occ.raiders-do-not-count",
  "hg.open.occupied-entrant",
];

/**
 * REACT of an assaulter, in zones or on entering an enemy-occupied room. hg.react.when-zone, hg.react.dice,
 * hg.react.before-fighting
 */
export function* react(ctx: Ctx, intruder: Intruder, owners: readonly Watcher[], inRoom: boolean): Rules {
  const turn = turnOf(ctx);
  turn.tested.push(...owners.map(({ id }) => id));
  const rolls = dangers(ctx, owners, inRoom, reading(ctx, "hg.open.react-zone-and-room") === "both");
  let least = Infinity;
  let shoots = false;
  // of several rolls the lowest score counts, and behind a 0 nothing is rolled any more
  for (const danger of rolls) {
    if (least === 0) break;
    const zoned = danger.owners.length > 0;
    const still = turn.moved ? "hg.number.test-moved" : "hg.number.test-still";
    const cites: Citation[] = [...(zoned ? reactInZone : reactInRoom)];
    if (owners.length > 0 && inRoom) cites.push("hg.open.react-zone-and-room");
    if (owners.length > 1) cites.push("hg.open.several-zones");
    const { score, declared } = yield* reactRoll(
      ctx,
      intruder,
      number(ctx, zoned ? still : "hg.number.react-room"),
      ...cites,
    );
    least = Math.min(least, score);
    shoots ||= declared;
  }
  permit(ctx, intruder, least, shoots, owners.length === 0);
}

/** Watch zones that cover an Intruder and are still to be faced. hg.open.zone-retest, hg.zone.engaged-unaffected */
export function untested(ctx: Ctx, intruder: OnBoard<Intruder>): readonly Watcher[] {
  const turn = turnOf(ctx);
  const owners = watching(ctx, intruder.at);
  if (owners.length === 0 && turn.tested.length === 0) return owners;
  turn.tested = turn.tested.filter((id) => owners.some((one) => one.id === id));
  if (owners.length === 0 || isEngaged(ctx, intruder)) return [];
  return owners.filter(({ id }) => !turn.tested.includes(id) && !turn.exempt.includes(id));
}

/**
 * Resolves the zones an Intruder is in now; `entered` an enemy-occupied room besides, which only an assaulter is tested
 * for: hg.zone.immediately, hg.evade.not-on-room-entry
 */
export function* faceZones(ctx: Ctx, intruder: OnBoard<Intruder>, entered = false): Rules {
  // a Sentry who turns may put up another zone: so often at most as there are Sentries, and the Commander
  for (let tries = ctx.state.sentries.length + 2; tries > 0; tries--) {
    const turn = turnOf(ctx);
    const owners = untested(ctx, intruder);
    const inRoom = entered && tries === ctx.state.sentries.length + 2;
    if (owners.length === 0 && !(inRoom && isAssaulter(intruder))) return;
    if (isAssaulter(intruder)) yield* react(ctx, intruder, owners, inRoom);
    else yield* evade(ctx, intruder, owners, false);
    if (!turn.moves && turn.acts === "none") return;
  }
}

/** What an Intruder must face at the start of his turn. hg.react.room-start-none, hg.react.engaged-exempt */
export function* faceStart(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  if (intruder.prone || turnOf(ctx).engaged) return;
  const owners = untested(ctx, intruder);
  if (isAssaulter(intruder)) {
    if (owners.length > 0) yield* react(ctx, intruder, owners, false);
    return;
  }
  const inRoom = isInOccupiedRoom(ctx, intruder.at);
  if (owners.length === 0 && !inRoom) return;
  yield* evade(ctx, intruder, owners, inRoom);
  if (reading(ctx, "hg.open.standdown-still-zoned") === "at-once") yield* faceZones(ctx, intruder);
}

/** The Sentries a step is heard by, who would heed it. hg.sneak.each-entry, hg.open.sneak-engaged-sentry */
export const heedful = (ctx: Ctx, sentries: readonly Sentry[]): readonly Sentry[] =>
  sentries.filter((one) => heeds(ctx, one) || (reading(ctx, "hg.open.sneak-engaged-sentry") === "yes" && !one.prone));
