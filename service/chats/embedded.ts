/*
 * The rules in a chat, inside other programs: an app for signed interactions by itself, without the other APIs.
 */
import { games } from "../../rules/index.ts";
import {
  aFunction,
  anAddress,
  aText,
  demand,
  type Fields,
  misfits,
  optional,
  withMethods,
} from "../../rules/kernel/index.ts";
import { operationsFor } from "../app.ts";
import { Fault } from "../schema/faults.ts";
import type { Log } from "../logging/log.ts";
import { openMemoryTable } from "../storage/sqlite-table.ts";
import { createStore } from "../storage/table-store.ts";
import type { Table } from "../storage/table.ts";
import { createDiscordApp } from "./discord.ts";
import { discordCommand } from "./discord-command.ts";
import { discordKeyFrom } from "./discord-key.ts";

export type { Log } from "../logging/log.ts";

/** What an app for Discord is made of. */
export interface DiscordOptions {
  /** The public key of the application: 64 digits from 0 to f. */
  readonly key: string;
  /** Where the page is that links lead to, e.g. https://umpire.example; without it that of the request's own address. */
  readonly origin?: string;
  /** Where games are kept, so that public ones can be asked about by their ids. It is only read. */
  readonly table?: Table;
  /** Is given a line as data about what fails. */
  readonly log?: Log;
}

/** An app for Discord. */
export interface Discord {
  /** Answers a signed interaction; what is not signed is refused. GET answers with the command. */
  fetch(request: Request): Promise<Response>;
  /** The command as it is made known to Discord. */
  readonly command: typeof discordCommand;
}

const optionFields: Fields = {
  key: aText,
  origin: optional(anAddress),
  table: optional(withMethods("a table", "get", "query")),
  log: optional(aFunction),
};

/** Makes an app that answers interactions of Discord at any path. Throws where the key or another option is none. */
export function createDiscord(options: DiscordOptions): Discord {
  demand(misfits("options", options, optionFields));
  const { key: given, origin, table = openMemoryTable(), log = () => undefined } = options;
  const key = discordKeyFrom(given);
  if (key === undefined) throw new Fault("unreadable", "An app for Discord needs the public key of its application.");
  const own = origin === undefined ? null : new URL(origin).origin;
  const operations = operationsFor({ games, store: createStore(table), now: Date.now, log });
  const app = createDiscordApp(operations, { log }, { key, originOf: (c) => own ?? new URL(c.req.url).origin });
  return {
    command: discordCommand,
    fetch: async (request) => app.fetch(new Request(new URL("/discord", request.url), request)),
  };
}
