import { workerData } from "node:worker_threads";
import { rogueRegiment } from "../../../rules/rogue-regiment/index.ts";
import { answering } from "../../../service/local/threads/answering.ts";
import { hostileGame, unbounded } from "./hostile.ts";

/** What a thread of the local server does, with a game that does not come to an end. */
export const answer = await answering([rogueRegiment, hostileGame(unbounded)], workerData);
