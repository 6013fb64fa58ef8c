import { generateKeyPairSync, sign } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
  type APIModalSubmitInteraction,
  type APIPingInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  InteractionResponseType,
  InteractionType,
} from "discord-api-types/v10";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { app } from "../../../service/index.ts";
import { games } from "../../all-games.ts";
import { openEmbeddedStore } from "../embedded.ts";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const discordKey = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url").toString("hex");
const embedded = openEmbeddedStore("memory");
const logged: unknown[] = [];
const deps = { games, store: embedded.store, now: Date.now, log: (line: unknown) => logged.push(line) };
const whole = app({ ...deps, discordKey });
afterAll(() => embedded.close());

/** What Discord sends with every interaction, as far as it matters here. */
const common = { id: "1", application_id: "2", token: "t", version: 1 } as const;
type Said = Readonly<Record<string, string>>;

const options = (said: Said, focused?: string) =>
  Object.entries(said).map(([name, value]) => ({
    type: ApplicationCommandOptionType.String as const,
    name,
    value,
    ...(name === focused && { focused: true }),
  }));

const dataOf = (name: string, said: Said, focused?: string) => ({
  id: "3",
  name: "umpire",
  type: ApplicationCommandType.ChatInput as const,
  options: [{ type: ApplicationCommandOptionType.Subcommand as const, name, options: options(said, focused) }],
});

/** An interaction, of which the fields that matter here have the types that Discord documents. */
type Asked<T extends { readonly type: InteractionType; readonly data?: unknown }> = typeof common &
  Pick<T, "type" | "data">;

async function post(interaction: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const body = JSON.stringify(interaction);
  const timestamp = "1700000000";
  const signature = sign(null, Buffer.from(timestamp + body), privateKey).toString("hex");
  return whole.request("http://umpire.test/discord", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-signature-ed25519": signature,
      "x-signature-timestamp": timestamp,
      ...headers,
    },
    body,
  });
}

const command = (name: string, said: Said): Promise<Response> => {
  const asked: Asked<APIApplicationCommandInteraction> = {
    ...common,
    type: InteractionType.ApplicationCommand,
    data: dataOf(name, said),
  };
  return post(asked);
};

async function offers(name: string, said: Said, focused: string): Promise<readonly string[]> {
  const asked: Asked<APIApplicationCommandAutocompleteInteraction> = {
    ...common,
    type: InteractionType.ApplicationCommandAutocomplete,
    data: dataOf(name, said, focused),
  };
  const answer = z
    .object({
      type: z.literal(8),
      data: z.object({ choices: z.array(z.object({ name: z.string().max(100), value: z.string() })).max(25) }),
    })
    .parse(await (await post(asked)).json());
  return answer.data.choices.map(({ name: label }) => label);
}

const button = z.object({ url: z.string() });
const message = z.object({
  type: z.literal(InteractionResponseType.ChannelMessageWithSource),
  data: z.object({
    content: z.string().max(2000),
    flags: z.number().optional(),
    allowed_mentions: z.object({ parse: z.array(z.string()).length(0) }),
    components: z.array(z.object({ components: z.array(button) })).optional(),
    attachments: z.array(z.object({ id: z.literal(0), filename: z.string() })).optional(),
  }),
});

/** A message, and the picture that came with it. */
async function messageIn(response: Response) {
  if (response.headers.get("content-type")?.startsWith("application/json") === true)
    return { ...message.parse(await response.json()).data, picture: null };
  const parts = await response.formData();
  const picture = parts.get("files[0]");
  if (!(picture instanceof File)) throw new Error("There is no picture.");
  const bytes = Buffer.from(await picture.arrayBuffer());
  return { ...message.parse(JSON.parse(String(parts.get("payload_json")))).data, picture: bytes };
}

const board =
  "board\n+ + + + + + + +\n 1 . . h J . .\n+ + + + + + + +\n1 = smg guard, facing E\nJ = operator jock, crouched";

describe("interactions of Discord", () => {
  it("are answered where the application signed them, and refused otherwise", async () => {
    const ping: Asked<APIPingInteraction> = { ...common, type: InteractionType.Ping };
    expect(await (await post(ping)).json()).toEqual({ type: InteractionResponseType.Pong });
    expect((await post(ping, { "x-signature-ed25519": "0".repeat(128) })).status).toBe(401);
    expect((await post(ping, { "x-signature-timestamp": "1700000001" })).status).toBe(401);
    expect((await whole.request("/discord", { method: "POST", body: JSON.stringify(ping) })).status).toBe(401);
    expect((await post({ type: 99 })).status).toBe(400);
  });

  it("are not there without the key of an application", async () => {
    expect((await app(deps).request("/discord", { method: "POST" })).status).toBe(404);
  });

  it("have a command that Discord is told of", async () => {
    const told = await (await whole.request("/discord")).json();
    const described = z.object({ description: z.string().min(1).max(100) });
    const subs = z
      .object({
        name: z.literal("umpire"),
        options: z.array(described.extend({ name: z.string(), options: z.array(described) })),
      })
      .parse(told).options;
    expect(subs.map(({ name }) => name)).toEqual(["rule", "sight", "odds", "why", "board", "link"]);
  });
});

describe("/umpire", () => {
  it("rules by a mission, with a picture and a button that opens the page", async () => {
    const answer = await messageIn(await command("board", { at: "rogue-regiment/chalk-farm" }));
    expect(answer.content).toMatch(/^Turn 1, stealth section, set-up phase\n/);
    expect(answer.picture?.toString("latin1", 1, 4)).toBe("PNG");
    expect(answer.picture?.byteLength).toBeLessThanOrEqual(130_000);
    const rule = await messageIn(await command("rule", { game: "hour-of-glory", words: "hg.breach.roll" }));
    expect(rule.content).toMatch(/^hg\.breach\.roll \(.*\): BREACH/);
  });

  it("asks for a text of several lines by a form, and rules on it", async () => {
    const asked = await command("sight", { from: "guard", to: "jock", game: "rogue-regiment" });
    const form = z
      .object({ type: z.literal(InteractionResponseType.Modal), data: z.object({ custom_id: z.string().max(100) }) })
      .parse(await asked.json());
    const submitted: Asked<APIModalSubmitInteraction> = {
      ...common,
      type: InteractionType.ModalSubmit,
      data: {
        custom_id: form.data.custom_id,
        components: [
          {
            type: ComponentType.ActionRow,
            id: 1,
            components: [{ type: ComponentType.TextInput, id: 2, custom_id: "text", value: board }],
          },
        ],
      },
    };
    const answer = await messageIn(await post(submitted));
    expect(answer.content).toMatch(
      /^Guard does not see Jock: the place is partially visible, what is there is hidden\./,
    );
    expect(answer.content).toContain("rr.cover.low-hides (Low Cover, p.2): ");
    expect(answer.picture).not.toBeNull();
    const word = /#\/position\/([\w-]+)$/.exec(answer.components?.[0]?.components[0]?.url ?? "")?.[1] ?? "";
    expect(inflateRawSync(Buffer.from(word, "base64url")).toString()).toContain("operator jock");
    const link = `http://umpire.test/#/position/${word}`;
    expect(await offers("why", { at: link, action: "pop up and" }, "action")).toEqual([
      "Jock: pop up and attack with the pistol at Guard",
    ]);
    const action = '{"do":"attack","operator":"jock","weapon":"pistol","target":"guard"}';
    expect((await messageIn(await command("why", { at: link, action }))).content).toContain(
      "✗ Jock is crouched, and cannot attack: he has to pop up first. [rr.crouch.actions]",
    );
    expect((await messageIn(await command("odds", { at: link, action: "3" }))).content).toContain(
      "50.0 % (1/2): Guard is killed.",
    );
    expect((await messageIn(await command("link", { at: link }))).content).toMatch(
      /^http:\/\/umpire\.test\/#\/position\//,
    );
  });

  it("looks at public games and not at private ones, and lets no invitation through", async () => {
    const begin = async (visibility: string): Promise<{ readonly id: string; readonly secret: string }> => {
      const created = await whole.request("/v1/games", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ruleset: "hour-of-glory", scenario: "quiet-stair", visibility }),
      });
      const { id, invitations } = z
        .object({ id: z.string(), invitations: z.array(z.object({ secret: z.string() })) })
        .parse(await created.json());
      return { id, secret: invitations[0]?.secret ?? "" };
    };
    const [open, closed] = [await begin("public"), await begin("private")];
    const looked = await messageIn(await command("board", { at: open.id }));
    expect(looked.components?.[0]?.components[0]?.url).toBe(`http://umpire.test/#/post/${open.id}`);
    const hidden = await messageIn(await command("board", { at: closed.id }));
    expect([hidden.flags, hidden.content]).toEqual([64, expect.stringContaining("There is no game")]);
    const leaked = await messageIn(
      await command("board", { at: `http://umpire.test/#/post/${closed.id}?seat=${closed.secret}` }),
    );
    expect(leaked.flags).toBe(64);
    expect(leaked.content).toContain("That holds an invitation");
    expect(JSON.stringify(leaked)).not.toContain(closed.secret);
  });

  it("offers games, missions, rules and pieces as they are typed, and nothing where nothing can be read", async () => {
    expect(await offers("rule", { game: "glory" }, "game")).toEqual(["Hour of Glory"]);
    expect(await offers("board", { at: "chalk" }, "at")).toEqual(["rogue-regiment/chalk-farm"]);
    expect((await offers("rule", { game: "hour-of-glory", words: "breach roll" }, "words"))[0]).toMatch(/^hg\./);
    expect(await offers("sight", { at: "rogue-regiment/chalk-farm", from: "guar" }, "from")).not.toEqual([]);
    expect(await offers("sight", { at: "chess/white", from: "s" }, "from")).toEqual([]);
  });

  it.each([
    ["board", { at: "a nonsense" }, /A position is a link of the page/],
    ["board", { at: "http://umpire.test/#/position/AAAA" }, /holds no whole position/],
    ["sight", { at: "rogue-regiment/chalk-farm", from: "nobody", to: "no-one" }, /nobody/],
    ["why", { at: "rogue-regiment/chalk-farm", action: "{" }, /The action is not JSON/],
    ["odds", { at: "rogue-regiment/chalk-farm", action: "999" }, /not a legal action here/],
    ["rule", { game: "chess", words: "check" }, /There are no rules "chess"/],
  ])("tells whoever asked what is wrong with %s %j", async (name, said, text) => {
    const { content, flags } = await messageIn(await command(name, said));
    expect(content).toMatch(text);
    expect(flags).toBe(64);
    expect(logged).toEqual([]);
  });
});
