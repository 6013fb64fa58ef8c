import * as z from "zod";
import {
  counted,
  type EventShapes,
  type KindsOf,
  listed,
  named,
  orNone,
  spaced,
  together,
} from "../../kernel/index.ts";
import { weaponIds, weaponNamed } from "../book/weapons.ts";
import * as said from "./event-words.ts";
import type { InterpretationId } from "../book/open-points/index.ts";
import type { PromptId } from "../book/decisions.ts";
import type { RuleId } from "../book/rules/index.ts";
import { phaseTitles } from "./state.ts";

/** What an event may rest on: a rule, or the reading of a point the rules leave open. */
export type Citation = RuleId | InterpretationId | PromptId;

const word = z.string();
const count = z.int();
const cm = z.number();
const { piece, place } = named;
/** What the dice of a roll show. */
const symbols = listed(said.symbol);

/** The fields of every kind of event. Lengths are in cm, places "x,y" in cm. */
export const shapes = {
  "phase-began": { phase: said.phase, turn: count },
  initiative: { north: symbols, south: symbols, winner: said.side.nullable() },
  "scenario-rolled": { dice: symbols, scenario: said.scenario },
  "side-chosen": { side: said.side, edge: said.side },
  first: { side: said.side },
  defends: { side: said.side },
  activated: { unit: piece, hero: piece.nullable(), actions: count },
  declared: { unit: piece, plan: listed(said.plannedAction), skills: listed(said.declaredSkill) },
  passed: { side: said.side },
  "activation-over": { unit: piece },
  nothing: { unit: piece, why: said.nothingReason },
  "action-lost": { unit: piece, action: said.plannedAction, why: said.lossReason },
  moved: { unit: piece, miniature: piece, path: listed(place), to: place, length: cm },
  halfway: { unit: piece },
  resumed: { unit: piece },
  arranged: { unit: piece, by: z.literal("around the leader") },
  halted: { unit: piece, miniature: piece, at: place, why: word },
  turned: { unit: piece, facing: count },
  floor: { unit: piece, miniature: piece, floor: count },
  placed: { unit: piece, at: place },
  left: { unit: piece, why: said.leavingReason },
  rolled: { unit: piece, about: word, dice: symbols, successes: count },
  "no-roll": { unit: piece, about: z.literal("its arrival"), passes: z.boolean() },
  template: { unit: piece, weapon: said.weapon, at: place, under: listed(piece) },
  fired: {
    unit: piece,
    weapon: said.weapon,
    firers: listed(piece),
    target: piece,
    dice: symbols,
    hits: count,
    cover: z.boolean(),
  },
  rerolled: { unit: piece, weapon: said.weapon, dice: symbols, hits: count },
  chain: { unit: piece, weapon: said.weapon, dice: symbols, hits: count },
  saved: { unit: piece, save: said.save, dice: symbols, cancelled: count },
  resilient: { unit: piece, dice: symbols, cancelled: count },
  "hits-lost": { unit: piece, hits: count, why: z.literal("nobody valid is left") },
  damaged: { unit: piece, miniature: piece, points: count, left: count },
  exchanged: { unit: piece, miniature: piece, with: piece },
  "miniature-lost": { unit: piece, miniature: piece },
  eliminated: { unit: piece, ap: count, wreck: z.boolean() },
  targeted: { unit: piece, weapon: said.weapon, target: piece, firers: listed(piece) },
  "token-stays": { unit: piece, token: z.literal("suppressed"), why: z.literal("hit again") },
  "struck-back": { unit: piece, against: piece },
  token: { unit: piece, token: said.token, gained: z.boolean(), why: said.tokenReason },
  "token-spared": { unit: piece, token: said.token, why: said.tokenReason },
  spent: { unit: piece, weapon: said.weapon, boxes: count, left: count },
  reacted: { unit: piece, hero: piece.nullable(), against: piece },
  "reaction-rolled": { unit: piece, dice: symbols, may: said.reactionMay },
  captured: { objective: word, side: said.side },
  contested: { objective: word },
  special: { unit: piece, action: said.specialAction, target: piece.nullable(), dice: symbols, successes: count },
  restored: { unit: piece, miniature: piece.nullable(), points: count },
  terrain: { piece: word, what: word },
  over: { winner: said.side.nullable(), why: word },
} as const satisfies EventShapes;

type Kinds = KindsOf<typeof shapes>;

/** An event with the rules behind it. */
export type DustEvent = {
  [N in keyof Kinds]: { readonly event: N } & Kinds[N] & { readonly cites: readonly Citation[] };
}[keyof Kinds];

export const eventShapes = (): EventShapes => shapes;

const dice = (shown: readonly string[]): string => shown.join(" ") || "no dice";

/** A place as people read it: to a tenth of a millimetre, which no hand tells from the exact one. */
const spot = (at: string): string =>
  at.replaceAll(/\d+(?:\.(\d+))?/g, (length, decimals: string | undefined) =>
    (decimals ?? "").length < 3 ? length : String(Number(Number(length).toFixed(2))),
  );

const armoury = new Map<string, string>(weaponIds.map((id) => [id, weaponNamed(id).name]));

/** What a weapon is called; anything else by its own word. */
export const called = (weapon: string): string => armoury.get(weapon) ?? spaced(weapon);

const hits = (scored: number): string => orNone(scored, "hit");
const successes = (scored: number): string => orNone(scored, "success", "successes");

/** Actions as they are declared. */
const planned: Readonly<Record<string, string>> = {
  move: "a move",
  march: "a march",
  attack: "an attack",
  sustained: "a sustained attack",
  reload: "a reload",
};
const planInWords = (plan: readonly string[]): string =>
  plan.map((action) => planned[action] ?? spaced(action)).join(", then ");

/** What it is to get a token, and to be rid of it. */
const states: Readonly<Record<string, readonly [gets: string, loses: string]>> = {
  "under-fire": ["comes under fire", "is no longer under fire"],
  suppressed: ["is suppressed", "is no longer suppressed"],
  stunned: ["is stunned", "is no longer stunned"],
  loaded: ["is loaded", "is no longer loaded"],
};

function tokenInWords(token: string, gained: boolean): string {
  const [gets, loses] = states[token] ?? [`gets a ${spaced(token)} token`, `loses its ${spaced(token)} token`];
  return gained ? gets : loses;
}

const mayInWords: Readonly<Record<string, string>> = { nothing: "it may do nothing", attack: "it may attack" };
const heldBack = "it is held back: ";

const titles: ReadonlyMap<string, string> = new Map(Object.entries(phaseTitles));

/** The sentence of an event. */
export function describe(event: DustEvent): string {
  switch (event.event) {
    case "phase-began":
      return `Turn ${event.turn}: ${titles.get(event.phase) ?? event.phase}.`;
    case "initiative":
      return `For the initiative the north rolls ${dice(event.north)}, the south ${dice(event.south)}: ${event.winner === null ? "a tie, so both roll again" : `the ${event.winner} wins`}.`;
    case "scenario-rolled":
      return `The die shows ${dice(event.dice)}: ${spaced(event.scenario)} is played.`;
    case "side-chosen":
      return `The ${event.side} plays from the ${event.edge} of the terrain.`;
    case "first":
      return `The ${event.side} goes first.`;
    case "defends":
      return `The ${event.side} defends.`;
    case "activated":
      return `${event.unit}${event.hero === null ? "" : ` with ${event.hero}`} is activated and has ${counted(event.actions, "action")}.`;
    case "declared":
      return `${event.unit} declares ${planInWords(event.plan)}${event.skills.length === 0 ? "" : `, using ${together(event.skills)}`}.`;
    case "passed":
      return `The ${event.side} passes.`;
    case "activation-over":
      return `The activation of ${event.unit} is over.`;
    case "nothing":
      return `${event.unit} does nothing: ${event.why}.`;
    case "action-lost":
      return `${event.unit} loses ${planned[event.action] ?? spaced(event.action)}: ${event.why}.`;
    case "moved":
      return `${event.miniature} moves ${spot(String(event.length))} cm to ${spot(event.to)}.`;
    case "halfway":
      return `${event.unit} is in the middle of its march.`;
    case "resumed":
      return `${event.unit} goes on with its actions.`;
    case "arranged":
      return `The others of ${event.unit} are placed ${event.by}.`;
    case "halted":
      return `${event.miniature} halts at ${spot(event.at)}: ${event.why}.`;
    case "turned":
      return `${event.unit} faces ${event.facing}°.`;
    case "floor":
      return `${event.miniature} is on floor ${event.floor}.`;
    case "placed":
      return `${event.unit} is placed at ${spot(event.at)}.`;
    case "left":
      return event.why.startsWith(heldBack)
        ? `${event.unit} is held back: ${event.why.slice(heldBack.length)}.`
        : `${event.unit} is off the table: ${event.why}.`;
    case "rolled":
      return `${event.unit} rolls for ${event.about}: ${dice(event.dice)}, ${successes(event.successes)}.`;
    case "no-roll":
      return event.passes
        ? `${event.unit} needs no roll for ${event.about}.`
        : `${event.unit} has no roll for ${event.about} yet.`;
    case "template":
      return `The template of the ${called(event.weapon)} lies at ${spot(event.at)}; under it: ${event.under.length === 0 ? "nobody" : together(event.under)}.`;
    case "fired":
      return `${together(event.firers)} ${event.firers.length === 1 ? "attacks" : "attack"} ${event.target}${event.cover ? " in cover" : ""} with the ${called(event.weapon)}: ${dice(event.dice)}, ${hits(event.hits)}.`;
    case "rerolled":
      return `${event.unit} re-rolls what missed with the ${called(event.weapon)}: ${dice(event.dice)}, ${event.hits === 0 ? "no more hits" : `${hits(event.hits)} more`}.`;
    case "chain":
      return `Further dice of the ${called(event.weapon)}: ${dice(event.dice)}, ${event.hits === 0 ? "no more hits" : `${hits(event.hits)} more`}.`;
    case "saved":
      return `${event.unit} rolls ${spaced(event.save)} saves: ${dice(event.dice)}, ${hits(event.cancelled)} cancelled.`;
    case "resilient":
      return `${event.unit} is resilient: ${dice(event.dice)}, ${hits(event.cancelled)} cancelled.`;
    case "hits-lost":
      return `${counted(event.hits, "hit")} on ${event.unit} ${event.hits === 1 ? "is" : "are"} lost: ${event.why}.`;
    case "damaged":
      return `${event.miniature} takes ${counted(event.points, "point")} of damage; ${event.left} left.`;
    case "exchanged":
      return `${event.miniature} hands its weapons to ${event.with}.`;
    case "miniature-lost":
      return `${event.miniature} is eliminated.`;
    case "eliminated":
      return `${event.unit} is eliminated (${event.ap} AP)${event.wreck ? " and stays as a wreck" : ""}.`;
    case "targeted":
      return `${event.unit} aims the ${called(event.weapon)} at ${event.target}${event.firers.length === 1 && event.firers[0] === event.unit ? "" : `: ${together(event.firers)}`}.`;
    case "token-stays":
      return `${event.unit} keeps its ${spaced(event.token)} token: ${event.why}.`;
    case "struck-back":
      return `${event.unit} strikes back at ${event.against}.`;
    case "token":
      return `${event.unit} ${tokenInWords(event.token, event.gained)}: ${event.why}.`;
    case "token-spared":
      return `${event.unit} gets no ${spaced(event.token)} token: ${event.why}.`;
    case "spent":
      return `${event.unit} marks ${counted(event.boxes, "box", "boxes")} of the ${called(event.weapon)}; ${event.left} left.`;
    case "reacted":
      return `${event.unit} reacts to ${event.against}.`;
    case "reaction-rolled":
      return `${event.unit} rolls to react: ${dice(event.dice)}; ${mayInWords[event.may] ?? `it may ${event.may}`}.`;
    case "captured":
      return `The ${event.side} holds the objective ${event.objective}.`;
    case "contested":
      return `Both sides are near the objective ${event.objective}.`;
    case "special":
      return `${event.unit}: ${spaced(event.action)}${event.target === null ? "" : ` for ${event.target}`}: ${dice(event.dice)}, ${successes(event.successes)}.`;
    case "restored":
      return `${event.unit} gets back ${event.miniature ?? counted(event.points, "point")}.`;
    case "terrain":
      return event.what.startsWith("a ") ? `${event.piece} is ${event.what}.` : `${event.piece}: ${event.what}.`;
    case "over":
      return `${event.winner === null ? "A draw" : `The ${event.winner} wins`}: ${event.why}.`;
  }
}
