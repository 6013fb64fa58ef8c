import { inflateRawSync } from "node:zlib";
import { tellerOf } from "../../pictures/index.ts";
import { unreadableAt } from "../schema/faults.ts";
import type { Caller } from "../games/index.ts";
import { readJson } from "./read-json.ts";
import type { Operations } from "../app/operations.ts";
import { within } from "../adjudication/questions.ts";
import { countBytes } from "../adjudication/budget.ts";
import type { DrawnPicture } from "../pictures/picture.ts";

/** Who reads links in a chat has no invitation. */
const nobody: Caller = { secret: null };

/** The longest word of a link, as the page makes them. */
const MOST_WORD = 8000;
/** The most bytes that a word may unfold into. */
const MOST_TEXT = 250_000;

/** What the word of a link holds: where it leads, and the version of the rules it was made by, if it says so. */
export interface Held {
  readonly where: Readonly<Record<string, unknown>>;
  readonly madeBy: string | null;
}

/**
 * The position that the word of a link holds: a text board with its ruleset and settings, or a position as it is, as
 * other requests give them. A word is that JSON deflated, in base64url. Throws a Fault where it is none.
 */
export function unfolded(word: string): Held {
  const fault = unreadableAt(
    "/word",
    "This link holds no whole position: it may have been cut on its way.",
    "no-position",
  );
  if (word.length > MOST_WORD || !/^[\w-]+$/.test(word)) throw fault;
  let text: Uint8Array;
  try {
    text = inflateRawSync(Buffer.from(word, "base64url"), { maxOutputLength: MOST_TEXT });
  } catch {
    throw fault;
  }
  countBytes(text.byteLength);
  const held = readJson(text, { most: MOST_TEXT });
  if (typeof held !== "object" || held === null || Array.isArray(held)) throw fault;
  const { position, version, ...others }: { readonly position?: unknown; readonly version?: unknown } = held;
  // what people disagree about there, and what they call it, is for the page
  const written = Object.fromEntries(Object.entries(others).filter(([key]) => key !== "matter" && key !== "title"));
  return {
    where: position === undefined ? { ...written } : { position },
    madeBy: versionIn(position) ?? versionIn({ version }),
  };
}

/** The version of the rules that a position, or a link, names; null where it names none. */
function versionIn(held: unknown): string | null {
  const version = typeof held === "object" && held !== null && "version" in held ? held.version : null;
  return typeof version === "string" && /^[\w.+-]{1,40}$/.test(version) ? version : null;
}

/** The width of a picture beside a link, in pixels: as wide as chats show it, twice as fine. */
export const PREVIEW_PIXELS = 1200;

/** What a link asks of a position: who looks at whom. The rest of its query is for the page it leads to. */
const question = ({ from, to }: Readonly<Record<string, string>>) =>
  from === undefined || to === undefined ? undefined : { from, to };

/** The title of a link, and what stands under it. */
export interface Told {
  readonly title: string;
  readonly text: string;
}

/** The verdict that a link was made with, as its query says it. */
const thenSeen: Readonly<Record<string, boolean>> = { yes: true, no: false };

const INVITED = "Open it to look, to ask for a ruling, or to play on.";

/** What is told of a position by link: its game and moment, and the verdict where the link asks for one. Throws a Fault. */
export const positionTold = (
  operations: Operations,
  word: string,
  query: Readonly<Record<string, string>>,
): Promise<Told> =>
  within(async () => {
    const { where, madeBy } = unfolded(word);
    const sight = question(query);
    const { ruleset, moment, board } = await operations.board(where, nobody);
    const rules = await operations.ruleset(ruleset);
    const title = `${rules.title} — ${moment}`;
    const sinceThen =
      madeBy === null || madeBy === rules.version
        ? []
        : [`The link was made by ${ruleset} ${madeBy}; this is by ${rules.version}.`];
    if (sight === undefined) return { title, text: [...sinceThen, INVITED].join(" ") };
    const { viewer, target, seen, reasons } = (await operations.sight({ ...where, ...sight }, nobody)).ruling;
    const { sentence } = tellerOf(board);
    const verdict = sentence(`${viewer} ${seen ? "sees" : "does not see"} ${target}.`);
    const then = thenSeen[query["seen"] ?? ""];
    const otherwise =
      then === undefined || then === seen
        ? []
        : [
            sentence(
              `When the link was made, ${viewer} ${then ? "saw" : "did not see"} ${target}: the verdict is another one now.`,
            ),
          ];
    const why = reasons.slice(0, 2).map((reason) => sentence(reason.text));
    return { title: verdict, text: [title, ...otherwise, ...sinceThen, ...why].join(" · ") };
  });

/** The picture of a position by link, with the line of sight it asks about. Throws a Fault. */
export const positionPicture = (
  operations: Operations,
  word: string,
  query: Readonly<Record<string, string>>,
): Promise<DrawnPicture> =>
  operations.picture({ ...unfolded(word).where, sight: question(query), width: PREVIEW_PIXELS }, nobody);

/** What is told of a stored game by link, as everybody may know it. Throws a Fault. */
export async function gameTold(operations: Operations, id: string): Promise<Told> {
  const { title, moment, ended, result, board } = await operations.game(id, undefined, nobody);
  const text = result?.text ?? (ended === null ? "" : "The game was closed.");
  // a game under other rules than those of this server has no board to tell names by
  const end =
    board === null || result === null
      ? text
      : tellerOf((await operations.board({ gameId: id }, nobody)).board).sentence(text);
  return { title, text: [moment, end, INVITED].filter((part) => part !== "").join(" · ") };
}
