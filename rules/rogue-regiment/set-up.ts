import { newUnit } from "./state.ts";
import { record as note, choose, type G, name, players, type Rules } from "./table.ts";

/**
 * The set-up that the rules do themselves, in the printed order: a Rifleman on every sentry point and on one start of every patrol line.
 * rr.quickstart.order, rr.setup.sentry-place, rr.setup.patrol-place, rr.setup.guards, rr.setup.officers, rr.setup.meter, rr.setup.special-removed
 */
export function* setUpPhase(g: G): Rules {
  const { state } = g;
  note(g, {
    event: "prepared",
    what: `${state.operators.map(({ id }) => id).join(" and ")} begin on the entry/exit tile; the side of each Operator board is chosen.`,
    cites: ["rr.setup.entry-exit", "rr.quickstart.board-side", "rr.setup.recommended-mission", "rr.opboard.contents", "rr.turn.players", "rr.turn.operator-split"],
  });
  for (const unit of state.units) {
    if (unit.at === null) continue;
    note(g, { event: "placed-unit", piece: unit.id, at: name(g, unit.at), facing: unit.facing, cites: [unit.kind === "officer" ? "rr.setup.officers" : "rr.setup.guards"] });
  }
  state.points.forEach((point, index) => {
    if (state.units.some(({ at }) => at === point.at)) return;
    const id = `sentry-${index + 1}`;
    state.units.push(newUnit({ id, kind: "rifleman", post: { kind: "sentry", point: index }, at: point.at, facing: point.byDefault }));
    note(g, { event: "placed-unit", piece: id, at: name(g, point.at), facing: point.byDefault, cites: ["rr.setup.sentry-place", "rr.quickstart.order"] });
  });
  for (const [index, line] of state.lines.entries()) {
    if (line.starts.length === 0 || state.units.some(({ post }) => post.kind === "patrol" && post.line === index)) continue;
    const id = `patrol-${index + 1}`;
    const start = yield* choose(
      players,
      { id: "rr.decide.patrol-start", text: `On which start point does ${id} begin?`, piece: id },
      line.starts.map((candidate) => ({ id: name(g, candidate.at), text: `${name(g, candidate.at)} facing ${candidate.facing}`, value: candidate })),
    );
    state.units.push(newUnit({ id, kind: "rifleman", post: { kind: "patrol", line: index }, at: start.at, facing: start.facing }));
    note(g, { event: "placed-unit", piece: id, at: name(g, start.at), facing: start.facing, cites: ["rr.setup.patrol-place", "rr.quickstart.order"] });
  }
  note(g, { event: "prepared", what: `The stealth meter starts at ${state.meter}.`, cites: ["rr.setup.meter", "rr.create.four-tiles"] });
  note(g, {
    event: "prepared",
    what: `The event deck holds ${state.deck.cards.length} cards${state.deck.window === null ? "; the special event card is removed" : ""}.`,
    cites: [state.deck.window === null ? "rr.setup.special-removed" : "rr.deck.event-window"],
  });
}
