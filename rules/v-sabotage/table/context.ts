import {
  choose as kernelChoose,
  type Chooses,
  impossible,
  roll as kernelRoll,
  type Rules as KernelRules,
  type RulesContext,
  type Requirements,
} from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { PromptId } from "../book/decisions.ts";
import { number, reading } from "../book/in-force.ts";
import type { NumberId } from "../book/numbers.ts";
import { type UnitKind } from "../book/tokens.ts";
import type { Action } from "./action-schema.ts";
import type { CitedSabotageEvent, SabotageEvent } from "./events.ts";
import { circlesOnTile, terrainOf, findTerrain, tileById } from "./map.ts";
import type { Commando, Objective, Person, State, Terrain, Unit } from "./state.ts";

export { impossible, number, reading };

/** The table a procedure of this game works at. */
export type Ctx = RulesContext<State, SabotageEvent>;

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

/** What an action requires, with the rules each point comes from. */
export type Req = Requirements<Citation>;

/** Writes an event to the log. */
export const record = (ctx: Ctx, event: CitedSabotageEvent): void => void ctx.events.push(event);

/** Writes down what is so, in a sentence of its own. */
export const remark = (
  ctx: Ctx,
  what: Extract<CitedSabotageEvent, { readonly event: "prepared" }>["what"],
  ...cites: readonly Citation[]
): void => record(ctx, { event: "prepared", what, cites });

/** The seat of all players together: vs.term.player-choice. */
export const players = "players";
/** The seat of the player who controls a commando. */
export const seatOf = (commando: Commando): string => `player-${commando.player}`;

/** Whether a commando acts in this game: on a terrain, or about to enter one. */
export const isInGame = ({ status }: Pick<Commando, "status">): boolean => status === "in-play" || status === "outside";

/** Lets a seat choose one of some options; a single option is taken without asking. */
export const choose: Chooses<Action, PromptId> = kernelChoose;

/** Rolls dice. */
export const roll = (ctx: Ctx, dice: number, text: string, ...cites: readonly Citation[]): Rules<readonly number[]> =>
  kernelRoll(dice, number(ctx, "vs.number.die"), { text, cites });

export const commandoNamed = ({ commandos }: State, id: string): Commando | undefined =>
  commandos.find((commando) => commando.id === id);
export const unitNamed = ({ units }: State, id: string): Unit | undefined => units.find((unit) => unit.id === id);
export const personNamed = ({ people }: State, id: string): Person | undefined =>
  people.find((person) => person.id === id);

export type OnTile<T> = T & { at: string };
export const isOnTile = <T extends { at: string | null }>(piece: T): piece is OnTile<T> => piece.at !== null;

export const unitsOn = (ctx: Ctx, tile: string): readonly OnTile<Unit>[] =>
  ctx.state.units.filter(isOnTile).filter(({ at }) => at === tile);
export const commandosOn = (ctx: Ctx, tile: string): readonly OnTile<Commando>[] =>
  ctx.state.commandos.filter(isOnTile).filter(({ at }) => at === tile);
export const peopleOn = (ctx: Ctx, tile: string): readonly Person[] => ctx.state.people.filter(({ at }) => at === tile);

/** Commandos on a terrain. */
export const commandosOf = (ctx: Ctx, terrain: Terrain): readonly OnTile<Commando>[] =>
  ctx.state.commandos.filter(isOnTile).filter(({ at }) => findTerrain(ctx.state, at)?.id === terrain.id);
export const unitsOf = (ctx: Ctx, terrain: Terrain): readonly OnTile<Unit>[] =>
  ctx.state.units.filter(isOnTile).filter(({ at }) => findTerrain(ctx.state, at)?.id === terrain.id);

/** Whether all slots of a commando hold −1 AP tokens: vs.health.critical. */
export const isCritical = ({ slots }: Commando): boolean => slots.every((slot) => slot === "injury");
export const injuriesOf = ({ slots }: Commando): number => slots.filter((slot) => slot === "injury").length;
export const savedActionsOf = ({ slots, apart }: Commando): number =>
  slots.filter((slot) => slot === "saved").length + apart;

/** Whether enemy units see a commando: visible, and not in critical condition. vs.health.critical-stealthy */
export const isSeen = (commando: Commando): boolean => commando.visible && !isCritical(commando);

/**
 * Whether the token of an objective is still there: not completed, and not replaced by the character to escort, wherever
 * it is now. vs.objective.removed, vs.escort.appears
 */
export const isObjectiveOnTable = ({ facts, people }: State, { id, done }: Objective): boolean =>
  !done && !facts.includes(`met:${id}`) && !people.some(({ objective }) => objective === id);

/** Remembers that the character of an objective has appeared, and so does not again. vs.escort.appears */
export function rememberAppeared(ctx: Ctx, objective: string): void {
  if (!ctx.state.facts.includes(`met:${objective}`)) ctx.state.facts = [...ctx.state.facts, `met:${objective}`];
}

/** Whether somebody is in the nest of a tile. */
export const isNestTaken = (ctx: Ctx, tile: string): boolean =>
  commandosOn(ctx, tile).some(({ nest }) => nest) ||
  peopleOn(ctx, tile).some(({ nest }) => nest) ||
  unitsOn(ctx, tile).some(({ protects }) => protects === "nest");
export const hasNest = (ctx: Ctx, tile: string): boolean =>
  terrainOf(ctx.state, tile).nests.some(({ at }) => at === tile);

/**
 * The free spaces of a tile outside its nest: vs.move.free-space, vs.move.no-space-tokens, vs.move.nest-space,
 * vs.gas.no-space.
 */
export function freeSpacesOutsideNest(ctx: Ctx, tile: string): number {
  const nestSpaces = hasNest(ctx, tile) ? number(ctx, "vs.number.nest-spaces") : 0;
  const circles = Math.max(0, circlesOnTile(ctx.settings, tileById(ctx.state, tile)) - nestSpaces);
  const outside =
    commandosOn(ctx, tile).filter(({ nest }) => !nest).length +
    peopleOn(ctx, tile).filter(({ nest }) => !nest).length +
    unitsOn(ctx, tile).filter(({ protects }) => protects !== "nest").length;
  return circles - outside;
}

/** The free spaces of a tile, the one in its nest included. */
export const freeSpaces = (ctx: Ctx, tile: string): number =>
  Math.max(0, freeSpacesOutsideNest(ctx, tile)) + (hasNest(ctx, tile) && !isNestTaken(ctx, tile) ? 1 : 0);

/** The white squares of a unit; in a nest those of the nest. vs.eshoot.dice, vs.dog.no-combat */
export function whiteSquaresOf(ctx: Ctx, unit: Unit): number {
  if (unit.protects === "nest") return number(ctx, "vs.number.mg42-dice");
  const special: Readonly<Partial<Record<UnitKind, NumberId>>> = {
    stg44: "vs.number.stg44-dice",
    mg42: "vs.number.mg42-dice",
    officer: "vs.number.officer-dice",
    dog: "vs.number.dog-dice",
  };
  return number(ctx, special[unit.kind] ?? (unit.side === "mp40" ? "vs.number.mp40-dice" : "vs.number.mauser-dice"));
}
