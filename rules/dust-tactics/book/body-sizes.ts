/** What a miniature stands on or is made of, in cm. All sizes are assumed. */
export type BodyData =
  | { readonly kind: "base"; readonly radius: number; readonly height: number }
  | {
      readonly kind: "hull";
      /** Along the facing. */
      readonly long: number;
      readonly wide: number;
      /** The lower and the upper end over the ground it stands on. */
      readonly from: number;
      readonly to: number;
      /** The radius of the base of a flying stand. */
      readonly stand: number | null;
    };

const base = (radius: number): BodyData => ({ kind: "base", radius, height: 3 });
const hull = (long: number, wide: number, height: number): BodyData => ({
  kind: "hull",
  long,
  wide,
  from: 0,
  to: height,
  stand: null,
});

export const bodies = {
  soldier: base(1.5),
  support: base(3),
  "light-walker": hull(6, 5, 8),
  "medium-walker": hull(8, 7, 10),
  "heavy-walker": hull(10, 9, 12),
  "huge-walker": hull(16, 14, 18),
  tank: hull(12, 7, 6),
  "large-tank": hull(16, 9, 8),
  truck: hull(11, 5, 5),
  barge: hull(24, 12, 4),
  aircraft: { kind: "hull", long: 14, wide: 4, from: 15, to: 19, stand: 3 },
} as const satisfies Record<string, BodyData>;

export type BodyId = keyof typeof bodies;

export const bodyById = (id: BodyId): BodyData => bodies[id];
