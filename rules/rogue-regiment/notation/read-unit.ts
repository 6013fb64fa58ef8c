import { isVehicleKind } from "../book/vehicle-kinds.ts";
import { newUnit } from "../table/new-unit.ts";
import type { AxisUnit } from "../table/state.ts";
import type { TextPlace } from "../../kernel/index.ts";
import {
  type AttributeTable,
  facingAttributes,
  type PieceDraft,
  readAttributes,
  readId,
  readSquare,
  readToken,
  tokenAt,
  type WrittenPiece,
} from "./attributes.ts";
import { facings } from "./piece-words.ts";
import type { ReadPost } from "./posts.ts";
import type { Reader } from "./text.ts";

/** A unit of the Axis as the legend describes it, before it is bound to its place and post. */
export interface ReadUnit {
  readonly kind: "unit";
  readonly unit: AxisUnit;
  readonly postGiven: ReadPost | null;
  readonly ground: string | null;
  readonly place: TextPlace;
}

interface UnitDraft extends PieceDraft<AxisUnit> {
  postGiven: ReadPost | null;
}

/** The number of a route, counted from 0. */
const readRoute = (reader: Reader): number => reader.count("the number of a route", 1, 8) - 1;

/** `step 4`: how far along its route a vehicle is; null where the text does not say. */
const readStep = (reader: Reader): number | null =>
  reader.take("step") ? reader.signed("a step of the route", -400, 800) : null;

/** An attribute that stands alone: it says all of what it changes. */
const flagAttribute =
  (changes: Partial<AxisUnit>) =>
  ({ piece }: UnitDraft): void => {
    Object.assign(piece, changes);
  };

/** What the legend may say of the state of a unit. */
const stateAttributes: AttributeTable<UnitDraft> = {
  ...facingAttributes,
  at: ({ piece, grid }, reader) => {
    if (isVehicleKind(piece.kind)) piece.token = readToken(reader);
    else piece.at = readSquare(reader, grid);
  },
  "set-up": flagAttribute({ setUp: true }),
  alert: flagAttribute({ alert: true }),
  cigarette: ({ piece }, reader) => {
    piece.smoking = true;
    piece.offered = reader.take("offered");
  },
  advanced: flagAttribute({ advanced: true }),
  stalled: flagAttribute({ stalled: true }),
  wanted: flagAttribute({ wanted: true }),
  empty: flagAttribute({ empty: true }),
  stalker: ({ piece }, reader) => (piece.stalker = reader.count("the number of a Stalker", 1, 4)),
  jager: flagAttribute({ jager: "unit" }),
  upgraded: flagAttribute({ jager: "upgrade" }),
  startled: ({ piece }, reader) => {
    piece.startled = {
      from: reader.oneOf("the facing before", facings),
      to: reader.oneOf("the facing to the cat", facings),
    };
  },
  wounds: ({ piece }, reader) => (piece.wounds = reader.count("wounds", 0, 99)),
  saw: ({ piece }, reader) => {
    while (reader.more) piece.seen.push(readId(reader));
  },
  reacted: ({ piece }, reader) => {
    while (reader.more) piece.reacted.push(readId(reader));
  },
};

/** What a unit guards, walks or waits for. */
const postAttributes: AttributeTable<UnitDraft> = {
  assault: (draft) => (draft.postGiven = { kind: "assault" }),
  guard: (draft) => (draft.postGiven = { kind: "guard" }),
  route: (draft, reader) => {
    const route = readRoute(reader);
    const way = reader.take("back") ? -1 : 1;
    draft.postGiven = { kind: "route", route, way, step: readStep(reader) };
  },
  convoy: (draft, reader) => {
    const route = readRoute(reader);
    const scout = reader.take("scout");
    const waiting = reader.take("waiting");
    draft.postGiven = { kind: "convoy", route, scout, waiting, step: readStep(reader) };
  },
  sentry: (draft, reader) => {
    draft.postGiven = { kind: "sentry", at: reader.take("of") ? readSquare(reader, draft.grid) : null };
  },
  patrol: (draft, reader) => {
    draft.postGiven = {
      kind: "patrol",
      line: reader.more ? reader.count("the number of a patrol line", 1, 20) - 1 : null,
    };
  },
  spawn: (draft, reader) => {
    const tile = reader.word("the letter of a spawn tile");
    draft.postGiven = { kind: "spawn", tile, marker: reader.count("a marker", 1, 6) - 1 };
    draft.piece.at = null;
  },
};

const unitAttributes = { ...stateAttributes, ...postAttributes };

/** `sentry sentry-1 at 3,4, facing E, alert, sentry of 3,4` */
export function readUnit(written: WrittenPiece, kind: AxisUnit["kind"]): ReadUnit {
  const { id, place, grid, drawnAt } = written;
  const large = isVehicleKind(kind);
  const unit = newUnit({
    id,
    kind,
    post: { kind: "guard" },
    at: large ? null : drawnAt,
    facing: "N",
    token: large ? tokenAt(grid, drawnAt) : null,
  });
  const draft: UnitDraft = { piece: unit, grid, ground: null, postGiven: null };
  readAttributes(written, draft, unitAttributes);
  return { kind: "unit", unit, postGiven: draft.postGiven, ground: draft.ground, place };
}
