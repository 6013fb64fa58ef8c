import type { Citation } from "../book/citation.ts";
import { type BoardSide, type OperatorBoard, operatorBoards } from "../book/operator-boards.ts";
import { itemTitles, weaponTitles } from "../book/titles.ts";
import {
  choose,
  type Ctx,
  name,
  number,
  players,
  reading,
  record as note,
  type Rules,
  seatOf,
  vehicleSquares,
} from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import { operatorWith } from "../table/new-operator.ts";
import { newUnit } from "../table/new-unit.ts";
import type { Operator } from "../table/state.ts";
import { compass, spaced, together, citeIf } from "../../kernel/index.ts";
import { prepareJager } from "../jager/index.ts";
import { seatName } from "../fighting/index.ts";
import { changesOf, tilesIn } from "../set-up/index.ts";

/**
 * The set-up that the rules do themselves, in the printed order: a Rifleman on every sentry point and on one start of
 * every patrol line. rr.quickstart.order, rr.setup.sentry-place, rr.setup.patrol-place, rr.setup.guards,
 * rr.setup.officers, rr.setup.meter, rr.setup.special-removed
 */
export function* setUpPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  yield* chooseOperators(ctx);
  yield* chooseOutfit(ctx);
  yield* takeWillys(ctx);
  note(ctx, {
    event: "prepared",
    what: `${together(state.operators.map(({ id }) => id))} ${state.operators.length === 1 ? "begins" : "begin"} on the entry/exit tile; the side of each Operator board is chosen.`,
    cites: [
      "rr.setup.entry-exit",
      "rr.quickstart.board-side",
      "rr.setup.recommended-mission",
      "rr.opboard.contents",
      "rr.turn.players",
      "rr.turn.operator-split",
    ],
  });
  notePieces(ctx);
  placeSentries(ctx);
  yield* placePatrols(ctx);
  if (state.jager !== null) yield* prepareJager(ctx);
  note(ctx, {
    event: "prepared",
    what: `The stealth meter starts at ${state.meter}.`,
    cites: ["rr.setup.meter", ...sizeRules(ctx)],
  });
  note(ctx, {
    event: "prepared",
    what: `The event deck holds ${state.deck.cards.length} cards${state.deck.window === null ? "; the special event card is removed" : ""}.`,
    cites: [state.deck.window === null ? "rr.setup.special-removed" : "rr.deck.event-window"],
  });
}

/**
 * Writes down what the mission has placed. rr.setup.guards, rr.setup.entry-willys, rr.support.place, rr.boat.place,
 * rr.dare.aa-gun-placed, rr.dogs.dog-guard, rr.dare.swillys-mission, rr.dare.support-placed, rr.dare.support-health
 */
function notePieces(ctx: Ctx): void {
  const { state } = ctx;
  for (const unit of state.units) {
    if (unit.at === null) continue;
    note(ctx, {
      event: "placed-unit",
      piece: unit.id,
      at: name(ctx, unit.at),
      facing: unit.facing,
      cites:
        unit.kind === "aa-gun"
          ? ["rr.dare.aa-gun-placed"]
          : unit.token !== null
            ? ["rr.vguard.hold", "rr.vassault.wait"]
            : unit.kind === "dog"
              ? ["rr.dogs.dog-guard", "rr.setup.guards"]
              : [unit.kind === "officer" ? "rr.setup.officers" : "rr.setup.guards"],
    });
  }
  for (const { id, kind, facing, token } of state.vehicles)
    note(ctx, {
      event: "placed-unit",
      piece: id,
      at: `${token.x},${token.y}`,
      facing,
      cites: [
        kind === "willys"
          ? "rr.setup.entry-willys"
          : kind === "support-willys"
            ? "rr.dare.swillys-mission"
            : "rr.boat.place",
      ],
    });
  for (const { id, support, sas, at, facing } of state.operators)
    if (support && at !== null && !ctx.state.operators.some((operator) => operator.id === id && isCrew(operator)))
      note(ctx, {
        event: "placed-unit",
        piece: id,
        at: name(ctx, at),
        facing,
        cites: [
          "rr.support.place",
          "rr.support.health",
          "rr.open.support-ap",
          ...citeIf(sas, "rr.dare.support-placed", "rr.dare.support-as-resistance", "rr.dare.support-health"),
        ],
      });
}

/** A Rifleman on every sentry point that is free. rr.setup.sentry-place */
function placeSentries(ctx: Ctx): void {
  const { state } = ctx;
  state.points.forEach((point, index) => {
    if (state.units.some(({ at }) => at === point.at)) return;
    const id = `sentry-${index + 1}`;
    state.units.push(
      newUnit({ id, kind: "rifleman", post: { kind: "sentry", point: index }, at: point.at, facing: point.byDefault }),
    );
    note(ctx, {
      event: "placed-unit",
      piece: id,
      at: name(ctx, point.at),
      facing: point.byDefault,
      cites: ["rr.setup.sentry-place", "rr.quickstart.order"],
    });
  });
}

/** A Rifleman on a start point of every patrol line that has none. rr.setup.patrol-place, rr.decide.patrol-start */
function* placePatrols(ctx: Ctx): Rules {
  const { state } = ctx;
  for (const [index, line] of state.lines.entries()) {
    if (line.starts.length === 0 || state.units.some(({ post }) => post.kind === "patrol" && post.line === index))
      continue;
    const id = `patrol-${index + 1}`;
    const start = yield* choose(
      players,
      { id: "rr.decide.patrol-start", text: `On which start point does ${id} begin?`, piece: id },
      line.starts.map((candidate) => ({
        id: name(ctx, candidate.at),
        text: `${name(ctx, candidate.at)} facing ${compass[candidate.facing]}`,
        value: candidate,
      })),
    );
    state.units.push(
      newUnit({ id, kind: "rifleman", post: { kind: "patrol", line: index }, at: start.at, facing: start.facing }),
    );
    note(ctx, {
      event: "placed-unit",
      piece: id,
      at: name(ctx, start.at),
      facing: start.facing,
      cites: ["rr.setup.patrol-place", "rr.quickstart.order"],
    });
  }
}

/**
 * The guideline a map of this size follows, and what was changed of the mission. rr.create.four-tiles,
 * rr.create.six-tiles, rr.create.eight-tiles, rr.custom.change
 */
function sizeRules({ state, settings }: Ctx): readonly Citation[] {
  const tiles = tilesIn(state, settings);
  const size: Citation =
    tiles < 6 ? "rr.create.four-tiles" : tiles < 8 ? "rr.create.six-tiles" : "rr.create.eight-tiles";
  const { resizedFrom, customised } = changesOf(state, settings);
  return [
    size,
    ...(resizedFrom === null ? [] : resizeRules(resizedFrom, tiles)),
    ...citeIf(customised, "rr.custom.change"),
  ];
}

/** The rows about a mission of so many tiles that is played on so many. rr.resize.nine-to-six, rr.resize.nine-to-four, rr.resize.expand, rr.resize.willys */
function resizeRules(before: number, after: number): readonly Citation[] {
  const willys = citeIf(before >= 8 && after < 8, "rr.resize.willys");
  if (after > before) return ["rr.resize.expand", "rr.open.resize-other"];
  if (before === 9 && after === 6) return ["rr.resize.nine-to-six", ...willys];
  if (before === 9 && after === 4) return ["rr.resize.nine-to-four", ...willys];
  return ["rr.open.resize-other", ...willys];
}

/**
 * The players choose the Operators and a side of each board, unless the mission fixes them. rr.decide.operators,
 * rr.quickstart.board-side, rr.quickstart.order, rr.turn.operator-split
 */
function* chooseOperators(ctx: Ctx): Rules {
  const { state } = ctx;
  for (; state.toChoose > 0; state.toChoose--) {
    const left = operatorBoards.filter(
      ({ id, expansion }) =>
        !state.operators.some((operator) => operator.id === id) &&
        (expansion === null || state.expansions.includes(expansion)),
    );
    const square = state.entry.find((candidate) => !state.operators.some(({ at }) => at === candidate));
    if (left.length === 0 || square === undefined) break;
    const chosen = yield* choose(
      players,
      {
        id: "rr.decide.operators",
        text: `Which Operator takes part, with which side of the board? (${state.toChoose} to choose)`,
      },
      left.flatMap((board) =>
        sidesOf(ctx, board).map(({ side, word, text }) => ({
          id: `${board.id} ${word}`,
          text: `${board.id}, ${text}: ${boardText(board.sides[side])}`,
          value: { board, side },
        })),
      ),
    );
    const operator = operatorWith(chosen.board, chosen.side, {
      health: number(ctx, "rr.number.operator-health"),
      ap: number(ctx, "rr.number.operator-ap"),
      sten: number(ctx, "rr.number.sten-ammunition"),
      sniper: number(ctx, "rr.number.sniper-ammunition"),
      grenades: number(ctx, "rr.number.grenade-ammunition"),
      stickGrenades: number(ctx, "rr.number.stick-grenades"),
      tokens: number(ctx, "rr.number.interact-tokens"),
    });
    operator.at = square;
    operator.player = (state.operators.filter(({ support }) => !support).length % state.players) + 1;
    // crews stay behind everyone else, as they are read
    const crew = state.operators.findIndex(isCrew);
    state.operators.splice(crew < 0 ? state.operators.length : crew, 0, operator);
    note(ctx, {
      event: "prepared",
      what: `${operator.id} takes part with side ${chosen.side} of the board.`,
      cites: [
        "rr.quickstart.board-side",
        "rr.quickstart.order",
        "rr.opboard.contents",
        "rr.opboard.stacks",
        "rr.turn.operator-split",
      ],
    });
  }
}

/**
 * What may be chosen of an Operator: a side of his board, or the outfit Nancy begins in.
 * rr.open.dare-mission-disguise
 */
function sidesOf(
  ctx: Ctx,
  { id }: OperatorBoard,
): readonly { readonly side: "A" | "B"; readonly word: string; readonly text: string }[] {
  if (id !== "nancy") return (["A", "B"] as const).map((side) => ({ side, word: side, text: `side ${side}` }));
  return outfitsToChoose(ctx).map((wears) => ({
    side: wears === "regular" ? "A" : "B",
    word: wears,
    text: wears === "regular" ? "in her regular outfit" : "in disguise",
  }));
}

/** The outfits Nancy may begin in. rr.open.dare-mission-disguise */
function outfitsToChoose(ctx: Ctx): readonly ("regular" | "disguise")[] {
  switch (reading(ctx, "rr.open.dare-mission-disguise")) {
    case "players-choose":
      return ["regular", "disguise"];
    case "regular":
      return ["regular"];
    case "disguised":
      return ["disguise"];
  }
}

/** Nancy's outfit at the start, unless the mission says it. rr.decide.outfit, rr.open.dare-mission-disguise */
function* chooseOutfit(ctx: Ctx): Rules {
  for (const operator of ctx.state.operators) {
    if (operator.outfit?.wears !== "either") continue;
    const wears = yield* choose(
      seatOf(operator),
      { id: "rr.decide.outfit", text: `In which outfit does ${operator.id} begin?`, piece: operator.id },
      outfitsToChoose(ctx).map((outfit) => ({
        id: outfit,
        text: outfit === "regular" ? "In her regular outfit" : "In disguise",
        value: outfit,
      })),
    );
    operator.outfit = { ...operator.outfit, wears };
    note(ctx, {
      event: "outfit-changed",
      piece: operator.id,
      wears,
      cites: ["rr.open.dare-mission-disguise", "rr.dare.disguise-swap"],
    });
  }
}

const boardText = ({ weapons, equipment, items }: BoardSide): string =>
  [
    ...weapons.map((weapon) => weaponTitles[weapon]),
    ...equipment.map(spaced),
    ...items.map(({ item, count }) => (count === 1 ? itemTitles[item] : `${count} × ${itemTitles[item]}`)),
  ].join(", ");

/**
 * The Willys is optional: somebody drives it, others may start aboard. rr.decide.willys, rr.willys.start,
 * rr.setup.entry-willys
 */
function* takeWillys(ctx: Ctx): Rules {
  const { state } = ctx;
  const willys = state.vehicles.find(
    (vehicle) =>
      vehicle.kind === "willys" &&
      vehicle.seats.every((seat) => seat === null) &&
      vehicleSquares(ctx, vehicle).length === 0,
  );
  if (willys === undefined) return;
  const driver = yield* choose<Operator | null>(
    players,
    { id: "rr.decide.willys", text: "Is the Willys used, and who drives it?", piece: willys.id },
    [
      { id: "none", text: "It is not used", value: null },
      ...state.operators
        .filter(isOnFoot)
        .map((operator) => ({ id: operator.id, text: `${operator.id} drives`, value: operator })),
    ],
  );
  if (driver === null) {
    state.vehicles = state.vehicles.filter((vehicle) => vehicle !== willys);
    note(ctx, { event: "prepared", what: "The Willys is not used.", cites: ["rr.willys.start"] });
    return;
  }
  const sit = (operator: Operator, seat: number): void => {
    willys.seats = willys.seats.map((taken, i) => (i === seat ? operator.id : taken));
    operator.aboard = willys.id;
    operator.at = null;
    note(ctx, {
      event: "boarded",
      piece: operator.id,
      vehicle: willys.id,
      seat: seatName(willys, seat),
      cites: ["rr.willys.start", "rr.setup.entry-willys"],
    });
  };
  sit(driver, 0);
  for (const operator of state.operators.filter(isOnFoot)) {
    const seat = willys.seats.indexOf(null);
    if (seat < 0) return;
    const aboard = yield* choose(
      players,
      {
        id: "rr.decide.willys",
        text: `Does ${operator.id} start aboard the Willys (${seatName(willys, seat)})?`,
        piece: operator.id,
      },
      [
        { id: "aboard", text: "Aboard", value: true },
        { id: "on foot", text: "On foot", value: false },
      ],
    );
    if (aboard) sit(operator, seat);
  }
}

const isOnFoot = ({ aboard, fate }: Operator): boolean => aboard === null && fate === "in-play";
