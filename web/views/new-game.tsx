import { useSignal } from "@preact/signals";
import { createGame } from "../api/games.ts";
import { inWords, type Words } from "../api/problem.ts";
import { rulesets, scenarios } from "../api/questions.ts";
import type { RulesetListing, Scenario } from "../api/answers.ts";
import { ChooseGame } from "../post/choose-game.tsx";
import { welcome } from "../post/handed-out.ts";
import { seatLabel } from "../post/seat-words.ts";
import { linkTo } from "../page/route.ts";
import { optionsOf, SetUpChoices } from "../game/set-up-choices.tsx";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { ViewProps } from "../page/view-props.ts";
import "../styles/stored-games.css";

/** A game is about to be played by post: which, and what the group agrees on. */
export function NewGame({ path: [ruleset, mission], query }: ViewProps) {
  if (ruleset === undefined || mission === undefined) return <ChooseGame ruleset={ruleset} />;
  return <OfMission key={`${ruleset} ${mission}`} ruleset={ruleset} mission={mission} query={query} />;
}

function OfMission({
  ruleset,
  mission,
  query,
}: {
  readonly ruleset: string;
  readonly mission: string;
  readonly query: ViewProps["query"];
}) {
  const { answer, trouble, again } = useAnswer(async () => {
    const [listed, missions] = await Promise.all([rulesets(), scenarios(ruleset)]);
    return {
      game: listed.rulesets.find(({ id }) => id === ruleset),
      scenario: missions.scenarios.find(({ id }) => id === mission),
    };
  }, [ruleset, mission]);
  if (trouble.value !== null) return <Trouble alone {...trouble.value} again={again} />;
  if (answer.value === null) return <h1 class="waiting">Fetching the mission …</h1>;
  const { game, scenario } = answer.value;
  if (game === undefined || scenario === undefined)
    return <Trouble alone text="There is no such mission." whatToDo="Go back to the missions and choose one." />;
  return <Agreement key={scenario.id} game={game} scenario={scenario} wished={query} />;
}

const deadlines: readonly (readonly [hours: number, text: string])[] = [
  [0, "no deadline"],
  [24, "a day for each turn"],
  [48, "two days for each turn"],
  [72, "three days for each turn"],
  [168, "a week for each turn"],
];

const LOOKING_AFTER = "master";

/** What a group agrees on before the game begins, as it is being filled in. */
function useAgreement({ game, scenario, wished }: AgreementProps) {
  const title = useSignal(scenario.title);
  const difficulty = useSignal(
    game.difficulties.find((name) => name === wished["difficulty"]) ?? game.difficulties[0] ?? "",
  );
  const players = useSignal(Math.min(game.mostPlayers, Math.max(1, Number(wished["players"]) || 2)));
  const visibility = useSignal<"public" | "private">("public");
  const dice = useSignal<"sealed" | "table">("sealed");
  const hours = useSignal(0);
  const consequence = useSignal<"remind" | "policy">("remind");
  const chosen = useSignal<Readonly<Record<string, string>>>(
    Object.fromEntries(scenario.choices.map(({ name }) => [name, wished[name] ?? ""])),
  );
  const mine = useSignal(seatsOf(game, scenario, players.value)[0] ?? "player-1");
  const names = useSignal<Readonly<Record<string, string>>>({});
  return {
    title,
    difficulty,
    players,
    visibility,
    dice,
    hours,
    consequence,
    chosen,
    mine,
    names,
  };
}

type Agreed = ReturnType<typeof useAgreement>;

interface AgreementProps {
  readonly game: RulesetListing;
  readonly scenario: Scenario;
  readonly wished: ViewProps["query"];
}

/** Who sits at the table: the seats of the game, as many players as there are, or whom the mission needs. */
function seatsOf({ seats, mostPlayers }: RulesetListing, mission: Scenario, players: number): readonly string[] {
  if (seats.length > 0) return seats;
  if (mostPlayers === 1) return mission.seats;
  return Array.from({ length: players }, (_, i) => `player-${i + 1}`);
}

/** What becomes of a turn whose time is over: with table dice nobody could roll for somebody who is late. */
const lateIn = ({ dice, consequence }: Agreed): "remind" | "policy" =>
  dice.value === "table" ? "remind" : consequence.value;

/** Creates the game as it was agreed on, and leads to its invitations. */
async function create(game: RulesetListing, scenario: Scenario, agreed: Agreed): Promise<void> {
  const { title, difficulty, players, chosen, visibility, dice, hours, mine, names } = agreed;
  const named = seatsOf(game, scenario, players.value).flatMap((seat) => {
    const name = names.value[seat]?.trim() ?? "";
    return name === "" ? [] : [{ seat, name }];
  });
  const created = await createGame(
    { ruleset: game.id, scenario: scenario.id, options: optionsOf({ difficulty, players, chosen }) },
    {
      title: title.value.trim() === "" ? scenario.title : title.value.trim(),
      dice: dice.value,
      visibility: visibility.value,
      ...(named.length > 0 && { names: named }),
      ...(hours.value > 0 && { deadline: { hours: hours.value, consequence: lateIn(agreed) } }),
    },
  );
  welcome(created, created.seats.includes(mine.value) ? mine.value : null);
}

function Agreement(props: AgreementProps) {
  const { game, scenario } = props;
  const agreed = useAgreement(props);
  const { title, difficulty, players, chosen } = agreed;
  const busy = useSignal(false);
  const wrong = useSignal<Words | null>(null);
  const seats = seatsOf(game, scenario, players.value);
  const begin = async (): Promise<void> => {
    busy.value = true;
    wrong.value = null;
    try {
      await create(game, scenario, agreed);
    } catch (error) {
      wrong.value = inWords(error);
      busy.value = false;
    }
  };

  return (
    <div class="post-page">
      <h1>{scenario.title}, by post</h1>
      <p class="lead">
        Everybody plays from home, each when there is time. The game is kept here; you hand a link to each player, and
        nobody needs an account.
      </p>
      <form
        class="agreement"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <TitleField title={title} />
        <SetUpChoices
          game={{ ...game, choices: scenario.choices }}
          difficulty={difficulty}
          players={players}
          chosen={chosen}
        />
        <Seats seats={seats} agreed={agreed} />
        <Openness agreed={agreed} />
        <TurnTime agreed={agreed} />
        {wrong.value !== null && <Trouble {...wrong.value} />}
        <div class="row whole at-foot">
          <button type="submit" class="main" data-create="" disabled={busy.value}>
            {busy.value ? "Creating it …" : "Create the game"}
          </button>
          <a href={linkTo([], { game: game.id })}>Other missions</a>
        </div>
      </form>
    </div>
  );
}

/** What the game is called. */
function TitleField({ title }: Pick<Agreed, "title">) {
  return (
    <label class="field whole">
      <span>Title</span>
      <input
        data-title=""
        autocomplete="off"
        maxLength={200}
        value={title.value}
        onInput={({ currentTarget }) => (title.value = currentTarget.value)}
      />
    </label>
  );
}

/** Who sits where: oneself, and by which names. */
function Seats({ seats, agreed: { mine, names } }: { readonly seats: readonly string[]; readonly agreed: Agreed }) {
  return (
    <>
      <label class="field">
        <span>You are</span>
        <select data-mine="" value={mine.value} onChange={({ currentTarget }) => (mine.value = currentTarget.value)}>
          {seats.map((seat) => (
            <option key={seat} value={seat}>
              {seatLabel(seat)} and game master
            </option>
          ))}
          <option value={LOOKING_AFTER}>game master only</option>
        </select>
      </label>
      <fieldset class="field whole names">
        <legend>Names, if you like</legend>
        {seats.map((seat) => (
          <label key={seat} class="name-of">
            <span>{seatLabel(seat)}</span>
            <input
              data-name={seat}
              autocomplete="off"
              maxLength={40}
              value={names.value[seat] ?? ""}
              onInput={({ currentTarget }) => (names.value = { ...names.value, [seat]: currentTarget.value })}
            />
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** Who may look on, and whose dice are rolled. */
function Openness({ agreed: { visibility, dice } }: { readonly agreed: Agreed }) {
  return (
    <>
      <Choice
        legend="Who may watch"
        name="visibility"
        chosen={visibility.value}
        choose={(value) => (visibility.value = value)}
        choices={[
          { value: "public", text: "Everybody", note: "who knows the link to the game" },
          { value: "private", text: "Invited people", note: "for others the game does not exist" },
        ]}
      />
      <Choice
        legend="Dice"
        name="dice"
        chosen={dice.value}
        choose={(value) => (dice.value = value)}
        choices={[
          {
            value: "sealed",
            text: "Sealed dice",
            note: "the server rolls; after the end everybody can check every number",
          },
          {
            value: "table",
            text: "Your own dice",
            note: "you roll and tell; nobody can check them, and the record says so",
          },
        ]}
      />
    </>
  );
}

/** How long a turn may take, and what happens then. */
function TurnTime({ agreed }: { readonly agreed: Agreed }) {
  const { hours, consequence, dice } = agreed;
  return (
    <>
      <label class="field">
        <span>Time for a turn</span>
        <select
          data-deadline=""
          value={hours.value}
          onChange={({ currentTarget }) => (hours.value = Number(currentTarget.value))}
        >
          {deadlines.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {hours.value > 0 && (
        <label class="field">
          <span>When the time is over</span>
          <select
            data-consequence=""
            value={lateIn(agreed)}
            onChange={({ currentTarget }) =>
              (consequence.value = currentTarget.value === "policy" ? "policy" : "remind")
            }
          >
            <option value="remind">the player is reminded</option>
            <option value="policy" disabled={dice.value === "table"}>
              the server plays that turn, marked in the record
            </option>
          </select>
        </label>
      )}
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly chosen: T;
  readonly choose: (value: T) => void;
  readonly choices: readonly { readonly value: T; readonly text: string; readonly note: string }[];
}

/** One of a few, each with what it means. */
const Choice = <T extends string>({ legend, name, chosen, choose, choices }: ChoiceProps<T>) => (
  <fieldset class="field whole choice">
    <legend>{legend}</legend>
    {choices.map(({ value, text, note }) => (
      <label key={value} class="choice-option">
        <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => choose(value)} />
        <span>
          <strong>{text}</strong> <span class="minor">{note}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
