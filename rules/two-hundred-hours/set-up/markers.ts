import type { Citation } from "../book/citation.ts";
import { hiddenNumbers, type Objective } from "../table/things.ts";
import { measured } from "../../geometry/index.ts";
import type { Choice } from "../../kernel/index.ts";
import { battlefieldOf, centreOf, inches, itemNamed, written } from "../table/battlefield.ts";
import type { BattlefieldPlan, Objective as ObjectivePlace } from "../book/battlefields/drawing.ts";
import { battlefieldPlans } from "../book/battlefields.ts";
import type { Place } from "../book/schemas.ts";
import type { Side } from "../book/ids.ts";
import { choose, type Ctx, impossible, number, reading, record, type Rules } from "../table/context.ts";

/** What the battlefield of the game knows of missions; null for a drawn one. */
const planOf = ({ state }: Ctx): BattlefieldPlan | null =>
  typeof state.battlefield === "string" ? battlefieldPlans[state.battlefield] : null;

/** Items of some categories whose outline comes within so far of the centre, the nearest first. */
function itemsNear(ctx: Ctx, categories: readonly string[], reach: number): readonly string[] {
  const centre = centreOf(ctx.state);
  const far = (corners: readonly Place[]): number => measured.gapToShape(centre, corners).length;
  return battlefieldOf(ctx.state)
    .terrain.filter(({ category, corners }) => categories.includes(category) && far(corners) <= reach)
    .toSorted((a, b) => far(a.corners) - far(b.corners))
    .map(({ id }) => id);
}

function lay(
  ctx: Ctx,
  place: ObjectivePlace,
  value: Objective["number"],
  { up }: { readonly up: boolean },
  ...cites: readonly Citation[]
): void {
  const id = `objective-${ctx.state.objectives.length + 1}`;
  ctx.state.objectives.push({ id, number: value, up, at: place.at, item: place.item, status: "there", carrier: null });
  record(ctx, { event: "marker-laid", what: id, at: written(place.at), cites });
}

const placeOfItem = (ctx: Ctx, id: string): ObjectivePlace => {
  const item = itemNamed(ctx.state, id);
  return { at: item === undefined ? centreOf(ctx.state) : measured.middleOf(item.corners), item: id };
};

/** The defender puts markers with numbers face down, one at each of some places. zh.decide.m6-markers */
function* layHidden(ctx: Ctx, items: readonly string[], numbers: readonly number[], cite: Citation): Rules {
  let left = [...items];
  for (const value of numbers) {
    const item = yield* choose(
      "defender",
      { id: "zh.decide.m6-markers", text: `Where does a marker with the number ${value} lie?` },
      left.map((id) => ({ id, text: id, value: id })),
    );
    left = left.filter((id) => id !== item);
    lay(ctx, placeOfItem(ctx, item), value, { up: false }, cite);
  }
  // the order in which they were laid tells nothing
  ctx.state.objectives.sort((a, b) => ((a.item ?? "") < (b.item ?? "") ? -1 : 1));
  for (const [i, objective] of ctx.state.objectives.entries()) objective.id = `objective-${i + 1}`;
}

/** The players lay markers 1 to 6 in turn, at six items, buildings and vehicles first, never at the gun. zh.m8.markers */
function* layLocations(ctx: Ctx, items: readonly string[], gun: string): Rules {
  let left = items.filter((id) => id !== gun);
  const isFirst = (id: string): boolean => ["building", "vehicle"].includes(itemNamed(ctx.state, id)?.category ?? "");
  for (let value = 1; value <= 6 && left.length > 0; value++) {
    const side: Side = value % 2 === 1 ? "defender" : "attacker";
    const first = left.filter(isFirst);
    const choices = (first.length > 0 ? first : left).map((id): Choice<string> => ({ id, text: id, value: id }));
    const item = yield* choose(
      side,
      { id: "zh.decide.m8-markers", text: `Where does location ${value} lie?` },
      choices,
    );
    left = left.filter((id) => id !== item);
    lay(ctx, placeOfItem(ctx, item), value, { up: true }, "zh.m8.markers");
  }
}

/** So many objectives has mission 4. zh.m4.objectives */
const HAVOC_MARKERS = 5;

/**
 * The objectives of mission 4: where the battlefield has them, or one at the centre and the others at items near it,
 * which the defender chooses or both in turn. zh.m4.objectives, zh.open.m4-placement, zh.decide.m4-markers
 */
function* layHavoc(ctx: Ctx): Rules {
  const who = reading(ctx, "zh.open.m4-placement");
  const plan = planOf(ctx)?.havoc;
  const centre: ObjectivePlace = { at: centreOf(ctx.state), item: null };
  const near = itemsNear(ctx, ["building", "vehicle", "obstacle"], inches(number(ctx, "zh.number.m4-objectives")));
  const set = (place: ObjectivePlace): void =>
    lay(ctx, place, null, { up: true }, "zh.m4.objectives", "zh.open.m4-placement");
  if (who === "battlefield") {
    const places = plan ?? [centre, ...near.map((id) => placeOfItem(ctx, id))].slice(0, HAVOC_MARKERS);
    for (const place of places) set(place);
    return;
  }
  const first = plan?.[0] ?? centre;
  set(first);
  const atItem = (id: string): ObjectivePlace => plan?.find(({ item }) => item === id) ?? placeOfItem(ctx, id);
  let left = [...new Set([...(plan ?? []).flatMap(({ item }) => item ?? []), ...near])].filter(
    (id) => id !== first.item,
  );
  for (let laid = 1; laid < HAVOC_MARKERS && left.length > 0; laid++) {
    const side: Side = who === "alternately" && laid % 2 === 0 ? "attacker" : "defender";
    const item = yield* choose(
      side,
      { id: "zh.decide.m4-markers", text: `Where does objective ${laid + 1} lie?` },
      left.map((id): Choice<string> => ({ id, text: id, value: id })),
    );
    left = left.filter((id) => id !== item);
    set(atItem(item));
  }
}

/**
 * Lays the Objective markers of the mission, its lights, and its gun. zh.setup.sequence, zh.m3.objective,
 * zh.m7.objectives
 */
export function* layMarkers(ctx: Ctx): Rules {
  const { state } = ctx;
  const plan = planOf(ctx);
  const centre: ObjectivePlace = { at: centreOf(state), item: null };
  switch (state.mission) {
    case "m3":
      lay(ctx, plan?.sabotage ?? centre, null, { up: true }, "zh.m3.objective");
      break;
    case "m4":
      yield* layHavoc(ctx);
      break;
    case "m6": {
      const items =
        plan?.capture ?? itemsNear(ctx, ["building"], inches(number(ctx, "zh.number.m6-buildings"))).slice(0, 3);
      yield* layHidden(ctx, items, hiddenNumbers("m6", items.length), "zh.m6.objectives");
      break;
    }
    case "m7": {
      const items =
        plan?.intelligence ??
        itemsNear(ctx, ["building", "vehicle"], inches(number(ctx, "zh.number.m7-places"))).slice(0, 5);
      yield* layHidden(ctx, items, hiddenNumbers("m7", items.length), "zh.m7.objectives");
      break;
    }
    case "m8": {
      const gun = plan?.gun ?? itemsNear(ctx, ["obstacle"], Infinity)[0];
      if (gun === undefined) throw impossible("no item is the AA gun");
      state.gun = { item: gun, crew: [], hits: 0, fired: false, scored: false, destroyed: false };
      const { at } = placeOfItem(ctx, gun);
      record(ctx, { event: "marker-laid", what: gun, at: written(at), is: "aa-gun", cites: ["zh.m8.gun"] });
      // steps are part of what they lead up to
      const drawn = battlefieldOf(state).terrain.filter(({ category }) => category !== "steps");
      const items = plan?.locations ?? drawn.map(({ id }) => id);
      yield* layLocations(ctx, items, gun);
      break;
    }
    case "m1":
    case "m2":
    case "m5":
      break;
  }
  if (state.mission === "m6" || state.mission === "m7")
    for (const [i, at] of (plan?.lights ?? []).entries()) {
      const id = `light-${i + 1}`;
      state.lights = [...state.lights, { id, at, kind: "light" }];
      record(ctx, { event: "light-placed", light: id, at: written(at), cites: ["zh.light.detected"] });
    }
  state.setUp = "cards";
}
