import type { Route } from "./route.ts";

/** What a view is given: the rest of the path behind its name, and the notes in the address. */
export interface ViewProps {
  readonly path: readonly string[];
  readonly query: Route["query"];
}
