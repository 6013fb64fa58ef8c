import { facings } from "../geometry/index.ts";
import { compass } from "../kernel/index.ts";
import { hasPlaceToMobilise, placesToMobilise } from "./guards/mobilising.ts";
import { entry, labelAt } from "./plan.ts";
import { asks, choose, defender, type G, named, number, planFor, reading, record, roll, type Rules } from "./table.ts";
import { newTurn } from "./turns.ts";

/** Whether a roll brings a replacement. hg.repl.roll, hg.open.replacement-rounding */
const comes = (g: G, face: number): boolean =>
  reading(g, "hg.open.replacement-rounding") === "exact"
    ? face * 10 > g.state.timer
    : face > Math.ceil(g.state.timer / 10);

/** The Commander settles the way he faces. hg.move.facing-end-of-turn, hg.open.facing-choice */
export function* settleFacing(g: G, prompt: "hg.dec.commander-move" | "hg.dec.replacement-facing"): Rules {
  const { commander } = g.state;
  if (commander === null || commander.prone) return;
  commander.facing = yield* choose(
    defender,
    { id: prompt, text: "Which way does the Commander face?", piece: commander.id },
    facings.map((facing) => ({ id: facing, text: compass[facing], value: facing })),
  );
  record(g, {
    event: "faced",
    agent: commander.id,
    facing: commander.facing,
    cites: ["hg.move.facing-end-of-turn", "hg.open.facing-choice"],
  });
}

/** Administration with the Commander dead: a roll for another. hg.repl.roll, hg.repl.where, hg.repl.marker */
export function* replaceCommander(g: G): Rules {
  const { state } = g;
  const hopeless = !comes(g, 6) && reading(g, "hg.open.repl-hopeless") === "not-asked";
  if (state.commander !== null || state.commanderLeft || hopeless || !hasPlaceToMobilise(g)) return;
  const tries = yield* asks(defender, { id: "hg.dec.replacement", text: "Is a replacement Commander rolled for?" });
  if (!tries) return;
  const [face = 1] = yield* roll(1, "A replacement Commander", "hg.repl.roll");
  const found = comes(g, face);
  record(g, {
    event: "replacement-rolled",
    dice: [face],
    timer: state.timer,
    comes: found,
    cites: [
      "hg.repl.roll",
      "hg.open.replacement-rounding",
      ...(comes(g, 6) ? [] : (["hg.open.repl-hopeless"] as const)),
    ],
  });
  if (!found) return;
  const plan = planFor(g);
  const places = placesToMobilise(g);
  const at = yield* choose(
    defender,
    { id: "hg.dec.replacement", text: "Where does the replacement come?" },
    places.map((square) => ({ id: named(g, square), text: named(g, square), value: square })),
  );
  state.commander = {
    kind: "commander",
    id: "commander",
    at,
    facing: "N",
    prone: false,
    severe: false,
    key: true,
    captured: { items: [], cards: [] },
  };
  record(g, {
    event: "placed",
    agent: "commander",
    at: named(g, at),
    facing: null,
    cites: [
      "hg.repl.where",
      "hg.cmd.one-commander",
      "hg.intel.explored-no-mobilising",
      ...(labelAt(plan, at) === entry ? [] : (["hg.repl.room-inert"] as const)),
      "hg.open.second-commander-corpse",
    ],
  });
  if (!state.asi.alarm && state.asi.markers < number(g, "hg.number.asi-boxes")) {
    state.asi.markers++;
    record(g, {
      event: "indicator",
      alarm: false,
      markers: state.asi.markers,
      why: "the replacement brings a marker",
      cites: ["hg.repl.marker", "hg.repl.no-marker-in-alarm"],
    });
  }
  if (state.asi.alarm)
    record(g, {
      event: "indicator",
      alarm: true,
      markers: state.asi.markers,
      why: "in the alarm the replacement brings no marker",
      cites: ["hg.repl.no-marker-in-alarm"],
    });
  if (labelAt(plan, at) !== entry) {
    yield* settleFacing(g, "hg.dec.replacement-facing");
    return;
  }
  state.turn = {
    ...newTurn("commander", number(g, "hg.number.entry-move")),
    acts: "none",
  };
  record(g, {
    event: "turn-began",
    agent: "commander",
    squares: state.turn.left,
    cites: ["hg.repl.entry-moves-6", "hg.open.replacement-facing"],
  });
}
