import { nearest } from "../../rules/kernel/index.ts";

/**
 * Our words for tools and their parameters, each with what people and language models write for it who have not read how
 * it is called here: words that mean the same, and that no letter leads to ours.
 */
export const meanings: Readonly<Record<string, string>> = {
  // where a position is
  ruleset: "game game-id game-name game-type system rule-set rules variant",
  gameId: "game id match match-id",
  scenario: "mission mission-id scenario-id level map operation set-up",
  board: "map text diagram drawing fen grid layout position state situation text-board",
  answers: "answered history choices",
  seat: "player player-id side team as viewer perspective role",
  readings: "interpretations house-rules variants options settings",
  // what is asked
  from: "observer viewer attacker shooter source looker origin start offset page cursor",
  to: "target defender observed destination dest goal end until-version",
  piece: "unit operator agent model figure miniature guard piece-id unit-id token",
  name: "kind type do label verb",
  words: "query q text search term terms keywords message comment chat question",
  about: "topic heading section words query",
  index: "number n i action-index move-index nr",
  limit: "first max count size page-size per-page top most",
  after: "since cursor offset from",
  picture: "image png svg draw render",
  strength: "level difficulty skill elo",
  // what is done
  action: "move do command order act play",
  choose: "choice choices option options answer answers pick decision",
  dice: "die roll rolls rolled faces",
  cards: "card draw draws drawn",
  seed: "random rng",
  facing: "direction heading orientation",
  // stored games
  version: "expected-version revision turn move-number ply rev",
  expectedVersion: "version revision etag if-match turn",
  // tools of language models
  search_rules:
    "rule rules rulebook rule-book lookup look-up cite citation find-rule get-rule get-rules find search faq book",
  list_games:
    "games rulesets list scenarios missions get-games get-rulesets list-scenarios list-missions list-rulesets",
  how_to_draw: "notation draw syntax format help legend draw-board docs",
  show_position: "board position state picture image render render-board get-position get-board get-state show view",
  what_is_legal:
    "legal moves actions legal-moves legal-actions options list-moves list-actions get-moves get-actions valid-moves",
  why: "explain reason requirements illegal is-legal check validate why-not",
  sight: "los line-of-sight visibility see sees can-see visible check-los",
  odds: "chance chances probability probabilities hit-chance expected distribution",
  adjudicate: "play move do apply resolve attack shoot simulate execute make-move step roll",
  enemy_preview: "enemy preview ai intent intents guards guard-preview enemy-moves",
  suggest: "best best-move hint recommend policy policy-move analyse analyze advise engine bot go",
  my_turns: "mine turns my-games inbox waiting",
  act: "submit send move play make-move post",
};

const plain = (word: string): string =>
  word
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase()
    .replaceAll(/[_ ]/g, "-");

const meantBy: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(meanings).map(([word, others]) => [word, new Set(others.split(" "))]),
);

/**
 * The end of a sentence about a word that is not known: those of the known words that mean the same, else those that
 * are nearest by their letters; nothing where none is known.
 */
export function nearestMeant(word: string, words: Iterable<string>): string {
  const known = new Set(words);
  const written = plain(word.slice(0, 80));
  const same = [...known].filter((one) => one !== word && plain(one) === written);
  const meant = [...meantBy].filter(([one, others]) => known.has(one) && others.has(written)).map(([one]) => one);
  const near = [...new Set([...same, ...meant])].slice(0, 3);
  return near.length > 0 ? `; nearest: ${near.join(", ")}` : nearest(word, known);
}
