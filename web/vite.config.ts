import { join } from "node:path";
import { defineConfig } from "vite";
import { serviceWorker } from "./offline/build-service-worker.ts";
import { thirdPartyNotices } from "./offline/third-party-notices.ts";

const notices = thirdPartyNotices();

/**
 * Builds the page into static files: no address but their own is named in them, and nothing is inlined that the content
 * security policy would refuse.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  publicDir: "public",
  plugins: [serviceWorker(import.meta.dirname), notices.ofPage],
  // the engine answers one request after the other, and needs no more of Node than this
  resolve: { alias: { "node:async_hooks": join(import.meta.dirname, "engine/one-request.ts") } },
  worker: { format: "es", plugins: () => [notices.ofWorker] },
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
    // what every board needs is one file, which compresses better than several
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "boards",
              test: /\/web\/(?:board\/(?!marks|cursor|board-view|in-sight|in-words|pictured|thumbnail|watched)|sight\/sight-question|table\/(?:ends|aim|narrow)\.)|\/pictures\/action-words/,
            },
            // what every first board needs of the page: one file of it is smaller than twenty
            {
              name: "base",
              test: /\/web\/(?:api\/|page\/|rules\/(?:cited|decisive|open-rule|in-force)\.|game\/(?:local-table|opponent|strength|sides|outcome|pace|standing|shelf|table|disputed|asked|else-fair|some-of)\.|table\/(?:seated|enemy-layer|decisive)\.|director\/(?:told|grave|faces|texts-in|together)\.|home\/kept-tables|engine\/engine\.)|\/pictures\/(?:at-table-words|lists|written|names)\./,
            },
          ],
        },
      },
    },
  },
});
