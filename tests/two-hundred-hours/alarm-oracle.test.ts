import { describe, expect, it } from "vitest";
import type { Chance, OpenPosition } from "../../rules/kernel/index.ts";
import { agreed, gameOf, heldAgainst, oneIn, opened, pick, type Trial } from "../soak/against-oracle.ts";
import { causes, type Happened, levelOf, type Track, trackAfter } from "./alarm-oracle.ts";

const game = gameOf("two-hundred-hours");
const isAttacker = (id: string): boolean => /^A\d$/.test(id);

/** Where the track stands in a position as text. */
function shownBy(situation: OpenPosition): readonly [number, boolean] {
  const [, raised, at] = /^alarm (raised )?(\d+)/m.exec(situation.print()) ?? [];
  return [Number(at ?? 0), raised !== undefined];
}

/** A turn, or what is left of it, on an open table: everybody acts as it comes, and the track is followed. */
function turn(chance: Chance): Trial | null {
  const at = (): string => `${4 + chance.index(24) / 2},${4 + chance.index(24) / 2} facing ${90 * chance.index(4)}`;
  const marker = (): string => (oneIn(chance, 3) ? ", marker" : "");
  const begun = chance.index(7);
  const text = [
    "mission m2",
    "table 36 36",
    ...Array.from(
      { length: 1 + chance.index(3) },
      (_, n) => `A${n + 1} = sas-trooper ${pick(chance, ["rifle", "smg", "silenced-carbine"])} at ${at()}${marker()}`,
    ),
    ...Array.from(
      { length: 1 + chance.index(3) },
      (_, n) =>
        `S${n + 1} = ${pick(chance, ["sentry rifle", "sentry rifle", "heer-officer pistol"])} at ${at()}${marker()}`,
    ),
    "turn 2",
    `times ${chance.index(3)}`,
    `alarm ${begun}`,
    "",
  ].join("\n");
  if (!game.openText(text).ok) return null;
  let situation = opened(game, text);
  let track: Track = { at: begun, isRaised: false, watched: new Set() };
  const events: Happened[] = [];
  let isOver = false;
  for (let n = 0; n < 60 && !isOver; n++) {
    const decision = situation.decision();
    if (decision === null) break;
    const isAsked = decision.kind === "act" || decision.kind === "choose";
    const move = isAsked ? situation.policyMove(chance) : {};
    const answer = situation.adjudicate({ ...move, chance });
    if (!answer.ok || answer.value.outcome === "refused") throw new Error(`No answer.\n${text}`);
    const ends = answer.value.events.findIndex(({ event }) => event === "turn-ended");
    events.push(...(ends < 0 ? answer.value.events : answer.value.events.slice(0, ends + 1)));
    isOver = ends >= 0 || answer.value.outcome === "over";
    ({ situation } = answer.value);
    // what comes after the end of the turn is not followed
    if (
      ends >= 0 &&
      answer.value.events.length > ends + 1 &&
      answer.value.events.slice(ends + 1).some(({ event }) => event === "alarm")
    )
      return null;
  }
  if (!isOver) return null;
  const found = causes(events, isAttacker, track);
  track = trackAfter(track, found.causes, found.watched);
  const [shown, isRaised] = shownBy(situation);
  const level = isRaised ? "raised" : shown >= 4 ? "suspicious" : "calm";
  const sum = found.causes.length;
  return {
    position: `${text}${events.map(({ event, details }) => `${event} ${JSON.stringify(details)}`).join("\n")}`,
    // once the alarm is raised the track is no longer kept
    engine: isRaised ? "raised" : [shown, level],
    oracle: track.isRaised ? "raised" : [track.at, levelOf(track)],
    met: [
      ...found.causes,
      levelOf(track),
      ...(sum > 3 ? ["several causes"] : []),
      ...(begun >= 4 && levelOf(track) === "calm" ? ["calm again"] : []),
    ],
  };
}

describe("the alarm track against the oracle", () => {
  it("agrees at the end of a turn", () => {
    const branches = [
      "marker placed",
      "marker not placed",
      "marker removed",
      "end of turn",
      "shot",
      "defender hit",
      "close watch",
    ];
    expect(
      heldAgainst(
        "the alarm track of 02 Hundred Hours",
        [...branches, "calm", "suspicious", "raised", "several causes"],
        turn,
      ),
    ).toEqual(agreed);
  });
});
