import { randomBytes } from "node:crypto";
import { CreateTableCommand, DynamoDBClient, PutItemCommand, QueryCommand } from "@aws-sdk/client-dynamodb";
import autocannon from "autocannon";
import dynalite from "dynalite";
import { games } from "../rules/index.ts";
import { type Chance, seededChance } from "../rules/kernel/index.ts";
import { rogueRegiment, ruleset } from "../rules/rogue-regiment/index.ts";
import {
  type Agreement,
  type Caller,
  createAdjudicator,
  createDynamoStore,
  createGames,
  type Games,
  type StoredMove,
  tableDefinition,
} from "../service/index.ts";
import { compareWaiting, median, perSecond, type Row, rounded } from "./measure.ts";
import { afterSetUp } from "./rogue-regiment-positions.ts";
import { started } from "./started.ts";

interface Load {
  readonly name: string;
  readonly url: string;
  readonly body?: unknown;
}

/** Requests a second of each load, in turns: the median of the rounds. */
async function loaded(
  loads: readonly Load[],
  rounds: number,
  seconds: number,
): Promise<ReadonlyMap<string, { readonly rate: number; readonly p99: number }>> {
  const found = new Map<string, { rate: number; p99: number }[]>(loads.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const { name, url, body } of loads) {
      const result = await autocannon({
        url,
        connections: 20,
        duration: round < 0 ? 2 : seconds,
        ...(body !== undefined && {
          method: "POST" as const,
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${name}: ${result.non2xx} answers were no success, ${result.errors} failed.`);
      if (round >= 0) found.get(name)?.push({ rate: result.requests.average, p99: result.latency.p99 });
    }
  }
  return new Map(
    [...found].map(([name, all]) => [
      name,
      { rate: median(all.map(({ rate }) => rate)), p99: median(all.map(({ p99 }) => p99)) },
    ]),
  );
}

/** The served APIs against the same server's health check and against a bare Apollo server. */
export async function servedRows(): Promise<readonly Row[]> {
  const position = afterSetUp();
  const move = ruleset
    .forms({ state: position.state, settings: position.settings, events: [] })
    .find(({ name }) => name === "move")?.actions[0];
  if (move === undefined) throw new Error("Nobody can move.");
  const umpire = await started("service/local/main.ts", { PORT: "0", UMPIRE_DATA: "memory" });
  try {
    const apollo = await started("bench/apollo-hello.ts", {});
    try {
      const names = [
        "adjudicate, REST, position as JSON",
        "sight, REST, scenario by id",
        "adjudicate, GraphQL, position as JSON",
        "healthz of the same server",
        "bare Apollo hello",
      ] as const;
      const query = "query ($at: At!, $move: Move!) { adjudicate(at: $at, move: $move) { __typename } }";
      const rates = await loaded(
        [
          { name: names[0], url: `${umpire.address}/v1/adjudicate`, body: { position, action: move } },
          {
            name: names[1],
            url: `${umpire.address}/v1/sight`,
            body: { ruleset: ruleset.id, scenario: "chalk-farm", from: "major", to: "jock" },
          },
          {
            name: names[2],
            url: `${umpire.address}/graphql`,
            body: { query, variables: { at: { position }, move: { action: move } } },
          },
          { name: names[3], url: `${umpire.address}/healthz` },
          { name: names[4], url: apollo.address, body: { query: "{ hello }" } },
        ],
        3,
        3,
      );
      const against = (ours: string, peer: string): Row => {
        const one = rates.get(ours) ?? { rate: 0, p99: 0 };
        const other = rates.get(peer) ?? { rate: 0, p99: 0 };
        return {
          what: ours,
          figure: `${perSecond(one.rate)}, p99 ${rounded(one.p99)} ms`,
          peer,
          peerFigure: `${perSecond(other.rate)}, p99 ${rounded(other.p99)} ms`,
          ratio: one.rate / other.rate,
          target: "",
          met: null,
        };
      };
      return [
        against(names[0], names[3]),
        against(names[1], names[3]),
        against(names[2], names[3]),
        against(names[2], names[4]),
      ];
    } finally {
      apollo.process.kill();
    }
  } finally {
    umpire.process.kill();
  }
}

/** A stored action against the store's bare put and query of an item of the same size. */
export async function storedRows(): Promise<readonly Row[]> {
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const tableName = "bench-games";
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  try {
    await client.send(new CreateTableCommand(tableDefinition(tableName)));
    const store = createDynamoStore({ client, tableName });
    const played = createGames({
      adjudicator: createAdjudicator(games),
      store,
      now: Date.now,
      afterCommit: () => undefined,
    });
    const created = await played.create({ position: structuredClone(afterSetUp()) }, agreed, { secret: null });
    const jock = playerOf(created);
    let version = created.version;
    // turning is free and may go on for ever
    const facings = ["S", "W", "N", "E"] as const;
    const turn = async (): Promise<void> => {
      version++;
      const answer = await played.act(
        created.id,
        { expectedVersion: version - 1, action: { do: "face", operator: "jock", facing: facings[version % 4] } },
        jock,
      );
      if (answer.outcome !== "paused") throw new Error(`The action was ${answer.outcome}.`);
    };
    await turn();
    await turn();
    const last = await store.latest(created.id);
    if (last === null) throw new Error("Nothing was stored.");
    const bare = `GAME#${randomBytes(8).toString("hex")}`;
    let put = 0;
    const putAndQuery = async (): Promise<void> => {
      put++;
      await client.send(
        new PutItemCommand({
          TableName: tableName,
          Item: { pk: { S: bare }, sk: { S: `MOVE#${String(put).padStart(8, "0")}` }, body: { S: last.body } },
          ConditionExpression: "attribute_not_exists(pk)",
        }),
      );
      await client.send(
        new QueryCommand({
          TableName: tableName,
          KeyConditionExpression: "pk = :game AND begins_with(sk, :move)",
          ExpressionAttributeValues: { ":game": { S: bare }, ":move": { S: "MOVE#" } },
          ScanIndexForward: false,
          Limit: 1,
          ConsistentRead: true,
        }),
      );
    };
    const names = ["stored action: read, adjudicate, commit", "bare put and query of the same item"] as const;
    const rates = await compareWaiting([
      { name: names[0], once: turn },
      { name: names[1], once: putAndQuery },
    ]);
    const [ours = 0, peer = 0] = names.map((name) => rates.get(name));
    return [
      {
        what: names[0],
        figure: perSecond(ours),
        peer: names[1],
        peerFigure: perSecond(peer),
        ratio: ours / peer,
        target: "",
        met: null,
      },
      ...(await moveSizes(store, played)),
    ];
  } finally {
    client.destroy();
    await new Promise<void>((closed) => server.close(() => closed()));
  }
}

const agreed: Agreement = { dice: "sealed", visibility: "public", keep: { ended: 1, abandoned: 1 } };

/** The first player of a new game, as a caller. */
const playerOf = ({ invitations }: Awaited<ReturnType<Games["create"]>>): Caller => ({
  secret: invitations.find(({ seat }) => seat === "player-1")?.secret ?? null,
});

const bytesOf = (move: StoredMove): number => Buffer.byteLength(JSON.stringify(move));

/** How large the moves of random games are in the store. */
async function moveSizes(store: ReturnType<typeof createDynamoStore>, played: Games): Promise<readonly Row[]> {
  const sizes: number[] = [];
  for (let seed = 1; seed <= 5; seed++) {
    const chance = seededChance(seed);
    const game = await played.create({ ruleset: ruleset.id, scenario: "chalk-farm", options: { players: 1 } }, agreed, {
      secret: null,
    });
    const player = playerOf(game);
    let { version, position, result } = game;
    while (result === null && version < 150) {
      const answer = await played.act(game.id, { expectedVersion: version, ...answerTo(position, chance) }, player);
      ({ version, position, result } = answer.game);
    }
    for (const move of await store.moves(game.id, -1, 1000)) sizes.push(bytesOf(move));
  }
  const row = (what: string, bytes: number): Row => ({
    what,
    figure: `${rounded(bytes)} bytes`,
    peer: "",
    peerFigure: "",
    ratio: null,
    target: "",
    met: null,
  });
  return [
    row("stored move with its position, median of 5 random games", median(sizes)),
    row("largest stored move of 5 random games", Math.max(...sizes)),
  ];
}

/** What a random player sends next. */
function answerTo(position: unknown, chance: Chance): { readonly action?: unknown; readonly choose?: string[] } {
  const opened = rogueRegiment.open(position);
  if (!opened.ok) throw new Error(opened.defects[0]?.message);
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[chance.index(from.length)];
    if (picked === undefined) throw new Error("Nothing to pick from.");
    return picked;
  };
  const decision = opened.value.decision();
  if (decision?.kind === "choose") return { choose: [pick(decision.options).id] };
  return { action: pick(opened.value.forms().flatMap(({ actions }) => actions)) };
}
