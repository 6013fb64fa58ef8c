import { DynamoDBClient, type ServiceInputTypes } from "@aws-sdk/client-dynamodb";
import { seededChance } from "../../rules/kernel/index.ts";

/**
 * What can happen to a request to the table: refused before anything was done, done but its answer lost, done later
 * than the client waits, a page shorter than asked for, an empty page with more to come, nobody there.
 */
export const mishaps = ["throttled", "server-error", "answer-lost", "late", "page-cut", "page-empty", "down"] as const;
export type Mishap = (typeof mishaps)[number];

/** What happens to the nth request, from 0. */
export type Weather = (request: number) => Mishap | null;

/**
 * Weather that follows from a seed: now and then or often something, and in two of three an outage in the middle, for a
 * while or for good.
 */
export function weatherOf(seed: number): Weather {
  const chance = seededChance(seed);
  const often = [10, 4, 2][seed % 3] ?? 10;
  const begins = seed % 3 > 0 ? chance.index(9) : Number.POSITIVE_INFINITY;
  const ends = begins + (seed % 2 === 0 ? Number.POSITIVE_INFINITY : 1 + chance.index(8));
  const drawn: (Mishap | null)[] = [];
  return (request) => {
    while (drawn.length <= request)
      drawn.push(chance.index(often) === 0 ? (mishaps[chance.index(mishaps.length)] ?? null) : null);
    return request >= begins && request < ends ? "down" : (drawn[request] ?? null);
  };
}

/** A client of a table that misbehaves until it is healed. */
export interface Misbehaving {
  readonly client: DynamoDBClient;
  /** What has happened, in order. */
  readonly happened: Mishap[];
  /** Ends the bad weather and waits for what is still on its way to the table. */
  heal(): Promise<void>;
}

const failure = (name: string, message: string, code?: string): Error =>
  Object.assign(new Error(message), { name, ...(code !== undefined && { code }) });

const emptyPage = "an empty page";

/** A client to a table's server that lets requests meet with the weather. */
export function misbehaving(endpoint: string, weather: Weather): Misbehaving {
  const client = new DynamoDBClient({
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  const happened: Mishap[] = [];
  const onTheirWay: Promise<unknown>[] = [];
  // where a reader goes on after an empty page: where it had begun
  const begun: ServiceInputTypes[] = [];
  let requests = 0;
  let healed = false;

  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const mishap = healed ? null : weather(requests++);
        const isQuery = commandName === "QueryCommand";
        let { input } = args;
        if ("ExclusiveStartKey" in input && input.ExclusiveStartKey?.[emptyPage] !== undefined)
          input = begun[Number(input.ExclusiveStartKey[emptyPage].N)] ?? input;
        const pass = () => next({ ...args, input });
        if (mishap === null || (mishap.startsWith("page-") && !isQuery)) return pass();
        happened.push(mishap);
        switch (mishap) {
          case "throttled":
            throw failure("ThrottlingException", "Rate exceeded");
          case "server-error":
            // it says nothing about whether anything was done
            if (happened.length % 2 === 0) await pass();
            throw failure("InternalServerError", "The request could not be completed.");
          case "answer-lost":
            await pass();
            throw failure("Error", "aborted", "ECONNRESET");
          case "late":
            onTheirWay.push(
              new Promise((sent) => setTimeout(sent, happened.length % 4)).then(pass).catch(() => undefined),
            );
            throw failure("TimeoutError", "Request timed out");
          case "page-cut":
            return next({ ...args, input: { ...input, Limit: 1 } });
          case "page-empty": {
            const { response, output } = await pass();
            begun.push(input);
            return {
              response,
              output: {
                ...output,
                Items: [],
                Count: 0,
                LastEvaluatedKey: { [emptyPage]: { N: String(begun.length - 1) } },
              },
            };
          }
          case "down":
            throw failure("Error", "connect ECONNREFUSED", "ECONNREFUSED");
        }
      },
    { step: "initialize", name: "weather" },
  );

  return {
    client,
    happened,
    async heal() {
      healed = true;
      await Promise.all(onTheirWay);
    },
  };
}
