import { defineConfig } from "vite";

/**
 * Builds the page into static files: no address but their own is named in them, and nothing is inlined that the content
 * security policy would refuse.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  publicDir: "public",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // "npx vite web" while working on the page, beside "npm start"
  server: { proxy: { "/v1": "http://localhost:4000" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2024",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
