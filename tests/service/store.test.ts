import { startEmbeddedTable } from "./embedded-table.ts";
import { storeContract } from "./store-contract.ts";

storeContract("the embedded server", () => startEmbeddedTable());
