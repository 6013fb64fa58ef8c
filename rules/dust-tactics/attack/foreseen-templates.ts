import { measured } from "../../geometry/index.ts";
import type { PreviewTemplate } from "../../kernel/index.ts";
import { hasRule } from "../book/weapons.ts";
import { type Ctx, unit as cm, written } from "../table/context.ts";
import { figuresOf } from "../table/units.ts";
import type { Aim } from "./aim.ts";
import type { Volley } from "./volley.ts";
import { blastRadius, centreOf, flameAim, flameTemplate } from "./templates.ts";

/** How many corners stand for a circle. */
const ROUND = 48;

/** The templates that a volley lays, where its rolls would lay them. dt.blast.place, dt.flame.template */
export function foreseenTemplates(ctx: Ctx, volley: Volley, aim: Aim): readonly PreviewTemplate[] {
  const targets = figuresOf(volley.targetUnits);
  const template = (at: measured.Place, outline: readonly measured.Place[]): PreviewTemplate => ({
    at: written(at),
    outline: outline.map((corner) => measured.placeInUnits(corner, cm)),
  });
  if (volley.blast) {
    const centre = centreOf(ctx, volley, targets, aim.viewer);
    if (centre === null) return [];
    const corners = Array.from({ length: ROUND }, (_, i) => {
      const angle = (2 * Math.PI * i) / ROUND;
      return { x: centre.x + blastRadius(ctx) * Math.cos(angle), y: centre.y + blastRadius(ctx) * Math.sin(angle) };
    });
    return [template(centre, corners)];
  }
  if (!hasRule(volley.weapon, "flame")) return [];
  return volley.firers.flatMap(({ figure, mount }) => {
    const target =
      targets.find(({ miniature }) => miniature.id === volley.shot.miniature) ??
      aim.nearest(figure, volley.targetUnits)?.to;
    const outline =
      target === undefined
        ? null
        : flameTemplate(ctx, { figure, weapon: volley.weapon, mount }, flameAim(ctx, volley.shot, target));
    return outline === null || target === undefined ? [] : [template(target.miniature.at, outline)];
  });
}
