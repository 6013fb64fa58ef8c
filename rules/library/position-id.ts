import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import { positionIdBy, utf8Of } from "../kernel/index.ts";

/** The id of a position as plain data, the same that the service tells; null where there is none. */
export const positionId = positionIdBy((text) => bytesToHex(sha256(utf8Of(text))));
