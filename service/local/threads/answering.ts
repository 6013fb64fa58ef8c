import { AsyncLocalStorage } from "node:async_hooks";
import { flushCompileCache } from "node:module";
import { DatabaseSync } from "node:sqlite";
import { type MessagePort, threadId } from "node:worker_threads";
import type { KnownGame } from "../../../rules/kernel/index.ts";
import { app } from "../../app.ts";
import type { Visit } from "../../limits/invitation-rate-limit.ts";
import { countingNewGames } from "../../limits/new-games.ts";
import { type Deed, noting } from "../../logging/deeds.ts";
import { createStore } from "../../storage/table-store.ts";
import type { Table } from "../../storage/table.ts";
import { Attempt } from "../../adjudication/budget.ts";
import { readTable } from "../../storage/sqlite-table.ts";
import type { FromThread, HandedRequest, Task, ThreadAnswer, ThreadData, ToThread } from "./messages.ts";
import { calledTable, type TableAnswer, type TableCall } from "./table-calls.ts";

/** The line to whoever handed over the request that is answered. */
interface Line {
  say(message: FromThread): void;
  call(call: TableCall): Promise<TableAnswer>;
  readonly visit: Visit;
  readonly address: string | null;
}

const lines = new AsyncLocalStorage<Line>();

const lineNow = (): Line => {
  const line = lines.getStore();
  if (line === undefined) throw new Error("Impossible: a thread does nothing outside of a request.");
  return line;
};

function lineOver(port: MessagePort, { address, guessesAgainIn }: HandedRequest, gone: () => void): Line {
  const waiting = new Map<number, (answer: TableAnswer) => void>();
  port.on("message", (message: ToThread) => {
    if (message.kind === "gone") return gone();
    waiting.get(message.id)?.(message.answer);
    return void waiting.delete(message.id);
  });
  let calls = 0;
  const say = (message: FromThread): void => {
    port.postMessage(message);
  };
  return {
    say,
    address,
    call: (call) =>
      new Promise((answered) => {
        const id = ++calls;
        waiting.set(id, answered);
        say({ kind: "call", id, call });
      }),
    visit: {
      againIn: () => guessesAgainIn,
      wrong: (secret) => say({ kind: "wrong-guess", secret }),
    },
  };
}

/** The table of a thread: writes go to the thread that keeps it; what lies in a file is read here. */
function tableOf(file: string | null): Table {
  const called = calledTable((call) => lineNow().call(call));
  if (file === null) return called;
  return { ...called, ...readTable(new DatabaseSync(file, { readOnly: true, timeout: 5000 }), file) };
}

const requestOf = ({ method, url, headers, body }: HandedRequest): Request =>
  new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body !== null && { body: new Uint8Array(body) }),
  });

/**
 * What a thread does: it answers requests by the same app as the thread that hands them over, one after the other. All
 * games are loaded before it takes the first.
 */
export async function answering(
  games: readonly KnownGame[],
  { file, gamesAnHour, discordKey, allowsLoopback }: ThreadData,
): Promise<(task: Task) => Promise<ThreadAnswer>> {
  const loaded = await Promise.all(games.map((game) => ("load" in game ? game.load() : game)));
  // a thread may be ended at any time: what it has compiled is for the next one
  flushCompileCache();
  const store = createStore(tableOf(file));
  const beginnerAt = countingNewGames({ store, now: Date.now, anHour: gamesAnHour });
  const whole = app({
    games: loaded,
    store,
    now: Date.now,
    log: (line) => lineNow().say({ kind: "log", line }),
    afterCommit: (game) => lineNow().say({ kind: "committed", game }),
    visitors: () => lineNow().visit,
    beginners: () => beginnerAt(lineNow().address),
    discordKey,
    allowsLoopback,
  });
  return async ({ request, port }) => {
    const attempt = new Attempt(null, (part) => line.say({ kind: "part", part }));
    const line = lineOver(port, request, () => (attempt.isGone = true));
    line.say({ kind: "began", thread: threadId });
    try {
      return await lines.run(line, async () => {
        const deeds: Deed[] = [];
        const response = await noting(deeds, () => attempt.run(() => whole.fetch(requestOf(request))));
        const body = new Uint8Array(await response.arrayBuffer());
        return { status: response.status, headers: [...response.headers], body, spent: attempt.spent, deeds };
      });
    } finally {
      port.close();
    }
  };
}
