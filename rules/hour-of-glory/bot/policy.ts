import type { ActAsk, Answer, Ask, Policy } from "../../kernel/index.ts";
import { characterIds } from "../book/characters.ts";
import type { Action } from "../table/action-schema.ts";
import { agentOnBoardNamed, intruderOnBoardNamed } from "../table/agents.ts";
import type { Ctx } from "../table/context.ts";
import type { GloryEvent } from "../table/events.ts";
import { planOf } from "../table/plan.ts";
import type { State } from "../table/state.ts";
import {
  bestFacing,
  commanderAction,
  commanderProposals,
  guardAction,
  nearestSquare,
  sentryAction,
} from "./defender.ts";
import { intruderAction, intruderProposals, sneakMeans } from "./intruders.ts";

type Choose = Extract<Ask<Action>, { ask: "choose" }>;

const has = ({ options }: Choose, id: string | undefined): id is string => options.some((option) => option.id === id);

/** The dice that cover the range: those that leave most passes, fives and sixes kept. hg.dec.range-dice */
function rangeDice({ options }: Choose): string | undefined {
  const lost = (id: string): number =>
    id
      .split("+")
      .map(Number)
      .reduce((sum, face) => sum + (face >= 5 ? 10 : face >= 4 ? 3 : 0) + (Number.isNaN(face) ? 0 : 0.1), 0);
  const sets = options.filter(({ id }) => id !== "most");
  return sets.toSorted((a, b) => lost(a.id) - lost(b.id))[0]?.id;
}

/** Low attack dice are rerolled. hg.dec.burst-rerolls */
const rerolled = ({ options }: Choose): string =>
  options.find(({ id, text }) => id.startsWith("attack") && Number(/\d/.exec(text)?.[0] ?? 6) <= 3)?.id ?? "none";

const usualAnswers: Readonly<Record<string, readonly string[]>> = {
  "hg.dec.counterattack": ["yes"],
  "hg.dec.recover-try": ["yes"],
  "hg.dec.replacement": ["yes"],
  "hg.dec.expose-marker": ["yes"],
  "hg.dec.reroll-kit": ["yes"],
  "hg.dec.sacrifice": ["yes"],
  "hg.dec.recover-mode": ["raiding"],
  "hg.dec.take": ["all"],
  "hg.dec.loot": ["all"],
  "hg.dec.investigate": ["corpse", ...characterIds.map((character) => `corpse-${character}`), "sentry", "alert"],
  "hg.dec.bonus-weapon": ["knife"],
};

function sneakChoice(ask: Choose, ctx: Ctx): string {
  const intruder = ask.prompt.piece === undefined ? undefined : intruderOnBoardNamed(ctx.state, ask.prompt.piece);
  return intruder === undefined ? "chance" : sneakMeans(ctx, intruder);
}

/** The option a sensible player chooses. */
function chosen(ask: Choose, ctx: Ctx): string {
  const { prompt, options } = ask;
  const [first] = options;
  const fallback = first?.id ?? "";
  const square = planOf(ctx.state).data.commander;
  switch (prompt.id) {
    case "hg.dec.sneak":
      return sneakChoice(ask, ctx);
    case "hg.dec.handgun-declare":
      return prompt.piece === "commander" ? "yes" : "no";
    case "hg.dec.range-dice":
      return rangeDice(ask) ?? fallback;
    case "hg.dec.burst-rerolls":
      return rerolled(ask);
    case "hg.dec.commander-start":
      return has(ask, square?.at) ? square.at : has(ask, square?.facing) ? square.facing : fallback;
    case "hg.dec.mobilise":
      return nearestSquare(ctx, options) ?? fallback;
    case "hg.dec.replacement":
      return has(ask, "yes") ? "yes" : (nearestSquare(ctx, options) ?? fallback);
    case "hg.dec.commander-move":
    case "hg.dec.replacement-facing": {
      const { commander } = ctx.state;
      const facing = commander === null ? fallback : bestFacing(ctx, commander.at);
      return has(ask, facing) ? facing : fallback;
    }
    default:
      return usualAnswers[prompt.id]?.find((id) => has(ask, id)) ?? fallback;
  }
}

/** What is worth trying where an action is asked for. */
export function proposals(ask: ActAsk<Action>, ctx: Ctx): readonly Action[] {
  const agent = ctx.state.turn === null ? undefined : agentOnBoardNamed(ctx.state, ctx.state.turn.agent);
  if (agent?.kind === "intruder") return intruderProposals(ctx, agent, ask);
  return ctx.state.phase === "commander" ? commanderProposals(ctx, ask) : ask.legal();
}

/** Plays either side: as the book binds the Defender, and sensibly where there is a choice. */
export const sensiblePolicy: Policy<State, Action, GloryEvent> = (ask, ctx): Answer<Action> => {
  if (ask.ask === "choose") return { option: chosen(ask, ctx) };
  if (ctx.state.phase === "sentries") return { action: sentryAction(ask) };
  if (ctx.state.phase === "guards") return { action: guardAction(ctx, ask) };
  const agent = ctx.state.turn === null ? undefined : agentOnBoardNamed(ctx.state, ctx.state.turn.agent);
  return { action: agent?.kind === "intruder" ? intruderAction(ctx, agent, ask) : commanderAction(ctx, ask) };
};
