import { workerData } from "node:worker_threads";
import * as z from "zod";
import { games } from "../../../rules/index.ts";
import { answering } from "./answering.ts";

/** What a thread of the local server does with each request that it is given. */
export const answer = await answering(
  games,
  z
    .object({
      file: z.string().nullable(),
      gamesAnHour: z.number().optional(),
      discordKey: z.string().optional(),
      allowsLoopback: z.boolean().optional(),
    })
    .parse(workerData),
);
