/** The two looks of a picture. */
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** A filled shape and its outline, with what is legible on it. */
export interface Paint {
  readonly fill: string;
  readonly line: string;
  readonly text: string;
}

/**
 * The colours of a look. Hues are those of Okabe and Ito, which colour-blind people tell apart; nothing is told by
 * colour alone.
 */
export interface Palette {
  readonly page: string;
  readonly ground: string;
  readonly grid: string;
  readonly ink: string;
  readonly faint: string;
  /** Walls, and what shines between them. */
  readonly wall: string;
  readonly gap: string;
  readonly wood: string;
  readonly glass: string;
  /** The sides of pieces, by the role a side has in the drawing. */
  readonly roles: Readonly<Record<Role, Paint>>;
  readonly sight: { readonly full: string; readonly partial: string; readonly none: string; readonly field: string };
  readonly terrain: Readonly<Record<Tone, readonly [base: string, detail: string]>>;
  readonly badge: Readonly<Record<BadgeTone, Paint>>;
  readonly mark: { readonly light: string; readonly dark: string; readonly aim: string; readonly blast: string };
}

export type Role = "ours" | "theirs" | "escorted" | "thing" | "goal" | "other";
export type Tone = "water" | "trees" | "stone" | "bush" | "wood" | "stores" | "floor" | "open" | "unknown";
export type BadgeTone = "danger" | "seen" | "calm" | "health";

export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    page: "#ffffff",
    ground: "#f3f0e6",
    grid: "#cfcabb",
    ink: "#1c1c1c",
    faint: "#5c5c58",
    wall: "#26221e",
    gap: "#ffffff",
    wood: "#b8702a",
    glass: "#bfe6fb",
    roles: {
      ours: { fill: "#0072b2", line: "#ffffff", text: "#ffffff" },
      theirs: { fill: "#b8400a", line: "#ffffff", text: "#ffffff" },
      escorted: { fill: "#00785a", line: "#ffffff", text: "#ffffff" },
      thing: { fill: "#fff3c9", line: "#3b3320", text: "#1c1c1c" },
      goal: { fill: "#cc79a7", line: "#3a1328", text: "#1c1c1c" },
      other: { fill: "#6b6b6b", line: "#ffffff", text: "#ffffff" },
    },
    sight: { full: "#006a4e", partial: "#8a5a00", none: "#c23b00", field: "#f0d000" },
    terrain: {
      water: ["#b4d7ee", "#3179a6"],
      trees: ["#bcd9ae", "#2f6b3a"],
      stone: ["#c9c5be", "#6b665e"],
      bush: ["#94b56c", "#3f6420"],
      wood: ["#e2c08c", "#7d5520"],
      stores: ["#ecd679", "#75600d"],
      floor: ["#e6ddd0", "#c1b09a"],
      open: ["#e9efdc", "#c3cda9"],
      unknown: ["#dcdcdc", "#8a8a8a"],
    },
    badge: {
      danger: { fill: "#c23b00", line: "#ffffff", text: "#ffffff" },
      seen: { fill: "#f0e442", line: "#1c1c1c", text: "#1c1c1c" },
      calm: { fill: "#ffffff", line: "#1c1c1c", text: "#1c1c1c" },
      health: { fill: "#d9f2e6", line: "#00503b", text: "#00503b" },
    },
    mark: { light: "#ffffff", dark: "#26221e", aim: "#8a2c63", blast: "#e08a00" },
  },
  dark: {
    page: "#15171a",
    ground: "#2b2d2c",
    grid: "#43464a",
    ink: "#f0f0ee",
    faint: "#b3b3ad",
    wall: "#f2ead9",
    gap: "#15171a",
    wood: "#e09a4e",
    glass: "#3f9fd0",
    roles: {
      ours: { fill: "#56b4e9", line: "#0b0c0d", text: "#0b0c0d" },
      theirs: { fill: "#ff8a4c", line: "#0b0c0d", text: "#0b0c0d" },
      escorted: { fill: "#2fd3a2", line: "#0b0c0d", text: "#0b0c0d" },
      thing: { fill: "#f6e6ad", line: "#0b0c0d", text: "#0b0c0d" },
      goal: { fill: "#e39ac3", line: "#0b0c0d", text: "#0b0c0d" },
      other: { fill: "#b5b5b5", line: "#0b0c0d", text: "#0b0c0d" },
    },
    sight: { full: "#3fe0b0", partial: "#f2b63c", none: "#ff8a5c", field: "#f0e442" },
    terrain: {
      water: ["#1d4763", "#79b9e0"],
      trees: ["#26432c", "#86c293"],
      stone: ["#4c4c4f", "#a9a6a0"],
      bush: ["#3f5724", "#b4d783"],
      wood: ["#5d451f", "#dcb176"],
      stores: ["#5f5012", "#ecd25c"],
      floor: ["#3d342c", "#655646"],
      open: ["#2c3328", "#4a553f"],
      unknown: ["#3a3a3a", "#8a8a8a"],
    },
    badge: {
      danger: { fill: "#ff8a5c", line: "#0b0c0d", text: "#0b0c0d" },
      seen: { fill: "#f0e442", line: "#0b0c0d", text: "#0b0c0d" },
      calm: { fill: "#e8e8e6", line: "#0b0c0d", text: "#0b0c0d" },
      health: { fill: "#0c3b2d", line: "#7be8c4", text: "#7be8c4" },
    },
    mark: { light: "#f7f4ea", dark: "#0b0c0d", aim: "#f0a3cf", blast: "#ffb347" },
  },
};
