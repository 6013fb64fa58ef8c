import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { targetsInSight } from "../sight/index.ts";
import { type Agent, isPlaced, seatOf, topWeapon } from "../table/agents.ts";
import { askYesNo, type Ctx, number, reading, record, roll, type Rules } from "../table/context.ts";
import { passes, passScore, skillTest } from "../table/skill-tests.ts";
import type { Intruder } from "../table/state.ts";
import { closeTurn, turnOf } from "../table/turn.ts";
import { type Danger, dangersToTest } from "./dangers.ts";
import { pointsOfWatching } from "./step-points.ts";

/** Whether an agent has a handgun, which rerolls a die of REACT if he declares a shot. hg.weapon.handgun-reroll */
const hasHandgun = (ctx: Ctx, agent: Agent): boolean =>
  agent.kind === "intruder"
    ? topWeapon(agent) === "pistol"
    : agent.kind === "commander" && reading(ctx, "hg.open.handgun-commander") === "yes";

/** Whether he may declare a shot: with a handgun, under a reading only with somebody in sight. hg.weapon.handgun-declare, hg.open.handgun-nobody */
const mayDeclareShot = (ctx: Ctx, agent: Agent): boolean =>
  hasHandgun(ctx, agent) &&
  (reading(ctx, "hg.open.handgun-nobody") === "may-declare" ||
    (isPlaced(agent) && targetsInSight(ctx, agent).length > 0));

/**
 * Rolls REACT with the Survival skill and the reroll of a handgun. Returns the score and whether a shot was declared.
 * hg.react.dice, hg.skill.reroll-failed-die
 */
export function* reactRoll(
  ctx: Ctx,
  agent: Agent,
  dice: number,
  ...cites: readonly Citation[]
): Rules<{ readonly score: number; readonly declared: boolean }> {
  const declared =
    mayDeclareShot(ctx, agent) &&
    (yield* askYesNo(seatOf(agent), {
      id: "hg.dec.handgun-declare",
      text: `Does ${agent.id} declare that he means to shoot?`,
      piece: agent.id,
    }));
  const { score, faces } = yield* skillTest(
    ctx,
    agent,
    { name: "REACT", skill: "survival", dice },
    ...cites,
    ...citeIf(agent.kind === "commander", "hg.open.handgun-commander"),
  );
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
    cites: [
      "hg.weapon.handgun-reroll",
      "hg.weapon.handgun-declare",
      "hg.open.handgun-nobody",
      "hg.skill.reroll-failed-die",
    ],
  });
  return { score: score + passes([now], need), declared };
}

/** What came of a REACT: its score, whether a shot was declared, and whether only a room was faced. */
interface React {
  readonly score: number;
  readonly declared: boolean;
  readonly inRoom: boolean;
}

const allowances = ["nothing more", "an attack", "an attack or a move", "an attack and a move"] as const;

/**
 * Keeps in the turn what a REACT score allows. hg.react.score-0, hg.react.score-1, hg.react.score-2, hg.react.score-3,
 * hg.open.score-allowance
 */
export function applyReactScore(ctx: Ctx, agent: Agent, { score, declared, inRoom }: React): void {
  const turn = turnOf(ctx);
  if (score === 0) {
    closeTurn(ctx, "he does not react", "hg.react.score-0");
    return;
  }
  // a replacement from the entry zone performs no action: hg.repl.entry-moves-6
  const inert = ctx.state.phase === "administration";
  const spent = inert || (inRoom && turn.acted && reading(ctx, "hg.open.react-room-extra") === "no");
  turn.acts = spent ? "none" : "attack";
  turn.reacted = true;
  turn.movedOn = false;
  turn.changed = false;
  // a shot declared at an earlier REACT of the turn is still owed: hg.weapon.handgun-must-shoot
  turn.mustShoot = (declared || turn.mustShoot) && !spent;
  if (score === 1) turn.moves = false;
  turn.either = score === 2 && turn.moves && turn.left > 0 && !spent;
  record(ctx, {
    event: "chosen",
    agent: agent.id,
    what: `REACT allows ${allowances[spent ? 0 : Math.min(3, score)] ?? allowances[3]}`,
    cites: [
      score === 1 ? "hg.react.score-1" : score === 2 ? "hg.react.score-2" : "hg.react.score-3",
      "hg.react.even-after-action",
      ...citeIf(inRoom && turn.acted, "hg.open.react-room-extra"),
      ...citeIf(inert, "hg.repl.entry-moves-6"),
    ],
  });
}

const reactInZone: readonly Citation[] = [
  "hg.react.when-zone",
  "hg.react.dice",
  "hg.zone.immediately",
  "hg.zone.intruder-turn",
  "hg.open.zone-retest",
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
export function* react(ctx: Ctx, intruder: Intruder, danger: Danger): Rules {
  const { owners, inRoom } = danger;
  const turn = turnOf(ctx);
  turn.tested.push(...owners.map(({ id }) => id));
  const roomApart = reading(ctx, "hg.open.react-zone-and-room") === "both";
  const parts = dangersToTest(ctx, danger, { roomApart });
  let least = Infinity;
  let shoots = false;
  // the lowest of several scores counts, and after a 0 nothing more is rolled
  for (const part of parts) {
    if (least === 0) break;
    const zoned = part.owners.length > 0;
    const still = turn.moved ? "hg.number.test-moved" : "hg.number.test-still";
    const cites: Citation[] = [...(zoned ? reactInZone : reactInRoom)];
    if (owners.length > 0 && inRoom) cites.push("hg.open.react-zone-and-room");
    if (owners.length > 1) cites.push("hg.open.several-zones");
    if (zoned && intruder.at !== null) cites.push(...pointsOfWatching(ctx, intruder.at));
    const { score, declared } = yield* reactRoll(
      ctx,
      intruder,
      number(ctx, zoned ? still : "hg.number.react-room"),
      ...cites,
    );
    least = Math.min(least, score);
    shoots ||= declared;
  }
  applyReactScore(ctx, intruder, { score: least, declared: shoots, inRoom: owners.length === 0 });
}
