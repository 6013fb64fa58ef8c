import type { Citation } from "../book/citation.ts";
import type { ResultText } from "../table/events.ts";
import { citeIf, perSettings } from "../../kernel/index.ts";
import { sides, type Side } from "../book/ids.ts";
import { numberIn, readingIn } from "../book/in-force.ts";
import type { Result, State } from "../table/state.ts";
import { type Ctx, hangingOn, otherSide, partingOn, reading, record } from "../table/context.ts";
import { type EndReadings, endOf, hasPrimary, hasSecondary, type Terms } from "./objectives.ts";

const termsUnder = perSettings((settings): Terms => {
  const up = readingIn(settings, "zh.open.half") === "rounded-up";
  return {
    half: (count) => (up ? Math.ceil(count / 2) : Math.max(1, Math.floor(count / 2))),
    m1Goal: numberIn(settings, "zh.number.m1-goal"),
    m7Goal: numberIn(settings, "zh.number.m7-goal"),
    gunHits: numberIn(settings, "zh.number.m8-gun-hits"),
    bombs: numberIn(settings, "zh.number.m8-bombs"),
  };
});

/** The terms of missions under the settings in force. zh.open.half */
export const termsOf = ({ settings }: Ctx): Terms => termsUnder(settings);

const readingsUnder = perSettings((settings): EndReadings => ({
  holdersOnly: readingIn(settings, "zh.open.last-charge") === "holders-only",
  stuckEnds: readingIn(settings, "zh.open.stuck-end") === "ends",
  gunOut: readingIn(settings, "zh.open.m8-gun-out") === "gun-out",
  lastTurn: readingIn(settings, "zh.open.turn-limit") === "twelve" ? numberIn(settings, "zh.number.turn-limit") : null,
}));

const primaryRules: Readonly<Record<State["mission"], readonly Citation[]>> = {
  m1: ["zh.m1.attacker-goal", "zh.m1.defender-goal", "zh.m1.end"],
  m2: ["zh.m2.primary", "zh.m2.end"],
  m3: ["zh.m3.attacker-primary", "zh.m3.defender-primary", "zh.m3.end"],
  m4: ["zh.m4.primary", "zh.m4.end"],
  m5: ["zh.m5.attacker-primary", "zh.m5.defender-primary", "zh.m5.end"],
  m6: ["zh.m6.primary", "zh.m6.end"],
  m7: ["zh.m7.primary", "zh.m7.end"],
  m8: ["zh.m8.primary", "zh.m8.attacker-secondary", "zh.m8.end"],
};

/** The side that has just acted or drawn a Time token; null as a turn ends. */
const actingSide = ({ state }: Ctx): Side | null => (state.phase === "tokens" ? otherSide(state.draws) : null);

/** The sides that have achieved their primary objective: one, both at once, or none. zh.mission.winner, zh.open.no-winner */
function winnerOf(ctx: Ctx, terms: Terms): Side | null {
  const { state } = ctx;
  const met = sides.filter((side) => hasPrimary(state, side, terms));
  const [only] = met;
  if (met.length === 1) return only ?? null;
  if (met.length > 1) return reading(ctx, "zh.open.simultaneous-end") === "acting-side-first" ? actingSide(ctx) : null;
  // a set charge that has yet to explode counts as exploded where that reading is in force
  const explodes = reading(ctx, "zh.open.no-winner") === "charge-explodes";
  return explodes && state.mission === "m3" && state.charges.some(({ objective }) => objective !== null)
    ? "attacker"
    : null;
}

/** Tells of a battle that goes on that by another reading it would be over. zh.open.half, zh.open.last-charge, zh.open.m8-gun-out */
function tellGoesOn(ctx: Ctx): void {
  const { state } = ctx;
  const { attacker, defender } = state.began;
  // before anybody is gone and anything destroyed no reading ends it
  const isWhole = state.fighters.every(({ where }) => where !== "out" && where !== "left");
  // where a charge has yet to explode nobody needs one more
  const needsCharges = (state.mission === "m3" || state.mission === "m4") && state.charges.length === 0;
  const isGunOut = state.gun?.destroyed === true;
  if (isWhole && !needsCharges && !isGunOut) return;
  // half of an even number is not rounded
  const points = [
    ...citeIf(attacker % 2 === 1 || defender % 2 === 1, "zh.open.half"),
    ...citeIf(needsCharges, "zh.open.last-charge"),
    ...citeIf(isGunOut, "zh.open.m8-gun-out"),
  ];
  const hangs = hangingOn(ctx, points, (by) => endOf(state, termsOf(by), readingsUnder(by.settings)) !== null);
  if (hangs.length > 0)
    record(ctx, { event: "goes-on", why: "by another reading of the rules it would be over", cites: hangs });
}

/**
 * Decides whether the battle has ended, and who has won it: the side with its primary objective, totally with the secondary
 * one as well. zh.mission.winner, zh.mission.total, zh.end.victory, zh.open.simultaneous-end
 */
export function judge(ctx: Ctx): void {
  const { state } = ctx;
  if (state.result !== null || state.phase === "set-up") return;
  const terms = termsOf(ctx);
  const why = endOf(state, terms, readingsUnder(ctx.settings));
  if (why === null) return tellGoesOn(ctx);
  for (const side of sides)
    for (const [which, met] of [
      ["primary", hasPrimary(state, side, terms)],
      ["secondary", hasSecondary(state, side, terms)],
    ] as const)
      if (met)
        record(ctx, { event: "objective-met", seat: side, which, cites: ["zh.mission.winner", "zh.mission.total"] });
  const winner = winnerOf(ctx, terms);
  const victory: Result["victory"] =
    winner === null
      ? "draw"
      : state.mission === "m1"
        ? "plain"
        : hasSecondary(state, winner, terms)
          ? "total"
          : "partial";
  const halves = partingOn(ctx, ["zh.open.half"], (by) => {
    const goal = termsOf(by);
    const ends = endOf(state, goal, readingsUnder(by.settings)) !== null;
    return [ends, ...sides.flatMap((side) => [hasPrimary(state, side, goal), hasSecondary(state, side, goal)])].join();
  });
  const cites: readonly string[] = [
    ...why,
    ...primaryRules[state.mission],
    "zh.mission.winner",
    "zh.mission.total",
    "zh.mission.attacker-secondary",
    "zh.mission.defender-secondary",
    "zh.end.victory",
    ...citeIf(winner === null, "zh.open.no-winner"),
    ...citeIf(
      sides.every((side) => hasPrimary(state, side, terms)),
      "zh.open.simultaneous-end",
    ),
    ...halves,
  ];
  const text = textOf(winner, victory);
  state.result = { winner, victory, text, cites: [...new Set(cites)].slice(0, 16) };
  ctx.events.push({ event: "over", winner, victory, why: text, cites: state.result.cites });
}

const victories = {
  total: "a Total Victory",
  partial: "a Partial Victory",
  plain: "the victory",
  draw: "a draw",
} as const;

function textOf(winner: Side | null, victory: Result["victory"]): ResultText {
  if (winner === null) return "Nobody has achieved the primary objective alone: a draw.";
  const how = victories[victory];
  return `The ${winner} has ${how} over the ${otherSide(winner)}.`;
}
