import { capital } from "../page/names.ts";
import type { BoardModel } from "../api/answers.ts";

type Track = NonNullable<BoardModel["tracks"]>[number];

/** The moment without what stands beside it as a count: "Round 2, recovery, 1 minute left" is recovery. */
export function withoutCounts(moment: string, tracks: readonly Track[]): string {
  const counted = tracks.map(({ name, value, most }) => {
    const words = name.split(" ").map((word) => `${word.replace(/s$/, "")}s?`);
    const count = `${value}(?: of ${most ?? value})?`;
    return new RegExp(`^(?:${words.join(" ")} ${count}|${count} ${words.join(" ")})$`, "i");
  });
  const parts = moment.split(", ");
  const left = parts.filter((part) => !counted.some((pattern) => pattern.test(part)));
  return left.length === 0 ? moment : capital(left.join(", "));
}
