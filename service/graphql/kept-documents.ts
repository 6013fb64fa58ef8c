import type { KeyValueCache } from "@apollo/utils.keyvaluecache";
import type { DocumentNode } from "graphql";
import { RecentCache } from "../../rules/kernel/index.ts";
import { MOST_KEPT } from "./kept-queries.ts";

/** The most documents that are kept, and about how many bytes they take together. */
const MOST_DOCUMENTS = 500;
const MOST_BYTES = 30_000_000;

/** What a token takes at most with the nodes that are made of it, measured in bytes; one of a comment about a fifth. */
const BYTES_OF_A_TOKEN = 512;

/** About how many bytes a document takes: every place in it holds on to all its tokens, comments too, and to its text. */
function bytesOf({ loc }: DocumentNode): number {
  if (loc === undefined) return Infinity;
  let bytes = 2 * loc.source.body.length;
  for (let token: typeof loc.startToken | null = loc.startToken; token !== null; token = token.next)
    bytes += BYTES_OF_A_TOKEN;
  return bytes;
}

/**
 * The documents that Apollo found good lately, by their hashes. Its own store weighs them by their JSON, in which
 * neither the text nor a comment stands that they hold on to.
 */
export class KeptDocuments implements KeyValueCache<DocumentNode> {
  readonly #kept = new RecentCache<DocumentNode>(MOST_DOCUMENTS, MOST_BYTES);

  async get(hash: string): Promise<DocumentNode | undefined> {
    return this.#kept.get(hash);
  }

  async set(hash: string, document: DocumentNode): Promise<void> {
    const isLong = (document.loc?.source.body.length ?? 0) > MOST_KEPT;
    if (!isLong) this.#kept.set(hash, document, bytesOf(document));
  }

  async delete(hash: string): Promise<boolean> {
    return this.#kept.delete(hash);
  }
}
