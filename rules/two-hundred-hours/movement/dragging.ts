import { measured } from "../../geometry/index.ts";
import {
  type Req,
  recordNoEffect,
  choose,
  type Ctx,
  number,
  reading,
  record,
  type Rules,
  sideOf,
} from "../table/context.ts";
import { bodiesPassed, hidingPlace, removeBody } from "../alarm/index.ts";
import { inches, ontoTable, spoken, written } from "../table/battlefield.ts";
import { baseRadius } from "../table/measuring.ts";
import { costOf } from "./ground.ts";
import { groundFor } from "./table-ground.ts";
import type { Travelled } from "./travel.ts";
import type { Place } from "../book/schemas.ts";
import type { Body, OnTable } from "../table/fighter.ts";

/** How far a Sneak goes with how many successes, and the body that it has to take along. */
interface Drag {
  readonly limit: number;
  readonly successes: number;
  readonly forced: string | null;
}

/** The bodies dragged along a path, and where they end. */
export interface Dragged {
  settle(travelled: Travelled): void;
}

/**
 * A Sneak that passes within 1″ of bodies may take them along: each takes one success, which then gives no movement.
 * zh.body.hide-pass, zh.body.hide-cost, zh.body.hide-none, zh.decide.hide-body
 */
export function* dragBodies(
  ctx: Ctx,
  fighter: OnTable,
  path: readonly Place[],
  { limit, successes, forced }: Drag,
): Rules<Dragged> {
  const taken: { readonly body: Body; readonly far: number }[] = [];
  const cost = costOf(groundFor(ctx, fighter, { climbs: true }, path), path);
  const each = inches(number(ctx, "zh.number.sneak-success"));
  let left = successes;
  if (successes === 0)
    for (const { body } of bodiesPassed(ctx, path))
      recordNoEffect(ctx, fighter.id, ["body"], `without a success ${body.id} stays where it is`, "zh.body.hide-none");
  for (const passed of bodiesPassed(ctx, path)) {
    const { body } = passed;
    if (left === 0 || cost > limit - (taken.length + 1) * each) break;
    const must = body.id === forced;
    const drags =
      must ||
      (yield* choose(
        sideOf(fighter),
        { id: "zh.decide.hide-body", text: `Does ${fighter.id} take the body ${body.id} along?`, piece: fighter.id },
        [
          { id: "yes", text: "Yes: it takes one success", value: true },
          { id: "no", text: "No", value: false },
        ],
      ));
    if (!drags) continue;
    taken.push(passed);
    left--;
    body.carrier = fighter.id;
  }
  return {
    settle(travelled) {
      for (const { body, far } of taken) drop(ctx, fighter, body, far, travelled);
    },
  };
}

/** A Sneak that has to hide a body passes the body and then a place that hides it, with a success to spare. zh.body.hide-done */
export function requireHiding(
  ctx: Ctx,
  req: Req,
  fighter: OnTable,
  path: readonly Place[],
  { body: id, limit }: { readonly body: string; readonly limit: number },
): void {
  const passed = bodiesPassed(ctx, path).find(({ body }) => body.id === id);
  const place = passed === undefined ? null : hidingPlace(ctx, path, passed.far);
  const cost = costOf(groundFor(ctx, fighter, { climbs: true }, path), path);
  const left = limit - inches(number(ctx, "zh.number.sneak-success"));
  req.need(place !== null && cost <= left, {
    met: `The way takes ${id} along and hides it at ${place?.id ?? ""}.`,
    unmet: `The way does not hide ${id}: it has to pass within 1″ of ${id}, then within 1″ of something that hides it, and can take at most ${spoken(left)}; it takes ${spoken(cost)}.`,
    cites: ["zh.body.hide-pass", "zh.body.hide-cost", "zh.body.hide-done"],
  });
}

/** The place that touches a fighter from behind, on the table. */
const behind = (ctx: Ctx, { at, facing }: OnTable): Place =>
  ontoTable(ctx.state, measured.placeAlong(at, measured.directionOf(facing + 180), 2 * baseRadius(ctx)));

/** A dragged body is hidden, or lies where its carrier stops. zh.body.hide-done, zh.open.body-carry */
function drop(ctx: Ctx, fighter: OnTable, body: Body, far: number, { path, length }: Travelled): void {
  body.carrier = null;
  if (far > length) return;
  const place = hidingPlace(ctx, path, far);
  const at = reading(ctx, "zh.open.body-carry") === "touching-at-end" ? behind(ctx, fighter) : body.at;
  record(ctx, {
    event: "body-dragged",
    body: body.id,
    by: fighter.id,
    at: written(at),
    cites: ["zh.body.hide-cost", "zh.open.body-carry", "zh.open.base-size"],
  });
  body.at = at;
  if (place === null) return;
  removeBody(ctx, body.id);
  record(ctx, {
    event: "body-gone",
    body: body.id,
    why: `${fighter.id} hides it at ${place.id}`,
    cites: place.category === "low rough" ? ["zh.body.hide-done", "zh.terrain.low"] : ["zh.body.hide-done"],
  });
}
