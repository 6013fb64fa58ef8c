import { mapCard } from "../book/cards.ts";
import type { WeaponId } from "../book/items.ts";
import type { Square } from "./plan.ts";
import type { Commander, Guard, Intruder, Sentry, State } from "./state.ts";

/** Anybody with a figure on the board. */
export type Agent = Intruder | Commander | Sentry | Guard;

/** The agents of the Defender. */
export type Defending = Commander | Sentry | Guard;

/** An agent with a square. */
export type OnBoard<T extends Agent> = T & { at: Square };

/** The seat of the Defender. */
export const defender = "defender";

/** The seat that plays an agent. */
export const seatOf = (agent: Agent): string => (agent.kind === "intruder" ? `intruder-${agent.player}` : defender);

/** Whether an agent has a square. */
export const isPlaced = <T extends Agent>(agent: T): agent is OnBoard<T> => agent.at !== null;

/** Every agent with a square: Intruders in their order, Commander, Sentries, Guards. */
export function agentsOf({ intruders, commander, sentries, guards }: State): readonly OnBoard<Agent>[] {
  const agents: OnBoard<Agent>[] = [];
  for (const intruder of intruders) if (isPlaced(intruder)) agents.push(intruder);
  if (commander !== null) agents.push(commander);
  for (const sentry of sentries) agents.push(sentry);
  for (const guard of guards) agents.push(guard);
  return agents;
}

/** The Commander, Sentries and Guards, in this order. */
export const defendersOf = ({ commander, sentries, guards }: State): readonly Defending[] =>
  commander === null ? [...sentries, ...guards] : [commander, ...sentries, ...guards];

/** The enemies of an agent who are on the board. */
export const enemiesOf = (state: State, agent: Agent): readonly OnBoard<Agent>[] =>
  agent.kind === "intruder" ? defendersOf(state) : intrudersOf(state);

/** The Intruders who are on the board, in the order of their turns. */
export const intrudersOf = ({ intruders }: State): readonly OnBoard<Intruder>[] => intruders.filter(isPlaced);

/** The agent of a name, if he is on the board. */
export function agentOnBoardNamed(
  { intruders, commander, sentries, guards }: State,
  id: string,
): OnBoard<Agent> | undefined {
  for (const intruder of intruders) if (intruder.id === id && isPlaced(intruder)) return intruder;
  if (commander?.id === id) return commander;
  for (const sentry of sentries) if (sentry.id === id) return sentry;
  for (const guard of guards) if (guard.id === id) return guard;
  return undefined;
}

/** The Intruder of a name, if he is on the board. */
export const intruderOnBoardNamed = (state: State, id: string): OnBoard<Intruder> | undefined =>
  intrudersOf(state).find((intruder) => intruder.id === id);

/** Whoever is on a square, standing or prone. hg.move.one-agent-per-square */
export function occupant(
  { intruders, commander, sentries, guards }: State,
  square: Square,
): OnBoard<Agent> | undefined {
  for (const intruder of intruders) if (intruder.at === square && isPlaced(intruder)) return intruder;
  if (commander?.at === square) return commander;
  for (const sentry of sentries) if (sentry.at === square) return sentry;
  for (const guard of guards) if (guard.at === square) return guard;
  return undefined;
}

/** Whether nobody is on a square. */
export const isFree = (state: State, square: Square): boolean => occupant(state, square) === undefined;

/** Whether an agent is a conscious Intruder in assault mode. */
export const isAssaulter = (agent: Agent): boolean =>
  agent.kind === "intruder" && agent.mode === "assault" && !agent.prone;

/** Whether an agent is a conscious Intruder in raiding mode. */
export const isRaider = (agent: Agent): boolean =>
  agent.kind === "intruder" && agent.mode === "raiding" && !agent.prone;

/** Whether one of two agents is an Intruder and the other is not. */
export const areEnemies = (agent: Agent, other: Agent): boolean =>
  (agent.kind === "intruder") !== (other.kind === "intruder");

/** Whether an agent counts in a fight: conscious, and no raider. hg.raid.not-engaged, hg.wound.intruder-ignored */
export const isInTheOpen = (agent: Agent): boolean =>
  !agent.prone && !(agent.kind === "intruder" && agent.mode === "raiding");

/** The selected weapon. hg.weapon.top-of-stack */
export const topWeapon = ({ weapons }: Intruder): WeaponId => weapons[0] ?? "knife";

/** Puts a weapon he has on top of the stack. hg.weapon.top-of-stack */
export function selectWeapon(intruder: Intruder, weapon: WeaponId): void {
  const index = intruder.weapons.indexOf(weapon);
  if (index > 0) intruder.weapons = [weapon, ...intruder.weapons.filter((_, i) => i !== index)];
}

/** Whether an Intruder holds the Stronghold Map. hg.intel.map-peek */
export const hasMap = ({ cards }: Intruder): boolean => cards.includes(mapCard);
