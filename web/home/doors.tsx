import { useSignal } from "@preact/signals";
import type { RulesetListing, Scenario } from "../api/answers.ts";
import { linkTo } from "../page/route.ts";
import { playGuided } from "./first-move.ts";

interface DoorsProps {
  readonly game: RulesetListing | undefined;
  /** The mission that a newcomer plays first. */
  readonly first: Scenario | undefined;
  readonly failed: (error: unknown) => void;
}

/** The three ways in: play now, settle a dispute, play by post. */
export function Doors({ game, first, failed }: DoorsProps) {
  const laying = useSignal(false);
  const play = async (): Promise<void> => {
    if (game === undefined || first === undefined) return;
    laying.value = true;
    try {
      await playGuided(game, first);
    } catch (error) {
      failed(error);
      laying.value = false;
    }
  };
  return (
    <ul class="doors">
      <li class="door">
        <h2>Play now</h2>
        <p data-first-mission="">
          Alone or side by side at one screen. The first mission
          {game === undefined || first === undefined ? "" : ` of ${game.title}, ${first.title},`} is laid out for you,
          and a guide shows you round.
        </p>
        <button
          type="button"
          class="main"
          data-play-now=""
          disabled={laying.value || first === undefined}
          onClick={() => void play()}
        >
          {laying.value ? "Laying it out …" : first === undefined ? "Just a moment …" : "Play the first mission"}
        </button>
      </li>
      <li class="door">
        <h2>Settle a dispute</h2>
        <p>
          “Does the guard see me behind the hedge?” Draw what lies on your table, and read the ruling with its rule.
        </p>
        <a class="button main" data-settle="" href={linkTo(["disputes"])}>
          See a ruling
        </a>
      </li>
      <li class="door">
        <h2>Play by post</h2>
        <p>For months, each when there is time: a link for everybody, dice nobody can doubt, and nothing is lost.</p>
        <a class="button main" data-post="" href={linkTo(["new-game"])}>
          Begin a game by post
        </a>
      </li>
    </ul>
  );
}
