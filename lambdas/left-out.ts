// Stands in for parts of dependencies that no function comes to (see bundle.ts): they are imported, but never called.

const leftOut = (): never => {
  throw new Error("This part of a dependency is left out of the bundle: see lambdas/bundle.ts.");
};

/** @graphql-tools/schema: the service builds its schema itself. */
export const makeExecutableSchema = leftOut;

/** @aws-sdk/endpoint-cache: the client keeps one, but the operations in use discover no endpoints. */
export class EndpointCache {
  readonly get = leftOut;
  readonly set = leftOut;
  readonly has = leftOut;
}

/** Apollo's own plugins and DynamoDB's event streams, which are imported lazily. */
export {
  leftOut as ApolloServerPluginCacheControl,
  leftOut as ApolloServerPluginUsageReporting,
  leftOut as ApolloServerPluginSchemaReporting,
  leftOut as ApolloServerPluginInlineTrace,
  leftOut as ApolloServerPluginLandingPageLocalDefault,
  leftOut as ApolloServerPluginLandingPageProductionDefault,
  leftOut as ApolloServerPluginDisableSuggestions,
  leftOut as EventStreamSerde,
};
