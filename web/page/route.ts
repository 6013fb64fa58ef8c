import { signal } from "@preact/signals";

/** A place in the page: it stands in the fragment of the address, which no server is ever told. */
export interface Route {
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

/** Reads a fragment like "#/table/abc?piece=jock". */
export function readRoute(fragment: string): Route {
  const [path = "", query = ""] = fragment.replace(/^#\/?/, "").split("?");
  const parts = path.split("/").filter((part) => part !== "");
  return { path: parts.map(decoded), query: Object.fromEntries(new URLSearchParams(query)) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Writes a route as a fragment; empty values of the query are left out. */
export function fragmentOf({ path, query }: Route): string {
  const given = Object.entries(query).filter(([, value]) => value !== "");
  // commas and colons are legal in a fragment, and squares are easier to read with them
  const search = new URLSearchParams(given).toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return `#/${path.map(encodeURIComponent).join("/")}${search === "" ? "" : `?${search}`}`;
}

export const route = signal<Route>(readRoute(location.hash));

let takeOff = (): void => undefined;

function arrive(): void {
  takeOff();
  route.value = readRoute(location.hash);
}

addEventListener("hashchange", arrive);

/** Has `take` clear every address before it is read, the present one at once: of a secret that somebody came with. */
export function clearAddresses(take: () => void): void {
  takeOff = take;
  arrive();
}

/** The address of a view, for links. */
export const linkTo = (path: readonly string[], query: Readonly<Record<string, string>> = {}): string =>
  fragmentOf({ path, query });

/** Goes to another view; the browser's Back leads here again. */
export function go(path: readonly string[], query: Readonly<Record<string, string>> = {}): void {
  location.hash = fragmentOf({ path, query });
}

/** Goes to another view in place of this one. */
export function replace(path: readonly string[], query: Readonly<Record<string, string>> = {}): void {
  const fragment = fragmentOf({ path, query });
  // asking the browser takes milliseconds, which whoever just pressed something would wait
  if (fragment === location.hash) return;
  try {
    history.replaceState(null, "", fragment);
  } catch {
    // some browsers let an address change only so often: the view goes on, and the next note brings the address along
  }
  route.value = readRoute(fragment);
}

/** Notes what is looked at in the address, so that a reload shows the same; null takes a note away. */
export function note(changes: Readonly<Record<string, string | null>>): void {
  const query = { ...route.value.query };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete query[key];
    else query[key] = value;
  }
  replace(route.value.path, query);
}
