import type { IncomingHttpHeaders } from "node:http";
import { Fault } from "../schema/faults.ts";
import { answerHeaders } from "../http/page-headers.ts";
import { problem } from "../http/problems.ts";
import { isOwnName, nameOf } from "./own-host.ts";

/** What a request says that a browser makes; a page cannot change these headers, and other programs do not send them. */
type AskedBy = Pick<
  IncomingHttpHeaders,
  "origin" | "referer" | "sec-fetch-site" | "sec-fetch-mode" | "sec-fetch-dest"
> & { readonly "sec-purpose"?: string | string[] | undefined };

/** The origin of an address; null where it has none that a page could be of. */
function originOf(address: string): string | null {
  const url = URL.parse(address);
  return url === null || url.origin === "null" ? null : url.origin;
}

/**
 * Somebody follows a link: the page it stands on learns nothing, and what is opened stands alone in its tab. What a
 * browser fetches before anybody has clicked says its purpose.
 */
const isFollowedLink = (method: string | undefined, asked: AskedBy): boolean =>
  method === "GET" &&
  asked["sec-fetch-mode"] === "navigate" &&
  asked["sec-fetch-dest"] === "document" &&
  asked["sec-purpose"] === undefined;

/** The origins of a setting, with commas between. Throws an Error that names what is none. */
export function originsFrom(setting: string): readonly string[] {
  const origins = setting
    .split(",")
    .map((origin) => origin.trim())
    .filter((origin) => origin !== "");
  for (const origin of origins)
    if (originOf(origin) !== origin)
      throw new Error(
        `UMPIRE_ORIGINS are origins like https://bots.example, with commas between, not "${origin.slice(0, 100)}".`,
      );
  return origins;
}

/**
 * The answer to a request that a page of elsewhere has its visitor's browser make, null to all others. Any page on the
 * web could otherwise put this server to work, and read from it. Pages of this machine may ask whatever their port, so
 * that an app can be developed; `origins` are further ones, `hosts` the names the server is known by. An image, a
 * script or a form names no origin: it is known by the page it stands on. Links may be followed from everywhere.
 */
export function askingPages(
  origins: readonly string[] = [],
  hosts: readonly string[] = [],
): (method: string | undefined, asked: AskedBy) => Response | null {
  const told: ReadonlySet<string> = new Set(origins);
  const isOwn = isOwnName(hosts);
  const isAllowed = (origin: string | null): boolean =>
    origin !== null && (told.has(origin) || isOwn(nameOf(new URL(origin).host)));
  const refusal = (origin: string | null): Response =>
    problem(
      new Fault(
        "cross-site",
        `${origin === null ? "A page of elsewhere" : `A page of ${origin.slice(0, 100)}`} may not ask this server; see UMPIRE_ORIGINS.`,
      ),
      answerHeaders,
    );
  return (method, asked) => {
    if (asked.origin !== undefined) {
      const origin = originOf(asked.origin);
      return isAllowed(origin) ? null : refusal(origin);
    }
    if (asked["sec-fetch-site"] !== "cross-site" || isFollowedLink(method, asked)) return null;
    const origin = asked.referer === undefined ? null : originOf(asked.referer);
    return isAllowed(origin) ? null : refusal(origin);
  };
}
