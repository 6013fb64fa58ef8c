import * as z from "zod";
import { engineRate } from "./engine.ts";
import { loaded } from "./loads.ts";
import { perSecond, type Row, rounded } from "./measure.ts";
import { aMove, newPositions } from "./new-positions.ts";
import { started } from "./started.ts";

/** How many times the adjudications of single requests a second of a processor brings through explore, at least. */
const LEAST = 7;

const exploredAnswer = z.object({ results: z.array(z.unknown()), next: z.null() });

/**
 * Adjudications per second of the server's processor: every legal action of a position by one `explore`, against single
 * requests, each with a position that comes for the first time; and what the engine brings.
 */
export async function exploringRows(): Promise<readonly Row[]> {
  const next = newPositions();
  const umpire = await started("service/local/main.ts", { PORT: "0", UMPIRE_DATA: "memory" });
  try {
    const pid = umpire.process.pid ?? 0;
    const exploring = (want: readonly string[]) => (): string =>
      `{"position":${next()},"seed":7,"want":${JSON.stringify(want)}}`;
    const wants = { outcomes: [], ids: ["positionId"], positions: ["position"] } as const;
    const single = "adjudicate, REST, a new position";
    const url = `${umpire.address}/v1/explore`;
    const answer: unknown = await (
      await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: exploring(wants.outcomes)(),
      })
    ).json();
    const count = exploredAnswer.parse(answer).results.length;
    const action = JSON.stringify(aMove());
    const rates = await loaded(
      [
        {
          name: single,
          pid,
          url: `${umpire.address}/v1/adjudicate`,
          bodies: () => `{"position":${next()},"action":${action}}`,
        },
        ...Object.entries(wants).map(([name, want]) => ({ name, pid, url, bodies: exploring(want) })),
      ],
      3,
      3,
    );
    const processor = (name: string): number => rates.get(name)?.processor ?? Number.NaN;
    const alone = 1e6 / processor(single);
    const byEngine = await engineRate(next);
    const explored = Object.keys(wants).map((name): Row => {
      const together = (count * 1e6) / processor(name);
      const ratio = together / alone;
      // what is wanted besides has to be written and hashed for each, and takes what it takes
      const bound = name === "outcomes" ? LEAST : null;
      return {
        what: `adjudications per second of a processor by explore (${count} actions, their ${name})`,
        figure: perSecond(together),
        peer: single,
        peerFigure: perSecond(alone),
        ratio,
        target: bound === null ? "" : `at least ${rounded(bound)}×`,
        met: bound === null ? null : ratio >= bound,
      };
    });
    const engine = {
      what: "adjudications per second of a processor by umpire engine (the same, with moments and decisions)",
      figure: perSecond(byEngine),
      peer: single,
      peerFigure: perSecond(alone),
      ratio: byEngine / alone,
      target: "",
      met: null,
    };
    return [...explored, engine];
  } finally {
    umpire.process.kill();
  }
}
