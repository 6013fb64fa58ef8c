/** A piece of SVG. Only this module makes one, so that no text gets into a picture unescaped. */
export interface Markup {
  readonly markup: string;
}

/** Attributes of an element; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What XML 1.0 cannot hold, and what would turn the direction of the text behind it. */
const unfit = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}|[\uFFFE\uFFFF]/gu;
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in an element or between quotes: well-formed whatever was written. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unfit, "\uFFFD")
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** A number in hundredths: short, and fine enough for any screen. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** An element. Numbers are shortened, texts escaped. */
export function element(name: string, attributes: Attributes, ...children: readonly Markup[]): Markup {
  let markup = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) markup += ` ${key}="${typeof value === "number" ? short(value) : escaped(value)}"`;
  return {
    markup:
      children.length === 0 ? `${markup}/>` : `${markup}>${children.map((child) => child.markup).join("")}</${name}>`,
  };
}

/** Text between elements. */
export const words = (text: string): Markup => ({ markup: escaped(text) });

/** A group with the name that screen readers and pointers get. */
export const group = (attributes: Attributes, name: string, ...children: readonly Markup[]): Markup =>
  element("g", attributes, element("title", {}, words(name)), ...children);

/** Path data from commands and numbers. */
export const path = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === "number" ? short(part) : part)).join(" ");
