import { fileURLToPath } from "node:url";

// stands in for service/pictures/assets.ts: a bundle has these files beside itself, where bundle.ts puts them

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export const rendererFile = beside("renderer.wasm");
export const fontFiles: readonly string[] = [beside("letters.ttf"), beside("letters-bold.ttf")];
