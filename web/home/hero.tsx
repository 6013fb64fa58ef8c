import { draft, sight } from "../api/questions.ts";
import { forgetNames, learnNames } from "../page/names.ts";
import { linkTo } from "../page/route.ts";
import { useAnswer } from "../page/use-answer.ts";
import { verdictOf } from "../sight/ruling-words.ts";
import { behindHedge as shown } from "./gallery/behind-hedge.ts";
import { Thumbnail } from "../board/thumbnail.tsx";

/** A situation of the gallery, ruled, as a picture of what this page is about. */
export function Hero() {
  const { answer } = useAnswer(async () => {
    const { ruleset, board, asked } = shown;
    // as a draft: who has a board fetched is about to play, and has the rules fetched as well
    const [{ drawn }, { ruling }] = await Promise.all([
      draft(ruleset, board, undefined),
      sight({ in: { ruleset, board } }, asked.from, asked.to),
    ]);
    if (drawn === null) return null;
    forgetNames();
    learnNames(drawn.board);
    return { model: drawn.board, ruling };
  }, []);
  return (
    <a class="hero" href={linkTo(["disputes"])}>
      <span class="hero-picture">
        {answer.value !== null && <Thumbnail {...answer.value} sight={answer.value.ruling} name="hero" width={420} />}
      </span>
      <span class="hero-words">
        {answer.value === null ? shown.question : `${shown.question} ${verdictOf(answer.value.ruling)}`}
      </span>
    </a>
  );
}
