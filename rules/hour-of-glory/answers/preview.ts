import { counted, type EnemyIntent, rank } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { DIE_FACES } from "../book/dice.ts";
import { type Duty, dutyOf, routeCriteria, type TargetedRoute, targetedRoutesOf } from "../guards/index.ts";
import type { OnBoard } from "../table/agents.ts";
import { type Ctx, number, squareName } from "../table/context.ts";
import { assaultersInside } from "../table/squares.ts";
import type { Guard } from "../table/state.ts";

const duties: Readonly<Record<Duty["kind"], { readonly text: string; readonly cites: readonly Citation[] }>> = {
  fight: { text: "fights whoever is next to him", cites: ["hg.engage.start-adjacent", "hg.engage.fight-only"] },
  open: { text: "opens the door next to him", cites: ["hg.guard.opens-door"] },
  "close-in": {
    text: "closes in on an assaulter he sees, then fights or shoots",
    cites: ["hg.guard.los-start-closer", "hg.guard.los-start-fight"],
  },
  pursue: { text: "pursues an assaulter", cites: ["hg.guard.pursue", "hg.guard.full-distance", "hg.guard.no-further"] },
  home: { text: "goes to the entrance", cites: ["hg.guard.go-home"] },
};

const stopText = {
  contact: ", exposing a raider",
  react: ", into an enemy-occupied room",
  sight: ", until he sees an assaulter",
  door: ", to a closed door",
  out: ", out of the stronghold",
};

/** What a Guard does next; where nothing has been rolled for the Guards yet, by the greatest roll. hg.move.guards-one-d6 */
function intentOf(ctx: Ctx, guard: OnBoard<Guard>): EnemyIntent {
  const rolled = ctx.state.guardRoll !== null || guard.fresh;
  const looked: Ctx = rolled ? ctx : { ...ctx, state: { ...ctx.state, guardRoll: DIE_FACES } };
  const duty = dutyOf(looked, guard);
  const { text, cites } = duties[duty.kind];
  const ways = targetedRoutesOf(looked, guard, duty);
  const ranking = rank(ways, routeCriteria);
  const name = ({ path, stop, target }: TargetedRoute): string =>
    `to ${squareName(ctx, path.at(-1) ?? guard.at)} in ${path.length}${target === null ? "" : ` after ${target.id}`}${stop === null ? "" : stopText[stop]}`;
  const reckoned = rolled ? "" : ` (if ${DIE_FACES} is rolled)`;
  return {
    piece: guard.id,
    phase: "guards",
    text: `${guard.id} ${text}${ways.length === 0 && duty.kind !== "fight" && duty.kind !== "open" ? ", and can only stay" : ""}${ways.length > 0 ? reckoned : ""}.`,
    cites: [...cites],
    criteria: ranking.criteria,
    candidates: ranking.ranked
      .slice(0, 40)
      .map(({ candidate, scores }) => ({ name: name(candidate), scores, best: ranking.best.includes(candidate) })),
    decidedBy: ranking.decidedBy,
  };
}

/** What the Defender's side does next: each Guard, and whether the alarm can be raised. */
export function preview(ctx: Ctx): readonly EnemyIntent[] {
  const { guards, commander, asi } = ctx.state;
  const intents = guards.filter(({ prone, done }) => !prone && done !== "yes").map((guard) => intentOf(ctx, guard));
  if (commander === null || commander.prone || asi.alarm || asi.markers === 0 || assaultersInside(ctx).length === 0)
    return intents;
  const coming = Math.min(asi.markers, number(ctx, "hg.number.guards") - guards.length);
  return [
    ...intents,
    {
      piece: commander.id,
      phase: "commander",
      text: `The Commander may raise the alarm: ${counted(coming, "Guard")} would come.`,
      cites: ["hg.alarm.needs-assaulter", "hg.alarm.needs-marker", "hg.alarm.guard-per-marker"],
      criteria: [],
      candidates: [],
      decidedBy: null,
    },
  ];
}
