import {
  type Choice,
  choose as kernelChoose,
  type Prompt,
  roll as kernelRoll,
  type Rules as KernelRules,
  type RulesContext,
} from "../kernel/index.ts";
import type { Action } from "./actions/schema.ts";
import { characters, defenderGrades, type Skill } from "./data/characters.ts";
import type { WeaponId } from "./data/items.ts";
import type { TestName, TurnEnd } from "./event-words.ts";
import { type Citation, type GloryEvent, type Happening, isByTime } from "./events.ts";
import { impossible, numberIn, readingIn, type Readings } from "./in-force.ts";
import type { InterpretationId } from "./interpretations.ts";
import type { NumberId } from "./numbers.ts";
import { type DoorSide, entry, labelAt, nameOf, type Plan, planOf, type Square, type Step } from "./plan.ts";
import type { PromptId } from "./prompts.ts";
import type { Commander, Guard, Intruder, Sentry, State, Turn } from "./state.ts";

/** The table a procedure of this game works at. */
export type Ctx = RulesContext<State, GloryEvent>;

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

export { impossible };

export type Agent = Intruder | Commander | Sentry | Guard;
export type Defending = Commander | Sentry | Guard;
/** An agent with a square. */
export type OnBoard<T extends Agent> = T & { at: Square };

export const reading = <Id extends InterpretationId>(ctx: Ctx, id: Id): Readings[Id] => readingIn(ctx.settings, id);
export const number = (ctx: Ctx, id: NumberId): number => numberIn(ctx.settings, id);

/** Writes an event to the log, with the rules behind it. */
export const record = (ctx: Ctx, event: Happening): void => void ctx.events.push(event);

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

export const choose = <T>(
  seat: string,
  prompt: Prompt & { readonly id: PromptId },
  choices: readonly Choice<T>[],
): Rules<T> => kernelChoose(seat, prompt, choices);

/** A yes or no of a seat. */
export const asks = (seat: string, prompt: Prompt & { readonly id: PromptId }): Rules<boolean> =>
  choose(seat, prompt, [
    { id: "yes", text: "Yes", value: true },
    { id: "no", text: "No", value: false },
  ]);

export const roll = (dice: number, text: string, ...cites: readonly Citation[]): Rules<readonly number[]> =>
  kernelRoll(dice, 6, { text, cites });

/** A roll of which only the number of passes matters. hg.skill.equal-or-higher */
export const rollPasses = (
  dice: number,
  need: number,
  text: string,
  ...cites: readonly Citation[]
): Rules<readonly number[]> => kernelRoll(dice, 6, { text, cites }, (faces) => String(passes(faces, need)));

export const planFor = (ctx: Ctx): Plan => planOf(ctx.state);
export const named = (ctx: Ctx, square: Square): string => nameOf(planFor(ctx), square);

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
export const isOpen = (agent: Agent): boolean =>
  !agent.prone && !(agent.kind === "intruder" && agent.mode === "raiding");

/** Whether a square is in the stronghold. hg.open.in-stronghold */
export const inStronghold = (ctx: Ctx, square: Square): boolean =>
  reading(ctx, "hg.open.in-stronghold") === "entry-too" || labelAt(planFor(ctx), square) !== entry;

/** The assaulters the alarm, the pursuit and the subversion are about. */
export const assaultersInside = (ctx: Ctx): readonly OnBoard<Intruder>[] =>
  intrudersOf(ctx.state).filter((one) => isAssaulter(one) && inStronghold(ctx, one.at));

export function isDoorOpen(ctx: Ctx, index: number): boolean {
  const door = planFor(ctx).doors[index];
  return door !== undefined && ctx.state.open.includes(door.id);
}

/** The doors at whose squares one stands. hg.door.three-squares, hg.open.door-squares */
export const doorsAt = (ctx: Ctx, at: Square): readonly DoorSide[] =>
  planFor(ctx).doorsAt[reading(ctx, "hg.open.door-squares") === "one" ? "one" : "three"][at] ?? [];

/** Steps of a square as corners are read, doors aside. hg.move.no-corner-diagonal */
export const stepsFrom = (ctx: Ctx, square: Square): readonly Step[] =>
  planFor(ctx).steps[reading(ctx, "hg.open.corner-diagonal")][square] ?? [];

/** The step between two squares that are neighbours; undefined when a wall or a closed door is between them. */
export function stepBetween(ctx: Ctx, from: Square, to: Square): Step | undefined {
  const step = stepsFrom(ctx, from).find((one) => one.to === to);
  return step === undefined || (step.door >= 0 && !isDoorOpen(ctx, step.door)) ? undefined : step;
}

/** The squares adjacent to a square. hg.move.adjacent, hg.open.adjacent-diagonal */
export function adjacentTo(ctx: Ctx, square: Square): readonly Square[] {
  const plan = planFor(ctx);
  const how = reading(ctx, "hg.open.adjacent-diagonal");
  const steps = how === "eight" ? stepsFrom(ctx, square) : (plan.steps[how][square] ?? []);
  return steps.filter(({ door }) => door < 0 || isDoorOpen(ctx, door)).map(({ to }) => to);
}

export function areAdjacent(ctx: Ctx, a: Square, b: Square): boolean {
  const plan = planFor(ctx);
  const how = reading(ctx, "hg.open.adjacent-diagonal");
  const steps = how === "eight" ? stepsFrom(ctx, a) : (plan.steps[how][a] ?? []);
  for (const { to, door } of steps) if (to === b) return door < 0 || isDoorOpen(ctx, door);
  return false;
}

/** Whether two squares are no further apart than neighbours. */
const areNear = (width: number, a: Square, b: Square): boolean => {
  const across = (a % width) - (b % width);
  const down = Math.floor(a / width) - Math.floor(b / width);
  return across >= -1 && across <= 1 && down >= -1 && down <= 1;
};

const nobody: readonly OnBoard<Agent>[] = [];

/** Enemies next to an agent who are conscious and in the open. */
export function enemiesBeside(ctx: Ctx, agent: OnBoard<Agent>): readonly OnBoard<Agent>[] {
  const { width } = planFor(ctx);
  let found: OnBoard<Agent>[] | null = null;
  // most agents are far apart: neighbours are looked for only among those that are near
  const look = (one: OnBoard<Agent>): void => {
    if (!areNear(width, one.at, agent.at) || !isOpen(one) || !areAdjacent(ctx, agent.at, one.at)) return;
    if (found === null) found = [one];
    else found.push(one);
  };
  const { intruders, commander, sentries, guards } = ctx.state;
  if (agent.kind === "intruder") {
    if (commander !== null) look(commander);
    for (const one of sentries) look(one);
    for (const one of guards) look(one);
  } else for (const one of intruders) if (isPlaced(one)) look(one);
  return found ?? nobody;
}

/** Whether an agent is engaged in a fight. hg.engage.start-adjacent, hg.engage.idle-adjacent, hg.engage.pass-by */
export function isEngaged(ctx: Ctx, agent: OnBoard<Agent>): boolean {
  if (!isOpen(agent)) return false;
  const { turn } = ctx.state;
  if (turn?.agent === agent.id) return turn.engaged && enemiesBeside(ctx, agent).length > 0;
  return enemiesBeside(ctx, agent).some((enemy) => turn?.agent !== enemy.id || turn.engaged);
}

/** The selected weapon. hg.weapon.top-of-stack */
export const topWeapon = ({ weapons }: Intruder): WeaponId => weapons[0] ?? "knife";

export function selectWeapon(intruder: Intruder, weapon: WeaponId): void {
  const i = intruder.weapons.indexOf(weapon);
  if (i > 0) intruder.weapons = [weapon, ...intruder.weapons.filter((_, j) => j !== i)];
}

/** The pass score of a skill in the mode of the agent. hg.skill.mode-profile, hg.skill.grade-pass-score */
export function passScore(ctx: Ctx, agent: Agent, skill: Skill): number {
  if (agent.kind === "intruder") {
    const { assault, raiding } = characters[agent.character];
    return number(ctx, `hg.number.pass-${(agent.mode === "assault" ? assault : raiding)[skill]}`);
  }
  if (skill !== "combat" && skill !== "survival") throw impossible(`a defending agent with ${skill}`);
  return number(ctx, `hg.number.pass-${defenderGrades[agent.kind][skill]}`);
}

/** How many dice pass. hg.skill.equal-or-higher */
export const passes = (faces: readonly number[], need: number): number => faces.filter((face) => face >= need).length;

/** A test: dice against a skill, each pass scores 1; by spending time, takes a minute off. hg.skill.take-a-chance */
export function* test(
  ctx: Ctx,
  agent: Agent,
  name: TestName,
  skill: Skill,
  dice: number,
  ...cites: readonly Citation[]
): Rules<{ readonly score: number; readonly faces: readonly number[] }> {
  const need = passScore(ctx, agent, skill);
  const faces = yield* rollPasses(dice, need, `${name}: ${agent.id}`, ...cites);
  const score = passes(faces, need);
  record(ctx, {
    event: "tested",
    agent: agent.id,
    test: name,
    skill,
    dice: [...faces],
    need,
    score,
    cites: [
      ...cites,
      "hg.skill.four",
      "hg.skill.grade-pass-score",
      "hg.skill.equal-or-higher",
      "hg.skill.mode-profile",
      ...(isByTime(cites) ? [] : (["hg.skill.take-a-chance"] as const)),
    ],
  });
  return { score, faces };
}

export const isOver = (ctx: Ctx): boolean => ctx.state.result !== null;

/** The turn that is being taken. */
export function turnOf(ctx: Ctx): Turn {
  if (ctx.state.turn === null) throw impossible("nobody's turn");
  return ctx.state.turn;
}

/** Ends the turn of whoever takes one: nothing more can be done in it. */
export function endTurn(ctx: Ctx, why: TurnEnd, ...cites: readonly Citation[]): void {
  const turn = turnOf(ctx);
  Object.assign(turn, { left: 0, moves: false, acts: "none", conceal: null, mustShoot: false, fresh: false });
  record(ctx, { event: "turn-ended", agent: turn.agent, why, cites });
}

/** Whether something can still be done in a turn. */
export const canGoOn = ({ moves, left, acts, conceal }: Turn): boolean =>
  (moves && left > 0) || acts !== "none" || conceal !== null;
