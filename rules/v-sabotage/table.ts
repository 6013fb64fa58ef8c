import {
  type Choice,
  choose as kernelChoose,
  type Prompt,
  roll as kernelRoll,
  type Rules as KernelRules,
  type Table,
} from "../kernel/index.ts";
import type { Action } from "./action-schema.ts";
import type { Citation, SabotageEvent } from "./events.ts";
import { impossible, numberIn, readingIn, type Readings } from "./in-force.ts";
import type { InterpretationId } from "./interpretations.ts";
import { circlesOf, terrainOf, terrainWith, tileNamed } from "./map.ts";
import type { NumberId } from "./numbers.ts";
import type { PromptId } from "./prompts.ts";
import type { Commando, Objective, Person, State, Terrain, Unit } from "./state.ts";
import { type UnitKind } from "./tokens.ts";

/** The table a procedure of this game works at. */
export type G = Table<State, SabotageEvent>;

export { impossible };

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

export const reading = <Id extends InterpretationId>(g: G, id: Id): Readings[Id] => readingIn(g.settings, id);
export const number = (g: G, id: NumberId): number => numberIn(g.settings, id);

/** Writes an event to the log. */
export const record = (g: G, event: SabotageEvent): void => {
  g.events.push(event);
};

/** The seat of all players together: vs.term.player-choice. */
export const players = "players";
/** The seat of the player who controls a commando. */
export const seatOf = (commando: Commando): string => `player-${commando.player}`;

/** Whose action it is: the player's of the commando who acts; null for what the players do together. */
export function ownerOf(state: State, action: Action): string | null {
  return "commando" in action ? ownerOfPiece(state, action.commando) : null;
}

/** Whose a commando is: its player's; null for any other piece. */
export function ownerOfPiece({ commandos }: State, piece: string): string | null {
  const commando = commandos.find(({ id }) => id === piece);
  return commando === undefined ? null : seatOf(commando);
}

export const choose = <T>(
  seat: string,
  prompt: Prompt & { readonly id: PromptId },
  choices: readonly Choice<T>[],
): Rules<T> => kernelChoose(seat, prompt, choices);

export const roll = (g: G, dice: number, text: string, cites: readonly Citation[]): Rules<readonly number[]> =>
  kernelRoll(dice, number(g, "vs.number.die"), { text, cites });

export const commandoNamed = (g: G, id: string): Commando | undefined => g.state.commandos.find((one) => one.id === id);
export const unitNamed = (g: G, id: string): Unit | undefined => g.state.units.find((one) => one.id === id);
export const personNamed = (g: G, id: string): Person | undefined => g.state.people.find((one) => one.id === id);

export type OnTile<T> = T & { at: string };
export const onTile = <T extends { at: string | null }>(piece: T): piece is OnTile<T> => piece.at !== null;

export const unitsOn = (g: G, tile: string): readonly OnTile<Unit>[] =>
  g.state.units.filter(onTile).filter(({ at }) => at === tile);
export const commandosOn = (g: G, tile: string): readonly OnTile<Commando>[] =>
  g.state.commandos.filter(onTile).filter(({ at }) => at === tile);
export const peopleOn = (g: G, tile: string): readonly Person[] => g.state.people.filter(({ at }) => at === tile);

/** Commandos on a terrain. */
export const commandosOf = (g: G, terrain: Terrain): readonly OnTile<Commando>[] =>
  g.state.commandos.filter(onTile).filter(({ at }) => terrainWith(g.state, at)?.id === terrain.id);
export const unitsOf = (g: G, terrain: Terrain): readonly OnTile<Unit>[] =>
  g.state.units.filter(onTile).filter(({ at }) => terrainWith(g.state, at)?.id === terrain.id);

/** Whether all slots of a commando hold −1 AP tokens: vs.health.critical. */
export const isCritical = ({ slots }: Commando): boolean => slots.every((slot) => slot === "injury");
export const injuriesOf = ({ slots }: Commando): number => slots.filter((slot) => slot === "injury").length;
export const savedOf = ({ slots, apart }: Commando): number => slots.filter((slot) => slot === "saved").length + apart;

/** Whether enemy units see a commando: visible, and not in critical condition. vs.health.critical-stealthy */
export const isSeen = (commando: Commando): boolean => commando.visible && !isCritical(commando);

/**
 * Whether the token of an objective is still there: not completed, and not replaced by the character to escort, wherever
 * it is now. vs.objective.removed, vs.escort.appears
 */
export const objectiveLies = ({ facts, people }: State, { id, done }: Objective): boolean =>
  !done && !facts.includes(`met:${id}`) && !people.some(({ objective }) => objective === id);

/** Remembers that the character of an objective has appeared, and so does not again. vs.escort.appears */
export function rememberMet(g: G, objective: string): void {
  if (!g.state.facts.includes(`met:${objective}`)) g.state.facts = [...g.state.facts, `met:${objective}`];
}

/** Whether somebody is in the nest of a tile. */
export const nestTaken = (g: G, tile: string): boolean =>
  commandosOn(g, tile).some(({ nest }) => nest) ||
  peopleOn(g, tile).some(({ nest }) => nest) ||
  unitsOn(g, tile).some(({ protects }) => protects === "nest");
export const hasNest = (g: G, tile: string): boolean => terrainOf(g.state, tile).nests.some(({ at }) => at === tile);

/**
 * The free spaces of a tile outside its nest: vs.move.free-space, vs.move.no-space-tokens, vs.move.nest-space,
 * vs.gas.no-space.
 */
export function freeOutside(g: G, tile: string): number {
  const nestSpaces = hasNest(g, tile) ? number(g, "vs.number.nest-spaces") : 0;
  const circles = Math.max(0, circlesOf(g.settings, tileNamed(g.state, tile)) - nestSpaces);
  const outside =
    commandosOn(g, tile).filter(({ nest }) => !nest).length +
    peopleOn(g, tile).filter(({ nest }) => !nest).length +
    unitsOn(g, tile).filter(({ protects }) => protects !== "nest").length;
  return circles - outside;
}

/** The free spaces of a tile, the one in its nest included. */
export const freeSpaces = (g: G, tile: string): number =>
  Math.max(0, freeOutside(g, tile)) + (hasNest(g, tile) && !nestTaken(g, tile) ? 1 : 0);

/** The white squares of a unit; in a nest those of the nest. vs.eshoot.dice, vs.dog.no-combat */
export function squaresOf(g: G, unit: Unit): number {
  if (unit.protects === "nest") return number(g, "vs.number.mg42-dice");
  const special: Readonly<Partial<Record<UnitKind, NumberId>>> = {
    stg44: "vs.number.stg44-dice",
    mg42: "vs.number.mg42-dice",
    officer: "vs.number.officer-dice",
    dog: "vs.number.dog-dice",
  };
  return number(g, special[unit.kind] ?? (unit.side === "mp40" ? "vs.number.mp40-dice" : "vs.number.mauser-dice"));
}
