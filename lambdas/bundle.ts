import { copyFile, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";
import { inventory, writeNotices } from "./inventory.ts";
import { packedTexts } from "./packed-texts.ts";

export const functionNames = [
  "rest",
  "graphql",
  "pictures",
  "analyse",
  "mcp",
  "discord",
  "notify",
  "turns",
  "clock",
  "brake",
] as const;
export type FunctionName = (typeof functionNames)[number];

/** The tree that these sources stand in. */
const tree = join(import.meta.dirname, "..");

/** Where the bundles of a tree are written. */
export const bundlesOf = (root: string): string => join(root, "dist");
export const bundleRoot = bundlesOf(tree);

const here = (file: string): string => join(import.meta.dirname, file);

/**
 * Lazy imports of dependencies that no function of ours comes to: by who imports and what, the module that stands in.
 * In a single file a lazy import is there from the start, and it keeps everything below it (whole packages) from being
 * shaken.
 */
const lazy = [
  // Apollo loads a plugin of its own only where none was given, and the service gives or switches off every one of them
  { by: ["/@apollo/server/", "/ApolloServer.js"], what: /^\.\/plugin\//, instead: here("stubs.ts") },
  // it looks by a version whether this is the graphql that gives answers in parts: none says no
  { by: ["/@apollo/server/", "/incrementalDeliveryPolyfill.js"], what: /^graphql$/, instead: here("stubs.ts") },
  // no operation of DynamoDB's tables streams events
  { by: ["/@smithy/core/", "/HttpProtocol.js"], what: /^@smithy\/core\/event-streams$/, instead: here("stubs.ts") },
] as const;

const withoutLazyParts: Plugin = {
  name: "without-lazy-parts",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, importer, path }) => {
      const matches =
        kind === "dynamic-import"
          ? lazy.find(({ by: [within, end], what }) => {
              const from = importer.replaceAll("\\", "/");
              return from.includes(within) && from.endsWith(end) && what.test(path);
            })
          : undefined;
      return matches && { path: matches.instead };
    });
  },
};

/** The rules by which the text of a schema is checked, and no document. */
const rulesOfSchemas =
  /^\.\/rules\/(?:LoneSchemaDefinition|PossibleTypeExtensions|Unique(?:OperationTypes|TypeNames|EnumValueNames|FieldDefinitionNames|ArgumentDefinitionNames|DirectiveNames))Rule\.mjs$/;

/**
 * Packages of which Apollo imports one thing that no function of ours comes to: it logs by what it is given, and no GET
 * that it is handed has a media type. Of what is negotiated only the media type is asked for. The service has limits of
 * its own, and no gateway. Node has hashes of its own, so Amazon's in JavaScript is never made. Whether the schema of
 * GraphQL is valid is asked by tests, never at a start, and Apollo prints it only for a store of documents, which none is given.
 */
const withoutUnused: Plugin = {
  name: "without-unused",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:loglevel|whatwg-mimetype)$/ }, ({ path }) => ({ path, namespace: "unused" }));
    onResolve({ filter: /^\.\/lib\/(?:charset|encoding|language)$/ }, ({ path, importer }) =>
      /[\\/]negotiator[\\/]index\.js$/.test(importer) ? { path, namespace: "unused" } : undefined,
    );
    onResolve({ filter: /\/(?:RecursiveSelectionsLimit|makeGatewayGraphQLRequestContext)\.js$/ }, ({ importer }) =>
      importer.replaceAll("\\", "/").includes("/@apollo/server/") ? { path: here("stubs.ts") } : undefined,
    );
    onResolve({ filter: /^(?:\.\.?\/type|\.)\/validate\.mjs$|\/printSchema\.mjs$/ }, ({ path, importer }) => {
      const from = importer.replaceAll("\\", "/");
      // beside the check of schemas lies that of documents
      const isOfDocuments = path === "./validate.mjs" && !from.includes("/graphql/type/");
      return from.includes("/node_modules/graphql/") && !isOfDocuments
        ? { path: here("graphql-unused.ts") }
        : undefined;
    });
    onResolve({ filter: rulesOfSchemas }, ({ importer }) =>
      importer.replaceAll("\\", "/").includes("/node_modules/graphql/validation/")
        ? { path: here("graphql-unused.ts") }
        : undefined,
    );
    onResolve({ filter: /\/Sha256Js$/ }, ({ importer }) =>
      importer.replaceAll("\\", "/").includes("/@smithy/core/") ? { path: here("stubs.ts") } : undefined,
    );
    // of its package.json a client tells its version, and no more
    onLoad({ filter: /[\\/]@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/ }, async ({ path }) => {
      const { version }: { readonly version?: unknown } = JSON.parse(await readFile(path, "utf8"));
      return { contents: JSON.stringify({ version }), loader: "json" };
    });
    onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: "export default undefined;" }));
  },
};

/**
 * Of all functions rest alone makes the documents of the API; what is said of their fields is read by the others when a
 * game's schemas are asked for.
 */
const withoutDocuments: Plugin = {
  name: "without-documents",
  setup({ onResolve }) {
    onResolve({ filter: /\/field-words\/(?:index|fields)\.ts$/ }, ({ kind }) =>
      kind === "import-statement" ? { path: here("stubs.ts") } : undefined,
    );
  },
};

/**
 * The functions in which a game's own policy may be asked or act; the others never come to it, and leave the policies
 * out.
 */
const acting: readonly FunctionName[] = ["rest", "graphql", "analyse", "mcp", "clock"];

const withoutPolicies: Plugin = {
  name: "without-policies",
  setup({ onResolve }) {
    onResolve({ filter: /\/rules\/search\/index\.ts$/ }, ({ kind }) =>
      kind === "dynamic-import" ? { path: here("stubs.ts") } : undefined,
    );
    onResolve({ filter: /^\.\/bot(?:\/index)?\.ts$/ }, ({ importer }) =>
      /[\\/]rules[\\/][^\\/]+[\\/]index\.ts$/.test(importer) ? { path: here("stubs.ts") } : undefined,
    );
  },
};

/** The functions that make pictures. */
const drawing: readonly FunctionName[] = ["graphql", "pictures", "mcp", "discord"];

/**
 * What pictures are made with is a file of its own, which is read when the first one is asked for: bundles and starts
 * stay as they are.
 */
const picturesBeside: Plugin = {
  name: "pictures-beside",
  setup({ onResolve }) {
    onResolve({ filter: /\/maker\.ts$/ }, ({ kind }) =>
      kind === "dynamic-import" ? { path: "./pictures.mjs", external: true } : undefined,
    );
  },
};

const pictureAssets: Plugin = {
  name: "picture-assets",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/assets\.ts$/ }, () => ({ path: here("picture-assets.ts") }));
  },
};

const installed = (name: string): string => fileURLToPath(import.meta.resolve(name));
const letters = "@expo-google-fonts/source-sans-3";
const renderer = installed("@resvg/resvg-wasm/index_bg.wasm");

/** The files that pictures.mjs reads, and the terms they come under, by the names they have beside it. */
export const pictureFiles: Readonly<Record<string, string>> = {
  "renderer.wasm": renderer,
  "renderer-README.md": join(dirname(renderer), "README.md"),
  "letters.ttf": installed(`${letters}/400Regular/SourceSans3_400Regular.ttf`),
  "letters-bold.ttf": installed(`${letters}/700Bold/SourceSans3_700Bold.ttf`),
  "letters-LICENSE": installed(`${letters}/LICENSE_FONT`),
};

/** What all bundles have in common. */
const common = {
  bundle: true,
  minify: true,
  // read at every start, to say in the log where an error comes from: so it holds the places, not the sources
  sourcemap: "linked",
  sourcesContent: false,
  platform: "node",
  target: "node24",
  format: "esm",
  mainFields: ["module", "main"],
  // dependencies in the older module format ask for require
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  charset: "utf8",
  metafile: true,
  logLevel: "warning",
} as const satisfies BuildOptions;

/** The most that a start reads, and that a request for a game reads beside it, in bytes: docs/operations.md has both. */
export const MOST_START_BYTES = 740 * 1024;
export const MOST_GAME_BYTES = 692 * 1024;

/** What the code of a bundle weighs, in bytes. */
export interface BundleSizes {
  /** What every start reads. */
  readonly start: number;
  /** What is read more when a game is first asked for, by the game's folder. */
  readonly games: Readonly<Record<string, number>>;
}

/** The files that come with one of a bundle's files, itself included: what it imports at once, not what it may load. */
function readWith({ outputs }: Metafile, file: string, files = new Set<string>()): ReadonlySet<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? [])
    if (kind === "import-statement" && outputs[path] !== undefined) readWith({ inputs: {}, outputs }, path, files);
  return files;
}

/** A game's rules; the search lies beside them and is not a game. */
const gameEntry = /^rules\/(?!search\/)([^/]+)\/index\.ts$/;

function sizesOf(metafile: Metafile, entry: string): BundleSizes {
  const { outputs } = metafile;
  const weight = (files: Iterable<string>): number =>
    [...files].reduce((bytes, file) => bytes + (outputs[file]?.bytes ?? 0), 0);
  const beginnings = Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined ? [] : [{ file, entryPoint: entryPoint.replaceAll("\\", "/") }],
  );
  const first = beginnings.find(({ entryPoint }) => entryPoint === entry);
  if (first === undefined) throw new Error(`The bundle of ${entry} has no entry.`);
  const start = readWith(metafile, first.file);
  const games = beginnings.flatMap(({ file, entryPoint }): [string, number][] => {
    const [, game] = gameEntry.exec(entryPoint) ?? [];
    if (game === undefined) return [];
    return [[game, weight([...readWith(metafile, file)].filter((input) => !start.has(input)))]];
  });
  return { start: weight(start), games: Object.fromEntries(games) };
}

/** Puts pictures.mjs and its files beside a bundle. */
async function bundlePictures(folder: string, plugins: readonly Plugin[]): Promise<void> {
  await build({
    ...common,
    entryPoints: [here("../service/pictures/maker.ts")],
    outfile: join(folder, "pictures.mjs"),
    plugins: [pictureAssets, ...plugins],
  });
  await Promise.all(Object.entries(pictureFiles).map(([name, file]) => copyFile(file, join(folder, name))));
}

/**
 * Bundles one function into the folder `dist/NAME`, or NAME in another: index.mjs with everything that a start needs, and beside it what is
 * loaded when it is first asked for, each game by itself. Returns what the code weighs. The sources are those of this
 * tree, or of another like it. Where it is to be inventoried, its bills of materials are written beside the folder, and the
 * notices that its packages ask for into it.
 */
export async function bundle(
  name: FunctionName,
  root = tree,
  { inventoried = false, into = bundlesOf(root) }: { readonly inventoried?: boolean; readonly into?: string } = {},
): Promise<BundleSizes> {
  const folder = join(into, name);
  // the parts are named by their content: those of another build would stay
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    ...common,
    entryPoints: { index: join(root, "lambdas", `${name}.ts`) },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    splitting: true,
    absWorkingDir: root,
    alias: {
      "@aws-sdk/credential-provider-node": here("environment-credentials.ts"),
      "@aws-sdk/endpoint-cache": here("stubs.ts"),
      "@graphql-tools/schema": here("stubs.ts"),
      "@apollo/utils.keyvaluecache": here("apollo-caches.ts"),
      // in a bundle Apollo's own does not find Node's hashes and brings some in JavaScript
      "@apollo/utils.createhash": "node:crypto",
    },
    plugins: [
      withoutLazyParts,
      withoutUnused,
      packedTexts,
      picturesBeside,
      ...(acting.includes(name) ? [] : [withoutPolicies]),
      ...(name === "rest" ? [] : [withoutDocuments]),
      ...(inventoried ? [inventory(name)] : []),
    ],
  });
  const painter = drawing.includes(name) ? `${name}-pictures` : null;
  if (painter !== null) await bundlePictures(folder, inventoried ? [inventory(painter)] : []);
  if (inventoried) await writeNotices(folder, painter === null ? [name] : [name, painter]);
  return sizesOf(metafile, `lambdas/${name}.ts`);
}
