import { crewIds, PASSENGER_SEAT } from "../table/crew.ts";
import type { OperatorVehicle, Token } from "../table/state.ts";
import {
  type AttributeTable,
  facingAttributes,
  type PieceDraft,
  readAttributes,
  readId,
  readToken,
  tokenAt,
  type WrittenPiece,
} from "./attributes.ts";
import { TextFault, type TextPlace } from "../../kernel/index.ts";
import { seatCount } from "../fighting/index.ts";

/** A vehicle of the Operators as the legend describes it. */
export interface ReadVehicle {
  readonly kind: "vehicle";
  readonly vehicle: OperatorVehicle;
  readonly ground: string | null;
  readonly place: TextPlace;
}

interface VehicleDraft extends PieceDraft<OperatorVehicle> {
  token: Token | null;
}

/** The crew of a Support Willys is named after it. */
const LONGEST_WITH_CREW = 24;

/** What the legend may say of every vehicle. */
const vehicleAttributes: AttributeTable<VehicleDraft> = {
  ...facingAttributes,
  at: (draft, reader) => (draft.token = readToken(reader)),
  health: ({ piece }, reader) => (piece.health = reader.count("health", 1, 99)),
  ap: ({ piece }, reader) => (piece.ap = reader.count("action points", 0, 99)),
  acting: ({ piece }) => (piece.turn = "acting"),
  finished: ({ piece }) => (piece.turn = "finished"),
};

/** Those of a Support Willys: its crew has its seats. */
const supportAttributes: AttributeTable<VehicleDraft> = {
  ...vehicleAttributes,
  passenger: ({ piece }, reader) => (piece.seats[PASSENGER_SEAT] = readId(reader)),
};

/** Those of all others: who sits where, seat by seat. */
const seatedAttributes: AttributeTable<VehicleDraft> = {
  ...vehicleAttributes,
  seats: ({ piece }, reader) => {
    for (let seat = 0; reader.more; seat++) {
      if (seat >= piece.seats.length) reader.fail("too-many", `A ${piece.kind} has ${piece.seats.length} seats.`);
      piece.seats[seat] = reader.take("-") ? null : readId(reader);
    }
  },
};

/** `willys jeep at 3,4, facing E, health 6, seats jock paddy - -` */
export function readVehicle(written: WrittenPiece, kind: OperatorVehicle["kind"]): ReadVehicle {
  const { id, place, grid, drawnAt } = written;
  const isSupport = kind === "support-willys";
  const vehicle: OperatorVehicle = {
    id,
    kind,
    token: { x: 0, y: 0 },
    facing: "N",
    health: kind === "boat" ? 3 : 6,
    ap: 2,
    turn: "to-act",
    seats: Array.from({ length: seatCount(kind) }, (_, seat) => (isSupport ? (crewIds(id)[seat] ?? null) : null)),
  };
  if (isSupport && id.length > LONGEST_WITH_CREW)
    throw new TextFault(place, "bad-name", `The name of a Support Willys has at most ${LONGEST_WITH_CREW} letters.`);
  const draft: VehicleDraft = { piece: vehicle, grid, ground: null, token: tokenAt(grid, drawnAt) };
  readAttributes(written, draft, isSupport ? supportAttributes : seatedAttributes);
  if (draft.token === null)
    throw new TextFault(
      place,
      "missing-word",
      `${id} needs a place: draw it, or write "at x,y", the upper left square of its token.`,
    );
  vehicle.token = draft.token;
  return { kind: "vehicle", vehicle, ground: draft.ground, place };
}
