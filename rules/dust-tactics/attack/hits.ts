import type { Symbol } from "../book/dice.ts";
import type { WeaponId } from "../book/weapons.ts";
import type { Citation } from "../table/events.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, reading, record, roll, type Rules } from "../table/context.ts";
import type { Group } from "./alike.ts";
import { rulesOfShot } from "./shot-rules.ts";

/** Skills that work for the hero's own weapons alone. dt.skill.hero-keeps */
const keptRules = (chain: Citation): readonly Citation[] =>
  chain === "dt.skill.berserk" || chain === "dt.skill.killing-spree" ? ["dt.skill.hero-keeps"] : [];

/** Rolls dice to hit, re-rolls and further dice; the hits scored. dt.hit.army, dt.skill.chain-army-only */
export function* rollHits(
  ctx: Ctx,
  { firers, cover, unseen, target: hitsToo, again, twice, chain, further: each }: Group,
  weapon: WeaponId,
  target: Unit,
  dice: number,
  ...cites: readonly Citation[]
): Rules<number> {
  const [by] = firers;
  if (by === undefined || dice === 0) return 0;
  const { id } = by.figure.unit;
  const symbols: readonly Symbol[] = hitsToo === null ? ["ARMY"] : ["ARMY", "TARGET"];
  const first = yield* roll(
    ctx,
    dice,
    symbols,
    `${id} to hit ${target.id} with ${weapon}`,
    "dt.hit.army",
    "dt.hit.dice",
  );
  let hits = first.successes;
  record(ctx, {
    event: "fired",
    unit: id,
    weapon,
    firers: firers.map(({ figure }) => figure.miniature.id),
    target: target.id,
    dice: first.shown,
    hits,
    cover,
    cites: [
      "dt.hit.dice",
      "dt.hit.army",
      ...(hitsToo === null ? [] : [hitsToo]),
      ...rulesOfShot(firers, weapon, target, cover),
      ...first.rules,
      ...(unseen ? (["dt.save.no-los-cover"] as const) : []),
      ...cites,
    ],
  });
  const missed = dice - hits;
  // a re-roll of a miss can only help, save where friends are hit
  const wanted = again !== null && missed > 0 && target.side !== by.figure.unit.side;
  if (wanted) {
    const second = yield* roll(ctx, missed, symbols, `${id} re-rolls what missed`, again);
    hits += second.successes;
    record(ctx, {
      event: "rerolled",
      unit: id,
      weapon,
      dice: second.shown,
      hits: second.successes,
      cites: [again, "dt.act.sustained"],
    });
  }
  const lucky = ["dt.skill.lucky", "dt.open.lucky-sustained"] as const;
  if (wanted && twice && hits < dice) {
    const third = yield* roll(ctx, dice - hits, symbols, `${id} re-rolls once more`, ...lucky);
    hits += third.successes;
    record(ctx, { event: "rerolled", unit: id, weapon, dice: third.shown, hits: third.successes, cites: lucky });
  }
  if (chain === null) return hits;
  const twoRules: readonly Citation[] = each > 1 ? ["dt.open.two-chains"] : [];
  let open = hits;
  while (open > 0) {
    const further = yield* roll(
      ctx,
      open * each,
      ["ARMY"],
      `${id}: a further die for each hit`,
      chain,
      "dt.skill.chain-army-only",
      ...twoRules,
    );
    let more = further.successes;
    record(ctx, {
      event: "chain",
      unit: id,
      weapon,
      dice: further.shown,
      hits: more,
      cites: [chain, "dt.skill.chain-army-only", ...keptRules(chain)],
    });
    if (again === "dt.hit.sustained-reroll" && reading(ctx, "dt.open.chain-reroll") === "yes" && more < open * each) {
      const second = yield* roll(
        ctx,
        open * each - more,
        ["ARMY"],
        `${id} re-rolls further dice`,
        chain,
        "dt.open.chain-reroll",
      );
      more += second.successes;
      record(ctx, {
        event: "rerolled",
        unit: id,
        weapon,
        dice: second.shown,
        hits: second.successes,
        cites: ["dt.open.chain-reroll"],
      });
    }
    hits += more;
    open = more;
  }
  return hits;
}
