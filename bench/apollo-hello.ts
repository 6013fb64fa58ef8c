import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";

/** The peer of the GraphQL benchmark: Apollo's own server with one field that says hello. Prints its address. */
const server = new ApolloServer({
  typeDefs: "type Query { hello: String! }",
  resolvers: { Query: { hello: () => "hello" } },
  csrfPrevention: false,
});
const { url } = await startStandaloneServer(server, { listen: { port: 0, host: "127.0.0.1" } });
console.log(url);
