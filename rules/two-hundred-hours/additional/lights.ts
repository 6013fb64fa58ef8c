import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { answeredByPlace, askForPlace, type QuestionRule } from "../table/pending.ts";
import { battlefieldOf, inches, isOnTable, placeOf, spoken, written } from "../table/battlefield.ts";
import { placeMarker } from "../detection/index.ts";
import type { Place } from "../book/schemas.ts";
import { gapToMarker, within } from "../table/measuring.ts";
import { pointDice, shown, throwDice } from "../dice/index.ts";
import type { Light } from "../table/things.ts";
import type { PendingKind } from "../table/state.ts";
import type { OnTable } from "../table/fighter.ts";
import { choose, type Ctx, impossible, number, record, type Rules, standingOf } from "../table/context.ts";

/** How far a place lies from the nearest edge of the table. */
function fromEdge(ctx: Ctx, { x, y }: Place): number {
  const { width, height } = battlefieldOf(ctx.state);
  return Math.min(x, y, width - x, height - y);
}

/** A grid of places over the table, a number of inches apart, for listing. */
function grid(ctx: Ctx, apart = 6): readonly Place[] {
  const { width, height } = battlefieldOf(ctx.state);
  const step = apart * measured.inch;
  const places: Place[] = [];
  for (let x = step; x < width; x += step) for (let y = step; y < height; y += step) places.push({ x, y });
  return places;
}

const putAt = (answer: { readonly do: string; readonly at?: unknown }): Place | null =>
  answer.do === "put" && typeof answer.at === "string" ? placeOf(answer.at) : null;

/** Where a searchlight is first set up. zh.searchlight.place */
export const searchlightPlace = answeredByPlace({
  requires(ctx, req, action) {
    const at = putAt(action);
    if (!req.found(at, { met: "A place is chosen.", unmet: "Choose a place." }, "zh.searchlight.place")) return;
    const off = fromEdge(ctx, at);
    const least = number(ctx, "zh.number.searchlight-edge");
    req.need(off >= inches(least), {
      met: `It is ${spoken(off)} from the edge.`,
      unmet: `It is ${spoken(off)} from the edge; at least ${least}″ are needed.`,
      cites: ["zh.searchlight.place"],
    });
  },
  candidates: (ctx) => grid(ctx).map((at) => ({ do: "put", at: written(at) })),
});

/** An attacker that is too near to a place for a Streetlight. */
const attackerNear = (ctx: Ctx, at: Place): OnTable | undefined =>
  standingOf(ctx.state, "attacker").find(
    (attacker) => gapToMarker(ctx, attacker.at, at).length < inches(number(ctx, "zh.number.streetlight")),
  );

/** Where a Streetlight is put: away from every attacker. */
export const streetlightPlace = answeredByPlace({
  requires(ctx, req, action) {
    const at = putAt(action);
    if (!req.found(at, { met: "A place is chosen.", unmet: "Choose a place." }, "zh.event.moment")) return;
    const near = attackerNear(ctx, at);
    req.need(isOnTable(ctx.state, at), {
      met: "It stands on the table.",
      unmet: "It would stand off the table.",
      cites: ["zh.event.moment"],
    });
    req.need(near === undefined, {
      met: "It is away from every attacker.",
      unmet: `It is within ${number(ctx, "zh.number.streetlight")}″ of ${near?.id ?? ""}.`,
      cites: ["zh.event.moment"],
    });
  },
  candidates(ctx) {
    const isAway = (at: Place): boolean => attackerNear(ctx, at) === undefined;
    // with attackers everywhere, a finer grid finds a place
    const usual = grid(ctx);
    const places = usual.some(isAway) ? usual : grid(ctx, 1);
    return places.map((at) => ({ do: "put", at: written(at) }));
  },
});

/** Where a Flare bursts. */
export const flarePlace = answeredByPlace({
  requires(ctx, req, action) {
    const at = putAt(action);
    req.need(at !== null && isOnTable(ctx.state, at), {
      met: "It bursts over the table.",
      unmet: "It would burst beside the table.",
      cites: ["zh.event.moment"],
    });
  },
  candidates: (ctx) =>
    [...standingOf(ctx.state, "attacker").map(({ at }) => at), ...grid(ctx)].map((at) => ({
      do: "put",
      at: written(at),
    })),
});

/** Asks the defender for a place. */
function* askPlace(ctx: Ctx, rule: QuestionRule, kind: PendingKind, text: string): Rules<Place> {
  const answer = yield* askForPlace(
    ctx,
    { id: kind === "searchlight-place" ? "zh.decide.searchlight" : "zh.decide.event", text },
    rule,
    { kind, side: "defender" },
  );
  const at = putAt(answer);
  if (at === null) throw impossible(`${kind} without a place`);
  return at;
}

/** An unused name for a light. */
function freeName(ctx: Ctx): string {
  const used = new Set(ctx.state.lights.map(({ id }) => id));
  for (let i = 1; ; i++) if (!used.has(`L${i}`)) return `L${i}`;
}

function lay(ctx: Ctx, at: Place, kind: Light["kind"], ...cites: readonly Citation[]): Light {
  const light: Light = { id: freeName(ctx), at, kind };
  ctx.state.lights = [...ctx.state.lights, light];
  record(ctx, { event: "light-placed", light: light.id, at: written(at), cites });
  return light;
}

/** Sets up a searchlight and rolls for it. zh.searchlight.place, zh.searchlight.move */
export function* setUpSearchlight(ctx: Ctx): Rules {
  const at = yield* askPlace(ctx, searchlightPlace, "searchlight-place", "Where does the searchlight shine first?");
  const light = lay(ctx, at, "searchlight", "zh.searchlight.place");
  yield* sweepLight(ctx, light.id);
}

/** Streetlight: a Light marker away from every attacker. */
export function* setUpStreetlight(ctx: Ctx): Rules {
  const at = yield* askPlace(ctx, streetlightPlace, "streetlight-place", "Where is the Light marker put?");
  lay(ctx, at, "light", "zh.event.moment");
}

/** Flare: every attacker near one point gets a marker. */
export function* burstFlare(ctx: Ctx): Rules {
  const at = yield* askPlace(ctx, flarePlace, "flare-place", "Where does the flare burst?");
  for (const attacker of standingOf(ctx.state, "attacker"))
    if (within(ctx, gapToMarker(ctx, attacker.at, at), "zh.number.flare"))
      placeMarker(ctx, attacker, "a flare", "zh.event.moment");
}

/**
 * Rolls for a searchlight: its marker goes 6″ along the bearing of a chevron that keeps it on the table, of one of several
 * as its player likes. zh.searchlight.move, zh.decide.searchlight
 */
function* sweepLight(ctx: Ctx, id: string, ...also: readonly Citation[]): Rules {
  const light = ctx.state.lights.find((candidate) => candidate.id === id);
  if (light === undefined) return;
  const pool = { white: number(ctx, "zh.number.searchlight-dice"), grey: 0 };
  const cites: readonly Citation[] = ["zh.searchlight.move", ...also];
  const dice = yield* throwDice(pool, 3, `The searchlight ${id}`, cites);
  const chevrons = dice.filter(({ means }) => means === "success");
  yield* pointDice(ctx, chevrons, `Where the chevrons of the searchlight ${id} point`, cites);
  record(ctx, {
    event: "rolled",
    fighter: null,
    roll: "searchlight",
    dice: dice.map(shown),
    score: 3,
    successes: chevrons.length,
    medals: 0,
    alerts: 0,
    stealths: 0,
    bearings: chevrons.flatMap(({ bearing }) => bearing ?? []).map(String),
    cites,
  });
  const ends = new Map<number, Place>();
  for (const { bearing } of chevrons) {
    if (bearing === null) continue;
    const at = measured.placeAlong(
      light.at,
      measured.directionOf(bearing),
      inches(number(ctx, "zh.number.searchlight-move")),
    );
    if (isOnTable(ctx.state, at)) ends.set(bearing, at);
  }
  if (ends.size === 0) return;
  const at = yield* choose(
    "defender",
    { id: "zh.decide.searchlight", text: `Which way does ${id} move?`, piece: id },
    [...ends].map(([bearing, place]) => ({
      id: String(bearing),
      text: `${bearing}°, to ${written(place)}`,
      value: place,
    })),
  );
  const from = light.at;
  ctx.state.lights = ctx.state.lights.map((candidate) => (candidate === light ? { ...light, at } : candidate));
  record(ctx, { event: "light-moved", light: id, from: written(from), to: written(at), cites });
}

/** Every searchlight moves at the start of a turn. zh.searchlight.each-turn */
export function* sweepLights(ctx: Ctx): Rules {
  for (const { id, kind } of ctx.state.lights)
    if (kind === "searchlight") yield* sweepLight(ctx, id, "zh.searchlight.each-turn");
}
