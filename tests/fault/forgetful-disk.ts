import { basename, dirname } from "node:path";
import type { Chance } from "../../rules/kernel/index.ts";
import type { Step } from "./disk-log.ts";

/** A file or a folder, by what it is and not by its name. */
type Thing = FileThing | FolderThing;

interface FileThing {
  readonly is: "file";
  /** What is on the disk for sure. */
  readonly safe: Contents;
  /** What was done since it was last synced. */
  pending: (Extract<Step, { did: "wrote" }> | Extract<Step, { did: "cut" }>)[];
}

interface FolderThing {
  readonly is: "folder";
  safe: ReadonlyMap<string, Thing>;
  pending: NameChange[];
}

type NameChange =
  | { readonly change: "named"; readonly name: string; readonly thing: Thing }
  | { readonly change: "renamed"; readonly name: string; readonly to: string }
  | { readonly change: "removed"; readonly name: string };

/** What of the things that were not synced is on the disk after a power cut. */
export type Kept = "everything" | "nothing" | "some";

/** The files and folders in a folder after a power cut, by their names below it; folders hold null. */
export type Image = ReadonlyMap<string, Buffer | null>;

const SECTOR = 512;

function renamed(names: ReadonlyMap<string, Thing>, change: NameChange): ReadonlyMap<string, Thing> {
  const left = new Map(names);
  if (change.change === "named") return left.set(change.name, change.thing);
  const thing = left.get(change.name);
  left.delete(change.name);
  if (change.change === "renamed" && thing !== undefined) left.set(change.to, thing);
  return left;
}

/** The bytes of a file, which can grow. */
class Contents {
  #room: Buffer;
  #size: number;

  constructor(from: Buffer = Buffer.alloc(0)) {
    this.#room = Buffer.from(from);
    this.#size = from.length;
  }

  get bytes(): Buffer {
    return this.#room.subarray(0, this.#size);
  }

  /** Makes it this long; where it grows, a filling takes the place of what is not known. */
  resize(size: number, filling: Buffer = Buffer.alloc(SECTOR)): void {
    if (size > this.#room.length) {
      const room = Buffer.alloc(Math.max(size, 2 * this.#room.length));
      this.bytes.copy(room);
      this.#room = room;
    }
    for (let from = this.#size; from < size; from += SECTOR)
      filling.copy(this.#room, from, 0, Math.min(SECTOR, size - from));
    this.#size = size;
  }

  write(at: number, bytes: Buffer, filling?: Buffer): void {
    if (at + bytes.length > this.#size) this.resize(at + bytes.length, filling);
    bytes.copy(this.#room, at);
  }
}

/**
 * A disk that keeps for sure only what was synced: of a file its bytes, of a folder the names in it. Of everything else
 * each write may be there, be missing, or be there in some of its sectors; each change of a name may be there or not;
 * where a file has grown and its bytes are missing stand zeros or the remains of other files.
 */
export class ForgetfulDisk {
  readonly #root: string;
  readonly #things = new Map<number, Thing>();
  readonly #folders = new Map<string, FolderThing>();

  constructor(root: string) {
    this.#root = root;
    this.#folders.set(root, { is: "folder", safe: new Map(), pending: [] });
  }

  /** The folder that holds a name. */
  #folderOf(name: string): FolderThing {
    const folder = this.#folders.get(dirname(name));
    if (folder === undefined) throw new Error(`${name} lies in a folder that nobody made.`);
    return folder;
  }

  #name(name: string, thing: Thing, file: number): void {
    this.#things.set(file, thing);
    this.#folderOf(name).pending.push({ change: "named", name: basename(name), thing });
  }

  #file(file: number): FileThing {
    const thing = this.#things.get(file);
    if (thing?.is !== "file") throw new Error(`Something was written to ${file}, which is not a file.`);
    return thing;
  }

  /** Does a step. */
  take(step: Step): void {
    switch (step.did) {
      case "opened": {
        const folder = this.#folders.get(step.name);
        if (folder !== undefined) this.#things.set(step.file, folder);
        else if (step.isNew) this.#name(step.name, { is: "file", safe: new Contents(), pending: [] }, step.file);
        return;
      }
      case "made folder": {
        const folder: FolderThing = { is: "folder", safe: new Map(), pending: [] };
        this.#folders.set(step.name, folder);
        return this.#name(step.name, folder, step.file);
      }
      case "wrote":
      case "cut":
        this.#file(step.file).pending.push(step);
        return;
      case "renamed": {
        if (dirname(step.name) !== dirname(step.to)) throw new Error("Nothing is moved between folders here.");
        const change = { change: "renamed", name: basename(step.name), to: basename(step.to) } as const;
        this.#folderOf(step.name).pending.push(change);
        return;
      }
      case "removed":
        this.#folderOf(step.name).pending.push({ change: "removed", name: basename(step.name) });
        return;
      case "synced": {
        const thing = this.#things.get(step.file);
        if (thing?.is === "folder") {
          thing.safe = thing.pending.reduce(renamed, thing.safe);
          thing.pending = [];
        } else if (thing?.is === "file") {
          for (const pending of thing.pending) apply(thing.safe, pending);
          thing.pending = [];
        }
      }
    }
  }

  /** What lies in the folder after a power cut at this moment. */
  image(kept: Kept, chance: Chance): Image {
    const image = new Map<string, Buffer | null>();
    const walk = (folder: FolderThing, path: string): void => {
      for (const [name, thing] of namesOf(folder, kept, chance)) {
        const at = `${path}${name}`;
        image.set(at, thing.is === "folder" ? null : after(thing, kept, chance));
        if (thing.is === "folder") walk(thing, `${at}/`);
      }
    };
    const root = this.#folders.get(this.#root);
    if (root !== undefined) walk(root, "");
    return image;
  }
}

const isKept = (kept: Kept, chance: Chance): boolean =>
  kept === "everything" || (kept === "some" && chance.index(2) === 0);

const namesOf = ({ safe, pending }: FolderThing, kept: Kept, chance: Chance): ReadonlyMap<string, Thing> =>
  pending.filter(() => isKept(kept, chance)).reduce(renamed, safe);

/** The sectors of a write that came to the disk, as parts of it. */
function torn(at: number, bytes: Buffer, chance: Chance): readonly { readonly at: number; readonly bytes: Buffer }[] {
  const parts: { at: number; bytes: Buffer }[] = [];
  for (let from = at; from < at + bytes.length;) {
    const end = Math.min(at + bytes.length, (Math.floor(from / SECTOR) + 1) * SECTOR);
    if (chance.index(2) === 0) parts.push({ at: from, bytes: bytes.subarray(from - at, end - at) });
    from = end;
  }
  return parts;
}

/** Random bytes, as they may stand where a file has grown and nothing came. */
const remains = (chance: Chance): Buffer => Buffer.from(Array.from({ length: SECTOR }, () => chance.index(256)));

function apply(to: Contents, step: FileThing["pending"][number]): void {
  if (step.did === "cut") to.resize(step.at);
  else to.write(step.at, step.bytes);
}

/** The bytes of a file after a power cut. */
function after({ safe, pending }: FileThing, kept: Kept, chance: Chance): Buffer {
  const left = new Contents(safe.bytes);
  const filling = chance.index(2) === 0 ? remains(chance) : Buffer.alloc(SECTOR);
  for (const step of kept === "nothing" ? [] : pending) {
    const fate = kept === "everything" ? "there" : (["there", "missing", "torn"] as const)[chance.index(3)];
    if (fate === "there" || (fate === "torn" && step.did === "cut")) apply(left, step);
    if (fate !== "torn" || step.did === "cut") continue;
    // it has grown by the whole of it, whatever came of it
    left.resize(Math.max(left.bytes.length, step.at + step.bytes.length), filling);
    for (const part of torn(step.at, step.bytes, chance)) left.write(part.at, part.bytes);
  }
  return left.bytes;
}
