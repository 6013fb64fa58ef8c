import type { Picture, Theme } from "../../pictures/index.ts";
import type { PlayerView, SightQuestion } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { currentBudget } from "../adjudication/budget.ts";
import { Fault } from "../schema/faults.ts";
import { MOST_PIXELS } from "../schema/picture-size.ts";

/** What is asked of a picture besides the position. */
export interface PictureQuestion {
  readonly theme: Theme;
  readonly sight?:
    | { readonly from: string; readonly to: string; readonly facing?: SightQuestion["facing"] | undefined }
    | undefined;
  readonly fieldOfView?: string | undefined;
  readonly width?: number | undefined;
  readonly title?: string | undefined;
}

/** A picture that was drawn, and can be painted as well. */
export interface DrawnPicture extends Picture {
  /** The same as PNG. */
  readonly png: () => Promise<Uint8Array>;
}

/** The width of a PNG that nobody gave one for: sharp on a phone, and enough for a chat. */
const USUAL_PIXELS = 1080;

/** The work of a point: of the largest PNGs there is one a request. */
const POINT = 0.35;
/** The work of a line as long as a point is wide, of a point that something is painted over, of a letter. */
const LINED = 6;
const FILLED = 0.04;
const LETTER = 100;

/** Loads what pictures are made with: few requests ask for one, and no other has to wait for it. */
export const pictureMaker = () => import("./maker.ts");

/** Answers a question that is part of a request: what is wrong with it is told at its place in that. */
function answered<T>(placeOf: (path: string) => string, answer: () => T): T {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const defects = error.defects.map((defect) => ({ ...defect, path: placeOf(defect.path) }));
    throw new Fault(error.kind, error.message, defects, error.presentVersion, error.retryAfter);
  }
}

/**
 * Draws what somebody may know of a moment, with the answers to his questions on it. `sightAt` is the place of the
 * question on sight in the request.
 */
export async function pictureOf(
  adjudicator: Adjudicator,
  seen: PlayerView,
  { sight, fieldOfView, theme, width, title }: PictureQuestion,
  sightAt = "/sight",
): Promise<DrawnPicture> {
  const { board, moment } = adjudicator.board(seen);
  const ruling =
    sight &&
    answered(
      (path) => `${sightAt}${path}`,
      () => adjudicator.sight(seen, sight).ruling,
    );
  const field =
    fieldOfView === undefined
      ? undefined
      : answered(
          () => "/fieldOfView",
          () => adjudicator.fieldOfView(seen, fieldOfView).field,
        );
  const { drawBoard, paint, paintedIn } = await pictureMaker();
  const picture = drawBoard(board, {
    theme,
    title: title ?? adjudicator.game(seen.game).title,
    subtitle: moment,
    sight: ruling,
    fieldOfView: field,
    width,
  });
  currentBudget().charge("text", picture.svg.length);
  let painted: Promise<Uint8Array> | null = null;
  // painted once, however often a document names it
  return {
    ...picture,
    async png() {
      const across = Math.min(width ?? USUAL_PIXELS, MOST_PIXELS);
      const high = Math.min(MOST_PIXELS, (across * picture.height) / picture.width);
      if (painted === null) {
        currentBudget().charge("points", Math.ceil(across * high * POINT));
        const scale = across / picture.width;
        const { length, area, letters } = paintedIn(picture.svg);
        currentBudget().charge(
          "points",
          Math.ceil(length * scale * LINED + area * scale * scale * FILLED + letters * LETTER),
        );
      }
      return (painted ??= paint(picture, across));
    },
  };
}
