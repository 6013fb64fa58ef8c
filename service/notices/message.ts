import type { Notice } from "./notice.ts";

/** The longest `content` that Discord takes. */
const MOST_CONTENT = 2000;

/** Discord's flag for a message whose links are not opened for a preview. */
const SUPPRESS_EMBEDS = 1 << 2;

/** What a notice is about, in a word or two. */
export const headlines: Readonly<Record<Notice["kind"], string>> = {
  turn: "Your turn",
  reminder: "Still your turn",
  proposal: "You are asked to agree",
  proposalEnded: "Somebody would rather not",
  over: "The game is over",
  expiry: "This game will be deleted",
  renewed: "An invitation was replaced",
  test: "A test",
};

/**
 * Control and format characters (line breaks, changes of direction, invisible ones), and what is not a character at all.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/**
 * One character so that it means only itself: mentions are broken by an invisible space, markup and links by a
 * backslash.
 */
function itself(character: string): string {
  if (character === "@") return "@\u200b";
  return "\\*_~`|<>#[]:".includes(character) ? `\\${character}` : character;
}

/** A text that people wrote, on one line of at most so many UTF-16 units, and without characters that nobody sees. */
export function oneLine(text: string, most: number): string {
  const plain = text.replace(unseen, " ").replace(/\s+/g, " ").trim();
  // no half of a character is left at the end
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/**
 * A text that people wrote, on one line of at most `most` UTF-16 units and without any meaning to Discord but its
 * words.
 */
export function harmless(text: string, most: number): string {
  const plain = text.replace(unseen, " ").replace(/\s+/g, " ").trim();
  let shown = "";
  for (const character of plain) {
    const next = itself(character);
    if (shown.length + next.length >= most) return `${shown}…`;
    shown += next;
  }
  return shown;
}

const minute = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;

/** The words of a notice for a channel. */
function contentOf(
  { kind, title, seat, names = [], version, text, said, since, deadline, link }: Notice,
  others: readonly string[],
): string {
  const called = [seat, ...others].map((told) => names.find((entry) => entry.seat === told)?.name ?? told);
  const whom = harmless(called.join(", "), 150);
  const head = `**${headlines[kind]}: ${harmless(title, 500) || "a game"}** (${whom}) – `;
  const until = deadline === null ? "" : ` ${kind === "expiry" ? "Deleted on" : "Until"} ${minute(deadline)}.`;
  // the link is ours, not the players': it goes out as it is
  const words = said === undefined ? "" : `\n${harmless(said.by, 100)}: “${harmless(said.words, 700)}”`;
  const tail = `${words}\nVersion ${version}, since ${minute(since)}.${until}${link === undefined ? "" : `\n<${link}>`}`;
  return head + harmless(text, MOST_CONTENT - head.length - tail.length) + tail;
}

/**
 * The body that is sent: a Discord message that mentions nobody, with the notice itself beside it for programs. `others`
 * are further seats that are told the same by it.
 */
export function messageOf(notice: Notice, others: readonly string[] = []): string {
  // who else was asked is for nobody but the queue
  const seats = [notice.seat, ...others];
  const names = notice.names?.filter(({ seat }) => seats.includes(seat));
  const told = { ...notice, alike: undefined, names, ...(others.length > 0 && { seats }) };
  return JSON.stringify({
    content: contentOf(notice, others),
    allowed_mentions: { parse: [] },
    flags: SUPPRESS_EMBEDS,
    notice: told,
  });
}
