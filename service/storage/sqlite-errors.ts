import { Fault } from "../schema/faults.ts";
import { outOfReach } from "./table.ts";
import { MOVED } from "./in-place.ts";
import { DamagedStore } from "./sqlite-rows.ts";

/** SQLite's primary result codes that are told apart here. */
const codes: Readonly<Record<number, "busy" | "read-only" | "disk" | "damaged" | "full">> = {
  5: "busy",
  8: "read-only",
  10: "disk",
  11: "damaged",
  13: "full",
  14: "disk",
  26: "damaged",
};

/** What a failure of SQLite is; null for what is not a failure of the file. */
export function troubleOf(error: unknown): (typeof codes)[number] | null {
  if (error instanceof DamagedStore) return "damaged";
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return null;
  // the higher bits say more than is told apart here
  return codes[error.errcode & 0xff] ?? null;
}

const noRoom = (): Fault =>
  new Fault(
    "unavailable",
    "The server has no room left to write. Nothing that was acknowledged is lost: make room, then send this again with the same idempotency key.",
  );

const moved = (): Fault =>
  new Fault(
    "unavailable",
    "The file of the games was moved or removed while the server runs: it has to be put back, or the server to be started again. Then read, and send this again with the same idempotency key.",
  );

const isMoved = (error: unknown): boolean => error instanceof Error && "errcode" in error && error.errcode === MOVED;

/**
 * An error of the file as the service tells it: what may pass is a Fault (unavailable), damage an error that names the
 * file, for the log.
 */
export function toldError(error: unknown, file: string): unknown {
  const trouble = troubleOf(error);
  switch (trouble) {
    case "full":
      return noRoom();
    case "busy":
    case "disk":
    case "read-only":
      return isMoved(error) ? moved() : outOfReach();
    case "damaged":
      return new DamagedStore(
        `${file} is damaged: ${error instanceof Error ? error.message : ""} Stop the server, keep a copy of the folder, and put a backup in its place (docs/operations.md).`,
      );
    case null:
    case undefined:
      return error;
  }
}
