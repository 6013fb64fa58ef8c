declare module "boardgame.io/dist/cjs/internal.js" {
  interface State {
    readonly G: unknown;
    readonly _stateID: number;
  }
  interface Definition {
    readonly setup: () => unknown;
    readonly moves: Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
  }
  interface MakeMove {
    readonly type: "MAKE_MOVE";
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }
  export function ProcessGameConfig(game: Definition): Definition;
  export function InitializeGame(given: { readonly game: Definition; readonly numPlayers: number }): State;
  export function CreateGameReducer(given: { readonly game: Definition }): (state: State, action: MakeMove) => State;
}
