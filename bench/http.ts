import { ruleset } from "../rules/rogue-regiment/index.ts";
import { type Load, loaded, type Went } from "./loads.ts";
import { perSecond, type Row, rounded } from "./measure.ts";
import { aMove, newPositions } from "./new-positions.ts";
import { afterSetUp } from "./rogue-regiment-positions.ts";
import { started } from "./started.ts";

/** Everything of an adjudication that GraphQL has and REST answers, too. */
const wholeAnswer = `query ($at: At!, $move: Move!) {
  adjudicate(at: $at, move: $move) {
    __typename
    ... on Paused {
      outcome: __typename
      events { event text cites details }
      decision { kind prompt text dice sides options { id text } }
      position moment board
      unused { dice }
      rules { id kind text source }
    }
  }
}`;
const typeAlone = "query ($at: At!, $move: Move!) { adjudicate(at: $at, move: $move) { __typename } }";

/** What a request may take of a processor on the machine where that was set, in microseconds. */
const MOST = { rest: 250, beyondRest: 120, scenario: 120 } as const;

const went = ({ rate, p99, processor }: Went): string =>
  `${perSecond(rate)}, p99 ${rounded(p99)} ms, ${rounded(processor)} µs of a processor`;

/** Microseconds of this process for reading a text and writing a value: what an answer takes that is known beforehand. */
function bareText(request: string, answer: unknown): number {
  let lengths = 0;
  const times = (count: number): number => {
    const before = process.cpuUsage();
    for (let n = 0; n < count; n++) {
      JSON.parse(request);
      lengths += JSON.stringify(answer).length;
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / count;
  };
  times(3000);
  const found = Math.min(...Array.from({ length: 5 }, () => times(1000)));
  if (lengths === 0) throw new Error("Nothing was written.");
  return found;
}

/** How what is asked of the servers is called. */
const names = {
  health: "healthz of the same server",
  hello: "bare Apollo hello",
  rest: "adjudicate, REST, a new position",
  whole: "adjudicate, GraphQL, a new position, the whole answer",
  sight: "sight, REST, a new position",
  scenario: "sight, REST, scenario by id",
  restAgain: "adjudicate, REST, a position seen before",
  wholeAgain: "adjudicate, GraphQL, a position seen before, the whole answer",
  typeAgain: "adjudicate, GraphQL, a position seen before, its type alone",
} as const;

type Server = Awaited<ReturnType<typeof started>>;

/** A move, at one position that comes again and again. */
interface Known {
  readonly action: ReturnType<typeof aMove>;
  readonly position: ReturnType<typeof afterSetUp>;
}

/** What is asked of the server and of a bare Apollo server. */
function loadsOf(umpire: Server, apollo: Server, { action, position }: Known): readonly Load[] {
  const next = newPositions();
  const pid = umpire.process.pid ?? 0;
  const rest = (path: string): string => `${umpire.address}/v1/${path}`;
  const graphql = `${umpire.address}/graphql`;
  const move = JSON.stringify(action);
  const asked = (query: string) => (): string =>
    `{"query":${JSON.stringify(query)},"variables":{"at":{"position":${next()}},"move":{"action":${move}}}}`;
  const ends = { from: "major", to: "jock" };
  const again = (query: string): object => ({ query, variables: { at: { position }, move: { action } } });
  return [
    { name: names.rest, pid, url: rest("adjudicate"), bodies: () => `{"position":${next()},"action":${move}}` },
    { name: names.whole, pid, url: graphql, bodies: asked(wholeAnswer) },
    { name: names.sight, pid, url: rest("sight"), bodies: () => `{"position":${next()},"from":"major","to":"jock"}` },
    { name: names.scenario, pid, url: rest("sight"), body: { ruleset: ruleset.id, scenario: "chalk-farm", ...ends } },
    { name: names.restAgain, pid, url: rest("adjudicate"), body: { position, action } },
    { name: names.wholeAgain, pid, url: graphql, body: again(wholeAnswer) },
    { name: names.typeAgain, pid, url: graphql, body: again(typeAlone) },
    { name: names.health, pid, url: `${umpire.address}/healthz` },
    { name: names.hello, pid: apollo.process.pid ?? 0, url: apollo.address, body: { query: "{ hello }" } },
  ];
}

/** The rows of what was asked; `bare` are the microseconds that the texts of an adjudication take alone. */
function rowsOf(rates: Awaited<ReturnType<typeof loaded>>, bare: number): readonly Row[] {
  const of = (name: string): Went => rates.get(name) ?? { rate: 0, p99: 0, processor: Number.NaN };
  const against = (ours: string, peer: string): Row => ({
    what: ours,
    figure: went(of(ours)),
    peer,
    peerFigure: went(of(peer)),
    ratio: of(ours).rate / of(peer).rate,
    target: "",
    met: null,
  });
  const within = (name: string, most: number): Row => ({
    what: `processor of ${name}`,
    figure: `${rounded(of(name).processor)} µs`,
    peer: "reading and writing the texts of such an adjudication alone",
    peerFigure: `${rounded(bare)} µs`,
    ratio: bare / of(name).processor,
    target: `at most ${rounded(most)} µs`,
    met: of(name).processor <= most,
  });
  return [
    ...[names.rest, names.whole, names.sight, names.scenario, names.restAgain, names.wholeAgain].map((ours) =>
      against(ours, names.health),
    ),
    against(names.typeAgain, names.hello),
    against(names.wholeAgain, names.hello),
    within(names.rest, MOST.rest),
    within(names.whole, of(names.rest).processor + MOST.beyondRest),
    within(names.scenario, MOST.scenario),
  ];
}

/**
 * The served APIs against the same server's health check, a bare Apollo server, and reading and writing the same texts:
 * with one position again and again, which is recognised, and with positions that come for the first time.
 */
export async function servedRows(): Promise<readonly Row[]> {
  const known: Known = { action: aMove(), position: afterSetUp() };
  const umpire = await started("service/local/main.ts", { PORT: "0", UMPIRE_DATA: "memory" });
  try {
    const apollo = await started("bench/apollo-hello.ts", {});
    try {
      const rates = await loaded(loadsOf(umpire, apollo, known), 3, 3);
      const text = JSON.stringify({ position: known.position, action: known.action });
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${umpire.address}/v1/adjudicate`, { method: "POST", headers, body: text });
      return rowsOf(rates, bareText(text, await response.json()));
    } finally {
      apollo.process.kill();
    }
  } finally {
    umpire.process.kill();
  }
}
