import { tellerOf } from "../../pictures/index.ts";
import { moveInWords } from "../adjudication/action-words.ts";
import { within } from "../adjudication/questions.ts";
import type { Operations } from "../app/operations.ts";
import { numbered } from "../mcp/legal.ts";
import { Fault } from "../schema/faults.ts";
import { nobody } from "./answers.ts";
import type { FieldName, Fields, Offer } from "./chat.ts";
import { placeIn, saysPlace } from "./place.ts";

/** The most offers that chats show, and the most characters of one. */
const MOST_OFFERS = 25;
const MOST_LABEL = 100;

const same = (text: string): Offer => ({ label: text, value: text });

type Offering = (fields: Fields, operations: Operations) => Promise<readonly Offer[]>;

const pieces: Offering = async (fields, operations) => {
  if (!saysPlace(fields)) return [];
  const { board } = await operations.board(placeIn(fields), nobody);
  const { name } = tellerOf(board);
  return board.pieces.map(({ id }) => ({ label: name(id), value: id }));
};

const offering: Readonly<Record<FieldName, Offering>> = {
  game: async (_, operations) => (await operations.rulesets()).map(({ id, title }) => ({ label: title, value: id })),
  async words({ game, words = "" }, operations) {
    if (game === undefined) return [];
    const matches = await operations.rules(game, { search: words.slice(0, 200), limit: MOST_OFFERS });
    return matches.map(({ id, text }) => ({ label: `${id}: ${text}`, value: id }));
  },
  at: async (_, operations) =>
    (await operations.rulesets()).flatMap(({ id, scenarios }) =>
      scenarios.map((scenario) => same(`${id}/${scenario}`)),
    ),
  text: async () => [],
  from: pieces,
  to: pieces,
  async action(fields, operations) {
    if (!saysPlace(fields)) return [];
    const place = placeIn(fields);
    const { forms } = await operations.legalActionsInParts(place, nobody);
    const scene = await operations.board(place, nobody);
    return numbered(forms).map(({ index, action }) => ({
      label: moveInWords({ action }, scene),
      value: String(index),
    }));
  },
};

/** What is searched by the operation itself, and not by what the offers say. */
const searched: ReadonlySet<FieldName> = new Set(["words"]);

/** What can be said in a field where so much is said already. What cannot be read offers nothing. */
export async function offersFor(field: FieldName, fields: Fields, operations: Operations): Promise<readonly Offer[]> {
  const begun = (fields[field] ?? "").toLowerCase();
  const fits = ({ label, value }: Offer): boolean => `${label} ${value}`.toLowerCase().includes(begun);
  try {
    const all = await within(() => offering[field](fields, operations));
    return (searched.has(field) ? all : all.filter(fits))
      .filter(({ value }) => value.length <= MOST_LABEL)
      .slice(0, MOST_OFFERS)
      .map(({ label, value }) => ({ label: label.slice(0, MOST_LABEL).toWellFormed(), value }));
  } catch (error) {
    if (error instanceof Fault && error.kind !== "busy") return [];
    throw error;
  }
}
