import { measured } from "../../geometry/index.ts";
import { askForPlace } from "../actions/pending.ts";
import type { PendingRule } from "../actions/rule.ts";
import { setUpBarracks, couldSetUpBarracks } from "../additional/barracks.ts";
import { burstFlare, setUpSearchlight, setUpStreetlight } from "../additional/lights.ts";
import { battlefieldOf, inches, isOnTable, ontoTable, placeOf, spoken, written } from "../battlefield.ts";
import type { EventCard } from "../data/index.ts";
import { wound } from "../harm/wound.ts";
import { gapToMarker, isWithin, within } from "../measuring.ts";
import { nextMarker } from "../moving/index.ts";
import { placesForRoute } from "../set-up/route-rules.ts";
import type { Fighter, Objective, Standing } from "../state/index.ts";
import {
  choose,
  fighterNamed,
  type G,
  isSentry,
  isStanding,
  membersOf,
  type Moment,
  number,
  record,
  type Rules,
  sideOf,
} from "../table.ts";
import { isRaised } from "../alarm/index.ts";
import { mayUseEvents, offerEvent } from "./offering.ts";

/** Event cards at the start of a turn: Searchlight, Streetlight, Flare; Barracks any time before the alarm. zh.event.moment */
export function* turnBegins(g: G): Rules {
  for (;;) {
    const card = yield* offerEvent(g, "turn start", { text: `Turn ${g.state.turn} begins: use an Event card?` });
    if (card === null) break;
    if (card === "e-searchlight") yield* setUpSearchlight(g);
    else if (card === "e-streetlight") yield* setUpStreetlight(g);
    else yield* burstFlare(g);
  }
  if (!couldSetUpBarracks(g)) return;
  const card = yield* offerEvent(g, "before the alarm", { text: "The alarm is not raised: use an Event card?" });
  if (card !== null) yield* setUpBarracks(g);
}

/** Event cards when a sentry is assigned an action: New Orders, About Turn. */
export function* sentryAssigned(g: G, fighter: Fighter): Rules {
  if (!isSentry(fighter) || !isStanding(fighter) || isRaised(g) || g.state.route === null) return;
  const card = yield* offerEvent(g, "sentry assigned", {
    fighter: fighter.id,
    text: `${fighter.id} is assigned an action: use an Event card?`,
  });
  if (card === "e-about-turn") aboutTurn(g, fighter);
  if (card === "e-new-orders") yield* newOrders(g);
}

/** About Turn: from now on the sentry, or the pair whoever of it leads, walks the route in falling order. zh.pair.lead */
function aboutTurn(g: G, fighter: Standing): void {
  const { route } = g.state;
  if (route === null || fighter.falling) return;
  const towards = fighter.towards === null ? null : nextMarker(route, fighter.towards, "falling");
  for (const one of membersOf(g.state, fighter)) Object.assign(one, { falling: true, towards });
}

/** Where a Patrol marker may be moved: near where it was, keeping the rules of placing. zh.deploy.patrol-spacing */
export const patrolMarkerPlace: PendingRule = {
  needs(g, r, action) {
    const at = action.do === "put" ? placeOf(action.at) : null;
    const { pending, route } = g.state;
    if (
      !r.need(
        at !== null && route !== null,
        { met: "A place is chosen.", unmet: "A place is asked for." },
        "zh.event.moment",
      ) ||
      at === null ||
      route === null
    )
      return;
    const index = (pending?.most ?? 1) - 1;
    const old = route.markers[index];
    const far = old === undefined ? 0 : Math.sqrt(measured.squaredDistance(old, at));
    const most = number(g, "zh.number.new-orders");
    r.need(
      far <= inches(most),
      { met: `It moves ${spoken(far)}.`, unmet: `It would move ${spoken(far)}; ${most}″ are allowed.` },
      "zh.event.moment",
    );
    placesForRoute(g, r, {
      markers: route.markers.map((one, i) => (i === index ? at : one)),
      bends: straightened(route.bends, index),
    });
  },
  candidates(g) {
    const { pending, route } = g.state;
    const old = route?.markers[(pending?.most ?? 1) - 1];
    if (old === undefined) return [];
    return [0, 45, 90, 135, 180, 225, 270, 315].flatMap((turn) =>
      [3, 6].map((far) => ({
        do: "put" as const,
        at: written(ontoTable(g.state, measured.placeAlong(old, measured.directionOf(turn), far * measured.inch - 1))),
      })),
    );
  },
};

/** The legs beside a moved marker run straight. */
const straightened = <T>(bends: readonly (readonly T[])[], index: number): (readonly T[])[] =>
  bends.map((bend, leg) => (leg === index || leg === (index + bends.length - 1) % bends.length ? [] : bend));

/** New Orders: one Patrol marker is moved. */
function* newOrders(g: G): Rules {
  const { route } = g.state;
  if (route === null) return;
  const number_ = yield* choose(
    "defender",
    { id: "zh.decide.event", text: "New Orders: which Patrol marker moves?" },
    route.markers.map((_, i) => ({ id: String(i + 1), text: `Patrol marker ${i + 1}`, value: i + 1 })),
  );
  const answer = yield* askForPlace(
    g,
    { id: "zh.decide.event", text: `Where does Patrol marker ${number_} move to?` },
    patrolMarkerPlace,
    { kind: "patrol-marker", side: "defender", most: number_, optional: true },
  );
  const at = answer.do === "put" ? placeOf(answer.at) : null;
  if (at === null) return;
  g.state.route = {
    markers: route.markers.map((one, i) => (i === number_ - 1 ? at : one)),
    bends: straightened(route.bends, number_ - 1).map((bend) => [...bend]),
  };
  record(g, {
    event: "marker-laid",
    what: `P${number_}`,
    at: written(at),
    cites: ["zh.event.moment", "zh.deploy.patrol-spacing"],
  });
}

/** The card's reach from a marker that is not carried, in inches. zh.m7.carry-events */
const reaches =
  (g: G, fighter: Standing, { at }: Objective) =>
  ({ within: reach }: EventCard): boolean =>
    reach !== undefined && within(g, gapToMarker(g, fighter.at, at), reach);

/** Event cards as an attacker ends an action near an Objective marker: Bad Intel, Dangerous Objective. zh.m8.cards-off */
export const nearObjective: Moment = (g) => {
  const { acting, mission } = g.state;
  if (acting === null || mission === "m8" || !mayUseEvents(g)) return;
  const fighter = fighterNamed(g.state, acting.fighter);
  if (fighter === undefined || !isStanding(fighter) || sideOf(fighter) === "defender") return;
  return cardsNear(g, fighter);
};

function* cardsNear(g: G, fighter: Standing): Rules {
  for (const { id } of g.state.objectives) {
    const marker = g.state.objectives.find((one) => one.id === id);
    if (marker === undefined || marker.status !== "there" || !isStanding(fighter)) continue;
    const card = yield* offerEvent(g, "near an objective", {
      fighter: fighter.id,
      text: `${fighter.id} is near ${id}: use an Event card?`,
      fits: reaches(g, fighter, marker),
    });
    if (card === "e-dangerous-objective") yield* dangerous(g, fighter);
    if (card === "e-bad-intel") yield* badIntel(g, marker);
  }
}

/** Dangerous Objective: a hit that nothing cancels. zh.out.other-hits */
function* dangerous(g: G, fighter: Standing): Rules {
  const strength = number(g, "zh.number.dangerous-objective-strength");
  yield* wound(g, {
    on: fighter,
    count: 1,
    strength: strength <= 1 ? 1 : strength === 2 ? 2 : 3,
    by: "a dangerous objective",
    roller: null,
  });
}

/** Where an Objective marker may be moved by Bad Intel: another item or open ground near by. */
export const objectivePlace: PendingRule = {
  needs(g, r, action) {
    const at = action.do === "put" ? placeOf(action.at) : null;
    const marker = g.state.objectives.find(({ id }) => id === g.state.pending?.subject);
    if (
      !r.need(
        at !== null && marker !== undefined,
        { met: "A place is chosen.", unmet: "A place is asked for." },
        "zh.event.moment",
      ) ||
      at === null ||
      marker === undefined
    )
      return;
    const far = Math.sqrt(measured.squaredDistance(marker.at, at));
    const most = number(g, "zh.number.bad-intel-move");
    r.need(
      far <= inches(most),
      { met: `It moves ${spoken(far)}.`, unmet: `It would move ${spoken(far)}; ${most}″ are allowed.` },
      "zh.event.moment",
    );
    r.need(
      isOnTable(g.state, at),
      { met: "It stays on the table.", unmet: "It would lie off the table." },
      "zh.event.moment",
    );
  },
  candidates(g) {
    const marker = g.state.objectives.find(({ id }) => id === g.state.pending?.subject);
    if (marker === undefined) return [];
    const most = inches(number(g, "zh.number.bad-intel-move"));
    return [0, 90, 180, 270].flatMap((turn) =>
      [most / 2, most].map((far) => ({
        do: "put" as const,
        at: written(ontoTable(g.state, measured.placeAlong(marker.at, measured.directionOf(turn), far - 1))),
      })),
    );
  },
};

/** Bad Intel: the marker goes elsewhere. */
function* badIntel(g: G, marker: Objective): Rules {
  const answer = yield* askForPlace(
    g,
    { id: "zh.decide.event", text: `Bad Intel: where does ${marker.id} go?`, piece: marker.id },
    objectivePlace,
    { kind: "objective-place", side: "defender", subject: marker.id },
  );
  const at = answer.do === "put" ? placeOf(answer.at) : null;
  if (at === null) return;
  marker.at = at;
  marker.item =
    battlefieldOf(g.state).terrain.find(({ corners }) => isWithin(g, measured.gapToShape(at, corners), 0.05))?.id ??
    null;
  record(g, { event: "marker-laid", what: marker.id, at: written(at), cites: ["zh.event.moment"] });
}

/** Moonlight, as an attacker's action begins: the 6″ of close watch is 9″ until the end of the turn. */
export function* attackerBegins(g: G, fighter: Fighter): Rules {
  if (sideOf(fighter) !== "attacker") return;
  const card = yield* offerEvent(g, "attacker's action begins", {
    fighter: fighter.id,
    text: `${fighter.id} begins an action: use an Event card?`,
  });
  if (card !== null) g.state.moonlight = true;
}

/** What a card has laid on a fighter is over with its action; then Twisted Ankle after an Advance. */
export const limping: Moment = (g) => {
  const { acting } = g.state;
  const fighter = acting === null ? undefined : fighterNamed(g.state, acting.fighter);
  if (acting === null || fighter === undefined) return;
  fighter.limps = 0;
  if (acting.action !== "advance" || acting.instead || sideOf(fighter) !== "attacker" || !isStanding(fighter)) return;
  return twistAnkle(g, fighter);
};

function* twistAnkle(g: G, fighter: Standing): Rules {
  const card = yield* offerEvent(g, "advance made", {
    fighter: fighter.id,
    text: `${fighter.id} has made an Advance: use an Event card?`,
  });
  if (card !== null) fighter.limps = inches(number(g, "zh.number.twisted-ankle"));
}
