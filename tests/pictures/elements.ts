import { SaxesParser } from "saxes";

/** An element of a picture with the text directly inside it. */
export interface Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Every element of an XML text in order. Throws where it is not well-formed. */
export function elementsOf(xml: string): readonly Found[] {
  const parser = new SaxesParser();
  const all: Found[] = [];
  const open: Found[] = [];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const found = { name, attributes, text: "" };
    all.push(found);
    open.push(found);
  });
  parser.on("text", (text) => {
    const inside = open.at(-1);
    if (inside !== undefined) inside.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(xml).close();
  return all;
}

/** The values of an attribute, in order. */
export const valuesOf = (elements: readonly Found[], attribute: string): readonly string[] =>
  elements.flatMap(({ attributes }) => attributes[attribute] ?? []);
