import { tableFor } from "../../cli/conformance/in-process.ts";
import type { Table } from "../../cli/conformance/table.ts";
import { games } from "../all-games.ts";

/** A table in this process for every game there is. */
export const inProcess: Table = tableFor(games);
