import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The tests of pure functions: what one of them loads, the next finds loaded. */
const pure = [
  "conformance",
  "geometry",
  "kernel",
  "pictures",
  "rogue-regiment",
  "v-sabotage",
  "hour-of-glory",
  "two-hundred-hours",
  "dust-tactics",
].map((folder) => `tests/${folder}/**/*.test.ts`);

export default defineConfig({
  resolve: {
    // the file Node itself takes, so that there is one graphql for the service and for graphql-http
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }],
  },
  test: {
    maxWorkers: 3,
    // what a test does is bounded by counts; these only end one that hangs, also on a machine that does other things
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      { extends: true, test: { name: "rules", include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: "service",
          isolate: false,
          include: ["tests/**/*.test.ts"],
          exclude: ["**/node_modules/**", "tests/web/**", ...pure],
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          isolate: false,
          include: ["tests/web/**/*.test.ts"],
          globalSetup: ["tests/web/shared.ts"],
        },
      },
    ],
  },
});
