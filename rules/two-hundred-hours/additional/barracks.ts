import { measured } from "../../geometry/index.ts";
import type { Choice } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { isRaised } from "../alarm/index.ts";
import { battlefieldOf, inches, itemNamed, written } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";
import { baseRadius, gapToItem } from "../table/measuring.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import {
  choose,
  type Ctx,
  isCharacter,
  isStanding,
  membersOf,
  number,
  reading,
  record,
  type Rules,
  standingOf,
  recordNoEffect,
} from "../table/context.ts";
import { addTokens } from "../table/tokens.ts";

const reserves = ({ state }: Ctx): readonly Fighter[] => state.fighters.filter(({ where }) => where === "reserve");

/** The buildings that may be barracks: away from every attacker. zh.barracks.where */
const sites = (ctx: Ctx): readonly TerrainItem[] =>
  battlefieldOf(ctx.state).terrain.filter(
    ({ category, corners }) =>
      category === "building" &&
      standingOf(ctx.state, "attacker").every(
        (attacker) => gapToItem(ctx, attacker.at, corners).length >= inches(number(ctx, "zh.number.barracks-gap")),
      ),
  );

/** Whether barracks could be set up now, by what everybody can see. zh.barracks.who, zh.barracks.empty */
export const couldSetUpBarracks = (ctx: Ctx): boolean =>
  !isRaised(ctx) && ctx.state.barracks === null && reserves(ctx).length > 0 && sites(ctx).length > 0;

/** Places inside a building where sleepers lie: in rows from its middle. */
function beds(ctx: Ctx, { corners }: TerrainItem, count: number): readonly Place[] {
  const step = 2 * baseRadius(ctx) + 100;
  const { x, y } = measured.middleOf(corners);
  return Array.from({ length: count }, (_, i) => ({ x: x + (i === 0 ? 0 : i % 2 === 1 ? step : -step), y }));
}

/** Who may sleep there: two individual troopers, a pair, or a character. zh.barracks.who */
function* chooseSleepers(ctx: Ctx): Rules<readonly Fighter[]> {
  const asks = (text: string, choices: readonly Choice<Fighter | null>[]): Rules<Fighter | null> =>
    choose("defender", { id: "zh.decide.barracks", text }, choices);
  const named = (fighter: Fighter): Choice<Fighter> => ({ id: fighter.id, text: fighter.id, value: fighter });
  const all = reserves(ctx).filter((fighter) => fighter.partner === null || fighter.id < fighter.partner);
  const first = yield* asks("Who sleeps in the barracks?", all.map(named));
  if (first === null) return [];
  if (isCharacter(first) || first.partner !== null) return membersOf(ctx.state, first);
  const others = all.filter((fighter) => fighter.id !== first.id && !isCharacter(fighter) && fighter.partner === null);
  const second = yield* asks("Who else sleeps there?", [
    ...others.map(named),
    { id: "none", text: "Nobody", value: null },
  ]);
  return second === null ? [first] : [first, second];
}

/** Sets up barracks: a building, and who sleeps in it. zh.barracks.where, zh.barracks.who, zh.decide.barracks */
export function* setUpBarracks(ctx: Ctx): Rules {
  const building = yield* choose(
    "defender",
    { id: "zh.decide.barracks", text: "Which building are the barracks?" },
    sites(ctx).map((item) => ({ id: item.id, text: item.id, value: item })),
  );
  const sleepers = yield* chooseSleepers(ctx);
  const places = beds(ctx, building, sleepers.length);
  ctx.state.barracks = building.id;
  for (const [i, fighter] of sleepers.entries()) {
    const at = places[i];
    if (at === undefined) continue;
    Object.assign(fighter, { where: "asleep", at, on: null });
    record(ctx, {
      event: "placed",
      piece: fighter.id,
      at: written(at),
      facing: null,
      cites: ["zh.barracks.where", "zh.barracks.who", "zh.barracks.asleep"],
    });
  }
}

/** A sleeper stands up beside somebody who is where it lay. zh.move.no-crossing-bases */
export function standsBeside(ctx: Ctx, { id, facing }: Fighter, at: Place, cite: Citation): void {
  const cites = [cite, "zh.move.no-crossing-bases", "zh.open.base-size"] as const;
  record(ctx, { event: "placed", piece: id, at: written(at), facing, cites });
}

/** The tokens of sleepers whom an intruder has woken before the alarm: at once, or with the alarm. zh.open.barracks-woken */
function giveTokens(ctx: Ctx, woken: readonly Fighter[]): void {
  if (reading(ctx, "zh.open.barracks-woken") === "at-once") addTokens(ctx, woken, "zh.open.barracks-woken");
  else for (const fighter of woken) fighter.woken = true;
}

/** An attacker in the barracks wakes those who sleep there: they stand at once, each at the nearest place with room. zh.barracks.intruder, zh.open.barracks-woken */
export function wakeSleepers(ctx: Ctx, building: string, room: (sleeper: OnTable) => Place): void {
  if (ctx.state.barracks !== building || itemNamed(ctx.state, building) === undefined) return;
  const woken = ctx.state.fighters.filter(({ where }) => where === "asleep");
  if (woken.length === 0)
    recordNoEffect(ctx, building, ["barracks"], "nobody is asleep there any longer", "zh.barracks.empty");
  for (const fighter of woken) {
    if (fighter.at === null) continue;
    const at = room({ ...fighter, at: fighter.at });
    const moves = !measured.samePlace(at, fighter.at);
    Object.assign(fighter, { where: "table", at });
    record(ctx, {
      event: "woken",
      fighter: fighter.id,
      why: `an attacker enters ${building}`,
      cites: ["zh.barracks.intruder"],
    });
    if (moves) standsBeside(ctx, fighter, at, "zh.barracks.intruder");
  }
  if (!isRaised(ctx)) giveTokens(ctx, woken.filter(isStanding));
  if (woken.every(isStanding)) ctx.state.barracks = null;
}
