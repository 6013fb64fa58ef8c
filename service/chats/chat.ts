/*
 * What somebody asks in a chat, whatever chat it is: an adapter makes a question of what its chat sends, and a message of
 * the answer. Nothing is known of who asks, and nothing is kept.
 */

/** What can be asked. */
export const questionNames = ["rule", "sight", "odds", "why", "board", "link"] as const;
export type QuestionName = (typeof questionNames)[number];

/** What is said with a question, by the name of the field. */
export type FieldName = "game" | "words" | "at" | "text" | "from" | "to" | "action";
export type Fields = Readonly<Partial<Record<FieldName, string>>>;

/** A question in a chat. */
export interface Question {
  readonly name: QuestionName;
  readonly fields: Fields;
}

/** A place on the page that an answer leads to. */
export interface Link {
  readonly label: string;
  readonly url: string;
}

/** An answer in a chat. */
export interface ChatAnswer {
  readonly text: string;
  /** A picture, as PNG of so many pixels across. */
  readonly png?: (pixels: number) => Promise<Uint8Array>;
  readonly links: readonly Link[];
  /** Whether it is for whoever asked alone: what could not be read. */
  readonly isAside: boolean;
}

/** Something that can be said in a field, as a chat offers it. */
export interface Offer {
  readonly label: string;
  readonly value: string;
}
