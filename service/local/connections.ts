import type { Server } from "node:http";
import type { Socket } from "node:net";
import { Fault } from "../schema/faults.ts";
import { networkOf } from "../limits/network.ts";

/** How many connections there are at once: of one address, and of all together. */
export interface MostConnections {
  readonly each: number;
  readonly all: number;
}

/** A browser opens six, a proxy some dozens; what each of them may hold unread comes to 32 MB (service/http/body.ts). */
export const mostConnections: MostConnections = { each: 256, all: 512 };

/** Milliseconds that a connection too many has to say what it wants and be told why it gets nothing. */
const LAST_WORDS = 2000;
/** Seconds after which it may be tried again. */
const RETRY_AFTER = 5;

const tooManyHere = (each: number): Fault =>
  new Fault("too-many", `There are ${each} connections from this address: close some, or wait.`, [], null, RETRY_AFTER);
const tooManyInAll = (all: number): Fault =>
  new Fault("busy", `All ${all} connections are taken.`, [], null, RETRY_AFTER);

/**
 * Counts the connections of a server, by address and in all. Answers with what is to be said to a request that comes
 * over one too many, null over all others; such a connection ends soon, and beyond twice as many in all none is
 * answered. Those of a proxy of one's own are of many, and counted in all alone.
 */
export function countConnections(
  server: Server,
  { each, all }: MostConnections,
  isProxy: (address: string) => boolean = () => false,
): (socket: Socket) => Fault | null {
  const open = new Map<string, number>();
  const refused = new WeakMap<Socket, Fault>();
  let total = 0;
  server.maxConnections = 2 * all;
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const network = networkOf(address);
    const here = open.get(network) ?? 0;
    const fault = here >= each && !isProxy(address) ? tooManyHere(each) : total >= all ? tooManyInAll(all) : null;
    if (fault !== null) {
      refused.set(socket, fault);
      const last = setTimeout(() => socket.destroy(), LAST_WORDS).unref();
      socket.once("close", () => clearTimeout(last));
      return;
    }
    open.set(network, here + 1);
    total++;
    socket.once("close", () => {
      total--;
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
  return (socket) => refused.get(socket) ?? null;
}
