import { checkDice } from "../sight/index.ts";
import { type Ctx, injuriesOf, isOnTile } from "../table/context.ts";
import { openNeighbours, tileById } from "../table/map.ts";
import { hasCard } from "../table/skills.ts";
import type { Commando, Terrain } from "../table/state.ts";
import type { Dangers } from "./dangers.ts";
import { costFromOutside, costsTo, redTnt, type Task, waysOut } from "./tasks.ts";

/** What things count for, in the same small change: an action point saved on the way is worth 40. */
const POINT = 40;
/** Between the enemy's steps nobody goes far: one gets out of the way. */
const POINT_BETWEEN = 5;
/** The enemy grows stronger with every turn: who has something to do, does not stay where he is. */
const IDLE = 30;
/** A hit, and being brought down by as many as one can take. */
const HIT = 45;
const CRITICAL = 170;
/** An alarm, which doubles the reinforcements. */
const ALARM = 30;
/**
 * Being where a task is done with the action points it takes; being out when all is done; and the loss of an escorted
 * character, which loses the operation.
 */
const DONE = 140;
const HOME = 160;
const PERSON_LOST = 420;
/** Nobody stays where a charge is about to go off. */
const ON_CHARGE = 150;

/** Where a commando is within its turn, and how likely it has been seen there. */
interface Stand {
  readonly at: string | null;
  readonly seen: number;
  readonly points: number;
  /** Whether it has the escorted character with it, and how likely that one is seen. */
  readonly party: boolean;
  readonly shown: number;
  /** Whether it has gone out through a trap door this turn. */
  readonly left: boolean;
  /** How many units of its tile it has eliminated in close combat. */
  readonly killed: number;
}

/** A step of a plan. */
export interface Step {
  readonly to: string | null;
  readonly stealthily: boolean;
  readonly party: boolean;
}

/** What a plan is made for: a task, the terrain with its dangers, and the action points that are left. */
interface PlanOf {
  readonly task: Task;
  readonly terrain: Terrain;
  readonly dangers: Dangers;
  readonly points: number;
}

/**
 * What a commando can still make of its turn: the steps open to it, a few ahead, by what they bring nearer and what
 * they risk.
 */
export class Plan {
  readonly #ctx: Ctx;
  readonly #commando: Commando;
  readonly #task: Task;
  readonly #terrain: Terrain;
  readonly #dangers: Dangers;
  readonly #costs: ReadonlyMap<string, number>;
  readonly #out: ReadonlyMap<string, number>;
  readonly #after: number;
  readonly #health: number;
  readonly #point: number;
  readonly #begun: number;
  readonly #known = new Map<string, number>();
  readonly #now: Stand;

  constructor(ctx: Ctx, commando: Commando, { task, terrain, dangers, points }: PlanOf) {
    this.#ctx = ctx;
    this.#commando = commando;
    this.#task = task;
    this.#terrain = terrain;
    this.#dangers = dangers;
    this.#out = costsTo(ctx, commando, terrain, waysOut(terrain));
    const here = task.terrain?.id === terrain.id;
    this.#costs = here ? (task.kind === "leave" ? this.#out : costsTo(ctx, commando, terrain, task.goals)) : new Map();
    this.#after =
      task.kind === "escort" ? Math.min(...[...task.goals.keys()].map((tile) => this.#out.get(tile) ?? 20)) : 0;
    this.#point = ctx.state.phase === "commando" ? POINT : POINT_BETWEEN;
    this.#health = Math.max(1, commando.slots.length - injuriesOf(commando));
    this.#begun = isOnTile(commando) ? (this.#costs.get(commando.at) ?? 20) + this.#after : 30;
    const party = task.kind === "leave" && task.person !== null;
    const person = party ? ctx.state.people.find(({ id }) => id === task.person?.id) : undefined;
    this.#now = {
      at: commando.at,
      seen: commando.visible ? 1 : 0,
      points,
      party,
      shown: person?.visible === true ? 1 : 0,
      left: false,
      killed: 0,
    };
  }

  /** What ending the turn here is worth. */
  stay(): number {
    return this.#rest(this.#now);
  }

  /** What the turn is worth at its best from here on. */
  best(): number {
    return this.#value(this.#now);
  }

  /** What the turn is worth with a step taken first that costs so many action points. */
  after(step: Step, points: number): number {
    const [stand, loss] = this.#take(this.#now, step, points);
    return this.#value(stand) - loss;
  }

  /** What the turn is worth when a unit of the tile is eliminated in close combat first. */
  afterFight(): number {
    return this.#value(this.#fight(this.#now));
  }

  #fight(stand: Stand): Stand {
    return { ...stand, points: stand.points - 1, killed: stand.killed + 1 };
  }

  #value(stand: Stand): number {
    const key = `${stand.at ?? (stand.left ? "out" : "")} ${stand.seen.toFixed(2)} ${stand.points} ${stand.party ? stand.shown.toFixed(2) : "-"} ${stand.killed}`;
    const cached = this.#known.get(key);
    if (cached !== undefined) return cached;
    let best = this.#rest(stand);
    for (const { step, points } of this.#steps(stand)) {
      if (points > stand.points) continue;
      const [next, loss] = this.#take(stand, step, points);
      best = Math.max(best, this.#value(next) - loss);
    }
    const foes = stand.at === null ? 0 : this.#dangers.units(stand.at) - stand.killed;
    if (stand.points > 0 && stand.seen < 0.99 && foes > 0)
      best = Math.max(best, (1 - stand.seen) * this.#value(this.#fight(stand)) + stand.seen * this.#rest(stand));
    this.#known.set(key, best);
    return best;
  }

  #steps({ at, party, left }: Stand): readonly { readonly step: Step; readonly points: number }[] {
    const { trapDoors } = this.#terrain;
    // who has gone out does not come in again in the same turn
    if (at === null)
      return !left ? trapDoors.filter(({ open }) => open).flatMap((door) => this.#onto(door.at, { party: false })) : [];
    const out = trapDoors.some((door) => door.at === at && door.open)
      ? [{ step: { to: null, stealthily: false, party }, points: 1 }]
      : [];
    return [...out, ...openNeighbours(this.#terrain, at).flatMap((to) => this.#onto(to, { party }))];
  }

  #onto(
    to: string,
    { party }: { readonly party: boolean },
  ): readonly { readonly step: Step; readonly points: number }[] {
    const medium = tileById(this.#ctx.state, to).size === "medium" && (!this.#commando.uniform || party);
    return [
      { step: { to, stealthily: false, party }, points: 1 },
      ...(medium
        ? [{ step: { to, stealthily: true, party }, points: hasCard(this.#commando, "scout", "blue") ? 1 : 2 }]
        : []),
    ];
  }

  /** Where a step leads, and what it risks on the way. */
  #take(from: Stand, { to, stealthily, party }: Step, points: number): readonly [Stand, number] {
    const { at } = from;
    if (at !== null && to === null)
      return [
        { at: null, points: 0, party, seen: 0, shown: 0, left: true, killed: 0 },
        this.#reaction(from, party, this.#diceHere(from), at),
      ];
    if (to === null) return [{ ...from, points: from.points - points }, 0];
    const dice = at === null ? 0 : this.#diceHere(from) + this.#dangers.dice(to);
    const fire = at === null ? 0 : this.#reaction(from, party, dice, at);
    // whoever is hit on the way has fewer action points left
    const slowed = at === null ? 0 : Math.round(from.seen * dice * this.#dangers.odds(at));
    const left = Math.max(0, from.points - points - slowed);
    const { size } = tileById(this.#ctx.state, to);
    const units = this.#dangers.units(to);
    const hides = this.#commando.uniform || size === "small" || (size === "medium" && stealthily);
    const fails = this.#dangers.dog(to) ? 1 : 1 - (2 / 3) ** checkDice(this.#ctx, this.#commando, to, units);
    const seen = !hides ? 1 : units > 0 ? from.seen + (1 - from.seen) * fails : 0;
    const alarm = this.#terrain.alarm.on ? 0 : ALARM * Math.max(0, seen - from.seen);
    const met = this.#task.kind === "escort" && this.#task.goals.has(to);
    const type = this.#task.person?.type;
    const before = met ? 0 : from.shown;
    const openly = size === "large" || (size === "medium" && !stealthily && !met);
    const mayShow = (party || met) && type !== "stealthy";
    const noticed = met || units === 0 ? 0 : before + (1 - before) * (1 - (2 / 3) ** units);
    const shown = mayShow ? (type === "visible" || openly ? 1 : noticed) : 0;
    return [{ at: to, seen, points: left, party: party || met, shown, left: false, killed: 0 }, fire + alarm];
  }

  /** The dice of the units of a tile that are still there. */
  #diceHere({ at, killed }: Stand): number {
    const units = at === null ? 0 : this.#dangers.units(at);
    return at === null || units === 0 ? 0 : this.#dangers.dice(at) * Math.max(0, 1 - killed / units);
  }

  /** What reaction fire costs whoever is seen of a party. */
  #reaction({ seen, shown }: Stand, party: boolean, dice: number, at: string): number {
    if (dice === 0) return 0;
    const hits = dice * this.#dangers.odds(at);
    return seen * this.#wounds(hits) + (party ? shown * this.#lost(hits, seen) : 0);
  }

  /** What so many hits cost the commando. */
  #wounds(hits: number): number {
    return HIT * Math.min(hits, this.#health) + CRITICAL * Math.min(1, hits / this.#health) ** 2;
  }

  /** What so many hits cost that the escorted character may take; a commando who is seen beside it takes them first. */
  #lost(hits: number, seen: number): number {
    const alone = 1 - Math.exp(-hits);
    const beside = Math.min(1, Math.max(0, hits - this.#health + 1) / 2);
    return PERSON_LOST * (seen * beside + (1 - seen) * alone);
  }

  /** What it is worth to stand somewhere when the turn ends. */
  #rest(stand: Stand): number {
    const { at, points, party, left } = stand;
    const leaves = this.#task.kind === "leave";
    if (at === null) {
      if (party) return HOME + DONE;
      if (leaves && left) return HOME;
      if (this.#task.kind === "wait" || this.#task.terrain === null) return 0;
      const away = leaves
        ? Math.min(...this.#terrain.trapDoors.map((door) => (door.open ? 1 : 9))) + 1
        : costFromOutside(this.#ctx, this.#commando, this.#terrain, this.#costs) + this.#after;
      return -this.#point * Math.min(20, away) - IDLE;
    }
    const exposed = this.#exposure(at, stand) + (redTnt(this.#ctx.state, at) ? ON_CHARGE : 0);
    if (party) return -this.#point * (this.#out.get(at) ?? 20) - exposed;
    const cost = Math.min(20, this.#costs.get(at) ?? (this.#task.kind === "wait" ? 0 : 20)) + this.#after;
    const there = this.#task.goals.has(at) && !leaves && this.#task.kind !== "wait" && this.#task.kind !== "escort";
    const done = there && points >= this.#task.points ? DONE : 0;
    const idle = done === 0 && this.#task.kind !== "wait" && cost > this.#begun - 0.5 ? IDLE : 0;
    return done - idle - this.#point * cost - exposed * (done > 0 && this.#task.kind !== "fetch" ? 0.7 : 1);
  }

  #exposure(at: string, stand: Stand): number {
    const { seen, party, shown } = stand;
    const dead = this.#dangers.dice(at) - this.#diceHere(stand);
    // who is seen among units is shot at once more when he goes on
    const hits = Math.max(0, this.#dangers.fire(at) + (0.4 * this.#diceHere(stand) - dead) * this.#dangers.odds(at));
    const visitors = this.#dangers.visitors(at);
    const noticed = seen + (1 - seen) * (1 - (2 / 3) ** visitors);
    const alarm = this.#terrain.alarm.on ? 0 : ALARM * (noticed - seen);
    const persons = party ? Math.max(shown, this.#task.person?.type === "stealthy" ? 0 : 1 - (2 / 3) ** visitors) : 0;
    return noticed * this.#wounds(hits) + alarm + persons * this.#lost(hits, noticed);
  }
}
