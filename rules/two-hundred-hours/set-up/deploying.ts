import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { askQuestion, type QuestionRule } from "../table/pending.ts";
import { requireAnswer } from "./asking.ts";
import { centreOf, placeOf, written } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { Fighter } from "../table/fighter.ts";
import type { State } from "../table/state.ts";
import {
  choose,
  fighterNamed,
  type Ctx,
  hasKeyword,
  isStanding,
  membersOf,
  reading,
  record,
  type Rules,
  sideOf,
  fighterById,
} from "../table/context.ts";
import { deployPlaces, deployRefusal, isPatrolling, markerTouched } from "./standing-room.ts";
import { inwards } from "../table/zones.ts";

/** Defenders that have yet to be deployed: the second member of a pair after the first, then sentries, then others. */
function waiting(ctx: Ctx): readonly Fighter[] {
  const all = ctx.state.fighters.filter((fighter) => sideOf(fighter) === "defender" && fighter.where === "waiting");
  const begun = all.filter(({ partner }) => {
    const other = partner === null ? undefined : fighterNamed(ctx.state, partner);
    return other !== undefined && isStanding(other);
  });
  if (begun.length > 0) return begun;
  const sentries = all.filter((fighter) => isPatrolling(ctx, fighter));
  return sentries.length > 0 ? sentries : all;
}

/** The next marker of the route after one. zh.deploy.sentries-face */
const nextOf = (marker: number): number => (marker === 6 ? 1 : marker + 1);
const markerBefore = (marker: number): number => (marker === 1 ? 6 : marker - 1);

/** Where a sentry at a marker faces: along the route towards the next one. zh.deploy.sentries-face */
function alongRoute({ route }: State, marker: number): number {
  const from = route?.markers[marker - 1];
  const to = route?.bends[marker - 1]?.[0] ?? route?.markers[nextOf(marker) - 1];
  const direction = from === undefined || to === undefined ? null : measured.directionTo(from, to);
  return direction === null ? 0 : measured.degreesOf(direction);
}

/** Where the rules have a fighter face that is deployed; null where its player chooses. zh.open.deploy-facing */
function fixedFacing(ctx: Ctx, fighter: Fighter, at: Place): number | null {
  const { state } = ctx;
  const partner = fighter.partner === null ? undefined : fighterNamed(state, fighter.partner);
  if (partner !== undefined && isStanding(partner)) return partner.facing;
  if (isPatrolling(ctx, fighter)) return alongRoute(state, markerTouched(ctx, at) ?? 1);
  if (state.mission === "m1" && reading(ctx, "zh.open.deploy-facing") === "towards-attackers") {
    const edge = state.entry;
    if (edge === "N" || edge === "E" || edge === "S" || edge === "W") return (inwards[edge] + 180) % 360;
  }
  return null;
}

/** A defender is deployed. zh.decide.deploy */
export const deployRule: QuestionRule = {
  requires(ctx, req, action) {
    const says = {
      met: "Defenders are deployed now.",
      unmet: "The defender deploys fighters now; nothing else can be done.",
    };
    if (!requireAnswer(req, action, "deploy", says, "zh.setup.sequence")) return;
    if (!req.known(fighterNamed(ctx.state, action.fighter), "fighter", action.fighter, "fighter", "zh.setup.sequence"))
      return;
    const fighter = waiting(ctx).find(({ id }) => id === action.fighter);
    const isKnown = req.need(fighter !== undefined, {
      met: `${action.fighter} is to be deployed.`,
      unmet: `${action.fighter} cannot be deployed now: sentries come first, and a pair together.`,
      cites: ["zh.setup.sequence", "zh.deploy.sentries-touch"],
    });
    const at = placeOf(action.at);
    if (!isKnown || fighter === undefined || at === null) return;
    const refusal = deployRefusal(ctx, fighter, at);
    req.need(refusal === null, {
      met: `${fighter.id} may be deployed there.`,
      unmet: refusal?.text ?? "",
      at: action.at,
      cites: refusal?.cites ?? (["zh.mission.patrol-deploy"] as const),
    });
    const fixed = fixedFacing(ctx, fighter, at);
    const { id, partner } = fighter;
    const bound = partner === null ? "it" : `the pair of ${id} and ${partner}`;
    req.need(action.facing === undefined || fixed === null || action.facing === fixed, {
      met: "It faces where it may.",
      unmet: `${id} would face ${action.facing ?? 0}°: ${bound} has to face ${fixed ?? 0}° there.`,
      cites: ["zh.deploy.sentries-face", "zh.open.deploy-facing", ...citeIf(partner !== null, "zh.pair.follow-facing")],
    });
  },
  candidates(ctx) {
    const [fighter] = waiting(ctx);
    if (fighter === undefined) return [];
    return deployPlaces(ctx, fighter).flatMap((at) => {
      const action = { do: "deploy" as const, fighter: fighter.id, at: written(at) };
      if (fixedFacing(ctx, fighter, at) !== null) return [action];
      const outwards = measured.directionTo(centreOf(ctx.state), at);
      return [{ ...action, facing: outwards === null ? 0 : measured.degreesOf(outwards) }];
    });
  },
};

const rulesOf = (ctx: Ctx, fighter: Fighter): readonly Citation[] => {
  if (ctx.state.mission === "m1") return ["zh.m1.deploy-defender", "zh.open.deploy-facing"];
  if (isPatrolling(ctx, fighter))
    return [
      "zh.deploy.sentries-touch",
      "zh.deploy.sentries-even",
      "zh.deploy.sentries-face",
      "zh.mission.patrol-deploy",
    ];
  return ["zh.mission.patrol-deploy"];
};

/** Puts a defender on the table. */
function place(ctx: Ctx, fighter: Fighter, at: Place, facing: number): void {
  const marker = isPatrolling(ctx, fighter) ? markerTouched(ctx, at) : null;
  const partner = fighter.partner === null ? undefined : fighterNamed(ctx.state, fighter.partner);
  const towards = marker === null ? (partner?.towards ?? null) : nextOf(marker);
  Object.assign(fighter, { where: "table", at, facing, towards: isPatrolling(ctx, fighter) ? towards : null });
  record(ctx, { event: "placed", piece: fighter.id, at: written(at), facing, cites: rulesOf(ctx, fighter) });
}

/** Where a sentry at a marker faces that walks its route by falling numbers. zh.deploy.sentries-face */
function againstRoute({ route }: State, marker: number): number {
  const before = markerBefore(marker);
  const from = route?.markers[marker - 1];
  const to = route?.bends[before - 1]?.at(-1) ?? route?.markers[before - 1];
  const direction = from === undefined || to === undefined ? null : measured.directionTo(from, to);
  return direction === null ? 0 : measured.degreesOf(direction);
}

/** Which way round a sentry walks that has been deployed, where its player says so. zh.open.route-direction */
function* chooseSense(ctx: Ctx, fighter: Fighter): Rules {
  if (reading(ctx, "zh.open.route-direction") === "rising" || fighter.towards === null || !isStanding(fighter)) return;
  const partner = fighter.partner === null ? undefined : fighterNamed(ctx.state, fighter.partner);
  if (partner !== undefined && isStanding(partner)) {
    Object.assign(fighter, { falling: partner.falling, towards: partner.towards });
    return;
  }
  const falls = yield* choose(
    "defender",
    { id: "zh.decide.deploy", text: `Which way round does ${fighter.id} walk the route?`, piece: fighter.id },
    [
      { id: "rising", text: "By rising numbers", value: false },
      { id: "falling", text: "By falling numbers", value: true },
    ],
  );
  if (!falls) return;
  const marker = markerBefore(fighter.towards);
  Object.assign(fighter, { falling: true, towards: markerBefore(marker), facing: againstRoute(ctx.state, marker) });
  record(ctx, {
    event: "faced",
    fighter: fighter.id,
    facing: fighter.facing,
    cites: ["zh.deploy.sentries-face", "zh.open.route-direction"],
  });
}

/** The defender deploys everybody who is not in reserve, one after another; the crew of a gun last. zh.decide.deploy */
export function* deploy(ctx: Ctx): Rules {
  const { state } = ctx;
  if (waiting(ctx).length === 0 && state.gun !== null && state.gun.crew.length === 0) {
    yield* chooseCrew(ctx);
    return;
  }
  const [fighter] = waiting(ctx);
  if (fighter === undefined) {
    state.setUp = "nest";
    return;
  }
  const action = yield* askQuestion(
    ctx,
    { id: "zh.decide.deploy", text: `Where is ${fighter.id} deployed?`, piece: fighter.id },
    deployRule,
    { kind: "deploy", side: "defender", fighter: fighter.id },
  );
  if (action.do !== "deploy") return;
  const other = fighterById(ctx.state, action.fighter);
  const at = placeOf(action.at);
  if (at === null) return;
  place(ctx, other, at, fixedFacing(ctx, other, at) ?? action.facing ?? 0);
  yield* chooseSense(ctx, other);
}

/** The defender chooses who of some fighters crews the gun. zh.decide.deploy */
const oneOf = (some: readonly Fighter[], text: string): Rules<Fighter> =>
  choose(
    "defender",
    { id: "zh.decide.deploy", text },
    some.map((fighter) => ({ id: fighter.id, text: fighter.id, value: fighter })),
  );

/** Two of the individual sentries, both chosen where there are more. zh.open.m8-no-pair */
function* chooseTwo(singles: readonly Fighter[]): Rules<readonly Fighter[]> {
  if (singles.length === 2) return singles;
  const first = yield* oneOf(singles, "Which sentry crews the gun?");
  const others = singles.filter((sentry) => sentry !== first);
  return [first, yield* oneOf(others, `Which sentry crews the gun with ${first.id}?`)];
}

/** Who crews the gun: a pair of the reserves, or where there is none two of its sentries; nobody if there are none. zh.m8.crew */
function* crewOf(state: State): Rules<readonly Fighter[]> {
  const reserves = state.fighters.filter(({ where }) => where === "reserve");
  const pairs = reserves.filter(
    (reserve) => hasKeyword(reserve, "pair") && reserve.partner !== null && reserve.id < reserve.partner,
  );
  const singles = reserves.filter(({ card }) => card === "sentry");
  if (pairs.length === 0) return singles.length < 2 ? [] : yield* chooseTwo(singles);
  return yield* choose(
    "defender",
    { id: "zh.decide.deploy", text: "Which pair crews the gun?" },
    pairs.map((pair) => {
      const members = membersOf(state, pair);
      return { id: pair.id, text: members.map(({ id }) => id).join(" and "), value: members };
    }),
  );
}

/** A pair of the reserves, or two troopers, crew the gun. zh.m8.crew, zh.open.m8-no-pair */
function* chooseCrew(ctx: Ctx): Rules {
  const { state } = ctx;
  const { gun } = state;
  if (gun === null) return;
  const crew = (yield* crewOf(state)).map(({ id }) => id);
  if (crew.length === 0) {
    state.setUp = "nest";
    return;
  }
  gun.crew = crew;
  for (const id of crew) fighterById(ctx.state, id).where = "waiting";
  record(ctx, {
    event: "objective-taken",
    what: gun.item,
    by: crew[0] ?? "",
    is: "aa-gun",
    cites: ["zh.m8.crew", "zh.open.m8-no-pair"],
  });
}
