import { type Send, tableAt } from "../../cli/conformance/over-http.ts";
import type { Table } from "../../cli/conformance/table.ts";
import { games } from "../all-games.ts";

/** A table at a server, with the words of every game there is. */
export const overHttp = (url: string, send?: Send): Table => tableAt(url, games, send);
