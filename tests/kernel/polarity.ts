import * as z from "zod";
import { type Game, type Requirement, seededChance, type Situation, Work } from "../../rules/kernel/index.ts";
import type { Table } from "../conformance/table.ts";

const requirement = z.object({ holds: z.boolean(), text: z.string(), cites: z.array(z.string()) });

/** The sentences of requirements that were told, by whether they were met: as they were first told, by their form. */
export class Told {
  readonly met = new Map<string, string>();
  readonly unmet = new Map<string, string>();

  /** Notes requirements; the names of the pieces on the board, and numbers, are left out of a sentence's form. */
  note(requirements: readonly Pick<Requirement, "holds" | "text" | "cites">[], names: ReadonlySet<string>): void {
    for (const { holds, text, cites } of requirements) {
      const form = text
        .split(/(?<![\w-])([\w-]+)/)
        .map((word) => (names.has(word) ? "…" : word))
        .join("")
        .replaceAll(/\d+(?:[.,]\d+)*/g, "…");
      const sentences = holds ? this.met : this.unmet;
      if (!sentences.has(form)) sentences.set(form, `${text} (${cites.join(", ")})`);
    }
  }

  /** Sentences that stand for a met requirement and for an unmet one: by their form, as they were told. */
  alike(): ReadonlyMap<string, string> {
    return new Map([...this.unmet].filter(([form]) => this.met.has(form)));
  }
}

const namesOn = (situation: Situation): ReadonlySet<string> => new Set(situation.board().pieces.map(({ id }) => id));

/** A table that notes every requirement it tells about the cases it is asked. */
export function listening(table: Table, told: Told): Table {
  const note = async (position: unknown, given: readonly unknown[]): Promise<void> => {
    const { pieces } = await table.board(position);
    const names = new Set(pieces.map(({ id }) => id));
    for (const one of given) {
      const { data } = requirement.safeParse(one);
      if (data !== undefined) told.note([data], names);
    }
  };
  return {
    ...table,
    async adjudicate(position, sent) {
      const answer = await table.adjudicate(position, sent);
      await note(
        position,
        answer.failing.map((one) => ({ ...one, holds: false })),
      );
      return answer;
    },
    async requirements(position, action) {
      const answer = await table.requirements(position, action);
      await note(position, answer);
      return answer;
    },
    async legal(position) {
      const forms = await table.legal(position);
      for (const { requirements } of forms) if (Array.isArray(requirements)) await note(position, requirements);
      return forms;
    },
  };
}

/** How many actions of earlier moments are asked about again at a moment, where most of them are not legal any more. */
const PROBES = 12;
/** How many actions are remembered for that. */
const REMEMBERED = 600;

/** Plays a seeded game of so many steps, by the game's policy and at random, and notes what actions require on the way. */
export function listenToGame(game: Game, seed: number, steps: number, told: Told): void {
  const chance = seededChance(seed * 7919);
  const scenario = game.scenarios[seed % game.scenarios.length];
  if (scenario === undefined) return;
  const begun = game.setUp(scenario.id, {}, new Work(Infinity));
  if (!begun.ok) return;
  const remembered: unknown[] = [];
  let situation = begun.value;
  for (let step = 0; step < steps; step++) {
    const decision = situation.decision();
    if (decision === null) return;
    const move = nextMove(situation, chance, remembered, told);
    if (move === null) return;
    const answer = situation.adjudicate({ ...move, chance });
    if (!answer.ok || answer.value.outcome === "refused" || answer.value.outcome === "over") return;
    situation = answer.value.situation;
  }
}

function nextMove(
  situation: Situation,
  chance: ReturnType<typeof seededChance>,
  remembered: unknown[],
  told: Told,
): Parameters<Situation["adjudicate"]>[0] | null {
  const decision = situation.decision();
  if (decision?.kind === "choose") {
    const option = decision.options[chance.index(decision.options.length)];
    return option === undefined ? null : { choose: [option.id] };
  }
  if (decision?.kind !== "act") return {};
  const names = namesOn(situation);
  const forms = situation.forms();
  for (const { requirements } of forms) told.note(requirements, names);
  const legal = forms.flatMap(({ actions }) => actions);
  for (let probe = 0; probe < PROBES && remembered.length > 0; probe++) {
    const read = situation.requirements(remembered[chance.index(remembered.length)]);
    if (read.ok) told.note(read.value, names);
  }
  for (const action of legal)
    if (remembered.length < REMEMBERED) remembered.push(action);
    else if (chance.index(30) === 0) remembered[chance.index(REMEMBERED)] = action;
  const own = chance.index(2) === 0 ? situation.policyMove(chance) : null;
  if (own !== null) return own;
  return legal.length === 0 ? null : { action: legal[chance.index(legal.length)] };
}
