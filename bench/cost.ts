import { ensureTable } from "../service/index.ts";
import {
  type Counted,
  countedService,
  noWork,
  nothingCounted,
  type Plan,
  type Question,
  type Work,
} from "./counted-games.ts";
import { fixedCosts, fixedInAll } from "./fixed-costs.ts";
import { rounded } from "./measure.ts";
import { started } from "./started.ts";

/*
 * What a million actions and questions cost: plays games by post on an embedded store in a process of its own, counts
 * what each action takes from the table, measures its processor time, and multiplies with the prices below. Written
 * into docs/operations.md: node bench/cost.ts
 */

/** Dollars; us-east-1, November 2026, from memory: check the price list. */
const prices = {
  readUnit: 0.125e-6,
  writeUnit: 0.625e-6,
  /** On arm64. */
  gbSecond: 13.3334e-6,
  invocation: 0.2e-6,
  httpRequest: 1e-6,
  queueRequest: 0.4e-6,
  /** A request to the CDN by TLS, the function that notes its address, and the web ACL that looks at it. */
  cdnRequest: 1e-6,
  edgeFunction: 0.1e-6,
  aclRequest: 0.6e-6,
  /** From the CDN; what comes to it from the API is free. */
  gbOut: 0.085,
  gbLogged: 0.5,
  /** For a month, with the recovery to a point in time. */
  gbStored: 0.25 + 0.2,
};

/** What cannot be measured here. */
const assumed = {
  /** A function with 1769 MB has a whole processor, one with 1024 MB this share of it. */
  processor: 1024 / 1769,
  gbOfMemory: 1,
  /** Milliseconds that a function waits for the table. */
  trip: 5,
  /**
   * What the platform and the access log write for a request; for an invocation that is none, the former alone is about
   * half.
   */
  bytesLogged: 700,
  /** A notice is sent, received and removed by itself. */
  queueRequests: 3,
};

const tableName = "cost-games";
/** How often each stateless question is asked. */
const ASKED = 400;

const plans: readonly Omit<Plan, "told">[] = [
  ...[1, 2, 3].map((seed) => ({ ruleset: "rogue-regiment", scenario: "chalk-farm", seed })),
  { ruleset: "rogue-regiment", scenario: "partisan-night", seed: 4 },
  ...[5, 6, 7].map((seed) => ({ ruleset: "v-sabotage", scenario: "relay-post", seed })),
];

/**
 * Milliseconds that a function is paid for, one after the other: what it computes with its share of a processor, and
 * what it waits for the table.
 */
const billed = ({ cpu, trips }: Pick<Work, "cpu" | "trips">): number => cpu / assumed.processor + trips * assumed.trip;

interface Line {
  readonly what: string;
  readonly amount: number;
  readonly unit: string;
  readonly price: number;
}

const sumOf = (counted: Counted, key: keyof Work, kinds: readonly (keyof Counted)[]): number =>
  kinds.reduce((sum, kind) => sum + counted[kind][key], 0);

/** What one action takes in the mean, as lines to be multiplied with prices. */
function linesOf(counted: Counted): readonly Line[] {
  const { action, turn, notice, clock, removal } = counted;
  const each = (amount: number): number => amount / action.times;
  const invocations = 2 + each(notice.times);
  const milliseconds = [action, turn, notice, clock, removal].reduce((sum, work) => sum + each(billed(work)), 0);
  return [
    {
      what: "writes by the action itself",
      amount: each(action.writeUnits),
      unit: "write units",
      price: prices.writeUnit,
    },
    { what: "reads by the action itself", amount: each(action.readUnits), unit: "read units", price: prices.readUnit },
    {
      what: "writes by telling the turn, by the clock",
      amount: each(sumOf(counted, "writeUnits", ["turn", "notice", "clock"])),
      unit: "write units",
      price: prices.writeUnit,
    },
    {
      what: "reads by telling the turn, by the clock",
      amount: each(sumOf(counted, "readUnits", ["turn", "notice", "clock"])),
      unit: "read units",
      price: prices.readUnit,
    },
    {
      what: "writes by removing the game",
      amount: each(removal.writeUnits),
      unit: "write units",
      price: prices.writeUnit,
    },
    { what: "reads by removing the game", amount: each(removal.readUnits), unit: "read units", price: prices.readUnit },
    { what: "reads of the stream by a function", amount: 1, unit: "records", price: 0 },
    { what: "invocations of functions", amount: invocations, unit: "invocations", price: prices.invocation },
    {
      what: "functions at work, 1 GB",
      amount: (milliseconds / 1000) * assumed.gbOfMemory,
      unit: "GB-seconds",
      price: prices.gbSecond,
    },
    { what: "requests to the CDN", amount: 1, unit: "requests", price: prices.cdnRequest },
    { what: "functions at its edge", amount: 1, unit: "invocations", price: prices.edgeFunction },
    { what: "requests that the web ACL looks at", amount: 1, unit: "requests", price: prices.aclRequest },
    { what: "requests to the HTTP API", amount: 1, unit: "requests", price: prices.httpRequest },
    {
      what: "requests to the queue",
      amount: each(notice.times) * assumed.queueRequests,
      unit: "requests",
      price: prices.queueRequest,
    },
    { what: "answers sent out, packed", amount: each(action.bytesOut) / 1e9, unit: "GB", price: prices.gbOut },
    {
      what: "logs",
      amount: (assumed.bytesLogged * (1 + (invocations - 1) / 2)) / 1e9,
      unit: "GB",
      price: prices.gbLogged,
    },
    {
      what: "kept for a month",
      amount: each(action.bytesPut + turn.bytesPut) / 1e9,
      unit: "GB",
      price: prices.gbStored,
    },
  ];
}

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
/** A price with all its digits. */
const priceOf = (price: number): string => `$${Number(price.toPrecision(6))}`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** An amount as people say it: a share of a GB in bytes. */
const amountOf = (amount: number, unit: string): string =>
  unit === "GB" ? `${rounded(amount * 1e9)} bytes` : `${rounded(amount)} ${unit}`;

function printed(title: string, lines: readonly Line[]): string {
  const rows = lines.map(({ what, amount, unit, price }) => [
    what,
    amountOf(amount, unit),
    price === 0 ? "free" : unit === "GB" ? `${priceOf(price)} a GB` : `${priceOf(price * 1e6)} a million`,
    dollars(amount * price * 1e6),
  ]);
  const total = lines.reduce((sum, { amount, price }) => sum + amount * price * 1e6, 0);
  return `### ${title}\n\n${table(["what", "for one action", "price of a unit", "for a million actions"], [...rows, ["**in all**", "", "", `**${dollars(total)}**`]])}`;
}

/** What the kinds of work take by themselves. */
const kindsOf = (counted: Counted): string =>
  table(
    [
      "for one action",
      "read units",
      "write units",
      "requests to the table, one after the other",
      "processor (ms)",
      "billed (ms)",
    ],
    (["action", "turn", "notice", "clock", "removal"] as const).map((kind) => {
      const work = counted[kind];
      const each = (amount: number): string => rounded(amount / counted.action.times);
      return [kind, each(work.readUnits), each(work.writeUnits), each(work.trips), each(work.cpu), each(billed(work))];
    }),
  );

/** What a question costs, the stored ones with what they read. */
function questionRow(name: string, { times, readUnits, trips, cpu, bytesOut }: Work): readonly string[] {
  const milliseconds = billed({ cpu: cpu / times, trips: trips / times });
  const each =
    prices.cdnRequest +
    prices.edgeFunction +
    prices.aclRequest +
    prices.httpRequest +
    prices.invocation +
    (milliseconds / 1000) * prices.gbSecond +
    (readUnits / times) * prices.readUnit +
    (bytesOut / times / 1e9) * prices.gbOut +
    (assumed.bytesLogged / 1e9) * prices.gbLogged;
  return [
    name,
    rounded(readUnits / times),
    rounded(cpu / times),
    rounded(milliseconds),
    rounded(bytesOut / times),
    dollars(each * 1e6),
  ];
}

async function main(): Promise<void> {
  const store = await started("bench/bare-store.ts", {});
  const service = countedService(store.address, tableName);
  try {
    await ensureTable(service.client, tableName);
    // what is compiled on the way is not part of it
    for (const plan of plans) await service.play({ ...plan, told: true }, nothingCounted());
    for (const told of [true, false]) {
      const counted = nothingCounted();
      for (const plan of plans) await service.play({ ...plan, told }, counted);
      console.log(
        `\n${printed(told ? "A game with a deadline and two webhooks" : "A game without them", linesOf(counted))}\n\n${kindsOf(counted)}`,
      );
      console.log(
        `\n${counted.action.times} actions, ${rounded(counted.notice.times / counted.action.times)} notices an action, ${rounded(counted.action.bytesPut / counted.action.times)} bytes stored an action, ${rounded(counted.action.bytesOut / counted.action.times)} bytes answered.`,
      );
    }
    const game = await service.start({ ruleset: "rogue-regiment", scenario: "chalk-farm", seed: 1, told: false });
    const here = { position: game.position };
    const secret = game.secretOf("player-1");
    const questions: readonly (Question & { readonly name: string })[] = [
      {
        name: "sight, scenario by id",
        method: "POST",
        path: "/v1/sight",
        body: { ruleset: "rogue-regiment", scenario: "chalk-farm", from: "major", to: "jock" },
      },
      {
        name: "sight, position as JSON",
        method: "POST",
        path: "/v1/sight",
        body: { ...here, from: "major", to: "jock" },
      },
      { name: "legal actions, position as JSON", method: "POST", path: "/v1/legal-actions", body: here },
      {
        name: "legal actions of a stored game",
        method: "POST",
        path: "/v1/legal-actions",
        body: { gameId: game.id },
        secret,
      },
      { name: "a stored game read", method: "GET", path: `/v1/games/${game.id}`, secret },
      { name: "the rulesets", method: "GET", path: "/v1/rulesets" },
    ];
    const rows: (readonly string[])[] = [];
    for (const { name, ...question } of questions) {
      const work = noWork();
      for (let n = 0; n < ASKED; n++) await service.ask(question);
      for (let n = 0; n < ASKED; n++) await service.ask(question, work);
      rows.push(questionRow(name, work));
    }
    console.log(
      `\n### What does not depend on use, a month\n\n${table(["what", "count", "each", "a month"], [...fixedCosts.map(({ what, count, each }) => [what, String(count), dollars(each), dollars(count * each)]), ["**in all**", "", "", `**${dollars(fixedInAll())}**`]])}`,
    );
    console.log(
      `\n### Questions\n\n${table(["question", "read units", "processor (ms)", "billed (ms)", "bytes answered", "for a million"], rows)}`,
    );
  } finally {
    service.client.destroy();
    store.process.kill();
  }
}

await main();
