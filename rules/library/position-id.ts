import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import { anObject, demand, misfit, orNull, type PositionId, positionIdBy, utf8Of, withPlain } from "../kernel/index.ts";

const idOf = positionIdBy((text) => bytesToHex(sha256(utf8Of(text))));

/** The id of a position as plain data, the same that the service tells; null where there is none. */
export const positionId: PositionId = (position) => {
  demand(misfit("position", position, orNull(anObject)));
  return withPlain(position, () => idOf(position));
};
