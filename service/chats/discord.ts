import type {
  APIInteractionResponseCallbackData,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from "discord-api-types/v10";
import { InteractionResponseFlags, InteractionResponseType, InteractionType, verifyKey } from "discord-interactions";
import type { Hono } from "hono";
import * as z from "zod";
import { asOneRequest } from "../adjudication/budget.ts";
import { asFault } from "../adjudication/questions.ts";
import type { Operations } from "../app/operations.ts";
import { readBody } from "../http/body.ts";
import { newApi, type Surroundings } from "../http/middleware.ts";
import { readJson } from "../http/read-json.ts";
import type { OriginOf } from "../http/pictures-app.ts";
import { Fault, unreadableAt } from "../schema/faults.ts";
import { answerIn } from "./answers.ts";
import { type ChatAnswer, type FieldName, type Fields, type Link, type Question, questionNames } from "./chat.ts";
import { discordCommand } from "./discord-command.ts";
import { offersFor } from "./offers.ts";
import { saysPlace } from "./place.ts";

/** The most bytes of an interaction: a text of a form has 4,000 characters. */
const MOST_BYTES = 100_000;

const value = z.string().max(6000);
const option = z.object({
  name: z.enum(["game", "words", "at", "from", "to", "action"]),
  value,
  focused: z.boolean().optional(),
});
const command = z.object({
  name: z.literal("umpire"),
  options: z.array(z.object({ name: z.enum(questionNames), options: z.array(option).max(25).default([]) })).length(1),
});
const form = z.object({
  custom_id: z.string().max(100),
  components: z
    .array(z.object({ components: z.array(z.object({ custom_id: z.string().max(100), value })).max(5) }))
    .max(5),
});
const interaction = z.discriminatedUnion("type", [
  z.object({ type: z.literal(InteractionType.PING) }),
  z.object({ type: z.literal(InteractionType.APPLICATION_COMMAND), data: command }),
  z.object({ type: z.literal(InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE), data: command }),
  z.object({ type: z.literal(InteractionType.MODAL_SUBMIT), data: form }),
]);
type Interaction = z.infer<typeof interaction>;

/** What is asked by a command. */
function questionOf({ options: [sub] }: z.infer<typeof command>): Question & { readonly focused: FieldName | null } {
  if (sub === undefined) throw unreadableAt("/data/options", "The command asks nothing.");
  const fields: Fields = Object.fromEntries(sub.options.map((given) => [given.name, given.value]));
  return { name: sub.name, fields, focused: sub.options.find(({ focused }) => focused === true)?.name ?? null };
}

/** The most characters of the mark by which a form comes back, and what of a question is written into it. */
const MOST_MARK = 100;
const markedFields = ["game", "from", "to", "action"] as const;

/** The mark of a form: the question it belongs to. Null where that is too long for one. */
function markOf({ name, fields }: Question): string | null {
  const mark = JSON.stringify([name, ...markedFields.map((field) => fields[field] ?? "")]);
  return mark.length > MOST_MARK ? null : mark;
}

const marked = z.tuple([z.enum(questionNames), value, value, value, value]);

/** The question of a form that comes back with a text. Throws a Fault where it is none of ours. */
function questionOfForm({ custom_id: mark, components }: z.infer<typeof form>): Question {
  const read = marked.safeParse(readJson(Buffer.from(mark), { most: MOST_BYTES }));
  if (!read.success) throw unreadableAt("/data/custom_id", "This form belongs to no question.");
  const [name, ...said] = read.data;
  const fields = Object.fromEntries(
    markedFields.flatMap((field, at) => (said[at] === "" ? [] : [[field, said[at] ?? ""]])),
  );
  const text = components[0]?.components[0]?.value ?? "";
  return { name, fields: { ...fields, text } };
}

/** A form for a position of several lines, which a command cannot hold. */
const formFor = (mark: string): APIModalInteractionResponseCallbackData => ({
  custom_id: mark,
  title: "The position",
  components: [
    {
      type: 1,
      components: [
        {
          type: 4,
          custom_id: "text",
          style: 2,
          label: "As text; it may begin with: umpire GAME",
          placeholder: "board\n+ + + +\n 1 . J .\n+ + + +\n1 = smg guard, facing E\nJ = operator jock, crouched",
          required: true,
          max_length: 4000,
        },
      ],
    },
  ],
});

/** The longest address of a button. */
const MOST_BUTTON = 512;

function buttons(links: readonly Link[]): { readonly components?: APIMessageTopLevelComponent[] } {
  const short = links.filter(({ url }) => url.length <= MOST_BUTTON);
  if (short.length === 0) return {};
  return { components: [{ type: 1, components: short.map(({ label, url }) => ({ type: 2, style: 5, label, url })) }] };
}

/** A picture has the first of these widths with which it is small enough: Discord takes answers of 150 kB. */
const WIDTHS = [800, 600, 400, 280];
const MOST_PICTURE = 130_000;

async function pictureOf({ png }: ChatAnswer): Promise<Uint8Array | null> {
  if (png === undefined) return null;
  try {
    for (const width of WIDTHS) {
      const picture = await png(width);
      if (picture.byteLength <= MOST_PICTURE) return picture;
    }
    return null;
  } catch (error) {
    // the words are an answer without it
    const fault = asFault(error);
    if (fault instanceof Fault && fault.kind !== "busy") return null;
    throw fault;
  }
}

/** An answer as a message, with its picture as an attachment. */
async function messageOf(answer: ChatAnswer): Promise<Response> {
  const { text, links, isAside } = answer;
  const picture = await pictureOf(answer);
  const data: APIInteractionResponseCallbackData = {
    content: text,
    // whatever stands in a position calls nobody
    allowed_mentions: { parse: [] },
    ...buttons(links),
    ...(picture !== null && { attachments: [{ id: 0, filename: "board.png" }] }),
  };
  const aloneFor = isAside ? { flags: InteractionResponseFlags.EPHEMERAL } : {};
  const response = { type: InteractionResponseType.CHANNEL_MESSAGE_WITH_SOURCE, data: { ...data, ...aloneFor } };
  if (picture === null) return Response.json(response);
  const parts = new FormData();
  parts.set("payload_json", JSON.stringify(response));
  parts.set("files[0]", new Blob([new Uint8Array(picture)], { type: "image/png" }), "board.png");
  return new Response(parts);
}

const aside = (text: string): ChatAnswer => ({ text, links: [], isAside: true });

/** What is answered to an interaction. */
async function answered(asked: Interaction, operations: Operations, origin: string): Promise<Response> {
  switch (asked.type) {
    case InteractionType.PING:
      return Response.json({ type: InteractionResponseType.PONG });
    case InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE: {
      const { fields, focused } = questionOf(asked.data);
      const offers = focused === null ? [] : await offersFor(focused, fields, operations);
      const choices = offers.map(({ label, value: said }) => ({ name: label, value: said }));
      return Response.json({
        type: InteractionResponseType.APPLICATION_COMMAND_AUTOCOMPLETE_RESULT,
        data: { choices },
      });
    }
    case InteractionType.MODAL_SUBMIT:
      return messageOf(await answerIn(questionOfForm(asked.data), { operations, origin }));
    case InteractionType.APPLICATION_COMMAND: {
      const { name, fields } = questionOf(asked.data);
      if (name === "rule" || saysPlace(fields))
        return messageOf(await answerIn({ name, fields }, { operations, origin }));
      const mark = markOf({ name, fields });
      return mark === null
        ? messageOf(aside("That is too long to ask for a text beside it: give the position by a link."))
        : Response.json({ type: InteractionResponseType.MODAL, data: formFor(mark) });
    }
  }
}

/**
 * Interactions of Discord at /discord, signed with the key of an application: what is not signed is refused. GET answers
 * with the command, to be made known to Discord.
 */
export function createDiscordApp(
  operations: Operations,
  surroundings: Surroundings,
  { key, originOf }: { readonly key: string; readonly originOf: OriginOf },
): Hono {
  const app = newApi(surroundings);
  app.get("/discord", (c) => c.json(discordCommand));
  app.post("/discord", async (c) => {
    const body = await readBody(c, MOST_BYTES);
    const [signature = "", timestamp = ""] = [
      c.req.header("x-signature-ed25519"),
      c.req.header("x-signature-timestamp"),
    ];
    if (!/^[0-9a-f]{128}$/i.test(signature) || !(await verifyKey(body, signature, timestamp, key)))
      throw new Fault("unauthorized", "The signature is not that of the application.");
    const asked = interaction.safeParse(readJson(body, { most: MOST_BYTES }));
    if (!asked.success) throw unreadableAt("", "This is not an interaction of the command.");
    // all that is asked draws on the work of one request
    return asOneRequest(() => answered(asked.data, operations, originOf(c)));
  });
  return app;
}
