import { useSignal } from "@preact/signals";
import type { BoardModel } from "../api/answers.ts";
import { inWords, type Words } from "../api/problem.ts";
import { draft, rulesets } from "../api/questions.ts";
import { disputes } from "../home/disputes.ts";
import type { Dispute } from "../home/gallery/dispute.ts";
import { Thumbnail } from "../board/thumbnail.tsx";
import { lastFirst } from "../page/last-game.ts";
import { go, linkTo } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { layKnown } from "../home/lay-known.ts";
import "../styles/gallery.css";

/** The boards of the gallery, by the id of their dispute. */
const boardsOf = async (): Promise<ReadonlyMap<string, BoardModel>> => {
  const drawn = await Promise.all(
    disputes.map(async ({ id, ruleset, board }) => [id, (await draft(ruleset, board, undefined)).drawn] as const),
  );
  return new Map(drawn.flatMap(([id, drawing]) => (drawing === null ? [] : [[id, drawing.board] as const])));
};

/** A telephone: there each game is a line that unfolds, and a situation a line with its picture beside it. */
const isNarrow = matchMedia("(max-width: 600px)").matches;

/** Situations people disagree about, each one press from its ruling; and an empty board for one's own. */
export function Disputes() {
  const { answer: boards, trouble, again } = useAnswer(boardsOf, []);
  const { answer: games } = useAnswer(rulesets, []);
  const laying = useSignal<string | null>(null);
  const failed = useSignal<Words | null>(null);
  const rule = async (dispute: Dispute): Promise<void> => {
    laying.value = dispute.id;
    try {
      const at = await layKnown(dispute);
      go(["table", at.table], at.notes);
    } catch (error) {
      failed.value = inWords(error);
      laying.value = null;
    }
  };
  const wrong = failed.value ?? trouble.value;
  const galleries = lastFirst(
    [...Map.groupBy(disputes, ({ ruleset }) => ruleset)].map(([id, ofGame]) => ({ id, ofGame })),
  );
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
      {galleries.map(({ id: ruleset, ofGame }, i) => (
        <details key={ruleset} class="gallery-game" data-gallery={ruleset} open={i === 0 || !isNarrow}>
          <summary>
            <h2 class="section-head">{games.value?.rulesets.find(({ id }) => id === ruleset)?.title ?? "…"}</h2>{" "}
            <span class="minor">{ofGame.length} situations</span>
          </summary>
          <ul class="cards gallery">
            {ofGame.map((dispute) => (
              <DisputeCard
                key={dispute.id}
                dispute={dispute}
                model={boards.value?.get(dispute.id)}
                isLaying={laying.value !== null}
                onRule={() => void rule(dispute)}
              />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** A situation with its question, and the way to its ruling. */
const DisputeCard = ({
  dispute: { id, title, question },
  model,
  isLaying,
  onRule,
}: {
  readonly dispute: Dispute;
  readonly model: BoardModel | undefined;
  readonly isLaying: boolean;
  readonly onRule: () => void;
}) => (
  <li class="card">
    <div class="thumbnail-room">{model !== undefined && <Thumbnail model={model} name={id} width={220} />}</div>
    <h3>{title}</h3>
    <p>{question}</p>
    <div class="row">
      <button type="button" data-dispute={id} disabled={isLaying} onClick={onRule}>
        The ruling<span class="heard"> on: {title}</span>
      </button>
    </div>
  </li>
);
