import type {
  APIApplicationCommandBasicOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord-api-types/v10";
import type { FieldName, QuestionName } from "./chat.ts";

/** Kinds of options and of where a command may be used, as Discord numbers them. */
const SUBCOMMAND = 1;
const STRING = 3;

/** What a field of the command is for. */
const fields: Readonly<Record<Exclude<FieldName, "text">, string>> = {
  game: "The game",
  words: "Words of a rule, or its id",
  at: "A link of the page, GAME/MISSION, or the id of a public game; leave it out to write the position",
  from: "Who looks: a piece or a place",
  to: "Who or what is looked at",
  action: "The action: one that is offered, or JSON",
};

/** What is asked, what it needs, and what may be said beside. */
const questions: Readonly<
  Record<
    QuestionName,
    {
      readonly text: string;
      readonly needs: readonly (keyof typeof fields)[];
      readonly may: readonly (keyof typeof fields)[];
    }
  >
> = {
  rule: { text: "Look a rule up", needs: ["game", "words"], may: [] },
  sight: { text: "Who sees whom, and why", needs: ["from", "to"], may: ["at", "game"] },
  odds: { text: "The exact chances of an action", needs: ["action"], may: ["at", "game"] },
  why: { text: "Why an action is legal or not", needs: ["action"], may: ["at", "game"] },
  board: { text: "Draw a position", needs: [], may: ["at", "game"] },
  link: { text: "A link to a position on the page", needs: [], may: ["at", "game"] },
};

const option = (
  name: keyof typeof fields,
  { required }: { readonly required: boolean },
): APIApplicationCommandBasicOption => ({
  type: STRING,
  name,
  description: fields[name],
  required,
  autocomplete: true,
});

/** The command as it is made known to Discord. */
export const discordCommand: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  name: "umpire",
  description: "Ask the rules of commando board games",
  options: Object.entries(questions).map(([name, { text, needs, may }]) => ({
    type: SUBCOMMAND,
    name,
    description: text,
    options: [
      ...needs.map((need) => option(need, { required: true })),
      ...may.map((extra) => option(extra, { required: false })),
    ],
  })),
};
