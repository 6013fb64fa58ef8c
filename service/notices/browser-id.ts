import { createHash } from "node:crypto";

/** A name for a browser that tells nothing of its address. */
export const browserId = (url: string): string => createHash("sha256").update(url).digest("hex").slice(0, 16);
