import type { Citation } from "../book/citation.ts";
import { choose, type Ctx, record, roll, type Rules, seatOf } from "./context.ts";
import type { Commando } from "./state.ts";

/** How often in a turn a commando may use binoculars: vs.bino.once; the SOE agent's tan side twice. */
const binocularUses = (commando: Commando): number =>
  commando.card === "soe-agent" && commando.side === "tan" ? 2 : 1;

const unusedBinoculars = (commando: Commando): Commando["tokens"][number] | undefined =>
  commando.tokens.find(({ kind, used }) => kind === "binoculars" && used.length < binocularUses(commando));

/**
 * Rolls dice that affect some commandos; each with unused binoculars may have one die rolled again. vs.bino.reroll,
 * vs.bino.once Returns the faces as they stand in the end.
 */
export function* rollWithBinoculars(
  ctx: Ctx,
  affected: readonly Commando[],
  dice: number,
  text: string,
  cites: readonly Citation[],
): Rules<readonly number[]> {
  const faces = [...(yield* roll(ctx, dice, text, ...cites))];
  for (const holder of affected) {
    for (
      let token = unusedBinoculars(holder);
      token !== undefined && faces.length > 0;
      token = unusedBinoculars(holder)
    ) {
      const die = yield* choose(
        seatOf(holder),
        {
          id: "vs.decide.binoculars",
          text: `${text}: ${faces.join(", ")}. Does ${holder.id} have a die rolled again?`,
          piece: holder.id,
        },
        [
          { id: "keep", text: "Keep the dice", value: -1 },
          ...faces.map((face, i) => ({ id: `die ${i + 1}`, text: `Roll the ${face} again`, value: i })),
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
