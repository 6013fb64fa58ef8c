import { idMeant, nameFromId, type Teller, tellerOf } from "../../pictures/index.ts";
import type { Decision } from "../../rules/kernel/index.ts";
import { moveInWords, type Scene } from "../adjudication/action-words.ts";
import { asFault, within } from "../adjudication/questions.ts";
import type { Operations } from "../app/operations.ts";
import type { Caller } from "../games/index.ts";
import { actionLine, requirementLines, ruleLines, saidAsWhole } from "../mcp/lines.ts";
import { askedBy, saidBy } from "../mcp/names.ts";
import { numbered } from "../mcp/legal.ts";
import { chanceLines, otherwiseLines, verdictLines } from "../mcp/tools/rulings.ts";
import { foundLines } from "../mcp/tools/rules.ts";
import { Fault, unreadableAt } from "../schema/faults.ts";
import type { ChatAnswer, Fields, Link, Question, QuestionName } from "./chat.ts";
import { addressOf, type Place, placeIn, refuseInvitations } from "./place.ts";

/** Who asks in a chat has no invitation: what everybody may know is answered. */
export const nobody: Caller = { secret: null };

/** The most characters of an answer: as many as a message of the chats has at least. */
const MOST_TEXT = 1900;

/** As many lines as a message holds. */
function message(lines: readonly string[]): string {
  const kept: string[] = [];
  let left = MOST_TEXT;
  for (const line of lines) {
    if (line.length + 1 > left) break;
    kept.push(line);
    left -= line.length + 1;
  }
  const [first = ""] = lines;
  if (kept.length === 0) return `${first.slice(0, MOST_TEXT).toWellFormed()}…`;
  return [...kept, ...(kept.length < lines.length ? ["…"] : [])].join("\n");
}

/** What an answer draws on. */
interface Source {
  readonly operations: Operations;
  /** Where the page is. */
  readonly origin: string;
}

/** Where the page shows what was asked about. */
async function linksTo(place: Place, { operations, origin }: Source): Promise<readonly Link[]> {
  const { gameId } = place;
  if (typeof gameId === "string") return [{ label: "Open the game", url: `${origin}/#/post/${gameId}` }];
  const { ruleset, text } = await operations.board(place, nobody);
  const url = addressOf(origin, ruleset, text);
  return url === null ? [] : [{ label: "Open on the page", url }];
}

const needed = (fields: Fields, name: keyof Fields): string => {
  const value = fields[name];
  if (value === undefined) throw unreadableAt(`/${name}`, `Say ${name}, too.`);
  return value;
};

/** The action that is meant: by its number among the legal ones, or as JSON. Throws a Fault. */
async function actionIn(fields: Fields, place: Place, { operations }: Source): Promise<unknown> {
  const said = needed(fields, "action").trim();
  if (said.startsWith("{")) {
    try {
      return JSON.parse(said);
    } catch {
      throw unreadableAt("/action", "The action is not JSON.");
    }
  }
  const { forms } = await operations.legalActionsInParts(place, nobody);
  const all = numbered(forms);
  const chosen = all.find(({ index, action }) => String(index) === said || actionLine(action) === said);
  if (chosen === undefined)
    throw unreadableAt(
      "/action",
      `"${said.slice(0, 100)}" is not a legal action here: choose one that is offered, or send JSON.`,
    );
  return chosen.action;
}

/** What stands at a place, and how it is told to people: by names in place of ids. */
async function sceneAt(place: Place, { operations }: Source): Promise<Scene & { readonly teller: Teller }> {
  const { board, decision } = await operations.board(place, nobody);
  return { board, decision, teller: tellerOf(board) };
}

/** What the rules wait for, for people: nobody answers it in a chat, so no ids are told. */
function askedLines(decision: Decision | null): readonly string[] {
  if (decision === null) return ["Nothing is asked any more."];
  const who = decision.seat === null ? "" : `${nameFromId(decision.seat)}: `;
  return [`What is asked: ${who}${decision.text}`, ...decision.options.map(({ text }) => `- ${text}`)];
}

type Answering = (fields: Fields, source: Source) => Promise<Omit<ChatAnswer, "isAside">>;

const picture = (place: Place, { operations }: Source, more: Place = {}) => ({
  png: async (width: number) => (await operations.picture({ ...place, ...more, width }, nobody)).png(),
});

const answering: Readonly<Record<QuestionName, Answering>> = {
  async rule(fields, { operations }) {
    const [game, words] = [needed(fields, "game"), needed(fields, "words")];
    // ids are written with dots and without blanks
    const asked = /^[a-z]{2,3}\.\S+$/.test(words)
      ? { id: words.slice(0, 100), limit: 5 }
      : { search: words.slice(0, 200), limit: 8 };
    const matches = await operations.rules(game, asked);
    return {
      text: message(matches.length === 0 ? ["No rule has all of that."] : matches.flatMap(foundLines)),
      links: [],
    };
  },
  async sight(fields, source) {
    const place = placeIn(fields);
    const [from, to] = [needed(fields, "from"), needed(fields, "to")];
    const { board, teller } = await sceneAt(place, source);
    const asked = { from: idMeant(board, from), to: idMeant(board, to) };
    const { ruling, rules } = await source.operations.sight({ ...place, ...asked }, nobody);
    const said = saidBy(teller);
    const verdicts = [ruling, ...(ruling.back === null ? [] : [ruling.back])].flatMap((one) =>
      verdictLines(teller, one),
    );
    return {
      text: message([...verdicts, ...otherwiseLines(ruling.otherwise.map(said)), ...ruleLines(rules)]),
      ...picture(place, source, { sight: asked }),
      links: await linksTo(place, source),
    };
  },
  async odds(fields, source) {
    const place = placeIn(fields);
    const action = await actionIn(fields, place, source);
    const { odds } = await source.operations.odds({ ...place, action }, nobody);
    const scene = await sceneAt(place, source);
    const said = saidBy(scene.teller);
    return {
      text: message([
        moveInWords({ action }, scene),
        ...(odds.failing.length === 0
          ? chanceLines(odds, said)
          : ["It is not possible:", ...requirementLines(odds.failing.map(said))]),
        ...otherwiseLines(odds.otherwise?.map(said)),
      ]),
      links: await linksTo(place, source),
    };
  },
  async why(fields, source) {
    const place = placeIn(fields);
    const action = await actionIn(fields, place, source);
    const { legal, requirements, rules } = await source.operations.requirements({ ...place, action }, nobody);
    const scene = await sceneAt(place, source);
    return {
      text: message([
        moveInWords({ action }, scene),
        legal ? "It is legal." : "It is not legal.",
        ...requirementLines(requirements.map(saidBy(scene.teller))),
        ...ruleLines(rules),
      ]),
      links: await linksTo(place, source),
    };
  },
  async board(fields, source) {
    const place = placeIn(fields);
    const { board, moment, decision } = await source.operations.board(place, nobody);
    const teller = tellerOf(board);
    return {
      text: message([teller.sentence(moment), ...askedLines(askedBy(teller, decision))]),
      ...picture(place, source),
      links: await linksTo(place, source),
    };
  },
  async link(fields, source) {
    const links = await linksTo(placeIn(fields), source);
    const [first] = links;
    const isLong = first === undefined || first.url.length > MOST_TEXT;
    return {
      text: isLong ? "This position is too long for a link in a chat: open the page and paste the text." : first.url,
      links,
    };
  },
};

/** What went wrong, in the words of a chat. */
const told = (fault: Fault): string =>
  message([...new Set([...saidAsWhole(fault), ...fault.defects.map(({ message: text }) => text)])]);

/** Answers a question of a chat. What cannot be read is an answer for whoever asked; only what is our own fault throws. */
export async function answerIn({ name, fields }: Question, source: Source): Promise<ChatAnswer> {
  try {
    return await within(async () => {
      refuseInvitations(fields);
      return { ...(await answering[name](fields, source)), isAside: false };
    });
  } catch (error) {
    const fault = asFault(error);
    // of one that is answered at another place nothing is told here
    if (!(fault instanceof Fault) || fault.kind === "busy") throw fault;
    return { text: told(fault), links: [], isAside: true };
  }
}
