import { citeIf } from "../../kernel/index.ts";
import { completeObjective } from "../objectives/index.ts";
import { rememberLeaving, rememberLeft } from "../table/been.ts";
import {
  type Ctx,
  isCritical,
  isSeen,
  type OnTile,
  reading,
  record,
  rememberAppeared,
  type Rules,
  unitsOn,
  remark,
} from "../table/context.ts";
import { terrainOf } from "../table/map.ts";
import type { Commando, Person } from "../table/state.ts";
import { reactionFire, survivors } from "./reaction-fire.ts";

/**
 * A commando leaves through an open trap door, with those it escorts: reaction fire of the tile when it is visible;
 * then it is on no terrain. vs.exit.reaction-fire, vs.exit.critical-dies, vs.exit.ends-actions, vs.exit.keeps-tokens,
 * vs.escort.gone
 */
export function* exit(ctx: Ctx, commando: OnTile<Commando>, along: readonly Person[]): Rules<"out" | "critical"> {
  const { at } = commando;
  const terrain = terrainOf(ctx.state, at);
  const isShared = reading(ctx, "vs.open.escort-reaction") === "shared" && along.some(({ visible }) => visible);
  if (isSeen(commando) || isShared)
    yield* reactionFire(ctx, commando, { shooters: unitsOn(ctx, at), against: at, movers: along }, [
      "vs.exit.reaction-fire",
      ...citeIf(
        along.some(({ visible }) => visible),
        "vs.open.escort-reaction",
      ),
    ]);
  if (isCritical(commando)) return "critical";
  record(ctx, {
    event: "exited",
    piece: commando.id,
    from: at,
    cites: [
      "vs.exit.cost",
      "vs.check.not-on-leaving",
      "vs.exit.keeps-tokens",
      "vs.exit.ends-actions",
      "vs.exit.untouched",
    ],
  });
  for (const person of survivors(ctx, along)) yield* escortedLeaves(ctx, terrain.id, person, commando);
  rememberLeft(ctx, terrain, commando);
  rememberLeaving(ctx, terrain, commando);
  Object.assign(commando, {
    status: "outside",
    at: null,
    nest: false,
    exitedVisible: commando.visible,
    visible: false,
    exitedOn: ctx.state.turn,
    ap: 0,
    turn: "finished",
  } satisfies Partial<Commando>);
  return "out";
}

/** An escorted character that has left its terrain leaves the game, and its objective is completed. vs.escort.gone */
function* escortedLeaves(ctx: Ctx, terrainId: string, person: Person, commando: Commando): Rules {
  const terrain = ctx.state.terrains.find(({ id }) => id === terrainId);
  const objective = terrain?.objectives.find(({ id }) => id === person.objective);
  ctx.state.people = ctx.state.people.filter(({ id }) => id !== person.id);
  rememberAppeared(ctx, person.objective);
  record(ctx, { event: "person-left", piece: person.id, cites: ["vs.escort.gone", "vs.escort.follows"] });
  if (terrain === undefined || objective === undefined) return;
  if (leavesUnseen(ctx, terrainId, person, commando))
    yield* completeObjective(ctx, terrain, objective, ["vs.escort.gone"], commando);
  else
    remark(
      ctx,
      `${objective.id} stays open: it left with the alarm on and without a German uniform.`,
      "vs.setup.veteran",
      "vs.setup.operation-overrides",
    );
}

/**
 * The special rule of Lantern for the prisoner: with a German uniform, or the alarm off. vs.setup.veteran,
 * vs.setup.operation-overrides
 */
function leavesUnseen(ctx: Ctx, terrainId: string, person: Person, commando: Commando): boolean {
  const terrain = ctx.state.terrains.find(({ id }) => id === terrainId);
  const inForce = ctx.state.facts.includes(`rule:escort-unseen:${person.objective}`);
  return !inForce || commando.uniform || terrain?.alarm.on === false;
}
