import type { Signal } from "@preact/signals";

interface SetUpChoicesProps {
  readonly game: { readonly difficulties: readonly string[]; readonly mostPlayers: number };
  readonly difficulty: Signal<string>;
  readonly players: Signal<number>;
}

/** What is chosen when a mission is laid out: how difficult it is, and for how many. */
export function SetUpChoices({ game: { difficulties, mostPlayers }, difficulty, players }: SetUpChoicesProps) {
  return (
    <>
      {difficulties.length > 0 && (
        <label class="field">
          <span>Difficulty</span>
          <select
            data-difficulty=""
            value={difficulty.value}
            onChange={({ currentTarget }) => (difficulty.value = currentTarget.value)}
          >
            {difficulties.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {mostPlayers > 1 && (
        <label class="field">
          <span>Players</span>
          <select
            data-players=""
            value={players.value}
            onChange={({ currentTarget }) => (players.value = Number(currentTarget.value))}
          >
            {Array.from({ length: mostPlayers }, (_, i) => (
              <option key={i} value={i + 1}>
                {i + 1}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
