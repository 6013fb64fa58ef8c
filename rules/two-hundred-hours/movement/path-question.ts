import { measured } from "../../geometry/index.ts";
import { citeIf, type FormEnds } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { answeredByPlace, askForPlace, type QuestionRule } from "../table/pending.ts";
import {
  type Req,
  enemiesOf,
  fighterNamed,
  type Ctx,
  impossible,
  isStanding,
  type Prompt,
  type Rules,
  sideOf,
} from "../table/context.ts";
import type { PlaceAnswer } from "../table/action-schema.ts";
import { battlefieldOf, inches, placeOf, unit, written } from "../table/battlefield.ts";
import { watchersOf, watchTold, watchMeans } from "../detection/index.ts";
import type { Place } from "../book/schemas.ts";
import { baseRadius, nearestOn } from "../table/measuring.ts";
import { objectivesThere } from "../table/things.ts";
import type { Pending, PendingKind } from "../table/state.ts";
import type { OnTable } from "../table/fighter.ts";
import { type Climbable, STEPS_REACH } from "./ground.ts";
import { overlapsOn } from "./overlaps.ts";
import { requirePath, pathTo, tellNoWay } from "./path-requirements.ts";
import { groundFor, type MoveTerms } from "./table-ground.ts";
import { endOf, walk } from "./walking.ts";

/** A way that a person has chosen. */
export interface ChosenPath {
  readonly path: readonly Place[];
  /** Whether only its end was given and the path was found. */
  readonly found: boolean;
}

/** A kind of question about a path: the terms of the move, the rules that limit it, what else it requires. */
export interface PathQuestion {
  readonly terms: (ctx: Ctx, fighter: OnTable) => MoveTerms;
  readonly cites: readonly Citation[];
  /** More rules that limit its length. */
  readonly rows?: (ctx: Ctx, fighter: OnTable, limit: number) => readonly Citation[];
  /** What the path requires apart from what every path does. */
  readonly also?: (ctx: Ctx, req: Req, fighter: OnTable, path: readonly Place[], pending: Pending) => void;
}

/** The path that an answer names; null if there is none. */
function pathOf(ctx: Ctx, fighter: OnTable, answer: PlaceAnswer, terms: MoveTerms): ChosenPath | null {
  if (answer.do === "go") {
    const path = answer.path.map(placeOf);
    const places = path.flatMap((place) => place ?? []);
    return places.length === path.length ? { path: places, found: false } : null;
  }
  if (answer.do !== "go-to") return null;
  const at = placeOf(answer.at);
  const path = at === null ? null : pathTo(ctx, fighter, at, terms);
  return path === null ? null : { path, found: true };
}

/** The terms of a question; a door that has stayed shut stays so. zh.open.break-in-fail */
const termsOf =
  ({ terms }: PathQuestion) =>
  (ctx: Ctx, fighter: OnTable, shut: string | null = ctx.state.pending?.shut ?? null): MoveTerms =>
    shut === null ? terms(ctx, fighter) : { ...terms(ctx, fighter), shut: [shut] };

function askedFighter(ctx: Ctx): OnTable | null {
  const id = ctx.state.pending?.fighter ?? null;
  const fighter = id === null ? undefined : fighterNamed(ctx.state, id);
  return fighter !== undefined && isStanding(fighter) ? fighter : null;
}

/** The rule of a question about a path. */
export const pathRule = (question: PathQuestion): QuestionRule => ruleWith(termsOf(question), question);

const ruleWith = (
  terms: (ctx: Ctx, fighter: OnTable) => MoveTerms,
  { cites, rows, also }: PathQuestion,
): QuestionRule =>
  answeredByPlace({
    requires(ctx, req, action) {
      const fighter = askedFighter(ctx);
      const { pending } = ctx.state;
      const isWay = action.do === "go" || action.do === "go-to";
      const says = { met: "A way is chosen.", unmet: "Choose a way, or let the fighter stay." };
      if (!req.found(isWay ? fighter : null, says, ...cites) || fighter === null || pending === null) return;
      const chosen = pathOf(ctx, fighter, action, terms(ctx, fighter));
      const to = action.do === "go-to" ? placeOf(action.at) : null;
      if (chosen === null && to !== null) {
        tellNoWay(ctx, req, fighter, to, { terms: terms(ctx, fighter), cites });
        return;
      }
      const unmet = "A place of the way is not on the table: a place is two numbers of inches, as in 12.5,7.25.";
      if (!req.found(chosen, { met: "There is a way.", unmet }, "zh.move.free-path")) return;
      const limit = pending.most ?? 0;
      const bearing = rows?.(ctx, fighter, limit) ?? [];
      if (
        !requirePath(ctx, req, fighter, { path: chosen.path, limit, terms: terms(ctx, fighter) }, ...cites, ...bearing)
      )
        return;
      also?.(ctx, req, fighter, chosen.path, pending);
      if (!req.quiet) foretellWatch(ctx, req, fighter, chosen.path);
    },
    candidates(ctx) {
      const fighter = askedFighter(ctx);
      const limit = ctx.state.pending?.most ?? 0;
      return fighter === null
        ? []
        : namedEnds(ctx, fighter, limit, terms(ctx, fighter)).map(({ at }) => ({
            do: "go",
            path: [written(fighter.at), written(at)],
          }));
    },
    ends(ctx, listed) {
      const fighter = askedFighter(ctx);
      if (fighter === null) return { region: [], named: [] };
      return endsOf(ctx, fighter, ctx.state.pending?.most ?? 0, terms(ctx, fighter), listed);
    },
  });

/** Says which enemies would have the fighter under close watch at the end of a path. zh.watch.2in, zh.watch.6in */
function foretellWatch(ctx: Ctx, req: Req, fighter: OnTable, path: readonly Place[]): void {
  const end = path.at(-1);
  if (end === undefined) return;
  const { text, cites } = watchAt(ctx, fighter, end) ?? {
    text: `Nobody would have ${fighter.id} under close watch there.`,
    cites: ["zh.watch.6in", "zh.watch.2in"],
  };
  req.pass(text, ...cites);
}

/** How far and by what an enemy watches, in words. */
const reaches = {
  dog: "with its dog",
  near: "within 2″, with line of sight",
  view: "within 6″, in its view",
  moonlight: "in its view, by moonlight",
} as const;

/** Who would watch, in words, and by which rows. */
interface WatchForetold {
  readonly text: string;
  readonly cites: readonly Citation[];
}

/** The enemies that would have a fighter under close watch at a place, and the rows by which they would; null if none would. */
export function watchAt(ctx: Ctx, fighter: OnTable, at: Place): WatchForetold | null {
  const there: OnTable = { ...fighter, at };
  const watchers = watchersOf(ctx, there);
  if (watchers.length === 0) return null;
  const cites = watchers.flatMap((watcher): readonly Citation[] => [
    ...watchTold(ctx, watcher).cites,
    ...citeIf(watcher.sees === "straddling", "zh.los.straddle-roll"),
  ]);
  const said = watchers.map(
    (watcher) =>
      `${watcher.by.id} (${reaches[watchMeans(ctx, watcher)]}${watcher.sees === "straddling" ? ", if a roll says front" : ""})`,
  );
  const text = `There ${said.join(" and ")} would have ${fighter.id} under close watch.`;
  return { text, cites: [...new Set(cites)] };
}

/** A place worth listing as the end of a path. */
export interface NamedEnd {
  readonly name: string;
  readonly at: Place;
}

const sides = [
  ["north", 0],
  ["east", 90],
  ["south", 180],
  ["west", 270],
] as const;

/** How many places are listed at most. */
const MOST_NAMED = 24;

/** Goals worth moving to: the four sides, what gives cover, enemies, markers. */
function goals(ctx: Ctx, fighter: OnTable, limit: number): readonly NamedEnd[] {
  const { state } = ctx;
  const { at } = fighter;
  const radius = baseRadius(ctx);
  const near = (place: Place): boolean => measured.squaredDistance(at, place) <= (limit + 2 * measured.inch) ** 2;
  const far = sides.map(([side, degrees]) => ({
    name: `furthest ${side}`,
    at: measured.placeAlong(at, measured.directionOf(degrees), limit),
  }));
  const cover = battlefieldOf(state).terrain.flatMap(({ id, category, corners }): readonly NamedEnd[] => {
    if (category === "hill" || category === "steps" || category === "low rough") return [];
    const foot = nearestOn(corners, at);
    if (!near(foot)) return [];
    const back = measured.directionTo(foot, at);
    if (back === null) return [];
    return category === "rough"
      ? [{ name: `in ${id}`, at: measured.placeAlong(foot, back, -measured.inch / 5) }]
      : [{ name: `touching ${id}`, at: measured.placeAlong(foot, back, radius + 4) }];
  });
  const enemies = enemiesOf(state, fighter).map((enemy) => ({ name: `towards ${enemy.id}`, at: enemy.at }));
  const markers = [...objectivesThere(state), ...state.escapes, ...state.bodies].map((piece) => ({
    name: `towards ${piece.id}`,
    at: piece.at,
  }));
  return [...far, ...cover, ...markers, ...enemies].slice(0, MOST_NAMED);
}

/** Straight paths worth listing, each as far as it is free and no longer than its movement; not all of them are legal. */
export function namedEnds(ctx: Ctx, fighter: OnTable, limit: number, terms: MoveTerms): readonly NamedEnd[] {
  const ground = groundFor(ctx, fighter, terms);
  const barred = { ...ground, barriers: [...ground.barriers, ...ground.close] };
  const endsByName = new Map<string, NamedEnd>();
  const least = inches(0.05);
  for (const { name, at: goal } of goals(ctx, fighter, limit)) {
    const inside = {
      x: Math.max(ground.bounds.left, Math.min(ground.bounds.right, goal.x)),
      y: Math.max(ground.bounds.top, Math.min(ground.bounds.bottom, goal.y)),
    };
    const at = endOf(walk(barred, [fighter.at, inside], limit));
    if (measured.squaredDistance(at, fighter.at) < least * least) continue;
    const key = written(at);
    if (!endsByName.has(key)) endsByName.set(key, { name, at });
  }
  return [...endsByName.values()];
}

/** The area where a path may end, and the listed ends by name, with the enemies that would watch the fighter there. */
export function endsOf(
  ctx: Ctx,
  fighter: OnTable,
  limit: number,
  terms: MoveTerms,
  listed: readonly PlaceAnswer[],
): FormEnds {
  const names = new Map(namedEnds(ctx, fighter, limit, terms).map(({ name, at }) => [written(at), name]));
  const named = listed.flatMap((answer, action) => {
    const end =
      answer.do === "go" ? answer.path.at(-1) : answer.do === "go-to" || answer.do === "put" ? answer.at : undefined;
    const at = end === undefined ? null : placeOf(end);
    if (at === null || end === undefined) return [];
    const watch = watchAt(ctx, fighter, at)?.text ?? null;
    const name = names.get(written(at)) ?? end;
    return [{ name: watch === null ? name : `${name}: ${watch}`, at: measured.placeInUnits(at, unit), action }];
  });
  return {
    region: regionOf(ctx, fighter, limit, terms).map((polygon) => polygon.map((at) => measured.placeInUnits(at, unit))),
    named,
  };
}

/**
 * What keeps the middle of a base on what it stands on, where it does not climb down: the outline but for the steps.
 * zh.height.climb-actions, zh.height.steps
 */
const railsRound = ({ id, corners, steps }: Climbable, radius: number): readonly measured.Barrier[] =>
  corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const length = measured.lengthOf([from, to]);
    const free = steps
      .flatMap((shape) => overlapsOn([from, to], STEPS_REACH, shape))
      .toSorted((a, b) => a.from - b.from);
    const rails: measured.Barrier[] = [];
    let begins = 0;
    for (const open of [...free, { from: length, to: length }]) {
      const [start, end] = [begins, open.from].map((far) => measured.placeBetween(from, to, far / length));
      if (start !== undefined && end !== undefined && open.from > begins && !measured.samePlace(start, end))
        rails.push({ name: id, shape: measured.thickLine(start, end, 2), keep: 1 - radius });
      begins = Math.max(begins, open.to);
    }
    return rails;
  });

/** The area where a path may end: round what costs movement with all of it, over it with what is left; likewise for a climb down. */
function regionOf(ctx: Ctx, fighter: OnTable, limit: number, terms: MoveTerms): measured.Region {
  const ground = groundFor(ctx, fighter, terms);
  const { radius, bounds } = ground;
  const barriers = [...ground.barriers, ...ground.close];
  const asBarrier = ({
    id,
    corners,
  }: {
    readonly id: string;
    readonly corners: readonly Place[];
  }): measured.Barrier => ({ name: id, shape: corners, keep: 0 });
  const obstacles = ground.crossables.map(asBarrier);
  const rough = ground.rough.map(asBarrier);
  const standsIn = rough.some((barrier) => !measured.isClear(fighter.at, fighter.at, radius, barrier));
  const region = (more: readonly measured.Barrier[], length: number): measured.Region =>
    length <= 0 ? [] : measured.regionOfMove(fighter.at, length, radius, [...barriers, ...more], { bounds });
  const within = (length: number, rails: readonly measured.Barrier[]): measured.Region => [
    ...(standsIn ? [] : region([...rails, ...obstacles, ...rough], length)),
    ...region([...rails, ...obstacles], length - ground.roughCost),
  ];
  const [under] = ground.climbs;
  return under === undefined
    ? within(limit, [])
    : [...within(limit, railsRound(under, radius)), ...within(limit - under.cost, [])];
}

/** A move that its player chooses: how far it may go, and by which question. */
export interface AskedMove {
  /** The longest it may be, in lattice units. */
  readonly most: number;
  readonly kind: PendingKind;
  readonly prompt: Prompt;
  readonly rule: QuestionRule;
  readonly question: PathQuestion;
  /** What it is about beside the fighter, and the door that has stayed shut. */
  readonly subject?: string | null;
  readonly shut?: string;
}

/** Asks a side for the path of a fighter; null if it stays. */
export function* askPath(
  ctx: Ctx,
  fighter: OnTable,
  { most, kind, prompt, rule, question, subject = null, shut }: AskedMove,
): Rules<ChosenPath | null> {
  const answer = yield* askForPlace(ctx, prompt, rule, {
    side: sideOf(fighter),
    kind,
    fighter: fighter.id,
    subject,
    most: Math.floor(most),
    optional: true,
    ...(shut !== undefined && { shut }),
  });
  if (answer.do === "stay") return null;
  const chosen = pathOf(ctx, fighter, answer, termsOf(question)(ctx, fighter, shut ?? null));
  if (chosen === null) throw impossible(`${answer.do} names no way`);
  return chosen;
}
