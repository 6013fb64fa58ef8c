// Plays a whole game of each ruleset on the library alone. It says the same in every engine.
import { games, seededChance, unwrap } from "@umpire/rules";

/** A scenario of each game that its own policy ends soon. */
const short = {
  "rogue-regiment": "tern-river",
  "v-sabotage": "station",
  "hour-of-glory": "cold-infirmary",
  "two-hundred-hours": "m3-camp",
  "dust-tactics": "the-weir",
};

/** Plays a game for all seats: how it ended, after how many answers, where, and a rule that was in force. */
async function played({ id, load }) {
  const game = await load();
  const chance = seededChance(1);
  let situation = unwrap(game.setUp(short[id]));
  for (let answers = 1; answers < 5000; answers++) {
    const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (done.outcome === "refused") throw new Error(`${id}: ${done.failing.map(({ text }) => text).join(" ")}`);
    ({ situation } = done);
    if (done.outcome === "over") {
      const [quote] = await game.quote(done.result.cites);
      return { id, answers, result: done.result.result, position: situation.id(), quoted: quote?.id ?? null };
    }
  }
  throw new Error(`${id} does not end.`);
}

/** Plays all games, one after another. */
export async function play() {
  const ends = [];
  for (const game of games) ends.push(await played(game));
  return JSON.stringify(ends);
}
