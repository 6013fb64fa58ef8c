import { citeIf } from "../../kernel/index.ts";
import { resolveFight, resolveShots } from "../combat/index.ts";
import {
  resolveDoorOpening,
  leadsOut,
  reactRoll,
  exposeByContact,
  passBy,
  sharesSquare,
  takeStep,
} from "../movement/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Action } from "../table/action-schema.ts";
import { defender, isRaider, occupant, type OnBoard } from "../table/agents.ts";
import {
  choose,
  type Ctx,
  hangingOn,
  number,
  partingOn,
  planFor,
  reading,
  record,
  type Rules,
  squareName,
} from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { offset, type Square, squareNamed } from "../table/plan.ts";
import { areAdjacent, stepBetween } from "../table/squares.ts";
import type { Guard, Intruder } from "../table/state.ts";
import { isOver } from "../table/turn.ts";
import { demobilise } from "./demobilising.ts";
import { assaultersSeen, closedDoorsAt, type Duty, dutyOf } from "./duty.ts";
import { fieldFor, guardTurn, mayStopEarly, type Stop, stopAt } from "./routes.ts";
import { UNREACHABLE } from "../sight/index.ts";

/** A Guard's turn as the Defender declares it. */
export type Pursuit = Extract<Action, { do: "pursue" }>;

/** The Defender chooses among several assaulters. hg.dec.guard-target */
const chooseTarget = (
  ctx: Ctx,
  guard: Guard,
  what: string,
  among: readonly OnBoard<Intruder>[],
): Rules<OnBoard<Intruder>> =>
  choose(
    defender,
    { id: "hg.dec.guard-target", text: `Whom does ${guard.id} ${what}?`, piece: guard.id },
    among.map((intruder) => ({
      id: intruder.id,
      text: `${intruder.id} on ${squareName(ctx, intruder.at)}`,
      value: intruder,
    })),
  );

/** A Guard fights an assaulter next to him, and shoots otherwise. hg.guard.los-start-fight, hg.guard.los-gained */
function* attackInPursuit(
  ctx: Ctx,
  guard: OnBoard<Guard>,
  among: readonly OnBoard<Intruder>[],
  { mayFight }: { readonly mayFight: boolean },
): Rules {
  const beside = mayFight ? among.filter((intruder) => areAdjacent(ctx, guard.at, intruder.at)) : [];
  if (beside.length > 0) {
    const target = yield* chooseTarget(ctx, guard, "fight", beside);
    yield* resolveFight(ctx, guard, target);
    return;
  }
  const open = among.filter(
    (intruder) => !isEngaged(ctx, intruder) && assaultersSeen(ctx, guard.at).some(({ id }) => id === intruder.id),
  );
  if (open.length === 0) return;
  const target = yield* chooseTarget(ctx, guard, "shoot at", open);
  yield* resolveShots(ctx, guard, { targets: [target.id], burst: false });
}

/** A Guard opens a closed door he stands at. hg.guard.opens-door */
function* openDoorBeside(ctx: Ctx, guard: OnBoard<Guard>): Rules {
  const doors = closedDoorsAt(ctx, guard.at);
  if (doors.length === 0) return;
  const door = yield* choose(
    defender,
    { id: "hg.dec.guard-path", text: `Which door does ${guard.id} open?`, piece: guard.id },
    doors.map((option) => ({ id: option.id, text: option.id, value: option })),
  );
  resolveDoorOpening(ctx, door.id, guard.id, "hg.guard.opens-door", "hg.guard.actions", "hg.open.guard-door-or-target");
}

/** The open points that a Guard's duty, and what stops him, hang on. hg.guard.pursue, hg.guard.los-gained */
const inDuty = [
  "hg.open.guard-door-or-target",
  "hg.open.guard-second-assaulter",
  "hg.open.guard-los-untargetable",
  "hg.open.occupied-entrant",
  "hg.open.door-squares",
  "hg.open.in-stronghold",
  "hg.open.los-doorway",
  "hg.open.los-entry",
  "hg.open.los-room-line",
] as const;

/** A duty in words: two are alike where he has to do the same to the same. */
const dutyInWords = (duty: Duty): string =>
  `${duty.kind} ${"targets" in duty ? duty.targets.map(({ id }) => id).join() : ""}`;

/** The points by another reading of which a Guard would have another duty. hg.guard.pursue, hg.guard.go-home */
function pointsOfDuty(ctx: Ctx, guard: OnBoard<Guard>, duty: Duty): readonly Citation[] {
  const now = dutyInWords(duty);
  return hangingOn(ctx, inDuty, (other) => dutyInWords(dutyOf(other, guard)) !== now);
}

/** The points by another reading of which a step of a Guard would be stopped otherwise. hg.guard.los-gained, hg.guard.opens-door */
function pointsOfStop(ctx: Ctx, guard: OnBoard<Guard>, duty: Duty, from: Square, to: Square): readonly Citation[] {
  const asked = isAslant(ctx, from) || isAslant(ctx, to) ? ([...inDuty, "hg.open.corner-diagonal"] as const) : inDuty;
  return partingOn(ctx, asked, (by) => stopAt(by, guard, duty, from, to));
}

/** Whether an Intruder stands on a diagonal through a square: corners may lie between. hg.open.corner-diagonal */
const isAslant = (ctx: Ctx, square: Square): boolean => {
  const plan = planFor(ctx);
  return ctx.state.intruders.some(({ at }) => {
    if (at === null) return false;
    const { dx, dy } = offset(plan, square, at);
    return dx !== 0 && Math.abs(dx) === Math.abs(dy);
  });
};

/**
 * The points by another reading of which a Guard's way would lead him away, or not near enough. hg.guard.no-further,
 * hg.open.guard-distance, hg.open.guard-route
 */
function pointsOfWay(
  ctx: Ctx,
  guard: OnBoard<Guard>,
  path: readonly Square[],
  target: Square | null,
): readonly Citation[] {
  const end = path.at(-1) ?? guard.at;
  const distances = (by: Ctx): readonly [number, number] => {
    const field = fieldFor(by, target);
    return [field?.[guard.at] ?? UNREACHABLE, field?.[end] ?? UNREACHABLE];
  };
  const [begins, ends] = distances(ctx);
  return [
    ...hangingOn(ctx, ["hg.open.guard-distance", "hg.open.corner-diagonal"], (other) => {
      const [from, to] = distances(other);
      return to > from;
    }),
    ...citeIf(ends >= begins && reading(ctx, "hg.open.guard-route") === "greatest", "hg.open.guard-route"),
  ];
}

/** Walks a path until something ends it; returns what did, or "end". hg.guard.los-gained, hg.guard.contact */
function* walkRoute(
  ctx: Ctx,
  guard: OnBoard<Guard>,
  duty: Duty,
  path: readonly Square[],
  target: Square | null,
): Rules<PathEnd> {
  let stop: Stop | null = null;
  let begins: readonly Citation[] = [...pointsOfDuty(ctx, guard, duty), ...pointsOfWay(ctx, guard, path, target)];
  for (const to of path) {
    const step = stepBetween(ctx, guard.at, to);
    if (step === undefined) break;
    const there = occupant(ctx.state, to);
    if (there?.kind === "intruder" && isRaider(there)) {
      yield* exposeByContact(ctx, guard, there);
      return "contact";
    }
    const from = guard.at;
    const met: Stop | null = stop ?? stopAt(ctx, guard, duty, from, to);
    const hangs = stop === null ? pointsOfStop(ctx, guard, duty, from, to) : [];
    takeStep(ctx, guard, step, ...new Set([...begins, ...hangs]));
    begins = [];
    if (there !== undefined) passBy(ctx, guard, there);
    if (leadsOut(ctx, step)) return "out";
    stop = met;
    if (stop !== null && !sharesSquare(ctx, guard)) break;
  }
  return stop ?? "end";
}

const stopReasons = {
  react: "the enemy occupies the room",
  sight: "he sees an assaulter",
  door: "a door is closed",
} as const;

/** What ended a Guard's path. */
type PathEnd = Stop | "end";

/** Tells what stopped a Guard before his path was walked. hg.guard.los-gained, hg.guard.opens-door, hg.react.room-entry */
function recordStop(ctx: Ctx, guard: OnBoard<Guard>, duty: Duty, end: keyof typeof stopReasons): void {
  record(ctx, {
    event: "stopped",
    agent: guard.id,
    at: squareName(ctx, guard.at),
    why: stopReasons[end],
    cites: [
      end === "sight" ? "hg.guard.los-gained" : end === "door" ? "hg.guard.opens-door" : "hg.react.room-entry",
      ...citeIf(end === "sight" && duty.kind === "close-in", "hg.open.guard-second-assaulter"),
      ...citeIf(
        end === "sight" && assaultersSeen(ctx, guard.at).some(({ at }) => areAdjacent(ctx, guard.at, at)),
        "hg.open.guard-los-adjacent",
      ),
    ],
  });
}

/** A Guard reacts in a room with enemies, and attacks where his score lets him. hg.react.room-entry, hg.react.room-scores */
function* reactInRoom(ctx: Ctx, guard: OnBoard<Guard>, { fought }: { readonly fought: boolean }): Rules {
  const seen = assaultersSeen(ctx, guard.at);
  const { score } = yield* reactRoll(
    ctx,
    guard,
    number(ctx, "hg.number.react-room"),
    "hg.react.room-entry",
    "hg.react.room-scores",
    "hg.open.guard-react-los",
    ...citeIf(fought, "hg.open.react-room-extra"),
  );
  // it allows an attack even to a Guard who has fought already: hg.react.even-after-action, hg.open.react-room-extra
  const allows = !fought || reading(ctx, "hg.open.react-room-extra") === "yes";
  if (score > 0 && allows) yield* attackInPursuit(ctx, guard, seen, { mayFight: true });
}

/** A Guard who has closed in on his target attacks it. hg.guard.los-start-closer, hg.guard.los-start-fight */
function* attackClosedIn(ctx: Ctx, guard: OnBoard<Guard>, target: OnBoard<Intruder>): Rules {
  record(ctx, {
    event: "stopped",
    agent: guard.id,
    at: squareName(ctx, guard.at),
    why: `he has closed in on ${target.id}`,
    cites: ["hg.guard.los-start-closer", "hg.guard.los-start-fight"],
  });
  yield* attackInPursuit(ctx, guard, [target], { mayFight: true });
}

/** What a Guard does where his path has ended. hg.guard.actions */
function* actAtEnd(ctx: Ctx, guard: OnBoard<Guard>, end: PathEnd, { duty, action, fought }: Declared): Rules {
  switch (end) {
    case "out":
      return demobilise(ctx, guard);
    case "contact":
      if (reading(ctx, "hg.open.contact-ends-turn") === "phase")
        for (const other of ctx.state.guards) other.done = "yes";
      return;
    case "react":
      return yield* reactInRoom(ctx, guard, { fought });
    case "sight": {
      const mayFight = reading(ctx, "hg.open.guard-los-adjacent") === "fights";
      return yield* attackInPursuit(ctx, guard, assaultersSeen(ctx, guard.at), { mayFight });
    }
    case "door":
      return yield* openDoorBeside(ctx, guard);
    case "end": {
      const closesIn = duty.kind === "close-in" && !fought;
      const target = closesIn ? duty.targets.find(({ id }) => id === action.target) : undefined;
      if (target !== undefined) yield* attackClosedIn(ctx, guard, target);
    }
  }
}

/** What a Guard is to do, what the Defender has declared for him, and whether he has fought already. */
interface Declared {
  readonly duty: Duty;
  readonly action: Pursuit;
  readonly fought: boolean;
}

/** Plays a Guard's turn: the path, and what follows from where it ends. hg.guard.pursue, hg.guard.full-distance */
export function* takeGuardTurn(ctx: Ctx, guard: OnBoard<Guard>, action: Pursuit): Rules {
  const duty = dutyOf(ctx, guard);
  const plan = planFor(ctx);
  const fought = guard.done === "fought";
  ctx.state.turn = guardTurn(guard);
  if (duty.kind === "open") yield* openDoorBeside(ctx, guard);
  else {
    const path = action.path.flatMap((name) => squareNamed(plan, name) ?? []);
    if (path.length === 0)
      record(ctx, {
        event: "stayed",
        agent: guard.id,
        ...(mayStopEarly(ctx, guard)
          ? { why: "he goes no further this turn", cites: ["hg.guard.entry-6", "hg.open.guard-entry-distance"] }
          : { why: "no path brings him nearer", cites: ["hg.guard.full-distance", "hg.open.guard-route"] }),
      });
    const target = "targets" in duty ? duty.targets.find(({ id }) => id === action.target)?.at : undefined;
    const end = yield* walkRoute(ctx, guard, duty, path, target ?? null);
    if (end !== "end" && end !== "out" && end !== "contact") recordStop(ctx, guard, duty, end);
    yield* actAtEnd(ctx, guard, end, { duty, action, fought });
  }
  if (isOver(ctx)) return;
  guard.done = "yes";
  guard.fresh = false;
  ctx.state.turn = null;
}
