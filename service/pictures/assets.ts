import { fileURLToPath } from "node:url";

// where the files lie that PNGs are made with; a bundle has them beside itself (lambdas/picture-assets.ts)

const installed = (name: string): string => fileURLToPath(import.meta.resolve(name));

/** The renderer, as WebAssembly: one file for every processor, and nothing to compile on installing. */
export const rendererFile = installed("@resvg/resvg-wasm/index_bg.wasm");

/** The font of the letters in a PNG, in its two weights. */
export const fontFiles: readonly string[] = [
  "400Regular/SourceSans3_400Regular.ttf",
  "700Bold/SourceSans3_700Bold.ttf",
].map((file) => installed(`@expo-google-fonts/source-sans-3/${file}`));
