/** One thing that was done to a folder, in the order in which it happened. Files are told apart by their numbers. */
export type Step =
  | { readonly did: "opened"; readonly name: string; readonly file: number; readonly isNew: boolean }
  | { readonly did: "wrote"; readonly file: number; readonly at: number; readonly bytes: Buffer }
  | { readonly did: "cut"; readonly file: number; readonly at: number }
  | { readonly did: "synced"; readonly file: number }
  | { readonly did: "made folder"; readonly name: string; readonly file: number }
  | { readonly did: "renamed"; readonly name: string; readonly to: string }
  | { readonly did: "removed"; readonly name: string };

const HEAD = 32;

/** Reads what disk-log.c wrote down. */
export function readDiskLog(log: Buffer): readonly Step[] {
  const steps: Step[] = [];
  for (let from = 0; from + HEAD <= log.length;) {
    const kind = String.fromCodePoint(log.readUInt32LE(from));
    const [nameLength, otherLength, length] = [4, 8, 12].map((at) => log.readUInt32LE(from + at));
    const file = Number(log.readBigUInt64LE(from + 16));
    const at = Number(log.readBigUInt64LE(from + 24));
    const nameEnd = from + HEAD + (nameLength ?? 0);
    const otherEnd = nameEnd + (otherLength ?? 0);
    const end = otherEnd + (length ?? 0);
    const name = log.toString("utf8", from + HEAD, nameEnd);
    switch (kind) {
      case "o":
        steps.push({ did: "opened", name, file, isNew: at === 1 });
        break;
      case "w":
        steps.push({ did: "wrote", file, at, bytes: log.subarray(otherEnd, end) });
        break;
      case "t":
        steps.push({ did: "cut", file, at });
        break;
      case "s":
        steps.push({ did: "synced", file });
        break;
      case "m":
        steps.push({ did: "made folder", name, file });
        break;
      case "r":
        steps.push({ did: "renamed", name, to: log.toString("utf8", nameEnd, otherEnd) });
        break;
      case "u":
        steps.push({ did: "removed", name });
        break;
      default:
        throw new Error(`The log of the disk has an entry of kind ${JSON.stringify(kind)}.`);
    }
    from = end;
  }
  return steps;
}
