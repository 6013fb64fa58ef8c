import type { Point, SampleBox } from "./frame.ts";
import { centred } from "./lettering.ts";
import { element, group, type Markup } from "./svg.ts";
import type { BadgeTone, Palette } from "./theme.ts";

/** A small sign on a piece for one of its conditions: a drawing in a circle of radius 1, or letters. */
interface Badge {
  readonly tone: BadgeTone;
  readonly lines?: string;
  readonly filled?: string;
  readonly letters?: string;
}

const eye = "M-.72 0Q0 -.85 .72 0Q0 .85 -.72 0zM-.2 0a.2 .2 0 1 0 .4 0a.2 .2 0 1 0 -.4 0z";

const badges: Readonly<Record<string, Badge>> = {
  alert: { tone: "danger", letters: "!" },
  spotted: { tone: "seen", lines: eye },
  visible: { tone: "seen", lines: eye },
  stealthy: { tone: "calm", lines: `${eye}M-.6 .6L.6 -.6` },
  raiding: { tone: "calm", lines: `${eye}M-.6 .6L.6 -.6` },
  ready: { tone: "calm", lines: "M-.5 .05L-.12 .42L.55 -.4" },
  activated: { tone: "calm", lines: "M-.5 .05L-.12 .42L.55 -.4" },
  unready: { tone: "calm", lines: "M-.25 -.45V.45M.25 -.45V.45" },
  prone: { tone: "calm", lines: "M-.65 .3H.25M.55 .12V.14" },
  loaded: { tone: "calm", filled: "M-.24 .6V-.2Q0 -.8 .24 -.2V.6z" },
  suppressed: { tone: "danger", lines: "M0 -.6V.1M-.35 -.2L0 .15L.35 -.2M-.5 .5H.5" },
  stunned: { tone: "danger", lines: "M.25 -.65L-.25 .05H.2L-.2 .65" },
  discovered: { tone: "seen", lines: eye },
  "under-fire": {
    tone: "danger",
    lines: "M0 -.65V-.2M-.6 -.2L-.2 -.05M.6 -.2L.2 -.05M-.45 .55L-.14 .18M.45 .55L.14 .18",
  },
  crouched: { tone: "calm", lines: "M-.5 -.25L0 .35L.5 -.25" },
  swimming: { tone: "calm", lines: "M-.65 .1q.22 -.4 .43 0t.43 0t.43 0" },
  cigarette: { tone: "calm", lines: "M-.6 .3H.25M.5 .3V.1Q.2 -.15 .5 -.45" },
  "set up": { tone: "danger", lines: "M-.45 .5L0 -.5L.45 .5M0 -.5V.5" },
  destroyed: { tone: "danger", lines: "M-.45 -.45L.45 .45M.45 -.45L-.45 .45" },
  used: { tone: "calm", lines: "M-.5 0H.5" },
  "in the nest": { tone: "calm", lines: "M-.6 -.1V.45H.6V-.1M-.35 .1H.7" },
  "in a German uniform": { tone: "calm", lines: "M-.5 .5V-.35L0 .1L.5 -.35V.5" },
  "in critical condition": { tone: "danger", filled: "M-.2 -.6H.2V-.2H.6V.2H.2V.6H-.2V.2H-.6V-.2H-.2z" },
};

const shield: Badge = { tone: "calm", lines: "M-.5 -.5H.5V.05Q.5 .4 0 .65Q-.5 .4 -.5 .05z" };

/** Conditions that need no badge: what is usual, and what the legend tells well enough. */
const unbadged = new Set([
  "standing",
  "not alert",
  "intact",
  "guard",
  "officer",
  "patrol",
  "sentry",
  "spawn",
  "assault",
  "convoy",
  "route",
  "mp40",
  "mauser",
]);

/** Who sits where: the people themselves are on the board. */
const seated = /^aboard |: /;

const counted: readonly { readonly reads: RegExp; readonly tone: BadgeTone }[] = [
  { reads: /^(\d+) health$/, tone: "health" },
  { reads: /^(\d+) (?:damage|injured)$/, tone: "danger" },
  { reads: /^(\d+) /, tone: "calm" },
];

/** The badge of a condition; null for what needs none. What the tables do not know is shown by its first letter. */
function badgeOf(condition: string): Badge | null {
  if (condition.startsWith("protects ")) return shield;
  if (unbadged.has(condition) || seated.test(condition)) return null;
  if (Object.hasOwn(badges, condition)) return badges[condition] ?? null;
  for (const { reads, tone } of counted) {
    const letters = reads.exec(condition)?.[1];
    if (letters !== undefined) return { tone, letters: letters.slice(0, 2) };
  }
  const letters = [...condition.trim()][0]?.toUpperCase();
  return letters === undefined ? null : { tone: "calm", letters };
}

/** The order in which badges take the corners: who has more than four shows what matters most. */
const urgency: Readonly<Record<BadgeTone, number>> = { danger: 0, seen: 1, health: 2, calm: 3 };

function drawBadge(
  palette: Palette,
  { tone, lines, filled, letters }: Badge,
  condition: string,
  { x, y }: Point,
  r: number,
): Markup {
  const { fill, line, text } = palette.badge[tone];
  const stroke = { fill: "none", stroke: text, "stroke-width": "0.22" };
  const round = { "stroke-linecap": "round", "stroke-linejoin": "round" };
  const stroked = lines === undefined ? [] : [element("path", { d: lines, ...stroke, ...round })];
  return group(
    {
      transform: `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}) scale(${Math.round(r * 1000) / 1000})`,
    },
    condition,
    element("circle", { cx: 0, cy: 0, r: 1, fill, stroke: line, "stroke-width": "0.18" }),
    ...stroked,
    ...(filled === undefined ? [] : [element("path", { d: filled, fill: text })]),
    ...(letters === undefined
      ? []
      : [centred(letters, { x: 0, y: 0, size: letters.length > 1 ? 1.15 : 1.5, fill: text, bold: true })]),
  );
}

/** Whether a condition has a badge. */
export const isBadged = (condition: string): boolean => badgeOf(condition) !== null;

/** The badge of a condition, for a legend. */
export function badgeSample(palette: Palette, condition: string, { x, y, size }: SampleBox): readonly Markup[] {
  const badge = badgeOf(condition);
  return badge === null ? [] : [drawBadge(palette, badge, condition, { x: x + size / 2, y: y + size / 2 }, size * 0.4)];
}

/** The badges of a piece on the corners of a box around it. */
export function drawBadges(
  palette: Palette,
  conditions: readonly string[],
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  r: number,
): readonly Markup[] {
  const shown = conditions.flatMap((condition) => {
    const badge = badgeOf(condition);
    return badge === null ? [] : [{ badge, condition }];
  });
  shown.sort((a, b) => urgency[a.badge.tone] - urgency[b.badge.tone]);
  const corners = [
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ] as const;
  return shown.slice(0, corners.length).map(({ badge, condition }, i) => {
    const [right, low] = corners[i] ?? corners[0];
    const corner = { x: box.x + right * box.width, y: box.y + low * box.height };
    return drawBadge(palette, badge, condition, corner, r);
  });
}
