import { games } from "../rules/index.ts";
import { ruleset } from "../rules/rogue-regiment/index.ts";
import { operationsFor, readJson } from "../service/index.ts";
import { openEmbeddedStore } from "../tests/service/embedded.ts";
import { compareWaiting, type Row, rounded } from "./measure.ts";
import { afterSetUp } from "./rogue-regiment-positions.ts";

/** The most times as long as reading the request and writing the answer alone. */
const MOST = 4;

/** An adjudication in process, from the text of the request to that of the answer, beside reading and writing alone. */
export async function textToTextRows(): Promise<readonly Row[]> {
  const embedded = openEmbeddedStore("memory");
  const operations = operationsFor({ games, store: embedded.store, now: Date.now, log: () => undefined });
  const position = afterSetUp();
  const action = ruleset
    .forms({ state: position.state, settings: position.settings, events: [] })
    .find(({ name }) => name === "move")?.actions[0];
  const request = JSON.stringify({ position, action });
  const body = Buffer.from(request);
  const nobody = { secret: null };
  const answer = await operations.adjudicate(readJson(body), nobody);
  const names = ["request's text to answer's text", "the same read and written alone"] as const;
  const lengths = { value: 0 };
  try {
    const rates = await compareWaiting(
      [
        {
          name: names[0],
          async once() {
            lengths.value += JSON.stringify(await operations.adjudicate(readJson(body), nobody)).length;
          },
        },
        {
          name: names[1],
          async once() {
            JSON.parse(request);
            lengths.value += JSON.stringify(answer).length;
          },
        },
      ],
      { rounds: 7, operations: 500, warmUp: 2000 },
    );
    const [ours = 0, peer = 0] = names.map((name) => rates.get(name));
    return [
      {
        what: `adjudicate, ${names[0]}`,
        figure: `${rounded(1e6 / ours)} µs`,
        peer: names[1],
        peerFigure: `${rounded(1e6 / peer)} µs`,
        ratio: ours / peer,
        target: `at most ${MOST} times as long`,
        met: peer / ours <= MOST,
      },
    ];
  } finally {
    await embedded.close();
  }
}
