import type { Game, OpenPosition, SetUpOptions, SettingsInput } from "../../rules/kernel/index.ts";
import { Budget, seededChance } from "../../rules/kernel/index.ts";

/*
 * Words that every object has, in the place of each word that a game reads: whoever looks one up in a table finds
 * something there that is no row of it.
 */

/**
 * What every object has by its prototype, and a word that nothing has. Texts of some games are in lower case throughout.
 */
export const wordsOfObjects = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__", "nobody"] as const;

/** A door and what was handed in there, and what it threw. */
export interface Thrown {
  readonly what: string;
  readonly error: string;
}

/** A position at which an action is asked for, if one comes so soon. */
function later(position: OpenPosition, seed: number): OpenPosition {
  const chance = seededChance(seed);
  let now = position;
  for (let asked = 0; asked < 60; asked++) {
    if (asked > 20 && now.decision()?.kind === "act") break;
    const done = now.adjudicate({ ...now.policyMove(chance), chance });
    if (!done.ok || done.value.outcome !== "paused") break;
    now = done.value.situation;
  }
  return now;
}

/** Moments of a game's missions, spread over all of them: as they are set up, and some way on. */
export function momentsOf(game: Game, most: number): readonly OpenPosition[] {
  const every = Math.max(1, Math.ceil(game.scenarios.length / most));
  return game.scenarios
    .filter((_, n) => n % every === 0)
    .flatMap(({ id }, n) => {
      const set = game.setUp(id, {}, Budget.unlimited());
      return set.ok ? [set.value, later(set.value, n)] : [];
    });
}

/** Calls something; what it threw, if anything but that there is too much to do. */
function thrownBy(what: string, call: () => unknown): readonly Thrown[] {
  try {
    call();
    return [];
  } catch (error) {
    const isCounted = error instanceof Error && error.name === "BudgetExceeded";
    return isCounted ? [] : [{ what, error: error instanceof Error ? (error.stack ?? error.message) : "unknown" }];
  }
}

/** Puts every question that needs no more than a name to a position that was read after all. */
function thrownByAsking(what: string, position: OpenPosition, name: string): readonly Thrown[] {
  return Object.entries<() => unknown>({
    print: () => position.print(),
    board: () => position.board(),
    forms: () => position.forms(),
    preview: () => position.preview(),
    field: () => position.field(name),
    sight: () => position.sight({ from: name, to: name }),
    policyMove: () => position.policyMove(seededChance(1)),
    adjudicate: () => position.adjudicate({ chance: seededChance(1) }),
    seenBy: () => position.seats().map((seat) => position.seenBy(seat).print()),
  }).flatMap(([question, call]) => thrownBy(`${what}: ${question}`, call));
}

/** Reads with a word in the place of another, and asks about what comes of it. */
function read(what: string, open: () => ReturnType<Game["openText"]>, name: string): readonly Thrown[] {
  let position: OpenPosition | null = null;
  const faults = thrownBy(what, () => {
    const opened = open();
    if (opened.ok) position = opened.value;
  });
  return position === null ? faults : [...faults, ...thrownByAsking(what, position, name)];
}

/** Each place of a text once: the same word of a line that begins alike is no further place. */
function* placesOf(text: string, met: Set<string>): Generator<readonly [before: string, word: string, behind: string]> {
  let start = 0;
  for (const line of text.split("\n")) {
    const [head = ""] = line.split(" ");
    let count = 0;
    for (const { 0: word, index } of line.matchAll(/[\w.-]+/g)) {
      const place = `${/^\w+$/.test(head) ? head : ""} ${count++} ${/\d/.test(word) ? "#" : word}`;
      if (met.has(place)) continue;
      met.add(place);
      const at = start + index;
      yield [text.slice(0, at), word, text.slice(at + word.length)];
    }
    start += line.length + 1;
  }
}

/** What a game's texts throw with these words in each place of them, and how many texts were tried. */
export function thrownByTexts(game: Game, moments: readonly OpenPosition[]): { tried: number; thrown: Thrown[] } {
  const met = new Set<string>();
  const thrown: Thrown[] = [];
  let tried = 0;
  for (const moment of moments)
    for (const [before, word, behind] of placesOf(moment.print(), met))
      for (const name of wordsOfObjects) {
        tried++;
        const text = before + name + behind;
        const what = `${name} for "${word}" in "${before.split("\n").at(-1)}${word}${behind.split("\n")[0]}"`;
        thrown.push(
          ...read(what, () => game.openText(text, {}, Budget.unlimited()), name),
          ...thrownBy(`draft: ${what}`, () => game.draft(text)),
        );
      }
  return { tried, thrown };
}

type Path = readonly string[];

/** The texts in plain data, by where they stand; the places of a list are one. */
function* textsIn(data: unknown, path: Path = []): Generator<{ readonly path: Path; readonly text: string }> {
  if (typeof data === "string") yield { path, text: data };
  else if (typeof data === "object" && data !== null)
    for (const [key, value] of Object.entries(data)) yield* textsIn(value, [...path, key]);
}

/** Plain data with something else at a path. */
function withAt(data: unknown, [key, ...rest]: Path, value: string): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data))
    return data.map((part: unknown, n) => (String(n) === key ? withAt(part, rest, value) : part));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, part]) => [name, name === key ? withAt(part, rest, value) : part]),
  );
}

/** Where a text stands, places of lists and of pieces left out: one of a kind is enough. */
const kindOf = (path: Path, text: string): string =>
  `${path.filter((key) => !/\d/.test(key)).join("/")} ${/\d/.test(text) ? "#" : text}`;

/** What a game throws with these words in each place of its positions as data. */
export function thrownByPositions(game: Game, moments: readonly OpenPosition[]): { tried: number; thrown: Thrown[] } {
  const met = new Set<string>();
  const thrown: Thrown[] = [];
  let tried = 0;
  for (const moment of moments) {
    const position = moment.position();
    for (const { path, text } of textsIn(position)) {
      const kind = kindOf(path, text);
      if (met.has(kind)) continue;
      met.add(kind);
      for (const name of wordsOfObjects) {
        tried++;
        const what = `${name} at /${path.join("/")}`;
        thrown.push(...read(what, () => game.open(withAt(position, path, name), Budget.unlimited()), name));
      }
    }
  }
  return { tried, thrown };
}

/** What the actions of a game throw with these words in each of their places, whether they are legal or not. */
export function thrownByActions(moments: readonly OpenPosition[]): { tried: number; thrown: Thrown[] } {
  const met = new Set<string>();
  const thrown: Thrown[] = [];
  let tried = 0;
  for (const moment of moments)
    for (const action of moment.forms().flatMap(({ actions }) => actions))
      for (const { path, text } of textsIn(action)) {
        const kind = `${String(Reflect.get(Object(action), "do"))} ${path.filter((key) => !/\d/.test(key)).join("/")}`;
        if (met.has(kind) && path.join("/") !== "do") continue;
        if (met.has(`${kind} ${text}`)) continue;
        met.add(kind).add(`${kind} ${text}`);
        for (const name of wordsOfObjects) {
          tried++;
          const sent = withAt(action, path, name);
          const what = JSON.stringify(sent);
          thrown.push(
            ...thrownBy(`requirements: ${what}`, () => moment.requirements(sent)),
            ...thrownBy(`outlook: ${what}`, () => moment.outlook(sent)),
            ...thrownBy(`odds: ${what}`, () => moment.odds(sent, [])),
            ...thrownBy(`adjudicate: ${what}`, () => moment.adjudicate({ action: sent, chance: seededChance(1) })),
          );
        }
      }
  return { tried, thrown };
}

/** One field by its own name, whatever that is: `__proto__` in a literal would be a prototype. */
const own = (name: string, value: string | number): Record<string, never> =>
  Object.defineProperty({}, name, { value, enumerable: true });

/** A choice with such a word as its value, and in the place of each word of the example that tells how it is written. */
function valuesWith(name: string, { free }: Game["choices"][number]): readonly string[] {
  const example = / e\.g\. ([^;]+)/.exec(free ?? "")?.[1] ?? "";
  return [
    name,
    ...[...example.matchAll(/[\w.-]+/g)].map(
      ({ 0: word, index }) => example.slice(0, index) + name + example.slice(index + word.length),
    ),
  ];
}

/** What a game throws with these words as choices of a mission, as readings and as numbers. */
export function thrownBySetUps(game: Game): { tried: number; thrown: Thrown[] } {
  const thrown: Thrown[] = [];
  let tried = 0;
  for (const { id } of game.scenarios)
    for (const name of wordsOfObjects) {
      const values = game.choices.flatMap((choice) =>
        valuesWith(name, choice).map((value) => ({ choices: own(choice.name, value) })),
      );
      const options: readonly (SetUpOptions & SettingsInput)[] = [
        ...values,
        { choices: own(name, name) },
        { difficulty: name },
        { readings: own(name, name) },
        { numbers: own(name, 1) },
      ];
      for (const option of options) {
        tried++;
        const what = `${id} ${JSON.stringify(option)}`;
        thrown.push(...read(what, () => game.setUp(id, option, Budget.unlimited()), name));
      }
    }
  return { tried, thrown };
}
