import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import { type Catalogue, memoizeByIdentity } from "../../../rules/kernel/index.ts";
import { type FoundRule, rowsOf } from "./rows.ts";
import { emptyWords, expressions, synonyms } from "./synonyms.ts";

/** A question's further words are left out: none that somebody asks has so many. */
const MOST_WORDS = 24;

/** How much less a word counts that only means the same. */
const MEANT = 0.7;

/** How much a row counts by what it is: people ask for rules, and for what always holds before what holds at times. */
const BY_KIND = { rule: 1, interpretation: 0.5, number: 0.4, decision: 0.4 } as const;
const SPECIAL = 0.5;

/** Where a word is found counts, too. */
const BY_FIELD = { title: 2, text: 1, topic: 1, about: 0.5, readings: 0.3 } as const;

/** How much often-repeated words and long texts change a score (BM25+): rows are sentences, not pages. */
const SENTENCES = { k: 0.6, b: 0.7, d: 0.2 } as const;

/** The words of a text in small letters; "he's" is "he". */
const wordsIn = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []
  ).map((word) => (word.endsWith("'s") ? word.slice(0, -2) : word));

/** The lines of synonyms that a stem stands in. No word of a text begins like that. */
const meanings: ReadonlyMap<string, readonly string[]> = (() => {
  const synonymsByWord = new Map<string, string[]>();
  for (const [line, words] of synonyms.entries())
    for (const stem of new Set(wordsIn(words).map((word) => stemmer(word))))
      synonymsByWord.set(stem, [...(synonymsByWord.get(stem) ?? []), `~${line}`]);
  return synonymsByWord;
})();

const isMeaning = (term: string): boolean => term.startsWith("~");

/** A word with its stem and what it is found by: the stem and its meanings, or nothing for a word that says nothing. */
interface Term {
  readonly stem: string;
  readonly terms: readonly string[];
}

function termOf(word: string): Term {
  const stem = stemmer(word);
  return { stem, terms: emptyWords.has(word) ? [] : [stem, ...(meanings.get(stem) ?? [])] };
}

/** Words of the books, which come again and again. */
const inBooks = new Map<string, Term>();

function termInBook(word: string): Term {
  const kept = inBooks.get(word);
  if (kept !== undefined) return kept;
  const term = termOf(word);
  inBooks.set(word, term);
  return term;
}

/** The expressions by the stems they are made of. */
const sayings = expressions.map(([said, meant]) => ({
  stems: wordsIn(said).map((word) => stemmer(word)),
  meant: wordsIn(meant),
}));

/** The words that are meant where an expression stands in place of one. */
function meantAt(stems: readonly string[], at: number): (typeof sayings)[number] | undefined {
  return sayings.find(({ stems: said }) => said.every((stem, nth) => stems[at + nth] === stem));
}

/** The words of a row and what its expressions mean. */
function wordsOfRow(text: string): string[] {
  const words = wordsIn(text);
  const stems = words.map((word) => termInBook(word).stem);
  return [...words, ...stems.flatMap((_, at) => meantAt(stems, at)?.meant ?? [])];
}

/** The words of a question, each once: in place of an expression what it means, and none that says nothing. */
function wordsAsked(question: string): readonly string[] {
  const words = wordsIn(question).slice(0, 4 * MOST_WORDS);
  const stems = words.map((word) => stemmer(word));
  const asked = new Set<string>();
  for (let at = 0; at < words.length;) {
    const saying = meantAt(stems, at);
    for (const word of saying?.meant ?? words.slice(at, at + 1)) if (!emptyWords.has(word)) asked.add(word);
    at += saying?.stems.length ?? 1;
  }
  return [...asked].slice(0, MOST_WORDS);
}

const fieldOf = (row: FoundRule, field: string): string => {
  switch (field) {
    case "id":
      return row.id;
    case "title":
      return row.title ?? "";
    case "topic":
      return row.topic ?? "";
    case "about":
      return row.id.split(".").slice(1).join(" ");
    case "readings":
      return row.readings.map(({ text }) => text).join(" ");
    default:
      return row.text;
  }
};

/** The rows of a catalogue, ready to be searched: made once for each, when it is first asked. */
const indexOf = memoizeByIdentity((catalogue: Catalogue) => {
  const rows = [...rowsOf(catalogue)];
  const index = new MiniSearch<FoundRule>({
    fields: Object.keys(BY_FIELD),
    extractField: fieldOf,
    tokenize: wordsOfRow,
    processTerm: (word) => [...termInBook(word).terms],
  });
  index.addAll(rows);
  return { index, rows: new Map(rows.map((row) => [row.id, row])) };
});

/** The words of a text that answer to one of the terms, each once. */
const answering = (text: string, terms: ReadonlySet<string>): readonly string[] =>
  [...new Set(wordsIn(text))].filter((word) => termInBook(word).terms.some((term) => terms.has(term)));

/**
 * The rows of a catalogue that answer to a question in plain words, the best first, at most `limit`. A rare word counts
 * for more than a common one, a word of the book for more than one that means the same, and what always holds comes
 * before what an expansion or a single piece adds. One of the words is enough, so that a question ends in nothing only
 * where the book has none of them. Rows that are not wanted are left out.
 */
export function answersTo(
  catalogue: Catalogue,
  question: string,
  { limit, isWanted }: { readonly limit: number; readonly isWanted: (row: FoundRule) => boolean },
): readonly FoundRule[] {
  const { index, rows } = indexOf(catalogue);
  const special = new Set(catalogue.specialTopics);
  const weightOf = (id: string): number => {
    const row = rows.get(id);
    if (row === undefined) return 0;
    return BY_KIND[row.kind] * (row.topic !== null && special.has(row.topic) ? SPECIAL : 1);
  };
  const asked = wordsAsked(question);
  // a word that no row has and that means nothing known may be misspelt, or not be written to its end yet
  const strange = new Set(
    asked
      .map(termOf)
      .flatMap(({ stem, terms }) => (terms.length > 1 || index.search(stem, plainly).length > 0 ? [] : [stem])),
  );
  const results = index.search(asked.join(" "), {
    combineWith: "OR",
    tokenize: (text) => text.split(" "),
    processTerm: (word) => [...termOf(word).terms],
    bm25: SENTENCES,
    boost: BY_FIELD,
    boostTerm: (term) => (isMeaning(term) ? MEANT : 1),
    boostDocument: (id) => weightOf(String(id)),
    fuzzy: (term) => (strange.has(term) && term.length > 3 ? 0.25 : false),
    prefix: (term) => strange.has(term) && term.length > 2,
  });
  const wanted = results.flatMap(({ id, terms: by }) => {
    const row = rows.get(String(id));
    return row !== undefined && isWanted(row) ? [{ row, by }] : [];
  });
  return wanted
    .slice(0, limit)
    .map(({ row, by }) => ({ ...row, words: answering(`${row.title ?? ""} ${row.text}`, new Set(by)) }));
}

/** A term as it stands in the index. */
const plainly = { tokenize: (term: string) => [term], processTerm: (term: string) => term } as const;
