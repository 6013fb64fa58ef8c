import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { argv } from "node:process";
import * as z from "zod";
import { createAdjudicator, createGames } from "../../service/index.ts";
import { games as rulesets } from "../all-games.ts";
import { openEmbeddedStore } from "../service/embedded.ts";
import { act, alone, noCounts, type Place } from "./crowd.ts";
import { placeIn } from "./places.ts";
import { newAccount } from "./record.ts";
import { readTold, type Told } from "./told.ts";

/*
 * One life of a store in a data folder, as a process of its own: games are created or gone on with, clients act on them
 * until enough is acknowledged, and the life ends by a kill or in good order. What clients send and are told goes to a
 * file, a line each, at once.
 */
const life = z
  .object({
    /** The data folder. */
    data: z.string(),
    /** The file of what was told; of lives before this one, too. */
    told: z.string(),
    name: z.string(),
    games: z.int(),
    clients: z.int(),
    moves: z.int(),
    ends: z.enum(["killed", "closed"]),
  })
  .parse(JSON.parse(argv[2] ?? ""));

const file = openSync(life.told, "a");
const tell = (line: Told): void => {
  writeSync(file, `${JSON.stringify(line)}\n`);
};

const embedded = openEmbeddedStore(life.data);
const { store } = embedded;
const games = createGames({
  adjudicator: createAdjudicator(rulesets),
  store,
  now: Date.now,
  afterCommit: () => undefined,
});

for (let n = 0; n < life.games; n++) {
  const created = await games.create(
    alone,
    { dice: "sealed", visibility: "public", keep: { ended: 1, abandoned: 1 } },
    { secret: null },
  );
  const secret = created.invitations.find(({ seat }) => seat === "player-1")?.secret ?? "";
  tell({ told: "created", game: created.id, secret });
}
const played = readTold(readFileSync(life.told, "utf8")).filter((line) => line.told === "created");

/** A place whose client writes down what it sends and is told. */
function telling(game: string, place: Place): Place {
  return {
    look: place.look,
    async act(version, key) {
      tell({ told: "sent", game, key });
      const came = await place.act(version, key);
      if (came.to === "done") tell({ told: "done", game, key, version: came.version });
      if (came.to === "conflict") tell({ told: "conflict", game, key });
      return came;
    },
  };
}

const counts = noCounts();
await Promise.all(
  played.flatMap(({ game, secret }) =>
    Array.from({ length: life.clients }, (_, n) =>
      act(
        telling(game, placeIn(games, game, { secret })),
        `${life.name}-${n}`,
        newAccount(),
        counts,
        () => counts.done < life.moves,
      ),
    ),
  ),
);
if (life.ends === "killed") process.kill(process.pid, "SIGKILL");
await embedded.close();
closeSync(file);
