import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedStore } from "../../service/storage/embedded-store.ts";
import { storeContract } from "./store-contract.ts";

storeContract("SQLite in memory", async () => openEmbeddedStore("memory"));

storeContract("SQLite in a folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "umpire-"));
  const { table, close } = openEmbeddedStore(folder);
  return {
    table,
    async close() {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
});
