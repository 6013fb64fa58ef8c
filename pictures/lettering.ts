import { element, type Markup, words } from "./svg.ts";

/** What texts are set in; the picture carries no font, and takes what is there. */
export const fontFamily = "'Source Sans 3', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const widthOf = (sign: string): number => {
  if (/[ilj.,:;'|!()[\] ftrI]/.test(sign)) return 0.32;
  if (/[mwMW@%—]/.test(sign)) return 0.86;
  if (/[A-Z]/.test(sign)) return 0.64;
  return sign > "\u2E80" ? 1.05 : 0.54;
};

/** About how wide a text is, in sizes of its font: the widest of the usual fonts counts. */
export const textWidth = (text: string): number => [...text].reduce((width, sign) => width + widthOf(sign), 0);

/** A text in lines of at most `most` font sizes; a word that is longer is cut. */
export function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (textWidth(longer) <= most) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const sign of word) {
      if (line !== "" && textWidth(line + sign) > most) {
        lines.push(line);
        line = "";
      }
      line += sign;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** How a text is set: where, how large, and in what. */
export interface Setting {
  readonly x: number;
  /** Of the base line, or of the middle where it is centred. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
  readonly anchor?: "start" | "middle" | "end";
  /** A line around the letters, for texts that lie on a drawing. */
  readonly halo?: string;
}

/** A text on one line. */
export function lettered(text: string, { x, y, size, fill, bold = false, anchor = "start", halo }: Setting): Markup {
  const around =
    halo === undefined
      ? {}
      : { stroke: halo, "stroke-width": size * 0.22, "stroke-linejoin": "round", "paint-order": "stroke" };
  return element(
    "text",
    {
      x,
      y,
      "font-size": size,
      fill,
      "font-weight": bold ? 700 : undefined,
      "text-anchor": anchor === "start" ? undefined : anchor,
      ...around,
    },
    words(text),
  );
}

/** A short text whose middle is at a point: by its base line, for renderers differ over other ways. */
export const centred = (text: string, setting: Setting): Markup =>
  lettered(text, { ...setting, y: setting.y + setting.size * 0.345, anchor: "middle" });
