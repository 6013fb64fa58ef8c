// A bot on GraphQL: it plays all seats of a game by post with three documents, by the game's own policy.
//   node examples/graphql-bot.ts http://localhost:4000
import type { HourOfGlory } from "@umpire/client/types/hour-of-glory";

const [url = "http://localhost:4000"] = process.argv.slice(2);

/** A document with the types of its answer and its variables, as code generators make them of schema.graphql. */
interface TypedDocument<Answer, Variables> {
  readonly text: string;
  /** What the server answers may hold anything: it is read by this. */
  read(data: Answer): Answer;
  readonly variables?: Variables;
}

const typed = <Answer, Variables>(text: string): TypedDocument<Answer, Variables> => ({ text, read: (data) => data });

interface Game {
  readonly id: string;
  readonly version: number;
  readonly waitsFor: { readonly seats: readonly string[] } | null;
  readonly result: { readonly text: string } | null;
}

/** With `scalars` of @umpire/client/graphql a generator gives an action the type that it has over REST. */
interface PolicyMove {
  readonly seat: string | null;
  readonly typedAction: { readonly hourOfGlory: HourOfGlory["Action"] | null } | null;
  readonly choose: readonly string[];
}

interface Created extends Game {
  readonly invitations: readonly { readonly seat: string; readonly secret: string }[];
}

const now = "id version waitsFor { seats } result { text }";

const create = typed<{ readonly createGame: Created | null }, { readonly scenario: string }>(
  `mutation Create($scenario: ID!) {
    createGame(where: { scenario: { ruleset: "hour-of-glory", id: $scenario } }) { ${now} invitations { seat secret } }
  }`,
);
const policy = typed<{ readonly policyMove: PolicyMove | null }, { readonly id: string }>(
  "query Policy($id: ID!) { policyMove(where: { game: { id: $id } }) { seat typedAction { hourOfGlory } choose } }",
);
const act = typed<
  { readonly act: { readonly game?: Game } | null },
  { readonly id: string; readonly version: number; readonly move: object }
>(
  `mutation Act($id: ID!, $version: Int!, $move: Move!) {
    act(id: $id, expectedVersion: $version, move: $move) { ... on Committed { game { ${now} } } }
  }`,
);

/** Sends a document with its variables; throws what the server says is wrong. */
async function ask<A, V>(document: TypedDocument<A, V>, variables: V, invitation?: string): Promise<A> {
  const response = await fetch(new URL("/graphql", url), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(invitation !== undefined && { authorization: `Bearer ${invitation}` }),
    },
    body: JSON.stringify({ query: document.text, variables }),
  });
  const { data, errors = [] }: { readonly data: A; readonly errors?: readonly { readonly message: string }[] } =
    JSON.parse(await response.text());
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return document.read(data);
}

const { createGame } = await ask(create, { scenario: "salt-one" });
if (createGame === null) throw new Error("The game was not created.");
const invitationOf = (seat: string): string | undefined =>
  createGame.invitations.find((handedOut) => handedOut.seat === seat)?.secret;

/** One move by somebody who is asked, and the game after it. */
async function moved({ id, version, waitsFor }: Game): Promise<Game> {
  for (const seat of waitsFor?.seats ?? []) {
    const { policyMove } = await ask(policy, { id }, invitationOf(seat));
    const action = policyMove?.typedAction?.hourOfGlory ?? null;
    const choose = policyMove?.choose ?? [];
    // of several who are asked another goes on
    if (policyMove?.seat !== seat || (action === null && choose.length === 0)) continue;
    const move = action === null ? { choose } : { typedAction: { hourOfGlory: action } };
    const { game } = (await ask(act, { id, version, move }, invitationOf(seat))).act ?? {};
    if (game !== undefined) return game;
  }
  throw new Error("Of those who are asked nobody goes on.");
}

let game: Game = createGame;
let moves = 0;
for (; game.waitsFor !== null; moves++) game = await moved(game);
console.log(`${game.result?.text ?? ""} (${moves} moves)`);
