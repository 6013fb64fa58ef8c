import type { Grid, Square } from "../../geometry/index.ts";
import type { Laid } from "../table/state.ts";
import {
  type AttributeTable,
  groundAttributes,
  readAttributes,
  readId,
  readSquare,
  type WrittenPiece,
} from "./attributes.ts";
import { isOneOf, laidKinds, pieceKinds, vehicleWords } from "./piece-words.ts";
import { readOperator, type ReadOperator } from "./read-operator.ts";
import { readUnit, type ReadUnit } from "./read-unit.ts";
import { readVehicle, type ReadVehicle } from "./read-vehicle.ts";
import { TextFault, type TextPlace } from "../../kernel/index.ts";
import { type Clause, Reader } from "./text.ts";

interface ReadLaid {
  readonly kind: "laid";
  readonly laid: Laid;
  readonly ground: string | null;
  readonly place: TextPlace;
}

export interface ReadCorpse {
  readonly kind: "corpse";
  readonly at: Square | null;
  readonly ground: string | null;
  readonly place: TextPlace;
}

/** A piece as the legend describes it, before it is bound to its place. */
export type ReadPiece = ReadOperator | ReadUnit | ReadVehicle | ReadLaid | ReadCorpse;

/** What has no id: it is known by its square. */
type Nameless = Omit<WrittenPiece, "id">;

/**
 * Reads a piece from its clauses. `drawnAt` is its square when it is drawn on the board; a vehicle's the first of its
 * squares.
 */
export function readPiece(clauses: readonly Clause[], grid: Grid, drawnAt: Square | null): ReadPiece {
  const [head, ...attributes] = clauses;
  if (head === undefined) throw new Error("A piece without words.");
  const reader = new Reader(head);
  const kind = reader.oneOf("a kind of piece", pieceKinds);
  const written: Nameless = { first: reader, attributes, place: head, grid, drawnAt };
  if (kind === "corpse") return readCorpse(written);
  if (isOneOf(laidKinds, kind)) return readLaid(written, kind);
  const id = readId(reader);
  switch (kind) {
    case "operator":
    case "resistance":
    case "sas":
      return readOperator({ ...written, id }, kind);
    case "willys":
    case "boat":
    case "operator-truck":
    case "support-willys":
      return readVehicle({ ...written, id }, vehicleWords[kind]);
    default:
      return readUnit({ ...written, id }, kind);
  }
}

/** What lies on a square while its attributes are read. */
interface LyingDraft {
  readonly grid: Grid;
  at: Square | null;
  ground: string | null;
}

interface LaidDraft extends LyingDraft {
  of: string | null;
  used: boolean;
  above: number;
}

const lyingAttributes: AttributeTable<LyingDraft> = {
  ...groundAttributes,
  at: (draft, reader) => (draft.at = readSquare(reader, draft.grid)),
};

const ownedAttributes: AttributeTable<LaidDraft> = {
  ...lyingAttributes,
  of: (draft, reader) => (draft.of = readId(reader)),
};

const bombAttributes: AttributeTable<LaidDraft> = {
  ...ownedAttributes,
  above: (draft, reader) => (draft.above = reader.count("the cards above the bomb card", 0, 99)),
};

/** What the legend may say of each thing that is laid. */
const laidAttributes: Readonly<Record<Laid["kind"], AttributeTable<LaidDraft>>> = {
  barrel: lyingAttributes,
  document: lyingAttributes,
  landmine: ownedAttributes,
  trap: {
    ...ownedAttributes,
    used: (draft) => (draft.used = true),
  },
  bomb: bombAttributes,
  "rat-bomb": bombAttributes,
};

/** `trap at 3,4, of reg, used`, `bomb at 3,4, of jock, above 5` */
function readLaid(written: Nameless, kind: Laid["kind"]): ReadLaid {
  const { place, grid, drawnAt } = written;
  const draft: LaidDraft = { grid, at: drawnAt, ground: null, of: null, used: false, above: 1 };
  readAttributes(written, draft, laidAttributes[kind]);
  const { at, ground, of, used, above } = draft;
  if (at === null) throw new TextFault(place, "missing-word", `A ${kind} needs a place: draw it, or write "at x,y".`);
  const laid: Laid =
    kind === "barrel" || kind === "document"
      ? { kind, at }
      : kind === "trap"
        ? { kind, at, of, used }
        : kind === "landmine"
          ? { kind, at, of }
          : { kind, at, of, above };
  return { kind: "laid", laid, ground, place };
}

/** `corpse at 3,4` */
function readCorpse(written: Nameless): ReadCorpse {
  const draft: LyingDraft = { grid: written.grid, at: written.drawnAt, ground: null };
  readAttributes(written, draft, lyingAttributes);
  return { kind: "corpse", at: draft.at, ground: draft.ground, place: written.place };
}
