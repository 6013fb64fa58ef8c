import {
  type ActAsk,
  type ForeseenFrom,
  type Foresight,
  type GameResult,
  NothingLegal,
  playout,
  type RulesContext,
  type SearchEffort,
} from "../kernel/index.ts";
import { type TriedMove, tryOut } from "./trial.ts";

/** What a game knows about looking ahead in it. */
export interface Foreseeing<S, A, E> extends Pick<Foresight<S, A, E>, "value" | "told" | "pausesAt"> {
  /** What takes about a tenth of a second of a processor. */
  readonly effort: SearchEffort;
  /** What is worth trying where an action is asked for, the most promising first; without it some of each kind are. */
  proposals?(ask: ActAsk<A>, ctx: RulesContext<S, E>): readonly A[];
}

/** A move as it is tried; null where it cannot be read. */
function triedMove<S, A, E>(
  { action }: ForeseenFrom<S, A, E>,
  move: { readonly action: unknown } | { readonly choose: readonly [string] },
): TriedMove<A> | null {
  if (!("action" in move)) return { option: move.choose[0] };
  const read = action(move.action);
  return read.ok ? { action: read.value } : null;
}

/** How a game ended, and no more: what else a state keeps of its end is its own. */
const plainResult = ({ result, text, cites }: GameResult): GameResult => ({ result, text, cites });

/** The foresight of a game: how its positions are tried out, judged, and gone on from. */
export const foresightBy = <S, A, E>({
  value,
  told,
  pausesAt,
  effort,
  proposals,
}: Foreseeing<S, A, E>): Foresight<S, A, E> => ({
  value,
  told,
  pausesAt,
  from: (position) => ({
    effort,
    proposals: () => {
      const { ask, state } = position.now();
      if (proposals === undefined || ask?.ask !== "act") return null;
      return position.charged(() => proposals(ask, position.knownTo(ask.seat, state)));
    },
    trial: (move, bounds) => {
      const tried = triedMove(position, move);
      if (tried === null) return { kind: "refused", actions: 0 };
      const { program, start, policy } = position;
      const foresight = { value, pausesAt };
      const trial = position.charged(() => tryOut({ program, start, policy, foresight }, tried, bounds));
      return trial.kind === "over" ? { ...trial, result: plainResult(trial.result) } : trial;
    },
    playout: (chance, most) => {
      const { program, start, policy } = position;
      try {
        const { result, asks } = position.charged(() => playout(program, start, policy, chance, { most }));
        return { result: result === null ? null : plainResult(result), asks };
      } catch (error) {
        // nobody can do anything there, and the policy says no more than that
        if (error instanceof NothingLegal) return { result: null, asks: most };
        throw error;
      }
    },
  }),
});
