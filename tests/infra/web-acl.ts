/** Decides as the web ACL would which of its rules count a request: as much of WAF's language as our rules are written in. */
import * as z from "zod";

/** A request as the CDN sees it. */
export interface SeenRequest {
  readonly path: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** As much of a body as WAF looks into at a CDN, in bytes. */
const LOOKED_INTO = 64 * 1024;

const field = z.union([
  z.strictObject({ UriPath: z.object({}) }),
  z.strictObject({ QueryString: z.object({}) }),
  z.strictObject({ Body: z.strictObject({ OversizeHandling: z.literal("MATCH") }) }),
  z.strictObject({ SingleHeader: z.strictObject({ Name: z.string() }) }),
]);
const transformations = z.array(z.object({ Type: z.enum(["NONE", "URL_DECODE", "JS_DECODE"]) })).length(1);
const statement = z.union([
  z.strictObject({ AndStatement: z.strictObject({ Statements: z.array(z.unknown()) }) }),
  z.strictObject({ OrStatement: z.strictObject({ Statements: z.array(z.unknown()) }) }),
  z.strictObject({
    RegexMatchStatement: z.strictObject({
      RegexString: z.string().max(512),
      FieldToMatch: field,
      TextTransformations: transformations,
    }),
  }),
  z.strictObject({
    SizeConstraintStatement: z.strictObject({
      FieldToMatch: field,
      ComparisonOperator: z.literal("GT"),
      Size: z.number(),
      TextTransformations: transformations,
    }),
  }),
]);

const decoded = (text: string, kind: "NONE" | "URL_DECODE" | "JS_DECODE"): string => {
  if (kind === "URL_DECODE") return decodeURIComponent(text.replaceAll("+", " "));
  if (kind === "JS_DECODE")
    return text.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return text;
};

/** The text of a field of a request; null for a body that is too long to be looked into. */
function textOf(
  part: z.infer<typeof field>,
  { path, query = "", headers = {}, body = "" }: SeenRequest,
): string | null {
  if ("UriPath" in part) return path;
  if ("QueryString" in part) return query;
  if ("SingleHeader" in part) return headers[part.SingleHeader.Name] ?? "";
  return body.length > LOOKED_INTO ? null : body;
}

/** Whether a statement of the web ACL, as the template has it, counts a request. Throws where it is of another kind. */
export function counts(given: unknown, request: SeenRequest): boolean {
  const read = statement.parse(given);
  if ("AndStatement" in read) return read.AndStatement.Statements.every((part) => counts(part, request));
  if ("OrStatement" in read) return read.OrStatement.Statements.some((part) => counts(part, request));
  const { FieldToMatch, TextTransformations } =
    "RegexMatchStatement" in read ? read.RegexMatchStatement : read.SizeConstraintStatement;
  const text = textOf(FieldToMatch, request);
  if (text === null) return true;
  if ("SizeConstraintStatement" in read) return text.length > read.SizeConstraintStatement.Size;
  const [transformation] = TextTransformations;
  return new RegExp(read.RegexMatchStatement.RegexString).test(decoded(text, transformation?.Type ?? "NONE"));
}
