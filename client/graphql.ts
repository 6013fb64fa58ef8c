/**
 * What the scalars of the GraphQL schema are as types, for the `scalars` of a code generator (`config: { scalars }` of
 * @graphql-codegen). JSON is what a game has of its own: actions, positions, details of events, whose types are in the
 * folder types.
 */
export const scalars = {
  JSON: { input: "unknown", output: "unknown" },
  Time: { input: "string", output: "string" },
} as const;
