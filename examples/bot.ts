// A bot that plays all seats of a game by post with the client: of what is legal it takes what its own rule likes best.
//   node examples/bot.ts http://localhost:4000
import { Conflict, createClient, type Turn } from "@umpire/client";
import type { HourOfGlory } from "@umpire/client/types/hour-of-glory";

const [url = "http://localhost:4000"] = process.argv.slice(2);
const umpire = createClient<HourOfGlory>({ url });

type Action = HourOfGlory["Action"];

/** What this bot likes, the best first; of anything else, what the game's own policy would do. */
const liked: readonly Action["do"][] = ["coup-de-grace", "sneak-attack", "shoot"];

/** The move for a turn; null where of several who are asked another goes on. */
async function moveFor(turn: Turn<HourOfGlory>) {
  if (turn.game.decision?.kind === "act") {
    const { actions } = await turn.legal();
    for (const name of liked) {
      const action = actions.find((legal) => legal.do === name);
      if (action !== undefined) return { action };
    }
  }
  const { action, choose } = await turn.policyMove();
  if (action === null) return choose.length === 0 ? null : { choose };
  return { action };
}

/** Plays a seat until the game is over; how many moves it made. */
async function play(invitation: string): Promise<number> {
  let moves = 0;
  for await (const turn of umpire.seat(invitation).turns({ pollMs: { least: 20, most: 1000 } }))
    try {
      const move = await moveFor(turn);
      if (move === null) continue;
      await turn.act(move);
      moves++;
    } catch (error) {
      // somebody else moved first: the next turn is of the game as it is now
      if (!(error instanceof Conflict)) throw error;
    }
  return moves;
}

const created = await umpire.games.create("hour-of-glory", { scenario: "salt-one", title: "A game of bots" });
const moves = await Promise.all(created.seats.map((seat) => play(created.invitation(seat))));
const { result } = await umpire.games.read(created.id);
console.log(`${created.seats.map((seat, at) => `${seat}: ${moves[at]} moves`).join(", ")}. ${result?.text ?? ""}`);
