import { createHash } from "node:crypto";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** JSON with sorted keys: the same value always gives the same text, so that it can be hashed. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  let text = "";
  for (const key of Object.keys(value).sort()) {
    const part = value[key];
    if (part !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(part)}`;
  }
  return `{${text}}`;
}

/** SHA-256 of a text, in hexadecimal. */
export const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
