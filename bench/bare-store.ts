import dynalite from "dynalite";

/**
 * The embedded store in memory as a process of its own, with nothing before it: the peer of the server that
 * adjudicates.
 */
const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`);
});
