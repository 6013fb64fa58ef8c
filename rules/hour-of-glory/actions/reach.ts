import { leadsOut } from "../movement/index.ts";
import { joinedOpen } from "../sight/index.ts";
import { type Agent, areEnemies, occupant, type OnBoard } from "../table/agents.ts";
import { type Ctx, planFor, reading } from "../table/context.ts";
import type { Reach, Square } from "../table/plan.ts";
import { isDoorOpen, stepsFrom } from "../table/squares.ts";
import type { Commander, Intruder } from "../table/state.ts";

/** A shortest path, and whether nobody and no way out lies on it: then nothing can be wrong with it. */
interface Path {
  readonly squares: readonly Square[];
  readonly clear: boolean;
}

/** One shortest path to each square within reach, not past standing enemies. */
export function pathsWithin(ctx: Ctx, agent: OnBoard<Intruder | Commander>, limit: number): readonly Path[] {
  const visited = new Set<Square>([agent.at]);
  const paths: Path[] = [];
  let front: readonly Path[] = [{ squares: [], clear: true }];
  for (let length = 1; length <= limit && front.length > 0; length++) {
    const next: Path[] = [];
    for (const { squares, clear } of front) {
      for (const step of stepsFrom(ctx, squares.at(-1) ?? agent.at)) {
        if (visited.has(step.to) || (step.door >= 0 && !isDoorOpen(ctx, step.door))) continue;
        visited.add(step.to);
        const there = occupant(ctx.state, step.to);
        const out = leadsOut(ctx, step);
        const longer = { squares: [...squares, step.to], clear: clear && there === undefined && !out };
        paths.push(longer);
        if (!out && (there === undefined || !areEnemies(agent, there) || there.prone)) next.push(longer);
      }
    }
    front = next;
  }
  return paths;
}

/** How many reaches are kept for a plan. */
const MOST_REACHES = 3000;

/** Where an agent can go, and how, if nobody stands in reach; null when somebody does, or the entrance is there. */
export function freeReach(ctx: Ctx, agent: OnBoard<Intruder | Commander>, limit: number): Reach | null {
  const { reaches, names, entrance } = planFor(ctx);
  const key = `${agent.at}|${limit}|${reading(ctx, "hg.open.corner-diagonal")}|${joinedOpen(ctx)}`;
  let reach = reaches.get(key);
  if (reach === undefined) {
    const alone: Ctx = { ...ctx, state: { ...ctx.state, intruders: [], commander: null, sentries: [], guards: [] } };
    const paths = pathsWithin(alone, agent, limit);
    const squares = new Uint8Array(names.length);
    for (const path of paths) squares[path.squares.at(-1) ?? agent.at] = 1;
    if (reaches.size >= MOST_REACHES) reaches.clear();
    reach = { squares, paths: paths.map((path) => path.squares.map((square) => names[square] ?? "")) };
    reaches.set(key, reach);
  }
  if (entrance !== null && reach.squares[entrance.outside] === 1) return null;
  const { intruders, commander, sentries, guards } = ctx.state;
  const { squares } = reach;
  const isInReach = ({ at }: Agent): boolean => at !== null && squares[at] === 1;
  const isMet = intruders.some(isInReach) || sentries.some(isInReach) || guards.some(isInReach);
  return isMet || (commander !== null && isInReach(commander)) ? null : reach;
}
