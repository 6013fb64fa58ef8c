import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    // the file Node itself takes, so that there is one graphql for the service and for graphql-http
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }],
  },
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: ["tests/web/built.ts"],
    maxWorkers: 2,
    // what a test does is bounded by counts; these only end one that hangs, also on a machine that does other things
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
