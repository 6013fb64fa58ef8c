import { generateKeyPairSync, sign } from "node:crypto";
import { InteractionResponseType, InteractionType } from "discord-api-types/v10";
import { afterAll, expect, it } from "vitest";
import { createDiscord } from "../../../cli/discord.ts";
import { openEmbeddedStore } from "../embedded.ts";
import { agreement, anybody, gamesOver, where } from "../desk.ts";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const key = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url").toString("hex");
const embedded = openEmbeddedStore("memory");
afterAll(() => embedded.close());

/** An interaction as a program of somebody hands it on: at whatever path its server has. */
function signed(interaction: object, by = privateKey): Request {
  const body = JSON.stringify({ id: "1", application_id: "2", token: "t", version: 1, ...interaction });
  const timestamp = "1700000000";
  return new Request("https://bot.example/my/interactions", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-signature-ed25519": sign(null, Buffer.from(timestamp + body), by).toString("hex"),
      "x-signature-timestamp": timestamp,
    },
    body,
  });
}

const asking = (name: string, options: readonly object[]): object => ({
  type: InteractionType.ApplicationCommand,
  data: { id: "3", name: "umpire", type: 1, options: [{ type: 1, name, options }] },
});

it("answers Discord's own trial, and refuses what another has signed", async () => {
  const discord = createDiscord({ key });
  const ping = { type: InteractionType.Ping };
  expect(await (await discord.fetch(signed(ping))).json()).toEqual({ type: InteractionResponseType.Pong });
  const other = generateKeyPairSync("ed25519").privateKey;
  expect((await discord.fetch(signed(ping, other))).status).toBe(401);
});

it("tells a rule without any table, with links to the page that is said", async () => {
  const discord = createDiscord({ key, origin: "https://umpire.example/somewhere" });
  const answer = await discord.fetch(
    signed(asking("link", [{ type: 3, name: "at", value: "hour-of-glory/quiet-stair" }])),
  );
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain("https://umpire.example/");
  expect(text).not.toContain("bot.example");
});

it("looks at public games of a table that is given", async () => {
  const { id } = await gamesOver(embedded.store).create(where, agreement, anybody);
  const ask = asking("board", [{ type: 3, name: "at", value: id }]);
  expect(await (await createDiscord({ key, table: embedded.table }).fetch(signed(ask))).text()).toContain("board.png");
  expect(await (await createDiscord({ key }).fetch(signed(ask))).text()).toContain("There is no game");
});

it("has the command to make known, and refuses a key that is none", async () => {
  const { command, fetch } = createDiscord({ key });
  expect(command.name).toBe("umpire");
  expect(await (await fetch(new Request("https://bot.example/"))).json()).toEqual(command);
  expect(() => createDiscord({ key: "" })).toThrow("needs the public key");
  expect(() => createDiscord({ key: "00" })).toThrow("64 digits");
});
