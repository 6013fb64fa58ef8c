import type { MissionId } from "./ids.ts";

/** How the attackers enter in a mission: over an edge, round a corner, over two opposite edges. */
export type EntryKind = "edge" | "corner" | "two edges";

/** A mission, as far as a table can say it. Table 2.5 */
export interface Mission {
  readonly title: string;
  /** The usual points limits. zh.mission.points */
  readonly points: { readonly attacker: number; readonly defender: number };
  readonly entry: EntryKind;
  /** Where defenders other than sentries deploy. */
  readonly others: "whole force" | "centre 8″" | "centre 2″" | "objectives" | "buildings" | "gun";
  /** When two Escape markers are placed. */
  readonly escapes: "deployment" | "charge set" | "all destroyed" | "officer captured" | "first revealed" | "never";
  /** What is at stake, for a board: the primary objective of the attacker, and of the defender. */
  readonly attacker: string;
  readonly defender: string;
  /** Their secondary objectives; mission 1 has none. */
  readonly secondary: { readonly attacker: string; readonly defender: string } | null;
}

const half = {
  attacker: "At least half of the attackers move off the table.",
  defender: "At least half of the attackers are taken out.",
} as const;

/** The eight missions. zh.mission.winner */
export const missions: Readonly<Record<MissionId, Mission>> = {
  m1: {
    title: "Hunted",
    points: { attacker: 14, defender: 14 },
    entry: "edge",
    others: "whole force",
    escapes: "deployment",
    attacker: "At least 3 fighters move off the destination edge.",
    defender: "At least 3 attackers are taken out.",
    secondary: null,
  },
  m2: {
    title: "Butcher and Bolt",
    points: { attacker: 25, defender: 25 },
    entry: "edge",
    // zh.m2.deploy-others
    others: "centre 8″",
    // zh.m2.escape
    escapes: "deployment",
    attacker: "At least half of the defending force is taken out.",
    defender: "Less than half of the defending force is taken out.",
    secondary: half,
  },
  m3: {
    title: "Sabotage",
    points: { attacker: 20, defender: 20 },
    entry: "corner",
    others: "objectives",
    escapes: "charge set",
    attacker: "A charge is set at the objective and explodes.",
    defender: "No charge is set at the objective.",
    secondary: half,
  },
  m4: {
    title: "Havoc",
    points: { attacker: 30, defender: 30 },
    entry: "two edges",
    // zh.m4.deploy-others
    others: "objectives",
    escapes: "all destroyed",
    attacker: "All 5 objectives are destroyed.",
    defender: "Not all objectives are destroyed.",
    secondary: half,
  },
  m5: {
    title: "Evade",
    points: { attacker: 20, defender: 20 },
    entry: "corner",
    // zh.m5.deploy-others
    others: "centre 2″",
    escapes: "deployment",
    attacker: "The evader moves off the table near the corner of its friends.",
    defender: "The evader is taken out.",
    secondary: half,
  },
  m6: {
    title: "Capture",
    points: { attacker: 20, defender: 20 },
    // zh.m6.enter
    entry: "corner",
    // zh.m6.deploy-others
    others: "buildings",
    escapes: "officer captured",
    attacker: "The officer is taken off the table.",
    defender: "The officer is not taken off the table.",
    secondary: half,
  },
  m7: {
    title: "Intelligence",
    points: { attacker: 20, defender: 20 },
    // zh.m7.enter
    entry: "edge",
    // zh.m7.deploy-others
    others: "centre 8″",
    // zh.m7.escape
    escapes: "first revealed",
    attacker: "Intelligence of at least 3 is taken off the table.",
    defender: "Less intelligence than 3 is taken off the table.",
    secondary: half,
  },
  m8: {
    title: "Silence the Guns",
    points: { attacker: 30, defender: 30 },
    // zh.m8.enter
    entry: "edge",
    // zh.m8.deploy-others
    others: "gun",
    escapes: "never",
    attacker: "The gun scores fewer than 10 hits before three locations are bombed.",
    defender: "The gun scores at least 10 hits before three locations are bombed.",
    secondary: { attacker: "The gun is destroyed with a demo charge.", defender: half.defender },
  },
};
