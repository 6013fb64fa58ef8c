/** How old a delivery may be, in seconds: an older one is sent again by somebody else. */
const OLDEST = 300;

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Whether a delivery to a webhook is from the server that holds this key: `header` is its `umpire-signature` (of a seat
 * that is told with another `umpire-signature-others`), `body` the text as it came, `now` in milliseconds. The comparison takes as long whatever was given.
 */
export async function verifyNotice(
  header: string | readonly string[] | null | undefined,
  body: string,
  key: string,
  now: number = Date.now(),
): Promise<boolean> {
  const isHeader = typeof header === "string" || Array.isArray(header) || (header ?? null) === null;
  if (!isHeader || typeof body !== "string" || typeof key !== "string")
    throw new TypeError(
      "verifyNotice takes one header's value, the body as the text that came, and the webhook's key.",
    );
  const [, seconds, given] = /^t=(\d{1,12})((?:,v1=[0-9a-f]{64}){1,64})$/.exec(String(header ?? "")) ?? [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(now / 1000 - Number(seconds)) > OLDEST) return false;
  const bytes = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" } as const;
  const secret = await crypto.subtle.importKey("raw", bytes.encode(key), hmac, false, ["verify"]);
  const signed = bytes.encode(`${seconds}.${body}`);
  const signatures = given.split(",v1=").slice(1);
  const right = await Promise.all(
    signatures.map((hex) => crypto.subtle.verify("HMAC", secret, bytesOfHex(hex), signed)),
  );
  return right.includes(true);
}
