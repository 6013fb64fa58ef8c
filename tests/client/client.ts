import { initGraphQLTada, type TadaDocumentNode } from "gql.tada";
import { print } from "graphql";
import type { introspection } from "./schema.generated.d.ts";

/**
 * Writes an operation: its variables and answer are typed by schema.graphql, and a field that is not there does not
 * compile.
 */
export const graphql = initGraphQLTada<{ introspection: introspection; scalars: { JSON: unknown; Time: string } }>();

/** What came back: data, or coded errors. */
export interface Answer<T> {
  readonly status: number;
  readonly data: T | null;
  readonly errors: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[];
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** A type-safe client over anything that answers requests; with the invitation of a seat it speaks for that seat. */
export function client(fetch: Fetch) {
  return async <Data, Variables>(
    operation: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    invitation?: string,
  ): Promise<Answer<Data>> => {
    const response = await fetch(
      new Request("http://umpire.test/graphql", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(invitation !== undefined && { authorization: `Bearer ${invitation}` }),
        },
        body: JSON.stringify({ query: print(operation), variables }),
      }),
    );
    const { data = null, errors = [] }: { data?: Data | null; errors?: Answer<unknown>["errors"] } = JSON.parse(
      await response.text(),
    );
    return { status: response.status, data, errors };
  };
}
