import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { fontFiles, rendererFile } from "./assets.ts";
import { MOST_PIXELS } from "../schema/picture-size.ts";

let ready: Promise<readonly Uint8Array[]> | null = null;

/** Loads the renderer and its font: once, and only when the first PNG is asked for. */
async function load(): Promise<readonly Uint8Array[]> {
  const [wasm, ...fonts] = await Promise.all([rendererFile, ...fontFiles].map((file) => readFile(file)));
  if (wasm !== undefined) await initWasm(wasm);
  return fonts;
}

/** A picture as PNG, `width` pixels wide; less where it would be higher than a PNG may be. */
export async function paint(
  { svg, width, height }: { readonly svg: string; readonly width: number; readonly height: number },
  pixels: number,
): Promise<Uint8Array> {
  ready ??= load();
  const fonts = await ready;
  // neither side may be nothing
  const wide = Math.max(
    1,
    Math.ceil(width / height),
    Math.min(pixels, MOST_PIXELS, Math.floor((MOST_PIXELS * width) / height)),
  );
  const renderer = new Resvg(svg, {
    fitTo: { mode: "width", value: wide },
    font: { fontBuffers: [...fonts], defaultFontFamily: "Source Sans 3", sansSerifFamily: "Source Sans 3" },
  });
  const image = renderer.render();
  try {
    return image.asPng();
  } finally {
    // memory of WebAssembly is not collected
    image.free();
    renderer.free();
  }
}
