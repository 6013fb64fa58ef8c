import { mapCard } from "../book/cards.ts";
import type { WeaponId } from "../book/items.ts";
import type { Action } from "./action-schema.ts";
import type { Ctx } from "./context.ts";
import type { Square } from "./plan.ts";
import type { Commander, Guard, Intruder, Sentry, State } from "./state.ts";

export type Agent = Intruder | Commander | Sentry | Guard;

export type Defending = Commander | Sentry | Guard;

/** An agent with a square. */
export type OnBoard<T extends Agent> = T & { at: Square };

/** The seat of the Defender. */
export const defender = "defender";

export const seatOf = (agent: Agent): string => (agent.kind === "intruder" ? `intruder-${agent.player}` : defender);

/** Whose piece an action is made with: a player's own Intruder, or the Defender's. */
export function ownerOf(state: State, action: Action): string | null {
  if (action.do === "end-phase") return defender;
  return ownerOfPiece(state, action.agent);
}

/** Whose an agent is: a player's, or the Defender's; null for any other piece. */
export function ownerOfPiece(state: State, piece: string): string | null {
  const intruder = state.intruders.find(({ id }) => id === piece);
  if (intruder !== undefined) return seatOf(intruder);
  const defends = [state.commander, ...state.sentries, ...state.guards].some((one) => one?.id === piece);
  return defends ? defender : null;
}

export const isPlaced = <T extends Agent>(agent: T): agent is OnBoard<T> => agent.at !== null;

/** Every agent with a square: Intruders in their order, Commander, Sentries, Guards. */
export function agentsOf({ intruders, commander, sentries, guards }: State): readonly OnBoard<Agent>[] {
  const found: OnBoard<Agent>[] = [];
  for (const one of intruders) if (isPlaced(one)) found.push(one);
  if (commander !== null) found.push(commander);
  for (const one of sentries) found.push(one);
  for (const one of guards) found.push(one);
  return found;
}

export const defendersOf = ({ commander, sentries, guards }: State): readonly Defending[] =>
  commander === null ? [...sentries, ...guards] : [commander, ...sentries, ...guards];

/** The enemies of an agent who are on the board. */
export const enemiesOf = (state: State, agent: Agent): readonly OnBoard<Agent>[] =>
  agent.kind === "intruder" ? defendersOf(state) : intrudersOf(state);

export const intrudersOf = ({ intruders }: State): readonly OnBoard<Intruder>[] => intruders.filter(isPlaced);

export function agentNamed({ state }: Ctx, id: string): OnBoard<Agent> | undefined {
  const { intruders, commander, sentries, guards } = state;
  for (const one of intruders) if (one.id === id && isPlaced(one)) return one;
  if (commander?.id === id) return commander;
  for (const one of sentries) if (one.id === id) return one;
  for (const one of guards) if (one.id === id) return one;
  return undefined;
}

export const intruderNamed = (ctx: Ctx, id: string): OnBoard<Intruder> | undefined =>
  intrudersOf(ctx.state).find((one) => one.id === id);

/** Whoever is on a square, standing or prone. hg.move.one-agent-per-square */
export function occupant(
  { intruders, commander, sentries, guards }: State,
  square: Square,
): OnBoard<Agent> | undefined {
  for (const one of intruders) if (one.at === square && isPlaced(one)) return one;
  if (commander?.at === square) return commander;
  for (const one of sentries) if (one.at === square) return one;
  for (const one of guards) if (one.at === square) return one;
  return undefined;
}

export const isFree = (state: State, square: Square): boolean => occupant(state, square) === undefined;

export const isAssaulter = (agent: Agent): boolean =>
  agent.kind === "intruder" && agent.mode === "assault" && !agent.prone;

export const isRaider = (agent: Agent): boolean =>
  agent.kind === "intruder" && agent.mode === "raiding" && !agent.prone;

export const areEnemies = (a: Agent, b: Agent): boolean => (a.kind === "intruder") !== (b.kind === "intruder");

/** Whether an agent counts in a fight: standing, and no raider. hg.raid.not-engaged, hg.wound.intruder-ignored */
export const isInTheOpen = (agent: Agent): boolean =>
  !agent.prone && !(agent.kind === "intruder" && agent.mode === "raiding");

/** The selected weapon. hg.weapon.top-of-stack */
export const topWeapon = ({ weapons }: Intruder): WeaponId => weapons[0] ?? "knife";

export function selectWeapon(intruder: Intruder, weapon: WeaponId): void {
  const i = intruder.weapons.indexOf(weapon);
  if (i > 0) intruder.weapons = [weapon, ...intruder.weapons.filter((_, j) => j !== i)];
}

/** Whether an Intruder holds the Stronghold Map. hg.intel.map-peek */
export const hasMap = ({ cards }: Intruder): boolean => cards.includes(mapCard);
