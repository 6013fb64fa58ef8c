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
import type { Action } from "../table/action-schema.ts";
import { defender, isRaider, occupant, type OnBoard } from "../table/agents.ts";
import { choose, type Ctx, number, planFor, reading, record, type Rules, squareName } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { type Square, squareNamed } from "../table/plan.ts";
import { areAdjacent, stepBetween } from "../table/squares.ts";
import type { Guard, Intruder } from "../table/state.ts";
import { isOver } from "../table/turn.ts";
import { demobilise } from "./demobilising.ts";
import { assaultersSeen, closedDoorsAt, dutyOf } from "./duty.ts";
import { guardTurn, stopAt } from "./routes.ts";

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

/** Walks a path until something ends it; returns what did, or "end". hg.guard.los-gained, hg.guard.contact */
function* walkRoute(
  ctx: Ctx,
  guard: OnBoard<Guard>,
  duty: ReturnType<typeof dutyOf>,
  path: readonly Square[],
): Rules<"contact" | "react" | "sight" | "door" | "out" | "end"> {
  let stop: ReturnType<typeof stopAt> = null;
  for (const to of path) {
    const step = stepBetween(ctx, guard.at, to);
    if (step === undefined) break;
    const there = occupant(ctx.state, to);
    if (there?.kind === "intruder" && isRaider(there)) {
      yield* exposeByContact(ctx, guard, there);
      return "contact";
    }
    const from = guard.at;
    const met: ReturnType<typeof stopAt> = stop ?? stopAt(ctx, guard, duty, from, to);
    takeStep(ctx, guard, step);
    if (there !== undefined) passBy(ctx, guard, there);
    if (leadsOut(ctx, step)) return "out";
    stop = met;
    if (stop !== null && !sharesSquare(ctx, guard)) break;
  }
  return stop ?? "end";
}

const stopReasons = {
  react: "the room is enemy-occupied",
  sight: "he sees an assaulter",
  door: "a door is closed",
} as const;

/** Plays a Guard's turn: the path, and what follows from where it ends. hg.guard.pursue, hg.guard.full-distance */
export function* takeGuardTurn(ctx: Ctx, guard: OnBoard<Guard>, action: Pursuit): Rules {
  const duty = dutyOf(ctx, guard);
  const { state } = ctx;
  const plan = planFor(ctx);
  const fought = guard.done === "fought";
  state.turn = guardTurn(guard);
  if (duty.kind === "open") yield* openDoorBeside(ctx, guard);
  else {
    const path = action.path.map((name) => squareNamed(plan, name)).filter((square) => square !== null);
    if (path.length === 0)
      record(ctx, {
        event: "stayed",
        agent: guard.id,
        why: "no path brings him nearer",
        cites: ["hg.guard.full-distance", "hg.open.guard-route"],
      });
    const end = yield* walkRoute(ctx, guard, duty, path);
    if (end !== "end" && end !== "out" && end !== "contact")
      record(ctx, {
        event: "stopped",
        agent: guard.id,
        at: squareName(ctx, guard.at),
        why: stopReasons[end],
        cites: [
          end === "sight" ? "hg.guard.los-gained" : end === "door" ? "hg.guard.opens-door" : "hg.react.room-entry",
          ...(end === "sight" && duty.kind === "close-in" ? (["hg.open.guard-second-assaulter"] as const) : []),
        ],
      });
    const seen = assaultersSeen(ctx, guard.at);
    switch (end) {
      case "out":
        demobilise(ctx, guard);
        break;
      case "contact":
        if (reading(ctx, "hg.open.contact-ends-turn") === "phase") for (const other of state.guards) other.done = "yes";
        break;
      case "react": {
        const { score } = yield* reactRoll(
          ctx,
          guard,
          number(ctx, "hg.number.react-room"),
          "hg.react.room-entry",
          "hg.react.room-scores",
          "hg.open.guard-react-los",
        );
        // it allows an attack even to a Guard who has fought already: hg.react.even-after-action, hg.open.react-room-extra
        const allows = !fought || reading(ctx, "hg.open.react-room-extra") === "yes";
        if (score > 0 && allows) yield* attackInPursuit(ctx, guard, seen, { mayFight: true });
        break;
      }
      case "sight":
        yield* attackInPursuit(ctx, guard, seen, {
          mayFight: reading(ctx, "hg.open.guard-los-adjacent") === "fights",
        });
        break;
      case "door":
        yield* openDoorBeside(ctx, guard);
        break;
      case "end":
        if (duty.kind === "close-in" && !fought) {
          const target = duty.targets.find(({ id }) => id === action.target);
          if (target !== undefined) {
            record(ctx, {
              event: "stopped",
              agent: guard.id,
              at: squareName(ctx, guard.at),
              why: `he has closed in on ${target.id}`,
              cites: ["hg.guard.los-start-closer", "hg.guard.los-start-fight"],
            });
            yield* attackInPursuit(ctx, guard, [target], { mayFight: true });
          }
        }
    }
  }
  if (isOver(ctx)) return;
  guard.done = "yes";
  guard.fresh = false;
  state.turn = null;
}
