import type { Answer, ChooseAsk, Policy } from "../kernel/index.ts";
import type { Action } from "./actions/index.ts";
import type { SabotageEvent } from "./events.ts";
import { neighboursOf, terrainOf, terrainWith, tileNamed, wayBetween, wayName } from "./map.ts";
import type { Commando, Objective, State, Terrain } from "./state.ts";
import { commandoNamed, commandosOf, commandosOn, type G, injuriesOf, isCritical, isSeen, onTile, type OnTile, peopleOn, unitsOn } from "./table.ts";

/** What a locked door counts for on a way, in small tiles: somebody has to open it. */
const LOCKED = 3;

/** What entering a tile costs on a way, in small tiles: medium ones take care, large ones show who comes, units look. */
function tollOf(g: G, commando: Commando, tile: string): number {
  const { size } = tileNamed(g.state, tile);
  const shown = commando.uniform || size === "small" ? 0 : size === "medium" ? 0.6 : terrainOf(g.state, tile).alarm.on ? 1 : 3;
  return 1 + shown + 0.5 * Math.min(3, unitsOn(g, tile).length);
}

/** The cost from every tile of a terrain to the nearest goal for a commando, closed doors included. */
function costsTo(g: G, commando: Commando, terrain: Terrain, goals: readonly string[]): ReadonlyMap<string, number> {
  const costs = new Map<string, number>(goals.map((goal) => [goal, 0]));
  const waiting = [...goals];
  while (waiting.length > 0) {
    waiting.sort((a, b) => (costs.get(b) ?? 0) - (costs.get(a) ?? 0));
    const tile = waiting.pop();
    if (tile === undefined) break;
    for (const to of neighboursOf(terrain, tile)) {
      const way = wayBetween(terrain, tile, to);
      if (way === "wall") continue;
      const cost = (costs.get(tile) ?? 0) + tollOf(g, commando, tile) + (way === "locked" ? LOCKED : 0);
      if (cost >= (costs.get(to) ?? Infinity)) continue;
      costs.set(to, cost);
      waiting.push(to);
    }
  }
  return costs;
}

const trapDoors = (terrain: Terrain): readonly string[] => terrain.trapDoors.map(({ at }) => at);
const openObjectives = ({ objectives }: Terrain): readonly Objective[] => objectives.filter(({ done }) => !done);
const redTnt = (g: G, tile: string): boolean => g.state.laid.some(({ kind, red, at }) => kind === "tnt" && red && at === tile);

/** Whether a special rule of the operation wants another objective first. */
const mustWait = (g: G, terrain: Terrain, { id }: Objective): boolean =>
  openObjectives(terrain).some((other) => g.state.facts.includes(`rule:first:${other.id}:${id}`));

/** Where a commando wants to be: at what it can complete, at what it needs for that, or at a trap door. */
function goalsOf(g: G, terrain: Terrain, commando: Commando): readonly string[] {
  const has = (kind: string): boolean => commando.tokens.some((token) => token.kind === kind);
  const escorting = onTile(commando) && peopleOn(g, commando.at).length > 0;
  const open = openObjectives(terrain).filter((objective) => !mustWait(g, terrain, objective));
  if (open.length === 0 || escorting) return trapDoors(terrain);
  const wanted = open.flatMap((objective): readonly string[] => {
    if (objective.kind === "escort") {
      const person = g.state.people.find((one) => one.objective === objective.id);
      return [person?.at ?? objective.at];
    }
    if (objective.kind === "interact") return objective.needs === null || has(objective.needs) ? [objective.at] : lying(g, terrain, objective.needs);
    if (redTnt(g, objective.at)) return [];
    return has("tnt") ? [objective.at] : g.state.commandos.some(({ tokens }) => tokens.some(({ kind }) => kind === "tnt")) ? [] : lying(g, terrain, "tnt");
  });
  return wanted.length > 0 ? wanted : open.map(({ at }) => at);
}

const lying = (g: G, terrain: Terrain, wanted: string): readonly string[] => g.state.laid.filter(({ kind, red, at }) => kind === wanted && !red && terrainWith(g.state, at)?.id === terrain.id).map(({ at }) => at);

/** How likely a tile gives a commando away: its size, and the units that would look. */
function danger(g: G, commando: Commando, to: string, stealthily: boolean): number {
  const { size } = tileNamed(g.state, to);
  const units = unitsOn(g, to).length;
  const hidden = commando.uniform || size === "small" || (size === "medium" && stealthily);
  const alarm = terrainOf(g.state, to).alarm.on ? 0 : 45;
  // whoever stays in the open when the enemy's turn comes is shot at
  const stays = commando.ap > 1 ? 0 : 70;
  return (hidden ? 0 : 20 + alarm + stays) + units * (hidden ? 12 : 20);
}

const isRescue = (g: G, target: string | undefined): boolean => {
  const patient = target === undefined ? undefined : commandoNamed(g, target);
  return patient !== undefined && isCritical(patient);
};

/** What blowing up a charge is worth: objectives and units, against whoever would die with it. */
function blast(g: G, tile: string): number {
  const terrain = terrainOf(g.state, tile);
  const here = openObjectives(terrain).filter(({ at }) => at === tile);
  if (commandosOn(g, tile).length > 0 || here.some((objective) => objective.kind !== "destroy" || mustWait(g, terrain, objective))) return -1000;
  return here.length > 0 ? 900 : unitsOn(g, tile).length >= 3 ? 60 : -20;
}

/** What an action is worth in the eyes of somebody who wants the objectives done and everyone home. */
function worthOf(g: G, action: Action): number {
  switch (action.do) {
    case "end-phase":
      return -5;
    case "go-on":
      return 1;
    case "ask-us":
      return -100;
    case "end-turn":
      return 0;
    case "blow-up":
      return blast(g, action.at);
    default: {
      const commando = commandoNamed(g, action.commando);
      const saved = "saved" in action ? (action.saved ?? 0) : 0;
      return commando === undefined ? -100 : worthFor(g, commando, action) - saved;
    }
  }
}

function worthFor(g: G, commando: Commando, action: Exclude<Action, { do: "end-phase" | "go-on" | "ask-us" | "end-turn" | "blow-up" }>): number {
  const terrain = onTile(commando) ? terrainOf(g.state, commando.at) : undefined;
  const free = terrain !== undefined && openObjectives(terrain).length === 0;
  switch (action.do) {
    case "move":
    case "move-stealthily":
      return approach(g, commando, action.to, action.do === "move-stealthily", action.along ?? []);
    case "exit":
      return free || (action.along ?? []).length > 0 ? 600 : -500;
    case "unblock":
      return free && terrain !== undefined && !terrain.trapDoors.some(({ open }) => open) ? 200 : free ? 30 : -10;
    case "interact":
      return 800;
    case "interrupt":
      return terrain !== undefined && !commandosOf(g, terrain).some(isSeen) ? 90 : -10;
    case "close-combat":
      return 45 - (onTile(commando) && unitsOn(g, commando.at).length > 1 ? 8 : 0);
    case "shoot":
      return shot(g, commando, action.weapon, action.target);
    case "use":
      return use(g, commando, action.token, action.target);
    case "collect":
      return collectWorth(action.token, terrain);
    case "save":
      return 4;
    case "skill":
      return action.skill === "cheat-death" ? 300 : action.skill === "relieve" ? 40 : action.skill === "brief" ? 3 : action.skill === "fade-away" ? 35 : -1;
    case "play-xp":
      return action.card === "second-breath" ? 30 : action.card === "field-dressing" ? 35 : -1;
    case "leave-nest":
      return -1;
    case "enter-nest":
      return commando.visible ? 6 : -1;
    case "exchange":
    case "drop":
      return -30;
  }
}

/** A step is worth the way it saves, less the danger of the tile. */
function approach(g: G, commando: Commando, to: string, stealthily: boolean, along: readonly string[]): number {
  const terrain = terrainOf(g.state, to);
  const costs = costsTo(g, commando, terrain, goalsOf(g, terrain, commando));
  const after = costs.get(to) ?? 20;
  if (!onTile(commando)) return 120 - 6 * after - danger(g, commando, to, stealthily);
  const before = costs.get(commando.at) ?? 20;
  const onCharge = redTnt(g, commando.at) && blast(g, commando.at) === -1000 ? 150 : 0;
  const left = peopleOn(g, commando.at).length - along.length;
  const hides = commando.visible && danger(g, commando, to, stealthily) === 0 ? 25 : 0;
  return 40 * (before - after) + onCharge + hides - danger(g, commando, to, stealthily) - left * 80 - (before === after ? 12 : 0) - (stealthily ? 3 : 0);
}

const expected: Readonly<Record<string, number>> = { pistol: 0.4, thompson: 0.8, "scoped-rifle": 0.9, sten: 0.5, mp40: 0.8, stg44: 1.2, mg42: 1.6, nest: 1.6, grenade: 1.2 };

function shot(g: G, commando: Commando, weapon: string, target: string): number {
  const quiet = weapon === "sten";
  if (target.includes("|")) return onDoorWay(g, commando, target) ? (quiet ? 60 : 5) : -20;
  const kills = Math.min(expected[weapon] ?? 0, unitsOn(g, target).length);
  return kills * 25 - (quiet || commando.visible ? 0 : weapon === "scoped-rifle" || weapon === "grenade" ? 25 : 60);
}

/** Whether a door is on the commando's way. */
function onDoorWay(g: G, commando: Commando, way: string): boolean {
  if (!onTile(commando)) return false;
  const terrain = terrainOf(g.state, commando.at);
  const costs = costsTo(g, commando, terrain, goalsOf(g, terrain, commando));
  const beyond = neighboursOf(terrain, commando.at).find((to) => wayName(commando.at, to) === way);
  return beyond !== undefined && (costs.get(beyond) ?? 99) + LOCKED <= (costs.get(commando.at) ?? 99);
}

function use(g: G, commando: Commando, token: string, target: string | undefined): number {
  if (!onTile(commando)) return -10;
  switch (token) {
    case "tnt":
      return tntWorth(g, commando);
    case "first-aid-kit":
      return isRescue(g, target) ? 400 : 20 * injuriesOf(commandoNamed(g, target ?? commando.id) ?? commando) - 15;
    case "crowbar":
      return target !== undefined && target.includes("|") && onDoorWay(g, commando, target) ? 70 : -5;
    case "german-uniform":
      return commando.visible ? 70 : 45;
    case "bombardment":
      return target !== undefined && commandosOn(g, target).length === 0 ? 12 * Math.min(3, unitsOn(g, target).length) - 20 : -100;
    default:
      return target === undefined ? -5 : commandosOn(g, target).length > 0 ? 6 : -2;
  }
}

function tntWorth(g: G, commando: OnTile<Commando>): number {
  const terrain = terrainOf(g.state, commando.at);
  const wanted = openObjectives(terrain).some((objective) => objective.kind === "destroy" && objective.at === commando.at);
  return wanted && !redTnt(g, commando.at) ? 700 : -50;
}

function collectWorth(token: string, terrain: Terrain | undefined): number {
  const needed = terrain?.objectives.some((objective) => !objective.done && (objective.needs === token || (objective.kind === "destroy" && token === "tnt"))) === true;
  return needed ? 200 : (({ "german-uniform": 50, "first-aid-kit": 40, tnt: 30, crowbar: 25 })[token] ?? 10);
}

/** Answers to the decisions on the way: who is least hurt takes hits, allies are spared, and what is first is taken otherwise. */
function chosen(g: G, ask: ChooseAsk): string {
  const [first] = ask.options;
  const best = (score: (id: string) => number): string => ask.options.reduce((a, b) => (score(b.id) > score(a.id) ? b : a), first ?? { id: "", text: "" }).id;
  switch (ask.prompt.id) {
    case "vs.decide.share-enemy-hits":
      return best((id) => {
        const commando = commandoNamed(g, id);
        return commando === undefined ? 0 : 9 - injuriesOf(commando);
      });
    case "vs.decide.critical-nest":
      return "leave";
    case "vs.decide.commando":
      return best((id) => ["sapper tan", "scout tan", "medic tan", "scout blue", "marksman blue"].toReversed().indexOf(id));
    case "vs.decide.binoculars":
      return "keep";
    default:
      return first?.id ?? "";
  }
}

/** A policy that goes for the objectives by hidden ways, kills quietly, and brings everyone home; it looks no farther than the next action. */
export const sensiblePolicy: Policy<State, Action, SabotageEvent> = (ask, g, chance): Answer<Action> => {
  if (ask.ask === "choose") return { option: chosen(g, ask) };
  const scored = ask.legal().map((action) => ({ action, score: worthOf(g, action) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most);
  const pick = best[chance.index(best.length)];
  if (pick === undefined) throw new Error(`No legal action: ${ask.prompt.id}`);
  return { action: pick.action };
};

