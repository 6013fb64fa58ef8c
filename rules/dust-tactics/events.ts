import * as z from "zod";
import { type EventShapes, type KindsOf, listed, named } from "../kernel/index.ts";
import type { InterpretationId } from "./interpretations/index.ts";
import type { PromptId } from "./prompts.ts";
import type { RuleId } from "./rulebook/index.ts";

/** What an event may rest on: a rule, or the reading of a point the rules leave open. */
export type Citation = RuleId | InterpretationId | PromptId;

const word = z.string();
const count = z.int();
const cm = z.number();
const { piece, place } = named;
/** What the dice of a roll show. */
const symbols = listed(word);

/** The fields of every kind of event. Lengths are in cm, places "x,y" in cm. */
export const shapes = {
  "phase-began": { phase: word, turn: count },
  initiative: { north: symbols, south: symbols, winner: word.nullable() },
  "scenario-rolled": { dice: symbols, scenario: word },
  "side-chosen": { side: word, edge: word },
  first: { side: word },
  defends: { side: word },
  activated: { unit: piece, hero: piece.nullable(), actions: count },
  declared: { unit: piece, plan: listed(word), skills: listed(word) },
  passed: { side: word },
  "activation-over": { unit: piece },
  nothing: { unit: piece, why: word },
  "action-lost": { unit: piece, action: word, why: word },
  moved: { unit: piece, miniature: piece, path: listed(place), to: place, length: cm },
  halfway: { unit: piece },
  resumed: { unit: piece },
  arranged: { unit: piece, by: word },
  halted: { unit: piece, miniature: piece, at: place, why: word },
  turned: { unit: piece, facing: count },
  floor: { unit: piece, miniature: piece, floor: count },
  placed: { unit: piece, at: place },
  left: { unit: piece, why: word },
  rolled: { unit: piece, about: word, dice: symbols, successes: count },
  template: { unit: piece, weapon: word, at: place, under: listed(piece) },
  fired: {
    unit: piece,
    weapon: word,
    firers: listed(piece),
    target: piece,
    dice: symbols,
    hits: count,
    cover: z.boolean(),
  },
  rerolled: { unit: piece, weapon: word, dice: symbols, hits: count },
  chain: { unit: piece, weapon: word, dice: symbols, hits: count },
  saved: { unit: piece, save: word, dice: symbols, cancelled: count },
  resilient: { unit: piece, dice: symbols, cancelled: count },
  "hits-lost": { unit: piece, hits: count, why: word },
  damaged: { unit: piece, miniature: piece, points: count, left: count },
  exchanged: { unit: piece, miniature: piece, with: piece },
  "miniature-lost": { unit: piece, miniature: piece },
  eliminated: { unit: piece, ap: count, wreck: z.boolean() },
  targeted: { unit: piece, weapon: word, target: piece, firers: listed(piece) },
  "token-stays": { unit: piece, token: word, why: word },
  "struck-back": { unit: piece, against: piece },
  token: { unit: piece, token: word, gained: z.boolean(), why: word },
  "token-spared": { unit: piece, token: word, why: word },
  spent: { unit: piece, weapon: word, boxes: count, left: count },
  reacted: { unit: piece, hero: piece.nullable(), against: piece },
  "reaction-rolled": { unit: piece, dice: symbols, may: word },
  captured: { objective: word, side: word },
  contested: { objective: word },
  special: { unit: piece, action: word, target: piece.nullable(), dice: symbols, successes: count },
  restored: { unit: piece, miniature: piece.nullable(), points: count },
  terrain: { piece: word, what: word },
  over: { winner: word.nullable(), why: word },
} as const satisfies EventShapes;

type Kinds = KindsOf<typeof shapes>;

/** An event without the rules behind it. */
export type Happening = { [N in keyof Kinds]: { readonly event: N } & Kinds[N] }[keyof Kinds];

/** An event with the rules behind it. */
export type DustEvent = Happening & { readonly cites: readonly Citation[] };

export const eventShapes = (): EventShapes => shapes;

const plural = (n: number, one: string): string => `${n} ${n === 1 ? one : one.endsWith("s") ? `${one}es` : `${one}s`}`;
const dice = (shown: readonly string[]): string => shown.join(" ") || "no dice";

/** The sentence of an event. */
export function describe(event: DustEvent): string {
  switch (event.event) {
    case "phase-began":
      return `Turn ${event.turn}: ${event.phase.replaceAll("-", " ")}.`;
    case "initiative":
      return `Initiative: north ${dice(event.north)}, south ${dice(event.south)}: ${event.winner ?? "a tie, again"}.`;
    case "scenario-rolled":
      return `${dice(event.dice)}: ${event.scenario} is played.`;
    case "side-chosen":
      return `${event.side} plays from the ${event.edge} of the terrain.`;
    case "first":
      return `${event.side} goes first.`;
    case "defends":
      return `The ${event.side} defends.`;
    case "activated":
      return `${event.unit}${event.hero === null ? "" : ` with ${event.hero}`} activates: ${plural(event.actions, "action")}.`;
    case "declared":
      return `${event.unit} declares ${event.plan.join(", ")}${event.skills.length === 0 ? "" : `, with ${event.skills.join(", ")}`}.`;
    case "passed":
      return `${event.side} passes.`;
    case "activation-over":
      return `The activation of ${event.unit} is over.`;
    case "nothing":
      return `${event.unit} does nothing: ${event.why}.`;
    case "action-lost":
      return `${event.unit} loses its ${event.action}: ${event.why}.`;
    case "moved":
      return `${event.miniature} moves ${event.length} cm to ${event.to}.`;
    case "halfway":
      return `${event.unit} is in the middle of its march.`;
    case "resumed":
      return `${event.unit} goes on with its actions.`;
    case "arranged":
      return `The other miniatures of ${event.unit} are placed ${event.by}.`;
    case "halted":
      return `${event.miniature} halts at ${event.at}: ${event.why}.`;
    case "turned":
      return `${event.unit} faces ${event.facing}°.`;
    case "floor":
      return `${event.miniature} is on floor ${event.floor}.`;
    case "placed":
      return `${event.unit} is placed at ${event.at}.`;
    case "left":
      return `${event.unit} leaves the table: ${event.why}.`;
    case "rolled":
      return `${event.unit} rolls for ${event.about}: ${dice(event.dice)}, ${plural(event.successes, "success")}.`;
    case "template":
      return `The template of ${event.weapon} lies at ${event.at}; under it: ${event.under.join(", ") || "nobody"}.`;
    case "fired":
      return `${event.firers.join(", ")} with ${event.weapon} at ${event.target}${event.cover ? " in cover" : ""}: ${dice(event.dice)}, ${plural(event.hits, "hit")}.`;
    case "rerolled":
      return `${event.unit} re-rolls what missed with ${event.weapon}: ${dice(event.dice)}, ${plural(event.hits, "hit")} more.`;
    case "chain":
      return `Further dice of ${event.weapon}: ${dice(event.dice)}, ${plural(event.hits, "hit")} more.`;
    case "saved":
      return `${event.unit} saves (${event.save}): ${dice(event.dice)}, ${event.cancelled} cancelled.`;
    case "resilient":
      return `${event.unit} is resilient: ${dice(event.dice)}, ${event.cancelled} cancelled.`;
    case "hits-lost":
      return `${plural(event.hits, "hit")} on ${event.unit} lost: ${event.why}.`;
    case "damaged":
      return `${event.miniature} takes ${plural(event.points, "point")} of damage; ${event.left} left.`;
    case "exchanged":
      return `${event.miniature} hands its weapons to ${event.with}.`;
    case "miniature-lost":
      return `${event.miniature} is eliminated.`;
    case "eliminated":
      return `${event.unit} is eliminated (${event.ap} AP)${event.wreck ? " and stays as a wreck" : ""}.`;
    case "targeted":
      return `${event.unit} declares ${event.weapon} at ${event.target}: ${event.firers.join(", ")}.`;
    case "token-stays":
      return `${event.unit} keeps its ${event.token} token: ${event.why}.`;
    case "struck-back":
      return `${event.unit} strikes back at ${event.against}.`;
    case "token":
      return `${event.unit} ${event.gained ? "gets" : "loses"} its ${event.token} token: ${event.why}.`;
    case "token-spared":
      return `${event.unit} never gets an ${event.token} token: ${event.why}.`;
    case "spent":
      return `${event.unit} marks ${plural(event.boxes, "box")} of ${event.weapon}; ${event.left} left.`;
    case "reacted":
      return `${event.unit} reacts to ${event.against}.`;
    case "reaction-rolled":
      return `${event.unit} rolls to react: ${dice(event.dice)}: ${event.may}.`;
    case "captured":
      return `${event.side} holds ${event.objective}.`;
    case "contested":
      return `Both sides are near ${event.objective}.`;
    case "special":
      return `${event.unit}: ${event.action}${event.target === null ? "" : ` for ${event.target}`}: ${dice(event.dice)}, ${plural(event.successes, "success")}.`;
    case "restored":
      return `${event.unit} gets back ${event.miniature ?? plural(event.points, "point")}.`;
    case "terrain":
      return `${event.piece}: ${event.what}.`;
    case "over":
      return `${event.winner === null ? "A draw" : `${event.winner} wins`}: ${event.why}.`;
  }
}
