import { citeIf } from "../../kernel/index.ts";
import { endAlarmWithoutGuards } from "../alarm/index.ts";
import { characters } from "../book/characters.ts";
import type { Citation } from "../book/citation.ts";
import { type Agent, type OnBoard, selectWeapon } from "../table/agents.ts";
import { type Ctx, number, record, type Rules, squareName } from "../table/context.ts";
import type { DeathWord, ModeReason } from "../table/event-words.ts";
import { passes, passScore, rollPasses } from "../table/skill-tests.ts";
import type { Corpse, Intruder, Sentry } from "../table/state.ts";
import { closeTurn } from "../table/turn.ts";
import { endIfDecided } from "../time/index.ts";

const woundNames = ["light", "severe", "fatal"] as const;

type Wound = (typeof woundNames)[number];

/** The wound of a level, 1 to 3. */
const woundOf = (level: number): Wound => woundNames[level - 1] ?? "fatal";

const enduranceOf = (ctx: Ctx, agent: Agent): number =>
  number(ctx, agent.kind === "intruder" ? characters[agent.character].endurance : `hg.number.endurance-${agent.kind}`);

/** Puts an Intruder into raiding mode, his knife on top. hg.raid.knife-on-top */
export function returnToRaiding(ctx: Ctx, agent: Agent, why: ModeReason, ...cites: readonly Citation[]): void {
  if (agent.kind !== "intruder") return;
  agent.mode = "raiding";
  selectWeapon(agent, "knife");
  record(ctx, { event: "mode", agent: agent.id, mode: "raiding", why, cites: [...cites, "hg.raid.knife-on-top"] });
}

const bare = { items: [], key: false, cards: [] };

/** What an Intruder has left whose things lie with his body. */
const nothing = (): Pick<Intruder, "weapons" | "equipment" | "cards" | "key"> => ({
  weapons: [],
  equipment: [],
  cards: [],
  key: false,
});

/** Takes an agent out of play; his corpse marker lies on his square. hg.corpse.on-death, hg.corpse.generic */
export function kill(ctx: Ctx, agent: OnBoard<Agent>, how: DeathWord, ...cites: readonly Citation[]): void {
  const { state } = ctx;
  const at = agent.at;
  record(ctx, {
    event: "died",
    agent: agent.id,
    at: squareName(ctx, at),
    how,
    cites: [...cites, "hg.corpse.on-death", "hg.corpse.generic"],
  });
  const lie = (corpse: Omit<Corpse, "at">): void => {
    state.corpses.push({ at, ...corpse });
  };
  if (state.turn?.agent === agent.id) closeTurn(ctx, "he is dead");
  switch (agent.kind) {
    case "intruder": {
      const { character, weapons, equipment, cards, key } = agent;
      lie({ of: character, items: [...weapons, ...equipment], key, cards: [...cards] });
      Object.assign(agent, { at: null, status: "dead", prone: false, mode: "raiding", ...nothing() });
      endIfDecided(ctx);
      return;
    }
    case "commander":
      lie({ of: "commander", items: [...agent.captured.items], key: agent.key, cards: [...agent.captured.cards] });
      removeCommander(ctx);
      return;
    case "sentry":
      lie({ of: "sentry", ...bare });
      removeSentry(ctx, agent);
      return;
    case "guard":
      lie({ of: "guard", ...bare });
      state.guards = state.guards.filter(({ id }) => id !== agent.id);
      endAlarmWithoutGuards(ctx);
  }
}

/** The dead Commander leaves the board, and the markers of the indicator with him. hg.repl.death-discards */
function removeCommander(ctx: Ctx): void {
  ctx.state.commander = null;
  const { asi } = ctx.state;
  if (asi.markers === 0) return;
  asi.markers = 0;
  const cites = ["hg.repl.death-discards"] as const;
  record(ctx, { event: "indicator", alarm: asi.alarm, markers: 0, why: "the Commander is dead", cites });
}

/** A dead Sentry leaves the board, and his marker with him. hg.sentry.killed-loses-marker */
function removeSentry(ctx: Ctx, { id, marker }: Sentry): void {
  const { state } = ctx;
  const cites = ["hg.sentry.killed-loses-marker"] as const;
  if (marker !== null) record(ctx, { event: "marker-removed", agent: id, why: "he is dead", cites });
  state.sentries = state.sentries.filter((sentry) => sentry.id !== id);
}

/** What becomes of the victim of an attack. */
export type Fate = "unharmed" | "unconscious" | "dead";

/** The rule behind each score of a resistance below 3. */
const resistCites: readonly Citation[] = ["hg.resist.score-0", "hg.resist.score-1", "hg.resist.score-2"];

/**
 * Wounds a victim, who resists: level 1 is light, 2 severe, 3 fatal. hg.resist.dice, hg.fight.wound-table,
 * hg.resist.score-0, hg.resist.score-1, hg.resist.score-2, hg.act.response-not-counted, hg.resist.score-3,
 * hg.wound.fatal-kills
 */
export function* inflictWound(ctx: Ctx, victim: OnBoard<Agent>, level: number, how: DeathWord): Rules<Fate> {
  const suffered = Math.min(3, level);
  if (suffered <= 0) return "unharmed";
  const need = passScore(ctx, victim, "survival");
  const faces = yield* rollPasses(
    enduranceOf(ctx, victim),
    need,
    `${victim.id} resists`,
    "hg.resist.dice",
    "hg.act.response-not-counted",
  );
  const score = passes(faces, need);
  const left = Math.max(0, suffered - score);
  record(ctx, {
    event: "resisted",
    agent: victim.id,
    dice: [...faces],
    need,
    score,
    wound: woundOf(suffered),
    stands: left === 0 ? "no wound" : `${woundOf(left)} wound`,
    cites: [
      "hg.resist.dice",
      "hg.act.response-not-counted",
      resistCites[score] ?? "hg.resist.score-3",
      ...citeIf(score >= 3, "hg.open.resist-misprint"),
    ],
  });
  if (left === 0) return "unharmed";
  if (left === 3) {
    kill(ctx, victim, how, "hg.wound.fatal-kills");
    return "dead";
  }
  knockOut(ctx, victim, left === 2 ? "severe" : "light");
  return "unconscious";
}

/** Knocks somebody unconscious. hg.wound.light-severe-prone, hg.assault.unconscious-to-raiding */
export function knockOut(ctx: Ctx, victim: OnBoard<Agent>, level: Exclude<Wound, "fatal">): void {
  victim.prone = true;
  // a further light wound does not mend a severe one: hg.open.light-vs-severe
  victim.severe ||= level === "severe";
  record(ctx, {
    event: "unconscious",
    agent: victim.id,
    wound: level,
    cites: ["hg.wound.light-severe-prone", "hg.open.light-vs-severe"],
  });
  if (victim.kind === "intruder") returnToRaiding(ctx, victim, "unconscious", "hg.assault.unconscious-to-raiding");
  if (ctx.state.turn?.agent === victim.id) closeTurn(ctx, "he is unconscious", "hg.wound.unconscious-inert");
}
