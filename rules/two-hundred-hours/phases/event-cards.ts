import { measured } from "../../geometry/index.ts";
import { askForPlace } from "../table/pending.ts";
import {
  burstFlare,
  couldSetUpBarracks,
  setUpBarracks,
  setUpSearchlight,
  setUpStreetlight,
} from "../additional/index.ts";
import { battlefieldOf, inches, placeOf, written } from "../table/battlefield.ts";
import type { EventCard } from "../book/event-cards.ts";
import { wound } from "../harm/index.ts";
import { gapToMarker, isWithin, within } from "../table/measuring.ts";
import { nextMarker } from "../movement/index.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import type { Objective } from "../table/things.ts";
import {
  choose,
  fighterNamed,
  type Ctx,
  isSentry,
  isStanding,
  membersOf,
  type Moment,
  number,
  reading,
  record,
  type Rules,
  sideOf,
} from "../table/context.ts";
import { isRaised } from "../alarm/index.ts";
import { mayUseEvents, objectivePlace, offerEvent, patrolMarkerPlace, straightened } from "../cards/index.ts";

/** Event cards at the start of a turn: Searchlight, Streetlight, Flare; Barracks any time before the alarm. zh.event.moment */
export function* turnBegins(ctx: Ctx): Rules {
  for (;;) {
    const card = yield* offerEvent(ctx, "turn start", { text: `Turn ${ctx.state.turn} begins: use an Event card?` });
    if (card === null) break;
    if (card === "e-searchlight") yield* setUpSearchlight(ctx);
    else if (card === "e-streetlight") yield* setUpStreetlight(ctx);
    else yield* burstFlare(ctx);
  }
  if (!couldSetUpBarracks(ctx)) return;
  const card = yield* offerEvent(ctx, "before the alarm", { text: "The alarm is not raised: use an Event card?" });
  if (card !== null) yield* setUpBarracks(ctx);
}

/** Event cards when a sentry is assigned an action: New Orders, About Turn. */
export function* sentryAssigned(ctx: Ctx, fighter: Fighter): Rules {
  if (!isSentry(fighter) || !isStanding(fighter) || isRaised(ctx) || ctx.state.route === null) return;
  const card = yield* offerEvent(ctx, "sentry assigned", {
    fighter: fighter.id,
    text: `${fighter.id} is assigned an action: use an Event card?`,
  });
  if (card === "e-about-turn") aboutTurn(ctx, fighter);
  if (card === "e-new-orders") yield* newOrders(ctx);
}

/** About Turn: from now on the sentry, or the pair whoever of it leads, walks the route in falling order. zh.pair.lead */
function aboutTurn(ctx: Ctx, fighter: OnTable): void {
  const { route } = ctx.state;
  if (route === null || fighter.falling) return;
  const towards = fighter.towards === null ? null : nextMarker(route, fighter.towards, "falling");
  for (const member of membersOf(ctx.state, fighter)) Object.assign(member, { falling: true, towards });
}

/** New Orders: one Patrol marker is moved. */
function* newOrders(ctx: Ctx): Rules {
  const { route } = ctx.state;
  if (route === null) return;
  const number_ = yield* choose(
    "defender",
    { id: "zh.decide.event", text: "New Orders: which Patrol marker moves?" },
    route.markers.map((_, i) => ({ id: String(i + 1), text: `Patrol marker ${i + 1}`, value: i + 1 })),
  );
  const answer = yield* askForPlace(
    ctx,
    { id: "zh.decide.event", text: `Where does Patrol marker ${number_} move to?` },
    patrolMarkerPlace,
    { kind: "patrol-marker", side: "defender", most: number_, optional: true },
  );
  const at = answer.do === "put" ? placeOf(answer.at) : null;
  if (at === null) return;
  ctx.state.route = {
    markers: route.markers.map((marker, i) => (i === number_ - 1 ? at : marker)),
    bends: straightened(route.bends, number_ - 1).map((bend) => [...bend]),
  };
  record(ctx, {
    event: "marker-laid",
    what: `P${number_}`,
    at: written(at),
    cites: ["zh.event.moment", "zh.deploy.patrol-spacing"],
  });
}

/** The card's reach from a marker that is not carried, in inches. zh.m7.carry-events */
const reaches =
  (ctx: Ctx, fighter: OnTable, { at }: Objective) =>
  ({ within: reach }: EventCard): boolean =>
    reach !== undefined && within(ctx, gapToMarker(ctx, fighter.at, at), reach);

/** Event cards as an attacker ends an action near an Objective marker: Bad Intel, Dangerous Objective. zh.m8.cards-off */
export const nearObjective: Moment = (ctx) => {
  const { acting, mission } = ctx.state;
  if (acting === null || mission === "m8" || !mayUseEvents(ctx)) return;
  const fighter = fighterNamed(ctx.state, acting.fighter);
  if (fighter === undefined || !isStanding(fighter) || sideOf(fighter) === "defender") return;
  return cardsNear(ctx, fighter);
};

function* cardsNear(ctx: Ctx, fighter: OnTable): Rules {
  for (const { id } of ctx.state.objectives) {
    const marker = ctx.state.objectives.find((objective) => objective.id === id);
    if (marker === undefined || marker.status !== "there" || !isStanding(fighter)) continue;
    const card = yield* offerEvent(ctx, "near an objective", {
      fighter: fighter.id,
      text: `${fighter.id} is near ${id}: use an Event card?`,
      fits: reaches(ctx, fighter, marker),
    });
    if (card === "e-dangerous-objective") yield* dangerous(ctx, fighter);
    if (card === "e-bad-intel") yield* badIntel(ctx, marker);
  }
}

/** Dangerous Objective: a hit that nothing cancels. zh.out.other-hits */
function* dangerous(ctx: Ctx, fighter: OnTable): Rules {
  const strength = number(ctx, "zh.number.dangerous-objective-strength");
  const hit = {
    on: fighter,
    count: 1,
    strength: strength <= 1 ? 1 : strength === 2 ? 2 : 3,
    by: "a dangerous objective",
    roller: null,
  } as const;
  yield* wound(ctx, hit, "zh.out.other-hits", "zh.event.moment");
}

/** Bad Intel: the marker goes elsewhere. */
function* badIntel(ctx: Ctx, marker: Objective): Rules {
  const answer = yield* askForPlace(
    ctx,
    { id: "zh.decide.event", text: `Bad Intel: where does ${marker.id} go?`, piece: marker.id },
    objectivePlace,
    { kind: "objective-place", side: "defender", subject: marker.id },
  );
  const at = answer.do === "put" ? placeOf(answer.at) : null;
  if (at === null) return;
  marker.at = at;
  marker.item =
    battlefieldOf(ctx.state).terrain.find(({ corners }) => isWithin(ctx, measured.gapToShape(at, corners), 0.05))?.id ??
    null;
  record(ctx, { event: "marker-laid", what: marker.id, at: written(at), cites: ["zh.event.moment"] });
}

/** Moonlight, as an attacker's action begins: the 6″ of close watch is 9″ until the end of the turn. */
export function* attackerBegins(ctx: Ctx, fighter: Fighter): Rules {
  if (sideOf(fighter) !== "attacker") return;
  const card = yield* offerEvent(ctx, "attacker's action begins", {
    fighter: fighter.id,
    text: `${fighter.id} begins an action: use an Event card?`,
  });
  if (card !== null) ctx.state.moonlight = true;
}

/** Those whom a Twisted Ankle slows: a pair acts as one, or the member alone. zh.pair.lead, zh.open.ankle-pair */
const slowedBy = (ctx: Ctx, fighter: Fighter): readonly Fighter[] =>
  reading(ctx, "zh.open.ankle-pair") === "the-pair" ? membersOf(ctx.state, fighter) : [fighter];

/** What a card has laid on a fighter is over with its action; then Twisted Ankle after an Advance. */
export const limping: Moment = (ctx) => {
  const { acting } = ctx.state;
  const fighter = acting === null ? undefined : fighterNamed(ctx.state, acting.fighter);
  if (acting === null || fighter === undefined) return;
  for (const slowed of slowedBy(ctx, fighter)) slowed.limps = 0;
  if (acting.action !== "advance" || acting.instead || sideOf(fighter) !== "attacker" || !isStanding(fighter)) return;
  return twistAnkle(ctx, fighter);
};

function* twistAnkle(ctx: Ctx, fighter: OnTable): Rules {
  const card = yield* offerEvent(ctx, "advance made", {
    fighter: fighter.id,
    text: `${fighter.id} has made an Advance: use an Event card?`,
  });
  if (card === null) return;
  for (const slowed of slowedBy(ctx, fighter)) slowed.limps = inches(number(ctx, "zh.number.twisted-ankle"));
}
