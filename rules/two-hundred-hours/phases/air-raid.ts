import { battlefieldOf, itemNamed, written } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { Side } from "../book/ids.ts";
import type { TerrainItem } from "../book/terrain.ts";
import { isWatched, removeMarker } from "../detection/index.ts";
import { beginCause, everyFighter, explode, woundAll } from "../harm/index.ts";
import { nearestRoom } from "../movement/index.ts";
import { gapToItem, within } from "../table/measuring.ts";
import { measured } from "../../geometry/index.ts";
import { makeRoll, scoreOf } from "../dice/index.ts";
import { isInArea } from "../sight/index.ts";
import type { Objective } from "../table/things.ts";
import type { OnTable } from "../table/fighter.ts";
import {
  askYesNo,
  choose,
  draw,
  type Ctx,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  standingOf,
} from "../table/context.ts";

/** The markers of the locations, 1 to 6. */
const locations = ({ state }: Ctx): readonly Objective[] => state.objectives.filter(({ number: n }) => n !== null);

/**
 * For every Time token its player rolls for the air raid: a distraction, or a bomb on a location drawn at random.
 * zh.m8.raid-roll, zh.m8.raid-distraction, zh.m8.raid-bomb, zh.open.raid-symbols
 */
export function* airRaid(ctx: Ctx, side: Side): Rules {
  if (ctx.state.mission !== "m8") return;
  const isWhite = reading(ctx, "zh.open.raid-symbols") === "white";
  const dice = number(ctx, "zh.number.air-raid-dice");
  const pool = isWhite ? { white: dice, grey: 0 } : { white: 0, grey: dice };
  const roll = yield* makeRoll(
    ctx,
    { fighter: null, name: "air raid", pool, score: 3 },
    "zh.m8.raid-roll",
    "zh.open.raid-symbols",
  );
  for (const { means } of roll.dice) {
    if (means === (isWhite ? "medal" : "stealth")) yield* distracts(ctx, side);
    if (means === (isWhite ? "alert" : "medal")) yield* bombFalls(ctx);
  }
}

/** That player may remove a marker of one of its fighters not under close watch. zh.m8.raid-distraction */
function* distracts(ctx: Ctx, side: Side): Rules {
  const able: OnTable[] = [];
  for (const fighter of standingOf(ctx.state, side)) {
    if (!fighter.marker || able.some(({ id }) => id === fighter.partner)) continue;
    if ((yield* isWatched(ctx, fighter)).length === 0) able.push(fighter);
  }
  if (able.length === 0) return;
  const chosen = yield* choose(side, { id: "zh.decide.m8-distraction", text: "Whose marker is removed?" }, [
    { id: "none", text: "Nobody's", value: null },
    ...able.map((fighter) => ({ id: fighter.id, text: fighter.id, value: fighter })),
  ]);
  if (chosen !== null) removeMarker(ctx, chosen, "the raid distracts", "zh.m8.raid-distraction");
}

/** A bomb strikes a location drawn at random; where the gun has scored the defender may redraw. zh.m8.raid-bomb, zh.m8.bomb-redraw */
function* bombFalls(ctx: Ctx): Rules {
  const { state } = ctx;
  const among = locations(ctx).map(({ number: n }) => String(n));
  if (among.length === 0) return;
  const drawOne = (): Rules<string> => draw("locations", among, "Where the bomb falls", "zh.m8.raid-bomb");
  let drawn = yield* drawOne();
  if (state.gun?.scored === true) {
    const struck = locations(ctx).find(({ number: n }) => String(n) === drawn);
    const again = yield* askYesNo("defender", {
      id: "zh.decide.m8-redraw",
      text: `The bomb would strike location ${drawn}: draw again?`,
      ...(struck !== undefined && { piece: struck.id }),
    });
    if (again) drawn = yield* drawOne();
  }
  if (state.gun !== null) state.gun.fired = true;
  const location = Number(drawn);
  const marker = locations(ctx).find(({ number: n }) => n === location);
  if (marker === undefined || state.struck.includes(location)) {
    record(ctx, { event: "bomb", location, item: null, cites: ["zh.m8.bomb-once"] });
    return;
  }
  state.struck = [...state.struck, location];
  record(ctx, {
    event: "bomb",
    location,
    item: marker.item,
    cites: ["zh.m8.raid-bomb", "zh.m8.bomb-effect", "zh.m8.noisy", "zh.m8.bomb-redraw", "zh.open.bomb-explosion"],
  });
  yield* strike(ctx, marker);
}

/** The struck item is wrecked; fighters within 2″ take a hit, two if in or on it. zh.m8.bomb-effect, zh.open.bomb-explosion */
function* strike(ctx: Ctx, marker: Objective): Rules {
  const item = marker.item === null ? undefined : itemNamed(ctx.state, marker.item);
  const strength = scoreOf(number(ctx, "zh.number.bomb-strength"));
  const corners = item?.corners ?? [marker.at, marker.at, marker.at];
  const isIn = ({ on, at }: OnTable): boolean =>
    item !== undefined && (on === item.id || (on === null && isInItem(ctx, item, at)));
  const near = everyFighter(ctx).filter(
    (fighter) => isIn(fighter) || within(ctx, gapToItem(ctx, fighter.at, corners), "zh.number.explosion"),
  );
  const hits = near.map((on) => ({ on, count: isIn(on) ? 2 : 1, strength, by: "a bomb", roller: null }));
  beginCause(ctx);
  if (item !== undefined) wreck(ctx, item.id);
  marker.status = "destroyed";
  yield* woundAll(ctx, hits, "zh.m8.bomb-effect");
  if (reading(ctx, "zh.open.bomb-explosion") === "as-explosion")
    yield* explode(ctx, `the bomb at ${marker.id}`, marker.at);
}

/** Whether a base on the ground is in an item: in rough terrain as that is told, else with its middle. zh.open.rough-inside */
const isInItem = (ctx: Ctx, { category, corners }: TerrainItem, at: Place): boolean =>
  category === "rough" || category === "low rough" ? isInArea(ctx, at, corners) : measured.isOver(corners, at);

/** A terrain item is removed; whoever stood on it stands on the ground, beside those who are there already. zh.m8.bomb-effect */
function wreck(ctx: Ctx, id: string): void {
  const { state } = ctx;
  const steps = battlefieldOf(state).terrain.filter(({ leadsTo }) => leadsTo === id);
  state.wrecked = [...state.wrecked, id, ...steps.map((step) => step.id)];
  const above = state.fighters.filter((fighter) => fighter.on === id);
  for (const fighter of above) fighter.on = null;
  for (const fighter of above) {
    if (!isStanding(fighter)) continue;
    const at = nearestRoom(ctx, fighter);
    if (measured.samePlace(at, fighter.at)) continue;
    fighter.at = at;
    const { facing } = fighter;
    const cites = ["zh.m8.bomb-effect", "zh.move.no-crossing-bases"] as const;
    record(ctx, { event: "placed", piece: fighter.id, at: written(at), facing, cites });
  }
}
