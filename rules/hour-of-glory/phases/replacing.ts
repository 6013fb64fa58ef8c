import { facings } from "../../geometry/index.ts";
import { citeIf, compass } from "../../kernel/index.ts";
import { DIE_FACES } from "../book/dice.ts";
import { hasPlaceToMobilise, placesToMobilise } from "../guards/index.ts";
import { defender } from "../table/agents.ts";
import {
  askYesNo,
  choose,
  type Ctx,
  number,
  planFor,
  reading,
  record,
  roll,
  type Rules,
  squareName,
} from "../table/context.ts";
import { entry, labelAt } from "../table/plan.ts";
import { newCommander } from "../table/starting-pieces.ts";
import { turnTo, newTurn } from "../table/turn.ts";

/** Whether a roll brings a replacement. hg.repl.roll, hg.open.replacement-rounding */
const comes = (ctx: Ctx, face: number): boolean =>
  reading(ctx, "hg.open.replacement-rounding") === "exact"
    ? face * 10 > ctx.state.timer
    : face > Math.ceil(ctx.state.timer / 10);

/** The Commander settles his facing. hg.move.facing-end-of-turn, hg.open.facing-choice */
export function* settleFacing(ctx: Ctx, prompt: "hg.dec.commander-move" | "hg.dec.replacement-facing"): Rules {
  const { commander } = ctx.state;
  if (commander === null || commander.prone) return;
  const facing = yield* choose(
    defender,
    { id: prompt, text: "Which way does the Commander face?", piece: commander.id },
    facings.map((side) => ({ id: side, text: compass[side], value: side })),
  );
  turnTo(ctx, commander, facing);
}

/** The replacement brings an alert marker, but in the alarm. hg.repl.marker, hg.repl.no-marker-in-alarm */
function bringMarker(ctx: Ctx): void {
  const { state } = ctx;
  if (!state.asi.alarm && state.asi.markers < number(ctx, "hg.number.asi-boxes")) {
    state.asi.markers++;
    record(ctx, {
      event: "indicator",
      alarm: false,
      markers: state.asi.markers,
      why: "the replacement brings a marker",
      cites: ["hg.repl.marker", "hg.repl.no-marker-in-alarm"],
    });
  }
  if (state.asi.alarm)
    record(ctx, {
      event: "indicator",
      alarm: true,
      markers: state.asi.markers,
      why: "in the alarm the replacement brings no marker",
      cites: ["hg.repl.no-marker-in-alarm"],
    });
}

/**
 * The Defender may roll for a replacement of a dead Commander. hg.repl.roll, hg.repl.where, hg.repl.marker,
 * hg.repl.room-inert
 */
export function* replaceCommander(ctx: Ctx): Rules {
  const { state } = ctx;
  const hopeless = !comes(ctx, DIE_FACES) && reading(ctx, "hg.open.repl-hopeless") === "not-asked";
  if (state.commander !== null || state.commanderLeft || hopeless || !hasPlaceToMobilise(ctx)) return;
  const tries = yield* askYesNo(defender, { id: "hg.dec.replacement", text: "Is a replacement Commander rolled for?" });
  if (!tries) return;
  const [face = 1] = yield* roll(1, "A replacement Commander", "hg.repl.roll");
  const isComing = comes(ctx, face);
  record(ctx, {
    event: "replacement-rolled",
    dice: [face],
    timer: state.timer,
    comes: isComing,
    cites: ["hg.repl.roll", "hg.open.replacement-rounding", ...citeIf(!comes(ctx, DIE_FACES), "hg.open.repl-hopeless")],
  });
  if (!isComing) return;
  const plan = planFor(ctx);
  const places = placesToMobilise(ctx);
  const at = yield* choose(
    defender,
    { id: "hg.dec.replacement", text: "Where does the replacement come?" },
    places.map((square) => ({ id: squareName(ctx, square), text: squareName(ctx, square), value: square })),
  );
  state.commander = newCommander(at, "N");
  record(ctx, {
    event: "placed",
    agent: "commander",
    at: squareName(ctx, at),
    facing: null,
    cites: [
      "hg.repl.where",
      "hg.cmd.one-commander",
      "hg.intel.explored-no-mobilising",
      ...citeIf(labelAt(plan, at) !== entry, "hg.repl.room-inert"),
      "hg.open.second-commander-corpse",
    ],
  });
  bringMarker(ctx);
  if (labelAt(plan, at) !== entry) {
    yield* settleFacing(ctx, "hg.dec.replacement-facing");
    return;
  }
  state.turn = { ...newTurn("commander", number(ctx, "hg.number.entry-move")), acts: "none" };
  record(ctx, {
    event: "turn-began",
    agent: "commander",
    squares: state.turn.left,
    cites: ["hg.repl.entry-moves-6", "hg.open.replacement-facing"],
  });
}
