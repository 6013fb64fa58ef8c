import { middleOf, nameOfSpot, type Spot, spotNamed } from "../board/spots.ts";
import { attributeSaying, blankOf, filling, saidOf, saying, type Statement } from "./statement.ts";

// What lines say of what lies on a measured table: pieces at their places, shapes by their outlines, facings in degrees.

const rounded = (value: number, to: number): number => Math.round(value / to) * to;

/** A place that was dragged to: to a hundredth, which is finer than a hand. */
const nearly = ({ x, y }: Spot): Spot => ({ x: rounded(x, 0.01), y: rounded(y, 0.01) });

/** The corners of a shape that a line lays on the table; null for a line that lays none. */
export function outlineOf({ form, filled }: Statement): readonly Spot[] | null {
  const blank = blankOf(form, "outline");
  if (blank === undefined) return null;
  const corners = (filled[blank.name] ?? "").split(" ").flatMap((word) => spotNamed(word) ?? []);
  return corners.length < 3 ? null : corners;
}

/** The statement with other corners. */
export function withOutline(statement: Statement, corners: readonly Spot[]): Statement {
  const blank = blankOf(statement.form, "outline");
  return blank === undefined ? statement : filling(statement, blank.name, corners.map(nameOfSpot).join(" "));
}

const movedBy = (corners: readonly Spot[], x: number, y: number): readonly Spot[] =>
  corners.map((corner) => nearly({ x: corner.x + x, y: corner.y + y }));

/** An outline round 0,0 laid round a place. */
export const laidRound = (outline: string, at: Spot): string =>
  movedBy(
    outline.split(" ").flatMap((word) => spotNamed(word) ?? []),
    at.x,
    at.y,
  )
    .map(nameOfSpot)
    .join(" ");

/** A statement moved from one place to another: a piece to it, a shape by as much. */
export function movedOnTable(statement: Statement, from: Spot, to: Spot): Statement {
  const corners = outlineOf(statement);
  return corners === null
    ? filling(statement, "place", nameOfSpot(nearly(to)))
    : withOutline(statement, movedBy(corners, to.x - from.x, to.y - from.y));
}

/** A shape with one of its corners elsewhere. */
export const withCorner = (statement: Statement, corner: number, to: Spot): Statement =>
  withOutline(statement, (outlineOf(statement) ?? []).with(corner, nearly(to)));

/** The degrees that something faces, clockwise from the upper edge; null where its line can say none. */
export function degreesOf(statement: Statement): number | null {
  const facing = attributeSaying(statement.form, "facing");
  if (facing?.blank?.kind !== "number") return null;
  const degrees = Number(saidOf(statement, facing.word) ?? "0");
  return Number.isFinite(degrees) ? degrees : 0;
}

/** Something that faces so many degrees. */
export function facingDegrees(statement: Statement, degrees: number): Statement {
  const facing = attributeSaying(statement.form, "facing");
  const whole = ((Math.round(degrees) % 360) + 360) % 360;
  return facing === undefined ? statement : saying(statement, facing.word, String(whole));
}

/** A shape turned round its middle by so many degrees. */
export function turnedShape(statement: Statement, degrees: number): Statement {
  const corners = outlineOf(statement) ?? [];
  const middle = middleOf(corners);
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const turned = corners.map(({ x, y }) =>
    nearly({
      x: middle.x + (x - middle.x) * cosine - (y - middle.y) * sine,
      y: middle.y + (x - middle.x) * sine + (y - middle.y) * cosine,
    }),
  );
  return withOutline(statement, turned);
}
