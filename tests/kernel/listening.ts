import * as z from "zod";
import { type Game, seededChance, type OpenPosition, Budget } from "../../rules/kernel/index.ts";
import type { Table } from "../../cli/conformance/table.ts";

const requirement = z.object({
  holds: z.boolean(),
  text: z.string(),
  at: z.string().optional(),
  cites: z.array(z.string()),
});

const place = { x: z.number(), y: z.number() };

/** What lies on the board, as far as a requirement may speak of it: a part of the drawing model. */
const surroundings = z.object({
  pieces: z.array(z.object({ ...place, id: z.string(), kind: z.string(), area: z.string().nullable() })),
  squares: z.array(z.object({ ...place, terrain: z.string() })),
  edges: z.array(z.object({ ...place, side: z.enum(["N", "W"]), terrain: z.string() })),
  areas: z.array(z.object({ id: z.string(), kind: z.string() })),
  marks: z.array(z.object({ kind: z.string(), area: z.string().optional() })),
  table: z.object({ shapes: z.array(z.object({ id: z.string(), kind: z.string() })) }).optional(),
});

interface Named {
  readonly id: string;
  readonly kind: string;
}

interface At {
  readonly x: number;
  readonly y: number;
}

export interface Surroundings {
  /** A piece on a board of areas stands on one, or on none. */
  readonly pieces: readonly (At & { readonly id: string; readonly kind: string; readonly area: string | null })[];
  readonly squares: readonly (At & { readonly terrain: string })[];
  readonly edges: readonly (At & { readonly side: "N" | "W"; readonly terrain: string })[];
  readonly areas: readonly Named[];
  readonly marks: readonly { readonly kind: string; readonly area?: string | undefined }[];
  /** The pieces of terrain of a measured table. */
  readonly table?: { readonly shapes: readonly Named[] } | undefined;
}

/** A requirement as it is told. */
export interface ToldRequirement {
  readonly holds: boolean;
  readonly text: string;
  readonly at?: string | undefined;
  readonly cites: readonly string[];
}

/** Somebody who hears what actions require. */
export interface Listener {
  /**
   * Requirements of one action and the board it is about; undefined where a form tells what stands in the way of a kind
   * of action, and does not say of which one.
   */
  note(requirements: readonly ToldRequirement[], action: unknown, board: Surroundings): void;
}

/** A table at which a listener hears every requirement that is told about the cases it is asked. */
export function listening(table: Table, listener: Listener): Table {
  const read = (given: readonly unknown[]): readonly ToldRequirement[] =>
    given.flatMap((one) => requirement.safeParse(one).data ?? []);
  const boardOf = async (position: unknown): Promise<Surroundings> => surroundings.parse(await table.drawing(position));
  const note = async (position: unknown, given: readonly unknown[], action: unknown): Promise<void> => {
    const told = read(given);
    if (told.length > 0) listener.note(told, action, await boardOf(position));
  };
  return {
    ...table,
    async adjudicate(position, sent) {
      const answer = await table.adjudicate(position, sent);
      const failing = answer.failing.map((one) => ({ ...one, holds: false }));
      await note(position, failing, sent.action);
      return answer;
    },
    async requirements(position, action) {
      const answer = await table.requirements(position, action);
      await note(position, answer, action);
      return answer;
    },
    async legal(position) {
      const forms = await table.legal(position);
      const board = await boardOf(position);
      for (const { requirements, actions } of forms)
        if (Array.isArray(requirements))
          listener.note(read(requirements), Array.isArray(actions) ? actions[0] : undefined, board);
      return forms;
    },
  };
}

/** How many actions of earlier moments are asked about again at a moment, where most of them are not legal any more. */
const PROBES = 12;
/** How many actions are remembered for that. */
const REMEMBERED = 600;

/** Plays a seeded game of so many steps, by the game's policy and at random, and has a listener hear what actions require. */
export function listenToGame(game: Game, seed: number, steps: number, listener: Listener): void {
  const chance = seededChance(seed * 7919);
  const scenario = game.scenarios[seed % game.scenarios.length];
  if (scenario === undefined) return;
  const begun = game.setUp(scenario.id, {}, new Budget(Infinity));
  if (!begun.ok) return;
  const remembered: unknown[] = [];
  let situation = begun.value;
  for (let step = 0; step < steps; step++) {
    const decision = situation.decision();
    if (decision === null) return;
    const move = nextMove(situation, chance, remembered, listener);
    if (move === null) return;
    const answer = situation.adjudicate({ ...move, chance });
    if (!answer.ok || answer.value.outcome === "refused" || answer.value.outcome === "over") return;
    situation = answer.value.situation;
  }
}

function nextMove(
  situation: OpenPosition,
  chance: ReturnType<typeof seededChance>,
  remembered: unknown[],
  listener: Listener,
): Parameters<OpenPosition["adjudicate"]>[0] | null {
  const decision = situation.decision();
  if (decision?.kind === "choose") {
    const option = decision.options[chance.index(decision.options.length)];
    return option === undefined ? null : { choose: [option.id] };
  }
  if (decision?.kind !== "act") return {};
  const board = situation.board();
  const forms = situation.forms();
  for (const { requirements, actions } of forms) listener.note(requirements, actions[0], board);
  const legal = forms.flatMap(({ actions }) => actions);
  for (let probe = 0; probe < PROBES && remembered.length > 0; probe++) {
    const action = remembered[chance.index(remembered.length)];
    const read = situation.requirements(action);
    if (read.ok) listener.note(read.value, action, board);
  }
  for (const action of legal)
    if (remembered.length < REMEMBERED) remembered.push(action);
    else if (chance.index(30) === 0) remembered[chance.index(REMEMBERED)] = action;
  const own = chance.index(2) === 0 ? situation.policyMove(chance) : null;
  if (own !== null) return own;
  return legal.length === 0 ? null : { action: legal[chance.index(legal.length)] };
}
