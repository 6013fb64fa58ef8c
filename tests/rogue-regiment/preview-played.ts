import { type EnemyIntent, seededChance, type OpenPosition } from "../../rules/kernel/index.ts";

/** What happened, as far as it is held against a preview. */
type Happened = Readonly<Record<string, unknown>>;

/** How many decisions a phase may ask for before it is left alone. */
const MOST_ASKS = 80;

/** Plays the phase that a position begins with, all decisions by chance; null where it asks for an action. */
function phasePlayed(situation: OpenPosition, seed: number): readonly Happened[] | null {
  const chance = seededChance(seed);
  const happened: Happened[] = [];
  let now = situation;
  for (let asks = 0; asks < MOST_ASKS; asks++) {
    const decision = now.decision();
    if (decision === null || decision.kind === "act") return null;
    if (asks > 0 && decision.kind === "checkpoint") return happened;
    const option = decision.kind === "choose" ? decision.options[chance.index(decision.options.length)] : undefined;
    const answer = now.adjudicate({ chance, until: "phase", ...(option !== undefined && { choose: [option.id] }) });
    if (!answer.ok || answer.value.outcome === "refused") return null;
    happened.push(...answer.value.events.map(({ event, details }) => ({ ...details, event })));
    if (answer.value.outcome === "over") return happened;
    now = answer.value.situation;
  }
  return null;
}

/** By what a unit shows that it takes its part in an Axis Advance Phase. */
const takesPart = ({ event, why }: Happened): boolean =>
  event === "advanced" || (event === "stayed" && String(why).startsWith("it faces "));

/** Whether Operators use their marks before anybody advances: no preview knows what they will. */
const operatorsActFirst = (happened: readonly Happened[]): boolean => {
  const attack = happened.findIndex(({ event }) => event === "attacked");
  return attack >= 0 && !happened.slice(0, attack).some(takesPart);
};

/** Where the first unit that advances comes to a stand; null where something may have come between. */
function endOf(happened: readonly Happened[], first: Happened): string | null {
  const behind = happened.slice(happened.indexOf(first) + 1);
  const next = behind.findIndex(({ event }) => event === "advanced" || event === "stayed" || event === "phase-began");
  const own = behind.slice(0, next < 0 ? behind.length : next);
  if (own.some(({ event }) => event === "killed" || event === "stopped" || event === "attacked")) return null;
  const to = own.findLast(({ event, piece }) => event === "moved" && piece === first["piece"])?.["to"];
  return typeof to === "string" ? to : null;
}

/** What the first unit that advances or turns does otherwise than it was said to. */
function otherwiseAdvanced(
  intents: readonly EnemyIntent[],
  happened: readonly Happened[],
  foreseeable: (piece: string) => boolean,
): string | null {
  const first = happened.find((one) => takesPart(one) && foreseeable(String(one["piece"])));
  if (first === undefined) return null;
  const own = intents.filter(({ piece }) => piece === first["piece"]);
  const told = own.map(({ text }) => text).join(" ");
  if (own.length === 0) return `${String(first["piece"])} is said to do nothing`;
  if (first["event"] === "stayed")
    return told.includes(`turns to ${String(first["why"]).slice("it faces ".length, -1)}.`) ? null : told;
  const target = String(first["target"]);
  if (target === "the board") return told.includes("onto the board") ? null : told;
  if (target.includes("sentry point")) return told.includes("sentry point") ? null : told;
  if (!new RegExp(`(?:on|at|or) ${target} (?:or|to) `).test(told)) return `${told} (at ${target})`;
  const end = endOf(happened, first);
  return end === null || new RegExp(`\\b${end}\\b`).test(told) ? null : `${told} (to ${end})`;
}

/** Whom the first unit to attack aims at otherwise than it was said to: later ones may find their targets gone. */
function otherwiseAttacked(intents: readonly EnemyIntent[], happened: readonly Happened[]): string | null {
  const first = happened.find(({ event }) => event === "attacked");
  if (first === undefined) return null;
  const own = intents.filter(({ piece }) => piece === first["piece"]).map(({ text }) => text);
  const target = String(first["target"]);
  return own.some((text) => new RegExp(`\\b${target}\\b`).test(text)) ? null : `${own.join(" ")} (at ${target})`;
}

/** Pieces that did something in a phase, by the events that show it. */
const pieces = (happened: readonly Happened[], shows: (one: Happened) => boolean): ReadonlySet<string> =>
  new Set(happened.filter(shows).map(({ piece }) => String(piece)));

/** Who is alerted only in the phase is in no preview, nor who is put on the board in it. */
const newcomers = (happened: readonly Happened[]): ReadonlySet<string> =>
  pieces(happened, ({ event }) => event === "alerted");

/**
 * In what an Axis phase that is played differs from what the preview of the position says: the first unit to advance does
 * something else, somebody acts who was said to do nothing, or somebody does not who was said to act. Null where nothing
 * differs, or where the position does not begin with such a phase.
 */
export function differsFromPreview(situation: OpenPosition, phase: string, seed: number): string | null {
  const intents = situation.preview().filter((intent) => intent.phase === phase && !/Jäger|waypoint/.test(intent.text));
  const played = phasePlayed(situation, seed);
  if (played === null) return null;
  const end = played.findIndex(({ event }, i) => i > 0 && event === "phase-began");
  const happened = end < 0 ? played : played.slice(0, end);
  const announced = new Set(intents.map(({ piece }) => piece));
  const there = new Set(situation.board().pieces.map(({ id }) => id));
  const alerted = newcomers(happened);
  const foreseeable = (piece: string): boolean => there.has(piece) && !alerted.has(piece);
  if (phase === "advance" && operatorsActFirst(happened)) return null;
  const acted = pieces(happened, phase === "advance" ? takesPart : ({ event }) => event === "attacked");
  const surprising = [...acted].find((piece) => !announced.has(piece) && foreseeable(piece));
  if (surprising !== undefined) return `${surprising} acts and was not said to`;
  if (phase === "attack") return otherwiseAttacked(intents, happened);
  const different = otherwiseAdvanced(intents, happened, foreseeable);
  if (different !== null) return `it was said: ${different}`;
  const shown = pieces(happened, () => true);
  const idle = [...announced].find((piece) => !shown.has(piece));
  return idle === undefined ? null : `${idle} was said to act and does not`;
}
