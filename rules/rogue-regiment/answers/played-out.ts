import type { Answer } from "../../kernel/index.ts";
import type { PromptId } from "../book/decisions.ts";
import type { Action } from "../table/action-schema.ts";
import type { Ctx, Rules } from "../table/context.ts";
import { copyState } from "../table/state.ts";
import type { VehiclePlace } from "../table/vehicle-token.ts";

/** What came of procedures that were played on a copy. */
export interface PlayedOut {
  readonly table: Ctx;
  /** The rules that each piece has shown. */
  readonly cites: ReadonlyMap<string, readonly string[]>;
  /** Whether a choice or dice on the way were taken for granted. */
  readonly open: boolean;
}

/** Choices that bear on nothing that is told here, or that nobody need make. */
const elsewhere: ReadonlySet<string> = new Set<PromptId>([
  "rr.decide.patrol-order-tie",
  "rr.decide.cigarette-holder",
  "rr.decide.mark-order",
  "rr.decide.mark-event",
  "rr.decide.mark-interrupt",
  "rr.decide.spawn-markers",
]);

type Asked = Exclude<ReturnType<Rules["next"]>, { done: true }>["value"];

function answerTo(ask: Asked, card: string | null): Answer<Action> {
  switch (ask.ask) {
    case "draw":
      return { card: card !== null && ask.among.includes(card) ? card : (ask.among[0] ?? "") };
    case "roll":
      return { faces: Array.from({ length: ask.dice }, () => 1) };
    case "choose":
      return { option: ask.options[0]?.id ?? "" };
    case "act":
    case "checkpoint":
      return { proceed: true };
  }
}

/** Plays procedures on a copy of a moment, with this card; where people choose, the first option is taken. */
export function playedOut(
  ctx: Ctx,
  card: string | null,
  play: (table: Ctx, run: (procedure: Rules) => void) => void,
): PlayedOut {
  const table: Ctx = { state: copyState(ctx.state), settings: ctx.settings, events: [] };
  let open = false;
  play(table, (procedure) => {
    let step = procedure.next();
    while (step.done !== true) {
      const ask = step.value;
      if (ask.ask === "roll" || (ask.ask === "choose" && !elsewhere.has(ask.prompt.id))) open = true;
      step = procedure.next(answerTo(ask, card));
    }
  });
  const cites = new Map<string, readonly string[]>();
  for (const event of table.events)
    if ("piece" in event) cites.set(event.piece, [...(cites.get(event.piece) ?? []), ...event.cites]);
  return { table, cites, open };
}

/** How it is said that a choice or dice were taken for granted. */
export const unlessOtherwise = (open: boolean): string => (open ? " (choices and dice on the way may change it)" : "");

/** Where a vehicle has driven to, in words: it may have left the board, and is named by the corner of its token. */
export const drivenTo = ({ x, y, facing }: VehiclePlace, onBoard: boolean): string =>
  onBoard ? `drives to ${x},${y}, facing ${facing}` : "drives off the board";
