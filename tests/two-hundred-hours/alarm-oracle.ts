/*
 * A second answer to where the alarm track stands, written from page 36 of the rule book and not from the engine: what
 * happened is gone through, one thing after another, and added up. Only the default readings. The marker that lies on
 * the track, and everything the engine says of it, is not looked at.
 */

/** Something that happened, with its details. */
export interface Happened {
  readonly event: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Track {
  readonly at: number;
  readonly isRaised: boolean;
  /** Attackers that have been under close watch before. zh.open.alarm-watch-once */
  readonly watched: ReadonlySet<string>;
}

const silenced: ReadonlySet<string> = new Set(["silenced-pistol", "silenced-carbine", "silenced-smg"]);

/** What moves the track, by the words of the table on page 36. */
export type Cause =
  | "marker placed"
  | "marker not placed"
  | "marker removed"
  | "end of turn"
  | "shot"
  | "defender hit"
  | "close watch"
  | "body"
  | "explosion";

const amounts: Readonly<Record<Cause, number>> = {
  "marker placed": 1,
  "marker not placed": 1,
  "marker removed": -1,
  "end of turn": 1,
  shot: 2,
  "defender hit": 3,
  "close watch": 3,
  body: 3,
  explosion: 5,
};

/** What moves the track among all that happened, in order; bodies are called X1, X2 and so on. */
export function causes(
  all: readonly Happened[],
  isAttacker: (id: string) => boolean,
  track: Track,
): { readonly causes: readonly Cause[]; readonly watched: ReadonlySet<string> } {
  const found: Cause[] = [];
  const watched = new Set(track.watched);
  let action = "";
  for (const [i, { event, details }] of all.entries()) {
    const text = (field: string): string => String(details[field]);
    const piece = text("piece");
    // to the defenders a body counts as an attacker: zh.body.as-attacker, zh.open.body-marker
    const isBody = /^X\d/.test(piece);
    const counts = isAttacker(piece) || (isBody && text("why") !== "close watch");
    if (event === "action-began") action = text("action");
    if (event === "marker-placed" && counts) found.push("marker placed");
    if (event === "marker-unplaced" && isAttacker(piece)) found.push("marker not placed");
    if (event === "marker-removed" && isAttacker(piece)) found.push("marker removed");
    if (event === "turn-ended") found.push("end of turn");
    if (event === "exploded") found.push("explosion");
    if (event === "attacked" && action === "shoot" && isAttacker(text("fighter")) && !silenced.has(text("weapon")))
      found.push("shot");
    if (event === "hit" && action === "shoot" && !isAttacker(text("fighter")) && Number(details["hits"]) > 0) {
      const after = all.slice(i + 1);
      const end = after.findIndex((one) => one.event === "action-began" || one.event === "turn-ended");
      const isOut = (end < 0 ? after : after.slice(0, end)).some(
        (one) => one.event === "taken-out" && one.details["fighter"] === details["fighter"],
      );
      if (!isOut) found.push("defender hit");
    }
    if (event === "close-watch" && isBody) found.push("body");
    if (event === "close-watch" && isAttacker(piece) && !watched.has(piece)) {
      watched.add(piece);
      found.push("close watch");
    }
  }
  return { causes: found, watched };
}

/** The track after these causes, applied one by one. zh.alarm.floor, zh.alarm.no-return, zh.open.alarm-order */
export function trackAfter(track: Track, moved: readonly Cause[], watched: ReadonlySet<string>): Track {
  let { at, isRaised } = track;
  for (const cause of moved) {
    if (isRaised) break;
    at = Math.max(0, at + amounts[cause]);
    isRaised = at >= 8;
  }
  return { at, isRaised, watched };
}

/** zh.alarm.bands */
export const levelOf = ({ at, isRaised }: Track): string => (isRaised ? "raised" : at >= 4 ? "suspicious" : "calm");
