import { useSignal } from "@preact/signals";
import type { BoardModel } from "../api/answers.ts";
import { inWords, type Words } from "../api/problem.ts";
import { draft, rulesets } from "../api/questions.ts";
import { type Dispute, disputes } from "../home/disputes.ts";
import { Thumbnail } from "../board/thumbnail.tsx";
import { go, linkTo } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { layTable } from "../game/local-table.ts";

/** The boards of the gallery, by the id of their dispute. */
const boardsOf = async (): Promise<ReadonlyMap<string, BoardModel>> => {
  const drawn = await Promise.all(
    disputes.map(async ({ id, ruleset, board }) => [id, (await draft(ruleset, board, undefined)).drawn] as const),
  );
  return new Map(drawn.flatMap(([id, drawing]) => (drawing === null ? [] : [[id, drawing.board] as const])));
};

/** Situations people disagree about, each one press from its ruling; and an empty board for one's own. */
export function Disputes() {
  const { answer: boards, trouble, again } = useAnswer(boardsOf, []);
  const { answer: games } = useAnswer(rulesets, []);
  const laying = useSignal<string | null>(null);
  const failed = useSignal<Words | null>(null);
  const rule = async ({ id, ruleset, title, question, board, from, to }: Dispute): Promise<void> => {
    laying.value = id;
    try {
      const table = await layTable(title, ruleset, { ruleset, board }, { id: `dispute-${id}`, question });
      go(["table", table.card.id], { tab: "sight", sight: "line", from, to });
    } catch (error) {
      failed.value = inWords(error);
      laying.value = null;
    }
  };
  const wrong = failed.value ?? trouble.value;
  return (
    <div class="home">
      <div class="intro">
        <h1>Settle a dispute</h1>
        <p>
          Take the situation that is most like yours and change it, or draw your own. You get the verdict, the reason,
          the rule with its page, a picture, and an honest word where the book can be read in two ways.
        </p>
        <p>
          <a class="button main" data-own-board="" href={linkTo(["editor"], { begin: "anew" })}>
            Draw your own situation
          </a>
        </p>
      </div>
      {wrong !== null && <Trouble {...wrong} again={again} />}
      <ul class="cards gallery">
        {disputes.map((dispute) => {
          const model = boards.value?.get(dispute.id);
          return (
            <li key={dispute.id} class="card">
              <div class="thumbnail-room">
                {model !== undefined && <Thumbnail model={model} name={dispute.id} width={220} />}
              </div>
              <h2>{dispute.title}</h2>
              <p>{dispute.question}</p>
              <div class="row">
                <button
                  type="button"
                  data-dispute={dispute.id}
                  disabled={laying.value !== null}
                  onClick={() => void rule(dispute)}
                >
                  The ruling<span class="heard"> on: {dispute.title}</span>
                </button>
                <span class="minor">{games.value?.rulesets.find(({ id }) => id === dispute.ruleset)?.title}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
