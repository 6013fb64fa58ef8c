// Stands in for parts that a function does not come to (see bundle.ts): they are imported, but never called.

const leftOut = (): never => {
  throw new Error("This part is left out of the bundle: see lambdas/bundle.ts.");
};

/** @aws-sdk/endpoint-cache: the client keeps one, but the operations in use discover no endpoints. */
export class EndpointCache {
  readonly get = leftOut;
  readonly set = leftOut;
  readonly has = leftOut;
}

/** The policies of the games, in functions where nobody acts by them. */
export const sensiblePolicy = leftOut;
export const foresight = undefined;
export const moveByStrength = leftOut;

/** What the documents of the API say of fields, in functions that make none. */
export { leftOut as describedApi, leftOut as describedFields, leftOut as fieldPlaces };

/** @graphql-tools/schema: the service builds its schema itself. */
export const makeExecutableSchema = leftOut;

/** Hashing in JavaScript, for a Node without hashes of its own. */
export const Sha256Js = leftOut;

/** Apollo's limit of fields that stand in one another, of which the service has its own, and what it hands to gateways. */
export { leftOut as createMaxRecursiveSelectionsRule, leftOut as makeGatewayGraphQLRequestContext };
export const DEFAULT_MAX_RECURSIVE_SELECTIONS = 0;

/** DynamoDB's event streams and Apollo's own plugins, which are imported lazily. */
export {
  leftOut as EventStreamSerde,
  leftOut as ApolloServerPluginCacheControl,
  leftOut as ApolloServerPluginUsageReporting,
  leftOut as ApolloServerPluginSchemaReporting,
  leftOut as ApolloServerPluginInlineTrace,
  leftOut as ApolloServerPluginLandingPageLocalDefault,
  leftOut as ApolloServerPluginLandingPageProductionDefault,
  leftOut as ApolloServerPluginDisableSuggestions,
};
