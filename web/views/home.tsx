import { capital } from "../page/names.ts";
import { type Signal, signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { BoardModel, RulesetListing, Scenario } from "../api/answers.ts";
import { inWords, type Words } from "../api/problem.ts";
import { rulesets, scenarios } from "../api/questions.ts";
import { Doors } from "../home/doors.tsx";
import { playGuided } from "../home/first-move.ts";
import { Hero } from "../home/hero.tsx";
import { missionBoards } from "../home/mission-board.ts";
import { KeptTables } from "../home/kept-tables.tsx";
import { StrengthChoice } from "../game/strength-choice.tsx";
import { mineOf, type Side, sidesOf } from "../game/sides.ts";
import { difficultyOf, seatsOf } from "../home/mission-facts.ts";
import { Thumbnail } from "../board/thumbnail.tsx";
import { keptInvitations } from "../post/invitations.ts";
import { chooseGame } from "../page/last-game.ts";
import { go, linkTo, note } from "../page/route.ts";
import { optionsOf, SetUpChoices } from "../game/set-up-choices.tsx";
import { fetchedWhenShown } from "../page/fetched.tsx";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { ViewProps } from "../page/view-props.ts";
import { layMission } from "../game/local-table.ts";

/** What this is, three ways in, the missions of each game, and the tables that were left. */
export function Home({ query }: ViewProps) {
  const { answer: games, trouble, again } = useAnswer(rulesets, []);
  const laid = useSignal<Words | null>(null);
  const game = games.value?.rulesets.find(({ id }) => id === query["game"]) ?? games.value?.rulesets[0];
  const {
    answer: missions,
    trouble: noMissions,
    again: askMissions,
  } = useAnswer(
    game === undefined ? null : async () => ({ game: game.id, scenarios: (await scenarios(game.id)).scenarios }),
    [game?.id],
  );
  const wrong = trouble.value ?? noMissions.value ?? laid.value;
  // whoever has games by post knows what this is: what waits for them comes first
  const comesBack = keptInvitations.value.length > 0;

  return (
    <div class="home">
      {comesBack && <YourGames />}
      <div class="intro with-hero">
        <div>
          <h1>The umpire for commando board games</h1>
          <p>
            Sneak past the sentries, blow up what you came for, get out again. Umpire plays the enemy by the book, knows
            who sees whom, and says for everything that happens which rule of the printed game it comes from.
          </p>
        </div>
        <Hero />
      </div>
      <Doors
        game={game}
        first={firstMission(missions.value, game?.id)}
        failed={(error) => (laid.value = inWords(error))}
      />
      {wrong !== null && (
        <Trouble {...wrong} again={laid.value === wrong ? undefined : trouble.value === null ? askMissions : again} />
      )}
      <KeptTables />
      <h2 class="section-head">Missions</h2>
      {games.value !== null && <GameChoice games={games.value.rulesets} chosen={game?.id} />}
      {game === undefined || missions.value?.game !== game.id ? (
        wrong === null && <p class="waiting">Fetching the missions …</p>
      ) : (
        <Choice
          key={game.id}
          game={game}
          missions={missions.value.scenarios}
          failed={(error) => (laid.value = inWords(error))}
        />
      )}
    </div>
  );
}

/** Which game one looks at the missions of. */
function GameChoice({
  games,
  chosen,
}: {
  readonly games: readonly RulesetListing[];
  readonly chosen: string | undefined;
}) {
  const choose = (id: string): void => {
    chooseGame(id);
    note({ game: id });
  };
  return (
    <div class="segments" role="group" aria-label="Game">
      {games.map(({ id, title }) => (
        <button key={id} type="button" aria-pressed={id === chosen} data-game={id} onClick={() => choose(id)}>
          {title}
        </button>
      ))}
    </div>
  );
}

/** The first mission of a game, once they are known. */
const firstMission = (
  missions: { readonly game: string; readonly scenarios: readonly Scenario[] } | null,
  game: string | undefined,
): Scenario | undefined => (missions !== null && missions.game === game ? missions.scenarios[0] : undefined);

function Choice({
  game,
  missions,
  failed,
}: {
  readonly game: RulesetListing;
  readonly missions: readonly Scenario[];
  readonly failed: (error: unknown) => void;
}) {
  const difficulty = useSignal(game.difficulties[0] ?? "");
  const players = useSignal(1);
  const chosen = useSignal<Readonly<Record<string, string>>>({});
  const laying = useSignal<string | null>(null);
  const sides = sidesOf(game.id);
  /** The side that is played against the computer; "" for all of them. */
  const side = useSignal(sides[0]?.id ?? "");
  const { answer: boards } = useAnswer(() => missionBoards(game.id, missions), [game.id]);
  /** Lays a mission out and goes there, one at a time. */
  const lay = (mission: Scenario, there: () => Promise<void>): void => {
    laying.value = mission.id;
    there().catch((error: unknown) => {
      failed(error);
      laying.value = null;
    });
  };
  const play = async ({ id, title }: Scenario): Promise<void> => {
    const options = optionsOf({ difficulty, players, chosen });
    const table = await layMission(title, game.id, { scenario: id, options }, mineOf(sides, side.value));
    go(["table", table.card.id]);
  };
  return (
    <>
      <div class="row options-row">
        {sides.length > 0 && <SideChoice sides={sides} side={side} />}
        {side.value !== "" && <StrengthChoice />}
        <SetUpChoices game={game} difficulty={difficulty} players={players} chosen={chosen} />
      </div>
      {sides.length > 0 && <SidesLazily ruleset={game.id} chosen={side.value} />}
      <ul class="cards">
        {missions.map((mission, i) => (
          <MissionCard
            key={mission.id}
            game={game}
            mission={mission}
            picture={boards.value === null ? "awaited" : (boards.value[i] ?? null)}
            laying={laying.value}
            byPost={linkTo(["new-game", game.id, mission.id], {
              difficulty: difficulty.value,
              players: String(Math.max(2, players.value)),
              ...chosen.value,
            })}
            onPlay={() => lay(mission, () => play(mission))}
            onGuide={i === 0 ? () => lay(mission, () => playGuided(game, mission)) : null}
          />
        ))}
      </ul>
    </>
  );
}

/** What the sides are, fetched where there are sides to choose from. */
const SidesLazily = fetchedWhenShown(async () => (await import("../home/sides-in-words.tsx")).SidesInWords, {
  waiting: "Fetching what the sides are …",
  class: "minor",
});

/** Which side one plays against the computer, or both. */
function SideChoice({ sides, side }: { readonly sides: readonly Side[]; readonly side: Signal<string> }) {
  return (
    <label class="field">
      <span>You play</span>
      <select data-side="" value={side.value} onChange={({ currentTarget }) => (side.value = currentTarget.value)}>
        {sides.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">both sides, at this screen</option>
      </select>
    </label>
  );
}

/** A mission with its picture, to be played here or by post. */
function MissionCard({
  game,
  mission,
  picture,
  laying,
  byPost,
  onPlay,
  onGuide,
}: {
  readonly game: RulesetListing;
  readonly mission: Scenario;
  readonly picture: BoardModel | null | "awaited";
  /** The mission that is being laid out. */
  readonly laying: string | null;
  readonly byPost: string;
  readonly onPlay: () => void;
  /** Plays it with the guide, where the guide knows it. */
  readonly onGuide: (() => void) | null;
}) {
  const waits = picture === "awaited";
  return (
    <li class="card">
      <MissionPicture model={waits ? null : picture} name={mission.id} waits={waits} />
      <h3>{mission.title}</h3>
      <p>{mission.text}</p>
      <MissionFacts mission={mission} game={game} />
      <div class="row">
        <button type="button" data-mission={mission.id} disabled={laying !== null} onClick={onPlay}>
          {laying === mission.id ? "Laying it out …" : "Play"}
          <span class="heard">: {mission.title}</span>
        </button>
        {onGuide !== null && (
          <button type="button" data-with-guide={mission.id} disabled={laying !== null} onClick={onGuide}>
            With a guide<span class="heard">: {mission.title}</span>
          </button>
        )}
        <a data-by-post={mission.id} href={byPost}>
          Play by post<span class="heard">: {mission.title}</span>
        </a>
      </div>
    </li>
  );
}

/** What was chosen for a trial, in words: "the attacker's force: 20 points". */
const chosenFor = (choices: RulesetListing["choices"], chosen: Readonly<Record<string, string>>): string =>
  choices
    .flatMap(({ name, text, values }) => {
      const value = values.find(({ id }) => id === chosen[name]);
      return value === undefined ? [] : [`${text}: ${value.text}`];
    })
    .join("; ");

/** For how many a mission is, how long it takes and how hard it is, as far as it was tried. */
function MissionFacts({
  mission: { trial },
  game: { id, mostPlayers: players, choices },
}: {
  readonly mission: Scenario;
  readonly game: RulesetListing;
}) {
  const share = trial === null ? 0 : (100 * trial.won) / trial.games;
  const { word, winner } = difficultyOf(id, share);
  const chosen = chosenFor(choices, trial?.choices ?? {});
  const told = trial === null ? "" : `${trial.won} of ${trial.games} games${chosen === "" ? "" : ` (${chosen})`}`;
  return (
    <ul class="mission-facts" data-facts="">
      <li>{seatsOf(id, players)}</li>
      {trial !== null && trial.turns !== null && <li>about {trial.turns} turns</li>}
      {trial !== null && (
        <li title={`${capital(winner)} ${told}.`}>
          {word}
          <span class="heard">
            : {winner} {told}
          </span>
        </li>
      )}
    </ul>
  );
}

/** The ground of a mission, as small as it is told apart. */
const MissionPicture = ({
  model,
  name,
  waits,
}: {
  readonly model: BoardModel | null;
  readonly name: string;
  readonly waits: boolean;
}) => (
  <div class="thumbnail-room">
    {model !== null && <Thumbnail model={model} name={name} width={240} />}
    {model === null && !waits && <p class="minor">Laid out as you choose</p>}
  </div>
);

/** What shows games by post: fetched where there are any. */
const gamesByPost = signal<ComponentType | null>(null);

/** The games by post of this browser, those that wait first; their room is kept until they are there. */
function YourGames() {
  useEffect(() => {
    void import("../home/waiting-games.tsx").then(({ WaitingGames }) => (gamesByPost.value = WaitingGames));
  }, []);
  const Games = gamesByPost.value;
  return Games === null ? <div class="waiting-games" /> : <Games />;
}
