import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Chance, seededChance } from "../../rules/kernel/index.ts";
import { openEmbeddedStore } from "../service/embedded.ts";
import { readDiskLog, type Step } from "./disk-log.ts";
import { ForgetfulDisk, type Image, type Kept } from "./forgetful-disk.ts";
import { type Account, recordFaults } from "./record.ts";
import { accountsOf, readTold, type Told } from "./told.ts";

/** What the real disk keeps is of no account here: where there is a file system in memory, it takes less time. */
const quickPlace = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the part that writes down what a process does to its files; null where that cannot be done. */
export function buildDiskLog(): string | null {
  if (process.platform !== "linux") return null;
  const built = join(mkdtempSync(join(tmpdir(), "umpire-power-")), "disk-log.so");
  const compiler = spawnSync("cc", ["-shared", "-fPIC", "-O1", "-o", built, "tests/fault/disk-log.c", "-ldl"], {
    cwd: root,
    encoding: "utf8",
  });
  if (compiler.error !== undefined) return null;
  if (compiler.status !== 0) throw new Error(compiler.stderr);
  return built;
}

export interface Lived {
  /** The folder in which everything lies. */
  readonly folder: string;
  readonly steps: readonly Step[];
}

export interface Lives {
  /** The built part that writes down (buildDiskLog). */
  readonly diskLog: string;
  /** Actions that are acknowledged in each life. */
  readonly moves: number;
  /** The lives one after the other, by how they end. */
  readonly ends: readonly ("killed" | "closed")[];
  /** How the store syncs, where it is made to do it otherwise than it does. */
  readonly synchronous?: "OFF" | "NORMAL";
}

const TOLD = "told";

/** Has a store live some lives in a new folder, and answers with what came to the disk in the meantime. */
export async function live({ diskLog, moves, ends, synchronous }: Lives): Promise<Lived> {
  const folder = mkdtempSync(join(quickPlace, "umpire-disk-"));
  const log = `${folder}.log`;
  try {
    for (const [n, end] of ends.entries()) {
      const plan = {
        data: join(folder, "home", "data"),
        told: join(folder, TOLD),
        name: `life-${n}`,
        games: 2,
        clients: 3,
        moves,
        ends: end,
      };
      const careless = synchronous === undefined ? [] : ["--import", join(root, "tests/fault/careless.ts")];
      const life = spawn(process.execPath, [...careless, "tests/fault/life.ts", JSON.stringify(plan)], {
        cwd: root,
        env: {
          ...process.env,
          LD_PRELOAD: diskLog,
          UMPIRE_DISK: folder,
          UMPIRE_DISK_LOG: log,
          ...(synchronous !== undefined && { UMPIRE_SYNCHRONOUS: synchronous }),
        },
        stdio: ["ignore", "inherit", "pipe"],
      });
      let said = "";
      life.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
      await once(life, "exit");
      const inOrder = end === "killed" ? life.signalCode === "SIGKILL" : life.exitCode === 0;
      if (!inOrder) throw new Error(`Life ${n} ended with ${life.exitCode ?? life.signalCode}: ${said}`);
    }
    return { folder, steps: readDiskLog(readFileSync(log)) };
  } finally {
    rmSync(log, { force: true });
  }
}

/** What lies in a folder now, as an image of it. */
export function imageOf(folder: string): Image {
  const image = new Map<string, Buffer | null>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const at = join(folder, name);
    image.set(name, statSync(at).isDirectory() ? null : readFileSync(at));
  }
  return image;
}

function layDown(image: Image, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of image)
    if (bytes === null) mkdirSync(join(folder, name), { recursive: true });
    else {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
}

/** What is wrong with the folder that a power cut left, beside what clients were told up to then. */
async function faultsAfter(folder: string, accounts: ReadonlyMap<string, Account>): Promise<readonly string[]> {
  try {
    // looks through the whole file, too
    const embedded = openEmbeddedStore(folder);
    try {
      const faults: string[] = [];
      for (const [id, account] of accounts) {
        if ((await embedded.store.game(id)) === null) faults.push(`${id} was acknowledged and is gone`);
        const record = await embedded.store.moves(id, -1, 1_000_000);
        faults.push(...recordFaults(record, account).map((fault) => `${id}: ${fault}`));
      }
      return faults;
    } finally {
      await embedded.close();
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Where the power is cut: after so many steps, and what is kept of what was not synced. */
interface Cut {
  readonly after: number;
  readonly kept: Kept;
}

const namesChange: readonly Step["did"][] = ["opened", "made folder", "renamed", "removed", "cut"];

/** Cuts anywhere, right after something was told, and about where files are made and removed, in the order of the steps. */
function cutsOf(steps: readonly Step[], tellings: readonly number[], cuts: number, chance: Chance): readonly Cut[] {
  const keeps: readonly Kept[] = ["nothing", "some", "some", "some", "everything"];
  const changes = steps.flatMap(({ did }, at) => (namesChange.includes(did) ? [at] : []));
  const near = (places: readonly number[], within: number): number =>
    (places[chance.index(places.length)] ?? 0) + 1 + chance.index(within);
  const places = [() => chance.index(steps.length + 1), () => near(tellings, 1), () => near(changes, 12)];
  return Array.from({ length: cuts }, (_, n) => ({
    after: Math.min(steps.length, places[n % places.length]?.() ?? 0),
    kept: keeps[chance.index(keeps.length)] ?? "some",
  })).sort((a, b) => a.after - b.after);
}

export interface PowerLoss {
  readonly cuts: number;
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly syncs: number;
  /** Whether the steps, all of them, make the folder as it is. */
  readonly whole: boolean;
}

/** Cuts the power at many moments of the lives of a store, and looks at what is left each time. */
export async function cutPower({ folder, steps }: Lived, cuts: number, seed: number): Promise<PowerLoss> {
  const chance = seededChance(seed);
  const disk = new ForgetfulDisk(folder);
  const toldFile = steps.find((step) => step.did === "opened" && step.name === join(folder, TOLD));
  const tells = (step: Step): boolean =>
    step.did === "wrote" && toldFile?.did === "opened" && step.file === toldFile.file;
  const told: Told[] = [];
  const tellings = steps.flatMap((step, at) => (tells(step) ? [at] : []));
  const left = `${folder}.left`;
  const faults: string[] = [];
  let taken = 0;
  const goOn = (until: number): void => {
    for (const step of steps.slice(taken, until)) {
      disk.take(step);
      if (step.did === "wrote" && tells(step)) told.push(...readTold(step.bytes.toString()));
    }
    taken = until;
  };
  try {
    for (const { after, kept } of cutsOf(steps, tellings, cuts, chance)) {
      goOn(after);
      layDown(disk.image(kept, chance), left);
      const found = await faultsAfter(join(left, "home", "data"), accountsOf(told));
      const more = found.length > 1 ? ` (and ${found.length - 1} more)` : "";
      if (found[0] !== undefined) faults.push(`power cut after step ${after}, ${kept} kept: ${found[0]}${more}`);
    }
    goOn(steps.length);
    return {
      cuts,
      faults,
      acknowledged: told.filter((line) => line.told === "done").length,
      syncs: steps.filter(({ did }) => did === "synced").length,
      whole: sameFiles(disk.image("everything", chance), imageOf(folder)),
    };
  } finally {
    rmSync(left, { recursive: true, force: true });
  }
}

/** Whether two images are the same but for what SQLite keeps in memory only, by way of a file (-shm). */
function sameFiles(one: Image, other: Image): boolean {
  const names = (image: Image): readonly string[] => [...image.keys()].sort();
  const same = (name: string): boolean => {
    const [a, b] = [one.get(name), other.get(name)];
    return a === b || (a instanceof Buffer && b instanceof Buffer && a.equals(b));
  };
  return names(one).join("\n") === names(other).join("\n") && names(one).every((n) => n.endsWith("-shm") || same(n));
}
