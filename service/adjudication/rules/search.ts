import MiniSearch, { type SearchResult } from "minisearch";
import { stemmer } from "stemmer";
import { type Catalogue, memoizeByIdentity } from "../../../rules/kernel/index.ts";
import { type FoundRule, rowsOf } from "./rows.ts";
import { asked as ofDustTactics } from "./asked/dust-tactics.ts";
import { asked as ofHourOfGlory } from "./asked/hour-of-glory.ts";
import { asked as ofRogueRegiment } from "./asked/rogue-regiment.ts";
import { asked as ofTwoHundredHours } from "./asked/two-hundred-hours.ts";
import { asked as ofVSabotage } from "./asked/v-sabotage.ts";
import { emptyWords, expressions, littleWords, synonyms, wordOf } from "./synonyms.ts";

/** A question's further words are left out: none that somebody asks has so many. */
const MOST_WORDS = 24;

/** How much less a word counts that only means the same. */
const MEANT = 0.8;

/** How much the same word counts that a row has in a second way: as itself and as what means the same. */
const ONCE_MORE = 0.3;

/** How much less a word counts that rules of every kind have. */
const LITTLE = 0.5;

/** The words of the table that a row is asked for in: ids of rows are those of one game. */
const askedIn: Readonly<Record<string, string>> = {
  ...ofDustTactics,
  ...ofHourOfGlory,
  ...ofRogueRegiment,
  ...ofTwoHundredHours,
  ...ofVSabotage,
};

/** How much a row counts by what it is: people ask for rules, and for what always holds before what holds at times. */
const BY_KIND = { rule: 1, interpretation: 0.5, number: 0.4, decision: 0.4 } as const;
const SPECIAL = 0.5;

/** The share of special rules among those that have a word, from which on a question in that word asks for one of them. */
const MOSTLY_SPECIAL = 0.8;

/** Where a word is found counts, too. */
const BY_FIELD = { title: 2, asked: 2, text: 1, about: 1, topic: 0.5, readings: 0.3, open: 0.2 } as const;

/** How much often-repeated words and long texts change a score (BM25+): rows are sentences, not pages. */
const SENTENCES = { k: 0.4, b: 0.5, d: 0.2 } as const;

/** The words of a text in small letters; "he's" is "he", and "+1" is a bonus as well. */
const wordsIn = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .replaceAll(/\+\d/g, "$& bonus ")
      .replaceAll(/−\d/g, "$& penalty ")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []
  ).map((word) => (word.endsWith("'s") ? word.slice(0, -2) : word));

/** The stem that all forms of a word have. */
const stemOf = (word: string): string => stemmer(wordOf.get(word) ?? word);

/** The lines of synonyms that a stem stands in. No word of a text begins like that. */
const meanings: ReadonlyMap<string, readonly string[]> = (() => {
  const synonymsByWord = new Map<string, string[]>();
  for (const [line, words] of synonyms.entries())
    for (const stem of new Set(wordsIn(words).map(stemOf)))
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
  const stem = stemOf(word);
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
  stems: wordsIn(said).map(stemOf),
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

/** A word of a question, and how much it counts there. */
interface AskedWord {
  readonly word: string;
  readonly weight: number;
}

/** The words of a question, each once: in place of an expression what it means, and none that says nothing. */
function wordsAsked(question: string): readonly AskedWord[] {
  const words = wordsIn(question).slice(0, 4 * MOST_WORDS);
  const stems = words.map(stemOf);
  const weights = new Map<string, number>();
  for (let at = 0; at < words.length;) {
    const saying = meantAt(stems, at);
    const meant = (saying?.meant ?? words.slice(at, at + 1)).filter((word) => !emptyWords.has(word));
    // the words that stand for one expression share what it counts
    const share = 1 / Math.sqrt(meant.length);
    for (const word of meant)
      weights.set(word, Math.max(weights.get(word) ?? 0, littleWords.has(word) ? LITTLE * share : share));
    at += saying?.stems.length ?? 1;
  }
  return [...weights].slice(0, MOST_WORDS).map(([word, weight]) => ({ word, weight }));
}

const fieldOf = (row: FoundRule, field: string, { interpretations }: Catalogue): string => {
  switch (field) {
    case "id":
      return row.id;
    case "title":
      return row.title ?? "";
    case "topic":
      return row.topic ?? "";
    case "asked":
      return Object.hasOwn(askedIn, row.id) ? (askedIn[row.id] ?? "") : "";
    case "open":
      return row.open.map((id) => interpretations[id]?.question ?? "").join(" ");
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
    extractField: (row, field) => fieldOf(row, field, catalogue),
    tokenize: wordsOfRow,
    processTerm: (word) => [...termInBook(word).terms],
  });
  index.addAll(rows);
  return { index, rows: new Map(rows.map((row) => [row.id, row])) };
});

/** The words of a text that answer to one of the terms, each once. */
const answering = (text: string, terms: ReadonlySet<string>): readonly string[] =>
  [...new Set(wordsIn(text))].filter((word) => termInBook(word).terms.some((term) => terms.has(term)));

/** How well a row answers: its score, how much of the question it answers, and by which terms. */
interface Answer {
  readonly score: number;
  readonly answered: number;
  readonly by: readonly string[];
}

/** A term as it stands in the index. */
const plainly = { tokenize: (term: string) => [term], processTerm: (term: string) => term } as const;

/**
 * A search of the index of a catalogue by one term, what always holds before what an expansion or a single piece adds,
 * unless the term is a word of theirs.
 */
function searchByTerm(catalogue: Catalogue): (term: string, isStrange?: boolean) => readonly SearchResult[] {
  const { index, rows } = indexOf(catalogue);
  const special = new Set(catalogue.specialTopics);
  const isSpecial = (row: FoundRule | undefined): boolean => {
    const topic = row?.topic ?? null;
    return topic !== null && special.has(topic);
  };
  const weightOf = (id: string): number => {
    const row = rows.get(id);
    return row === undefined ? 0 : BY_KIND[row.kind];
  };
  return (term, isStrange = false) => {
    const found = index.search(term, {
      ...plainly,
      bm25: SENTENCES,
      boost: BY_FIELD,
      boostDocument: (id) => weightOf(String(id)),
      fuzzy: isStrange && term.length > 3 ? 0.25 : false,
      prefix: isStrange && term.length > 2,
    });
    const ofRules = found.flatMap(({ id }) => rows.get(String(id)) ?? []).filter(({ kind }) => kind === "rule");
    if (ofRules.filter(isSpecial).length >= MOSTLY_SPECIAL * ofRules.length) return found;
    return found.map((one) => (isSpecial(rows.get(String(one.id))) ? { ...one, score: one.score * SPECIAL } : one));
  };
}

/** The rows that one word finds: as itself or by what it means, whichever counts for more, and a little for the other. */
function foundBy({ word, weight }: AskedWord, search: ReturnType<typeof searchByTerm>): ReadonlyMap<string, Answer> {
  const { stem, terms } = termOf(word);
  // a word that no row has and that means nothing known may be misspelt, or not be written to its end yet
  const isStrange = terms.length === 1 && search(stem).length === 0;
  const found = new Map<string, Answer>();
  for (const term of terms)
    for (const { id, score: plain, terms: by } of search(term, isStrange)) {
      const score = plain * weight * (isMeaning(term) ? MEANT : 1);
      const before = found.get(String(id)) ?? { score: 0, by: [] };
      found.set(String(id), {
        score: Math.max(before.score, score) + ONCE_MORE * Math.min(before.score, score),
        answered: weight,
        by: [...before.by, ...by],
      });
    }
  return found;
}

/**
 * The rows of a catalogue that answer to a question in plain words, the best first, at most `limit`. A rare word counts
 * for more than a common one, a word of the book for more than one that means the same, and a row that answers the whole
 * question for more than one that answers a part. One of the words is enough, so that a question ends in nothing only
 * where the book has none of them. Rows that are not wanted are left out.
 */
export function answersTo(
  catalogue: Catalogue,
  question: string,
  { limit, isWanted }: { readonly limit: number; readonly isWanted: (row: FoundRule) => boolean },
): readonly FoundRule[] {
  const { rows } = indexOf(catalogue);
  const search = searchByTerm(catalogue);
  const answers = new Map<string, Answer>();
  let whole = 0;
  for (const word of wordsAsked(question)) {
    const found = foundBy(word, search);
    if (found.size === 0) continue;
    const says = Math.log(1 + rows.size / found.size);
    whole += says * word.weight;
    for (const [id, { score, answered, by }] of found) {
      const before = answers.get(id) ?? { score: 0, answered: 0, by: [] };
      answers.set(id, {
        score: before.score + score,
        answered: before.answered + says * answered,
        by: [...before.by, ...by],
      });
    }
  }
  const ranked = [...answers].map(([id, { score, answered, by }]) => ({
    row: rows.get(id),
    by,
    score: (score * answered) / whole,
  }));
  return ranked
    .sort((one, other) => other.score - one.score)
    .flatMap(({ row, by }) => (row !== undefined && isWanted(row) ? [{ row, by }] : []))
    .slice(0, limit)
    .map(({ row, by }) => ({ ...row, words: answering(`${row.title ?? ""} ${row.text}`, new Set(by)) }));
}
