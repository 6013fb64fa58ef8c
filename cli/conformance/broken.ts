import type { ConformanceCase, Expectation } from "./case-format.ts";
import { nearest } from "../../rules/kernel/index.ts";
import { faultsOf, type JsonSchema } from "./json-schema.ts";
import type { Known } from "./known.ts";
import type { Words } from "./words.ts";

type Pattern = Readonly<Record<string, unknown>>;

/** Says what is wrong with some ids. */
type CheckIds = (ids: Iterable<unknown>, where: string) => readonly string[];

/** Checks the pattern of an event or action against the schemas of its kind, or of any kind if it names none. */
function checkPattern(
  pattern: Pattern,
  kinds: ReadonlyMap<string, JsonSchema>,
  [key, where]: readonly [key: string, where: string],
  known: Known,
  checkIds: CheckIds,
): readonly string[] {
  const { cites = [], text: _text, ...fields } = pattern;
  const kind = fields[key];
  const cited = checkIds([cites].flat(), `${where}: cites`);
  if (kind !== undefined && !kinds.has(String(kind)))
    return [
      ...cited,
      `${where}: there is no ${key === "do" ? "action" : key} "${String(kind)}"${nearest(String(kind), kinds.keys())}`,
    ];
  const schemas = kind === undefined ? [...kinds.values()] : [kinds.get(String(kind)) ?? {}];
  return [...cited, ...faultsOf({ anyOf: schemas }, fields, where, known.isNamed)];
}

function checkFacts(facts: Iterable<string>, { facts: kinds, seats }: Words, known: Known): readonly string[] {
  if (kinds === null) return [];
  return [...facts].flatMap((id) => {
    const [kind = "", ...about] = id.split(":");
    if (!kinds.includes(kind)) return [`facts: there is no fact "${id}"${nearest(kind, kinds)}`];
    const isOther = (part: string): boolean => /^\d+$/.test(part) || part === "nobody" || seats.includes(part);
    const unknown = about.filter((part) => !isOther(part) && !known.isNamed("piece or place", part));
    return unknown.map((part) => `facts: nothing is called "${part}"${nearest(part, known.ids)}`);
  });
}

/** What an expectation speaks of that the game does not know, or that never was in the run. */
export function brokenExpectation(expect: Expectation, words: Words, known: Known, where = ""): readonly string[] {
  const { ids } = words;
  const at = (part: string): string => (where === "" ? part : `${where}.${part}`);
  const checkIds: CheckIds = (cited, place) =>
    [...cited].flatMap((id) =>
      ids.has(String(id)) ? [] : [`${place}: there is no "${String(id)}"${nearest(String(id), ids)}`],
    );
  const checkPieces: CheckIds = (names, place) =>
    [...names].flatMap((id) =>
      known.isPiece(String(id))
        ? []
        : [`${place}: there never was a piece "${String(id)}"${nearest(String(id), known.ids)}`],
    );
  const checkPlaces = (names: Iterable<string>, place: string): readonly string[] =>
    [...names].flatMap((name) => (known.isPlace(name) ? [] : [`${place}: there is no ${name} on this board`]));
  const { events, actions } = words;
  const eventPatterns = [
    ...(expect.events ?? []).map((pattern, i) => ({ pattern, place: at(`events.${i}`) })),
    ...(expect.absent ?? []).map((pattern, i) => ({ pattern, place: at(`absent.${i}`) })),
  ];
  const actionPatterns = [
    ...(expect.includes ?? []).map((pattern, i) => ({ pattern, place: at(`includes.${i}`) })),
    ...(expect.excludes ?? []).map((pattern, i) => ({ pattern, place: at(`excludes.${i}`) })),
  ];
  const { decision } = expect;
  return [
    ...(events === null
      ? []
      : eventPatterns.flatMap(({ pattern, place }) =>
          checkPattern(pattern, events, ["event", place], known, checkIds),
        )),
    ...actionPatterns.flatMap(({ pattern, place }) => checkPattern(pattern, actions, ["do", place], known, checkIds)),
    ...checkPieces(Object.keys(expect.pieces ?? {}), at("pieces")),
    ...checkPlaces(Object.keys(expect.on ?? {}), at("on")),
    ...faultsOf(words.state, expect.state ?? {}, at("state"), () => true),
    ...checkIds(expect.refused ?? [], at("refused")),
    ...checkIds(expect.cites ?? [], at("cites")),
    ...checkIds(expect.interpretations ?? [], at("interpretations")),
    ...checkIds(expect.otherwise ?? [], at("otherwise")),
    ...checkIds(decision?.prompt === undefined ? [] : [decision.prompt], at("decision.prompt")),
    ...checkPieces(decision?.piece === undefined ? [] : [decision.piece], at("decision.piece")),
    ...checkPlaces([...(expect.full ?? []), ...(expect.partial ?? []), ...(expect.none ?? [])], "full, partial, none"),
    ...[...(expect.sees ?? []), ...(expect.unseen ?? [])].flatMap((seen) => {
      const [, place] = /^corpse on (.+)$/.exec(seen) ?? [];
      return place === undefined ? checkPieces([seen], "sees, unseen") : checkPlaces([place], "sees, unseen");
    }),
    ...(expect.outlook?.warnings ?? []).flatMap(({ at: about, cites = [] }) => [
      ...checkIds(cites, at("outlook")),
      ...(about === undefined || known.isPlace(about) ? [] : checkPieces([about], at("outlook"))),
    ]),
    ...checkFacts(Object.keys(expect.facts ?? {}), words, known),
    ...[expect, expect.back ?? {}].flatMap(({ reasons = [], lines = [] }) => {
      const met = lines.flatMap(({ blocker, hindrances = [] }) => [...(blocker ? [blocker] : []), ...hindrances]);
      return [
        ...checkIds(
          [...reasons, ...met].flatMap(({ cites = [] }) => cites),
          at("reasons, lines"),
        ),
        ...checkPlaces(
          reasons.flatMap((one) => (one.at === undefined ? [] : [one.at])),
          at("reasons"),
        ),
      ];
    }),
  ];
}

/** What a case speaks of, beside its expectations, that the game does not know. */
export function brokenCase(one: ConformanceCase, words: Words, known: Known): readonly string[] {
  const { ids } = words;
  const unknown = one.rules.filter((id) => !ids.has(id)).map((id) => `rules: there is no "${id}"${nearest(id, ids)}`);
  const steps = (one.steps ?? []).flatMap((step, i) =>
    typeof step === "object" && "do" in step ? [{ action: step, where: `steps.${i}` }] : [],
  );
  const asked = (["why-not", "odds"] as const).flatMap((where) => {
    const action = one[where];
    return action === undefined ? [] : [{ action, where }];
  });
  const actions = [...steps, ...asked].flatMap(({ action: { after: _after, ...action }, where }) =>
    checkPattern(action, words.actions, ["do", where], known, () => []),
  );
  const { name, piece } = one.legal === true || one.legal === undefined ? {} : one.legal;
  return [
    ...unknown,
    ...actions,
    ...(name === undefined || words.actions.has(name)
      ? []
      : [`legal: there is no action "${name}"${nearest(name, words.actions.keys())}`]),
    ...(piece === undefined || known.isPiece(piece)
      ? []
      : [`legal: there is no piece "${piece}"${nearest(piece, known.ids)}`]),
  ];
}
