import { GameRow, useMyGames, waitingInWords } from "../post/my-game-list.tsx";
import { linkTo } from "../page/route.ts";

/** How many games stand on the landing page; the others are under My games. */
const SHOWN = 4;

/** The games by post that go on, those that wait for whoever sits here first. */
export function WaitingGames() {
  const { answer, trouble } = useMyGames();
  if (answer.value === null) return trouble.value === null ? <div class="waiting-games" /> : null;
  const going = answer.value.games.filter(({ game }) => game.ended === null);
  if (going.length === 0) return null;
  return (
    <section class="waiting-games" aria-labelledby="waiting-games">
      <h2 id="waiting-games">{waitingInWords(going)}</h2>
      <ul class="my-games">
        {going.slice(0, SHOWN).map((mine) => (
          <GameRow key={mine.game.id} mine={mine} />
        ))}
      </ul>
      <p>
        <a href={linkTo(["my-games"])}>All my games</a>
      </p>
    </section>
  );
}
