/* In one file: a second mind for sight is read beside the book as a whole, and shares nothing with the rules. */
/*
 * A second, slow answer to "how well is this square seen?", written from the rule text and not from the engine: the
 * straight line between the two centres is intersected, with exact fractions, with every square, every edge and every
 * corner of the board. Only the default readings.
 */

export type Side = "N" | "E" | "S" | "W";
export type Seen = "full" | "partial" | "none";

/** A board as it is drawn: one character a square and one an edge. */
export interface DrawnBoard {
  readonly width: number;
  readonly height: number;
  /** The square (x, y), by row. */
  readonly squares: readonly (readonly string[])[];
  /** The upper side of (x, y), by row; one row more than there are squares. */
  readonly upper: readonly (readonly string[])[];
  /** The left side of (x, y), by row; one column more than there are squares. */
  readonly left: readonly (readonly string[])[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Somebody on the board. A vehicle covers `w` by `h` squares from its upper left one. */
export interface Figure extends Point {
  readonly id: string;
  readonly facing: Side;
  readonly alert: boolean;
  readonly vehicle?: {
    readonly kind:
      | "motorbike"
      | "half-track"
      | "truck"
      | "armoured-car"
      | "heavy-armoured-car"
      | "troop-truck"
      | "aa-truck"
      | "stummel"
      | "flamethrower-half-track";
    readonly w: number;
    readonly h: number;
  };
}

/** What else lies on the board. */
export interface Things {
  readonly barrels: readonly Point[];
  /** The centres of blast templates. */
  readonly templates: readonly Point[];
}

/** A line from one centre to another, for an Axis unit or for an Operator. */
interface Look {
  readonly board: DrawnBoard;
  /** Where the line begins, doubled: a centre is odd, a corner of squares even. */
  readonly start: Point;
  /** The squares the viewer stands on. */
  readonly under: readonly Point[];
  /** Those of them that count for low walls: a vehicle's front (or rear) row. */
  readonly row: readonly Point[];
  /** The square for windows; a vehicle has none. */
  readonly window: Point | null;
  readonly to: Point;
  readonly axis: boolean;
  readonly facing: Side;
  /** Whether somebody who blocks this look stands on a square. */
  blocked(x: number, y: number): boolean;
  /** Whether a barrel stands on a square. */
  barrel(x: number, y: number): boolean;
}

/** A line between two centres. */
const fromCentre = (from: Point): Pick<Look, "start" | "under" | "row" | "window"> => ({
  start: { x: 2 * from.x + 1, y: 2 * from.y + 1 },
  under: [from],
  row: [from],
  window: from,
});
const endOf = ({ to }: Look): Point => ({ x: 2 * to.x + 1, y: 2 * to.y + 1 });

/** How much is hidden: nothing, what is low, everything. */
type Hidden = 0 | 1 | 2;

const most = (...hidden: readonly Hidden[]): Hidden => (hidden.includes(2) ? 2 : hidden.includes(1) ? 1 : 0);
const least = (a: Hidden, b: Hidden): Hidden => (a === 0 || b === 0 ? 0 : a === 1 || b === 1 ? 1 : 2);

/** An exact fraction with a positive denominator. */
interface Ratio {
  readonly n: number;
  readonly d: number;
}
const ratio = (n: number, d: number): Ratio => (d < 0 ? { n: -n, d: -d } : { n, d });
const compare = (a: Ratio, b: Ratio): number => Math.sign(a.n * b.d - b.n * a.d);
const larger = (a: Ratio, b: Ratio): Ratio => (compare(a, b) >= 0 ? a : b);
const smaller = (a: Ratio, b: Ratio): Ratio => (compare(a, b) <= 0 ? a : b);

/** An edge of the board by its two corners; horizontal ones have y1 = y2. */
interface Edge {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly glyph: string;
}

const horizontal = (edge: Edge): boolean => edge.y1 === edge.y2;
const upperEdge = ({ upper }: DrawnBoard, x: number, y: number): Edge => ({
  x1: x,
  y1: y,
  x2: x + 1,
  y2: y,
  glyph: upper[y]?.[x] ?? " ",
});
const leftEdge = ({ left }: DrawnBoard, x: number, y: number): Edge => ({
  x1: x,
  y1: y,
  x2: x,
  y2: y + 1,
  glyph: left[y]?.[x] ?? " ",
});
const onBoard = ({ width, height }: DrawnBoard, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;
const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function* allEdges(board: DrawnBoard): Generator<Edge> {
  for (let y = 0; y <= board.height; y++) for (let x = 0; x < board.width; x++) yield upperEdge(board, x, y);
  for (let y = 0; y < board.height; y++) for (let x = 0; x <= board.width; x++) yield leftEdge(board, x, y);
}

const edgesOf = new WeakMap<DrawnBoard, readonly Edge[]>();
/** The edges on which anything lies. */
function drawnEdges(board: DrawnBoard): readonly Edge[] {
  const known = edgesOf.get(board);
  if (known !== undefined) return known;
  const edges = [...allEdges(board)].filter(({ glyph }) => glyph !== " ");
  edgesOf.set(board, edges);
  return edges;
}

/** The two squares beside an edge: above and below it, or left and right of it. */
const besideEdge = (edge: Edge): readonly [Point, Point] =>
  horizontal(edge)
    ? [
        { x: edge.x1, y: edge.y1 - 1 },
        { x: edge.x1, y: edge.y1 },
      ]
    : [
        { x: edge.x1 - 1, y: edge.y1 },
        { x: edge.x1, y: edge.y1 },
      ];

/** The edge `n` places further along the same grid line. */
const along = (board: DrawnBoard, edge: Edge, n: number): Edge =>
  horizontal(edge) ? upperEdge(board, edge.x1 + n, edge.y1) : leftEdge(board, edge.x1, edge.y1 + n);

/** The edge between two orthogonal neighbours. */
const between = (board: DrawnBoard, a: Point, b: Point): Edge =>
  a.x === b.x ? upperEdge(board, a.x, Math.max(a.y, b.y)) : leftEdge(board, Math.max(a.x, b.x), a.y);

/** The part of the line inside a square, as the parameters where it enters and leaves; null when it stays outside. */
function inside(look: Look, x: number, y: number): { readonly enters: Ratio; readonly leaves: Ratio } | null {
  // coordinates doubled: centres are odd, corners even
  const { x: ax, y: ay } = look.start;
  const dx = endOf(look).x - ax;
  const dy = endOf(look).y - ay;
  let enters = ratio(0, 1);
  let leaves = ratio(1, 1);
  for (const [start, step, low] of [
    [ax, dx, 2 * x],
    [ay, dy, 2 * y],
  ] as const) {
    const high = low + 2;
    if (step === 0) {
      if (start < low || start > high) return null;
      continue;
    }
    const one = ratio(low - start, step);
    const other = ratio(high - start, step);
    enters = larger(enters, smaller(one, other));
    leaves = smaller(leaves, larger(one, other));
  }
  return compare(enters, leaves) > 0 ? null : { enters, leaves };
}

/** Whether the line passes through the inside of a square, and does not only touch it. */
const passesThrough = (look: Look, x: number, y: number): boolean => {
  const part = inside(look, x, y);
  return part !== null && compare(part.enters, part.leaves) < 0;
};

/** Whether the line crosses an edge between its ends (a corner is not between its ends). */
function crosses(look: Look, edge: Edge): boolean {
  const { x: ax, y: ay } = look.start;
  const dx = endOf(look).x - ax;
  const dy = endOf(look).y - ay;
  const [start, step, at, otherStart, otherStep, low] = horizontal(edge)
    ? [ay, dy, 2 * edge.y1, ax, dx, 2 * edge.x1]
    : [ax, dx, 2 * edge.x1, ay, dy, 2 * edge.y1];
  if (step === 0) return false;
  const t = ratio(at - start, step);
  if (compare(t, ratio(0, 1)) <= 0 || compare(t, ratio(1, 1)) >= 0) return false;
  const place = ratio(otherStart * t.d + otherStep * t.n, t.d);
  return compare(place, ratio(low, 1)) > 0 && compare(place, ratio(low + 2, 1)) < 0;
}

/** Whether a corner lies on the line. */
function meets(look: Look, corner: Point): boolean {
  const dx = endOf(look).x - look.start.x;
  const dy = endOf(look).y - look.start.y;
  const cx = 2 * corner.x - look.start.x;
  const cy = 2 * corner.y - look.start.y;
  if (cx * dy !== cy * dx) return false;
  const dot = cx * dx + cy * dy;
  return dot > 0 && dot < dx * dx + dy * dy;
}

/** rr.square.*, rr.cover.*, rr.los.nonalert-blocks: what a square between the ends hides. */
function hiddenBySquare(look: Look, x: number, y: number): Hidden {
  if (look.under.some((own) => same(own, { x, y }))) return 0;
  if (look.blocked(x, y)) return 2;
  const glyph = look.board.squares[y]?.[x] ?? ".";
  return "frs".includes(glyph) ? 2 : "hc".includes(glyph) || look.barrel(x, y) ? 1 : 0;
}

/** What an edge hides that the line crosses. */
function hiddenByEdge(look: Look, edge: Edge): Hidden {
  switch (edge.glyph) {
    case " ":
      return 0;
    case "-":
    case "|":
      return look.axis && (standsAtRun(look, edge) || looksAlong(look, edge)) ? 0 : 1;
    case "#":
    case "W":
      return throughWindows(look, edge);
    default:
      // high walls, with or without a grapple point, and doors
      return 2;
  }
}

const isLowWall = (edge: Edge): boolean => edge.glyph === "-" || edge.glyph === "|";

/**
 * rr.cover.low-wall-adjacent-sees: a side of the viewer's square belongs to the straight, unbroken run of low wall that
 * the line crosses.
 */
function standsAtRun({ board, row }: Look, edge: Edge): boolean {
  const run: Edge[] = [edge];
  for (const direction of [1, -1])
    for (let n = direction; isLowWall(along(board, edge, n)); n += direction) run.push(along(board, edge, n));
  return run.some((part) => besideEdge(part).some((square) => row.some((own) => same(square, own))));
}

/**
 * rr.cover.low-wall-along-sees: the unit faces along the wall and stands in one of the two lanes that touch the wall's
 * line.
 */
const looksAlong = ({ row, facing }: Look, edge: Edge): boolean =>
  row.some((from) =>
    horizontal(edge)
      ? "EW".includes(facing) && (from.y === edge.y1 || from.y === edge.y1 - 1)
      : "NS".includes(facing) && (from.x === edge.x1 || from.x === edge.x1 - 1),
  );

interface WindowAt {
  readonly edge: Edge;
  /** Its window squares on each side: rr.window.six-squares, rr.open.window-six-squares. */
  readonly squares: readonly Point[];
  /** Its own edge and the wall edges along its squares: rr.open.window-lateral. */
  readonly stretch: readonly Edge[];
}

const windowsOf = new WeakMap<DrawnBoard, readonly WindowAt[]>();

function windows(board: DrawnBoard): readonly WindowAt[] {
  const known = windowsOf.get(board);
  if (known !== undefined) return known;
  const found = drawnEdges(board)
    .filter((edge) => edge.glyph === "W" && besideEdge(edge).every((square) => onBoard(board, square)))
    .map((edge): WindowAt => {
      const facing = besideEdge(edge);
      const lateral = (n: number): readonly Point[] =>
        besideEdge(along(board, edge, n)).filter((square, side) => {
          const first = facing[side];
          return (
            onBoard(board, square) && first !== undefined && !"=g#DW".includes(between(board, first, square).glyph)
          );
        });
      // the wall beside the window opens into the window's own room only where both its squares are window squares
      const stretch = [
        edge,
        ...[1, -1]
          .filter((n) => lateral(n).length === 2)
          .map((n) => along(board, edge, n))
          .filter(({ glyph }) => glyph === "#"),
      ];
      return { edge, squares: [...facing, ...lateral(1), ...lateral(-1)], stretch };
    });
  windowsOf.set(board, found);
  return found;
}

const sameEdge = (a: Edge, b: Edge): boolean => a.x1 === b.x1 && a.y1 === b.y1 && a.x2 === b.x2 && a.y2 === b.y2;

/**
 * rr.window.*: from a window square one looks through without restriction; otherwise only window squares are seen, and
 * what is low there is hidden. A vehicle beside the window sees nothing through it: rr.vlos.no-window
 */
function throughWindows({ board, window, under, to }: Look, edge: Edge): Hidden {
  let hidden: Hidden = 2;
  for (const { stretch, squares } of windows(board)) {
    if (!stretch.some((part) => sameEdge(part, edge))) continue;
    if (window === null && squares.some((square) => under.some((part) => same(square, part)))) continue;
    if (window !== null && squares.some((square) => same(square, window))) hidden = least(hidden, 0);
    else if (squares.some((square) => same(square, to))) hidden = least(hidden, 1);
  }
  return hidden;
}

/**
 * How much of the line is hidden by everything on it. rr.open.los-corner-touch, rr.open.los-pinch,
 * rr.open.los-end-squares
 */
function hiddenOn(look: Look): Hidden {
  const { board, to } = look;
  if (look.under.some((own) => same(own, to))) return 0;
  let hidden: Hidden = 0;
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      if (same({ x, y }, to)) continue;
      const by = hiddenBySquare(look, x, y);
      if (by > hidden && passesThrough(look, x, y)) hidden = by;
    }
  }
  for (const edge of drawnEdges(board)) if (crosses(look, edge)) hidden = most(hidden, hiddenByEdge(look, edge));
  for (let y = 1; y < board.height; y++) {
    for (let x = 1; x < board.width; x++) if (meets(look, { x, y })) hidden = most(hidden, hiddenAtCorner(look, x, y));
  }
  return hidden;
}

/** A corner stops the line only if something touches it from both sides of the line. */
function hiddenAtCorner(look: Look, x: number, y: number): Hidden {
  const { board } = look;
  const above = leftEdge(board, x, y - 1);
  const below = leftEdge(board, x, y);
  const left = upperEdge(board, x - 1, y);
  const right = upperEdge(board, x, y);
  const falling = endOf(look).x > look.start.x === endOf(look).y > look.start.y;
  // a falling line runs from the upper left square to the lower right one: upper right and lower left lie beside it
  const one = falling
    ? [hiddenBySquare(look, x, y - 1), hiddenByEdge(look, above), hiddenByEdge(look, right)]
    : [hiddenBySquare(look, x - 1, y - 1), hiddenByEdge(look, above), hiddenByEdge(look, left)];
  const other = falling
    ? [hiddenBySquare(look, x - 1, y), hiddenByEdge(look, left), hiddenByEdge(look, below)]
    : [hiddenBySquare(look, x, y), hiddenByEdge(look, right), hiddenByEdge(look, below)];
  return least(most(...one), most(...other));
}

/** rr.los.axis-cone, rr.los.axis-depth, rr.los.axis-peripheral; the borders of the angle are inside. */
export function inFieldOfView(viewer: Figure, { x, y }: Point): boolean {
  const dx = x - viewer.x;
  const dy = y - viewer.y;
  const [forward, sideways] =
    viewer.facing === "N"
      ? [-dy, dx]
      : viewer.facing === "S"
        ? [dy, -dx]
        : viewer.facing === "E"
          ? [dx, dy]
          : [-dx, -dy];
  if (forward === 0) return Math.abs(sideways) <= 1;
  return forward > 0 && forward <= 8 && Math.abs(sideways) <= forward;
}

const words = ["full", "partial", "none"] as const;

/** The squares a figure covers. */
export function covered({ x, y, vehicle }: Figure): readonly Point[] {
  if (vehicle === undefined) return [{ x, y }];
  return Array.from({ length: vehicle.w * vehicle.h }, (_, i) => ({
    x: x + (i % vehicle.w),
    y: y + Math.floor(i / vehicle.w),
  }));
}

const nothing: Things = { barrels: [], templates: [] };
const underTemplate = ({ templates }: Things, { x, y }: Point): boolean =>
  templates.some((centre) => Math.abs(centre.x - x) <= 1 && Math.abs(centre.y - y) <= 1);

/**
 * Whether something stands on a square that stops a look: vehicles always, others unless they are alert, and templates.
 * rr.vlos.blocks, rr.barrel.template-stays
 */
const stopsAt =
  (units: readonly Figure[], things: Things, except: (unit: Figure) => boolean) =>
  (x: number, y: number): boolean =>
    underTemplate(things, { x, y }) ||
    units.some(
      (unit) =>
        !except(unit) &&
        (unit.vehicle !== undefined || !unit.alert) &&
        covered(unit).some((square) => same(square, { x, y })),
    );

/**
 * The ends of a vehicle that looks: the corner in the middle of its front (or rear) four squares, its row there, and
 * the way it looks. rr.vlos.origin, rr.unit.halftrack
 */
function lookouts(
  viewer: Figure,
): readonly { readonly corner: Point; readonly row: readonly Point[]; readonly facing: Side }[] {
  const { x, y, facing, vehicle } = viewer;
  if (vehicle === undefined) return [];
  const { w, h } = vehicle;
  const at = (side: Side): { readonly corner: Point; readonly row: readonly Point[]; readonly facing: Side } => {
    switch (side) {
      case "N":
        return {
          facing: side,
          corner: { x: x + 1, y: y + 1 },
          row: [
            { x, y },
            { x: x + 1, y },
          ],
        };
      case "S":
        return {
          facing: side,
          corner: { x: x + 1, y: y + h - 1 },
          row: [
            { x, y: y + h - 1 },
            { x: x + 1, y: y + h - 1 },
          ],
        };
      case "W":
        return {
          facing: side,
          corner: { x: x + 1, y: y + 1 },
          row: [
            { x, y },
            { x, y: y + 1 },
          ],
        };
      case "E":
        return {
          facing: side,
          corner: { x: x + w - 1, y: y + 1 },
          row: [
            { x: x + w - 1, y },
            { x: x + w - 1, y: y + 1 },
          ],
        };
    }
  };
  const behind: Readonly<Record<Side, Side>> = { N: "S", S: "N", E: "W", W: "E" };
  return vehicle.kind === "half-track" || vehicle.kind === "stummel" ? [at(facing), at(behind[facing])] : [at(facing)];
}

/**
 * rr.vlos.cone, rr.vlos.range-origin: 90 degrees from the corner, 8 squares from the first square ahead; no square
 * beside.
 */
function inVehicleView(
  { corner, facing }: { readonly corner: Point; readonly facing: Side },
  { x, y }: Point,
): boolean {
  const dx = 2 * x + 1 - 2 * corner.x;
  const dy = 2 * y + 1 - 2 * corner.y;
  const [forward, sideways] =
    facing === "N" ? [-dy, dx] : facing === "S" ? [dy, -dx] : facing === "E" ? [dx, dy] : [-dx, -dy];
  // the first square ahead begins one square before the corner: its centre is 3 half squares away, the eighth's 17
  return forward >= 3 && forward <= 17 && Math.abs(sideways) <= forward;
}

/**
 * How well an Axis unit sees a square. Units that are not alert block; Operators and alert units do not; vehicles
 * always do.
 */
export function axisSees(
  board: DrawnBoard,
  viewer: Figure,
  to: Point,
  units: readonly Figure[],
  things: Things = nothing,
): Seen {
  const blocked = stopsAt(units, things, (unit) => unit.id === viewer.id);
  const barrel = (x: number, y: number): boolean => things.barrels.some((at) => same(at, { x, y }));
  // rr.open.template-los: a template hides what is under it
  const smoke: Hidden = underTemplate(things, to) && !covered(viewer).some((square) => same(square, to)) ? 2 : 0;
  const near = covered(viewer).some(({ x, y }) => Math.max(Math.abs(to.x - x), Math.abs(to.y - y)) <= 1);
  // rr.los.forest-square-partial, rr.square.forest-hides
  const inForest: Hidden = board.squares[to.y]?.[to.x] === "f" && !near ? 1 : 0;
  if (viewer.vehicle === undefined) {
    if (!inFieldOfView(viewer, to)) return "none";
    return words[
      most(
        hiddenOn({ board, ...fromCentre(viewer), to, axis: true, facing: viewer.facing, blocked, barrel }),
        inForest,
        smoke,
      )
    ];
  }
  const best = lookouts(viewer)
    .filter((lookout) => inVehicleView(lookout, to))
    .map(({ corner, row, facing }) =>
      most(
        hiddenOn({
          board,
          start: { x: 2 * corner.x, y: 2 * corner.y },
          under: covered(viewer),
          row,
          window: null,
          to,
          axis: true,
          facing,
          blocked,
          barrel,
        }),
        inForest,
        smoke,
      ),
    );
  return best.length === 0 ? "none" : words[best.reduce((a, b) => (a < b ? a : b))];
}

/** Whether an Operator has a line of attack to a square. Crouched he is blocked by low cover as well. */
export function operatorHasLine(
  board: DrawnBoard,
  { from, crouched }: { readonly from: Point; readonly crouched: boolean },
  to: Point,
  units: readonly Figure[],
  things: Things = nothing,
): boolean {
  if (underTemplate(things, to) && !same(from, to)) return false;
  const blocked = stopsAt(units, things, (unit) => covered(unit).some((square) => same(square, to)));
  const barrel = (x: number, y: number): boolean => things.barrels.some((at) => same(at, { x, y }));
  const hidden = hiddenOn({ board, ...fromCentre(from), to, axis: false, facing: "N", blocked, barrel });
  return hidden === 0 || (hidden === 1 && !crouched);
}
