import * as z from "zod";
import {
  counted,
  eachCounted,
  type EventsOf,
  kind,
  listed,
  named,
  orNone,
  spaced,
  together,
  toldBy,
  toHundredths,
} from "../../kernel/index.ts";
import { battles } from "../book/battles.ts";
import { weaponIds, weaponById } from "../book/weapons.ts";
import * as said from "./event-words.ts";
import type { Citation } from "../book/citation.ts";
import { phaseTitles } from "./state.ts";

const word = z.string();
const count = z.int();
const cm = z.number();
const { piece, place } = named;
/** What the dice of a roll show. */
const symbols = listed(said.symbol);

const dice = (shown: readonly string[]): string => shown.join(" ") || "no dice";

const armoury = new Map<string, string>(weaponIds.map((id) => [id, weaponById(id).name]));

/** What a weapon is called; anything else by its own word. */
export const called = (weapon: string): string => armoury.get(weapon) ?? spaced(weapon);

/** What somebody carries, each kind of weapon once with its count. */
export const weaponsInWords = (weapons: readonly string[]): string => eachCounted(weapons.map(called)) || "none";

/** What an event tells of a reason or a roll, with the weapon in it as it is called. */
const withItsName = (words: string): string =>
  words.replace(/^(hit by|smoke with) (.+)$/, (_, how: string, weapon: string) => `${how} the ${called(weapon)}`);

const hits = (scored: number): string => orNone(scored, "hit");
const successes = (scored: number): string => orNone(scored, "success", "successes");

/** What a unit rolls to do, where it is not for something. */
const rollsInWords: Readonly<Record<string, string>> = {
  suppression: "to remove its Suppression token",
  "under fire": "to remove its Under Fire token",
  appearing: "to appear",
  "getting out": "to get out",
  falling: "as it falls",
  "cheating death": "to cheat death",
};

/** What faces come to that harm. dt.carry.destroyed, dt.rider.shaken-off, dt.lift.destroyed */
function harmInWords(about: string, counting: number): string {
  if (about === "falling") return counting === 0 ? "no damage" : `${counted(counting, "point")} of damage`;
  return counting === 0 ? "nobody is harmed" : `${counting} ${counting === 1 ? "is" : "are"} harmed`;
}

/** A special action as the book writes it. */
export const specialInWords = (special: string): string => spaced(special).toUpperCase();

/** Actions as they are declared. */
const planned: Readonly<Record<string, string>> = {
  nothing: "nothing",
  move: "a move",
  march: "a march",
  attack: "an attack",
  sustained: "a sustained attack",
  "free-move": "a free move",
  "free-attack": "a free attack",
  reload: "a reload",
};
const plannedInWords = (action: string): string => planned[action] ?? specialInWords(action);
const planInWords = (plan: readonly string[]): string =>
  plan.length > 1 && plan.at(-1) === "nothing"
    ? `${planInWords(plan.slice(0, -1))} and nothing more`
    : plan.map(plannedInWords).join(", then ");

/** What it is to get a token, and to be rid of it. */
const states: Readonly<Record<string, readonly [gets: string, loses: string]>> = {
  "under-fire": ["comes under fire", "is no longer under fire"],
  suppressed: ["is suppressed", "is no longer suppressed"],
  stunned: ["is stunned", "is no longer stunned"],
  loaded: ["is loaded", "is no longer loaded"],
  camouflaged: ["is camouflaged", "is no longer camouflaged"],
  dozer: ["is in cover behind its blade", "is no longer in cover behind its blade"],
  "attack-stimulants": ["gets an Attack Stimulants token", "loses its Attack Stimulants token"],
  "move-stimulants": ["gets a Move Stimulants token", "loses its Move Stimulants token"],
};

/** That somebody gets a token, or is rid of it. */
export function tokenInWords(token: string, { gained }: { readonly gained: boolean }): string {
  const [gets, loses] = states[token] ?? [`gets a ${spaced(token)} token`, `loses its ${spaced(token)} token`];
  return gained ? gets : loses;
}

/** That somebody whom a token never stays with is spared it. dt.hero.no-tokens, dt.skill.zombie-no-tokens */
const sparedInWords: Readonly<Record<string, string>> = {
  "under-fire": "come under fire, but never does",
  suppressed: "be suppressed, but never is",
};

const mayInWords: Readonly<Record<z.infer<typeof said.reactionMay>, string>> = {
  nothing: "it does nothing",
  attack: "it may attack",
  either: "it may take a sustained attack, or turn and then attack",
};
const heldBack = "it is held back: ";
const asDeclared = "it was declared";
const heldIn: Readonly<Record<string, string>> = {
  reserve: "in reserve",
  ambush: "in ambush",
  arrival: "back until it arrives",
};

const battleTitles: ReadonlyMap<string, string> = new Map(battles.map(({ id, title }) => [id, title]));
const titles: ReadonlyMap<string, string> = new Map(Object.entries(phaseTitles));

/** Every kind of event, by name. Lengths are in cm, places "x,y" in cm. */
const kinds = {
  "phase-began": kind({ phase: said.phase, turn: count }, (e) => `Turn ${e.turn}: ${titles.get(e.phase) ?? e.phase}.`),
  initiative: kind(
    { north: symbols, south: symbols, winner: said.side.nullable() },
    (e) =>
      `For the initiative the north rolls ${dice(e.north)}, the south ${dice(e.south)}: ${e.winner === null ? "a tie, so both roll again" : `the ${e.winner} wins`}.`,
  ),
  "scenario-rolled": kind(
    { dice: symbols, scenario: said.scenario },
    (e) => `The die shows ${dice(e.dice)}: ${battleTitles.get(e.scenario) ?? spaced(e.scenario)} is played.`,
  ),
  "side-chosen": kind(
    { side: said.side, edge: said.side },
    (e) => `The ${e.side} plays from the ${e.edge} of the terrain.`,
  ),
  first: kind({ side: said.side }, (e) => `The ${e.side} goes first.`),
  defends: kind({ side: said.side }, (e) => `The ${e.side} defends.`),
  activated: kind(
    { unit: piece, hero: piece.nullable(), actions: count },
    (e) => `${e.unit}${e.hero === null ? "" : ` with ${e.hero}`} is activated and has ${counted(e.actions, "action")}.`,
  ),
  declared: kind(
    { unit: piece, plan: listed(said.plannedAction), skills: listed(said.declaredSkill) },
    (e) => `${e.unit} declares ${planInWords(e.plan)}${e.skills.length === 0 ? "" : `, using ${together(e.skills)}`}.`,
  ),
  passed: kind({ side: said.side }, (e) => `The ${e.side} passes.`),
  "activation-over": kind({ unit: piece }, (e) => `The activation of ${e.unit} is over.`),
  nothing: kind({ unit: piece, why: said.nothingReason }, (e) =>
    e.why === asDeclared ? `${e.unit} does nothing more, as it declared.` : `${e.unit} does nothing: ${e.why}.`,
  ),
  "action-lost": kind(
    { unit: piece, action: said.plannedAction, why: said.lossReason },
    (e) => `${e.unit} loses ${plannedInWords(e.action)}: ${e.why}.`,
  ),
  moved: kind({ unit: piece, miniature: piece, path: listed(place), to: place, length: cm }, (e) =>
    e.length === 0
      ? `${e.miniature} stays at ${toHundredths(e.to)}.`
      : `${e.miniature} moves ${toHundredths(String(e.length))} cm to ${toHundredths(e.to)}.`,
  ),
  halfway: kind({ unit: piece }, (e) => `${e.unit} is in the middle of its march.`),
  resumed: kind({ unit: piece }, (e) => `${e.unit} goes on with its actions.`),
  arranged: kind(
    { unit: piece, by: z.literal("around the leader") },
    (e) => `The others of ${e.unit} are placed ${e.by}.`,
  ),
  halted: kind(
    { unit: piece, miniature: piece, at: place, why: said.haltReason },
    (e) => `${e.miniature} halts at ${toHundredths(e.at)}: ${e.why}.`,
  ),
  turned: kind({ unit: piece, facing: count }, (e) => `${e.unit} faces ${e.facing}°.`),
  floor: kind({ unit: piece, miniature: piece, floor: count }, (e) => `${e.miniature} is on floor ${e.floor}.`),
  placed: kind({ unit: piece, at: place }, (e) => `${e.unit} is placed at ${toHundredths(e.at)}.`),
  left: kind({ unit: piece, why: said.leavingReason }, (e) =>
    e.why.startsWith(heldBack)
      ? `${e.unit} is held ${heldIn[e.why.slice(heldBack.length)] ?? "back"}.`
      : `${e.unit} is off the table: ${e.why}.`,
  ),
  // the hero at its controls, where he helps; the terrain it crosses, where it rolls for that
  rolled: kind(
    {
      unit: piece,
      pilot: piece.optional(),
      about: said.rollAbout,
      terrain: piece.optional(),
      dice: symbols,
      successes: count,
      counts: said.rollCounts.optional(),
    },
    (e) =>
      e.counts === "hits"
        ? `${e.about} attacks ${e.unit}: ${dice(e.dice)}, ${hits(e.successes)}.`
        : `${e.unit}${e.pilot === undefined ? "" : `, with ${e.pilot} at the controls,`} rolls ${rollsInWords[e.about] ?? `for ${withItsName(e.about)}`}: ${dice(e.dice)}, ${e.counts === undefined ? successes(e.successes) : harmInWords(e.about, e.successes)}.`,
  ),
  "no-roll": kind({ unit: piece, about: z.literal("its arrival"), passes: z.boolean() }, (e) =>
    e.passes ? `${e.unit} needs no roll for ${e.about}.` : `${e.unit} has no roll for ${e.about} yet.`,
  ),
  template: kind(
    { unit: piece, weapon: said.weapon, at: place, under: listed(piece) },
    (e) =>
      `The template of the ${called(e.weapon)} lies at ${toHundredths(e.at)}; under it: ${eachCounted(e.under.map((id) => id.replace(/-\d+$/, ""))) || "nobody"}.`,
  ),
  fired: kind(
    {
      unit: piece,
      weapon: said.weapon,
      firers: listed(piece),
      target: piece,
      dice: symbols,
      hits: count,
      cover: z.boolean(),
    },
    (e) =>
      `${e.firers.length > 1 ? e.unit : e.firers.join()} attacks ${e.target}${e.cover ? " in cover" : ""} with ${e.firers.length > 1 ? `${e.firers.length} ×` : "the"} ${called(e.weapon)}: ${dice(e.dice)}, ${hits(e.hits)}.`,
  ),
  rerolled: kind(
    { unit: piece, weapon: said.weapon, dice: symbols, hits: count },
    (e) =>
      `${e.unit} re-rolls what missed with the ${called(e.weapon)}: ${dice(e.dice)}, ${e.hits === 0 ? "no more hits" : `${hits(e.hits)} more`}.`,
  ),
  chain: kind(
    { unit: piece, weapon: said.weapon, dice: symbols, hits: count },
    (e) =>
      `Further dice of the ${called(e.weapon)}: ${dice(e.dice)}, ${e.hits === 0 ? "no more hits" : `${hits(e.hits)} more`}.`,
  ),
  saved: kind(
    { unit: piece, save: said.save, dice: symbols, cancelled: count },
    (e) =>
      `${e.unit} rolls ${e.save === "vehicle in cover" ? "saves as a vehicle in cover" : `${spaced(e.save)} saves`}: ${dice(e.dice)}, ${hits(e.cancelled)} cancelled.`,
  ),
  resilient: kind(
    { unit: piece, dice: symbols, cancelled: count, counts: z.literal("points").optional() },
    (e) =>
      `${e.unit} is resilient: ${dice(e.dice)}, ${e.counts === undefined ? hits(e.cancelled) : `${orNone(e.cancelled, "point")} of damage`} cancelled.`,
  ),
  "hits-lost": kind(
    { unit: piece, hits: count, why: said.lostHitsReason },
    (e) => `${counted(e.hits, "hit")} on ${e.unit} ${e.hits === 1 ? "is" : "are"} lost: ${e.why}.`,
  ),
  damaged: kind(
    { unit: piece, miniature: piece, points: count, left: count },
    (e) => `${e.miniature} takes ${counted(e.points, "point")} of damage; ${e.left} left.`,
  ),
  exchanged: kind(
    { unit: piece, miniature: piece, with: piece },
    (e) => `${e.miniature} hands its weapons to ${e.with}.`,
  ),
  "miniature-lost": kind({ unit: piece, miniature: piece }, (e) => `${e.miniature} is eliminated.`),
  eliminated: kind(
    { unit: piece, ap: count, wreck: z.boolean() },
    (e) => `${e.unit} is eliminated (${e.ap} AP)${e.wreck ? " and stays as a wreck" : ""}.`,
  ),
  targeted: kind(
    { unit: piece, weapon: said.weapon, target: piece, firers: listed(piece) },
    (e) => `${e.unit} aims the ${called(e.weapon)} at ${e.target}.`,
  ),
  "token-stays": kind(
    { unit: piece, token: z.literal("suppressed"), why: said.keptTokenReason },
    (e) => `${e.unit} keeps its ${spaced(e.token)} token: ${e.why}.`,
  ),
  "struck-back": kind({ unit: piece, against: piece }, (e) => `${e.unit} strikes back at ${e.against}.`),
  token: kind(
    { unit: piece, token: said.token, gained: z.boolean(), why: said.tokenReason },
    (e) => `${e.unit} ${tokenInWords(e.token, e)}: ${withItsName(e.why)}.`,
  ),
  "token-spared": kind(
    { unit: piece, token: said.token, why: said.tokenReason },
    (e) =>
      `${e.unit} would ${sparedInWords[e.token] ?? `get a ${spaced(e.token)} token, but never does`}: ${withItsName(e.why)}.`,
  ),
  spent: kind(
    { unit: piece, weapon: said.weapon, boxes: count, left: count },
    (e) => `${e.unit} marks ${counted(e.boxes, "box", "boxes")} of the ${called(e.weapon)}; ${e.left} left.`,
  ),
  reacted: kind({ unit: piece, hero: piece.nullable(), against: piece }, (e) => `${e.unit} reacts to ${e.against}.`),
  "reaction-rolled": kind(
    { unit: piece, dice: symbols, may: said.reactionMay },
    (e) => `${e.unit} rolls to react: ${dice(e.dice)}; ${mayInWords[e.may]}.`,
  ),
  captured: kind({ objective: word, side: said.side }, (e) => `The ${e.side} holds the objective ${e.objective}.`),
  contested: kind({ objective: word }, (e) => `Both sides are near the objective ${e.objective}.`),
  special: kind(
    { unit: piece, action: said.specialAction, target: piece.nullable(), dice: symbols, successes: count },
    (e) =>
      `${e.unit} takes ${specialInWords(e.action)}${e.target === null ? "" : ` for ${e.target}`}: ${dice(e.dice)}, ${successes(e.successes)}.`,
  ),
  restored: kind(
    { unit: piece, miniature: piece.nullable(), points: count },
    // no miniature and no points: what comes back is ammunition
    (e) =>
      e.miniature === null && e.points === 0
        ? `${e.unit} gets all its ammunition back.`
        : `${e.unit} gets back ${e.miniature ?? `${counted(e.points, "point")} of damage`}.`,
  ),
  terrain: kind({ piece, what: said.terrainChange }, (e) =>
    // a unit may be called "a"
    e.what.startsWith("a ") && !e.what.endsWith(" begins to bury it")
      ? `${e.piece} is ${e.what}.`
      : `${e.piece}: ${e.what}.`,
  ),
  over: kind(
    { winner: said.side.nullable(), why: said.endReason },
    (e) => `${e.winner === null ? "A draw" : `The ${e.winner} wins`}: ${e.why}.`,
  ),
};

type DustEvents<Cited extends string = string> = EventsOf<typeof kinds, Cited>;

/** Something that has happened. */
export type DustEvent = DustEvents[keyof DustEvents];

/** An event as the rules write it: what it cites exists. */
export type CitedDustEvent = DustEvents<Citation>[keyof DustEvents];

export const { eventShapes, describe } = toldBy(() => kinds);
