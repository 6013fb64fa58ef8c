import { createECDH, createPrivateKey, sign } from "node:crypto";

/** How long a token is good for, in seconds: services refuse more than a day. */
const GOOD_FOR = 12 * 60 * 60;

/** A new private key by which a server names itself to push services (RFC 8292): 32 bytes as hex. */
export function newPushKey(): string {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // a number that happens to be short is padded
  return pair.getPrivateKey("hex").padStart(64, "0");
}

/** The public key of a private one, as browsers take it: 65 bytes, base64url. */
export function publicPushKey(key: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(key, "hex");
  return pair.getPublicKey("base64url");
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * The header by which a server names itself to the push service of an address, at a time in seconds; `contact` is where
 * whoever runs the service can be reached, mailto: or https:, which some services want.
 */
export function vapidHeader(key: string, { origin }: URL, contact: string | undefined, seconds: number): string {
  const shown = publicPushKey(key);
  const point = Buffer.from(shown, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const d = Buffer.from(key, "hex").toString("base64url");
  const signing = createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d }, format: "jwk" });
  const claims = { aud: origin, exp: seconds + GOOD_FOR, ...(contact !== undefined && { sub: contact }) };
  const told = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = sign("sha256", Buffer.from(told), { key: signing, dsaEncoding: "ieee-p1363" });
  return `vapid t=${told}.${signature.toString("base64url")}, k=${shown}`;
}
