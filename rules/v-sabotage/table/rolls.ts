import type { Citation } from "../book/citation.ts";
import { choose, type Ctx, number, record, roll, type Rules, seatOf } from "./context.ts";
import type { Commando } from "./state.ts";

/** How often in a turn a commando may use binoculars: vs.bino.once; the SOE agent's tan side twice. */
const binocularUses = (commando: Commando): number =>
  commando.card === "soe-agent" && commando.side === "tan" ? 2 : 1;

const unusedBinoculars = (commando: Commando): Commando["tokens"][number] | undefined =>
  commando.tokens.find(({ kind, used }) => kind === "binoculars" && used.length < binocularUses(commando));

const usesLeft = (commando: Commando): number =>
  commando.tokens.reduce(
    (sum, { kind, used }) => sum + (kind === "binoculars" ? Math.max(0, binocularUses(commando) - used.length) : 0),
    0,
  );

/** What dice come to, for telling outcomes apart: a higher face does all that a lower one does, or the other way round. */
export type Outcome = (faces: readonly number[]) => string;

/** Whether any of the dice shows a face or less. */
export const anyUpTo =
  (most: number): Outcome =>
  (faces) =>
    String(faces.some((face) => face <= most));

/** So many rolls are thought of one by one; of more all dice may come to be others. */
const MOST_FORESEEN = 3;

/**
 * The dice that are worth rolling again: those by which, with so many rolls again in all, the outcome may come to be
 * another. Of whatever misses or hits anyway nobody is asked.
 */
export function worthRolling(
  ctx: Ctx,
  faces: readonly number[],
  rolls: number,
  outcome: Outcome,
): readonly { readonly face: number; readonly i: number }[] {
  const now = outcome(faces);
  const extremes = [1, number(ctx, "vs.number.die")];
  const canDiffer = (from: readonly number[], left: number): boolean =>
    left > 0 && from.some((_, i) => differsBy(from, i, left));
  const differsBy = (from: readonly number[], die: number, left: number): boolean =>
    extremes.some((face) => {
      const then = from.with(die, face);
      return outcome(then) !== now || canDiffer(then, left - 1);
    });
  const isOpen = rolls > MOST_FORESEEN && extremes.some((face) => outcome(faces.map(() => face)) !== now);
  return faces.flatMap((face, i) =>
    isOpen || differsBy(faces, i, Math.min(rolls, MOST_FORESEEN)) ? [{ face, i }] : [],
  );
}

/** What is rolled, and what it comes to. */
interface Roll {
  readonly dice: number;
  readonly text: string;
  readonly cites: readonly Citation[];
  readonly outcome: Outcome;
}

/**
 * Rolls dice that affect some commandos; each with unused binoculars may have one die rolled again where that can change
 * anything. vs.bino.reroll, vs.bino.once Returns the faces as they stand in the end.
 */
export function* rollWithBinoculars(
  ctx: Ctx,
  affected: readonly Commando[],
  { dice, text, cites, outcome }: Roll,
): Rules<readonly number[]> {
  const faces = [...(yield* roll(ctx, dice, text, ...cites))];
  for (const [at, holder] of affected.entries()) {
    for (let token = unusedBinoculars(holder); token !== undefined; token = unusedBinoculars(holder)) {
      const rolls = affected.slice(at).reduce((sum, other) => sum + usesLeft(other), 0);
      const open = worthRolling(ctx, faces, rolls, outcome);
      if (open.length === 0) return faces;
      const die = yield* choose(
        seatOf(holder),
        {
          id: "vs.decide.binoculars",
          text: `${text}: ${faces.join(", ")}. Does ${holder.id} have a die rolled again?`,
          piece: holder.id,
        },
        [
          { id: "keep", text: "Keep the dice", value: -1 },
          ...open.map(({ face, i }) => ({ id: `die ${i + 1}`, text: `Roll the ${face} again`, value: i })),
        ],
      );
      const was = faces[die];
      if (was === undefined) break;
      token.used = [...token.used, holder.id];
      const [again = was] = yield* roll(ctx, 1, `${holder.id} looks through the binoculars`, "vs.bino.reroll");
      faces[die] = again;
      record(ctx, { event: "rerolled", piece: holder.id, die: again, was, cites: ["vs.bino.reroll", "vs.bino.once"] });
    }
  }
  return faces;
}
