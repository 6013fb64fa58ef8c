import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// servers and programs that tests start find what they load compiled
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url));

/** What counts the steps of code, or the work of requests, from memories that nobody has filled before: in a process of its own. */
const alone = ["tests/kernel/hostile-texts.test.ts", "tests/service/measured-work.test.ts"];

/** What builds, deploys, starts or ends whole programs and threads, or works changes of the documents through. */
const whole = [
  "tests/cli/*.test.ts",
  "tests/deploy/*.test.ts",
  "tests/docs/worked-changes.test.ts",
  "tests/fault/*.test.ts",
  "tests/packages/generated-types.test.ts",
  "tests/lambdas/{bundles,flow,inventory,licences}.test.ts",
  "tests/self-hosting/*.test.ts",
  "tests/service/dynamodb-local.test.ts",
  "tests/service/commands/*.test.ts",
  "tests/service/threads/threads.test.ts",
  "tests/smoke/*.test.ts",
];

/** A window of the browser may stall on a machine that does other things: once more, and the report says so. */
const stalls = { retry: 1 };

/** What Node cannot read itself: components of the page. */
const components = ["tests/web/renewed-consents.test.ts"];

/** Node loads the files as everywhere else, which takes a third less than what Vite makes of them. */
const byNode = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    maxWorkers: 3,
    // what a test does is bounded by counts; these only end one that hangs, also on a machine that does other things
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    projects: [
      { extends: true, test: { name: "alone", include: alone, isolate: true, experimental: byNode } },
      {
        extends: true,
        test: {
          // one for rules and service: what one of their files has loaded and compiled, the next finds
          name: "rules and service",
          isolate: false,
          experimental: byNode,
          include: ["tests/**/*.test.ts"],
          exclude: ["**/node_modules/**", "tests/web/**", ...alone, ...whole],
        },
      },
      {
        extends: true,
        // what npm run test:whole runs
        test: { name: "whole", isolate: false, experimental: byNode, include: whole },
      },
      {
        extends: true,
        test: {
          name: "page",
          ...stalls,
          isolate: false,
          setupFiles: ["tests/web/nothing-on-the-table.ts"],
          experimental: byNode,
          include: ["tests/web/*.test.ts"],
          exclude: ["**/node_modules/**", ...components],
          globalSetup: ["tests/web/shared.ts"],
        },
      },
      {
        extends: true,
        test: {
          // what npm run test:page runs
          name: "walks",
          ...stalls,
          isolate: false,
          experimental: byNode,
          include: ["tests/web/walks/*.test.ts"],
          globalSetup: ["tests/web/shared.ts"],
        },
      },
      {
        extends: true,
        // the file Node itself takes, so that there is one graphql for the service and for graphql-http
        resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
        test: { name: "components", isolate: false, include: components },
      },
    ],
  },
});
