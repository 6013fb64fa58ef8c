import { createHash } from "node:crypto";

/** By what a generated file says of which text it was made: a test finds it stale without the generator. */
export const stampOf = (text: string): string =>
  `Of: ${createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex").slice(0, 16)}`;
