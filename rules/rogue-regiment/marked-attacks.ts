import { Requirements } from "../kernel/index.ts";
import { markedAttacks, requireMarkedAttack } from "./actions/index.ts";
import { consequences, type During, incident } from "./consequences.ts";
import type { Citation } from "./events.ts";
import { type Declared, operatorAttack } from "./operator-attack.ts";
import type { Operator } from "./state.ts";
import { choose, type G, operatorsOnBoard, type Placed, players, record, type Rules, seatOf } from "./table.ts";

interface Chance {
  readonly operator: Placed<Operator>;
  readonly attack: Declared;
}

/** Every marked attack that could be made at this moment: rr.mark.los-range, rr.mark.front-cone. */
function chances(g: G): readonly Chance[] {
  return operatorsOnBoard(g).flatMap((operator) =>
    markedAttacks(operator).flatMap((attack) => {
      const r = new Requirements<Citation>();
      requireMarkedAttack(g, r, operator, attack);
      return r.holding ? [{ operator, attack }] : [];
    }),
  );
}

const phaseRules: Readonly<Record<Exclude<During, "operator">, readonly Citation[]>> = {
  advance: ["rr.mark.phases", "rr.mark.front-cone", "rr.mark.mid-move", "rr.mark.los-range", "rr.mark.optional"],
  event: ["rr.mark.phases", "rr.mark.front-cone", "rr.mark.event-timing", "rr.mark.los-range", "rr.mark.optional", "rr.open.mark-event-rotation"],
  patrol: ["rr.mark.phases", "rr.mark.front-cone", "rr.mark.mid-move", "rr.mark.los-range", "rr.mark.optional"],
};

/**
 * Offers every possible marked attack until nobody can or wants to make one, and returns the ids of the units that were attacked and survived.
 * rr.mark.phases, rr.mark.event-timing, rr.mark.mid-move, rr.mark.optional, rr.open.marks-per-turn, rr.open.marked-consequences
 */
export function* markedAttackWindow(g: G, during: Exclude<During, "operator">): Rules<ReadonlySet<string>> {
  const attacked = new Set<string>();
  if (!g.state.operators.some(({ mark }) => mark !== null)) return attacked;
  for (;;) {
    const possible = chances(g);
    const [first] = possible;
    if (first === undefined) return attacked;
    const several = possible.some(({ operator }) => operator.id !== first.operator.id);
    const chosen = yield* choose<Chance | null>(
      several ? players : seatOf(first.operator),
      {
        id: several ? "rr.decide.mark-order" : during === "event" ? "rr.decide.mark-event" : "rr.decide.mark-interrupt",
        text: several ? "Who makes his marked attack now?" : `Does ${first.operator.id} attack his marked unit ${first.attack.target} now?`,
        piece: first.operator.id,
      },
      [
        { id: "wait", text: "Wait", value: null },
        ...possible.map((chance) => ({
          id: several ? `${chance.operator.id} ${chance.attack.weapon}` : chance.attack.weapon,
          text: `${chance.operator.id} attacks ${chance.attack.target} with the ${chance.attack.weapon}`,
          value: chance,
        })),
      ],
    );
    if (chosen === null) return attacked;
    const { operator, attack } = chosen;
    const it = incident(g, operator);
    yield* operatorAttack(g, it, operator, attack, phaseRules[during]);
    if (operator.mark !== null) {
      record(g, { event: "mark-removed", piece: operator.id, target: operator.mark, cites: ["rr.open.marks-per-turn"] });
      operator.mark = null;
    }
    for (const { unit } of it.attacked) attacked.add(unit.id);
    yield* consequences(g, it, during);
  }
}
