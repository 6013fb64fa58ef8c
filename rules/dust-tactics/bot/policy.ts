import { oneOfEach } from "../../foresight/index.ts";
import { type ActAsk, type Answer, type Ask, type Chance, NothingLegal, type Policy } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import { attackModeNow, type AttackMode, Aim, observerOf } from "../attack/index.ts";
import { type Action, type ActionOf, placeOf } from "../table/action-schema.ts";
import { actorsOf, actingNow } from "../activation/index.ts";
import {
  areOff,
  unitNamed,
  hasToken,
  isAircraft,
  onTable,
  type CombinedUnit,
  unitById,
  unitOfMiniature,
} from "../table/units.ts";
import { battles } from "../book/battles.ts";
import type { DustEvent } from "../table/events.ts";
import { rateOf } from "../movement/index.ts";
import { groundOf } from "../table/ground.ts";
import type { Planned, State, Unit } from "../table/state.ts";
import type { Ctx } from "../table/context.ts";
import { fightingRange, worthAgainst, worthOfAttack, worthOfCalled, worthOfWeapons } from "./worth.ts";

type Choose = Extract<Ask<Action>, { ask: "choose" }>;

const cm = measured.centimetre;

/** The one with the highest score; of equals the first. */
function best<T>(all: readonly T[], score: (one: T) => number): T | undefined {
  let top: { candidate: T; score: number } | null = null;
  for (const candidate of all) {
    const own = score(candidate);
    if (top === null || own > top.score) top = { candidate, score: own };
  }
  return top?.candidate;
}

const enemiesOf = (ctx: Ctx, side: Unit["side"]): readonly Unit[] =>
  onTable(ctx.state).filter((unit) => unit.side !== side);

/** An ATTACK with whatever there is. */
const anyAttack: AttackMode = { sustained: false, only: null, weapons: "any" };

/** What a unit could do to the enemy from where it stands, in AP. */
function chanceNow(ctx: Ctx, actors: CombinedUnit): number {
  const [unit] = actors;
  if (unit === undefined || areOff(actors)) return 0;
  const aim = new Aim(ctx);
  return Math.max(
    0,
    ...enemiesOf(ctx, unit.side).map((enemy) =>
      Math.max(worthAgainst(ctx, aim, actors, enemy), worthOfCalled(ctx, actors, enemy, anyAttack)),
    ),
  );
}

const between = (a: measured.Place, b: measured.Place): number => Math.hypot(a.x - b.x, a.y - b.y) / cm;

/** How far it is in cm from a place to the nearest enemy. */
const toEnemy = (ctx: Ctx, side: Unit["side"], place: measured.Place): number =>
  Math.min(300, ...enemiesOf(ctx, side).flatMap(({ miniatures }) => miniatures.map(({ at }) => between(at, place))));

/** How far it is in cm from a place to the nearest objective that a side does not hold. */
function toObjective(ctx: Ctx, side: Unit["side"], place: measured.Place): number {
  const open = ctx.state.objectives.filter(({ holder }) => holder !== side);
  const all = open.length > 0 ? open : ctx.state.objectives;
  return all.length === 0 ? 0 : Math.min(...all.map(({ at }) => between(at, place)));
}

/** Whether a side can win only by an objective that this unit reaches in time only if it moves now. */
function isPressed(ctx: Ctx, unit: Unit, place: measured.Place): boolean {
  const { scenario, turn, turns } = ctx.state;
  const battle = battles.find(({ id }) => id === scenario);
  if (battle?.victory !== "attacker-takes" || unit.side === "north" || turns === null || isAircraft(unit)) return false;
  const march = 2 * rateOf(ctx, unit, [unit], { march: false });
  const way = Math.max(0, toObjective(ctx, unit.side, place) - CAPTURES);
  // the last action before a capture is no march, and terrain slows the way
  return way * cm >= march * (turns - turn - 1) * 0.7;
}

/** How near to an objective a capturing unit stands, in cm, with something to spare. */
const CAPTURES = 8;

/** What a minefield on the way counts for, in cm that the way were longer; and how far the others of a unit are from its leader. */
const MINED = 15;
const SPREAD = 4 * cm;

/** How many minefields lie on the straight way of a unit to a place. dt.fort.mine-over */
function minefieldsOnTheWay(ctx: Ctx, unit: Unit, place: measured.Place): number {
  const [leader] = unit.miniatures;
  if (leader === undefined || unit.where !== "table" || isAircraft(unit)) return 0;
  const way = [leader.at, place] as const;
  return groundOf(ctx.state).pieces.filter(
    ({ piece: { kind, corners } }) =>
      kind === "minefield" && measured.isWithin(measured.gapFromSegmentToShape(way, corners), SPREAD),
  ).length;
}

/** How good it is for a unit to stand at a place: in range of an enemy, and near an objective, with no mines on the way. */
function worthOfPlace(ctx: Ctx, unit: Unit, place: measured.Place): number {
  const wanted = fightingRange(unit) * 0.8;
  const off = Math.abs(toEnemy(ctx, unit.side, place) - wanted);
  const goal = isAircraft(unit) ? 0 : Math.max(0, toObjective(ctx, unit.side, place) - CAPTURES);
  const [leader] = unit.miniatures;
  const mined = MINED * minefieldsOnTheWay(ctx, unit, place);
  return (leader !== undefined && isPressed(ctx, unit, leader.at) ? -4 * goal - 0.2 * off : -off - 0.8 * goal) - mined;
}

/** Which of its units a side activates: those that can hurt the enemy most, then those that are nearest to it. */
function activateWorth(ctx: Ctx, action: Action): number {
  if (action.do !== "activate") return -500;
  const unit = unitById(ctx.state, action.unit);
  // a hero is better with others than alone
  const joined = action.hero === undefined ? 0 : 1;
  const [first] = unit.miniatures;
  const near = first === undefined || unit.where !== "table" ? 150 : toEnemy(ctx, unit.side, first.at);
  return chanceNow(ctx, [unit]) * 10 + joined - near / 10;
}

/** What a plan is worth: attacks from where it stands, or after a move, or a march towards the enemy. */
function planWorth(ctx: Ctx, plan: readonly Planned[], chance: number): number {
  const together = actorsOf(ctx);
  const [unit] = together;
  const [first] = unit?.miniatures ?? [];
  if (unit === undefined || first === undefined) return 0;
  const has = (planned: Planned): boolean => plan.includes(planned);
  const loaded = hasToken(unit, "loaded");
  const reach = rateOf(ctx, unit, together, { march: false }) / cm;
  const far = areOff(together) ? 150 : toEnemy(ctx, unit.side, first.at) - fightingRange(unit);
  const away = areOff(together) ? 100 : Math.max(0, toObjective(ctx, unit.side, first.at) - 8);
  let worth = 0;
  if (away > 0 && !areOff(together) && isPressed(ctx, unit, first.at)) {
    // a march brings it furthest, but nobody captures by one
    worth += has("march") && away > reach ? 30 : 0;
    worth += has("move") ? 20 : 0;
  }
  if (has("attack")) worth += chance * (plan.indexOf("move") === 0 ? 0.9 : 1);
  if (has("sustained")) worth += chance * 1.6;
  const attacksAfter = plan[0] === "move" && has("attack");
  if (attacksAfter && chance === 0 && far <= reach && far > -fightingRange(unit)) worth += 6;
  if (has("move")) worth += Math.min(1.5, Math.max(far, away) / 20);
  if (has("march")) worth += Math.min(3, Math.max(far, away) / 15);
  if (has("reload") && !loaded) worth += 4;
  if (has("reload") && loaded && plan[0] === "attack") worth += 0.5;
  return worth;
}

/** What each of some actions is worth; null where nothing tells them apart. */
function scoresFor(ctx: Ctx, actions: readonly Action[]): ((action: Action) => number) | null {
  switch (actions[0]?.do) {
    case "activate":
    case "pass":
      return (action) => activateWorth(ctx, action);
    case "declare": {
      const now = chanceNow(ctx, actorsOf(ctx));
      return (action) =>
        action.do === "declare" ? planWorth(ctx, action.plan, now) - (action.skills?.length ?? 0) * 0.1 : 0;
    }
    case undefined:
    case "deploy":
    case "embark":
    case "hold-back":
    case "fortify":
      return null;
    case "react":
    case "hold":
      return reactionWorth(ctx);
    default:
      return nextWorth(ctx);
  }
}

/** Actions by what they are worth, the best first; of equals those that come first. */
const rankedBy = (actions: readonly Action[], score: (action: Action) => number): readonly Action[] =>
  actions
    .map((action) => ({ action, worth: score(action) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action }) => action);

/** The first steps of an activation and of the set-up, which are judged otherwise than the actions that were declared. */
const judgedApart = new Set<Action["do"]>([
  ...(["activate", "pass", "declare", "react", "hold"] as const),
  ...(["deploy", "embark", "hold-back", "fortify"] as const),
]);

/**
 * The best of the declared actions: the way to a place is looked for only where none that is worth more is legal. Null
 * where something else is asked, and where nothing tells the actions apart.
 */
function bestDeclared(ctx: Ctx, ask: ActAsk<Action>): Action | null {
  const { isLegal } = ask;
  const candidates = ask.candidates?.() ?? [];
  if (isLegal === undefined || candidates.some((action) => judgedApart.has(action.do))) return null;
  const score = nextWorth(ctx);
  if (score === null) return null;
  // what an attack is worth takes more than to see whether it is legal
  const ranked = rankedBy(
    candidates.filter((action) => action.do !== "attack" || isLegal(action)),
    score,
  );
  return ranked.find((action) => action.do === "attack" || isLegal(action)) ?? null;
}

/** The answer to an ask for a whole action. */
function act(ctx: Ctx, actions: readonly Action[], chance: Chance): Action | undefined {
  const [planned] = actions;
  if (planned === undefined) return undefined;
  const score = scoresFor(ctx, actions);
  if (score !== null) return best(actions, score);
  const isSetUp = ["deploy", "embark", "hold-back", "fortify"].includes(planned.do);
  return isSetUp ? placed(actions, chance) : actions[chance.index(actions.length)];
}

/** What the bot would do, and what it holds worth doing instead, the best first. */
export function proposals(ask: ActAsk<Action>, ctx: Ctx): readonly Action[] {
  const actions = ask.legal();
  const score = scoresFor(ctx, actions);
  if (score === null) return actions;
  return oneOfEach(
    rankedBy(actions, score),
    (action) => `${action.do} ${action.do === "attack" ? (action.shots[0]?.target ?? "") : ""}`,
  );
}

/** What is placed before the game: fortifications first, then units on the table, as many as may be. */
function placed(actions: readonly Action[], chance: Chance): Action | undefined {
  for (const wanted of ["fortify", "deploy", "hold-back", "embark"] as const) {
    const some = actions.filter((action) => action.do === wanted);
    const arrivals = some.filter((action) => action.do === "hold-back" && action.as === "arrival");
    const among = arrivals.length > 0 ? arrivals : some;
    const [one] = among.length > 0 ? [among[chance.index(among.length)]] : [];
    if (one !== undefined) return one.do === "fortify" && one.kind === "minefield" ? farthestOut(among, one) : one;
  }
  return undefined;
}

/** Mines are laid as far out as may be, near where chance would have them: not on the way of those who lay them. */
function farthestOut(among: readonly Action[], one: ActionOf<"fortify">): Action {
  const out = (place: string): number => (one.side === "north" ? 1 : -1) * placeOf(place).y;
  const column = placeOf(one.at).x;
  const mines = among.filter(
    (other): other is ActionOf<"fortify"> =>
      other.do === "fortify" && other.kind === "minefield" && placeOf(other.at).x === column,
  );
  return best(mines, ({ at }) => out(at)) ?? one;
}

/** What it is worth to react, which costs an activation. */
function reactionWorth(ctx: Ctx): (action: Action) => number {
  const { activation } = ctx.state;
  const target = activation === null ? undefined : unitNamed(ctx.state, activation.unit);
  const aim = new Aim(ctx);
  return (action) => {
    if (action.do !== "react" || target === undefined || action.hero !== undefined) return 0;
    const unit = unitById(ctx.state, action.unit);
    const shaken = hasToken(unit, "suppressed") || hasToken(unit, "stunned") ? 0.3 : 0.7;
    return worthAgainst(ctx, aim, [unit], target) * shaken - 1.5;
  };
}

/** What an attack is worth, with their own weapons or by the artillery they observe for. */
function worthOfShots(
  ctx: Ctx,
  together: CombinedUnit,
  { shots, through }: ActionOf<"attack">,
  mode: AttackMode,
): number {
  const gun = through === undefined ? undefined : unitNamed(ctx.state, through);
  return gun === undefined
    ? worthOfAttack(ctx, { actors: together, shots, mode })
    : worthOfAttack(ctx, { actors: [gun], shots, mode }, new Aim(ctx, observerOf(together)));
}

/** What the next of the declared actions is worth: the best attack, the best place; null where nobody acts. */
function nextWorth(ctx: Ctx): ((action: Action) => number) | null {
  const together = actingNow(ctx);
  const [unit] = together;
  const mode = attackModeNow(ctx);
  if (unit === undefined) return null;
  return (action) => {
    switch (action.do) {
      case "attack":
        return mode === null ? 0 : worthOfShots(ctx, together, action, mode);
      case "move":
        return action.to === undefined ? -900 : worthOfPlace(ctx, unit, placeOf(action.to)) + 500;
      case "appear":
        return worthOfPlace(ctx, unit, placeOf(action.places[0] ?? "0,0")) + 500;
      case "special":
        return 1;
      default:
        return 0;
    }
  };
}

/** Decisions with a usual answer. */
const usual: Readonly<Record<string, readonly string[]>> = {
  "dt.decide.strike-back": ["own", "standard"],
  "dt.decide.spy": ["yes"],
  "dt.decide.observer": ["before", "after"],
  "dt.decide.which-stimulant": ["attack"],
};

/** What an option names: how much its weapons would be missed. */
function missed(ctx: Ctx, id: string): number {
  const unit = unitOfMiniature(ctx.state, id);
  const miniature = unit?.miniatures.find((other) => other.id === id);
  return miniature === undefined ? 0 : worthOfWeapons(miniature.weapons) + (miniature.role === null ? 0 : 5);
}

/** What a person would choose who leaves it to the game. */
function chosen(ask: Choose, ctx: Ctx): string {
  const { prompt, options, seat } = ask;
  const fallback = options[0]?.id ?? "";
  if (prompt.id === "dt.decide.first") return seat;
  if (prompt.id === "dt.decide.casualty" || prompt.id === "dt.decide.split-hits")
    return best(options, ({ id }) => -missed(ctx, id))?.id ?? fallback;
  return usual[prompt.id]?.find((id) => options.some((option) => option.id === id)) ?? fallback;
}

/** Plays either side: activates who can hurt the enemy, moves into range and to objectives, fires at what is worth most. */
export const sensiblePolicy: Policy<State, Action, DustEvent> = (ask, ctx, chance): Answer<Action> => {
  if (ask.ask === "choose") return { option: chosen(ask, ctx) };
  const action = bestDeclared(ctx, ask) ?? act(ctx, ask.legal(), chance);
  if (action === undefined) throw new NothingLegal(ask.prompt.id);
  return { action };
};
