import { rulesets, scenarios } from "../api/questions.ts";
import { linkTo } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";

/** Which game is to be played by post, and which of its missions. */
export function ChooseGame({ ruleset }: { readonly ruleset: string | undefined }) {
  const { answer, trouble, again } = useAnswer(async () => {
    const [games, missions] = await Promise.all([rulesets(), ruleset === undefined ? null : scenarios(ruleset)]);
    return { games: games.rulesets, missions: missions?.scenarios ?? [] };
  }, [ruleset]);
  if (trouble.value !== null) return <Trouble alone {...trouble.value} again={again} />;
  if (answer.value === null) return <h1 class="waiting">Fetching the games …</h1>;
  const { games, missions } = answer.value;
  return (
    <div class="post-page">
      <h1>{ruleset === undefined ? "Which game do you play by post?" : "Which mission?"}</h1>
      <p class="lead">
        Everybody plays from home, each when there is time. The game is kept here; you hand a link to each player, and
        nobody needs an account.
      </p>
      <div class="segments" role="group" aria-label="Game">
        {games.map(({ id, title }) => (
          <a
            key={id}
            class="segment"
            data-game={id}
            aria-current={id === ruleset ? "true" : undefined}
            href={linkTo(["new-game", id])}
          >
            {title}
          </a>
        ))}
      </div>
      <ul class="plain-list missions-by-post">
        {missions.map(({ id, title, text }) => (
          <li key={id}>
            <a data-mission={id} href={linkTo(["new-game", ruleset ?? "", id], { players: "2" })}>
              {title}
            </a>
            <p class="minor">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
