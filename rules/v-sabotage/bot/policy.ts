import { type ActAsk, type Answer, type ChooseAsk, NothingLegal, type Policy } from "../../kernel/index.ts";
import type { Action } from "../actions/index.ts";
import {
  commandoNamed,
  commandosOf,
  commandosOn,
  type Ctx,
  injuriesOf,
  isCritical,
  isSeen,
  isOnTile,
  type OnTile,
  peopleOn,
  savedActionsOf,
  unitsOn,
} from "../table/context.ts";
import type { SabotageEvent } from "../table/events.ts";
import { terrainOf, wayName } from "../table/map.ts";
import { ownerOf } from "../table/owners.ts";
import { hasCard } from "../table/skills.ts";
import type { Commando, State, Terrain } from "../table/state.ts";
import { Dangers } from "./dangers.ts";
import { Plan } from "./plan.ts";
import { mustWait, openObjectives, redTnt, type Task, tasksOf } from "./tasks.ts";

/** What an alarm counts for, which doubles the reinforcements. */
const ALARM = 30;
/** What the equipment counts for that a close combat brings, and one enemy fewer. */
const REWARD = 60;
/** What a +1 AP token counts for that is kept for a tight spot. */
const SAVED = 12;

type OfCommando = Exclude<Action, { do: "end-phase" | "go-on" | "ask-us" | "end-turn" | "blow-up" }>;

/** What the bot makes of a position: who does what, and how dangerous it is where. */
class Mind {
  readonly tasks: ReadonlyMap<string, Task>;
  readonly #dangers = new Map<string, Dangers>();
  readonly #plans = new Map<string, Plan | null>();
  readonly ctx: Ctx;

  constructor(ctx: Ctx) {
    this.ctx = ctx;
    this.tasks = tasksOf(ctx);
  }

  dangersOf(terrain: Terrain): Dangers {
    const dangers = this.#dangers.get(terrain.id) ?? new Dangers(this.ctx, terrain);
    this.#dangers.set(terrain.id, dangers);
    return dangers;
  }

  /** The plan of a commando as it is; null for one that waits outside. */
  planOf(commando: Commando): Plan | null {
    let cached = this.#plans.get(commando.id);
    if (cached === undefined) this.#plans.set(commando.id, (cached = this.planIf(commando, {}, 0)));
    return cached;
  }

  /** What a commando's plan would be, were something else so, and some action points gone. */
  planIf(commando: Commando, change: Partial<Commando>, gone: number, doors?: Terrain["doors"]): Plan | null {
    const task = this.tasks.get(commando.id);
    const terrain = isOnTile(commando) ? terrainOf(this.ctx.state, commando.at) : task?.terrain;
    if (task === undefined || terrain === undefined || terrain === null) return null;
    const points = (this.ctx.state.phase === "commando" ? commando.ap : 0) + savedActionsOf(commando) - gone;
    return new Plan(
      this.ctx,
      { ...commando, ...change },
      {
        task,
        terrain: doors === undefined ? terrain : { ...terrain, doors },
        dangers: this.dangersOf(terrain),
        points,
      },
    );
  }

  /** What a changed plan is worth beside staying as one is. */
  gain(commando: Commando, change: Partial<Commando>, gone: number, doors?: Terrain["doors"]): number {
    const plan = this.planOf(commando);
    const changed = this.planIf(commando, change, gone, doors);
    return plan === null || changed === null ? -10 : changed.best() - plan.stay();
  }
}

const isRescue = (ctx: Ctx, target: string | undefined): boolean => {
  const patient = target === undefined ? undefined : commandoNamed(ctx.state, target);
  return patient !== undefined && isCritical(patient);
};

/** What blowing up a charge is worth: objectives and units, against whoever would die with it. */
function blastWorth(ctx: Ctx, tile: string): number {
  const terrain = terrainOf(ctx.state, tile);
  const here = openObjectives(terrain).filter(({ at }) => at === tile);
  const lost = commandosOn(ctx, tile).length > 0 || peopleOn(ctx, tile).length > 0;
  if (lost || here.some((objective) => objective.kind !== "destroy" || mustWait(ctx, terrain, objective))) return -1000;
  return here.length > 0 ? 900 : unitsOn(ctx, tile).length >= 3 ? 60 : -20;
}

/** What an action is worth in the eyes of somebody who wants the objectives done and everyone home. */
function worthOf(mind: Mind, action: Action): number {
  const { ctx } = mind;
  switch (action.do) {
    case "end-phase":
      return -5;
    case "go-on":
      return 1;
    case "ask-us":
      return -1000;
    case "end-turn":
      // whoever has not begun waits until the one in the middle of its actions has finished
      return ctx.state.commandos.some(({ id, turn }) => turn === "acting" && id !== action.commando) ? -4 : 0;
    case "blow-up":
      return blastWorth(ctx, action.at);
    default: {
      const commando = commandoNamed(ctx.state, action.commando);
      const saved = "saved" in action ? (action.saved ?? 0) : 0;
      return commando === undefined ? -100 : worthFor(mind, commando, action) - saved * SAVED;
    }
  }
}

/** What a skill is worth where it is used at all. */
const skillWorth: ReadonlyMap<string, number> = new Map([
  ["cheat-death", 300],
  ["relieve", 40],
  ["fade-away", 35],
  ["brief", 3],
]);

/** What it is worth to put the uniform on. */
const disguiseWorth = (mind: Mind, commando: OnTile<Commando>): number =>
  mind.gain(
    commando,
    { uniform: true, visible: commando.visible && unitsOn(mind.ctx, commando.at).length > 0 },
    hasCard(commando, "spy", "blue") ? 0 : 1,
  );

function worthFor(mind: Mind, commando: Commando, action: OfCommando): number {
  const { ctx } = mind;
  const terrain = isOnTile(commando) ? terrainOf(ctx.state, commando.at) : undefined;
  const task = mind.tasks.get(commando.id);
  const leaves = task?.kind === "leave";
  switch (action.do) {
    case "move":
    case "move-stealthily":
      return stepWorth(mind, commando, action.to, { stealthily: action.do === "move-stealthily" }, action.along ?? []);
    case "exit":
      return stepWorth(mind, commando, null, { stealthily: false }, action.along ?? []);
    case "unblock":
      return leaves ? 150 : task?.kind === "wait" ? 35 : -10;
    case "interact":
      return 800;
    case "interrupt":
      return terrain !== undefined && !commandosOf(ctx, terrain).some(isSeen) ? 60 : -10;
    case "close-combat":
      return action.target === "barrel" ? -100 : fightWorth(mind, commando);
    case "shoot":
      return shotWorth(mind, commando, action.weapon, action.target);
    case "use":
      return useWorth(mind, commando, action.token, action.target);
    case "collect":
      return collectWorth(action.token, terrain);
    case "save":
      return 4;
    case "skill":
      return skillWorth.get(action.skill) ?? -1;
    case "play-xp":
      return action.card === "second-breath" ? 30 : action.card === "field-dressing" ? 35 : -1;
    case "enter-nest":
      return commando.visible ? 6 : -1;
    case "exchange":
    case "drop":
      return -30;
    default:
      // whatever else has no task: to leave a nest
      return -1;
  }
}

/** What a close combat is worth: what follows from it, and the equipment it brings. */
function fightWorth(mind: Mind, commando: Commando): number {
  const plan = mind.planOf(commando);
  return plan === null ? -10 : plan.afterFight() - plan.stay() + REWARD;
}

/**
 * What a step is worth beside staying: the plan that begins with it. An escorted character goes with the one who takes
 * it out, and with nobody else.
 */
function stepWorth(
  mind: Mind,
  commando: Commando,
  to: string | null,
  { stealthily }: { readonly stealthily: boolean },
  along: readonly string[],
): number {
  const { ctx } = mind;
  const task = mind.tasks.get(commando.id);
  const plan = mind.planOf(commando);
  if (task === undefined || plan === null) return -20;
  const person = task.kind === "leave" ? task.person : null;
  // nobody is fetched in the midst of the enemy's steps
  if (ctx.state.phase !== "commando" && task.kind === "escort" && to !== null && task.goals.has(to)) return -20;
  if (along.length > (person === null ? 0 : 1) || (person !== null && !along.includes(person.id))) return -1000;
  const points = to !== null && stealthily && !hasCard(commando, "scout", "blue") ? 2 : 1;
  return plan.after({ to, stealthily, party: person !== null }, points) - plan.stay() - 1;
}

const expectedHits: Readonly<Record<string, number>> = {
  pistol: 0.4,
  thompson: 0.8,
  "scoped-rifle": 0.9,
  sten: 0.5,
  mp40: 0.8,
  stg44: 1.2,
  mg42: 1.6,
  nest: 1.6,
  grenade: 1.2,
};

function shotWorth(mind: Mind, commando: Commando, weapon: string, target: string): number {
  const { ctx } = mind;
  if (!isOnTile(commando)) return -10;
  const quiet = weapon === "sten";
  const reveals = !quiet && weapon !== "scoped-rifle" && weapon !== "grenade";
  const noise = quiet || terrainOf(ctx.state, commando.at).alarm.on ? 0 : ALARM;
  if (target.includes("|"))
    return (
      mind.gain(commando, reveals ? { visible: true, uniform: false } : {}, 1, unlocked(ctx, commando, target)) - noise
    );
  const kills = Math.min(expectedHits[weapon] ?? 0, unitsOn(ctx, target).length);
  const plan = mind.planOf(commando);
  const shown =
    reveals && !commando.visible
      ? (mind.planIf(commando, { visible: true, uniform: false }, 1)?.best() ?? 0) - (plan?.best() ?? 0)
      : 0;
  return kills * 28 + shown - noise;
}

/** The doors of a commando's terrain, with one of them unlocked. */
const unlocked = (ctx: Ctx, commando: OnTile<Commando>, way: string): Terrain["doors"] =>
  terrainOf(ctx.state, commando.at).doors.map((door) =>
    wayName(...door.between) === wayName(...tilesOfWay(way)) ? { ...door, locked: false } : door,
  );

const tilesOfWay = (way: string): readonly [string, string] => {
  const [a = "", b = ""] = way.split("|");
  return [a, b];
};

function useWorth(mind: Mind, commando: Commando, token: string, target: string | undefined): number {
  const { ctx } = mind;
  if (!isOnTile(commando)) return -10;
  switch (token) {
    case "tnt":
      return tntWorth(ctx, commando);
    case "first-aid-kit":
      return isRescue(ctx, target)
        ? 400
        : 20 * injuriesOf(commandoNamed(ctx.state, target ?? commando.id) ?? commando) - 15;
    case "crowbar":
      return target !== undefined && target.includes("|")
        ? mind.gain(commando, {}, 1, unlocked(ctx, commando, target))
        : -5;
    case "german-uniform":
      return commando.uniform ? -50 : disguiseWorth(mind, commando);
    case "bombardment":
      return target !== undefined && commandosOn(ctx, target).length === 0
        ? 12 * Math.min(3, unitsOn(ctx, target).length) - 20
        : -100;
    default:
      return target === undefined ? -5 : commandosOn(ctx, target).length > 0 ? 6 : -2;
  }
}

function tntWorth(ctx: Ctx, commando: OnTile<Commando>): number {
  const terrain = terrainOf(ctx.state, commando.at);
  const wanted = openObjectives(terrain).some(
    (objective) => objective.kind === "destroy" && objective.at === commando.at,
  );
  return wanted && !redTnt(ctx.state, commando.at) ? 700 : -50;
}

function collectWorth(token: string, terrain: Terrain | undefined): number {
  const needed =
    terrain?.objectives.some(
      (objective) =>
        !objective.done && (objective.needs === token || (objective.kind === "destroy" && token === "tnt")),
    ) === true;
  return needed ? 200 : ({ "german-uniform": 150, "first-aid-kit": 140, tnt: 130, crowbar: 125 }[token] ?? 110);
}

/** The commandos the bot likes best, the best first. */
const favourites = ["sapper tan", "spy tan", "scout tan", "medic tan", "scout blue", "marksman blue"];

/**
 * Answers to the decisions on the way: who is least hurt takes hits, allies are spared, and what is first is taken
 * otherwise.
 */
function answerChoice(ctx: Ctx, ask: ChooseAsk): string {
  const [first] = ask.options;
  const best = (score: (id: string) => number): string =>
    ask.options.reduce((a, b) => (score(b.id) > score(a.id) ? b : a), first ?? { id: "", text: "" }).id;
  switch (ask.prompt.id) {
    case "vs.decide.share-enemy-hits":
      return best((id) => {
        const commando = commandoNamed(ctx.state, id);
        return commando === undefined ? 0 : 9 - injuriesOf(commando);
      });
    case "vs.decide.critical-nest":
      return "leave";
    case "vs.decide.commando":
      return best((id) => favourites.toReversed().indexOf(id));
    case "vs.decide.binoculars":
      return "keep";
    default:
      return first?.id ?? "";
  }
}

/** The legal actions with what they are worth. */
function scored(ctx: Ctx, ask: ActAsk<Action>): readonly { readonly action: Action; readonly score: number }[] {
  const mind = new Mind(ctx);
  const listed = ask.legal();
  // where a player alone is asked, what the commandos of others could do meanwhile is theirs to send
  const isOthers = (action: Action): boolean => (ownerOf(ctx.state, action) ?? ask.seat) !== ask.seat;
  const own = ask.seat === "players" ? listed : listed.filter((action) => !isOthers(action));
  return own.map((action) => ({ action, score: worthOf(mind, action) }));
}

/** What the bot would do, and what it holds worth doing instead, the best first. */
export const proposals = (ask: ActAsk<Action>, ctx: Ctx): readonly Action[] =>
  scored(ctx, ask)
    .filter(({ action }) => action.do !== "ask-us" && action.do !== "drop" && action.do !== "exchange")
    .toSorted((a, b) => b.score - a.score)
    .map(({ action }) => action);

/**
 * A policy that shares out the objectives, goes for them by hidden ways, kills quietly, and leaves; it looks no farther
 * than a commando's own next steps.
 */
export const sensiblePolicy: Policy<State, Action, SabotageEvent> = (ask, ctx, chance): Answer<Action> => {
  if (ask.ask === "choose") return { option: answerChoice(ctx, ask) };
  const all = scored(ctx, ask);
  const highest = Math.max(...all.map(({ score }) => score));
  const best = all.filter(({ score }) => score === highest);
  const pick = best[chance.index(best.length)];
  if (pick === undefined) throw new NothingLegal(ask.prompt.id);
  return { action: pick.action };
};
