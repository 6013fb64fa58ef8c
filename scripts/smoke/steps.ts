import * as z from "zod";
import { type Answer, type Asking, Unexpected } from "./asking.ts";
import { readmeRequests } from "./readme-requests.ts";

/** One thing that a server has to do. */
interface Step {
  readonly what: string;
  /** Answers with a few words on what was found. Throws Unexpected where it is something else. */
  readonly run: (asking: Asking) => Promise<string>;
}

/** Throws Unexpected where something does not hold. */
function hold(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Unexpected(otherwise);
}

const rulesets = z.object({ rulesets: z.array(z.object({ id: z.string(), version: z.string() })) });

async function apisTogether(asking: Asking): Promise<string> {
  const rest = await asking.json("/v1/rulesets", rulesets);
  const { data } = await asking.json("/graphql", z.object({ data: rulesets }), {
    body: { query: "{ rulesets { id version } }" },
  });
  const named = ({ rulesets: all }: z.infer<typeof rulesets>): string =>
    all.map(({ id, version }) => `${id} ${version}`).join(", ");
  hold(named(rest) !== "" && named(rest) === named(data), `REST: ${named(rest)}. GraphQL: ${named(data)}.`);
  return named(rest);
}

async function readmeSight(asking: Asking): Promise<string> {
  const schema = z.object({ ruling: z.object({ place: z.string(), seen: z.boolean(), distance: z.number() }) });
  const { ruling } = await asking.json("/v1/sight", schema, { body: readmeRequests["/v1/sight"] });
  hold(ruling.place === "partial" && !ruling.seen && ruling.distance === 4, JSON.stringify(ruling));
  return "jock is hidden behind the hedge";
}

async function readmeAction(asking: Asking): Promise<string> {
  const schema = z.object({ events: z.array(z.object({ text: z.string() })) });
  const { events } = await asking.json("/v1/adjudicate", schema, { body: readmeRequests["/v1/adjudicate"] });
  const killed = events.find(({ text }) => text.startsWith("guard is killed"));
  hold(killed !== undefined, events.map(({ text }) => text).join(" "));
  return killed.text;
}

/** What a language model asks first, and a ruling as it gets one. */
async function languageModel(asking: Asking): Promise<string> {
  const accept = "application/json, text/event-stream";
  const ask = <T>(method: string, params: unknown, result: z.ZodType<T>) =>
    asking.json("/mcp", z.object({ result }), { accept, body: { jsonrpc: "2.0", id: 1, method, params } });
  const tools = await ask("tools/list", {}, z.object({ tools: z.array(z.object({ name: z.string() })) }));
  const names = tools.result.tools.map(({ name }) => name);
  hold(names.includes("sight"), `There is no tool for sight among ${names.join(", ")}.`);
  const said = z.object({
    content: z.array(z.object({ text: z.string() })).min(1),
    isError: z.literal(false).optional(),
  });
  const { result } = await ask("tools/call", { name: "sight", arguments: readmeRequests["/v1/sight"] }, said);
  hold(/does not see jock/i.test(result.content[0]?.text ?? ""), JSON.stringify(result.content));
  return `${names.length} tools`;
}

async function picture(asking: Asking): Promise<string> {
  const { ruleset, board } = readmeRequests["/v1/sight"];
  const svg = await asking.text("/v1/board.svg", { body: { ruleset, board } });
  hold(svg.text.includes("<svg"), "The SVG is none.");
  const png = await asking.text("/v1/board.png", { body: { ruleset, board, width: 300 } });
  hold(png.headers.get("content-type") === "image/png" && png.text.slice(1, 4) === "PNG", "The PNG is none.");
  return "SVG and PNG";
}

const stored = z.object({ id: z.string(), version: z.number(), waitsFor: z.object({ seats: z.array(z.string()) }) });
const begun = stored.extend({ invitations: z.array(z.object({ seat: z.string(), secret: z.string() })) });
const asks = z.object({ decision: z.object({ options: z.array(z.object({ id: z.string() })) }) });
const acted = z.object({ game: z.object({ version: z.number() }) });

/** A game by post from its creation to its record, closed in the end so that it is removed after a day. */
async function gameByPost(asking: Asking): Promise<string> {
  const game = await asking.json("/v1/games", begun, {
    status: 201,
    body: {
      ruleset: "v-sabotage",
      scenario: "relay-post",
      title: "Smoke test",
      options: { players: 2 },
      visibility: "private",
      keep: { ended: 1, abandoned: 7 },
    },
  });
  const secretOf = (seat: string | undefined): string => {
    const found = game.invitations.find((one) => one.seat === seat);
    hold(found !== undefined, `There is no invitation for ${seat ?? "anybody"}.`);
    return found.secret;
  };
  const [asked] = game.waitsFor.seats;
  const as = secretOf(asked);
  const path = `/v1/games/${game.id}`;
  const { decision } = await asking.json(path, asks, { as });
  const [option] = decision.options;
  hold(option !== undefined, "The game asks for nothing at its beginning.");
  const move = {
    expectedVersion: game.version,
    idempotencyKey: `smoke-${game.id}`,
    choose: [option.id],
  };
  await asking.text(path, { status: 404 });
  await asking.text(`${path}/moves`, { body: move, status: 404 });
  const first = await asking.json(`${path}/moves`, acted, { as, body: move });
  const again = await asking.json(`${path}/moves`, acted, { as, body: move });
  hold(first.game.version === again.game.version, "A move that was sent again was made again.");
  await asking.text(`${path}/moves`, { as, status: 409, body: { ...move, idempotencyKey: `smoke-other-${game.id}` } });
  const { chainIntact } = await asking.json(`${path}/moves`, z.object({ chainIntact: z.boolean() }), { as });
  hold(chainIntact, "The moves do not hang together.");
  const { text: record } = await asking.text(`${path}/record`, { as });
  const { intact } = await asking.json("/v1/records/verify", z.object({ intact: z.boolean() }), { body: { record } });
  hold(intact, "The record cannot be played again.");
  await asking.text(`${path}/close`, { as: secretOf("master"), body: { expectedVersion: first.game.version } });
  return `${game.id}: begun, played, verified, closed`;
}

/** The addresses that a page loads scripts and styles from. */
const namedIn = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="(?!data:)([^"#]+\.(?:js|css|svg|webmanifest)(?:\?[^"]*)?)"/g)].map(
    ([, path = ""]) => path,
  );

const isHtml = ({ headers }: Answer): boolean => headers.get("content-type")?.startsWith("text/html") ?? false;

/** A page with all that it names, each as what it is. */
async function page(asking: Asking, path: string): Promise<string> {
  const answer = await asking.text(path);
  const policy = answer.headers.get("content-security-policy") ?? "";
  hold(
    isHtml(answer) && policy.includes("script-src 'self'"),
    `${path} is not a page, or has no policy for its scripts.`,
  );
  const named = namedIn(answer.text);
  hold(
    named.some((one) => /\.js/.test(one)),
    `${path} names no script.`,
  );
  for (const one of named) {
    const part = await asking.text(new URL(one, `http://page${path}`).pathname);
    hold(!isHtml(part) && part.text.length > 0, `${one} is not what ${path} names it as.`);
  }
  return `${named.length} files`;
}

/** What a deployment has to do for those who come to it, the cheapest first. */
export const steps: readonly Step[] = [
  {
    what: "it stands",
    run: async (asking) => (await asking.json("/healthz", z.object({ status: z.literal("ok") }))).status,
  },
  { what: "both APIs have the same games", run: apisTogether },
  { what: "the README's question", run: readmeSight },
  { what: "the README's action", run: readmeAction },
  { what: "pictures", run: picture },
  { what: "a language model", run: languageModel },
  { what: "a game by post", run: gameByPost },
  { what: "the page", run: (asking) => page(asking, "/") },
  { what: "the documentation of REST", run: (asking) => page(asking, "/docs") },
  { what: "GraphiQL", run: (asking) => page(asking, "/graphiql") },
];
