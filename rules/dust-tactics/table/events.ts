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
  halted: { unit: piece, miniature: piece, at: place, why: said.haltReason },
  turned: { unit: piece, facing: count },
  floor: { unit: piece, miniature: piece, floor: count },
  placed: { unit: piece, at: place },
  left: { unit: piece, why: said.leavingReason },
  // the terrain it crosses, where it rolls for that
  rolled: { unit: piece, about: said.rollAbout, terrain: piece.optional(), dice: symbols, successes: count },
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
  "hits-lost": { unit: piece, hits: count, why: said.lostHitsReason },
  damaged: { unit: piece, miniature: piece, points: count, left: count },
  exchanged: { unit: piece, miniature: piece, with: piece },
  "miniature-lost": { unit: piece, miniature: piece },
  eliminated: { unit: piece, ap: count, wreck: z.boolean() },
  targeted: { unit: piece, weapon: said.weapon, target: piece, firers: listed(piece) },
  "token-stays": { unit: piece, token: z.literal("suppressed"), why: said.keptTokenReason },
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
  terrain: { piece, what: said.terrainChange },
  over: { winner: said.side.nullable(), why: said.endReason },
} as const satisfies EventShapes;

type Kinds = KindsOf<typeof shapes>;

/** The name of a kind of event. */
type EventName = keyof Kinds;

/** One kind of event with its fields and the rules behind it. */
type EventOf<Name extends EventName> = { readonly event: Name } & Kinds[Name] & { readonly cites: readonly Citation[] };

/** An event with the rules behind it. */
export type DustEvent = { readonly [Name in EventName]: EventOf<Name> }[EventName];

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

/** What is said of each kind of event. */
const sentences: { readonly [Name in EventName]: (event: EventOf<Name>) => string } = {
  "phase-began": (event) => `Turn ${event.turn}: ${titles.get(event.phase) ?? event.phase}.`,
  initiative: (event) =>
    `For the initiative the north rolls ${dice(event.north)}, the south ${dice(event.south)}: ${event.winner === null ? "a tie, so both roll again" : `the ${event.winner} wins`}.`,
  "scenario-rolled": (event) => `The die shows ${dice(event.dice)}: ${spaced(event.scenario)} is played.`,
  "side-chosen": (event) => `The ${event.side} plays from the ${event.edge} of the terrain.`,
  first: (event) => `The ${event.side} goes first.`,
  defends: (event) => `The ${event.side} defends.`,
  activated: (event) =>
    `${event.unit}${event.hero === null ? "" : ` with ${event.hero}`} is activated and has ${counted(event.actions, "action")}.`,
  declared: (event) =>
    `${event.unit} declares ${planInWords(event.plan)}${event.skills.length === 0 ? "" : `, using ${together(event.skills)}`}.`,
  passed: (event) => `The ${event.side} passes.`,
  "activation-over": (event) => `The activation of ${event.unit} is over.`,
  nothing: (event) => `${event.unit} does nothing: ${event.why}.`,
  "action-lost": (event) => `${event.unit} loses ${planned[event.action] ?? spaced(event.action)}: ${event.why}.`,
  moved: (event) => `${event.miniature} moves ${spot(String(event.length))} cm to ${spot(event.to)}.`,
  halfway: (event) => `${event.unit} is in the middle of its march.`,
  resumed: (event) => `${event.unit} goes on with its actions.`,
  arranged: (event) => `The others of ${event.unit} are placed ${event.by}.`,
  halted: (event) => `${event.miniature} halts at ${spot(event.at)}: ${event.why}.`,
  turned: (event) => `${event.unit} faces ${event.facing}°.`,
  floor: (event) => `${event.miniature} is on floor ${event.floor}.`,
  placed: (event) => `${event.unit} is placed at ${spot(event.at)}.`,
  left: (event) =>
    event.why.startsWith(heldBack)
      ? `${event.unit} is held back: ${event.why.slice(heldBack.length)}.`
      : `${event.unit} is off the table: ${event.why}.`,
  rolled: (event) => `${event.unit} rolls for ${event.about}: ${dice(event.dice)}, ${successes(event.successes)}.`,
  "no-roll": (event) =>
    event.passes
      ? `${event.unit} needs no roll for ${event.about}.`
      : `${event.unit} has no roll for ${event.about} yet.`,
  template: (event) =>
    `The template of the ${called(event.weapon)} lies at ${spot(event.at)}; under it: ${event.under.length === 0 ? "nobody" : together(event.under)}.`,
  fired: (event) =>
    `${together(event.firers)} ${event.firers.length === 1 ? "attacks" : "attack"} ${event.target}${event.cover ? " in cover" : ""} with the ${called(event.weapon)}: ${dice(event.dice)}, ${hits(event.hits)}.`,
  rerolled: (event) =>
    `${event.unit} re-rolls what missed with the ${called(event.weapon)}: ${dice(event.dice)}, ${event.hits === 0 ? "no more hits" : `${hits(event.hits)} more`}.`,
  chain: (event) =>
    `Further dice of the ${called(event.weapon)}: ${dice(event.dice)}, ${event.hits === 0 ? "no more hits" : `${hits(event.hits)} more`}.`,
  saved: (event) =>
    `${event.unit} rolls ${spaced(event.save)} saves: ${dice(event.dice)}, ${hits(event.cancelled)} cancelled.`,
  resilient: (event) => `${event.unit} is resilient: ${dice(event.dice)}, ${hits(event.cancelled)} cancelled.`,
  "hits-lost": (event) =>
    `${counted(event.hits, "hit")} on ${event.unit} ${event.hits === 1 ? "is" : "are"} lost: ${event.why}.`,
  damaged: (event) => `${event.miniature} takes ${counted(event.points, "point")} of damage; ${event.left} left.`,
  exchanged: (event) => `${event.miniature} hands its weapons to ${event.with}.`,
  "miniature-lost": (event) => `${event.miniature} is eliminated.`,
  eliminated: (event) => `${event.unit} is eliminated (${event.ap} AP)${event.wreck ? " and stays as a wreck" : ""}.`,
  targeted: (event) =>
    `${event.unit} aims the ${called(event.weapon)} at ${event.target}${event.firers.length === 1 && event.firers[0] === event.unit ? "" : `: ${together(event.firers)}`}.`,
  "token-stays": (event) => `${event.unit} keeps its ${spaced(event.token)} token: ${event.why}.`,
  "struck-back": (event) => `${event.unit} strikes back at ${event.against}.`,
  token: (event) => `${event.unit} ${tokenInWords(event.token, event.gained)}: ${event.why}.`,
  "token-spared": (event) => `${event.unit} gets no ${spaced(event.token)} token: ${event.why}.`,
  spent: (event) =>
    `${event.unit} marks ${counted(event.boxes, "box", "boxes")} of the ${called(event.weapon)}; ${event.left} left.`,
  reacted: (event) => `${event.unit} reacts to ${event.against}.`,
  "reaction-rolled": (event) =>
    `${event.unit} rolls to react: ${dice(event.dice)}; ${mayInWords[event.may] ?? `it may ${event.may}`}.`,
  captured: (event) => `The ${event.side} holds the objective ${event.objective}.`,
  contested: (event) => `Both sides are near the objective ${event.objective}.`,
  special: (event) =>
    `${event.unit}: ${spaced(event.action)}${event.target === null ? "" : ` for ${event.target}`}: ${dice(event.dice)}, ${successes(event.successes)}.`,
  restored: (event) => `${event.unit} gets back ${event.miniature ?? counted(event.points, "point")}.`,
  terrain: (event) =>
    event.what.startsWith("a ") ? `${event.piece} is ${event.what}.` : `${event.piece}: ${event.what}.`,
  over: (event) => `${event.winner === null ? "A draw" : `The ${event.winner} wins`}: ${event.why}.`,
};

/** The sentence of an event. */
export const describe = <Name extends EventName>(event: EventOf<Name>): string => sentences[event.event](event);
