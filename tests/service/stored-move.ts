import type { StoredMove } from "../../service/storage/store.ts";

/** A move as it is stored, with nothing that is not said. */
export const storedMove = (told: Pick<StoredMove, "version" | "body"> & Partial<StoredMove>): StoredMove => ({
  hash: "",
  previous: "",
  idempotencyKey: null,
  requestHash: "",
  keys: [],
  since: null,
  seatsKnown: 0,
  length: null,
  ...told,
});
