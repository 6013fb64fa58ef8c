import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { fileOfTopic } from "./conformance/layout.ts";
import { measured, measuredFile } from "./functions.ts";

/* In one file: the rules of the house are read as a whole, and the sources once for all of them. */

/*
 * Who may import whom. A folder with a public face (the kernel, the geometry, each game, the registry of games, the
 * pictures, the service) is used from outside through its index.ts only. The tests of a folder stand in the folder's
 * mirror under tests/ and may look inside it.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folders = [
  "rules",
  "client",
  "cli",
  "pictures",
  "service",
  "lambdas",
  "web",
  "infra",
  "tests",
  "bench",
  "scripts",
];
const notGames = ["kernel", "kit", "geometry", "foresight", "search", "library"];
/** What the library is made of beside the rules: a build puts it into the package. */
const packagesForLibrary = ["@noble/hashes/sha2", "@noble/hashes/utils"];
const packagesForRules = ["zod"];
const ANYWHERE = "service/portable.ts";
/** The door of the library, for what loads nothing else of the kernel: pictures. */
const DOOR = "rules/kernel/door.ts";
/** What delivers notices: for the function that does. */
const FOR_DELIVERIES = "service/deliveries.ts";
/** What of the service the command may start or ask, beside its face. */
const forTheCommand = [
  ANYWHERE,
  "service/chats/embedded.ts",
  "service/embedding.ts",
  "service/games/recorded-in-memory.ts",
  "service/games/report-main.ts",
  "service/games/verify-here.ts",
  "service/games/verify-main.ts",
  "service/local/main.ts",
  "service/mcp/invitations.ts",
  "service/mcp/line-splitter.ts",
  "service/mcp/stdio.ts",
  "service/storage/embedded-store.ts",
  "service/storage/making-folders.ts",
  "service/storage/table.ts",
];
/** The rooms of the games: folders that are entered through their own index.ts. */
const roomed = new Set(
  readdirSync(join(root, "rules"), { recursive: true, encoding: "utf8" }).flatMap((path) => {
    const [game = "", room = "", file] = path.split(sep);
    return file === "index.ts" && !notGames.includes(game) ? [`rules/${game}/${room}`] : [];
  }),
);

/** The rooms that every game has, by the same names; others are topics of its book. */
const tenRooms = ["book", "table", "sight", "movement", "actions", "phases", "set-up", "notation", "answers", "bot"];
/** The files that every game has: what lies in them is looked for in the same place in each. */
const filesOfEveryGame = [
  ...["citation", "decisions", "in-force", "later-names", "numbers", "open-points/index", "rules/index"].map(
    (file) => `book/${file}`,
  ),
  ...["action-schema", "context", "event-words", "events", "owners", "state"].map((file) => `table/${file}`),
  ...["registry", "rule"].map((file) => `actions/${file}`),
  ...["play", "set-up-phase"].map((file) => `phases/${file}`),
  ...["choices", "defects", "scenarios", "set-up", "trials"].map((file) => `set-up/${file}`),
  ...["offered", "parse", "print"].map((file) => `notation/${file}`),
  ...["asked", "board-model", "facts", "rulings"].map((file) => `answers/${file}`),
  ...["foresight", "policy", "value", "weights"].map((file) => `bot/${file}`),
];
/** What every game exports by the same name, from the same file. */
const exportsOfEveryGame = {
  "phases/set-up-phase": "function* setUpPhase(",
  "set-up/choices": "const choices: readonly SetUpChoice[]",
  "set-up/defects": "function defectsOf(",
  "set-up/scenarios": "const scenarios: readonly Scenario[]",
  "set-up/set-up": "function setUp(scenario: Scenario, ",
} as const;
/** The rooms that are words for all the others; every other room is entered through its own index.ts. */
const openRooms = ["book", "table"];
const gameFolders = readdirSync(join(root, "rules"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !notGames.includes(entry.name))
  .map(({ name }) => name);

/** The library may load the texts of a game's rules apart from the game. */
const rowsOfRules = /^rules\/[^/]+\/book\/rules\/index\.ts$/;
const inLibrary = (file: string): boolean => file.startsWith("rules/library/");

const topOf = (file: string): string => file.split("/")[0] ?? "";

/** The folder with a public face that a file belongs to, if it belongs to one. */
const faceFolder = (file: string): string | undefined => {
  const [top, inside, ...rest] = file.split("/");
  if (top === "service" || top === "pictures") return top;
  if (top !== "rules") return undefined;
  return rest.length > 0 ? `rules/${inside}` : "rules";
};

/** The room of a game that a file lies in: a folder of the game with an index.ts. */
const roomOf = (file: string): string | undefined => {
  const [top, inside = "", room = "", ...rest] = file.split("/");
  return top === "rules" && rest.length > 0 && roomed.has(`rules/${inside}/${room}`)
    ? `rules/${inside}/${room}`
    : undefined;
};

const gameOf = (file: string): string | undefined => {
  const [top, inside = "", ...rest] = file.split("/");
  return top === "rules" && rest.length > 0 && !notGames.includes(inside) ? inside : undefined;
};

/**
 * Whether a test stands in the mirror of a folder: tests/rules/kernel/…, tests/kernel/… and tests/kernel.test.ts mirror
 * rules/kernel.
 */
const mirrors = (test: string, folder: string): boolean =>
  [folder, folder.replace(/^rules\//, "")].some(
    (path) => test.startsWith(`tests/${path}/`) || test === `tests/${path}.test.ts`,
  );

/** What is wrong with an import, in words; `target` is a file of this repository, a package or a module of Node. */
const faultOf = (file: string, target: string): string | undefined => {
  const isLocal = folders.includes(topOf(target)) && target.includes("/");
  const pure = topOf(file) === "rules";
  if (topOf(file) === "pictures" && topOf(target) !== "pictures" && target !== "rules/kernel/index.ts")
    return "the pictures are pure and know the kernel's types alone";
  if (!isLocal) {
    if (topOf(file) === "client") return "the client runs anywhere: no package, no module of Node";
    if (!pure) return undefined;
    if (isBuiltin(target)) return "the rules are pure: no module of Node";
    if (inLibrary(file) && packagesForLibrary.includes(target)) return undefined;
    return packagesForRules.includes(target) ? undefined : "the rules use no package but zod";
  }
  if (inLibrary(file) && (target === "pictures/index.ts" || rowsOfRules.test(target))) return undefined;
  if (inLibrary(file) && target === DOOR) return undefined;
  if (pure && inLibrary(target) && !inLibrary(file)) return "the rules do not know what is made of them";
  if (pure && topOf(target) !== "rules") return "the rules import from nothing else";
  if (topOf(file) === "client" && topOf(target) !== "client") return "the client knows the API alone";
  if (topOf(file) === "cli" && forTheCommand.includes(target)) return undefined;
  // the engine of the page is the rules themselves, and what of the service runs anywhere
  if (file.startsWith("web/engine/") && [ANYWHERE, "rules/index.ts"].includes(target)) return undefined;
  if (topOf(file) === "web" && !["web", "pictures"].includes(topOf(target)) && target !== "rules/kernel/index.ts")
    return "the page knows pictures and the kernel's types, and asks the service over HTTP";
  if (
    ["pictures", "service", "lambdas", "web", "infra", "cli"].includes(topOf(file)) &&
    ["tests", "bench", "scripts"].includes(topOf(target))
  )
    return "what is shipped imports nothing from tests, bench or scripts";
  if (topOf(file) === "service" && topOf(target) === "infra") return "the service does not know how it is deployed";
  const game = gameOf(target);
  if (["lambdas", "web"].includes(topOf(file)) && game !== undefined) return "lambdas and web know no game";
  if (pure && game !== undefined && faceFolder(file) !== "rules" && !inLibrary(file) && gameOf(file) !== game)
    return "the kernel, the geometry and the other games know no game";
  const room = roomOf(target);
  if (pure && room !== undefined && room !== roomOf(file) && target !== `${room}/index.ts`)
    return `only ${room}/index.ts may be imported from outside ${room}`;
  // no start of a function but that which delivers reads it
  if (target === FOR_DELIVERIES && ["lambdas", "bench"].includes(topOf(file))) return undefined;
  const face = faceFolder(target);
  if (face === undefined || face === faceFolder(file) || target === `${face}/index.ts` || mirrors(file, face))
    return undefined;
  return `only ${face}/index.ts may be imported from outside ${face}`;
};

const importForms = [
  /^\s*(?:import|export)\b[^;"'`]*?\bfrom\s*["']([^"']+)["']/gm,
  /^\s*import\s*["']([^"']+)["']/gm,
  /\b(?:import|require|require\.resolve)\(\s*["'`]([^"'`]+)["'`]/g,
];

/** The modules a source text imports, as it names them. */
const importsIn = (source: string): string[] =>
  importForms.flatMap((form) => [...source.matchAll(form)].map((match) => match[1] ?? ""));

/** A relative import as a path from the root; any other as it is. */
const resolved = (file: string, name: string): string =>
  name.startsWith(".")
    ? normalize(join(dirname(file), name))
        .split(sep)
        .join("/")
        .replace(/\?.*$/, "")
    : name;

const sources = folders
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.split(sep).join("/")}`,
    ),
  )
  .filter((file) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file) && !/\/(?:node_modules|dist)\//.test(file));

/** The package that an import is of: `@scope/name` or `name`. */
const packageOf = (name: string): string =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** Which rooms each room imports from; a file without a room of its own (undefined) is left out. */
function arrowsBetween(room: (file: string) => string | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const file of sources) {
    const from = room(file);
    if (from === undefined) continue;
    for (const name of importsIn(readFileSync(join(root, file), "utf8"))) {
      const to = room(resolved(file, name));
      if (to !== undefined && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** The rooms that lie on a circle, or lead to one: rooms from which no arrow leads on are taken away until none is left. */
function onCircles(arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const open = new Map(arrows);
  for (let before = -1; before !== open.size;) {
    before = open.size;
    for (const [room, to] of open) if ([...to].every((other) => !open.has(other))) open.delete(room);
  }
  return [...open.keys()];
}

describe("the import graph", () => {
  it("keeps to the rules", () => {
    const faults = sources.flatMap((file) =>
      importsIn(readFileSync(join(root, file), "utf8")).flatMap((name) => {
        const fault = faultOf(file, resolved(file, name));
        return fault === undefined ? [] : [`${file} imports ${name}: ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it("leads to no package that the root does not install", () => {
    const { dependencies, devDependencies } = manifest;
    const named = new Set([
      ...[dependencies, devDependencies].flatMap(Object.keys),
      // the packages made here
      "@umpire/rules",
      "@umpire/client",
      "umpire",
    ]);
    const strangers = sources
      .filter((file) => !file.endsWith(".d.ts"))
      .flatMap((file) =>
        importsIn(readFileSync(join(root, file), "utf8"))
          .filter((name) => !/^(?:\.|data:)/.test(name) && !isBuiltin(name))
          .filter((name) => !named.has(packageOf(name)) && !named.has(`@types/${packageOf(name)}`))
          .map((name) => `${file} imports ${name}`),
      );
    expect(strangers).toEqual([]);
  });

  it("leads from what runs anywhere to no module of Node but async_hooks", () => {
    const reached = new Set([ANYWHERE]);
    for (const file of reached) {
      // types are gone before anything runs
      const source = readFileSync(join(root, file), "utf8").replace(/^(?:im|ex)port type [^;]*;/gm, "");
      for (const name of importsIn(source)) {
        const target = resolved(file, name);
        if (isBuiltin(target)) expect(target, file).toBe("node:async_hooks");
        if (folders.includes(topOf(target)) && target.includes("/")) reached.add(target);
      }
    }
    expect(reached.size).toBeGreaterThan(10);
  });

  it.each(gameFolders)("has the ten rooms of a game in rules/%s, and no loose files", (game) => {
    const inside = readdirSync(join(root, "rules", game), { withFileTypes: true });
    const rooms = inside.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(tenRooms.filter((room) => !rooms.includes(room))).toEqual([]);
    const files = inside.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.toSorted()).toEqual(["index.ts", "version.ts"]);
  });

  it.each(gameFolders)("has the files of every game in rules/%s, and a face of each room", (game) => {
    expect(filesOfEveryGame.filter((file) => !sources.includes(`rules/${game}/${file}.ts`))).toEqual([]);
    const rooms = new Set(sources.flatMap((file) => new RegExp(`^rules/${game}/([^/]+)/`).exec(file)?.[1] ?? []));
    expect([...rooms].filter((room) => !openRooms.includes(room) && !roomed.has(`rules/${game}/${room}`))).toEqual([]);
  });

  it.each(gameFolders)("has a file for each topic of the book in rules/%s, named for it", (game) => {
    const misplaced = ["rules", "open-points"].flatMap((catalogue) => {
      const topics = sources.filter((file) => file.startsWith(`rules/${game}/book/${catalogue}/`));
      expect(topics).toContain(`rules/${game}/book/${catalogue}/index.ts`);
      return topics
        .filter((file) => !file.endsWith("/index.ts"))
        .filter((file) => {
          const source = readFileSync(join(root, file), "utf8");
          const topicsIn = [...source.matchAll(/(?:rulesUnder|openPointsUnder)\(\s*"([^"]+)"/g)].map(
            ([, topic]) => topic,
          );
          return topicsIn.map((topic = "") => `${fileOfTopic(topic)}.ts`).join() !== basename(file);
        });
    });
    expect(misplaced).toEqual([]);
  });

  it.each(gameFolders)("runs one way between the rooms of rules/%s, types included", (game) => {
    const arrows = arrowsBetween((file) => {
      const [top, inside, room, ...rest] = file.split("/");
      return top === "rules" && inside === game && rest.length > 0 ? `${game}/${room}` : undefined;
    });
    expect(arrows.size).toBeGreaterThan(8);
    expect(onCircles(arrows)).toEqual([]);
  });

  it.each(["service", "web"])("runs one way between the rooms of %s, types included", (top) => {
    const arrows = arrowsBetween((file) => {
      const [first, room, ...rest] = file.split("/");
      return first === top && rest.length > 0 ? `${top}/${room}` : undefined;
    });
    expect(arrows.size).toBeGreaterThan(10);
    expect(onCircles(arrows)).toEqual([]);
  });

  it("re-exports whole files only where the face says why", () => {
    const faces = sources.filter((file) => /^export \* from /m.test(readFileSync(join(root, file), "utf8")));
    expect(faces.length).toBeGreaterThan(2);
    expect(faces.filter((file) => !readFileSync(join(root, file), "utf8").includes("/* Whole files: "))).toEqual([]);
  });

  it("finds a public face in every folder that needs one", () => {
    const faces = new Set(sources.flatMap((file) => faceFolder(file) ?? []));
    expect([...faces].filter((folder) => !sources.includes(`${folder}/index.ts`))).toEqual([]);
  });
});

describe("the same job in every game", () => {
  const textOf = (game: string, file: string): string => readFileSync(join(root, "rules", game, `${file}.ts`), "utf8");

  it.each(gameFolders)("names an action by its word where rules/%s says whose rule it is", (game) => {
    expect(textOf(game, "table/action-schema")).toContain(
      "export type ActionOf<Name extends ActionName> = ActionNamed<Action, Name>;",
    );
    const otherwise = sources
      .filter((file) => file.startsWith(`rules/${game}/`))
      .filter((file) =>
        /\b(?:ActionRule|commandoAction|onFoot|byVehicle)<\s*ActionOf</.test(readFileSync(join(root, file), "utf8")),
      );
    expect(otherwise).toEqual([]);
  });

  it.each(gameFolders)("is done in rules/%s by the function of that name, in the file of that name", (game) => {
    const elsewhere = Object.entries(exportsOfEveryGame).filter(
      ([file, exported]) => !textOf(game, file).includes(`\nexport ${exported}`),
    );
    expect(elsewhere).toEqual([]);
  });

  it.each(gameFolders)("looks pieces up in the state in rules/%s, not in what goes about with it", (game) => {
    const lookups = sources
      .filter((file) => file.startsWith(`rules/${game}/`))
      .flatMap((file) => [
        ...readFileSync(join(root, file), "utf8").matchAll(
          /^export (?:const|function) (\w+(?:Named|ById|OnTable))\b(?: = )?\(\s*([^:]+: (\w+))/gm,
        ),
      ]);
    expect(lookups.length).toBeGreaterThan(1);
    expect(lookups.filter(([, , , type]) => type === "Ctx").map(([, name]) => name)).toEqual([]);
  });

  it.each(gameFolders)("records in rules/%s only events that rest on rules that there are", (game) => {
    const [, cited] = /^export type (Cited\w+Event) = /m.exec(textOf(game, "table/events")) ?? [];
    expect(cited).toBeDefined();
    expect(textOf(game, "table/context")).toContain(
      `export const record = (ctx: Ctx, event: ${cited}): void => void ctx.events.push(event);`,
    );
  });
});

/** Units of length are words that are measured in, as numbers are read: `12 * inch`. */
const unitsOfLength = ["inch", "centimetre", "millimetre"];

/** Numbers at the top of a source text that are not written in capitals. */
const smallNumbersIn = (source: string): string[] =>
  [...source.matchAll(/^(?:export )?const ([a-z]\w*)(?:: number)? = -?\d[\d_.e+*/<> -]*;/gm)].flatMap(([, name = ""]) =>
    unitsOfLength.includes(name) ? [] : [name],
  );

describe("the constants of the rules", () => {
  it("are written in capitals where they are numbers", () => {
    const small = sources
      .filter((file) => topOf(file) === "rules")
      .flatMap((file) => smallNumbersIn(readFileSync(join(root, file), "utf8")).map((name) => `${file}: ${name}`));
    expect(small).toEqual([]);
  });

  it("are found", () => {
    const source = ["const most = 40;", "export const far = 2 ** 24;", "const MOST = 4;", 'const name = "4";'].join(
      "\n",
    );
    expect(smallNumbersIn(source)).toEqual(["most", "far"]);
  });
});

/** Where functions are short and take what they need by name. */
const measuredFolders = folders.filter((folder) => folder !== "tests");
const MOST_LINES = 90;
const MOST_PARAMETERS = 5;

/** Where functions are shorter still, and stand in short files. */
const shortFolders = ["rules", "service", "web"];
const FEW_LINES = 60;
const MOST_LINES_OF_A_FILE = 400;

/** Functions whose boolean is what they are about: whether something holds, the value of a field. */
const aboutBooleans = ["need", "say", "withField"];

describe("the functions", () => {
  const sizes = sources
    .filter((file) => measuredFolders.includes(topOf(file)) && !file.includes("generated"))
    .map((file) => [file, measuredFile(root, file)] as const);

  const most = (file: string): number => (shortFolders.includes(topOf(file)) ? FEW_LINES : MOST_LINES);

  it(`are no longer than ${FEW_LINES} lines in ${shortFolders.join(", ")}, and than ${MOST_LINES} elsewhere`, () => {
    expect(sizes.length).toBeGreaterThan(500);
    const long = sizes.flatMap(([file, { functions }]) =>
      functions.flatMap(({ name, lines }) => (lines > most(file) ? [`${file} ${name}`] : [])),
    );
    expect(long).toEqual([]);
  });

  it(`take no more than ${MOST_PARAMETERS} parameters, those of the tests among them`, () => {
    const ofTests = sources
      .filter((file) => topOf(file) === "tests")
      .map((file) => [file, measuredFile(root, file)] as const);
    expect(ofTests.length).toBeGreaterThan(300);
    const many = [...sizes, ...ofTests].flatMap(([file, { functions }]) =>
      functions.flatMap(({ name, parameters }) => (parameters > MOST_PARAMETERS ? [`${file} ${name}`] : [])),
    );
    expect(many).toEqual([]);
  });

  it(`stand in files of no more than ${MOST_LINES_OF_A_FILE} lines`, () => {
    const long = sizes.flatMap(([file, { lines }]) =>
      shortFolders.includes(topOf(file)) && !file.startsWith("rules/library/types/") && lines > MOST_LINES_OF_A_FILE
        ? [file]
        : [],
    );
    expect(long).toEqual([]);
  });

  it(`stand in tests of more than ${MOST_LINES_OF_A_FILE} lines only where the file says why they are in one`, () => {
    const long = sources.filter((file) => {
      const text = topOf(file) === "tests" && !file.includes("generated") ? readFileSync(join(root, file), "utf8") : "";
      return text.split("\n").length > MOST_LINES_OF_A_FILE && !text.includes("/* In one file: ");
    });
    expect(long).toEqual([]);
  });

  it("called xNamed say that there may be none, and those called xById that there is one", () => {
    const lookups = sizes.flatMap(([file, { functions }]) =>
      functions
        .filter(({ name }) => /^(?!is[A-Z])\w*[a-z](?:Named|ById)$/.test(name))
        .map((lookup) => ({ file, ...lookup })),
    );
    expect(lookups.length).toBeGreaterThan(30);
    const mayBeNone = /\b(?:undefined|null|boolean|Result)\b|\[\]$/;
    const wrong = lookups.filter(({ name, returns }) => mayBeNone.test(returns) !== name.endsWith("Named"));
    expect(wrong.map(({ file, name, returns }) => `${file} ${name}: ${returns}`)).toEqual([]);
  });

  it("are handed no boolean by its place alone", () => {
    const handed = sizes.flatMap(([file, { positionalBooleans }]) =>
      positionalBooleans.flatMap((name) =>
        aboutBooleans.includes(name) ? [] : [`${file}: ${name}(…, true or false)`],
      ),
    );
    expect(handed).toEqual([]);
  });

  it("are found in every form", () => {
    const source = [
      'import { other } from "./other.ts";',
      'import { sort } from "sorting";',
      "function one(a, b) { return other(a, true); }",
      "const two = (a: number, { b }: { b: boolean }): void => { sort(a, false); };",
      "class Three { four(a) { this.four(false); new Three({ five: true }); } }",
    ].join("\n");
    expect(measured("example.ts", source)).toEqual({
      lines: 5,
      functions: [
        { name: "one", lines: 1, parameters: 2, returns: "" },
        { name: "two", lines: 1, parameters: 2, returns: "void" },
        { name: "four", lines: 1, parameters: 1, returns: "" },
      ],
      positionalBooleans: ["other", "four"],
    });
  });
});

describe("the tests", () => {
  it("assert no times: what they do is bounded by counts, and a busy machine only takes longer", () => {
    const clocks = /performance\.now\(|hrtime|\}, \d+_000\);$/m;
    const own = "tests/architecture.test.ts";
    expect(
      sources.filter(
        (file) => file.endsWith(".test.ts") && file !== own && clocks.test(readFileSync(join(root, file), "utf8")),
      ),
    ).toEqual([]);
  });
});

describe("the rules about imports", () => {
  it.each([
    ["rules/rogue-regiment/sight.ts", "rules/geometry/line.ts"],
    ["rules/rogue-regiment/operators/fire.ts", "rules/kernel/ask.ts"],
    ["rules/rogue-regiment/operators/fire.ts", "rules/rogue-regiment/sight/sight.ts"],
    ["rules/rogue-regiment/sight.ts", "service/index.ts"],
    ["rules/rogue-regiment/sight.ts", "node:fs"],
    ["rules/rogue-regiment/sight.ts", "fs"],
    ["rules/rogue-regiment/sight.ts", "@aws-sdk/client-dynamodb"],
    ["rules/kernel/game.ts", "rules/rogue-regiment/index.ts"],
    ["rules/v-sabotage/sight.ts", "rules/rogue-regiment/index.ts"],
    ["rules/library/typed.ts", "rules/rogue-regiment/sight/index.ts"],
    ["rules/library/typed.ts", "service/index.ts"],
    ["rules/library/typed.ts", "hono"],
    ["rules/kernel/game.ts", "pictures/index.ts"],
    ["rules/kernel/game.ts", "rules/library/index.ts"],
    ["pictures/board.ts", "rules/rogue-regiment/index.ts"],
    ["pictures/board.ts", "node:fs"],
    ["web/board.ts", "pictures/theme.ts"],
    ["web/board.ts", "service/index.ts"],
    ["web/board.ts", "service/portable.ts"],
    ["web/engine/answers.ts", "service/index.ts"],
    ["web/engine/answers.ts", "rules/rogue-regiment/index.ts"],
    ["web/board.ts", "rules/index.ts"],
    ["lambdas/rest.ts", "rules/rogue-regiment/index.ts"],
    ["web/board.ts", "rules/rogue-regiment/index.ts"],
    ["lambdas/rest.ts", "service/storage/store.ts"],
    ["service/storage/store.ts", "tests/helpers.ts"],
    ["bench/sight.ts", "rules/geometry/line.ts"],
    ["client/transport.ts", "node:crypto"],
    ["client/transport.ts", "zod"],
    ["client/transport.ts", "rules/index.ts"],
    ["cli/commands/rules.ts", "service/adjudication/rules/index.ts"],
    ["cli/commands/rules.ts", "scripts/ensure-web.mjs"],
    ["tests/rules/kernel/ask.test.ts", "rules/geometry/line.ts"],
  ])("refuse %s importing %s", (file, target) => {
    expect(faultOf(file, target)).toBeTypeOf("string");
  });

  it.each([
    ["rules/rogue-regiment/sight.ts", "rules/geometry/index.ts"],
    ["rules/rogue-regiment/operators/fire.ts", "rules/rogue-regiment/sight/index.ts"],
    ["rules/rogue-regiment/operators/fire.ts", "rules/rogue-regiment/operators/aim.ts"],
    ["rules/rogue-regiment/state.ts", "zod"],
    ["rules/index.ts", "rules/rogue-regiment/index.ts"],
    ["rules/library/rogue-regiment.ts", "rules/rogue-regiment/index.ts"],
    ["rules/library/texts/v-sabotage.ts", "rules/v-sabotage/book/rules/index.ts"],
    ["rules/library/pictures.ts", "pictures/index.ts"],
    ["service/adjudicate.ts", "rules/index.ts"],
    ["service/storage/store.ts", "node:fs"],
    ["pictures/board.ts", "rules/kernel/index.ts"],
    ["web/board.ts", "pictures/index.ts"],
    ["web/engine/answers.ts", "service/portable.ts"],
    ["web/engine/answers.ts", "rules/index.ts"],
    ["web/board.tsx", "rules/kernel/index.ts"],
    ["lambdas/rest.ts", "service/index.ts"],
    ["cli/commands/serve.ts", "service/local/main.ts"],
    ["cli/commands/rules.ts", "service/portable.ts"],
    ["client/index.ts", "client/transport.ts"],
    ["bench/sight.ts", "rules/geometry/index.ts"],
    ["tests/rules/kernel/ask.test.ts", "rules/kernel/ask.ts"],
    ["tests/geometry/line.test.ts", "rules/geometry/line.ts"],
  ])("allow %s importing %s", (file, target) => {
    expect(faultOf(file, target)).toBeUndefined();
  });

  it("see every form of import", () => {
    const source = [
      'import a, {\n  b,\n} from "./a.ts";',
      'import type { C } from "./c.ts";',
      'export * from "./d.ts";',
      "import './e.ts';",
      'const f = await import("./f.ts");',
      '// import g from "./g.ts";',
    ].join("\n");
    expect(importsIn(source)).toEqual(["./a.ts", "./c.ts", "./d.ts", "./e.ts", "./f.ts"]);
  });
});
