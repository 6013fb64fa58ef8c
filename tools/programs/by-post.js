// Plays a whole game by post with the client, for both seats. The address of the server is its argument.
import { createClient } from "@umpire/client";

const [url] = process.argv.slice(2);
const umpire = createClient({ url });
const created = await umpire.games.create("hour-of-glory", { scenario: "salt-one", visibility: "private" });
await Promise.all(
  created.seats.map(async (name) => {
    const turns = umpire.seat(created.invitation(name)).turns({ pollMs: { least: 20, most: 200 } });
    for await (const turn of turns) {
      const { action, choose } = await turn.policyMove();
      await turn.act(action === null ? { choose } : { action });
    }
  }),
);
const { result } = await umpire.seat(created.invitation("defender")).read();
console.log(result.result === "victory" || result.result === "defeat" ? "played to its end" : result.result);
