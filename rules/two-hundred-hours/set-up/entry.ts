import type { Citation } from "../book/citation.ts";
import { askQuestion, type QuestionRule } from "../table/pending.ts";
import { requireAnswer } from "./asking.ts";
import { corners, type CornerName, type Edge, edges } from "../book/ids.ts";
import { missions } from "../book/missions.ts";
import { placeEscapes } from "../missions/index.ts";
import type { Fighter } from "../table/fighter.ts";
import type { State } from "../table/state.ts";
import { together } from "../../kernel/index.ts";
import { choose, type Ctx, record, type Rules, sideOf } from "../table/context.ts";
import { canEvade } from "./recruiting.ts";
import { oppositeEdge } from "../table/zones.ts";

const edgeNames = { N: "north", E: "east", S: "south", W: "west" } as const satisfies Record<Edge, string>;

/** The cards of the attacker: a pair enters together. */
const cardsOf = ({ fighters }: State): readonly Fighter[] =>
  fighters.filter(
    (fighter) => sideOf(fighter) === "attacker" && (fighter.partner === null || fighter.id < fighter.partner),
  );

const enterRules: Readonly<Record<State["mission"], Citation>> = {
  m1: "zh.m1.enter",
  m2: "zh.m2.enter",
  m3: "zh.m3.enter",
  m4: "zh.m4.enter",
  m5: "zh.m5.enter-evader",
  m6: "zh.m6.enter",
  m7: "zh.m7.enter",
  m8: "zh.m8.enter",
};

/** Which of the attackers, by mission 4, come in over the first edge. zh.m4.enter */
export const splitRule: QuestionRule = {
  requires(ctx, req, action) {
    const { entry } = ctx.state;
    const says = { met: "The force is split now.", unmet: "What is asked now is how the force is split." };
    if (!requireAnswer(req, action, "split-force", says, "zh.m4.enter")) return;
    const own = cardsOf(ctx.state).flatMap(({ id, partner }) => (partner === null ? [id] : [id, partner]));
    req.need(action.edge === entry, {
      met: `The first part enters in the ${entry ?? ""}.`,
      unmet: `The first part enters in the ${entry ?? ""}, not in the ${action.edge}.`,
      cites: ["zh.m4.enter"],
    });
    const strangers = action.fighters.filter((id) => !own.includes(id));
    req.need(strangers.length === 0, {
      met: "Everybody named is an attacker.",
      unmet: `${together(strangers)} ${strangers.length === 1 ? "is not an attacker" : "are not attackers"} of this game.`,
      cites: ["zh.m4.enter"],
    });
    req.need(
      cardsOf(ctx.state).every(
        ({ id, partner }) => partner === null || action.fighters.includes(id) === action.fighters.includes(partner),
      ),
      {
        met: "A pair enters together.",
        unmet: "A pair would be parted: it enters together.",
        cites: ["zh.pair.follow"],
      },
    );
  },
  candidates({ state }) {
    const { entry } = state;
    const edge = edges.find((candidate) => candidate === entry);
    if (edge === undefined) return [];
    const cards = cardsOf(state);
    const idsOf = (some: readonly Fighter[]): string[] =>
      some.flatMap(({ id, partner }) => (partner === null ? [id] : [id, partner]));
    return [
      cards.filter((_, i) => i % 2 === 0),
      cards.filter((_, i) => i % 2 === 1),
      cards.slice(0, Math.ceil(cards.length / 2)),
      cards,
    ].map((some) => ({ do: "split-force", edge, fighters: idsOf(some) }));
  },
};

function* chooseEdge(text: string, options: readonly Edge[]): Rules<Edge> {
  return yield* choose(
    "attacker",
    { id: "zh.decide.edge", text },
    options.map((edge) => ({ id: edge, text: `The ${edgeNames[edge]} edge`, value: edge })),
  );
}

/** Mission 1: the destination edge, with its Escape markers, before the defender deploys. zh.m1.escape-edge */
export function* chooseDestination(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.mission === "m1") {
    // a position may be read once the edge is chosen, while a marker of it is asked for
    if (state.entry === null) {
      const edge = yield* chooseEdge("Which edge is the destination?", edges);
      state.entry = oppositeEdge[edge];
      record(ctx, {
        event: "entry-chosen",
        where: `the ${edgeNames[state.entry]} edge`,
        cites: ["zh.m1.escape-edge", "zh.m1.enter"],
      });
    }
    yield* placeEscapes(ctx);
  }
  state.setUp = "deploy";
}

/** The attacker chooses where it enters, and who the evader is; Escape markers that lie from the start. zh.decide.edge */
export function* chooseEntry(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.mission === "m5" && state.evader === null) yield* chooseEvader(ctx);
  if (state.entry === null) {
    const { entry } = missions[state.mission];
    const where =
      entry === "corner"
        ? yield* chooseCorner(ctx)
        : yield* chooseEdge("Where do the attackers enter?", entry === "two edges" ? ["N", "W"] : edges);
    state.entry = where;
    record(ctx, {
      event: "entry-chosen",
      where: entry === "two edges" ? `${edgeOf(where)} and ${oppositeEdge[edgeOf(where)]}` : where,
      cites: [enterRules[state.mission], "zh.mission.attackers-enter"],
    });
  }
  if (state.mission === "m4" && cardsOf(state).some((fighter) => fighter.entry === null)) yield* split(ctx);
  if (missions[state.mission].escapes === "deployment") yield* placeEscapes(ctx);
  state.setUp = "done";
}

const edgeOf = (where: Edge | CornerName): Edge => edges.find((edge) => edge === where) ?? "N";

function* chooseCorner(ctx: Ctx): Rules<CornerName> {
  return yield* choose(
    "attacker",
    {
      id: "zh.decide.edge",
      text: `At which corner does the ${ctx.state.mission === "m5" ? "evader" : "attacker"} enter?`,
    },
    corners.map((corner) => ({ id: corner, text: `The ${corner} corner`, value: corner })),
  );
}

/** One attacking trooper is the evader: one that has a pistol, else one that is given it. zh.m5.evader */
function* chooseEvader(ctx: Ctx): Rules {
  const { state } = ctx;
  const able = cardsOf(state).filter(canEvade);
  const armed = able.filter(({ weapon }) => weapon === "pistol");
  const troopers = armed.length > 0 ? armed : able;
  const fighter = yield* choose(
    "attacker",
    { id: "zh.decide.edge", text: "Who is the evader?" },
    troopers.map((trooper) => ({ id: trooper.id, text: trooper.id, value: trooper })),
  );
  fighter.weapon = "pistol";
  state.evader = fighter.id;
  record(ctx, { event: "entry-chosen", where: `${fighter.id} is the evader`, cites: ["zh.m5.evader"] });
}

function* split(ctx: Ctx): Rules {
  const { state } = ctx;
  const action = yield* askQuestion(
    ctx,
    { id: "zh.decide.edge", text: "Who enters on the first of the two edges?" },
    splitRule,
    { kind: "split", side: "attacker" },
  );
  if (action.do !== "split-force") return;
  for (const fighter of state.fighters)
    if (sideOf(fighter) === "attacker")
      fighter.entry = action.fighters.includes(fighter.id) ? action.edge : oppositeEdge[action.edge];
}
