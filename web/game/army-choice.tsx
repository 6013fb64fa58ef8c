import type { BoardAnswer, RulesetListing } from "../api/answers.ts";
import { notation } from "../api/questions.ts";
import { post } from "../api/request.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { countsIn, mustering, withCard } from "./armies.ts";
import type { UnitCard } from "./mustered.ts";

/** All cards of a game, each with what it is; none where the game has no such lists. */
async function unitCards(ruleset: string, choices: RulesetListing["choices"]): Promise<readonly UnitCard[]> {
  const muster = mustering(ruleset, choices, (await notation(ruleset)).notation?.lines ?? []);
  if (muster === null) return [];
  const { board } = await post<BoardAnswer>("/v1/board", muster.asked);
  return muster.cardsOn(board);
}

interface ArmyChoiceProps {
  readonly ruleset: string;
  readonly choices: RulesetListing["choices"];
  readonly name: string;
  readonly words: string;
  readonly choose: (words: string) => void;
}

/** A list of one's own, put together of the cards that there are: what each is, what it costs, and what all cost together. */
export function ArmyChoice({ ruleset, choices, name, words, choose }: ArmyChoiceProps) {
  const asked = useAnswer(() => unitCards(ruleset, choices), [ruleset]);
  return (
    <Answered to={asked} waiting="Fetching the cards …">
      {(cards) => <Army cards={cards} name={name} words={words} choose={choose} />}
    </Answered>
  );
}

/** The cards that there are, how often each is in the list, and what all cost together. */
function Army({
  cards,
  name,
  words,
  choose,
}: Pick<ArmyChoiceProps, "name" | "words" | "choose"> & { readonly cards: readonly UnitCard[] }) {
  const counts = countsIn(words);
  const sum = cards.reduce((points, card) => points + (card.points ?? 0) * (counts.get(card.id) ?? 0), 0);
  return (
    <div class="army" data-army={name}>
      <p class="army-sum" data-army-points={sum}>
        {sum === 0 ? "Nobody chosen yet." : `${sum} AP chosen.`}
      </p>
      <ul>
        {cards.map((card) => (
          <Card
            key={card.id}
            card={card}
            count={counts.get(card.id) ?? 0}
            change={(more) => choose(withCard(words, card.id, more))}
          />
        ))}
      </ul>
    </div>
  );
}

/** A card, how often it is in the list, and one more or less of it. */
const Card = ({
  card: { id, name, says, points },
  count,
  change,
}: {
  readonly card: UnitCard;
  readonly count: number;
  readonly change: (more: 1 | -1) => void;
}) => (
  <li data-card={id} class={count > 0 ? "chosen" : undefined}>
    <span class="army-count">
      <button
        type="button"
        class="small"
        aria-label={`One ${name} less`}
        disabled={count === 0}
        onClick={() => change(-1)}
      >
        −
      </button>
      <output>{count}</output>
      <button type="button" class="small" aria-label={`One ${name} more`} onClick={() => change(1)}>
        +
      </button>
    </span>
    <span>
      <strong>{name}</strong>
      {points !== null && ` · ${points} AP`}
      <span class="minor"> {says.join(" · ")}</span>
    </span>
  </li>
);
