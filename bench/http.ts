import autocannon from "autocannon";
import { ruleset } from "../rules/rogue-regiment/index.ts";
import { median, perSecond, type Row, rounded } from "./measure.ts";
import { afterSetUp } from "./rogue-regiment-positions.ts";
import { started } from "./started.ts";

interface Load {
  readonly name: string;
  readonly url: string;
  readonly body?: unknown;
}

/** Requests a second of each load, in turns: the median of the rounds. */
export async function loaded(
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
